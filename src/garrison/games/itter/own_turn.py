"""A Defender Phase played freely on a real table: when it may be, and how the SS Phase follows. [2.0, 4.0]"""

from __future__ import annotations

from garrison.games.itter.flow import DefenderPhase, begin_ss_phase
from garrison.games.itter.position import ItterPosition

SECTIONS = ("defenders", "counters", "castle", "defense", "tactics", "cards")


def in_own_turn(p: ItterPosition) -> bool:
    """Whether the defenders act. Where the SS are played by a person, both tell each move. [2.0, 6.2]"""
    return isinstance(p.steps()[0], DefenderPhase) and not p.rules.competitive


def end_own_turn(p: ItterPosition) -> None:
    """Actions that are left are given up. [2.0d, 4.0]"""
    p.actions = 0
    begin_ss_phase(p)
