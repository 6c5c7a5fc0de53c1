"""What a seat sees of Westerplatte. Nothing is hidden but the order of the decks, which nobody knows."""

from __future__ import annotations

from garrison.core import bits
from garrison.core.ask import Facts
from garrison.core.view import Piece, View
from garrison.games.westerplatte import codes as c
from garrison.games.westerplatte.position import WesterplattePosition
from garrison.games.westerplatte.rules.event_effect import closers
from garrison.games.westerplatte.rules.sharing import held

PHASES = {
    "DealTiles": "setup",
    "Opening": "setup",
    "OfficerTurn": "officer",
    "NewCard": "german",
    "Resolve": "german",
    "Dawn": "dawn",
    "Morning": "dawn",
    "GameOver": "over",
}
HOLDINGS = ("extra-movement", "limited-movement", "extra-action", "ammunition")


def view(p: WesterplattePosition, seat: int, game: str) -> View:
    """The table as that seat sees it; -1 watches."""
    pieces = (*_officers(p), *_tiles(p), *_troops(p), *_mines(p), *_paths(p))
    return View(game, seat, _facts(p), pieces, _gauges(p), _piles(p), _cards(p))


def _facts(p: WesterplattePosition) -> Facts:
    return {
        "phase": PHASES[type(p.steps()[0]).__name__],
        "turn": p.turn,
        "day": p.day,
        "officer": p.packed.officer_ids[p.officer],
        "morale": p.rules.morale_ids[p.morale],
        "ending": c.ENDINGS[p.ending],
    }


def _officers(p: WesterplattePosition) -> list[Piece]:
    """Officers with what they hold; the one whose turn it is is marked. [S.9, S.9c]"""
    t = p.packed
    out = []
    for who in range(p.rules.officers):
        values = {key: p.row[held(what, who)] for what, key in enumerate(HOLDINGS)}
        marks = ("active",) if who == p.officer and p.turn else ()
        place = f"space:{t.space_ids[p.row[c.AT + who]]}"
        out.append(Piece(t.officer_ids[who], "officer", place, marks, values))
    return out


def _tiles(p: WesterplattePosition) -> list[Piece]:
    """The action tiles that have been dealt, with the number on the side in use and their supplies."""
    t = p.packed
    supplies = {c.MORTAR: c.GRENADE, c.MINES: c.MINE, c.REBUILD: c.BRICK}
    out = []
    for place in range(c.TILES):
        tile = p.row[c.TILE + place]
        if tile == c.NONE:
            continue
        values = {"amount": p.rules.amount[tile]}
        if tile in supplies:
            values["stock"] = p.row[c.STOCK + supplies[tile]]
            values["slots"] = p.rules.slots[supplies[tile]]
        where = f"space:{t.space_ids[c.POSTS + place]}"
        out.append(Piece(f"tile_{t.tile_ids[tile]}", "tile", where, (), values))
    return out


def _troops(p: WesterplattePosition) -> list[Piece]:
    t = p.packed
    out = []
    for track in range(c.TRACKS):
        card = p.row[c.ON_TRACK + track]
        if card == c.NONE:
            continue
        place = p.row[c.PLACE + track]
        values = {
            "resistance": t.card_resistance[card],
            "wounds": p.row[c.WOUNDS + track],
            "speed": t.card_speed[card],
            "force": t.card_force[card],
        }
        marks = ("fires",) if place == t.card_fires[card] else ()
        where = f"space:{t.track_space_ids[track * c.STRETCH + place]}"
        out.append(Piece(t.card_ids[card], t.weapon_ids[card], where, marks, values))
    return out


def _mines(p: WesterplattePosition) -> list[Piece]:
    """Mines are alike, so they are named after where they lie."""
    ids = p.packed.track_space_ids
    return [Piece(f"mine_{ids[n]}", "mine", f"space:{ids[n]}") for n in bits.members(p.mines)]


def _paths(p: WesterplattePosition) -> list[Piece]:
    """Burnt paths. [E.3c]"""
    ids = p.packed.path_ids
    return [Piece(f"burnt_{ids[n]}", "burnt_path", f"path:{ids[n]}") for n in bits.members(p.burnt)]


def _gauges(p: WesterplattePosition) -> dict[str, int]:
    t = p.packed
    walls = {f"wall:{name}": p.row[c.WALL + n] for n, name in enumerate(t.space_ids)}
    spare = {f"reserve:{name}": p.row[c.SPARE + n] for n, name in enumerate(t.supply_ids)}
    tokens = {f"reserve:{key}": p.row[c.RESERVE + n] for n, key in enumerate(HOLDINGS)}
    return {
        "moves": p.moves,
        "actions": p.actions,
        "morale": p.morale - p.rules.morale_start,
        "bricks-apart": p.apart,
        **walls,
        **spare,
        **tokens,
    }


def _piles(p: WesterplattePosition) -> dict[str, int]:
    """The decks, and the pile of each day; what lies above the last day has a pile of its own. [D.1, D.4]"""
    piles = {"phase-1": p.phase_1, "phase-2": p.phase_2, "under": p.under, "events": p.positive + p.negative}
    for name, cards in _day_piles(p).items():
        piles[name] = len(cards)
    return piles


def _cards(p: WesterplattePosition) -> dict[str, tuple[str, ...]]:
    """Known cards, and the steps of the morale track in play from the lowest to the highest. [M.0]"""
    under = tuple(p.packed.card_ids[p.row[c.UNDER + n]] for n in range(p.under))
    morale = tuple(p.rules.morale_ids)
    return {"event": _in_force(p), "events": _events(p), "morale": morale, "under": under, **_day_piles(p)}


def _in_force(p: WesterplattePosition) -> tuple[str, ...]:
    """The event card that lasts until the next one. [E.3, E.3b]"""
    t = p.packed
    lasting = closers(t, p.burnt)
    return (t.event_ids[lasting[0]],) if p.burnt and lasting else ()


def _events(p: WesterplattePosition) -> tuple[str, ...]:
    """The event cards that have come, in the order of the component list. [D.3, D.3b]"""
    t = p.packed
    come = [t.event_copies[n] - p.row[c.EVENT_BAG + n] for n in range(t.events)]
    return tuple(name for n, name in enumerate(t.event_ids) for _ in range(come[n]))


def _day_piles(p: WesterplattePosition) -> dict[str, tuple[str, ...]]:
    t = p.packed
    discards = [t.card_ids[p.row[c.DISCARDS + n]] for n in range(p.discards)]
    piles = {}
    for day in range(1, t.days + 1):
        piles[f"day-{day}"] = tuple(discards[t.day_first[day] : t.day_first[day + 1]])
    piles["surplus"] = tuple(discards[t.day_first[t.days + 1] :])
    return piles
