"""Everything that can happen in Castle Itter, in the past tense."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from garrison.core.event_class import EventClass as Event
from garrison.games.itter import codes as c


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    rule: ClassVar[str] = "1.1"
    turn: int


@dataclass(frozen=True, slots=True)
class CounterLinedUp(Event):
    rule: ClassVar[str] = "6.1"
    counter: str
    space: str


@dataclass(frozen=True, slots=True)
class DefenderPlaced(Event):
    rule: ClassVar[str] = "2.1"
    who: str
    square: str
    location: str


@dataclass(frozen=True, slots=True)
class DefenderShifted(Event):
    rule: ClassVar[str] = "2.4"
    who: str
    square: str


@dataclass(frozen=True, slots=True)
class DefendersSwitched(Event):
    rule: ClassVar[str] = "2.4b"
    who: str
    other: str


@dataclass(frozen=True, slots=True)
class DefenderMoved(Event):
    rule: ClassVar[str] = "2.5"
    who: str
    square: str
    location: str


@dataclass(frozen=True, slots=True)
class AttackRolled(Event):
    rule: ClassVar[str] = "2.2b"
    who: str
    counter: str
    space: str
    faces: tuple[int, ...]
    need: int
    hit: int


@dataclass(frozen=True, slots=True)
class SuppressionAdded(Event):
    rule: ClassVar[str] = "2.3"
    who: str
    colour: str
    tokens: int


@dataclass(frozen=True, slots=True)
class SuppressionWasted(Event):
    rule: ClassVar[str] = "2.3d"
    who: str


@dataclass(frozen=True, slots=True)
class DefenderRecovered(Event):
    rule: ClassVar[str] = "2.6c"
    who: str


@dataclass(frozen=True, slots=True)
class DefenderSteadied(Event):
    rule: ClassVar[str] = "2.6c"
    who: str


@dataclass(frozen=True, slots=True)
class CommandGiven(Event):
    rule: ClassVar[str] = "2.7"
    who: str


@dataclass(frozen=True, slots=True)
class EscapeMade(Event):
    rule: ClassVar[str] = "2.8d"
    who: str
    bottom: int


@dataclass(frozen=True, slots=True)
class CardsThrownAway(Event):
    rule: ClassVar[str] = "P.7"
    who: str
    cards: int


@dataclass(frozen=True, slots=True)
class CannonLoaded(Event):
    rule: ClassVar[str] = "3.6b"
    who: str


@dataclass(frozen=True, slots=True)
class ActionPassed(Event):
    rule: ClassVar[str] = "2.0d"
    left: int


@dataclass(frozen=True, slots=True)
class ActionEnded(Event):
    rule: ClassVar[str] = "2.0d"
    who: str


@dataclass(frozen=True, slots=True)
class SsPhaseBegan(Event):
    rule: ClassVar[str] = "4.0"
    turn: int


@dataclass(frozen=True, slots=True)
class TacticDealt(Event):
    rule: ClassVar[str] = "6.1a"
    tactic: str


@dataclass(frozen=True, slots=True)
class TacticRetired(Event):
    rule: ClassVar[str] = "6.1a"
    tactic: str


@dataclass(frozen=True, slots=True)
class CardRevealed(Event):
    rule: ClassVar[str] = "4.0"
    card: str
    deck: int


@dataclass(frozen=True, slots=True)
class AreaRolled(Event):
    rule: ClassVar[str] = "4.3"
    counter: str
    faces: tuple[int, ...]
    space: str


@dataclass(frozen=True, slots=True)
class SuppressionDeclined(Event):
    rule: ClassVar[str] = "4.3b"
    counter: str
    space: str


@dataclass(frozen=True, slots=True)
class SuppressionRolled(Event):
    rule: ClassVar[str] = "4.3b"
    counter: str
    space: str
    faces: tuple[int, ...]
    need: int
    hit: int


@dataclass(frozen=True, slots=True)
class CounterPlaced(Event):
    rule: ClassVar[str] = "4.3"
    counter: str
    space: str


@dataclass(frozen=True, slots=True)
class CounterAdvanced(Event):
    rule: ClassVar[str] = "4.3d"
    counter: str
    space: str


@dataclass(frozen=True, slots=True)
class CastleEntered(Event):
    rule: ClassVar[str] = "4.3f"
    counter: str


@dataclass(frozen=True, slots=True)
class NobodyInSight(Event):
    rule: ClassVar[str] = "4.1d"
    colour: str


@dataclass(frozen=True, slots=True)
class ColourTargeted(Event):
    rule: ClassVar[str] = "4.1"
    kind: str
    face: int
    colour: str

    @property
    def cited(self) -> str:
        return "4.1" if self.kind == "sniper" else "4.4"


@dataclass(frozen=True, slots=True)
class GunFired(Event):
    rule: ClassVar[str] = "4.4b"
    counter: str
    space: str


@dataclass(frozen=True, slots=True)
class _Shooting(Event):
    """Sniper, heavy weapons and flak shoot alike by paragraphs of their own; `by` names the one."""

    @property
    def cited(self) -> str:
        return str(getattr(self, "by", self.rule))


@dataclass(frozen=True, slots=True)
class DefenderTargeted(_Shooting):
    rule: ClassVar[str] = "4.1b"
    who: str
    face: int
    colour: str
    by: str = field(default="4.1b", compare=False)


@dataclass(frozen=True, slots=True)
class DefenderShotAt(_Shooting):
    rule: ClassVar[str] = "4.1c"
    who: str
    faces: tuple[int, ...]
    need: int
    hit: int
    by: str = field(default="4.1c", compare=False)


@dataclass(frozen=True, slots=True)
class DefenderDisrupted(_Shooting):
    rule: ClassVar[str] = "4.3h"
    who: str
    by: str = field(default="4.3h", compare=False)


@dataclass(frozen=True, slots=True)
class DefenderLost(_Shooting):
    rule: ClassVar[str] = "4.3i"
    who: str
    by: str = field(default="4.3i", compare=False)


@dataclass(frozen=True, slots=True)
class MoraleBroke(Event):
    rule: ClassVar[str] = "3.2"
    who: str
    location: str


@dataclass(frozen=True, slots=True)
class SacrificeMade(Event):
    rule: ClassVar[str] = "3.5"
    who: str
    saved: str


@dataclass(frozen=True, slots=True)
class LocationTargeted(Event):
    rule: ClassVar[str] = "4.2"
    kind: str
    face: int
    location: str


@dataclass(frozen=True, slots=True)
class LocationShotAt(Event):
    rule: ClassVar[str] = "4.2b"
    location: str
    faces: tuple[int, ...]
    need: int
    hit: int


@dataclass(frozen=True, slots=True)
class DefenseReduced(Event):
    rule: ClassVar[str] = "4.2b"
    location: str
    value: int


@dataclass(frozen=True, slots=True)
class LocationShaken(Event):
    rule: ClassVar[str] = "4.2c"
    location: str


@dataclass(frozen=True, slots=True)
class TankDestroyed(Event):
    rule: ClassVar[str] = "4.2e"
    inside: int


@dataclass(frozen=True, slots=True)
class WreckTargeted(Event):
    rule: ClassVar[str] = "4.2f"
    kind: str


@dataclass(frozen=True, slots=True)
class ReinforcementsArrived(Event):
    rule: ClassVar[str] = "3.4b"
    count: int


@dataclass(frozen=True, slots=True)
class TokensCleared(Event):
    rule: ClassVar[str] = "4.3c"
    tokens: int


@dataclass(frozen=True, slots=True)
class RegimentArrived(Event):
    rule: ClassVar[str] = "5.0b"
    turn: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    rule: ClassVar[str] = "5.0"
    ending: str
    score: int

    @property
    def cited(self) -> str:
        return {"relieved": "5.0b", "overrun": "5.0c"}.get(self.ending, self.rule)


@dataclass(frozen=True, slots=True)
class OrdersLaid(Event):
    rule: ClassVar[str] = "6.2b"
    cards: int


@dataclass(frozen=True, slots=True)
class _Secret(Event):
    """Only the SS player hears of it."""

    @property
    def audience(self) -> int:
        return c.SS_SEAT


@dataclass(frozen=True, slots=True)
class HandDrawn(_Secret):
    rule: ClassVar[str] = "6.2c"
    card: str


@dataclass(frozen=True, slots=True)
class OrderChosen(_Secret):
    rule: ClassVar[str] = "6.2b"
    card: str
    place: int


@dataclass(frozen=True, slots=True)
class TacticChosen(_Secret):
    rule: ClassVar[str] = "6.2b"
    tactic: str
