"""What a seat sees of Wolfenstein: everything, for nothing is hidden but the order of the decks."""

from __future__ import annotations

from garrison.core.ask import Facts
from garrison.core.view import Piece, View
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.actions.turn import FigureTurn
from garrison.games.wolfenstein.ending import is_met, progress
from garrison.games.wolfenstein.names import figure_name, space_name
from garrison.games.wolfenstein.parts import token_names
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.event_cards import EventCheck, EventChoice, EventLoot


def view(p: WolfPosition, seat: int, game: str) -> View:
    """The table as that seat sees it; -1 watches."""
    pieces = (*_heroes(p), *_nazis(p), *_tokens(p), *_gates(p), *_noise(p), *_goals(p))
    return View(game, seat, _facts(p), pieces, _gauges(p), _piles(p), _cards(p))


def _facts(p: WolfPosition) -> Facts:
    return {
        "phase": _phase(p),
        "round": p.round,
        "mission": p.board.mission,
        "actor": figure_name(p, p.actor) if _in_turn(p) else "",
        "controller": p.controller + 1,
        "first": p.first + 1,
        "ending": c.ENDING_IDS[p.ending],
    }


def _in_turn(p: WolfPosition) -> bool:
    """Whether a hero, bot or Nazi is at his turn, and not only the last who was. [T.1, N.4]"""
    return bool(p.in_phase) or any(isinstance(step, FigureTurn) for step in p.steps())


def _phase(p: WolfPosition) -> str:
    if p.ending:
        return "over"
    return "nazis" if p.in_phase else "heroes"


def _heroes(p: WolfPosition) -> list[Piece]:
    """Whoever is in turn has not acted yet, though he cannot be activated again. [R.3b]"""
    out = []
    r = p.row
    active = 1 << p.actor if _in_turn(p) and p.actor >= 0 else 0
    for hero in range(c.HEROES):
        sets = {
            "bleeding": p.bleeding,
            "fatigue": p.fatigue,
            "acted": p.acted & ~active,
            "stunned": p.stunned,
            "sabotaged": p.sabotaged,
        }
        marks = [mark for mark, members in sets.items() if members >> hero & 1]
        values = {
            "hp": r[c.HP + hero],
            "armour": r[c.ARMOUR + hero],
            "ward": r[c.WARD + hero],
            "glory": r[c.GLORY + hero],
            "life": r[c.LIFE + hero],
            "seat": p.rules.seat_of[hero] + 1,
            **{name: r[c.AMMUNITION + hero * c.AMMO_KINDS + n] for n, name in enumerate(c.AMMO_IDS)},
        }
        out.append(Piece(figure_name(p, hero), "hero", _place(p, hero), tuple(marks), values))
    return out


def _place(p: WolfPosition, who: int) -> str:
    cell = p.row[c.AT + who]
    if cell >= 0:
        return f"space:{space_name(cell)}"
    if p.dead >> who & 1:
        return "box:dead"
    return "box:left" if p.left >> who & 1 else "box:waiting"


def _nazis(p: WolfPosition) -> list[Piece]:
    out = []
    for who in range(c.FIRST_NAZI, c.FIGURES):
        if (p.nazis | p.bots) >> who & 1:
            kind = p.packed.type_of[who]
            sets = {"stunned": p.stunned, "sabotaged": p.sabotaged, "awake": p.awake, "bot": p.bots}
            marks = [mark for mark, members in sets.items() if members >> who & 1]
            values = {
                "hp": p.row[c.HP + who],
                "armour": p.row[c.ARMOUR + who],
                "size": p.packed.large[kind] + 1,
            }
            name = p.packed.type_ids[kind]
            out.append(Piece(figure_name(p, who), name, _place(p, who), tuple(marks), values))
    return out


def _tokens(p: WolfPosition) -> list[Piece]:
    out = []
    for token, name in enumerate(token_names()):
        if p.tokens >> token & 1:
            place = f"space:{space_name(p.board.token_cell[token])}"
            out.append(Piece(name, name.partition("_")[0], place))
    return out


def _gates(p: WolfPosition) -> list[Piece]:
    out = []
    for gate in range(p.board.gates):
        door = p.board.doors >> gate & 1
        closed = (p.shut if door else p.barred) >> gate & 1
        mark = ("closed" if closed else "open",)
        out.append(Piece(f"gate_{gate + 1}", "door" if door else "barricade", f"gate:{gate + 1}", mark))
    return out


def _noise(p: WolfPosition) -> list[Piece]:
    tiles = [n for n in range(p.board.tiles) if p.noise >> n & 1]
    return [Piece(f"noise_{n + 1}", "noise", f"tile:{n + 1}") for n in tiles]


def _goals(p: WolfPosition) -> list[Piece]:
    """The goals of the mission in the order of its briefing, with how far each has come. [G.4]"""
    out = []
    for goal in range(p.board.goals):
        values = {"done": progress(p, goal), "need": p.board.goal_count[goal]}
        out.append(
            Piece(f"goal_{goal + 1}", "goal", "box:goals", ("met",) if is_met(p, goal) else (), values)
        )
    return out


def _gauges(p: WolfPosition) -> dict[str, int]:
    met = sum(is_met(p, goal) for goal in range(p.board.goals))
    return {
        "round": p.round,
        "round-limit": p.board.round_limit,
        "danger": p.danger,
        "alarm-limit": p.board.alarm_limit,
        "alarms": p.alarms,
        "ap": p.ap,
        "attacks": p.attacks,
        "events": p.events_done,
        "goals": p.board.goals,
        "goals-met": met,
        "health": sum(p.row[c.HP + hero] for hero in range(c.HEROES) if not p.dead >> hero & 1),
    }


def _piles(p: WolfPosition) -> dict[str, int]:
    t, r = p.packed, p.row
    decks = {
        "equipment-deck": (c.ITEM_DECK, t.item_deck.kinds),
        "equipment-discard": (c.ITEM_DISCARD, t.item_deck.kinds),
        "weapon-deck": (c.WEAPON_DECK, t.weapon_deck.kinds),
        "event-deck": (c.EVENT_DECK, t.event_deck.kinds),
        "crate-deck": (c.CRATE_DECK, t.crate_deck.kinds),
    }
    return {name: sum(r[base + n] for n in range(size)) for name, (base, size) in decks.items()}


def _cards(p: WolfPosition) -> dict[str, tuple[str, ...]]:
    t, r = p.packed, p.row
    out: dict[str, tuple[str, ...]] = {"event": tuple(_events(p))}
    for hero in range(c.HEROES):
        name = figure_name(p, hero)
        held = [
            t.item_ids[k] for k in range(t.item_deck.kinds) for _ in range(r[c.HELD + hero * c.ITEMS + k])
        ]
        worn = [r[c.WORN + hero * c.SLOTS + n] for n in range(c.SLOTS)]
        arms = [n for n in range(t.weapon_cards) if r[c.WEAPON_OWNER + n] == hero]
        out[f"{name}-equipment"] = tuple(held)
        out[f"{name}-worn"] = tuple(t.item_ids[kind - 1] for kind in worn if kind)
        out[f"{name}-weapons"] = tuple(t.weapon_card_ids[n] for n in arms)
        out[f"{name}-jammed"] = tuple(t.weapon_card_ids[n] for n in arms if r[c.WEAPON_STATE + n] & c.JAMMED)
        out[f"{name}-mounted"] = tuple(
            t.item_ids[r[c.WEAPON_MOUNT + n] - 1] for n in arms if r[c.WEAPON_MOUNT + n]
        )
    return out


def _events(p: WolfPosition) -> list[str]:
    """Event cards on the table: the one being settled, then those whose reward is still to be fetched. [C.6, C.6d]"""
    settling = [step.event for step in p.steps() if isinstance(step, (EventChoice, EventCheck, EventLoot))]
    kept = [n for n in range(p.packed.event_deck.kinds) if p.row[c.KEPT + n]]
    return [p.packed.event_ids[n] for n in dict.fromkeys([*settling, *kept])]
