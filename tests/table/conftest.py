"""A toy game, and tables of it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from garrison.core.errors import unknown
from garrison.core.game import Game, Setup
from garrison.table.table import Table
from garrison.testing.toy import load_game

MakeTable = Callable[..., Table]


@pytest.fixture(scope="session")
def game() -> Game:
    return load_game()


@pytest.fixture
def find_game(game: Game) -> Callable[[str, dict[str, object] | None], Game]:
    """A register that holds the toy alone."""

    def find(game_id: str, corrections: dict[str, object] | None = None) -> Game:
        if game_id != game.about.id:
            raise unknown("game", game_id, [game.about.id])
        return game

    return find


@pytest.fixture
def new_table(game: Game) -> MakeTable:
    """`new_table(seed=7, seats=("human",))` begins a game with a seat for each kind named."""

    def make(seed: int = 7, seats: tuple[str, ...] = ("human",)) -> Table:
        return Table.new(game, Setup("night", len(seats)), seed, seats)

    return make
