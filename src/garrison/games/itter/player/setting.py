"""What a heuristic player of Castle Itter goes by: its plan of deployment, and what things are worth to it."""

# compiled

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

# The tank is the engine of the defence: its crew cannot be picked by a die and covers half of all placements.
# Then the keep and the north, which see the red exit; men who attack stand where the first Riflemen can be seen.
PLAN: list[tuple[str, str]] = [
    ("seiner", "bj_load"),
    ("rushford", "bj_cannon"),
    ("szymczyk", "bj_m1919a4"),
    ("lee", "bj_m2hb"),
    ("basse", "g4"),
    ("pollock", "k4"),
    ("schrader", "k3"),
    ("gangl", "nt6"),
    ("worsham", "nt5"),
    ("mchaley", "st5"),
    ("sutton", "st6"),
    ("petrukovich", "st4"),
    ("dietrich", "nt3"),
    ("rifleman_1", "nt2"),
    ("hoeckel", "g1"),
    ("rifleman_2", "g2"),
    ("rifleman_3", "g3"),
    ("blechschmidt", "k1"),
    ("rifleman_4", "k2"),
    ("rifleman_5", "gh_green"),
    ("wegscheider", "nt2"),
    ("linson", "k2"),
    ("waltl", "k1"),
]
OFF_PLAN: Final = 900
WHOLE_DECK: Final = 60  # cards
WAY_OUT: Final = "st2"  # kept free: few counters ever come in its colour, so Borotra can escape from there

# Found by playing some thousand games with each of many settings; in the order of the attributes below.
WORTHS: Final = [
    832, 467, 900, 2550, 826, 213, 93, 550, 295, 352, 202, 918, 16_245, 40_000, 8000, 1000, 2000, 0, 1000,
]  # fmt: skip


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
        self.fall: i64 = worths[13]  # of the castle
        self.most_harm: i64 = worths[14]  # that a token can prevent
        self.removal: i64 = worths[15]  # of a counter, wherever it stands
        self.commanding: i64 = worths[16]  # of a commander's next action
        self.shifting: i64 = worths[17]  # of what a man can do on another square of his location; 0: he stays
        self.crowding: i64 = worths[18]  # how much less each further token counts


def by_cards_left(plan: list[tuple[str, str]], late: list[int], early: list[int]) -> list[ItterSetting]:
    """Settings for every number of cards left, none first: worths change evenly from early to late."""
    out: list[ItterSetting] = []
    for left in range(WHOLE_DECK + 1):
        worths = [
            (b * left + a * (WHOLE_DECK - left)) // WHOLE_DECK for a, b in zip(late, early, strict=True)
        ]
        out.append(ItterSetting(plan, worths))
    return out


def plan_rank(plan: list[tuple[str, str]], man: str, square: str) -> int:
    """The place of this deployment in a plan: 0 is first, OFF_PLAN and more is not in it."""
    for n, (planned, at) in enumerate(plan):
        if planned == man:
            return n if at == square else OFF_PLAN + n
    return OFF_PLAN + len(plan)
