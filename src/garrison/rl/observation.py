"""What a learner is shown: the numbers of a game as one array between 0 and 1, or the view as text.

Both name the question that is pending: who sees the same is offered the same.
"""

from __future__ import annotations

import string
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from garrison.core.ask import Fact
from garrison.core.errors import Unknown, unknown
from garrison.core.game import Game
from garrison.core.observer import (
    EVERYTHING,
    IS_AMOUNT,
    IS_ONE_OF,
    IS_SET,
    ByteRows,
    NumberRows,
    ShareRows,
)
from garrison.core.observing import AMOUNT, ONE_OF, SET, Field, SupportsObservation
from garrison.core.position import OVER, Offers, Position
from garrison.core.view import WATCHER

FEATURES, TEXT = "features", "text"
SEAT_VIEW, FULL_VIEW = "seat", "full"
LONGEST = 100_000  # characters of a view, more than any has
KINDS = {AMOUNT: IS_AMOUNT, SET: IS_SET, ONE_OF: IS_ONE_OF}


class Encoder(ABC):
    """One kind of observation."""

    space: spaces.Space[Any]

    @abstractmethod
    def look(self, p: Position, seat: int) -> Any:
        """The position as that seat sees it; EVERYTHING sees what all of them see."""


class FeatureLayout:
    """Which feature says what: an amount one, sets and kinds one for each member, in the order of the fields."""

    def __init__(self, fields: Sequence[Field]) -> None:
        numbered = [(field, n) for field in fields for n in range(field.count)]
        names = [names_of(field, n) for field, n in numbered]
        self.names = [name for some in names for name in some]
        self.width = len(self.names)
        self._kinds = [KINDS[field.kind] for field, _ in numbered]
        self._highs = [field.high for field, _ in numbered]
        self._bases = [0, *np.cumsum([len(some) for some in names]).tolist()][:-1]
        self.numbers = len(numbered)

    def rows(self, count: int) -> NumberRows:
        """Rows of numbers for so many positions."""
        return NumberRows(self.numbers, count)

    def as_bytes(self, seen: NumberRows) -> ByteRows:
        """What features say of those rows, as bytes."""
        return ByteRows(seen, self._kinds, self._highs, self._bases, self.width)

    def as_shares(self, seen: NumberRows) -> ShareRows:
        """What features say of those rows, between 0 and 1."""
        tables = [
            shares_of(high) if kind == IS_AMOUNT else []
            for kind, high in zip(self._kinds, self._highs, strict=True)
        ]
        shares = [share for table in tables for share in table]
        firsts = [0, *np.cumsum([len(table) for table in tables]).tolist()][:-1]
        return ShareRows(seen, self._kinds, self._highs, self._bases, self.width, shares, firsts)


class FeatureEncoder(Encoder):
    """The game's own numbers as features between 0 and 1."""

    def __init__(self, game: Game) -> None:
        self._game = observed(game)
        self.layout = FeatureLayout(self._game.observation())
        self.names, self.width = self.layout.names, self.layout.width
        self.space = spaces.Box(0.0, 1.0, (self.width,), np.float32)
        self._observer = self._game.observer()
        self._rows = self.layout.rows(1)
        self._shares = self.layout.as_shares(self._rows)
        self._features = array_of(self._shares.features, np.float32)

    def __reduce__(self) -> tuple[Any, ...]:
        return FeatureEncoder, (self._game,)

    def look(self, p: Position, seat: int) -> NDArray[np.float32]:
        self._rows.look(0, self._observer, p, seat)
        self._shares.refresh()
        return self._features.copy()


class TextEncoder(Encoder):
    """The question to the seat, the numbers and its view as JSON: everything on the table by name.

    A full view is the dump of the position.
    """

    def __init__(self, game: Game) -> None:
        self._game = game
        self.space = spaces.Text(LONGEST, charset=string.printable)

    def look(self, p: Position, seat: int) -> str:
        if seat == EVERYTHING:
            shown: object = msgspec.Raw(self._game.dump(p).encode())
        else:
            shown = self._game.view(p, seat)
        told = {"asked": question(p, seat), "numbers": self._numbers(p, seat), "view": shown}
        return msgspec.json.encode(told).decode()

    def _numbers(self, p: Position, seat: int) -> dict[str, list[int]]:
        """The fields of the observation that are not all 0, by name."""
        if not isinstance(self._game, SupportsObservation):
            return {}
        scratch = Offers()
        self._game.observer().observe(p, seat, scratch)
        numbers = iter(row_of(scratch).tolist())
        fields = {
            field.name: [next(numbers) for _ in range(field.count)] for field in self._game.observation()
        }
        return {name: some for name, some in fields.items() if any(some)}


def question(p: Position, seat: int) -> dict[str, Fact] | None:
    """What that seat is asked, by name and with what it is about; None where it is not asked."""
    if p.pending() == OVER or seat == WATCHER or (seat >= 0 and not p.seats() >> seat & 1):
        return None
    prompt = p.prompt()
    return {"question": prompt.key, "rule": prompt.rule, **prompt.facts}


def observed(game: Game) -> Any:
    """The game, known to be observable in numbers."""
    if not isinstance(game, SupportsObservation):
        raise Unknown(f"{game.about.id} has no features to observe; valid: {TEXT}")
    return game


def array_of(row: Any, kind: type[Any]) -> NDArray[Any]:
    """A row of the engine as an array: compiled its very memory, for reading only, which changes with each step."""
    return np.array(row, kind) if isinstance(row, list) else np.frombuffer(row, kind)


def shares_of(high: int) -> list[int]:
    """The bits of the shares of that amount, from 0 to all of it."""
    shares = np.arange(high + 1, dtype=np.float32) / np.float32(high)
    return [int(bits) for bits in shares.view(np.int32)]


def row_of(numbers: Offers) -> NDArray[np.int64]:
    """The numbers of a buffer as an array."""
    return array_of(numbers.a[: numbers.n], np.int64)


def names_of(field: Field, n: int) -> list[str]:
    """A name for everything shown of the n-th number of a field."""
    name = field.name if field.count == 1 else f"{field.name}-{n}"
    return [name] if field.kind == AMOUNT else [f"{name}={member}" for member in range(field.high)]


def encoder_for(kind: str, game: Game) -> Encoder:
    """An observation by its name."""
    if kind not in (FEATURES, TEXT):
        raise unknown("observation", kind, [FEATURES, TEXT])
    return FeatureEncoder(game) if kind == FEATURES else TextEncoder(game)


def viewer_of(view: str, seat: int) -> int:
    """Who looks: the seat, or with a full view somebody who sees what all seats see."""
    if view not in (SEAT_VIEW, FULL_VIEW):
        raise unknown("view", view, [SEAT_VIEW, FULL_VIEW])
    return EVERYTHING if view == FULL_VIEW else seat
