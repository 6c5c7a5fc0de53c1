"""What options are about: each axis with its size and what the things along it are called."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from garrison.core.option import Axis
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.names import space_name


@dataclass(frozen=True, slots=True)
class Cards(Axis):
    """Cards of the box; places without one are called by number."""

    unused: str = "unused"
    skip: int = 0  # names at the front of the column

    def names(self, packed: object) -> list[str]:
        known: list[str] = getattr(packed, self.column)[self.skip : self.skip + self.size]
        filled = known + [""] * (self.size - len(known))
        return [name or f"{self.unused}_{n + 1}" for n, name in enumerate(filled)]


@dataclass(frozen=True, slots=True)
class Figures(Axis):
    """Heroes by their cards, then the enemies."""

    def names(self, packed: object) -> list[str]:
        return HERO.names(packed) + NAZI.names(packed)


@dataclass(frozen=True, slots=True)
class Choices(Axis):
    """The choices of every event card, which are called differently on each."""

    def names(self, packed: Any) -> list[str]:
        return [f"{self.event(packed, n)} {self.choice(packed, n)}" for n in range(self.size)]

    def event(self, packed: Any, n: int) -> str:
        """The card of a choice."""
        return EVENT.names(packed)[n // c.EVENT_CHOICES]

    def choice(self, packed: Any, n: int) -> str:
        """A choice by its place on the card."""
        known: str = packed.choice_ids[n] if n // c.EVENT_CHOICES < len(packed.event_ids) else ""
        return known or f"unused_{n % c.EVENT_CHOICES + 1}"


def token_names() -> tuple[str, ...]:
    """Crates, events and objectives on the map."""
    crates = (f"crate_{n + 1}" for n in range(c.CRATE_TOKENS))
    events = (f"event_{n + 1}" for n in range(c.EVENT_TOKENS))
    return (*crates, *events, *(f"objective_{letter}" for letter in "abcd"))


HERO: Final = Axis("piece", c.HERO_CARDS, "hero_ids")
NAZI: Final = Cards("piece", c.ENEMY_CARDS, "figure_ids", skip=c.FIRST_NAZI)
FIGURE: Final = Figures("piece", c.PICKS)
SPACE: Final = Axis("space", c.CELLS, fixed=tuple(space_name(cell) for cell in range(c.CELLS)))
GATE: Final = Axis("gate", c.GATES, start=1)
TILE: Final = Axis("tile", c.TILES, start=1)
SEAT: Final = Axis("seat", c.SEATS, start=1)
TOKEN: Final = Axis("token", c.TOKENS, fixed=token_names())
OBJECTIVE: Final = Axis("token", c.OBJECTIVES, fixed=token_names()[c.FIRST_OBJECTIVE :])
WEAPON: Final = Cards("weapon", c.WEAPON_CARDS, "weapon_card_ids")
ITEM: Final = Cards("item", c.ITEMS, "item_ids")
TALENT: Final = Cards("talent", c.HERO_CARDS * c.TALENTS, "talent_ids", unused="unused_talent")
EVENT: Final = Cards("event", c.EVENTS, "event_ids")
CHOICE: Final = Choices("choice", c.EVENTS * c.EVENT_CHOICES)
AMMO: Final = Axis("ammo", c.AMMO_KINDS, fixed=tuple(c.AMMO_IDS))
FACE: Final = Axis("face", c.FACES, fixed=tuple(c.FACE_IDS))
ABILITY: Final = Axis("ability", c.ABILITIES + 1, fixed=("1", "2", "3", "none"))
