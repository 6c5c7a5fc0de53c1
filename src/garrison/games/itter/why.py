"""The table of reasons why an option is not on offer, each declared beside its rule, and whom they may speak of."""

# compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from garrison.core.option import Option
from garrison.core.reasons import Reasons
from garrison.games.itter import codes as c

if TYPE_CHECKING:
    from garrison.games.itter.position import ItterPosition

REASONS: Final = Reasons()
reason: Final = REASONS.declare


def actor(_p: ItterPosition, option: Option, _number: int) -> str:
    """The defender whom the option is about."""
    return option.path[0].partition(":")[2]


def occupant(p: ItterPosition, option: Option, _number: int) -> str:
    """Who stands on the square that the option is about."""
    square = p.packed.square_ids.index(option.path[-1].partition(":")[2])
    return p.packed.defender_ids[p.row[c.WHO + square]]


def defender(p: ItterPosition, _option: Option, number: int) -> str:
    """The defender whom the rule speaks of."""
    return p.packed.defender_ids[number]


def count(_p: ItterPosition, _option: Option, number: int) -> int:
    """A number that the rule speaks of."""
    return number


NOT_ASKED: Final[i64] = reason("not-asked", "")
CHANCE_FIRST: Final[i64] = reason("chance-first", "")
