"""One whole number that holds a row of choices, each among alternatives with known weights.

An alternative of weight w among all of weight W costs log2(W / w) bits, however odd that is (asymmetric numeral
systems, with a number of any size in place of a window: a game is some hundred choices long). What is written first
is read first. Writing and reading go through the same calls, so that one description of a game serves both: a writer is
given what to write, a reader finds it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate

from garrison.core.errors import BadSave

BYTE = 256


class Numeral(ABC):
    """What is written or read."""

    @abstractmethod
    def pick(self, weights: Sequence[int], known: int | None) -> int:
        """One of several, by their weights, none of which is below 0."""

    @abstractmethod
    def below(self, count: int, known: int | None) -> int:
        """A number from 0 up to `count`, each as likely."""

    def text(self, most: int, known: bytes | None) -> bytes:
        """At most so many bytes."""
        size = self.below(most + 1, None if known is None else len(known))
        return bytes(self.below(BYTE, None if known is None else known[n]) for n in range(size))


class NumeralWriter(Numeral):
    """Takes note of the choices; the number is made at the end, from the last to the first."""

    def __init__(self) -> None:
        self._steps: list[tuple[int, int, int]] = []  # weight before it, its own, all

    def pick(self, weights: Sequence[int], known: int | None) -> int:
        chosen = _given(known, len(weights))
        self._steps.append((sum(weights[:chosen]), weights[chosen], sum(weights)))
        return chosen

    def below(self, count: int, known: int | None) -> int:
        chosen = _given(known, count)
        self._steps.append((chosen, 1, count))
        return chosen

    def written(self) -> bytes:
        """The number, highest byte first."""
        number = 0
        for before, weight, total in reversed(self._steps):
            rounds, rest = divmod(number, weight)
            number = rounds * total + before + rest
        return number.to_bytes((number.bit_length() + 7) // 8)


class NumeralReader(Numeral):
    """Finds the choices again."""

    def __init__(self, text: bytes) -> None:
        self._number = int.from_bytes(text)

    @property
    def is_done(self) -> bool:
        """Whether nothing is left."""
        return self._number == 0

    def pick(self, weights: Sequence[int], known: int | None = None) -> int:
        ends = list(accumulate(weights))
        rounds, at = divmod(self._number, ends[-1])
        chosen = bisect_right(ends, at)
        self._number = rounds * weights[chosen] + at - (ends[chosen] - weights[chosen])
        return chosen

    def below(self, count: int, known: int | None = None) -> int:
        self._number, chosen = divmod(self._number, count)
        return chosen


def _given(known: int | None, count: int) -> int:
    if known is None or not 0 <= known < count:
        raise BadSave(f"{known} is none of {count} alternatives")
    return known
