"""Wolfenstein as a row of numbers for machines that learn: nothing is hidden but the order of the decks.

The map itself does not change within a mission and is not repeated here: doors, barricades and tokens are.
"""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core.observing import AMOUNT, ONE_OF, SET, Field
from garrison.core.position import Offers
from garrison.games.wolfenstein import codes
from garrison.games.wolfenstein import position as at
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.state import STEPS

STEP_NUMBER: Final[dict[str, int]] = {name: n for n, name in enumerate(STEPS)}
FLAGS: Final = 24  # room for the flags of a turn

OBSERVATION: Final[tuple[Field, ...]] = (
    Field("asked", ONE_OF, len(STEPS)),
    Field("round", AMOUNT, 20),
    Field("danger", AMOUNT, 20),
    Field("alarms", AMOUNT, 4),
    Field("events-done", AMOUNT, codes.EVENT_TOKENS),
    Field("noise", SET, codes.TILES),
    Field("shut", SET, codes.GATES),
    Field("barred", SET, codes.GATES),
    Field("tokens", SET, codes.TOKENS),
    Field("spawned", SET, codes.HEROES),
    Field("dead", SET, codes.HEROES),
    Field("left", SET, codes.HEROES),
    Field("bleeding", SET, codes.HEROES),
    Field("fatigue", SET, codes.HEROES),
    Field("acted", SET, codes.HEROES),
    Field("bots", SET, codes.FIGURES),
    Field("nazis", SET, codes.FIGURES),
    Field("stunned", SET, codes.FIGURES),
    Field("sabotaged", SET, codes.FIGURES),
    Field("awake", SET, codes.FIGURES),
    Field("actor", ONE_OF, codes.FIGURES),
    Field("target", ONE_OF, codes.FIGURES),
    Field("ap", AMOUNT, 8),
    Field("free", AMOUNT, 8),
    Field("attacks", AMOUNT, 2),
    Field("flags", SET, FLAGS),
    Field("x", AMOUNT, codes.WIDTH, codes.FIGURES),  # one more than the column, 0 off the map
    Field("y", AMOUNT, codes.WIDTH, codes.FIGURES),
    Field("hp", AMOUNT, 10, codes.FIGURES),
    Field("armour", AMOUNT, 10, codes.FIGURES),
    Field("glory", AMOUNT, 10, codes.HEROES),
    Field("ammunition", AMOUNT, 6, codes.HEROES * codes.AMMO_KINDS),
    Field("life", AMOUNT, 3, codes.HEROES),
    Field("held", AMOUNT, 3, codes.HEROES * codes.ITEMS),
    Field("arms", SET, codes.WEAPON_CARDS, codes.HEROES),
    Field("weapon-state", SET, 3, codes.WEAPON_CARDS),
    Field("searches", AMOUNT, 3, codes.OBJECTIVES),
    Field("kills", AMOUNT, 10, codes.TYPES),
)


def observe(p: WolfPosition, seat: i64, out: Offers) -> None:
    """The numbers of OBSERVATION; every seat sees the same."""
    out.n = 0
    _mission(p, out)
    _figures(p, out)
    _turn(p, out)
    _places(p, out)
    _belongings(p, out)


def _mission(p: WolfPosition, out: Offers) -> None:
    out.add(STEP_NUMBER[type(p.top).__name__])
    out.add(p.round)
    out.add(p.danger)
    out.add(p.alarms)
    out.add(p.events_done)
    out.add(p.noise)
    out.add(p.shut)
    out.add(p.barred)
    out.add(p.tokens)


def _figures(p: WolfPosition, out: Offers) -> None:
    out.add(p.spawned)
    out.add(p.dead)
    out.add(p.left)
    out.add(p.bleeding)
    out.add(p.fatigue)
    out.add(p.acted)
    out.add(p.bots)
    out.add(p.nazis)
    out.add(p.stunned)
    out.add(p.sabotaged)
    out.add(p.awake)


def _turn(p: WolfPosition, out: Offers) -> None:
    out.add(p.actor)
    out.add(p.target)
    out.add(p.ap)
    out.add(p.free)
    out.add(p.attacks)
    out.add(p.flags)


def _places(p: WolfPosition, out: Offers) -> None:
    r = p.row
    n: i64 = 0
    while n < codes.FIGURES:
        cell = r[at.AT + n]
        out.add(0 if cell < 0 else (cell & codes.MASK_X) + 1)
        n += 1
    n = 0
    while n < codes.FIGURES:
        cell = r[at.AT + n]
        out.add(0 if cell < 0 else (cell >> codes.SHIFT_Y) + 1)
        n += 1
    out.add_row(r, at.HP, codes.FIGURES)
    out.add_row(r, at.ARMOUR, codes.FIGURES)


def _belongings(p: WolfPosition, out: Offers) -> None:
    r = p.row
    out.add_row(r, at.GLORY, codes.HEROES)
    out.add_row(r, at.AMMUNITION, codes.HEROES * codes.AMMO_KINDS)
    out.add_row(r, at.LIFE, codes.HEROES)
    out.add_row(r, at.HELD, codes.HEROES * codes.ITEMS)
    out.add_row(r, at.ARMS, codes.HEROES)
    out.add_row(r, at.WEAPON_STATE, codes.WEAPON_CARDS)
    out.add_row(r, at.SEARCHES, codes.OBJECTIVES)
    out.add_row(r, at.KILLS, codes.TYPES)
