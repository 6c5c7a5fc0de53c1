"""The exact worth of positions near the end: the best of each choice, the mean of each roll and draw.

For positions of which the game says that they can be followed to the end. Equal ones are worked out once.
"""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core.lookahead import NO_KEY, Lookahead
from garrison.core.odds import throws
from garrison.core.position import CHOICE, OVER, ROLL, Offers, Position

MOST_POSITIONS: Final = 400_000  # worked out before it is given up


class Expectimax:
    """The worth of positions as one seat counts them: `won` for a game won, and `point` for each point of score."""

    def __init__(self, lookahead: Lookahead, seat: i64, won: float = 1.0, point: float = 0.0) -> None:
        self.lookahead: Lookahead = lookahead
        self.seat: i64 = seat
        self.won: float = won
        self.point: float = point
        self.offers: Offers = Offers()
        self.known: dict[int, float] = {}
        self.rolls: dict[int, list[tuple[int, float]]] = {}
        self.visited: i64 = 0

    def is_solvable(self, p: Position) -> bool:
        """Whether a position can be worked out."""
        return self.lookahead.is_solvable(p)

    def is_too_much(self) -> bool:
        """Whether it was given up: the worths found are then not exact."""
        return self.visited >= MOST_POSITIONS

    def worth(self, p: Position) -> float:
        """The worth of a position, all choices to come made for the best."""
        kind = p.pending()
        if kind == OVER:
            return self.ended(p)
        key = self.lookahead.key(p)
        if key != NO_KEY and key in self.known:
            return self.known[key]
        self.visited += 1
        if self.is_too_much():
            return 0.0
        found = self.chosen(p) if kind == CHOICE else self.mean(p, kind)
        if key != NO_KEY:
            self.known[key] = found
        return found

    def ended(self, p: Position) -> float:
        """What a game that is over came to."""
        result = self.won if p.result(self.seat) > 0 else 0.0
        return result + self.point * float(p.score(self.seat))

    def options(self, p: Position) -> list[int]:
        """What is on offer."""
        p.legal(self.offers)
        return [int(self.offers.a[n]) for n in range(self.offers.n)]

    def after(self, p: Position, option: int) -> float:
        """The worth of an option."""
        twin = p.copy()
        twin.play(option)
        return self.worth(twin)

    def chosen(self, p: Position) -> float:
        """The best of what is on offer."""
        options = self.options(p)
        best = self.after(p, options[0])
        for option in options[1:]:
            value = self.after(p, option)
            if value > best:
                best = value
        return best

    def mean(self, p: Position, kind: i64) -> float:
        """Over all outcomes of a roll or draw."""
        total = 0.0
        for outcome, chance in self.outcomes(p, kind):
            twin = p.copy()
            twin.chance(outcome)
            total += chance * self.worth(twin)
        return total

    def outcomes(self, p: Position, kind: i64) -> list[tuple[int, float]]:
        """The outcomes of a roll or draw that differ, with their chances."""
        if kind == ROLL:
            few = self.lookahead.outcomes(p)
            return few if few is not None else self.all_throws(p.dice(), p.sides())
        p.weights(self.offers)
        weights = [int(self.offers.a[n]) for n in range(self.offers.n)]
        total = sum(weights)
        return [(n, weight / total) for n, weight in enumerate(weights) if weight]

    def all_throws(self, dice: i64, sides: i64) -> list[tuple[int, float]]:
        """Every throw of so many dice."""
        key = int(dice * 100 + sides)
        if key not in self.rolls:
            self.rolls[key] = list(throws(dice, sides))
        return self.rolls[key]
