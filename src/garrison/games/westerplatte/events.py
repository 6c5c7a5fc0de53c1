"""What can happen in 7 Days of Westerplatte, in the past tense; `german_events` has what the Germans do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from garrison.core.event_class import EventClass as Event


@dataclass(frozen=True, slots=True)
class TileDealt(Event):
    rule: ClassVar[str] = "S.3"
    tile: str
    space: str


@dataclass(frozen=True, slots=True)
class CardSetAside(Event):
    rule: ClassVar[str] = "S.12"
    card: str


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    rule: ClassVar[str] = "T.2"
    seat: int
    who: str
    turn: int
    day: int


@dataclass(frozen=True, slots=True)
class LimitedMovementUsed(Event):
    rule: ClassVar[str] = "M.6b"
    who: str
    left: int


@dataclass(frozen=True, slots=True)
class OfficerMoved(Event):
    rule: ClassVar[str] = "T.5"
    who: str
    space: str


@dataclass(frozen=True, slots=True)
class ExtraMovementSpent(Event):
    rule: ClassVar[str] = "M.2b"
    who: str
    left: int


@dataclass(frozen=True, slots=True)
class ExtraActionSpent(Event):
    rule: ClassVar[str] = "M.3c"
    who: str
    left: int


@dataclass(frozen=True, slots=True)
class ShotFired(Event):
    rule: ClassVar[str] = "A.2"
    who: str
    payers: tuple[str, ...]
    card: str
    track: str


@dataclass(frozen=True, slots=True)
class TroopWounded(Event):
    rule: ClassVar[str] = "A.4"
    card: str
    track: str
    wounds: int
    resistance: int


@dataclass(frozen=True, slots=True)
class TroopEliminated(Event):
    rule: ClassVar[str] = "A.5"
    card: str
    track: str


@dataclass(frozen=True, slots=True)
class MortarFired(Event):
    rule: ClassVar[str] = "U.2"
    who: str
    card: str
    track: str
    left: int


@dataclass(frozen=True, slots=True)
class MineLaid(Event):
    rule: ClassVar[str] = "U.3"
    who: str
    space: str
    left: int


@dataclass(frozen=True, slots=True)
class MineExploded(Event):
    rule: ClassVar[str] = "U.3d"
    card: str
    space: str


@dataclass(frozen=True, slots=True)
class WallRebuilt(Event):
    rule: ClassVar[str] = "U.4"
    who: str
    space: str
    bricks: int
    left: int


@dataclass(frozen=True, slots=True)
class BricksWasted(Event):
    rule: ClassVar[str] = "U.4e"
    bricks: int


@dataclass(frozen=True, slots=True)
class AmmunitionTaken(Event):
    rule: ClassVar[str] = "U.5"
    who: str
    count: int


@dataclass(frozen=True, slots=True)
class AmmunitionReceived(Event):
    rule: ClassVar[str] = "E.6"
    who: str
    count: int


@dataclass(frozen=True, slots=True)
class TroopPushedBack(Event):
    rule: ClassVar[str] = "U.6"
    who: str
    card: str
    space: str


@dataclass(frozen=True, slots=True)
class MoraleRose(Event):
    rule: ClassVar[str] = "M.0"
    level: str


@dataclass(frozen=True, slots=True)
class MoraleFell(Event):
    rule: ClassVar[str] = "M.0"
    level: str


@dataclass(frozen=True, slots=True)
class MoraleRecovered(Event):
    rule: ClassVar[str] = "M.9"


@dataclass(frozen=True, slots=True)
class MoralePeaked(Event):
    rule: ClassVar[str] = "M.3d"


@dataclass(frozen=True, slots=True)
class MoraleBottomed(Event):
    rule: ClassVar[str] = "M.8"


@dataclass(frozen=True, slots=True)
class SupplyGained(Event):
    rule: ClassVar[str] = "M.1"
    supply: str
    count: int


@dataclass(frozen=True, slots=True)
class SupplyNotGained(Event):
    rule: ClassVar[str] = "M.1"


@dataclass(frozen=True, slots=True)
class SupplyLost(Event):
    rule: ClassVar[str] = "M.5"
    supply: str
    count: int


@dataclass(frozen=True, slots=True)
class SupplyNotLost(Event):
    rule: ClassVar[str] = "M.5"


@dataclass(frozen=True, slots=True)
class ExtraMovementReceived(Event):
    rule: ClassVar[str] = "M.2"
    who: str
    count: int


@dataclass(frozen=True, slots=True)
class LimitedMovementReceived(Event):
    rule: ClassVar[str] = "M.6"
    who: str
    count: int


@dataclass(frozen=True, slots=True)
class ExtraActionReceived(Event):
    rule: ClassVar[str] = "M.3"
    who: str
    count: int


@dataclass(frozen=True, slots=True)
class TokensCancelled(Event):
    rule: ClassVar[str] = "M.2d"
    who: str
    count: int


@dataclass(frozen=True, slots=True)
class NothingToShare(Event):
    rule: ClassVar[str] = "M.3e"


@dataclass(frozen=True, slots=True)
class AmmunitionLost(Event):
    rule: ClassVar[str] = "M.7"
    who: str
    count: int


@dataclass(frozen=True, slots=True)
class DayEnded(Event):
    rule: ClassVar[str] = "D.1"
    day: int


@dataclass(frozen=True, slots=True)
class EventDrawn(Event):
    rule: ClassVar[str] = "D.3"
    event: str


@dataclass(frozen=True, slots=True)
class PathsBurnt(Event):
    rule: ClassVar[str] = "E.3"
    paths: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PathsReopened(Event):
    rule: ClassVar[str] = "E.3b"
    paths: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class WallReinforced(Event):
    rule: ClassVar[str] = "E.4"
    space: str
    left: int


@dataclass(frozen=True, slots=True)
class ReinforcementLost(Event):
    rule: ClassVar[str] = "E.4c"
    bricks: int


@dataclass(frozen=True, slots=True)
class ExtraSupplyReceived(Event):
    rule: ClassVar[str] = "E.7"
    supply: str
    count: int

    @property
    def cited(self) -> str:
        return "E.7" if self.supply == "grenade" else "E.8"


@dataclass(frozen=True, slots=True)
class ExtraSupplyRefused(Event):
    rule: ClassVar[str] = "U.2f"
    supply: str

    @property
    def cited(self) -> str:
        return "U.2f" if self.supply == "grenade" else "U.3f"


@dataclass(frozen=True, slots=True)
class SuppliesArrived(Event):
    rule: ClassVar[str] = "D.5"
    grenades: int
    mines: int
    bricks: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    rule: ClassVar[str] = "V.2"
    ending: str
    day: int

    @property
    def cited(self) -> str:
        return {"breached": "V.1", "stalled": "G.9e"}.get(self.ending, self.rule)
