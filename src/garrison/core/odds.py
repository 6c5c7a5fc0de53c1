"""The chance of what a roll ahead may do, exact, for games that can tell it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import combinations_with_replacement
from math import factorial
from typing import Protocol, runtime_checkable

from garrison.core.ask import Facts
from garrison.core.dice import pack
from garrison.core.option import Option
from garrison.core.position import ROLL, Offers, Position


@dataclass(frozen=True, slots=True)
class Odd:
    """One thing a roll may do, spoken as the message `odds-<key>`, and its chance from 0 to 1.

    `aim` says that it is what the option is for, and not just something that may come of it.
    """

    key: str
    facts: Facts = field(default_factory=dict)
    chance: float = 0.0
    aim: bool = True


@runtime_checkable
class SupportsOdds(Protocol):
    """A game that knows its odds."""

    def odds(self, p: Position, option: Option | None) -> tuple[Odd, ...]:
        """What the roll behind an option on offer may do. For None what is pending: a roll, or this turn's dangers."""


def throws(dice: int, sides: int) -> Iterator[tuple[int, float]]:
    """Every throw of so many dice, packed, with its chance."""
    for faces in combinations_with_replacement(range(1, sides + 1), dice):
        ways = factorial(dice)
        for face in set(faces):
            ways //= factorial(faces.count(face))
        yield pack(list(faces), sides), ways / sides**dice


def chances(p: Position) -> Iterator[tuple[int, float]]:
    """Every outcome of the pending roll or draw with its chance."""
    if p.pending() == ROLL:
        yield from throws(p.dice(), p.sides())
        return
    out = Offers()
    p.weights(out)
    total = int(sum(out.a[n] for n in range(out.n)))
    yield from ((n, int(out.a[n]) / total) for n in range(out.n) if out.a[n])


def chance_of(p: Position, happened: Callable[[Position], bool], name: Callable[[Position], str]) -> float:
    """The exact chance that something has happened when somebody is asked next, a card is due or the game is over.

    Positions of the same `name` are counted together, so that many dice in a row remain few cases.
    """
    total = 0.0
    now: dict[str, tuple[Position, float]] = {"": (p, 1.0)}
    while now:
        after: dict[str, tuple[Position, float]] = {}
        for before, likely in now.values():
            for outcome, chance in chances(before):
                twin = before.copy()
                twin.chance(outcome)
                if happened(twin):
                    total += likely * chance
                elif twin.pending() == ROLL:
                    key = name(twin)
                    after[key] = (twin, likely * chance + after.get(key, (twin, 0.0))[1])
        now = after
    return total


def odds_of(game: object, p: Position, option: Option | None = None) -> tuple[Odd, ...]:
    """The odds a game tells, most telling first; nothing from a game that tells none."""
    return game.odds(p, option) if isinstance(game, SupportsOdds) else ()
