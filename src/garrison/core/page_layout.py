"""A board on one page of a terminal: how much room it has, its colours, and text measured without them.

Colours only repeat what a letter or a sign says already: a board without them loses nothing.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest

CODES = {
    "green": "32",
    "red": "31",
    "purple": "35",
    "yellow": "33",
    "black": "90",  # dark grey: black itself cannot be seen on most terminals
    "white": "37",
    "blue": "36",
    "bold": "1",
    "dim": "2",
    "lit": "7",
}
RESET = "\x1b[0m"
CODE = re.compile(r"\x1b\[[0-9;]*m")


@dataclass(frozen=True, slots=True)
class PageArea:
    """The rows and columns a board may use, whether in colour, and the refs that are lit up on it."""

    rows: int
    columns: int
    coloured: bool = False
    lit: frozenset[str] = frozenset()

    def paint(self, style: str, text: str) -> str:
        """The text in a colour, where there are colours."""
        code = CODES.get(style)
        return f"\x1b[{code}m{text}{RESET}" if self.coloured and code and text else text

    def light(self, ref: str, text: str) -> str:
        """The text, reversed if what it stands for is lit up."""
        return self.paint("lit", bare(text)) if ref in self.lit else text


def bare(text: str) -> str:
    """A text without its colours."""
    return CODE.sub("", text)


def pad(text: str, width: int) -> str:
    """A text filled up to that many columns."""
    return text + " " * (width - len(bare(text)))


def cut(text: str, width: int) -> str:
    """A text of at most that many columns; one that is longer loses its end, and its colours with it."""
    plain = bare(text)
    return text if len(plain) <= width else f"{plain[: width - 1]}…"


def beside(left: Sequence[str], right: Sequence[str], at: int) -> list[str]:
    """Two blocks of lines next to each other, the second from a column on."""
    return [pad(one, at) + other for one, other in zip_longest(left, right, fillvalue="")]


def broken(text: str, width: int, most: int = 0) -> list[str]:
    """A text without colours in lines of that width, the later ones indented; of more than `most` the last is cut."""
    lines = [""]
    for word in text.split():
        if lines[-1].strip() and len(lines[-1]) + 1 + len(word) > width:
            lines.append(" ")
        lines[-1] += f" {word}" if lines[-1] else word
    if most and len(lines) > most:
        rest = " ".join(line.strip() for line in lines[most - 1 :])
        lines = [*lines[: most - 1], cut(f"  {rest}" if most > 1 else rest, width)]
    return lines
