"""Wolfenstein as a row of numbers for machines that learn: nothing is hidden but the order of the decks.

The map itself does not change within a mission and is not repeated here: doors, barricades and tokens are.
"""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core.observing import AMOUNT, ONE_OF, SET, Field
from garrison.core.position import Offers
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.position import WolfPosition

# What can be asked, in an order that stays: whoever has learned knows each by its number.
STEPS: Final = (
    "FirstPlayer", "LifeChoice", "HeroPhase", "Entry", "TurnStart", "Nurse", "TurnEnd", "BotStart", "CleanUp",
    "AreaRoll", "PuppeteerRoll", "Doing", "LuckCheck", "Aimed", "AimedSpace", "AimedTile", "AttackRoll",
    "RerollChoice", "RerollRoll", "AbilityChoice", "TakedownTarget", "ReloadRoll", "GameOver", "AmmoChoice",
    "DrawItem", "DrawWeapon", "NaziPhase", "OrderChoice", "NaziTurn", "TargetChoice", "AimedCrate", "DrawCrate",
    "DrawEvent", "EventChoice", "EventCheck", "EventLoot", "HeroTurn", "BotTurn",
    "ApproachChoice",
)  # fmt: skip
STEP_NUMBER: Final[dict[str, int]] = {name: n for n, name in enumerate(STEPS)}
FLAGS: Final = 24  # room for the flags of a turn

OBSERVATION: Final[tuple[Field, ...]] = (
    Field("asked", ONE_OF, len(STEPS)),
    Field("round", AMOUNT, 20),
    Field("danger", AMOUNT, 20),
    Field("alarms", AMOUNT, 4),
    Field("events-done", AMOUNT, c.EVENT_TOKENS),
    Field("noise", SET, c.TILES),
    Field("shut", SET, c.GATES),
    Field("barred", SET, c.GATES),
    Field("tokens", SET, c.TOKENS),
    Field("spawned", SET, c.HEROES),
    Field("dead", SET, c.HEROES),
    Field("left", SET, c.HEROES),
    Field("bleeding", SET, c.HEROES),
    Field("fatigue", SET, c.HEROES),
    Field("acted", SET, c.HEROES),
    Field("bots", SET, c.FIGURES),
    Field("nazis", SET, c.FIGURES),
    Field("stunned", SET, c.FIGURES),
    Field("sabotaged", SET, c.FIGURES),
    Field("awake", SET, c.FIGURES),
    Field("actor", ONE_OF, c.FIGURES),
    Field("target", ONE_OF, c.FIGURES),
    Field("ap", AMOUNT, 8),
    Field("free", AMOUNT, 8),
    Field("attacks", AMOUNT, 2),
    Field("flags", SET, FLAGS),
    Field("x", AMOUNT, c.WIDTH, c.FIGURES),  # one more than the column, 0 off the map
    Field("y", AMOUNT, c.WIDTH, c.FIGURES),
    Field("hp", AMOUNT, 10, c.FIGURES),
    Field("armour", AMOUNT, 10, c.FIGURES),
    Field("glory", AMOUNT, 10, c.HEROES),
    Field("ammunition", AMOUNT, 6, c.HEROES * c.AMMO_KINDS),
    Field("life", AMOUNT, 3, c.HEROES),
    Field("held", AMOUNT, 3, c.HEROES * c.ITEMS),
    Field("arms", SET, c.WEAPON_CARDS, c.HEROES),
    Field("weapon-state", SET, 3, c.WEAPON_CARDS),
    Field("searches", AMOUNT, 3, c.OBJECTIVES),
    Field("kills", AMOUNT, 10, c.TYPES),
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
    while n < c.FIGURES:
        cell = r[c.AT + n]
        out.add(0 if cell < 0 else (cell & c.MASK_X) + 1)
        n += 1
    n = 0
    while n < c.FIGURES:
        cell = r[c.AT + n]
        out.add(0 if cell < 0 else (cell >> c.SHIFT_Y) + 1)
        n += 1
    out.add_row(r, c.HP, c.FIGURES)
    out.add_row(r, c.ARMOUR, c.FIGURES)


def _belongings(p: WolfPosition, out: Offers) -> None:
    r = p.row
    out.add_row(r, c.GLORY, c.HEROES)
    out.add_row(r, c.AMMUNITION, c.HEROES * c.AMMO_KINDS)
    out.add_row(r, c.LIFE, c.HEROES)
    out.add_row(r, c.HELD, c.HEROES * c.ITEMS)
    out.add_row(r, c.ARMS, c.HEROES)
    out.add_row(r, c.WEAPON_STATE, c.WEAPON_CARDS)
    out.add_row(r, c.SEARCHES, c.OBJECTIVES)
    out.add_row(r, c.KILLS, c.TYPES)
