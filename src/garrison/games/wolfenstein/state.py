"""Positions as canonical text and back."""

from __future__ import annotations

from garrison.core import state
from garrison.core.errors import BadSave
from garrison.core.game import Setup
from garrison.core.state import Body
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.board import Board
from garrison.games.wolfenstein.components.packed import PackedComponents, Rules
from garrison.games.wolfenstein.position import Step, WolfPosition, empty_row
from garrison.games.wolfenstein.rules.figures import put


def dump(p: WolfPosition) -> str:
    """Exact, canonical JSON: how the table was set up, the numbers, the row, the pending steps."""
    return state.dump(state.head_of(p.rules, "scenario", "difficulty", "players", "heroes"), p, c.WHO)


def setup_of(body: Body) -> Setup:
    """How the table of a dump was set up."""
    scenario, difficulty = state.word(body, "scenario"), state.word(body, "difficulty")
    players, heroes = state.number(body, "players"), state.word(body, "heroes")
    return Setup(scenario, players, "", difficulty, state.rulings(body), {"heroes": heroes})


def load(body: Body, packed: PackedComponents, rules: Rules, board: Board) -> WolfPosition:
    """The position of a dump; nothing can be pushed once it has ended, so that is set last."""
    p = WolfPosition(packed, rules, board, empty_row())
    state.read_numbers(body, p)
    state.read_row(body, p, c.WHO)
    for who in range(c.FIGURES):
        cell = p.row[c.AT + who]
        if cell >= 0:
            if cell >= c.CELLS or board.tile[cell] < 0:
                raise BadSave(f"dump: row: figure {who} stands outside the map")
            put(p, who, cell)
    ending, p.ending = p.ending, c.RUNNING
    state.read_steps(body, p, Step)
    p.ending = ending
    return p
