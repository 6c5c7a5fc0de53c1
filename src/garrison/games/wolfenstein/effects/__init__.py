"""What cards, talents and missions do: a module for each kind of effect, found by looking into this folder.

A module has a record, with what the files say of the effect, and a class with what it does once it happens; an
effect that is only added to attacks or to the values of a figure has no such class.
"""
