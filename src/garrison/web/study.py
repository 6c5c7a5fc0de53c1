"""Where it is thought about positions: a thread apart, with games of its own, since those of the tables are in use.

Advice and machines that take their time share it, a piece of work for each in turn; who plays need not wait.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TypeVar

from garrison.core.errors import BrokenRule, GarrisonError
from garrison.core.game import Game
from garrison.core.playout import Policy
from garrison.core.position import Offers, Position
from garrison.table import games
from garrison.table.chance import freeze, thaw
from garrison.table.seats import policy_of

KEPT = 8  # games, with different corrections of their data

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Matter:
    """A position to think about, as it can be taken elsewhere."""

    game: str
    corrections: dict[str, object]
    dump: str


@dataclass(frozen=True, slots=True)
class Question:
    """What a machine is to answer. `n`, `seat` and `kind` tell whether it is still asked when it has thought."""

    n: int
    seat: int
    kind: str
    rng: int  # the state of its generator
    matter: Matter


@dataclass(frozen=True, slots=True)
class Thought:
    """An answer to a question: the index of an option, and the generator after it."""

    option: int
    rng: int


class Own:
    """A game that only the study has, and the machines that play it."""

    def __init__(self, matter: Matter) -> None:
        self.game = games.another(matter.game, matter.corrections)
        self._players: dict[str, Policy] = {}

    def player(self, kind: str) -> Policy:
        """The machine of that kind."""
        if kind not in self._players:
            player = policy_of(self.game, kind)
            if player is None:
                raise BrokenRule(f"a {kind} is no machine")
            self._players[kind] = player
        return self._players[kind]


def matter_of(game: Game, p: Position) -> Matter:
    """A position of a table, to be thought about."""
    return Matter(game.about.id, dict(game.corrections), game.dump(p))


class Study:
    """One thread; what is done there may use the games that only it has."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="study")
        self._games: dict[tuple[str, str], Own] = {}
        self._offers = Offers()

    async def do(self, work: Callable[[], T]) -> T:
        """The result of some work; what is long should come in pieces."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    async def answer(self, question: Question) -> Thought:
        """What the machine chooses: the same as it would at the table."""
        try:
            return await self.do(lambda: self._choose(question))
        except GarrisonError:
            raise
        except Exception as error:
            raise BrokenRule(f"the {question.kind} machine: {error!r}") from error

    def close(self) -> None:
        """Finish what is under way."""
        self._thread.shutdown()

    def place(self, matter: Matter) -> tuple[Game, Position]:
        """The position in a game of the study's own; in its thread alone."""
        game = self._own(matter).game
        return game, game.load(matter.dump)

    def _choose(self, question: Question) -> Thought:
        _, p = self.place(question.matter)
        p.legal(self._offers)
        rng = thaw(question.rng)
        player = self._own(question.matter).player(question.kind)
        return Thought(player.choose(p, self._offers, rng), freeze(rng))

    def _own(self, matter: Matter) -> Own:
        key = (matter.game, json.dumps(matter.corrections, sort_keys=True))
        self._games[key] = own = self._games.pop(key, None) or Own(matter)  # the last one used comes last
        if len(self._games) > KEPT:
            del self._games[next(iter(self._games))]
        return own
