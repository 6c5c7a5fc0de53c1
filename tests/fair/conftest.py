"""Games with fair dice, played by a policy in the seats of people, so that nothing but the dice is left to chance."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from unittest.mock import patch

import pytest

from garrison.core import journal
from garrison.core.ask import Choice
from garrison.core.game import Game, Setup
from garrison.core.position import Offers
from garrison.core.rng import Rng
from garrison.table import games
from garrison.table.fair_dice import FairChance, KeysInMemory
from garrison.table.header import header_of
from garrison.table.seats import HUMAN, seat_names
from garrison.table.table import Table

TITLES = ("castle-itter", "westerplatte", "wolfenstein")


def begun(game: Game, keys: KeysInMemory, words: Sequence[str] = (), seed: int = 1) -> Table:
    """A table of people, nothing answered yet but words of their own."""
    setup = game.settle(Setup("", min(game.about.scenarios[0].seats)))
    seats = [HUMAN] * len(seat_names(game, setup))
    chance = FairChance(keys)
    table = Table(game, header_of(game, setup, seed, seats, chance.kind, chance.commit()), chance)
    for seat, said in enumerate(words):
        table.add_words(seat, said)
    return table


def play(table: Table, decisions: int = 10_000) -> Table:
    """Let the heuristic player decide for everybody, so many times or to the end."""
    policy, offers, rng = table.game.heuristic(), Offers(), Rng(1, 1)
    table.proceed()
    while decisions and isinstance(ask := table.ask, Choice):
        table.position.legal(offers)
        option = table.game.options[policy.choose(table.position, offers, rng)]
        table.answer(ask.seats[0], option)
        decisions -= 1
    return table


@pytest.fixture(scope="session", params=TITLES)
def finished(request: pytest.FixtureRequest) -> bytes:
    """The save of a finished game with words of a player, with two branches and dice renewed once.

    Its key is always the same: a game that by luck is very short would have little to check.
    """
    with patch.object(secrets, "token_bytes", lambda size: bytes(range(size))):
        table = play(begun(games.find(request.param), KeysInMemory(), ["open sesame"]), decisions=6)
        table.undo()
        table.fresh()
        return journal.dump(play(table).journal)
