"""Real dice and cards: a roll or a draw that people make at their own table and type."""

from __future__ import annotations

from typing import TYPE_CHECKING

from garrison.core.ask import Answer, Draw, Drawn, Roll, Rolled
from garrison.terminal import commands
from garrison.terminal.transcript import with_rule
from garrison.terminal.typed_results import are_right
from garrison.terminal.where_lines import where_lines

if TYPE_CHECKING:
    from garrison.terminal.session import Session


class RealDice:
    """One roll or draw being typed in a session, with commands in between."""

    def __init__(self, session: Session, ask: Roll | Draw) -> None:
        self._session = session
        self._ask = ask

    def show(self) -> None:
        """What is rolled or drawn for, what to type, and of cards those that can come."""
        if self._session.pages is None:
            self._session.screen.say_all([*self.question(), *self.choices()])

    def question(self) -> list[str]:
        """What is rolled or drawn for, and what to type."""
        session, ask, results = self._session, self._ask, self._session.results
        lines = [with_rule(session.translator.translate(ask.prompt, session.seat))]
        if isinstance(ask, Draw):
            return [*lines, session.words.say("card-ask")]
        lines.append(session.words.say("dice-ask", dice=ask.dice, sides=ask.sides))
        if results.has_symbols(ask):
            lines.append(session.words.say("dice-symbols", symbols=results.sides()))
        return lines

    def choices(self) -> list[str]:
        """The cards that can come."""
        ask, session = self._ask, self._session
        return session.results.card_lines(ask, session.table) if isinstance(ask, Draw) else []

    def understand(self, line: str) -> Answer | None:
        """What a line says came; None if it was a command, could not come or was not understood."""
        if not line:
            self.show()
            return None
        return self._faces(line, self._ask) if isinstance(self._ask, Roll) else self._card(line, self._ask)

    def _faces(self, line: str, ask: Roll) -> Answer | None:
        session = self._session
        faces = session.results.faces(line, ask)
        if faces is None:
            self._command(line)
        elif are_right(faces, ask):
            return Rolled(tuple(sorted(faces)))
        else:
            session.screen.say(session.words.say("dice-wrong", dice=ask.dice, sides=ask.sides))
        return None

    def _card(self, line: str, ask: Draw) -> Answer | None:
        session = self._session
        meant = session.results.card(line, ask)
        if meant:
            return Drawn(meant)
        if line.isdecimal():
            session.screen.say(session.words.say("number-wrong", least=1, most=len(ask.outcomes)))
        elif not commands.run(session, line):
            session.screen.say_all(where_lines(session, line, ask) or [self._lost(line)])
        return None

    def _command(self, line: str) -> None:
        if not commands.run(self._session, line):
            self._session.screen.say(self._lost(line))

    def _lost(self, line: str) -> str:
        return self._session.words.say("dice-or-command", line=line)
