"""Chapter 4: SS cards and what each kind of them does."""

# compiled

from __future__ import annotations

from mypy_extensions import i64

from garrison.core import bits
from garrison.games.itter import codes as c
from garrison.games.itter import events as e
from garrison.games.itter.ending import finish
from garrison.games.itter.position import ItterPosition
from garrison.games.itter.rules.barrage import Barrage
from garrison.games.itter.rules.counters import PlaceCounters
from garrison.games.itter.rules.fire import Colour
from garrison.games.itter.rules.locations import LocationRoll, fire_panzerfaust


def resolve(p: ItterPosition, card: i64) -> None:
    """What the card does, by its kind. [4.0, 4.0b, 4.0c, 4.3a, 4.4, 3.4b, 5.0b, S.9c]"""
    t = p.packed
    kind = t.card_kind[card]
    p.top_deck = t.card_deck[card]
    p.tell(e.CARD_REVEALED, card, t.card_deck[card])
    if kind <= c.MORTAR:
        p.push(PlaceCounters(kind, t.card_counters[card]))
    elif kind == c.SNIPER or kind == c.FLAK_30:
        p.push(Colour(kind))
    elif kind == c.SUPPRESSIVE_FIRE:
        p.push(Barrage(0))
    elif kind == c.PANZERFAUST:
        fire_panzerfaust(p)
    elif kind == c.REINFORCEMENTS:
        reinforce(p)
    elif kind == c.REGIMENT:
        relieve(p)
    else:
        p.push(LocationRoll(kind))


def reinforce(p: ItterPosition) -> None:
    """The three [R] defenders join the supply. [3.4, 3.4b]"""
    p.tell(e.REINFORCEMENTS_ARRIVED, bits.count(p.apart))
    p.supply |= p.apart
    p.apart = 0


def relieve(p: ItterPosition) -> None:
    """The 142nd Regiment is here: the game ends at once. [5.0b]"""
    p.regiment = c.PLAYED
    p.tell(e.REGIMENT_ARRIVED, p.turn)
    finish(p, c.RELIEVED)
