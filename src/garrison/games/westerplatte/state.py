"""Positions as canonical text and back."""

from __future__ import annotations

from garrison.core import state
from garrison.core.ask import Facts
from garrison.core.game import Setup
from garrison.core.state import Body
from garrison.games.westerplatte import codes as c
from garrison.games.westerplatte.components.packed import PackedComponents, Rules
from garrison.games.westerplatte.position import Step, WesterplattePosition, empty_row


def dump(p: WesterplattePosition) -> str:
    """Exact, canonical JSON: how the table was set up, the scalars, the row, the pending steps."""
    return state.dump(state.head_of(p.rules, "scenario", "players", "decider"), p, c.ROW)


def setup_of(body: Body) -> Setup:
    """How the table of a dump was set up."""
    scenario, players = state.word(body, "scenario"), state.number(body, "players")
    decider = state.number(body, "decider")
    extra: Facts = {} if decider < 0 else {"decider": decider}
    return Setup(scenario, players, "", "", state.rulings(body), extra)


def load(body: Body, packed: PackedComponents, rules: Rules) -> WesterplattePosition:
    """The position of a dump."""
    p = WesterplattePosition(packed, rules, empty_row())
    state.fill(body, p, c.ROW, Step)
    return p
