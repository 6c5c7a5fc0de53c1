"""Parsing of what people type: numbers and paths."""

from __future__ import annotations

from pathlib import Path

MOST_DIGITS = 9


def number(text: str) -> int | None:
    """The text as a whole number of reasonable length, or None."""
    return int(text) if text.isdecimal() and len(text) <= MOST_DIGITS else None


def path(text: str) -> Path:
    """A path, with ~ expanded where that home exists."""
    try:
        return Path(text).expanduser()
    except RuntimeError:
        return Path(text)
