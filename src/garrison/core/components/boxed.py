"""Games that are played with a box: components that an owner may look at and correct."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, TypeVar

from garrison.core.ask import OwnTurn
from garrison.core.components.box import UNHASHED_SECTIONS, Box
from garrison.core.components.reading import Table
from garrison.core.components.records import Contents
from garrison.core.content import DATA, FORMER
from garrison.core.game import Game, Setup
from garrison.core.own_turn import play_own_turn
from garrison.core.pickling import Reduced, reduce_game
from garrison.core.position import Position

C = TypeVar("C", bound=Contents)


class BoxedGame(Game, Generic[C]):
    """A game with the components of its box, and an owner's corrections to them."""

    box: Box[C]

    def __init__(self, corrections: Mapping[str, object] | None = None) -> None:
        super().__init__()
        self.corrections = dict(corrections or {})
        self.components = self.box.load(self.of_components(self.corrections))
        self.components_hash = self.box.data_hash(self.components)

    def __reduce__(self) -> Reduced:
        return reduce_game(type(self), self.corrections)

    def of_components(self, corrections: Mapping[str, object]) -> Mapping[str, object]:
        """What the corrections say of the components: all of it, unless a game keeps other things there too."""
        return corrections

    def component_listing(self) -> list[dict[str, object]]:
        """Every value of the component data, with its source and confidence."""
        return self.box.listing(self.components)

    def read_corrections(self, path: str) -> dict[str, object]:
        """The corrections of an owner's file, known to load over the data of this game."""
        return self.box.read_corrections(path, self.corrections.get(FORMER))

    def released_data(self) -> Table:
        """Everything of today's data that a release is remembered by."""
        return {name: records for name, records in self.box.base.items() if name not in UNHASHED_SECTIONS}

    def former_data(self) -> tuple[str, ...]:
        """The names of the data sets of earlier releases, the newest first."""
        return tuple(data.name for data in reversed(self.box.former))

    def data_lines(self, setup: Setup) -> dict[str, str]:
        """The lines by which a position text names its data: none for the oldest, which had no such lines."""
        if not self.box.former:
            return {}
        former = self.box.former_of(self.corrections)
        components = self.box.today if former is None else former.components
        return {} if components == self.box.former[0].components else {DATA: components}

    def own_turn(self, p: Position, turn: OwnTurn) -> None:
        play_own_turn(self, p, turn)
