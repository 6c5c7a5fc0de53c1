"""What a heuristic player of Castle Itter goes by: its plan of deployment, and what things are worth to it."""

# compiled

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from garrison.games.itter.player.deployment import PLAN

# Found by playing some thousand games with each of many settings; in the order of the attributes below.
WORTHS: Final = [832, 467, 900, 2550, 826, 213, 93, 550, 295, 352, 202, 918, 16_245]


@final
class ItterSetting:
    """Worths in thousandths of a point, or of what they are a part of."""

    def __init__(self, plan: list[tuple[str, str]] = PLAN, worths: list[int] = WORTHS) -> None:
        self.plan: list[tuple[str, str]] = plan
        self.danger: i64 = worths[0]  # of a full track while counters are to come
        self.steepness: i64 = worths[1]  # how much of it is left with each empty space
        self.token: i64 = worths[2]
        self.wanted: i64 = worths[3]  # tokens for each counter to come
        self.saving: i64 = worths[4]  # of a counter that does not come on the board
        self.gun: i64 = worths[5]
        self.clearing: i64 = worths[6]  # of a counter in Borotra's way
        self.ready: i64 = worths[7]
        self.steady: i64 = worths[8]
        self.escape: i64 = worths[9]
        self.outlook: i64 = worths[10]  # of what a Disrupted man will do once he is ready
        self.later: i64 = worths[11]  # of a token that is kept
        self.loading: i64 = worths[12]
