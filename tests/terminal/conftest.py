"""A session of the toy game with lines typed beforehand."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from garrison.core.game import Game, Setup
from garrison.table import store
from garrison.table.header import header_of
from garrison.table.table import Table
from garrison.terminal.screen import Screen
from garrison.terminal.session import Session
from garrison.testing.toy import load_game


class Keyboard(io.StringIO):
    """Typed lines; a person's, if told so."""

    person = False

    def isatty(self) -> bool:
        return self.person


@dataclass(frozen=True)
class Sat:
    """What a session came to."""

    code: int
    said: str
    table: Table


Sit = Callable[..., Sat]


@pytest.fixture
def sit(tmp_path: Path) -> Sit:
    """`sit(["light lantern", "quit"])` plays the toy game with these lines."""

    def run(
        typed: Sequence[str],
        seats: tuple[str, ...] = ("human",),
        lang: str = "en",
        seed: int = 7,
        person: bool = False,
        game: Game | None = None,
    ) -> Sat:
        game = game or load_game()
        setup = game.settle(Setup("night", len(seats)))
        table = Table(game, header_of(game, setup, seed, seats, "seeded"))
        path = tmp_path / f"{len(list(tmp_path.iterdir()))}.save"
        store.create(path, table)
        keyboard, out = Keyboard("".join(f"{line}\n" for line in typed)), io.StringIO()
        keyboard.person = person
        code = Session(table, Screen(keyboard, out), lang, path).run()
        return Sat(code, out.getvalue(), table)

    return run
