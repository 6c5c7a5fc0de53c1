"""Exerting: more AP and another attack, for a fatigue token. [T.5]"""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core.reasons import ALLOWED
from garrison.core.verb import SPECIAL
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein import events as e
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.verb import WolfVerb
from garrison.games.wolfenstein.why import REASONS

EXERTED_ALREADY: Final[i64] = REASONS.declare("exerted", "T.5b")
FATIGUED: Final[i64] = REASONS.declare("fatigued", "T.7")


class Exert(WolfVerb):
    """Half the hero's AP more and another attack, for a fatigue token. [T.5, T.5c]"""

    sort = SPECIAL

    def bars(self, p: WolfPosition, who: i64, part: i64) -> i64:
        """Once a turn, as a cost: not with a fatigue token on the card. [T.5b, T.7, A.13]"""
        if p.flags & c.EXERTED:
            return EXERTED_ALREADY
        return FATIGUED if p.fatigue >> who & 1 else ALLOWED

    def play(self, p: WolfPosition, who: i64, part: i64) -> None:
        one: i64 = 1
        p.ap += half(p, p.packed.hero_ap[p.row[c.HERO + who]])
        p.attacks += p.packed.exert_attacks
        p.flags |= c.EXERTED
        p.fatigue |= one << who
        p.tell(e.HERO_EXERTED, who)


EXERT: Final = Exert(c.EXERT, "exert")


def half(p: WolfPosition, ap: i64) -> i64:
    """Half of the AP, rounded down; by another ruling, up. [T.5, T.6b]"""
    return ap // 2 if p.rules.half_ap_rounding == 0 else (ap + 1) // 2
