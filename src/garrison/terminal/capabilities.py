"""What a terminal can show, by the environment: pages, colours, more than ASCII."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import TextIO

LEAST_COLUMNS, LEAST_ROWS = 80, 24  # of a page with a board
WITHOUT_ENCODING = ("", "C", "POSIX")


def size_of(out: TextIO) -> tuple[int, int]:
    """Columns and rows of a terminal; 0 and 0 of anything else."""
    try:
        size = os.get_terminal_size(out.fileno()) if out.isatty() else None
    except (OSError, ValueError):
        size = None
    return (size.columns, size.lines) if size else (0, 0)


def shows_pages(source: TextIO, out: TextIO, env: Mapping[str, str] = os.environ) -> bool:
    """Whether somebody sits at a terminal that can be redrawn and has room for a board and a question."""
    columns, rows = size_of(out)
    return source.isatty() and not is_dumb(env) and columns >= LEAST_COLUMNS and rows >= LEAST_ROWS


def is_dumb(env: Mapping[str, str] = os.environ) -> bool:
    """Whether the terminal says of itself that it can only write line after line."""
    return env.get("TERM", "") in ("dumb", "unknown") or ("TERM" not in env and os.name != "nt")


def shows_colours(env: Mapping[str, str] = os.environ) -> bool:
    """Unless NO_COLOR is set to anything, as https://no-color.org has it."""
    return not env.get("NO_COLOR")


def is_ascii(out: TextIO, env: Mapping[str, str] = os.environ) -> bool:
    """Whether only ASCII can be counted on: a C locale, or an encoding other than UTF-8."""
    if "utf" not in (out.encoding or "").lower():
        return True
    named = env.get("LC_ALL") or env.get("LC_CTYPE") or env.get("LANG") or ""
    return os.name != "nt" and named in WITHOUT_ENCODING
