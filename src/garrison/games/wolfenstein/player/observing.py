"""Wolfenstein as a row of numbers for machines that learn: nothing is hidden but the order of the decks.

The map itself does not change within a mission and is not repeated here: doors, barricades and tokens are.
The question that is pending is named with all it is about, so that equal rows have equal offers.
"""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core.observer import Observer, StepNumbers
from garrison.core.observing import AMOUNT, ONE_OF, SET, Field
from garrison.core.packed import vec
from garrison.core.position import Offers, Position
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.actions.attack import AbilityChoice
from garrison.games.wolfenstein.actions.melee import TakedownTarget
from garrison.games.wolfenstein.actions.turn import BotTurn
from garrison.games.wolfenstein.nazis.activation import HeroPick
from garrison.games.wolfenstein.position import Step, WolfPosition
from garrison.games.wolfenstein.rules.effect_steps import EffectStep
from garrison.games.wolfenstein.rules.entering import LifeChoice
from garrison.games.wolfenstein.rules.event_cards import EventChoice
from garrison.games.wolfenstein.rules.loot import AmmoChoice
from garrison.games.wolfenstein.rules.search import AimedCrate
from garrison.games.wolfenstein.rules.steps import ControllerChoice, HeroStep

# What can be asked, in an order that stays: whoever has learned knows each by its number.
STEPS: Final = (
    "FirstPlayer", "LifeChoice", "HeroPhase", "Entry", "TurnStart", "Nurse", "TurnEnd", "BotStart", "CleanUp",
    "AreaRoll", "PuppeteerRoll", "Doing", "LuckCheck", "Aimed", "AimedSpace", "AimedTile", "AttackRoll",
    "RerollChoice", "RerollRoll", "AbilityChoice", "TakedownTarget", "ReloadRoll", "GameOver", "AmmoChoice",
    "DrawItem", "DrawWeapon", "NaziPhase", "OrderChoice", "NaziTurn", "TargetChoice", "AimedCrate", "DrawCrate",
    "DrawEvent", "EventChoice", "EventCheck", "EventLoot", "HeroTurn", "BotTurn",
    "ApproachChoice",
)  # fmt: skip
STEP_NUMBERS: Final = StepNumbers(STEPS)
FLAGS: Final = 24  # room for the flags of a turn
EFFECTS: Final = 512  # room for the effects of cards
DICE: Final = 16  # thrown together, more than ever are
PLACE_FIELDS: Final = 5  # numbers of each figure: x, y, hp, armour, owner
FACE_BITS: Final = 8  # of each face, in a packed throw
# What the question is about, by its place among the numbers of the question.
HERO: Final = 0
FIGURE: Final = 1
AMONG: Final = 2
CARD: Final = 3
EVENT: Final = 4
EFFECT: Final = 5
AMOUNT_LEFT: Final = 6
HERO_TO_EVENT: Final = 5

OBSERVATION: Final[tuple[Field, ...]] = (
    Field("asked", ONE_OF, len(STEPS), names=STEPS),
    Field("asked-hero", ONE_OF, c.HEROES),
    Field("asked-figure", ONE_OF, c.FIGURES, says="the bot or Nazi that acts; the target of an attack"),
    Field("asked-among", SET, c.FIGURES),
    Field("asked-card", ONE_OF, c.WEAPON_CARDS),
    Field("asked-event", ONE_OF, c.EVENTS),
    Field("asked-effect", AMOUNT, EFFECTS, says="one more than its number"),
    Field("asked-left", AMOUNT, 32, says="how many, how far, of which kind"),
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
    Field("loud", SET, c.HEROES),
    Field("provoked", SET, c.FIGURES),
    Field("called", SET, c.FIGURES),
    Field("late", SET, c.FIGURES),
    Field("entries", SET, 16),
    Field("heard", SET, c.TILES),
    Field("seat", ONE_OF, c.SEATS, 3, says="first of the round, at turn, with the controller token"),
    Field("carried", ONE_OF, c.FIGURES),
    Field("carry-left", AMOUNT, 12),
    Field("moved", AMOUNT, 12),
    Field("weapon", ONE_OF, c.WEAPON_CARDS),
    Field("ability", ONE_OF, c.ABILITIES),
    Field("drawn", ONE_OF, c.WEAPON_KINDS),
    Field("aim", AMOUNT, c.WIDTH, 2),
    Field("faces", AMOUNT, DICE, c.FACES),
    Field("rerolls", AMOUNT, DICE, c.FACES),
    Field("actor", ONE_OF, c.FIGURES),
    Field("target", ONE_OF, c.FIGURES),
    Field("ap", AMOUNT, 8),
    Field("free", AMOUNT, 8),
    Field("attacks", AMOUNT, 2),
    Field("flags", SET, FLAGS),
    Field("x", AMOUNT, c.WIDTH, c.FIGURES, says="one more than the column, 0 off the map"),
    Field("y", AMOUNT, c.WIDTH, c.FIGURES),
    Field("hp", AMOUNT, 10, c.FIGURES),
    Field("armour", AMOUNT, 10, c.FIGURES),
    Field("owner", AMOUNT, c.HEROES, c.FIGURES, says="of a bot: one more than the number of the hero"),
    Field("hero", ONE_OF, c.HERO_CARDS, c.HEROES),
    Field("glory", AMOUNT, 10, c.HEROES),
    Field("ammunition", AMOUNT, 6, c.HEROES * c.AMMO_KINDS),
    Field("life", AMOUNT, 3, c.HEROES),
    Field("ward", AMOUNT, 6, c.HEROES),
    Field("shield", AMOUNT, 6, c.HEROES),
    Field("coat", AMOUNT, 6, c.HEROES),
    Field("bonus", AMOUNT, 6, c.HEROES),
    Field("hidden", SET, c.TYPES + 1, c.HEROES),
    Field("hidden-over", AMOUNT, c.WIDTH, c.HEROES),
    Field("held", AMOUNT, 3, c.HEROES * c.ITEMS),
    Field("arms", SET, c.WEAPON_CARDS, c.HEROES),
    Field("worn", AMOUNT, c.ITEMS, c.HEROES * c.SLOTS, says="one more than the kind"),
    Field("weapon-state", SET, 3, c.WEAPON_CARDS),
    Field("weapon-mount", AMOUNT, c.ITEMS, c.WEAPON_CARDS, says="one more than the kind"),
    Field("weapon-deck", AMOUNT, 6, c.WEAPON_KINDS),
    Field("item-deck", AMOUNT, 6, c.ITEMS),
    Field("event-deck", AMOUNT, 2, c.EVENTS),
    Field("crate-deck", AMOUNT, 6, c.CRATES),
    Field("kept", AMOUNT, c.HEROES, c.EVENTS, says="by a hero: one more than his number"),
    Field("searches", AMOUNT, 3, c.OBJECTIVES),
    Field("kills", AMOUNT, 10, c.TYPES),
)


class WolfObserver(Observer):
    """The numbers of OBSERVATION; every seat sees the same."""

    def observe(self, p: Position, seat: i64, out: Offers) -> None:
        assert isinstance(p, WolfPosition)
        out.add(STEP_NUMBERS.of(type(p.top)))
        _question(p.top, out)
        _mission(p, out)
        _figures(p, out)
        _turn(p, out)
        _places(p, out)
        _belongings(p, out)
        _decks(p, out)


def _question(top: Step, out: Offers) -> None:
    first = out.n
    out.add_same(-1, HERO_TO_EVENT)
    out.a[first + AMONG] = 0
    out.add_same(0, 2)
    if isinstance(top, HeroStep):
        out.a[first + HERO] = top.hero
        _name_hero_choice(top, out, first)
    else:
        _name_figures(top, out, first)


def _name_hero_choice(top: HeroStep, out: Offers, first: i64) -> None:
    a = out.a
    if isinstance(top, EffectStep):
        a[first + EFFECT] = top.fx + 1
    elif isinstance(top, AbilityChoice):
        a[first + CARD] = top.card
        a[first + FIGURE] = top.target
    elif isinstance(top, TakedownTarget):
        a[first + AMOUNT_LEFT] = top.kind
    elif isinstance(top, EventChoice):
        a[first + EVENT] = top.event
    elif isinstance(top, AimedCrate):
        a[first + AMOUNT_LEFT] = top.reach
    elif isinstance(top, AmmoChoice):
        a[first + AMOUNT_LEFT] = top.n


def _name_figures(top: Step, out: Offers, first: i64) -> None:
    a = out.a
    if isinstance(top, ControllerChoice):
        a[first + AMONG] = top.figures
        if isinstance(top, HeroPick):
            a[first + FIGURE] = top.who
    elif isinstance(top, BotTurn):
        a[first + FIGURE] = top.bot
    elif isinstance(top, LifeChoice):
        a[first + AMOUNT_LEFT] = top.left


def _mission(p: WolfPosition, out: Offers) -> None:
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
    out.add(p.loud)
    out.add(p.provoked)
    out.add(p.called)
    out.add(p.late)
    out.add(p.entries)
    out.add(p.heard)


def _turn(p: WolfPosition, out: Offers) -> None:
    out.add(p.first)
    out.add(p.turn_seat)
    out.add(p.controller)
    out.add(p.carried)
    out.add(p.carry_left)
    out.add(p.moved)
    out.add(p.weapon)
    out.add(p.ability)
    out.add(p.drawn)
    out.add(_column(p.aim))
    out.add(_line(p.aim))
    _throw(p.faces, out)
    _throw(p.rerolls, out)
    out.add(p.actor)
    out.add(p.target)
    out.add(p.ap)
    out.add(p.free)
    out.add(p.attacks)
    out.add(p.flags)


def _throw(faces: i64, out: Offers) -> None:
    """How many dice show each face."""
    n: i64 = 0
    while n < c.FACES:
        out.add(faces >> FACE_BITS * n & 255)
        n += 1


def _column(cell: i64) -> i64:
    if cell < 0:
        return 0
    return (cell & c.MASK_X) + 1


def _line(cell: i64) -> i64:
    if cell < 0:
        return 0
    return (cell >> c.SHIFT_Y) + 1


def _places(p: WolfPosition, out: Offers) -> None:
    first = out.n
    _write_places(p.row, out.a, first)
    out.n = first + PLACE_FIELDS * c.FIGURES


def _write_places(r: vec[i64], a: vec[i64], first: i64) -> None:
    """Where each figure is, its hit points, its armour and its owner; looks at the bounds once, for all of them."""
    if first < 0 or first + PLACE_FIELDS * c.FIGURES > len(a) or len(r) < c.OWNER + c.FIGURES:
        raise IndexError("no room for the figures")
    n: i64 = 0
    while n < c.FIGURES:
        cell = r[c.AT + n]
        column: i64 = 0
        line: i64 = 0
        if cell >= 0:
            column = (cell & c.MASK_X) + 1
            line = (cell >> c.SHIFT_Y) + 1
        a[first + n] = column
        a[first + c.FIGURES + n] = line
        a[first + 2 * c.FIGURES + n] = r[c.HP + n]
        a[first + 3 * c.FIGURES + n] = r[c.ARMOUR + n]
        a[first + 4 * c.FIGURES + n] = r[c.OWNER + n] + 1
        n += 1


def _belongings(p: WolfPosition, out: Offers) -> None:
    """Rows that lie side by side are copied at once: from the cards of the heroes to what they hold, and so on."""
    r = p.row
    out.add_row(r, c.HERO, c.HELD + c.HEROES * c.ITEMS - c.HERO)
    out.add_row(r, c.ARMS, c.WORN + c.HEROES * c.SLOTS - c.ARMS)
    out.add_row(r, c.WEAPON_STATE, c.ITEM_DECK + c.ITEMS - c.WEAPON_STATE)


def _kept_events(r: vec[i64], out: Offers) -> None:
    a = out.a
    first = out.n
    out.add_same(0, c.EVENTS)
    n: i64 = 0
    while n < c.EVENTS:
        kept = r[c.KEPT + n]
        if kept != 0:
            a[first + n] = (kept - 1 & 7) + 1
        n += 1


def _decks(p: WolfPosition, out: Offers) -> None:
    r = p.row
    out.add_row(r, c.EVENT_DECK, c.EVENTS)
    out.add_row(r, c.CRATE_DECK, c.CRATES)
    _kept_events(r, out)
    out.add_row(r, c.SEARCHES, c.KILLS + c.TYPES - c.SEARCHES)
