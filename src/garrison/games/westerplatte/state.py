"""Positions as canonical text and back, and the set-up from which every game starts."""

from __future__ import annotations

from typing import Final

from garrison.core import dumping
from garrison.core.ask import Facts
from garrison.core.dumping import Body
from garrison.core.game import Setup
from garrison.games.westerplatte import codes as c
from garrison.games.westerplatte import flow, opening
from garrison.games.westerplatte.components.packed import PackedComponents, Rules
from garrison.games.westerplatte.position import Step, WesterplattePosition, empty_row
from garrison.games.westerplatte.rules import daybreak, ending, morale, pushing, sharing, walls

SCALARS: Final = (
    "turn", "day", "officer", "moves", "actions", "spent_movement", "spent_actions", "morale", "mines", "apart",
    "phase_1", "phase_2", "under", "discards", "positive", "negative", "burnt", "hits", "card", "stage", "ending",
)  # fmt: skip

STEPS: Final[dict[str, type[Step]]] = {
    kind.__name__: kind
    for kind in (
        opening.DealTiles, opening.Opening, flow.OfficerTurn, flow.NewCard, flow.Resolve, flow.Dawn, flow.Morning,
        pushing.PushMore, walls.Overflow, morale.GainSupply, morale.LoseSupply, sharing.Share,
        sharing.LoseAmmunition, daybreak.Reinforce, ending.GameOver,
    )
}  # fmt: skip
FLAGS: Final = {"Share": (3,)}  # arguments that are yes or no


def set_up(packed: PackedComponents, rules: Rules) -> WesterplattePosition:
    """The printed set-up; what is dealt at random is asked for. [S.5, S.5b, S.7, S.8, S.9, S.9c]"""
    p = WesterplattePosition(packed, rules, empty_row())
    p.morale = rules.morale_start
    for space in range(c.SPACES):
        p.row[c.WALL + space] = packed.start_bricks[space]
    for who in range(rules.officers):
        p.row[c.AT + who] = packed.start_space
        p.row[sharing.held(c.SHARE_AMMUNITION, who)] = rules.ammunition
    _reserves(p)
    _supplies(p)
    _decks(p)
    p.restart(opening.DEAL_TILES)
    return p


def _reserves(p: WesterplattePosition) -> None:
    """Tokens and ammunition beside the board. [S.5b, S.6]"""
    t = p.packed
    p.row[c.RESERVE + c.SHARE_MOVEMENT] = t.extra_movement
    p.row[c.RESERVE + c.SHARE_LIMITED] = t.limited_movement
    p.row[c.RESERVE + c.SHARE_ACTIONS] = t.extra_actions
    p.row[c.RESERVE + c.SHARE_AMMUNITION] = t.ammunition - p.rules.officers * p.rules.ammunition


def _supplies(p: WesterplattePosition) -> None:
    """Markers on their tiles; the rest goes into the box. [S.4, S.4b, S.4c, S.4d]"""
    tiles = (c.MORTAR, c.MINES, c.REBUILD)
    walls_bricks = sum(p.packed.start_bricks[n] for n in range(c.SPACES))
    for supply, tile in enumerate(tiles):
        used = walls_bricks if supply == c.BRICK else 0
        p.row[c.STOCK + supply] = p.rules.amount[tile]
        p.row[c.BOXED + supply] = p.packed.markers[supply] - p.rules.amount[tile] - used


def _decks(p: WesterplattePosition) -> None:
    """Phase 1 on phase 2; of the events as many of each sign as the level says. [S.10, S.11, S.11b]"""
    t = p.packed
    for card in range(t.cards):
        p.row[c.BAG + card] = t.card_copies[card]
        if card < t.phase_2:
            p.phase_1 += t.card_copies[card]
        else:
            p.phase_2 += t.card_copies[card]
    for event in range(t.events):
        p.row[c.EVENT_BAG + event] = t.event_copies[event]
    p.positive = p.rules.positive
    p.negative = p.rules.negative


def dump(p: WesterplattePosition) -> str:
    """Exact, canonical JSON: how the table was set up, the scalars, the row, the pending steps."""
    head = {
        "scenario": p.rules.scenario,
        "players": p.rules.players,
        "decider": p.rules.decider,
        "rulings": p.rules.choices,
    }
    return dumping.write(head, p, SCALARS, c.ROW)


def setup_of(body: Body) -> Setup:
    """How the table of a dump was set up."""
    scenario, players = dumping.word(body, "scenario"), dumping.number(body, "players")
    decider = dumping.number(body, "decider")
    extra: Facts = {} if decider < 0 else {"decider": decider}
    return Setup(scenario, players, "", "", dumping.rulings(body), extra)


def load(body: Body, packed: PackedComponents, rules: Rules) -> WesterplattePosition:
    """The position of a dump."""
    p = WesterplattePosition(packed, rules, empty_row())
    dumping.read_scalars(body, p, SCALARS)
    dumping.read_row(body, p, c.ROW)
    dumping.read_steps(body, p, STEPS, FLAGS)
    return p
