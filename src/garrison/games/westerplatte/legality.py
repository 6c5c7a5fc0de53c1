"""Why something is not allowed: the registry of reasons, what their facts are, and those that any question can need.

Every other reason is declared beside the rule it stands for.
"""

# compiled

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from garrison.core.option import Option
from garrison.core.reasons import Reasons
from garrison.games.westerplatte import codes as c

ReasonFact = Callable[[Any, Option, int], str | int]


class ColumnName:
    """The number that comes with a reason, as a name from a list of the packed components."""

    def __init__(self, column: str) -> None:
        self.column: str = column

    def __call__(self, p: Any, option: Option, number: int) -> str | int:
        found: str = getattr(p.packed, self.column)[number]
        return found


def COUNT(p: Any, option: Option, number: int) -> str | int:  # noqa: N802 (a constant like the other kinds)
    """The number itself."""
    return number


def TARGET(p: Any, option: Option, number: int) -> str | int:  # noqa: N802
    """The last thing that the option is about: a space, a track, a supply, an officer."""
    return option.path[-1].partition(":")[2]


def PIECE(p: Any, option: Option, number: int) -> str | int:  # noqa: N802
    """The officer that the option is about."""
    return next(ref.partition(":")[2] for ref in option.path if ref.startswith("piece:"))


def ACTIVE(p: Any, option: Option, number: int) -> str | int:  # noqa: N802
    """The officer whose turn it is."""
    found: str = p.packed.officer_ids[p.officer]
    return found


def CARD_ON(p: Any, option: Option, number: int) -> str | int:  # noqa: N802
    """The card on the track that comes with a reason."""
    found: str = p.packed.card_ids[p.row[c.ON_TRACK + number]]
    return found


OFFICER: Final = ColumnName("officer_ids")
SPACE: Final = ColumnName("space_ids")
TRACK: Final = ColumnName("track_ids")
TILE: Final = ColumnName("tile_ids")

REASONS: Final = Reasons()
reason: Final = REASONS.declare

# Without a paragraph of their own they cite that of what is asked.
NOT_ASKED: Final[i64] = reason("not-asked", "")
CHANCE_FIRST: Final[i64] = reason("chance-first", "")
OVER_NOW: Final[i64] = reason("over-now", "V.0")
NOT_IN_GAME: Final[i64] = reason("not-in-game", "S.9c", who=PIECE)
NOT_YOUR_TURN: Final[i64] = reason("not-your-turn", "T.2", who=ACTIVE)
