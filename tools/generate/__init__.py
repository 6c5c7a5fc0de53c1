"""Everything in the repository that is made by a program: one list, and one command that makes or checks it."""
