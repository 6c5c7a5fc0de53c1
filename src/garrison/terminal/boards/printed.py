"""What is printed on the board of Castle Itter, from the component data in force: squares, spaces, paths."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from garrison.core.components.listed import Listed
from garrison.core.game import Game

CASTLE = "castle"


@dataclass(frozen=True)
class Square:
    """A combat position. `dice` are the numbers printed on it."""

    id: str
    location: str
    colours: tuple[str, ...]
    dice: tuple[int, ...]
    weapon: str


@dataclass(frozen=True)
class Space:
    """A placement area, which has a number, or a circle of a track; `next` is one step nearer to the castle."""

    id: str
    colour: str
    next: str
    number: int


@dataclass(frozen=True)
class Printed:
    """The whole board."""

    squares: tuple[Square, ...]
    spaces: dict[str, Space]

    def locations(self) -> dict[str, list[Square]]:
        """The squares of each location, in the order of the board."""
        found: dict[str, list[Square]] = {}
        for square in self.squares:
            found.setdefault(square.location, []).append(square)
        return found

    def path(self, space: str) -> list[str]:
        """The spaces from one to the castle, both ends left out."""
        out: list[str] = []
        while (space := self.spaces[space].next) != CASTLE:
            out.append(space)
        return out


@lru_cache(maxsize=8)
def printed_of(game: Game) -> Printed:
    """The board of a game, corrections of its owner included."""
    assert isinstance(game, Listed)
    sections: dict[str, dict[str, dict[str, object]]] = {}
    for row in game.component_listing():
        records = sections.setdefault(str(row["section"]), {})
        records.setdefault(str(row["id"]), {})[str(row["field"])] = row["value"]
    spaces = {**sections["tracks"], **sections["track_spaces"]}
    return Printed(
        tuple(_square(name, record) for name, record in sections["positions"].items()),
        {name: _space(name, record) for name, record in spaces.items()},
    )


def _square(name: str, record: dict[str, object]) -> Square:
    return Square(
        name,
        str(record["location"]),
        tuple(str(colour) for colour in _row(record.get("colours"))),
        tuple(int(str(face)) for face in _row(record.get("die"))),
        str(record.get("weapon") or ""),
    )


def _space(name: str, record: dict[str, object]) -> Space:
    return Space(name, str(record["colour"]), str(record["next"]), int(str(record.get("number", 0))))


def _row(value: object) -> list[object]:
    return list(value) if isinstance(value, list) else []
