"""Event cards that a hero keeps until he has brought them where they lead, as part of a position's text. [C.6d]"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from garrison.core.sheet_parts import SOME, Misfit, SheetPart
from garrison.core.sheet_text import SheetItem
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.names import space_name
from garrison.games.wolfenstein.position import WolfPosition

CHOICE = "choice"


@dataclass(frozen=True)
class KeptEvent(SheetPart):
    """Who keeps it, which of its options was taken, and the space where it is to be delivered."""

    heroes: Sequence[str]
    spaces: Sequence[str]
    kind = SOME

    def names(self) -> Sequence[str]:
        return (*self.heroes, CHOICE, *self.spaces)

    def clear(self, p: WolfPosition, n: int) -> None:
        p.row[c.KEPT + n] = 0

    def write(self, p: WolfPosition, n: int) -> list[SheetItem]:
        packed = int(p.row[c.KEPT + n]) - 1
        if packed < 0:
            return []
        hero, choice, cell = packed & 7, packed >> 3 & 1, packed >> 4
        return [SheetItem(self.heroes[hero]), SheetItem(CHOICE, choice + 1), SheetItem(space_name(cell))]

    def read(self, p: WolfPosition, n: int, item: SheetItem) -> None:
        """One after the other, each into its bits."""
        packed = max(int(p.row[c.KEPT + n]) - 1, 0)
        if item.name == CHOICE:
            if item.number not in (1, 2):
                raise Misfit(f"a card has the choices 1 and 2, not {item.number}")
            packed |= (item.number - 1) << 3
        elif item.name in self.heroes:
            packed |= list(self.heroes).index(item.name)
        else:
            row, _, column = item.name.removeprefix("r").partition("c")
            packed |= ((int(row) - 1) << c.SHIFT_Y | (int(column) - 1)) << 4
        p.row[c.KEPT + n] = packed + 1
