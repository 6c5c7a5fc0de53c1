"""What a seat sees of Castle Itter. The SS player's hand and orders are his alone. [6.2b]"""

from __future__ import annotations

from functools import lru_cache

from garrison.core.ask import Facts
from garrison.core.view import Piece, View
from garrison.games.itter import codes as c
from garrison.games.itter.components.packed import PackedComponents
from garrison.games.itter.ending import points
from garrison.games.itter.events import ENDINGS
from garrison.games.itter.position import ItterPosition
from garrison.games.itter.rules.deck import top_deck

SS = 1  # the number of the SS player's seat
MARKS = ("exhausted", "disrupted", "acted", "commanded")


def view(p: ItterPosition, seat: int, game: str) -> View:
    """The table as that seat sees it; -1 watches."""
    pieces = (*_defenders(p), *_counters(p))
    return View(game, seat, _facts(p), pieces, _gauges(p), _piles(p), _cards(p, seat))


def _facts(p: ItterPosition) -> Facts:
    return {
        "phase": _phase(p),
        "turn": p.turn,
        "tank": ("intact", "lost-empty", "lost-manned")[p.tank],
        "loaded": p.loaded,
        "escaped": p.escaped,
        "ending": ENDINGS[p.ending],
    }


def _phase(p: ItterPosition) -> str:
    if p.ending:
        return "over"
    bottom = type(p.steps()[0]).__name__
    if bottom != "DefenderPhase":
        return "ss"
    top = type(p.top).__name__
    return {
        "LineUp": "setup",
        "FillHand": "planning",
        "ChooseOrders": "planning",
        "ChooseTactic": "planning",
    }.get(top, "defender")


def _defenders(p: ItterPosition) -> list[Piece]:
    states = [(mark, getattr(p, mark)) for mark in MARKS]
    out = []
    for who, (name, values, letters) in enumerate(_printed(p.packed)):
        marks = tuple(mark for mark, men in states if men >> who & 1)
        out.append(Piece(name, "defender", _place_of(p, who), marks, values, letters))
    return out


@lru_cache(maxsize=16)
def _printed(t: PackedComponents) -> tuple[tuple[str, dict[str, int], tuple[str, ...]], ...]:
    """What stands on each counter: name, values and letters. [S.9]"""
    values = [{"attack": t.attack[n], "suppress": t.suppress[n]} for n in range(len(t.defender_ids))]
    return tuple((name, values[n], _letters(t, n)) for n, name in enumerate(t.defender_ids))


def _letters(t: PackedComponents, who: int) -> tuple[str, ...]:
    letters = {
        "C": t.commanders,
        "E": t.escapers,
        "I": t.inspirers,
        "M": t.low_morale,
        "O": t.officers,
        "R": t.reinforcements,
        "S": t.sacrificers,
        "T": t.crew,
    }
    return tuple(letter for letter, men in letters.items() if men >> who & 1)


def _place_of(p: ItterPosition, who: int) -> str:
    square = p.row[c.AT + who]
    if square != c.OFF_BOARD:
        return f"space:{p.packed.square_ids[square]}"
    if p.supply >> who & 1:
        return "box:supply"
    if p.apart >> who & 1:
        return "box:reinforcements"
    escaped = p.escaped and p.packed.escapers >> who & 1
    return "box:escaped" if escaped else "box:casualties"


def _counters(p: ItterPosition) -> list[Piece]:
    """Counters of a kind are alike, so they are named after where they stand."""
    out = []
    for space in range(c.SPACES):
        kind = p.row[c.SPACE + space]
        if kind:
            out.append((space, _counter(p, kind, space, "")))
    for gun in range(p.guns):
        area = p.row[c.GUN_AREA + gun]
        out.append((area, _counter(p, p.row[c.GUN_KIND + gun], area, f"_{gun}")))
    return [piece for _, piece in sorted(out, key=lambda row: row[0])]


def _counter(p: ItterPosition, kind: int, space: int, suffix: str) -> Piece:
    t = p.packed
    values = {"defense": t.counter_defense[kind], "disrupt": t.counter_disrupt[kind]}
    name = f"{t.counter_ids[kind]}_{t.space_ids[space]}{suffix}"
    return Piece(name, t.counter_ids[kind], f"space:{t.space_ids[space]}", (), values)


def _gauges(p: ItterPosition) -> dict[str, int]:
    t = p.packed
    defense = {
        f"defense:{name}": p.row[c.DEFENSE + n] for n, name in enumerate(t.location_ids) if n != c.CELLAR
    }
    crates = {f"suppression:{t.colour_ids[n]}": p.row[c.TOKENS + n] for n in range(c.CRATES)}
    return {"actions": p.actions, "cards": p.cards, "score": points(p), **defense, **crates}


def _piles(p: ItterPosition) -> dict[str, int]:
    regiment = int(p.regiment == c.IN_DECK)
    piles = {
        "ss-deck": p.deck_left + regiment,
        "deck-number": min(top_deck(p), c.DECKS),
        "discard-number": p.top_deck,
    }
    tactics = sum(p.row[c.TACTIC_LEFT + n] for n in range(c.DECKS))
    if p.rules.tactics_in_play:
        piles["tactics-deck"] = tactics
    if p.rules.competitive:
        piles["ss-hand"] = sum(p.row[c.HAND + n] for n in range(p.packed.cards))
        piles["tactics-hand"] = sum(p.row[c.TACTIC_HAND + n] for n in range(p.packed.tactics))
        piles["orders"] = sum(p.row[c.ORDERS + n] != c.NOBODY for n in range(c.ORDERS_ROOM))
    return piles


def _cards(p: ItterPosition, seat: int) -> dict[str, tuple[str, ...]]:
    t = p.packed
    # In the competitive game the card of the last turn stays where it was until the next plan is turned up. [6.2f]
    stale = p.rules.competitive and _phase(p) in ("setup", "planning", "defender")
    shown = [c.NOBODY if stale else p.row[c.IN_PLAY + n] for n in range(2)]
    cards = {"tactics": tuple(t.tactic_ids[n] for n in shown if n != c.NOBODY)}
    if p.rules.competitive and seat == SS:
        cards["hand"] = _held(p, c.HAND, t.card_ids)
        cards["tactics-hand"] = _held(p, c.TACTIC_HAND, t.tactic_ids)
        laid = [p.row[c.ORDERS + n] for n in range(c.ORDERS_ROOM)]
        cards["orders"] = tuple(t.card_ids[n] for n in laid if n != c.NOBODY)
        cards["plan"] = () if p.plan == c.NOBODY else (t.tactic_ids[p.plan],)
    return cards


def _held(p: ItterPosition, offset: int, ids: list[str]) -> tuple[str, ...]:
    return tuple(name for n, name in enumerate(ids) for _ in range(p.row[offset + n]))
