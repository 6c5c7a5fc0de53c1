"""Games that have everything a face or a machine may ask for: their parts are named once, and wired here.

A part is a function of the game's own kind of position, what it tells of every position, or a module with both.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from garrison.core.components.boxed import BoxedGame
from garrison.core.components.records import Contents
from garrison.core.danger import ThreatAssessment
from garrison.core.game import Tunable
from garrison.core.motives import Motive
from garrison.core.observer import Observer
from garrison.core.observing import Field
from garrison.core.odds import Odd
from garrison.core.option import Option
from garrison.core.position import Position
from garrison.core.randomizers import CardPlace
from garrison.core.terms import Terms
from garrison.core.view import View

C = TypeVar("C", bound=Contents)
P = TypeVar("P", bound=Position)
Own = TypeVar("Own", bound=Position, contravariant=True)


class PilesModule(Protocol[Own]):
    """What is thrown and drawn, and where each card is."""

    @property
    def RANDOMIZERS(self) -> Mapping[str, str]: ...  # noqa: N802 (a constant of the module)

    def whereabouts(self, p: Own, pile: str) -> Mapping[str, tuple[CardPlace, ...]]: ...


class FeaturesModule(Protocol[Own]):
    """A position in a few named numbers, and those of which less is better."""

    @property
    def WORSE(self) -> frozenset[str]: ...  # noqa: N802 (a constant of the module)

    def features(self, p: Own) -> dict[str, int]: ...


@dataclass(frozen=True, slots=True, kw_only=True)
class GameParts(Generic[P]):
    """What answers for a game; `own` sees a position as one of the game's own kind."""

    own: Callable[[Position], P]
    view: Callable[[P, int, str], View]
    dump: Callable[[P], str]
    faults: Callable[[P], Iterable[str]]
    in_own_turn: Callable[[P], bool]
    piles: PilesModule[P]
    odds: Callable[[P, Option | None], tuple[Odd, ...]]
    terms: Callable[[P, Option], Terms]
    danger: Callable[[P], ThreatAssessment]
    motives: Callable[[P, Option], Iterable[Motive]]
    features: FeaturesModule[P]
    observation: tuple[Field, ...]
    observer: Callable[[], Observer]
    tunables: tuple[Tunable, ...]


class FullGame(BoxedGame[C], Generic[C, P]):
    """A game with a box whose parts answer for it."""

    parts: GameParts[P]

    def view(self, p: Position, seat: int) -> View:
        return self.parts.view(self.parts.own(p), seat, self.about.id)

    def dump(self, p: Position) -> str:
        return self.parts.dump(self.parts.own(p))

    def check(self, p: Position) -> list[str]:
        return list(self.parts.faults(self.parts.own(p)))

    def in_own_turn(self, p: Position) -> bool:
        """Whether people may play on without telling each move."""
        return self.parts.in_own_turn(self.parts.own(p))

    def randomizers(self) -> Mapping[str, str]:
        """What is thrown and drawn, for whoever brings real things to the table."""
        return self.parts.piles.RANDOMIZERS

    def whereabouts(self, p: Position, pile: str) -> Mapping[str, tuple[CardPlace, ...]]:
        """Where all copies of each card of a pile are."""
        return self.parts.piles.whereabouts(self.parts.own(p), pile)

    def odds(self, p: Position, option: Option | None) -> tuple[Odd, ...]:
        """The chance of what a roll or draw ahead may do."""
        return self.parts.odds(self.parts.own(p), option)

    def terms(self, p: Position, option: Option) -> Terms:
        """The sort of an option on offer, what it costs and brings, and where it lies."""
        return self.parts.terms(self.parts.own(p), option)

    def danger(self, p: Position) -> ThreatAssessment:
        """What the enemy's next turn may do."""
        return self.parts.danger(self.parts.own(p))

    def motives(self, p: Position, option: Option) -> tuple[Motive, ...]:
        """What speaks for an option on offer."""
        return tuple(self.parts.motives(self.parts.own(p), option))

    def features(self, p: Position) -> dict[str, int]:
        """The position in a few named numbers."""
        return self.parts.features.features(self.parts.own(p))

    def worse_features(self) -> frozenset[str]:
        """Features of which less is better."""
        return self.parts.features.WORSE

    def observation(self) -> tuple[Field, ...]:
        """What the numbers of the observer mean."""
        return self.parts.observation

    def observer(self) -> Observer:
        """Who tells those numbers of a position."""
        return self.parts.observer()

    def tunables(self) -> tuple[Tunable, ...]:
        return self.parts.tunables
