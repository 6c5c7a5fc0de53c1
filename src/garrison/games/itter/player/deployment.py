"""Where the heuristic player puts everybody in the first four turns, and in which order."""

from __future__ import annotations

from typing import Final

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
WAY_OUT: Final = "st2"  # kept free: few counters ever come in its colour, so Borotra can escape from there


def plan_rank(plan: list[tuple[str, str]], man: str, square: str) -> int:
    """The place of this deployment in a plan: 0 is first, OFF_PLAN and more is not in it."""
    for n, (planned, at) in enumerate(plan):
        if planned == man:
            return n if at == square else OFF_PLAN + n
    return OFF_PLAN + len(plan)
