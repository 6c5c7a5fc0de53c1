"""Games of people that stand one answer before their end, made from games of the heuristic player."""

from __future__ import annotations

from dataclasses import dataclass

from garrison.core import journal
from garrison.core.game import Setup
from garrison.core.journal import PickEntry
from garrison.table import games
from garrison.table.table import Table
from tests.web.server import Json, Server


@dataclass(frozen=True)
class Last:
    """A table, and what is answered last."""

    made: Json
    option: int

    def answer(self, server: Server) -> None:
        """Give the last answer, as somebody at another browser with the same seat."""
        with server.guest(self.made) as guest:
            state = guest.state
            said = guest.call("answer", n=state["n"], option=self.option, seat=state["ask"]["seat"])
            assert said["type"] == "state", said


def before_the_end(server: Server, game_id: str, scenario: str, seed: int, difficulty: str = "") -> Last:
    """The game that the heuristic player plays with these dice, up to its last choice."""
    game = games.find(game_id)
    setup = game.settle(Setup(scenario, difficulty=difficulty))
    played = Table.new(game, setup, seed, ["heuristic"])
    played.run_machines()
    picks = [entry.pick for entry in played.journal.entries if isinstance(entry, PickEntry)]
    table = Table.new(game, setup, seed, ["human"])
    table.proceed()
    for pick in picks[:-1]:
        table.answer(0, pick)
    answered = server.http("/api/saves", journal.dump(table.journal))
    assert answered.status == 201, answered.body
    return Last(answered.json, game.options.named(picks[-1]).index)
