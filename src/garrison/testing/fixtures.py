"""Helpers for rule tests: a game played move by move with dice and cards that the test decides.

    def test_a_one_blows_out_the_lantern(play):
        watch = play(load_game(), Setup("night"), draws=["guard-lantern", "dry"], dice=[1])
        watch.pick("light lantern")
        assert watch.events[-1] == watch.event(e.LAMP_BLOWN_OUT, lamp="lantern", face=1)

Name this module in `pytest_plugins` to get the fixture `play`, or use `Play` as it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

import pytest

from garrison.core.ask import Answer, Ask, Choice, Draw, Drawn, Pick, Reason, Roll, Rolled
from garrison.core.event import Event, EventFact, Events
from garrison.core.game import Game, Setup
from garrison.core.position import Position
from garrison.core.terminal_board import board_of
from garrison.core.view import View
from garrison.table.chance import ScriptedChance
from garrison.table.translator import LocalNames, game_translator


class Play:
    """A game under test. `dice` and `draws` answer rolls and draws as they come up, for as long as they last.

    `events` is what happened since the last pick, `log` everything. `position` may start anywhere.
    """

    def __init__(
        self,
        game: Game,
        setup: Setup,
        dice: Sequence[int] = (),
        draws: Sequence[str] = (),
        position: Position | None = None,
    ) -> None:
        self.game = game
        self.position = position or game.setup(game.settle(setup))
        self.events: list[Event] = []
        self.log: list[Event] = []
        self.script(dice, draws)

    @property
    def ask(self) -> Ask:
        """What is asked now."""
        return self.game.ask(self.position)

    @property
    def asked(self) -> str:
        """The key of what is asked."""
        return self.ask.prompt.key

    @property
    def seats(self) -> tuple[int, ...]:
        """Who may answer the pending choice."""
        assert isinstance(self.ask, Choice), f"no choice is pending: {self.ask}"
        return self.ask.seats

    @property
    def table(self) -> View:
        """What the first seat sees."""
        return self.game.view(self.position, 0)

    def script(self, dice: Sequence[int] = (), draws: Sequence[str] = ()) -> Self:
        """Decide the next dice and cards, in place of what was left; pending chance takes them at once."""
        self._chance, self._used = ScriptedChance(dice, draws), 0
        return self._answer_chance()

    def pick(self, name: str, seat: int | None = None) -> Self:
        """Answer the pending choice (for the first seat asked), then chance as far as it is scripted."""
        ask = self.ask
        asked = ask.seats[0] if isinstance(ask, Choice) else 0
        self.events = []
        self._apply(Pick(asked if seat is None else seat, self.game.options.named(name)))
        return self._answer_chance()

    def roll(self, *faces: int) -> Self:
        """Answer the pending roll."""
        self._apply(Rolled(tuple(sorted(faces))))
        return self._answer_chance()

    def draw(self, *names: str) -> Self:
        """Answer the pending draw, or several."""
        for name in names:
            self._apply(Drawn(name))
        return self._answer_chance()

    def offered(self) -> list[str]:
        """The names of the options on offer; none unless a choice is pending."""
        ask = self.ask
        return [option.name for option in ask.options] if isinstance(ask, Choice) else []

    def offers(self, *starts: str) -> list[str]:
        """The options on offer whose names begin with one of these."""
        return [name for name in self.offered() if name.startswith(starts)]

    def why(self, name: str) -> Reason | None:
        """Why that option is not on offer."""
        return self.game.why(self.position, self.game.options.named(name))

    def told(self, kind: int) -> list[Event]:
        """The declared events of one kind since the last pick."""
        said = self.game.events[kind]
        return [event for event in self.events if (event.key, event.rule) == (said.key, said.rule)]

    def event(self, kind: int, *facts: EventFact, **named: EventFact) -> Event:
        """A declared event with these facts, to be compared with what was told."""
        return event_of(self.game.events, kind, *facts, **named)

    def _apply(self, answer: Answer) -> None:
        self.game.accept(self.position, answer)
        events = self.game.apply(self.position, answer)
        self.events += events
        self.log += events
        faults = self.game.check(self.position)
        assert not faults, f"{self.game.about.id}: after {answer}: {faults}"

    def _answer_chance(self) -> Self:
        while isinstance(ask := self.ask, (Roll, Draw)) and self._chance.holds(ask, self._used):
            answer, self._used = self._chance.answer(self.game, self.position, ask, self._used)
            self._apply(answer)
        return self


def event_of(events: Events, kind: int, *facts: EventFact, **named: EventFact) -> Event:
    """A declared event with these facts, in the order in which they are told or by name."""
    said = events[kind]
    known = dict(zip(said.kinds, facts, strict=False)) | named
    assert set(known) == set(said.kinds), f"'{said.key}' has the facts {list(said.kinds)}"
    audience = 1 << int(str(known[said.audience])) if isinstance(said.audience, str) else said.audience
    return Event(said.key, said.rule, known, audience)


def terminal_lines(
    game: Game, view: View, lang: str, in_words: bool = False, local: LocalNames = ()
) -> list[str]:
    """What a terminal shows of a view, drawn or in words; a message that is missing is an error."""
    board, words = board_of(game), game_translator(game, lang, strict=True, local=local)
    return (board.describe if in_words else board.draw)(view, words)


@pytest.fixture
def play() -> type[Play]:
    """`play(game, setup, dice=[...], draws=[...])` begins a game under test."""
    return Play


def pytest_configure(config: pytest.Config) -> None:
    """Know the mark that ties a test to the paragraphs it proves."""
    config.addinivalue_line("markers", "rule(*ids): the paragraphs of the rulebook that this test covers")
