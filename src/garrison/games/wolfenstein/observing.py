"""Wolfenstein as a row of numbers for machines that learn: nothing is hidden but the order of the decks.

The map itself does not change within a mission and is not repeated here: doors, barricades and tokens are.
"""

from __future__ import annotations

from garrison.core.observing import AMOUNT, ONE_OF, SET, Field
from garrison.games.wolfenstein import codes
from garrison.games.wolfenstein import position as at
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.state import STEPS

STEP_NUMBER = {name: n for n, name in enumerate(STEPS)}
FLAGS = 24  # room for the flags of a turn

OBSERVATION: tuple[Field, ...] = (
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


def observe(p: WolfPosition, seat: int) -> list[int]:
    """The numbers of OBSERVATION; every seat sees the same."""
    r = p.row
    cells = list(r[at.AT : at.AT + codes.FIGURES])
    return [
        STEP_NUMBER[type(p.top).__name__],
        p.round, p.danger, p.alarms, p.events_done, p.noise, p.shut, p.barred, p.tokens, p.spawned, p.dead, p.left,
        p.bleeding, p.fatigue, p.acted, p.bots, p.nazis, p.stunned, p.sabotaged, p.awake, p.actor, p.target, p.ap,
        p.free, p.attacks, p.flags,
        *(0 if cell < 0 else (cell & codes.MASK_X) + 1 for cell in cells),
        *(0 if cell < 0 else (cell >> codes.SHIFT_Y) + 1 for cell in cells),
        *r[at.HP : at.HP + codes.FIGURES],
        *r[at.ARMOUR : at.ARMOUR + codes.FIGURES],
        *r[at.GLORY : at.GLORY + codes.HEROES],
        *r[at.AMMUNITION : at.AMMUNITION + codes.HEROES * codes.AMMO_KINDS],
        *r[at.LIFE : at.LIFE + codes.HEROES],
        *r[at.HELD : at.HELD + codes.HEROES * codes.ITEMS],
        *r[at.ARMS : at.ARMS + codes.HEROES],
        *r[at.WEAPON_STATE : at.WEAPON_STATE + codes.WEAPON_CARDS],
        *r[at.SEARCHES : at.SEARCHES + codes.OBJECTIVES],
        *r[at.KILLS : at.KILLS + codes.TYPES],
    ]  # fmt: skip
