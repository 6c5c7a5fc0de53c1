"""Why an option is not on offer: reasons are declared beside their rule; here are those that many rules share."""

# compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from garrison.core.reasons import Reasons

if TYPE_CHECKING:
    from garrison.core.option import Option

REASONS: Final = Reasons()


def count_of(_p: Any, _option: Option, number: int) -> int:
    """The number that came with the reason."""
    return number


NOT_ASKED: Final[i64] = REASONS.declare("not-asked", "")
CHANCE_FIRST: Final[i64] = REASONS.declare("chance-first", "")
OVER_NOW: Final[i64] = REASONS.declare("over-now", "G.4")
NO_AP: Final[i64] = REASONS.declare("no-ap", "T.1", count=count_of)
NO_SPACE: Final[i64] = REASONS.declare("no-space", "M.2")
OUT_OF_RANGE: Final[i64] = REASONS.declare("out-of-range", "L.5", count=count_of)
NO_SIGHT: Final[i64] = REASONS.declare("no-sight", "L.1")
NOT_OWNED: Final[i64] = REASONS.declare("not-owned", "O.1")
NOT_HELD: Final[i64] = REASONS.declare("not-held", "O.1")
NOT_YOURS: Final[i64] = REASONS.declare("not-yours", "R.3")
DEAD: Final[i64] = REASONS.declare("dead", "H.4")
