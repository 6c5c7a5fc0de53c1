"""A position's text that can be damaged, and the ways to damage it that all games have."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from garrison.core.game import Game
from garrison.core.position_text import setup_in
from garrison.core.rng import Rng
from garrison.core.sheet import sheet_of
from garrison.core.sheet_text import SheetItem, SheetLine, parsed, printed


class Text:
    """A text that can be changed line by line."""

    def __init__(self, text: str) -> None:
        self.lines = {(line.section, line.key): [*line.items] for line in parsed(text)}
        self.raw = ""  # what is put at its end

    def __str__(self) -> str:
        order: dict[str, list[SheetLine]] = {}
        for (section, key), items in self.lines.items():
            order.setdefault(section, []).append(SheetLine(section, key, tuple(items)))
        return printed(line for lines in order.values() for line in lines) + self.raw

    def get(self, section: str, key: str) -> list[SheetItem]:
        """The items of a line; a change to them is a change to the text."""
        return self.lines.setdefault((section, key), [])

    def put(self, section: str, key: str, *items: str) -> None:
        """A line in place of what was there."""
        self.lines[section, key] = [item for said in items for item in _items(said)]

    def add(self, section: str, key: str, *items: str) -> None:
        """Items at the end of a line."""
        self.get(section, key).extend(item for said in items for item in _items(said))

    def keys(self, section: str) -> list[str]:
        """The lines of a section."""
        return [key for named, key in self.lines if named == section]

    def having(self, section: str, *names: str) -> list[str]:
        """The lines of a section with one of these names."""
        return [
            key for key in self.keys(section) if any(item.name in names for item in self.get(section, key))
        ]


def _items(said: str) -> tuple[SheetItem, ...]:
    return parsed(f"x: {said}")[0].items


@dataclass(frozen=True)
class Damage:
    """`apply` does it, unless the text has nothing that could be damaged so."""

    name: str
    expected: str
    apply: Callable[[Game, Text, Rng], bool]


def pick(rng: Rng, things: list[Any]) -> Any:
    """One of several."""
    return things[rng.below(len(things))]


def _anywhere(text: Text, rng: Rng) -> tuple[str, str]:
    return pick(rng, [place for place in text.lines if place[0]])  # type: ignore[no-any-return]


def _unknown_name(game: Game, text: Text, rng: Rng) -> bool:
    text.add(*_anywhere(text, rng), "nonsense")
    return True


def _unknown_key(game: Game, text: Text, rng: Rng) -> bool:
    text.put(_anywhere(text, rng)[0], "nonsense", "1")
    return True


def _unknown_section(game: Game, text: Text, rng: Rng) -> bool:
    text.put("nonsense", "one", "1")
    return True


def _twice(game: Game, text: Text, rng: Rng) -> bool:
    section, key = _anywhere(text, rng)
    text.raw = f"[{section}]\n{key}: 1\n"
    return True


def _no_field(game: Game, text: Text, rng: Rng) -> bool:
    text.raw = "what is this\n"
    return True


def _too_large(game: Game, text: Text, rng: Rng) -> bool:
    setup = setup_in(game, str(text))
    fields = [one for one in sheet_of(game).fields(sheet_of(game).empty(setup)) if "" in one.parts[0].names()]
    one = pick(rng, fields)
    text.put(one.section, one.key, "100000")
    return True


COMMON = (
    Damage("unknown name", "' is not known here; valid: ", _unknown_name),
    Damage("unknown field", "no such field; valid in [", _unknown_key),
    Damage("unknown section", "no such section; valid: ", _unknown_section),
    Damage("line twice", "named twice, before that in line ", _twice),
    Damage("no field", "is no field", _no_field),
    Damage("number too large", "100000 is not from ", _too_large),
)


def lines_instead(*lines: tuple[str, ...]) -> Callable[[Game, Text, Rng], bool]:
    """Lines in place of others, whatever was there: section, key and items of each."""

    def damage(game: Game, text: Text, rng: Rng) -> bool:
        for section, key, *items in lines:
            text.put(section, key, *items)
        return True

    return damage
