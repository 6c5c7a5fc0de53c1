"""Everything that can happen in Last Match, in the past tense."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from garrison.core.event import Event


@dataclass(frozen=True, slots=True)
class OrderTaken(Event):
    """A keeper took an order; which one, everybody else must guess."""

    rule: ClassVar[str] = "1.2"
    keeper: str


@dataclass(frozen=True, slots=True)
class OrderRead(Event):
    """What the order says, for the keeper who took it."""

    rule: ClassVar[str] = "1.2"
    seat: int
    order: str

    @property
    def audience(self) -> int:
        return 1 << self.seat


@dataclass(frozen=True, slots=True)
class LampLit(Event):
    """A dry match caught."""

    rule: ClassVar[str] = "2.1"
    keeper: str
    lamp: str


@dataclass(frozen=True, slots=True)
class MatchFizzled(Event):
    """A damp match did not catch."""

    rule: ClassVar[str] = "2.1"
    lamp: str
    left: int


@dataclass(frozen=True, slots=True)
class LampShielded(Event):
    """A lamp is safe from the next gust."""

    rule: ClassVar[str] = "2.2"
    lamp: str


@dataclass(frozen=True, slots=True)
class KeeperRested(Event):
    """A keeper did nothing."""

    rule: ClassVar[str] = "2.3"
    keeper: str


@dataclass(frozen=True, slots=True)
class LampBlownOut(Event):
    """A gust put a lamp out."""

    rule: ClassVar[str] = "2.4"
    lamp: str
    face: int


@dataclass(frozen=True, slots=True)
class WindHeld(Event):
    """A gust did no harm."""

    rule: ClassVar[str] = "2.4"
    face: int


EVENTS = (
    OrderTaken,
    OrderRead,
    LampLit,
    MatchFizzled,
    LampShielded,
    KeeperRested,
    LampBlownOut,
    WindHeld,
)
