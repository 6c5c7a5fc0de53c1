"""Real dice and cards: asks the player for the result, and lets commands through."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from garrison.core.ask import Draw, Roll
from garrison.terminal.screen import Screen
from garrison.terminal.typed_results import TypedResults, are_right
from garrison.terminal.words import TerminalText


class Interrupted(Exception):
    """A command was typed where a roll or a card was expected."""

    def __init__(self, line: str) -> None:
        super().__init__(line)
        self.line = line


class RealDice:
    """Asks on a screen. `describe` says what is rolled for, in the language of the moment."""

    def __init__(self, screen: Screen, results: TypedResults | None = None) -> None:
        self._screen = screen
        self.results = results or TypedResults()
        self.words = TerminalText("en")
        self.describe: Callable[[Roll | Draw], str] = lambda ask: ask.prompt.key

    def __call__(self, ask: Roll | Draw) -> Sequence[int] | str:
        """Faces, or the name of a card."""
        self._screen.say(self.describe(ask))
        return self._faces(ask) if isinstance(ask, Roll) else self._card(ask)

    def _faces(self, ask: Roll) -> list[int]:
        self._screen.say(self.words.say("dice-ask", dice=ask.dice, sides=ask.sides))
        if self.results.has_symbols(ask):
            self._screen.say(self.words.say("dice-symbols", symbols=self.results.sides()))
        while True:
            line = self._screen.read()
            faces = self.results.faces(line, ask)
            if faces is None:
                raise Interrupted(" ".join(line.replace(",", " ").split()))
            if are_right(faces, ask):
                return faces
            self._screen.say(self.words.say("dice-wrong", dice=ask.dice, sides=ask.sides))

    def _card(self, ask: Draw) -> str:
        cards = list(ask.outcomes)
        self._screen.say(self.words.say("card-ask"))
        name = self.results.name
        self._screen.say_all(f"  {count}. {name(card)}" for count, card in enumerate(cards, start=1))
        while True:
            said = self._screen.read().strip()
            meant = self.results.card(said, ask)
            if meant:
                return meant
            if said and not said.isdecimal():
                raise Interrupted(said)
            self._screen.say(self.words.say("number-wrong", least=1, most=len(cards)))
