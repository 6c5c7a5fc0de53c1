"""What `scripts/test` runs: checks, the compiled build, and the tests by group."""
