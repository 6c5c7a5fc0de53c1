"""Effects on the roll of an attack, and the attacks and damage of cards and talents (see `effects`)."""

from __future__ import annotations

from typing import Literal

from garrison.games.wolfenstein.components.typed import (
    AnyFace,
    Condition,
    Face,
    Keyword,
    One,
    Small,
    TypedRecord,
)

# ---------------------------------------------------------------- the roll of an attack


class Reroll(TypedRecord, frozen=True, kw_only=True):
    """Re-roll up to `count` dice of an attack that show `face`; `once_per_round` is a limit of the card."""

    face: AnyFace
    count: One = 1
    once_per_round: bool = False


class ExtraDice(TypedRecord, frozen=True, kw_only=True):
    """`n` more dice in the attack, if the condition holds."""

    n: One
    needs: Condition = ""


class Convert(TypedRecord, frozen=True, kw_only=True):
    """Up to `count` results become another. The `tag` is what a talent of the target may outrank."""

    old: Face
    new: Face
    count: One
    needs: Condition = ""
    tag: Literal["", "armour_piercing"] = ""


class AddResult(TypedRecord, frozen=True, kw_only=True):
    """`n` results of a face beside those that are rolled."""

    face: Face
    n: One


class CancelHits(TypedRecord, frozen=True, kw_only=True):
    """Up to `count` hits of an attack on this figure go for nothing if a die shows one of `faces`.

    In a mode with the easier boss, one of `easy_faces`.
    """

    count: One
    faces: tuple[Face, ...]
    easy_faces: tuple[Face, ...]


class ArmourFirst(TypedRecord, frozen=True, kw_only=True):
    """Results of these faces hit the armour while there is any; this beats abilities with one of the tags."""

    faces: tuple[Face, ...]
    beats: tuple[Literal["armour_piercing"], ...]


class ExtraRange(TypedRecord, frozen=True, kw_only=True):
    """The weapon reaches `n` spaces farther in this attack."""

    n: One


class MinRange(TypedRecord, frozen=True, kw_only=True):
    """Targets nearer than `n` spaces cannot be attacked."""

    n: One


class Falloff(TypedRecord, frozen=True, kw_only=True):
    """`per` dice fewer for each space in between, down to `least`; of a hero, only the weapon's own dice."""

    per: One
    least: Small


class Silent(TypedRecord, frozen=True, kw_only=True):
    """Whether an attack still makes `noise`, and whether a kill by it still raises the `danger`."""

    noise: bool
    danger: bool


class AddReload(TypedRecord, frozen=True, kw_only=True):
    """The weapon gets a reload token, whatever is rolled."""


class PierceMetal(TypedRecord, frozen=True, kw_only=True):
    """Whoever has this weapon in the slot may clear a barricade he touches."""


# ---------------------------------------------------------------- attacks and damage


class AttackDice(TypedRecord, frozen=True, kw_only=True):
    """One attack with `n` dice, by which the card is used up; `accuracy` says whether the hero's is added."""

    n: One
    range: One
    accuracy: bool


class MeleeAttack(TypedRecord, frozen=True, kw_only=True):
    """A way to attack that can be used every turn: `dice` and the accuracy, for `ap`, without ammunition."""

    dice: One
    range: One
    ap: Small
    silent: bool


class Area(TypedRecord, frozen=True, kw_only=True):
    """Everything within `radius` of a space suffers: dice rolled for each, or damage, a stun, a sabotage.

    With `range` the space is chosen that far away and in sight; without, it is the space of the attack's
    target. `includes_target` says whether the space itself is hit. `damage` is for that space, `splash`
    for those around. `spares` and `only` pick figures by their keywords.
    """

    radius: One
    includes_target: bool
    range: Small = 0
    dice: Small = 0
    damage: Small = 0
    splash: Small = 0
    stun: bool = False
    sabotage: bool = False
    spares: tuple[Keyword, ...] = ()
    only: tuple[Keyword, ...] = ()


class Splash(TypedRecord, frozen=True, kw_only=True):
    """Figures within `radius` of the target, but not the target, take damage without dice."""

    damage: One
    radius: One
    hits: Literal["heroes", "enemies", "all"]


class Damage(TypedRecord, frozen=True, kw_only=True):
    """Damage without dice. `radius` is used by `heroes_within`."""

    n: One
    who: Literal["self", "heroes_within", "nearest_enemy", "enemies_in_adjacent_tiles"]
    radius: Small = 0


class DamageReduction(TypedRecord, frozen=True, kw_only=True):
    """The figure ignores `n` damage per attack, per round, or altogether until its next turn."""

    n: One
    per: Literal["attack", "round", "next_own_turn"]
    needs: Literal["", "other_nazi_in_same_tile"] = ""


class Stun(TypedRecord, frozen=True, kw_only=True):
    """A stun token: on the `target` of the attack, on an enemy chosen in sight and range, or on `every` one.

    `on` = any_hit asks for a hit of the attack, success for a check of one die; `enemy` is for `every`.
    """

    target: Literal["target", "enemy", "every"]
    on: Literal["", "any_hit", "success"] = ""
    range: Small = 0
    enemy: str = ""


class Sabotage(TypedRecord, frozen=True, kw_only=True):
    """A sabotage token on an enemy in sight and range, or on an adjacent machine; `ap` is its own cost."""

    target: Literal["enemy", "adjacent_machine"]
    range: Small = 0
    ap: Small = 0


class Push(TypedRecord, frozen=True, kw_only=True):
    """The target, or an adjacent enemy, is moved `n` spaces straight away, as far as they are free."""

    n: One
    target: Literal["target", "adjacent_enemy"]


class ExtraAttack(TypedRecord, frozen=True, kw_only=True):
    """`n` more attack actions this turn, paid as usual, if the condition holds."""

    n: One
    needs: Condition = ""


class OrderAttack(TypedRecord, frozen=True, kw_only=True):
    """When its activation ends, the nearest other Nazi of the tile attacks with at most `dice` dice."""

    dice: One
