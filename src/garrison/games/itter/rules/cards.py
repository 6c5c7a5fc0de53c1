"""Chapter 4: SS cards and what each kind of them does."""

# compiled

from __future__ import annotations

from mypy_extensions import i64

from garrison.core import bits
from garrison.games.itter import events
from garrison.games.itter.codes import (
    FLAK_30,
    MORTAR,
    PANZERFAUST,
    PLAYED,
    REGIMENT,
    REINFORCEMENTS,
    RELIEVED,
    SNIPER,
    SUPPRESSIVE_FIRE,
)
from garrison.games.itter.position import ItterPosition
from garrison.games.itter.rules.barrage import Barrage
from garrison.games.itter.rules.counters import PlaceCounters
from garrison.games.itter.rules.ending import finish
from garrison.games.itter.rules.fire import Colour
from garrison.games.itter.rules.locations import LocationRoll, fire_panzerfaust


def resolve(p: ItterPosition, card: i64) -> None:
    """What the card does, by its kind. [4.0, 4.0b, 4.0c, 4.3a, 4.4, 3.4b, 5.0b, S.9c]"""
    t = p.packed
    kind = t.card_kind[card]
    p.top_deck = t.card_deck[card]
    if p.listener is not None:
        p.listener.append(events.CardRevealed(t.card_ids[card], t.card_deck[card]))
    if kind <= MORTAR:
        p.push(PlaceCounters(kind, t.card_counters[card]))
    elif kind == SNIPER or kind == FLAK_30:
        p.push(Colour(kind))
    elif kind == SUPPRESSIVE_FIRE:
        p.push(Barrage(0))
    elif kind == PANZERFAUST:
        fire_panzerfaust(p)
    elif kind == REINFORCEMENTS:
        reinforce(p)
    elif kind == REGIMENT:
        relieve(p)
    else:
        p.push(LocationRoll(kind))


def reinforce(p: ItterPosition) -> None:
    """The three [R] defenders join the supply. [3.4, 3.4b]"""
    if p.listener is not None:
        p.listener.append(events.ReinforcementsArrived(bits.count(p.apart)))
    p.supply |= p.apart
    p.apart = 0


def relieve(p: ItterPosition) -> None:
    """The 142nd Regiment is here: the game ends at once. [5.0b]"""
    p.regiment = PLAYED
    if p.listener is not None:
        p.listener.append(events.RegimentArrived(p.turn))
    finish(p, RELIEVED)
