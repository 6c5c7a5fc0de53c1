"""What event cards do: a module for each kind, found by looking into this folder.

Its record is what the file says of it, its class what it does when the card comes.
"""
