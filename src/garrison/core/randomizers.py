"""What the chance of a game comes out of, dice, decks and shuffled tiles, and where each card of a deck is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Protocol, runtime_checkable

from garrison.core.ask import Draw, Facts, Roll
from garrison.core.errors import unknown
from garrison.core.position import Position

DICE = "dice"
CARDS = "cards"
TILES = "tiles"
ALL = "all"
DECK = "deck"  # the place of cards that the next draw may bring
UNDECLARED = {DICE: DICE, CARDS: CARDS}  # of a game that says nothing about it


@dataclass(frozen=True, slots=True)
class CardPlace:
    """Where some copies of a card are: the message `where-<place>` with `facts`; `deck` are those that can come."""

    place: str
    count: int
    facts: Facts = field(default_factory=dict)


@runtime_checkable
class SupportsRandomizers(Protocol):
    """A game that says what its chance comes out of."""

    def randomizers(self) -> Mapping[str, str]:
        """Each pile as draws name it, and `dice` if any are thrown, with its kind: dice, cards or tiles."""

    def whereabouts(self, p: Position, pile: str) -> Mapping[str, tuple[CardPlace, ...]]:
        """All copies of each card of a pile: those that can come next, and where the others are."""


def randomizers_of(game: object) -> Mapping[str, str]:
    """What the chance of a game comes out of."""
    return game.randomizers() if isinstance(game, SupportsRandomizers) else UNDECLARED


def chosen(game: object, names: Iterable[str]) -> tuple[str, ...]:
    """The things that names stand for: each by its own, a whole kind, or `all`; in the order of the game."""
    known = randomizers_of(game)
    valid = list(dict.fromkeys([ALL, *known.values(), *known]))
    wanted = {name.strip() for name in names}
    for name in sorted(wanted - set(valid)):
        raise unknown("thing that can be real", name, valid)
    return tuple(thing for thing, kind in known.items() if ALL in wanted or wanted & {thing, kind})


def thing_of(game: object, ask: Roll | Draw) -> str:
    """What a roll or a draw comes out of."""
    if isinstance(ask, Roll):
        return DICE
    return ask.pile if ask.pile in randomizers_of(game) else CARDS


def whereabouts_of(game: object, p: Position, pile: str) -> Mapping[str, tuple[CardPlace, ...]]:
    """Where the copies of each card of a pile are, in a game that can tell."""
    return game.whereabouts(p, pile) if isinstance(game, SupportsRandomizers) else {}


def places(*found: CardPlace) -> tuple[CardPlace, ...]:
    """Those of some places where there is anything."""
    return tuple(place for place in found if place.count > 0)
