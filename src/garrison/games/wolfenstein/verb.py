"""What a player can do, a class each: what bars it, and what it does."""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core import verb
from garrison.core.errors import BrokenRule
from garrison.core.option import Axis, Named
from garrison.core.packed import vec
from garrison.core.reasons import ALLOWED
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.why import NOT_ASKED

DECLARED: Final[list[verb.Verb]] = []


class WolfAnswer(verb.Verb):
    """What may be answered, numbered from `first` on: the numbers stand in `codes`, where mypyc folds them."""

    def __init__(self, first: i64, word: str, *axes: Axis) -> None:
        super().__init__(word, *axes)
        self.first = first
        DECLARED.append(self)


class Pointed(WolfAnswer):
    """What a click on the board says by itself: the path names no action."""

    def named(self, packed: object) -> list[Named]:
        return [(name, path[1:]) for name, path in super().named(packed)]


class WolfVerb(WolfAnswer):
    """An action. `part` counts the combinations of its axes; one predicate serves offers and reasons alike."""

    for_bots: bool = False

    def bars(self, p: WolfPosition, who: i64, part: i64) -> i64:
        """Why the active figure may not do it; ALLOWED if it may."""
        return NOT_ASKED

    def offer_part(self, p: WolfPosition, who: i64, part: i64, a: vec[i64], n: i64) -> i64:
        """Add the option with this part to the `n` there are if nothing bars it; how many there are then."""
        if self.bars(p, who, part) == ALLOWED:
            a[n] = self.first + part
            return n + 1
        return n

    def play(self, p: WolfPosition, who: i64, part: i64) -> None:
        """What it does."""
        raise BrokenRule(f"{self.word} does nothing")
