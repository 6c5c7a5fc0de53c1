"""What people type, read with care: numbers and paths."""

from __future__ import annotations

from pathlib import Path

MOST_DIGITS = 9


def number(text: str) -> int | None:
    """A whole number of sensible length, if that is what it is."""
    return int(text) if text.isdecimal() and len(text) <= MOST_DIGITS else None


def path(text: str) -> Path:
    """A path, with ~ for home; a home nobody has is left as it stands."""
    try:
        return Path(text).expanduser()
    except RuntimeError:
        return Path(text)
