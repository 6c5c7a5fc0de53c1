"""The tracks of Castle Itter as a drawing: placement areas on the left, the castle on the right."""

from __future__ import annotations

from garrison.games.itter.face.printed import CASTLE, PrintedBoard

STEP = 6  # columns from one circle to the next
JOIN = 2  # columns from a join to the circle behind it
EMPTY = "·"
EVERY = slice(None)


class Tracks:
    """A grid of characters; every space has its row and column."""

    def __init__(
        self,
        printed: PrintedBoard,
        heads: dict[str, str],
        marks: dict[str, str],
        gates: slice = EVERY,
        step: int = STEP,
    ) -> None:
        """`heads` is what stands before each area's track, `marks` what stands on each circle.

        `gates` leaves out some of the tracks, counted by where they end at the castle.
        """
        self._printed = printed
        self._marks = marks
        self._step = step
        roots = self._entries(CASTLE)[gates]
        areas = [name for name in heads if printed.path(name)[-1] in roots]
        self._left = max(len(heads[name]) for name in areas) + 1
        self._deepest = max(len(printed.path(name)) for name in areas)
        self._rows: list[list[str]] = []
        for root in roots:
            self._grow(root, heads)

    def lines(self) -> list[str]:
        """The drawing."""
        return ["".join(row).rstrip() for row in self._rows]

    def _entries(self, space: str) -> list[str]:
        """What leads into a space, lowest area first."""
        found = [name for name, other in self._printed.spaces.items() if other.next == space]
        return sorted(found, key=self._lowest)

    def _lowest(self, space: str) -> int:
        number = self._printed.spaces[space].number
        return number or min((self._lowest(entry) for entry in self._entries(space)), default=0)

    @property
    def _width(self) -> int:
        return self._left + self._step * (self._deepest + 1)

    def _column(self, space: str) -> int:
        return self._left + self._step * (self._deepest - 1 - len(self._printed.path(space))) + JOIN + 1

    def _grow(self, space: str, heads: dict[str, str]) -> int:
        """Draw everything that leads into a space, then the space; returns its row."""
        if space in heads:
            self._rows.append(list(heads[space].ljust(self._width)))
            return len(self._rows) - 1
        rows = [(entry, self._grow(entry, heads)) for entry in self._entries(space)]
        if not rows:
            self._rows.append([" "] * self._width)
        row = rows[-1][1] if rows else len(self._rows) - 1
        column = self._column(space)
        for number, (entry, at) in enumerate(rows):
            begin = len(heads[entry]) + 1 if entry in heads else self._column(entry) + 2
            self._draw(at, begin, column - JOIN - 1)
            if at != row:
                self._rows[at][column - JOIN - 1] = "┤" if number else "┐"
        self._join(rows, row, column)
        self._rows[row][column] = self._marks.get(space, EMPTY)
        if self._printed.spaces[space].next == CASTLE:
            self._rows[row][column + 2] = "█"
        return row

    def _join(self, rows: list[tuple[str, int]], row: int, column: int) -> None:
        """The vertical stroke that gathers several entries, and the last stroke to the circle."""
        if not rows:
            return
        for at in range(rows[0][1] + 1, row):
            if self._rows[at][column - JOIN - 1] == " ":
                self._rows[at][column - JOIN - 1] = "│"
        self._draw(row, column - JOIN - 1, column - 1)
        if len(rows) > 1:
            self._rows[row][column - JOIN - 1] = "┴"

    def _draw(self, row: int, begin: int, end: int) -> None:
        for column in range(begin, end):
            self._rows[row][column] = "─"
