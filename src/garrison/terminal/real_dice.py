"""Real dice and cards: asks the player for the result, and lets commands through."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from garrison.core.ask import Draw, Roll
from garrison.terminal.option_search import plain, words_of
from garrison.terminal.screen import Screen
from garrison.terminal.user_input import number
from garrison.terminal.words import TerminalText


class Interrupted(Exception):
    """A command was typed where a roll or a card was expected."""

    def __init__(self, line: str) -> None:
        super().__init__(line)
        self.line = line


class RealDice:
    """Asks on a screen. `describe` says what is rolled for, in the language of the moment."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen
        self.words = TerminalText("en")
        self.describe: Callable[[Roll | Draw], str] = lambda ask: ask.prompt.key
        self.name: Callable[[str], str] = str
        self.symbols: tuple[str, ...] = ()  # on the sides of the dice, where they show no numbers

    def __call__(self, ask: Roll | Draw) -> Sequence[int] | str:
        """Faces, or the name of a card."""
        self._screen.say(self.describe(ask))
        return self._faces(ask) if isinstance(ask, Roll) else self._card(ask)

    def _faces(self, ask: Roll) -> list[int]:
        self._screen.say(self.words.say("dice-ask", dice=ask.dice, sides=ask.sides))
        if len(self.symbols) == ask.sides:
            self._screen.say(self.words.say("dice-symbols", symbols=self._sides()))
        while True:
            said = self._screen.read().replace(",", " ").split()
            said = [self._side(word) if len(self.symbols) == ask.sides else word for word in said]
            if not all(word.isdecimal() for word in said):
                raise Interrupted(" ".join(said))
            if len(said) == 1 and len(said[0]) == ask.dice:
                said = list(said[0])  # `256` for three dice thrown together
            faces = [number(word) or 0 for word in said]
            if len(faces) == ask.dice and all(1 <= face <= ask.sides for face in faces):
                return faces
            self._screen.say(self.words.say("dice-wrong", dice=ask.dice, sides=ask.sides))

    def _sides(self) -> str:
        """`1 2 3 HP hit, 4 5 armour hit`: the sides with each symbol."""
        sides: dict[str, str] = {}
        for side, symbol in enumerate(self.symbols, start=1):
            sides[symbol] = f"{sides.get(symbol, '')}{side} "
        return ", ".join(f"{numbers}{self.name(symbol)}" for symbol, numbers in sides.items())

    def _side(self, word: str) -> str:
        """A symbol as the first of its sides, if the word begins a part of no other's name; else the word."""
        named = {symbol: plain(self.name(symbol)).split() for symbol in self.symbols}
        meant = [symbol for symbol, parts in named.items() if any(p.startswith(plain(word)) for p in parts)]
        return str(self.symbols.index(meant[0]) + 1) if len(meant) == 1 else word

    def _meant(self, said: str, cards: Sequence[str]) -> str:
        """The card of that id or of the only name with these words; a bare number is a place in the list."""
        wanted = [] if said.isdecimal() else words_of(said)
        named = [card for card in cards if wanted and set(wanted) <= set(words_of(self.name(card)))]
        return said if said in cards else named[0] if len(named) == 1 else ""

    def _card(self, ask: Draw) -> str:
        cards = list(ask.outcomes)
        self._screen.say(self.words.say("card-ask"))
        self._screen.say_all(f"  {count}. {self.name(card)}" for count, card in enumerate(cards, start=1))
        while True:
            said = self._screen.read().strip()
            meant = self._meant(said, cards)
            if meant:
                return meant
            if said and not said.isdecimal():
                raise Interrupted(said)
            if 1 <= (number(said) or 0) <= len(cards):
                return cards[int(said) - 1]
            self._screen.say(self.words.say("number-wrong", least=1, most=len(cards)))
