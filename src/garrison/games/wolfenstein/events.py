"""Everything that can happen in Wolfenstein, in the past tense."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from garrison.core.event_class import EventClass as Event
from garrison.games.wolfenstein.card_events import AbilityUsed as AbilityUsed
from garrison.games.wolfenstein.card_events import AmmoGained as AmmoGained
from garrison.games.wolfenstein.card_events import ArmourAdded as ArmourAdded
from garrison.games.wolfenstein.card_events import CheckRolled as CheckRolled
from garrison.games.wolfenstein.card_events import CrateOpened as CrateOpened
from garrison.games.wolfenstein.card_events import EventCompleted as EventCompleted
from garrison.games.wolfenstein.card_events import EventDrawn as EventDrawn
from garrison.games.wolfenstein.card_events import EventSettled as EventSettled
from garrison.games.wolfenstein.card_events import GloryGained as GloryGained
from garrison.games.wolfenstein.card_events import ItemDismounted as ItemDismounted
from garrison.games.wolfenstein.card_events import ItemDoffed as ItemDoffed
from garrison.games.wolfenstein.card_events import ItemDrawn as ItemDrawn
from garrison.games.wolfenstein.card_events import ItemMounted as ItemMounted
from garrison.games.wolfenstein.card_events import ItemUsed as ItemUsed
from garrison.games.wolfenstein.card_events import ItemWorn as ItemWorn
from garrison.games.wolfenstein.card_events import LifeGiven as LifeGiven
from garrison.games.wolfenstein.card_events import TalentUsed as TalentUsed
from garrison.games.wolfenstein.card_events import ThingGiven as ThingGiven
from garrison.games.wolfenstein.card_events import TokenSearched as TokenSearched
from garrison.games.wolfenstein.card_events import WeaponDrawn as WeaponDrawn
from garrison.games.wolfenstein.card_events import WeaponJammed as WeaponJammed
from garrison.games.wolfenstein.card_events import WeaponReloaded as WeaponReloaded


@dataclass(frozen=True, slots=True)
class ActivationLost(Event):
    rule: ClassVar[str] = "Q.6"
    who: str


@dataclass(frozen=True, slots=True)
class AlarmRang(Event):
    rule: ClassVar[str] = "D.4"
    number: int


@dataclass(frozen=True, slots=True)
class AreaRolled(Event):
    rule: ClassVar[str] = "B.4"
    target: str
    hp: int
    armour: int


@dataclass(frozen=True, slots=True)
class AttackDeclared(Event):
    rule: ClassVar[str] = "F.1"
    who: str
    target: str
    dice: int


@dataclass(frozen=True, slots=True)
class AttackMissed(Event):
    rule: ClassVar[str] = "F.3"
    target: str


@dataclass(frozen=True, slots=True)
class AttackRolled(Event):
    rule: ClassVar[str] = "F.2"
    who: str
    target: str
    faces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BarricadeCleared(Event):
    rule: ClassVar[str] = "M.5c"
    who: str
    gate: int


@dataclass(frozen=True, slots=True)
class BombThrown(Event):
    rule: ClassVar[str] = "M.5b"
    who: str
    space: str


@dataclass(frozen=True, slots=True)
class BotJoined(Event):
    rule: ClassVar[str] = "B.5"
    who: str
    hero: str


@dataclass(frozen=True, slots=True)
class BotLost(Event):
    rule: ClassVar[str] = "B.8"
    who: str


@dataclass(frozen=True, slots=True)
class DangerChanged(Event):
    rule: ClassVar[str] = "D.1"
    danger: int
    limit: int


@dataclass(frozen=True, slots=True)
class DangerReset(Event):
    rule: ClassVar[str] = "D.3"


@dataclass(frozen=True, slots=True)
class DiceRerolled(Event):
    rule: ClassVar[str] = "K.3b"
    who: str
    faces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DoorOpened(Event):
    rule: ClassVar[str] = "M.4"
    who: str
    gate: int


@dataclass(frozen=True, slots=True)
class EnemyKilled(Event):
    rule: ClassVar[str] = "F.6"
    who: str
    by: str


@dataclass(frozen=True, slots=True)
class EnemySpawned(Event):
    rule: ClassVar[str] = "D.5"
    who: str
    space: str


@dataclass(frozen=True, slots=True)
class FigureHurt(Event):
    rule: ClassVar[str] = "F.4"
    who: str
    hits: int
    hp: int
    armour: int


@dataclass(frozen=True, slots=True)
class FigureMoved(Event):
    rule: ClassVar[str] = "M.1"
    who: str
    space: str


@dataclass(frozen=True, slots=True)
class FigurePushed(Event):
    rule: ClassVar[str] = "W.3"
    who: str
    space: str


@dataclass(frozen=True, slots=True)
class FigureSabotaged(Event):
    rule: ClassVar[str] = "Q.6b"
    who: str


@dataclass(frozen=True, slots=True)
class FigureStunned(Event):
    rule: ClassVar[str] = "Q.6"
    who: str


@dataclass(frozen=True, slots=True)
class FireOrdered(Event):
    rule: ClassVar[str] = "N.10"
    who: str
    other: str


@dataclass(frozen=True, slots=True)
class FirstPlayerChosen(Event):
    rule: ClassVar[str] = "R.6c"
    player: int


@dataclass(frozen=True, slots=True)
class HeroActivated(Event):
    rule: ClassVar[str] = "R.3b"
    who: str


@dataclass(frozen=True, slots=True)
class HeroDied(Event):
    rule: ClassVar[str] = "H.4"
    who: str


@dataclass(frozen=True, slots=True)
class HeroEntered(Event):
    rule: ClassVar[str] = "S.7b"
    who: str
    space: str


@dataclass(frozen=True, slots=True)
class HeroExerted(Event):
    rule: ClassVar[str] = "T.5"
    who: str


@dataclass(frozen=True, slots=True)
class HeroFell(Event):
    rule: ClassVar[str] = "H.2"
    who: str


@dataclass(frozen=True, slots=True)
class HeroHealed(Event):
    rule: ClassVar[str] = "C.4e"
    who: str
    n: int


@dataclass(frozen=True, slots=True)
class HeroLeft(Event):
    rule: ClassVar[str] = "E.3"
    who: str


@dataclass(frozen=True, slots=True)
class HeroRescued(Event):
    rule: ClassVar[str] = "H.3"
    who: str
    by: str


@dataclass(frozen=True, slots=True)
class HeroRested(Event):
    rule: ClassVar[str] = "T.6"
    who: str


@dataclass(frozen=True, slots=True)
class HeroTired(Event):
    rule: ClassVar[str] = "T.7b"
    who: str


@dataclass(frozen=True, slots=True)
class MissionEnded(Event):
    rule: ClassVar[str] = "G.4"
    ending: str
    round: int

    @property
    def cited(self) -> str:
        return {"out-of-time": "G.1", "all-dead": "G.2", "hero-lost": "G.3"}.get(self.ending, self.rule)


@dataclass(frozen=True, slots=True)
class NaziPhaseBegan(Event):
    rule: ClassVar[str] = "R.5"
    round: int


@dataclass(frozen=True, slots=True)
class NoiseFaded(Event):
    rule: ClassVar[str] = "R.6"
    tile: str


@dataclass(frozen=True, slots=True)
class NoiseMade(Event):
    rule: ClassVar[str] = "Q.1"
    tile: str


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    rule: ClassVar[str] = "R.1"
    round: int


@dataclass(frozen=True, slots=True)
class SoundedOff(Event):
    rule: ClassVar[str] = "D.2c"
    who: str


@dataclass(frozen=True, slots=True)
class TelephoneUsed(Event):
    rule: ClassVar[str] = "D.2c"
    who: str
