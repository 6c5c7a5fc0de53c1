"""A process that thinks about positions: for hints, and for machines that take their time.

It loads each game once. A search lives here between two requests, so that several share a process, a slice of time
for each in turn.
"""

from __future__ import annotations

import json
from typing import Union

import msgspec

from garrison.ai.advice import Advice, advice_of
from garrison.ai.budget import Budget
from garrison.ai.comparison import MoveComparison, compare
from garrison.ai.search import Search
from garrison.core.errors import BrokenRule, GarrisonError
from garrison.core.game import Game
from garrison.core.playout import Policy
from garrison.core.position import Offers
from garrison.table import games
from garrison.table.chance import freeze, thaw
from garrison.table.hosted import MachineAnswer, MachineQuestion, Snapshot
from garrison.table.seats import policy_of
from garrison.web import process

MOST_SEARCHES = 16  # kept at once; the one unused for longest goes first
MOST_PLAYERS = 16


class Begin(msgspec.Struct, frozen=True, tag=True):
    """A new search, under a number of the asker's choosing."""

    search: int
    seat: int
    snapshot: Snapshot
    option: int | None = None  # to be looked at whatever the others are worth


class Think(msgspec.Struct, frozen=True, tag=True):
    """Go on with a search for so many seconds, or until it has played so many futures in all."""

    search: int
    seconds: float
    playouts: int = 0


class Tell(msgspec.Struct, frozen=True, tag=True):
    """What a search has found by now."""

    search: int


class Compare(msgspec.Struct, frozen=True, tag=True):
    """What a search has found by now of one option against the best."""

    search: int
    option: int


class Drop(msgspec.Struct, frozen=True, tag=True):
    """Nobody needs that search any more."""

    search: int


class Decide(msgspec.Struct, frozen=True, tag=True):
    """What does a machine choose?"""

    question: MachineQuestion


class Done(msgspec.Struct, frozen=True, tag=True):
    """It was done. `played` counts the futures; `settled` means that nothing is left to be found out."""

    played: int = 0
    settled: bool = False


class SearchResult(msgspec.Struct, frozen=True, tag=True):
    """Advice as it is by now."""

    advice: Advice


class Compared(msgspec.Struct, frozen=True, tag=True):
    """One option against the best."""

    comparison: MoveComparison


class Decided(msgspec.Struct, frozen=True, tag=True):
    """What a machine chose."""

    chosen: MachineAnswer


class Failed(msgspec.Struct, frozen=True, tag=True):
    """It could not be done."""

    error: str


Request = Union[Begin, Think, Tell, Compare, Drop, Decide]
Result = Union[Done, SearchResult, Compared, Decided, Failed]


class AiWorker:
    """The searches and machines of one process."""

    def __init__(self) -> None:
        self._searches: dict[int, Search] = {}
        self._players: dict[tuple[str, str, str], Policy] = {}
        self._offers = Offers()

    def do(self, asked: Request) -> Result:
        """One request."""
        if isinstance(asked, Begin):
            game = _game(asked.snapshot)
            search = Search(game, game.load(asked.snapshot.dump), asked.seat)
            if asked.option is not None:
                search.look_at(asked.option)
            self._searches[asked.search] = search
            if len(self._searches) > MOST_SEARCHES:
                del self._searches[next(iter(self._searches))]
            return Done(search.played, search.settled)
        if isinstance(asked, Decide):
            return Decided(self._choose(asked.question))
        if isinstance(asked, Drop):
            self._searches.pop(asked.search, None)
            return Done()
        search = self._searches.pop(asked.search)
        self._searches[asked.search] = search  # the last one used comes last
        if isinstance(asked, Think):
            if not asked.playouts or search.played < asked.playouts:
                left = asked.playouts - search.played if asked.playouts else 0
                search.run(Budget(left, asked.seconds))
            return Done(search.played, search.settled)
        if isinstance(asked, Compare):
            return Compared(compare(search, asked.option))
        return SearchResult(advice_of(search))

    def _choose(self, question: MachineQuestion) -> MachineAnswer:
        """The same as it would choose at the table."""
        game = _game(question.snapshot)
        p = game.load(question.snapshot.dump)
        p.legal(self._offers)
        rng = thaw(question.rng)
        return MachineAnswer(self._player(game, question).choose(p, self._offers, rng), freeze(rng))

    def _player(self, game: Game, question: MachineQuestion) -> Policy:
        snapshot = question.snapshot
        key = (snapshot.game, json.dumps(snapshot.corrections, sort_keys=True), question.kind)
        player = self._players.pop(key, None) or policy_of(game, question.kind)
        if player is None:
            raise BrokenRule(f"a {question.kind} is no machine")
        self._players[key] = player
        if len(self._players) > MOST_PLAYERS:
            del self._players[next(iter(self._players))]
        return player


def _game(snapshot: Snapshot) -> Game:
    return games.find(snapshot.game, snapshot.corrections or None)


def listener(say: process.Say) -> process.Take:
    """Does what each line asks for."""
    worker = AiWorker()

    def take(line: bytes) -> None:
        try:
            result = worker.do(msgspec.json.decode(line, type=Request))
        except (GarrisonError, KeyError, ArithmeticError, LookupError, TypeError, ValueError) as error:
            result = Failed(repr(error))
        say(msgspec.json.encode(result))

    return take


def main() -> None:
    """Do what the standard input asks for, until it ends."""
    process.listen(listener)


if __name__ == "__main__":
    main()
