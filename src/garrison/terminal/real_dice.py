"""Real dice and cards: asks the person what came, and lets commands through."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from garrison.core.ask import Draw, Roll
from garrison.terminal.screen import Screen
from garrison.terminal.typed import number
from garrison.terminal.words import Words


class Interrupted(Exception):
    """Something else than dice was typed while dice were asked for."""

    def __init__(self, line: str) -> None:
        super().__init__(line)
        self.line = line


class RealDice:
    """Asks on a screen. `describe` says what is rolled for, in the language of the moment."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen
        self.words = Words("en")
        self.describe: Callable[[Roll | Draw], str] = lambda ask: ask.prompt.key
        self.name: Callable[[str], str] = str

    def __call__(self, ask: Roll | Draw) -> Sequence[int] | str:
        """Faces, or the name of a card."""
        self._screen.say(self.describe(ask))
        return self._faces(ask) if isinstance(ask, Roll) else self._card(ask)

    def _faces(self, ask: Roll) -> list[int]:
        self._screen.say(self.words.say("dice-ask", dice=ask.dice, sides=ask.sides))
        while True:
            said = self._screen.read().replace(",", " ").split()
            if not all(word.isdecimal() for word in said):
                raise Interrupted(" ".join(said))
            if len(said) == 1 and len(said[0]) == ask.dice:
                said = list(said[0])  # `256` for three dice thrown together
            faces = [number(word) or 0 for word in said]
            if len(faces) == ask.dice and all(1 <= face <= ask.sides for face in faces):
                return faces
            self._screen.say(self.words.say("dice-wrong", dice=ask.dice, sides=ask.sides))

    def _card(self, ask: Draw) -> str:
        cards = list(ask.outcomes)
        self._screen.say(self.words.say("card-ask"))
        self._screen.say_all(f"  {count}. {self.name(card)}" for count, card in enumerate(cards, start=1))
        while True:
            said = self._screen.read().strip()
            if said in cards:
                return said
            if said and not said.isdecimal():
                raise Interrupted(said)
            if 1 <= (number(said) or 0) <= len(cards):
                return cards[int(said) - 1]
            self._screen.say(self.words.say("number-wrong", most=len(cards)))
