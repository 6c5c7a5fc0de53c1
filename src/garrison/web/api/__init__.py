"""What can be asked beside the messages of a table: lists, new tables, saves. It knows no server."""
