"""A far space in one order: the steps to it are taken one after the other, until something happens on the way."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from garrison.core.ask import Choice
from garrison.core.beat import beats_of
from garrison.core.event import Event
from garrison.core.option import Option
from garrison.core.outlook import Stride, outlook_of
from garrison.terminal.option_search import words_of

if TYPE_CHECKING:
    from garrison.terminal.session import Session

QUIET = ("tell", "move")  # beats at which nobody stops walking


class FarWalk:
    """The way a piece still has to go."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._ahead: list[str] = []
        self._at = 0  # the node of the step before

    def begin(self, text: str) -> Option | None:
        """The first step to the one space in reach that a text names; None if it names none."""
        session = self._session
        actor = session.table.view(session.seat).facts.get("actor")
        if not actor:
            return None
        reach = outlook_of(session.table.game, session.table.position, f"piece:{actor}").reach
        said = set(words_of(text))
        named = [stride for stride in reach if self._names(stride) & said]
        if len(named) != 1:
            return None
        self._ahead = _way(named[0], reach)
        self._at = session.table.cursor
        first = self.step(session.table.ask)
        if first is None or said - self._names(named[0]) - set(words_of(session.translator.option(first))):
            self._ahead = []  # another action is meant, or nothing can be done
            return None
        return first

    def _names(self, stride: Stride) -> set[str]:
        ref = stride.to
        return {ref.partition(":")[2], *words_of(self._session.translator.ref(ref))[-1:]}

    def step(self, ask: object) -> Option | None:
        """The next step, if there is one and nothing has come in between."""
        if not self._ahead or not isinstance(ask, Choice):
            return None
        table = self._session.table
        happened = [event for told in table.since(self._at) for event in told.events]
        self._at = table.cursor
        to = self._ahead.pop(0)
        option = next((one for one in ask.options if one.path[1:] == (to,)), None)
        if option is None or self._is_news(happened):
            self._session.screen.say(self._session.words.say("walk-stopped"))
            self._ahead = []
            return None
        self._session.screen.drop()
        return option

    def _is_news(self, events: Iterable[Event]) -> bool:
        table = self._session.table
        beats = beats_of(table.game, table.position, list(events))
        return any(beat is not None and beat.kind not in QUIET for beat in beats)


def _way(to: Stride, reach: Iterable[Stride]) -> list[str]:
    """The spaces from the first step to the last."""
    known = {stride.to: stride for stride in reach}
    way = [to.to]
    while known[way[0]].back:
        way.insert(0, known[way[0]].back)
    return way
