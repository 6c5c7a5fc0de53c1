"""What people type of their dice and cards: `256`, `2 5 6`, `hit miss`, `mortar`, the number of a line."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from garrison.core.ask import Draw, Roll
from garrison.table.table import Table
from garrison.table.whereabouts import copies_left
from garrison.terminal.option_search import begun, plain
from garrison.terminal.user_input import number


class TypedResults:
    """Understands faces and cards. `name` says an id in the language of the moment."""

    def __init__(self) -> None:
        self.name: Callable[[str], str] = str
        self.symbols: tuple[str, ...] = ()  # on the sides of the dice, where they show no numbers

    def has_symbols(self, ask: Roll) -> bool:
        """Whether these dice show symbols in place of numbers."""
        return len(self.symbols) == ask.sides

    def faces(self, text: str, ask: Roll) -> list[int] | None:
        """The numbers that a line holds, right or wrong; None if it holds anything else."""
        said = text.replace(",", " ").split()
        if self.has_symbols(ask):
            said = [self._side(word) for word in said]
        if not all(word.isdecimal() for word in said):
            return None
        if len(said) == 1 and len(said[0]) == ask.dice:
            said = list(said[0])  # `256` for three dice thrown together
        return [number(word) or 0 for word in said]

    def sides(self) -> str:
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

    def card(self, said: str, ask: Draw) -> str:
        """The card of that id, of the only name with these words, or at that place of the list; "" if none is."""
        cards: Sequence[str] = list(ask.outcomes)
        if said in cards:
            return said
        if said.isdecimal():
            place = number(said) or 0
            return cards[place - 1] if 1 <= place <= len(cards) else ""
        named = begun(said, {card: self.name(card) for card in cards})
        return named[0] if len(named) == 1 else ""

    def card_lines(self, ask: Draw, table: Table) -> list[str]:
        """The cards that can come, numbered, each with how many of it are left where there are several."""
        left = copies_left(table.game, table.position, ask)
        counts = {card: f" × {left[card]}" if left[card] > 1 else "" for card in ask.outcomes}
        return [
            f"  {place}. {self.name(card)}{counts[card]}" for place, card in enumerate(ask.outcomes, start=1)
        ]


def are_right(faces: Sequence[int], ask: Roll) -> bool:
    """Whether these can be the faces of the dice asked for."""
    return len(faces) == ask.dice and all(1 <= face <= ask.sides for face in faces)
