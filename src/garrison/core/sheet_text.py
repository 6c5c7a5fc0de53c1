"""A position as text, as far as any game has it: sections, keys and lists of items, each with its line.

    game: patrol
    scenario: night

    [defenders]
    lee: k1, exhausted
    basse: supply

An item is a name, a number, or a name with a number (`rifleman 3`). What stands after a # is a remark.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from garrison.core.errors import GarrisonError

MOST_LETTERS = 64_000
HEAD = ""  # the section before the first heading
NUMBER = re.compile(r"-?\d{1,18}")


class BadPosition(GarrisonError, ValueError):
    """A position that cannot be read or cannot be; the message names line and field, with the rule."""

    code = "bad-position"


@dataclass(frozen=True, slots=True)
class SheetItem:
    """A name, a number, or both."""

    name: str = ""
    number: int | None = None

    def __str__(self) -> str:
        return " ".join(str(part) for part in (self.name, self.number) if part not in ("", None))


@dataclass(frozen=True, slots=True)
class SheetLine:
    """What a text says of one thing; `line` is 0 where it comes from no text."""

    section: str
    key: str
    items: tuple[SheetItem, ...]
    line: int = 0

    @property
    def place(self) -> str:
        """Where it stands, for people."""
        field = f"{self.section}: {self.key}" if self.section else self.key
        return f"line {self.line}: {field}" if self.line else field


def printed(lines: Iterable[SheetLine]) -> str:
    """The text."""
    out: list[str] = []
    section = HEAD
    for line in lines:
        if line.section != section:
            section = line.section
            out += ["", f"[{section}]"]
        out.append(f"{line.key}: {', '.join(map(str, line.items))}".rstrip())
    return "\n".join(out) + "\n"


def parsed(text: str) -> list[SheetLine]:
    """The lines of a text, none of them twice."""
    if len(text) > MOST_LETTERS:
        raise BadPosition(f"a position of {len(text)} letters; at most {MOST_LETTERS} are read")
    found: dict[tuple[str, str], SheetLine] = {}
    for line in _lines(text):
        before = found.setdefault((line.section, line.key), line)
        if before is not line:
            raise BadPosition(f"{line.place}: named twice, before that in line {before.line}")
    return list(found.values())


def _lines(text: str) -> Iterator[SheetLine]:
    section = HEAD
    for number, raw in enumerate(text.splitlines(), start=1):
        said = raw.partition("#")[0].strip()
        if not said:
            continue
        if said.startswith("["):
            section = said.strip("[]").strip()
            if said != f"[{section}]" or not section:
                raise BadPosition(f"line {number}: '{said}' is no heading; write [defenders], for example")
            continue
        key, colon, rest = (part.strip() for part in said.partition(":"))
        if not (key and colon):
            raise BadPosition(f"line {number}: '{said[:40]}' is no field; write 'turn: 3', for example")
        items = tuple(_item(part, number, key) for part in rest.split(",") if part.strip())
        yield SheetLine(section, key, items, number)


def _item(said: str, line: int, key: str) -> SheetItem:
    words = said.split()
    number = int(words.pop()) if NUMBER.fullmatch(words[-1]) else None
    if len(words) > 1:
        raise BadPosition(
            f"line {line}: {key}: '{said.strip()[:40]}' is neither a name nor a name and a number"
        )
    return SheetItem(words[0] if words else "", number)
