"""Wrapping of lines to the width of the terminal, with continuation lines indented."""

from __future__ import annotations

import os
import re
import textwrap
from typing import TextIO

WIDEST = 100  # columns; longer lines are hard to read on the widest screen
NARROWEST = 20  # less than this says nothing of what a person sees
MOST_SET_IN = 24
# What the following lines are set in under: the indent, a number in a list, or a column before two blanks.
HEAD = re.compile(r" *(?:\d+\. |- |\S.*?  +)?")


def width_of(out: TextIO) -> int | None:
    """The columns of the terminal that is written to; None for a file or a pipe, where lines stay whole."""
    if not out.isatty():
        return None
    try:
        columns = os.get_terminal_size(out.fileno()).columns
    except (OSError, ValueError):
        return None
    return min(columns, WIDEST) if columns >= NARROWEST else None


def fitted(line: str, width: int) -> list[str]:
    """A line as lines of at most that many columns; a word that is longer stands alone."""
    if len(line) <= width:
        return [line]
    head = HEAD.match(line)
    start = head.end() if head and head.end() <= min(MOST_SET_IN, width // 2) else 0
    return textwrap.wrap(
        line[start:],
        width,
        initial_indent=line[:start],
        subsequent_indent=" " * (start or 2),
        break_long_words=False,
        break_on_hyphens=False,
    )
