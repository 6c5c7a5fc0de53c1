"""What can happen with cards and tokens in Wolfenstein, in the past tense; `events` has them all."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from garrison.core.event_class import EventClass as Event


@dataclass(frozen=True, slots=True)
class AbilityUsed(Event):
    rule: ClassVar[str] = "W.3"
    who: str
    ability: str


@dataclass(frozen=True, slots=True)
class AmmoGained(Event):
    rule: ClassVar[str] = "W.1"
    who: str
    ammo: str
    n: int


@dataclass(frozen=True, slots=True)
class ArmourAdded(Event):
    rule: ClassVar[str] = "P.2"
    who: str
    n: int


@dataclass(frozen=True, slots=True)
class CheckRolled(Event):
    rule: ClassVar[str] = "K.2"
    who: str
    won: int


@dataclass(frozen=True, slots=True)
class CrateOpened(Event):
    rule: ClassVar[str] = "E.2"
    who: str
    crate: str


@dataclass(frozen=True, slots=True)
class EventCompleted(Event):
    rule: ClassVar[str] = "C.6c"
    event: str
    done: int


@dataclass(frozen=True, slots=True)
class EventDrawn(Event):
    rule: ClassVar[str] = "E.1"
    who: str
    event: str


@dataclass(frozen=True, slots=True)
class EventSettled(Event):
    rule: ClassVar[str] = "E.1b"
    who: str
    event: str
    choice: str


@dataclass(frozen=True, slots=True)
class GloryGained(Event):
    rule: ClassVar[str] = "P.1"
    who: str
    n: int


@dataclass(frozen=True, slots=True)
class ItemDismounted(Event):
    rule: ClassVar[str] = "O.5"
    who: str
    item: str


@dataclass(frozen=True, slots=True)
class ItemDoffed(Event):
    rule: ClassVar[str] = "O.5"
    who: str
    item: str


@dataclass(frozen=True, slots=True)
class ItemDrawn(Event):
    rule: ClassVar[str] = "F.6"
    who: str
    item: str
    paragraph: str = field(default="F.6", compare=False)

    @property
    def cited(self) -> str:
        return self.paragraph


@dataclass(frozen=True, slots=True)
class ItemMounted(Event):
    rule: ClassVar[str] = "O.4"
    who: str
    item: str
    weapon: str


@dataclass(frozen=True, slots=True)
class ItemUsed(Event):
    rule: ClassVar[str] = "C.4"
    who: str
    item: str


@dataclass(frozen=True, slots=True)
class ItemWorn(Event):
    rule: ClassVar[str] = "O.3"
    who: str
    item: str


@dataclass(frozen=True, slots=True)
class LifeGiven(Event):
    rule: ClassVar[str] = "X.5c"
    who: str


@dataclass(frozen=True, slots=True)
class TalentUsed(Event):
    rule: ClassVar[str] = "P.2"
    who: str
    talent: str


@dataclass(frozen=True, slots=True)
class ThingGiven(Event):
    rule: ClassVar[str] = "O.6"
    who: str
    to: str
    thing: str


@dataclass(frozen=True, slots=True)
class TokenSearched(Event):
    rule: ClassVar[str] = "E.1"
    who: str
    token: str
    space: str


@dataclass(frozen=True, slots=True)
class WeaponDrawn(Event):
    rule: ClassVar[str] = "F.6"
    who: str
    weapon: str


@dataclass(frozen=True, slots=True)
class WeaponJammed(Event):
    rule: ClassVar[str] = "W.5"
    who: str
    weapon: str


@dataclass(frozen=True, slots=True)
class WeaponReloaded(Event):
    rule: ClassVar[str] = "W.6"
    who: str
    weapon: str
