"""How long to think: a number of playouts, which gives the same answer everywhere, or a time."""

from __future__ import annotations

import re
import time
from dataclasses import dataclass

from garrison.core.errors import Unknown

MOST_PLAYOUTS = 10_000_000
MOST_SECONDS = 3600.0
TIME = re.compile(r"([0-9]{1,7}(?:\.[0-9]{1,3})?)(ms|s)")


@dataclass(frozen=True, slots=True)
class Budget:
    """So many playouts, or so many seconds; 0 is no limit of that kind, and one must be given."""

    playouts: int = 0
    seconds: float = 0.0

    def __post_init__(self) -> None:
        timely = 0 <= self.seconds <= MOST_SECONDS
        if not (0 <= self.playouts <= MOST_PLAYOUTS and timely and (self.playouts or self.seconds)):
            raise impossible(f"{self.playouts} playouts, {self.seconds:g} s")

    @property
    def is_timed(self) -> bool:
        """Whether the answer depends on how fast the machine is."""
        return self.seconds > 0

    def clock(self) -> Clock:
        """Begin to count."""
        return Clock(self)


class Clock:
    """What is left of a budget."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._begun = time.perf_counter()

    def is_over(self, played: int) -> bool:
        """Whether it is used up after so many playouts."""
        budget = self._budget
        if budget.playouts and played >= budget.playouts:
            return True
        return budget.seconds > 0 and time.perf_counter() - self._begun >= budget.seconds


def impossible(said: str) -> Unknown:
    """One wording for every budget that cannot be kept."""
    return Unknown(
        f"impossible budget '{said}'; valid: playouts such as 200 (up to {MOST_PLAYOUTS}),"
        f" or a time such as 100ms or 2s (up to {MOST_SECONDS:g}s)"
    )


def read(text: str) -> Budget:
    """`200`, `100ms`, `2s`"""
    try:
        if text.isascii() and text.isdecimal() and len(text) <= len(str(MOST_PLAYOUTS)):
            return Budget(playouts=int(text))
        if found := TIME.fullmatch(text):
            return Budget(seconds=float(found[1]) / (1000 if found[2] == "ms" else 1))
    except Unknown:
        pass
    raise impossible(text)
