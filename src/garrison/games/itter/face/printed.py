"""What is printed on the board of Castle Itter, from the component data in force: squares, spaces, paths."""

from __future__ import annotations

from dataclasses import dataclass

from garrison.games.itter.components.records import Components

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
class PrintedBoard:
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


def printed_board(components: Components) -> PrintedBoard:
    """The board, corrections of its owner included."""
    circles = {one.id: Space(one.id, one.colour, one.next, 0) for one in components.track_spaces}
    areas = {one.id: Space(one.id, one.colour, one.next, one.number) for one in components.tracks}
    squares = (Square(one.id, one.location, one.colours, one.die, one.weapon) for one in components.positions)
    return PrintedBoard(tuple(squares), areas | circles)
