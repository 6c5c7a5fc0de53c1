"""Files that people bring."""
