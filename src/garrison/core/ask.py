"""What a position asks, and the answers: Choice, Roll, Draw, Over and Pick, Rolled, Drawn; or a whole turn, OwnTurn."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Union

from garrison.core.option import Option

Fact = Union[str, int]
Facts = dict[str, Fact]


@dataclass(frozen=True, slots=True)
class Prompt:
    """What is asked, as a message key with its facts, and the paragraph that asks it."""

    key: str
    rule: str
    facts: Facts = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an option is not on offer: the paragraph that forbids it and the facts it names."""

    key: str
    rule: str
    facts: Facts = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Choice:
    """Somebody in `seats` picks one of `options`."""

    seats: tuple[int, ...]
    prompt: Prompt
    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class Roll:
    """Dice are thrown together."""

    dice: int
    sides: int
    prompt: Prompt


@dataclass(frozen=True, slots=True)
class Draw:
    """One thing is drawn from a bag: its possible outcomes with their weights, seen by `seats`."""

    pile: str
    outcomes: dict[str, int]
    seats: tuple[int, ...]
    prompt: Prompt


@dataclass(frozen=True, slots=True)
class Outcome:
    """How the game ended: result and score by seat, and the score sheet."""

    ending: str
    results: tuple[int, ...]
    scores: tuple[int, ...]
    sheet: tuple[tuple[str, int], ...] = ()
    honours: Facts = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Over:
    """Nothing more is asked."""

    outcome: Outcome
    prompt: Prompt


@dataclass(frozen=True, slots=True)
class Pick:
    """The answer to a Choice."""

    seat: int
    option: Option


@dataclass(frozen=True, slots=True)
class Rolled:
    """The answer to a Roll: the faces, lowest first."""

    faces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Drawn:
    """The answer to a Draw: the name of what came."""

    got: str


@dataclass(frozen=True, slots=True)
class OwnTurn:
    """In place of all choices left in a turn: what lies otherwise on the table after it, see `core.own_turn`."""

    seat: int
    text: str


Ask = Union[Choice, Roll, Draw, Over]
Answer = Union[Pick, Rolled, Drawn, OwnTurn]
