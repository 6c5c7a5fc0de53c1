"""A hero phase played freely on a real table: when it may be, and how the Nazi phase follows. [R.1, R.3]"""

from __future__ import annotations

from garrison.core import bits
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.ending import check_turn_end
from garrison.games.wolfenstein.flow import CleanUp, HeroPhase
from garrison.games.wolfenstein.nazis.phase import begin_phase
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.damage import die
from garrison.games.wolfenstein.rules.noise import turn_end_noise

SECTIONS = ("heroes", "enemies", "map", "round", "weapons", "equipment", "worn", "kept", "cards")


def in_own_turn(p: WolfPosition) -> bool:
    """Whether heroes act. [R.3]"""
    return isinstance(p.steps()[0], HeroPhase)


def end_own_turn(p: WolfPosition, before: WolfPosition) -> None:
    """All heroes have acted; who bled when his turn came and bleeds still has died. [R.3, R.4c, H.2b, G.4]"""
    acting = c.EVERY_HERO & ~(before.acted | p.dead | p.left)
    for hero in bits.members(acting & before.bleeding & p.bleeding):
        die(p, hero)
    p.acted = c.EVERY_HERO
    p.actor = p.carried = c.NOBODY
    p.ap = p.free = p.attacks = p.moved = p.flags = 0
    for hero in bits.members(acting & ~p.dead):
        if p.row[c.AT + hero] >= 0:
            turn_end_noise(p, hero)
    check_turn_end(p)
    if p.ending == 0:
        p.restart(CleanUp())
        begin_phase(p)
        p.proceed()
