"""What the rules make possible next, and where: for games that can tell it from the position alone."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Protocol, runtime_checkable

from garrison.core.ask import Facts
from garrison.core.option import Option
from garrison.core.position import Position

DIE = "die"
CARD = "card"


@dataclass(frozen=True, slots=True)
class Threat:
    """One thing that may happen next, spoken as the message `danger-<key>`, in short as `danger-<key>-label`.

    `ref` is what on the board it concerns, nothing for the whole game; `who` are the ids of the enemies or cards that
    would do it; `hinges` says what decides, DIE or CARD or both, nothing where it is certain.
    """

    key: str
    ref: str = ""
    rule: str = ""
    facts: Facts = field(default_factory=dict)
    who: tuple[str, ...] = ()
    hinges: tuple[str, ...] = ()
    chance: float | None = None  # from 0 to 1; None where nobody can tell
    amount: float | None = None  # how much is expected, where that is counted
    exact: bool = True  # whether chance and amount are; otherwise they are estimates
    grave: bool = False  # it is the next step to the worst that can happen there


@dataclass(frozen=True, slots=True)
class ThreatAssessment:
    """All threats to something on the board, those to the game as a whole, and what all of it takes for granted.

    Each of `assumed` is spoken as `danger-assumes-<key>`.
    """

    threats: tuple[Threat, ...] = ()
    totals: tuple[Threat, ...] = ()
    assumed: tuple[str, ...] = ()

    def at(self, ref: str) -> tuple[Threat, ...]:
        """What threatens one thing on the board."""
        return tuple(threat for threat in self.threats if threat.ref == ref)


@runtime_checkable
class SupportsDanger(Protocol):
    """A game that can say what threatens."""

    def danger(self, p: Position) -> ThreatAssessment:
        """What may happen until the players are next in charge, as far as everybody at the table may know."""


def danger_of(game: object, p: Position, option: Option | None = None) -> ThreatAssessment:
    """What threatens in a position, or right after an option on offer there; nothing in a game that tells nothing."""
    if not isinstance(game, SupportsDanger):
        return ThreatAssessment()
    if option is None:
        return game.danger(p)
    after = p.copy()
    after.play(option.index)
    return game.danger(after)


def possible(threats: Iterable[Threat]) -> tuple[Threat, ...]:
    """Those that can happen at all, with chances that rounding has not carried beyond the ends."""
    return tuple(
        threat if threat.chance is None else replace(threat, chance=min(max(threat.chance, 0.0), 1.0))
        for threat in threats
        if threat.chance is None or threat.chance > 0
    )


def danger_messages(facts: dict[str, frozenset[str]], assumed: Iterable[str]) -> dict[str, frozenset[str]]:
    """The messages of threats with their variables, for a vocabulary.

    Whoever shows a threat adds chance and amount, and fills `who` in a sentence; in a label there is room only for the
    `first` of them and how many `more` there are.
    """
    said: dict[str, frozenset[str]] = {}
    for key, names in facts.items():
        brief = names - {"who"} | {"first", "more"} if "who" in names else names
        said |= {f"danger-{key}": names, f"danger-{key}-label": brief}
    return said | {f"danger-assumes-{key}": frozenset() for key in assumed}
