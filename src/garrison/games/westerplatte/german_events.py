"""What the Germans do in 7 Days of Westerplatte: events of chapter G, in the past tense."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from garrison.core.event_class import EventClass as Event


@dataclass(frozen=True, slots=True)
class TroopFired(Event):
    rule: ClassVar[str] = "G.1"
    card: str
    weapon: str
    track: str
    force: int

    @property
    def cited(self) -> str:
        return "G.1" if self.weapon == "howitzer" else "G.1b"


@dataclass(frozen=True, slots=True)
class BricksLost(Event):
    rule: ClassVar[str] = "G.2"
    space: str
    bricks: int
    left: int


@dataclass(frozen=True, slots=True)
class DamagePassedOn(Event):
    rule: ClassVar[str] = "G.3"
    post: str
    space: str


@dataclass(frozen=True, slots=True)
class DamageVoid(Event):
    rule: ClassVar[str] = "G.7b"
    space: str


@dataclass(frozen=True, slots=True)
class CardRevealed(Event):
    rule: ClassVar[str] = "G.4"
    card: str


@dataclass(frozen=True, slots=True)
class TroopDeployed(Event):
    rule: ClassVar[str] = "G.6"
    card: str
    weapon: str
    space: str
    resistance: int
    speed: int
    force: int


@dataclass(frozen=True, slots=True)
class TroopDiverted(Event):
    rule: ClassVar[str] = "G.6c"
    card: str
    track: str
    other: str


@dataclass(frozen=True, slots=True)
class TracksFull(Event):
    rule: ClassVar[str] = "G.6e"
    card: str


@dataclass(frozen=True, slots=True)
class CardPutUnder(Event):
    rule: ClassVar[str] = "G.6e"
    card: str


@dataclass(frozen=True, slots=True)
class TroopAdvanced(Event):
    rule: ClassVar[str] = "G.9"
    card: str
    space: str


@dataclass(frozen=True, slots=True)
class AirRaidDiscarded(Event):
    rule: ClassVar[str] = "G.7c"
    card: str


@dataclass(frozen=True, slots=True)
class MoraleDeclineDiscarded(Event):
    rule: ClassVar[str] = "G.8b"
    card: str
