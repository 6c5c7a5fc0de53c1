"""What can be pickled: positions of every game at any moment, games, and tables under way."""

from __future__ import annotations

import copy
import pickle

from garrison.core.ask import Choice
from garrison.core.game import Game, Setup
from garrison.core.position import Position
from garrison.table.seats import HUMAN, seat_names
from garrison.table.table import Table
from garrison.testing.walk import WalkStep, moments

ANSWERS = 12  # given at a table before it is pickled


def check_pickles(game: Game, setup: Setup, seed: int, every: int = 1) -> None:
    """Pickled and deep-copied positions, games and tables are equal, independent, and play on alike."""
    there = pickle.loads(pickle.dumps(game))
    for step in moments(game, setup, seed, every):
        for p in (pickle.loads(pickle.dumps(step.p)), copy.deepcopy(step.p), copy.copy(step.p)):
            _check_twin(step, there, p)
    check_table(game, setup, seed)


def _check_twin(step: WalkStep, there: Game, p: Position) -> None:
    before = step.game.hash(step.p)
    step.expect(there.hash(p) == before, "a pickled position differs")
    if step.answer is not None:
        told = there.apply(p, step.answer)
        step.expect(step.game.hash(step.p) == before, "changing a pickled twin changed the position")
        twin = step.game.copy(step.p)
        step.expect(told == step.game.apply(twin, step.answer), "a pickled twin tells different events")
        step.expect(step.game.hash(twin) == there.hash(p), "a pickled twin plays on differently")


def check_table(game: Game, setup: Setup, seed: int) -> None:
    """A table under way goes on with the same dice wherever it arrives."""
    table = Table.new(game, setup, seed, [HUMAN] * len(seat_names(game, game.settle(setup))))
    _answer(table, ANSWERS)
    arrived = pickle.loads(pickle.dumps(table))
    at = f"{game.about.id} seed {seed} step {table.cursor}: a pickled table"
    assert arrived.hash() == table.hash(), f"{at} differs"
    _answer(table, ANSWERS)
    _answer(arrived, ANSWERS)
    assert arrived.hash() == table.hash(), f"{at} goes on differently"
    assert arrived.journal_hash() == table.journal_hash(), f"{at} records otherwise"


def _answer(table: Table, count: int) -> None:
    for _ in range(count):
        if isinstance(table.ask, Choice):
            table.answer(table.ask.seats[0], table.ask.options[0])
