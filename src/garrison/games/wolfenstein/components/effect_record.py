"""What the files say of an effect: what all records have in common.

In the files an effect is a table such as `{ type = "reroll", face = "blank", count = 1 }`. The `type` is the
name of the record in small letters with underscores; a field that is left out has the default of the record.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, NamedTuple

from garrison.core.components.fault import Fault
from garrison.core.components.kinds import tag
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.components.packed import PackedComponents
from garrison.games.wolfenstein.components.typed import TypedRecord

Row = dict[str, int]  # columns of the list of effects
Columns = list[tuple[int, int]]  # columns of the table of modifiers, and what is added to each
Valid = dict[str, tuple[object, ...]]  # field → the values that can be played

ENEMIES = ("enemies", "bosses", "extra_enemies")
ASSIGNED = ("heroes", "equipment")  # talents and cards of a hero, as against those of a weapon or a Nazi
WHO = {
    "self": c.SELF,
    "adjacent_hero": c.ADJACENT_HERO,
    "self_or_adjacent_hero": c.SELF_OR_ADJACENT,
    "heroes_in_tile": c.HEROES_IN_TILE,
    "all_heroes": c.ALL_HEROES,
    "heroes_within": c.HEROES_WITHIN,
    "hero_within": c.HEROES_WITHIN,
    "enemies_in_adjacent_tiles": c.ENEMIES_NEXT_TILES,
    "nearest_enemy": c.NEAREST_ENEMY,
    "enemy": c.ENEMY_IN_RANGE,
    "adjacent_enemy": c.ADJACENT_ENEMY,
    "adjacent_machine": c.ADJACENT_MACHINE,
    "every": c.ALL_OF_TYPE,
    "own_tile": c.OWN_TILE,
    "adjacent_tile": c.NEXT_TILE,
    "tile_within": c.TILE_WITHIN,
    "target_tile": c.TARGET_TILE,
}


class EffectRecord(TypedRecord, frozen=True, kw_only=True):
    """What the files say of one effect. Each kind overrides what is different for it."""

    reward: ClassVar[bool] = False  # an objective token may give it
    used_when_worn: ClassVar[bool] = (
        False  # a card that is worn, not only one that is used up, lets a hero do it
    )

    def row(self, packing: Packing) -> Row:
        """Return the columns of an effect that happens once; only kinds that do so have them."""
        return {}

    def modifiers(self) -> Columns:
        """Return what is added while the effect is in force, or in the attack an ability is paid for."""
        return []

    def assign(self, t: PackedComponents, item: int) -> None:
        """Enter what a card does while it is assigned, beside its modifiers."""

    def train(self, t: PackedComponents, enemy: int) -> None:
        """Enter what a talent of a Nazi does, beside its modifiers."""

    def is_of_attack(self) -> bool:
        """Whether it belongs to an attack that the card makes, so that it does not happen by itself."""
        return False

    def happens_once(self) -> bool:
        """Whether it can happen by itself when a card is used or drawn."""
        return type(self).row is not EffectRecord.row and not self.is_of_attack()

    def own_ap(self) -> int:
        """Return what it costs beside the card."""
        return 0

    def playable(self, section: str) -> Valid:
        """Return, for cards of a section, the values that the rules follow where they do not follow all."""
        return {}

    def enemies(self) -> tuple[str, ...]:
        """Return the enemies it names."""
        return ()

    def faults(self, field: str) -> Iterator[Fault]:
        """Yield everything else that cannot be right about it in this field of a card."""
        return iter(())


class Packing(NamedTuple):
    """Where an effect is packed: among which others, and where the cards come from that it draws."""

    t: PackedComponents
    source: int = c.FROM_CARD
    before: EffectRecord | None = None


def type_of(record: EffectRecord) -> str:
    """Return the `type` of an effect, as the files write it."""
    return tag(type(record).__name__)
