"""Garrison: solo and cooperative board games with every rule enforced."""

__version__ = "0.3.0.dev0"
