"""How what happens at Castle Itter is watched."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from garrison.core.beat import Beat, Scenes
from garrison.core.event import Event
from garrison.core.view import Piece
from garrison.games.itter.position import ItterPosition

DECK: Final = "pile:ss-deck"  # cards are turned up there, and those who are on no space shoot from there
CASTLE: Final = "location:great_hall"

Scene = Callable[[ItterPosition, Event], Beat]


def _man(event: Event, fact: str = "who") -> str:
    return f"piece:{event.text(fact)}"


def _space(event: Event, fact: str = "space") -> str:
    return f"space:{event.text(fact)}"


def _location(event: Event) -> str:
    return f"location:{event.text('location')}"


def _throw(kind: str, who: str, to: str, event: Event) -> Beat:
    """Dice with what they need."""
    need, hit = event.number("need"), event.number("hit")
    return Beat(kind, who=who, to=to, dice=event.row("faces"), needed=need, hit=hit > 0)


def _card(_p: ItterPosition, event: Event) -> Beat:
    return Beat("card", who=DECK, card=event.text("card"))


def _tactic(_p: ItterPosition, event: Event) -> Beat:
    return Beat("card", who="pile:tactics-deck", card=event.text("tactic"))


def _walk(_p: ItterPosition, event: Event) -> Beat:
    return Beat("move", who=_man(event), path=(_space(event, "square"),))


def _advance(_p: ItterPosition, event: Event) -> Beat:
    way = (_space(event, "origin"), _space(event))
    return Beat("move", who=way[0], to=way[1], path=way, what=event.text("counter"))


def _enter_castle(_p: ItterPosition, event: Event) -> Beat:
    way = (_space(event, "origin"), CASTLE)
    return Beat("move", who=way[0], to=CASTLE, path=way, what=event.text("counter"), gone=True)


def _place(p: ItterPosition, event: Event) -> Beat:
    """A new counter: it gets a name of its own once its place is settled."""
    kind = event.text("counter")
    n = p.packed.counter_ids.index(kind)
    values = {"defense": p.packed.counter_defense[n], "disrupt": p.packed.counter_disrupt[n]}
    return Beat(
        "place", to=_space(event), what=kind, piece=Piece(f"new_{kind}", kind, _space(event), (), values)
    )


def _attack(_p: ItterPosition, event: Event) -> Beat:
    shot = _throw("shot", _man(event), _space(event), event)
    return replace(shot, what=event.text("counter"), gone=shot.hit)


def _suppress(p: ItterPosition, event: Event) -> Beat:
    """Tokens of the colour of the area roll there. [4.3b]"""
    colour = p.packed.colour_ids[p.packed.area_colour[p.packed.space_ids.index(event.text("space"))]]
    return _throw("roll", f"crate:{colour}", _space(event), event)


def _shot(_p: ItterPosition, event: Event) -> Beat:
    """Heavy weapons fire from their area, sniper and flak from their card."""
    return _throw("shot", _space(event, "origin") if "origin" in event.facts else DECK, _man(event), event)


def _targeted(_p: ItterPosition, event: Event) -> Beat:
    who = _space(event, "origin") if "origin" in event.facts else DECK
    return Beat("aim", who=who, to=_man(event), dice=(event.number("face"),))


def _shell(_p: ItterPosition, event: Event) -> Beat:
    return _throw("shot", DECK, _location(event), event)


def _lost(_p: ItterPosition, event: Event) -> Beat:
    return Beat("lost", who=_man(event), to=_man(event), path=("box:casualties",))


def _token(mark: str, taken: bool = False) -> Scene:
    def scene(_p: ItterPosition, event: Event) -> Beat:
        return Beat("mark", who=_man(event), to=_man(event), mark="" if taken else mark, what=mark)

    return scene


def _ended(_p: ItterPosition, event: Event) -> Beat:
    return Beat(
        "end", what=event.text("ending"), amount=event.number("score"), hit=event.text("ending") != "overrun"
    )


SCENES: Final[Scenes] = {
    "turn-began": lambda _p, event: Beat("phase", amount=event.number("turn")),
    "counter-lined-up": _place,
    "defender-placed": _walk,
    "defender-shifted": _walk,
    "defenders-switched": lambda _p, event: Beat("tell", who=_man(event), to=_man(event, "other")),
    "defender-moved": _walk,
    "attack-rolled": _attack,
    "suppression-added": lambda _p, event: Beat(
        "gain",
        who=_man(event),
        to=f"crate:{event.text('colour')}",
        amount=event.number("tokens"),
        what="suppression",
    ),
    "suppression-wasted": None,
    "defender-recovered": _token("exhausted", taken=True),
    "defender-steadied": _token("disrupted", taken=True),
    "command-given": _token("commanded"),
    "escape-made": lambda _p, event: Beat("lost", who=_man(event), to=_man(event), path=("box:escaped",)),
    "cards-thrown-away": lambda _p, event: Beat(
        "gauge", who=_man(event), to=DECK, amount=event.number("cards")
    ),
    "cannon-loaded": lambda _p, event: Beat("mark", who=_man(event), to="space:bj_cannon", what="loaded"),
    "action-passed": None,
    "action-ended": None,
    "ss-phase-began": lambda _p, event: Beat("phase", amount=event.number("turn")),
    "tactic-dealt": _tactic,
    "tactic-retired": None,
    "card-revealed": _card,
    "area-rolled": lambda _p, event: Beat(
        "roll", to=_space(event), dice=event.row("faces"), what=event.text("counter")
    ),
    "suppression-declined": None,
    "suppression-rolled": _suppress,
    "counter-placed": _place,
    "counter-advanced": _advance,
    "castle-entered": _enter_castle,
    "nobody-in-sight": lambda _p, event: Beat("tell", to=f"crate:{event.text('colour')}"),
    "colour-targeted": lambda _p, event: Beat(
        "roll",
        who=DECK,
        to=f"crate:{event.text('colour')}",
        dice=(event.number("face"),),
        what=event.text("kind"),
    ),
    "gun-fired": lambda _p, event: Beat("aim", who=_space(event), what=event.text("counter")),
    "defender-targeted": _targeted,
    "defender-shot-at": _shot,
    "defender-disrupted": _token("disrupted"),
    "defender-lost": _lost,
    "morale-broke": _lost,
    "sacrifice-made": lambda _p, event: Beat("tell", who=_man(event), to=_man(event, "saved")),
    "location-targeted": lambda _p, event: Beat(
        "roll", who=DECK, to=_location(event), dice=(event.number("face"),), what=event.text("kind")
    ),
    "location-shot-at": _shell,
    "defense-reduced": lambda _p, event: Beat(
        "break",
        to=_location(event),
        amount=1,
        gauges={f"defense:{event.text('location')}": event.number("value")},
    ),
    "location-shaken": lambda _p, event: Beat("hurt", to=_location(event)),
    "tank-destroyed": lambda _p, _event: Beat("blast", to="location:besotten_jenny"),
    "wreck-targeted": lambda _p, _event: Beat("aim", who=DECK, to="location:besotten_jenny"),
    "reinforcements-arrived": lambda _p, event: Beat("gain", to="box:supply", amount=event.number("count")),
    "tokens-cleared": lambda _p, event: Beat("gauge", amount=event.number("tokens")),
    "regiment-arrived": lambda _p, _event: Beat("gain", to="location:gate_house"),
    "game-ended": _ended,
    "orders-laid": None,
    "hand-drawn": None,
    "order-chosen": None,
    "tactic-chosen": None,
}
