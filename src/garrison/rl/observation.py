"""What a learner is shown: the numbers of a game as one array between 0 and 1, or the view as text."""

from __future__ import annotations

import string
from abc import ABC, abstractmethod
from typing import Any

import msgspec
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from garrison.core.errors import Unknown, unknown
from garrison.core.game import Game
from garrison.core.observing import AMOUNT, ONE_OF, SET, Field, SupportsObservation
from garrison.core.position import Offers, Position

FEATURES, TEXT = "features", "text"
LONGEST = 100_000  # characters of a view, more than any has
WORD = 64  # bits of a number


class Encoder(ABC):
    """One kind of observation."""

    space: spaces.Space[Any]

    @abstractmethod
    def look(self, p: Position, seat: int) -> Any:
        """The position as that seat sees it."""


class FeatureEncoder(Encoder):
    """The game's own numbers: amounts as a share of their highest, then sets and kinds, a 0 or 1 for each member."""

    def __init__(self, game: Game) -> None:
        if not isinstance(game, SupportsObservation):
            raise Unknown(f"{game.about.id} has no features to observe; valid: {TEXT}")
        self._game = game
        self._numbers = Offers()
        numbered: list[tuple[int, Field, int]] = []  # where each number stands, its field, and which of it
        for field in game.observation():
            numbered += [(len(numbered) + n, field, n) for n in range(field.count)]
        amounts, sets, kinds = (
            [one for one in numbered if one[1].kind == kind] for kind in (AMOUNT, SET, ONE_OF)
        )
        self.names = [name for _, field, n in amounts + sets + kinds for name in names_of(field, n)]
        self.width = len(self.names)
        self.space = spaces.Box(0.0, 1.0, (self.width,), np.float32)
        self._amounts = np.array([at for at, _, _ in amounts], np.intp)
        self._scale = np.array([1 / field.high for _, field, _ in amounts], np.float32)
        self._sets = np.array([at for at, _, _ in sets], np.intp)
        self._members = np.array(
            [n * WORD + bit for n, one in enumerate(sets) for bit in range(one[1].high)], np.intp
        )
        self._kinds = np.array([at for at, _, _ in kinds], np.intp)
        widths = [field.high for _, field, _ in kinds]
        self._bases = self.width - sum(widths) + np.cumsum([0, *widths[:-1]])

    def look(self, p: Position, seat: int) -> NDArray[np.float32]:
        self._game.observe(p, seat, self._numbers)
        numbers = row_of(self._numbers)
        out = np.zeros(self.width, np.float32)
        amounts, members = len(self._amounts), len(self._members)
        np.minimum(numbers[self._amounts] * self._scale, 1.0, out=out[:amounts])
        bits = np.unpackbits(numbers[self._sets].view(np.uint8), bitorder="little")
        out[amounts : amounts + members] = bits[self._members]
        kinds = numbers[self._kinds]
        out[(self._bases + kinds)[kinds >= 0]] = 1.0
        return out


class TextEncoder(Encoder):
    """The view of the seat as JSON: everything on the table by name."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self.space = spaces.Text(LONGEST, charset=string.printable)

    def look(self, p: Position, seat: int) -> str:
        return msgspec.json.encode(self._game.view(p, seat)).decode()


def row_of(numbers: Offers) -> NDArray[np.int64]:
    """The numbers of a buffer as an array."""
    row: Any = numbers.a[: numbers.n]
    return np.array(row, np.int64) if isinstance(row, list) else np.frombuffer(row, np.int64)


def names_of(field: Field, n: int) -> list[str]:
    """A name for everything shown of the n-th number of a field."""
    name = field.name if field.count == 1 else f"{field.name}-{n}"
    return [name] if field.kind == AMOUNT else [f"{name}={member}" for member in range(field.high)]


def encoder_for(kind: str, game: Game) -> Encoder:
    """An observation by its name."""
    if kind not in (FEATURES, TEXT):
        raise unknown("observation", kind, [FEATURES, TEXT])
    return FeatureEncoder(game) if kind == FEATURES else TextEncoder(game)
