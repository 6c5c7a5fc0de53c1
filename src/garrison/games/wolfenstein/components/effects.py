"""What cards, talents and mission rules do, as typed effects; nothing here is prose that has to be read.

In the files an effect is a table such as `{ type = "reroll", face = "blank", count = 1 }`. The `type` is the
name of the class in small letters with underscores; a field that is left out has the default written here.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from garrison.games.wolfenstein.components.fighting import (
    AddReload,
    AddResult,
    Area,
    ArmourFirst,
    AttackDice,
    CancelHits,
    Convert,
    Damage,
    DamageReduction,
    ExtraAttack,
    ExtraDice,
    ExtraRange,
    Falloff,
    MeleeAttack,
    MinRange,
    OrderAttack,
    PierceMetal,
    Push,
    Reroll,
    Sabotage,
    Silent,
    Splash,
    Stun,
)
from garrison.games.wolfenstein.components.typed import Condition, Deck, Delta, One, Small, Token, TypedRecord

# ---------------------------------------------------------------- health, armour, action points


class Heal(TypedRecord, frozen=True, kw_only=True):
    """Takes away up to `n` HP damage, never armour damage, and never of a bleeding hero.

    At `turn_start` it is offered once, before anything else is done.
    """

    n: One
    who: Literal["self", "adjacent_hero", "self_or_adjacent_hero", "heroes_in_tile"]
    when: Literal["now", "turn_start"] = "now"


class ArmourTokens(TypedRecord, frozen=True, kw_only=True):
    """`n` points of armour on top, lost first and not restored; `range` is for `hero_within`."""

    n: One
    who: Literal["self", "hero_within"] = "self"
    range: Small = 0
    token: Token = ""


class MaxArmour(TypedRecord, frozen=True, kw_only=True):
    """The hero's base armour is `n` higher."""

    n: One
    token: Token = ""


class MaxHp(TypedRecord, frozen=True, kw_only=True):
    """The hero's base HP is `n` higher."""

    n: One


class GainAp(TypedRecord, frozen=True, kw_only=True):
    """AP now, at the start of each own turn, or once for each hero of the tile at his next turn."""

    n: Delta
    who: Literal["self", "heroes_in_tile"] = "self"
    when: Literal["now", "turn_start", "their_next_turn"] = "now"


class RemoveFatigue(TypedRecord, frozen=True, kw_only=True):
    """Discards the fatigue token."""

    who: Literal["self", "heroes_in_tile"] = "self"


class GainFatigue(TypedRecord, frozen=True, kw_only=True):
    """A fatigue token as an effect: nothing happens to a hero who has one."""


# ---------------------------------------------------------------- moving


class FreeMove(TypedRecord, frozen=True, kw_only=True):
    """Up to `n` spaces at no AP but the surcharge of difficult terrain: now, after a kill, or after the attack."""

    n: One
    when: Literal["now", "kill", "after_attack"]


class MoveHero(TypedRecord, frozen=True, kw_only=True):
    """The hero goes up to `n` spaces free of AP and takes an adjacent hero, standing or bleeding, along."""

    n: One


class IgnoreTerrain(TypedRecord, frozen=True, kw_only=True):
    """These never hinder the figure on its way; where it may stop is as for everybody."""

    terrain: tuple[Literal["difficult", "friends", "foes", "tokens"], ...]


class OpenDoor(TypedRecord, frozen=True, kw_only=True):
    """Opening a door costs `ap`."""

    ap: Small


# ---------------------------------------------------------------- noise, danger, being seen


class Danger(TypedRecord, frozen=True, kw_only=True):
    """Danger changes by `delta`, never below 0.

    A talent says `when`: at the start of its activation, or at the end if the condition holds, and then
    `once_per_phase` for all figures of the kind together.
    """

    delta: Delta
    when: Literal["now", "activation_start", "activation_end"] = "now"
    needs: Condition = ""
    once_per_phase: bool = False


class NoiseAdd(TypedRecord, frozen=True, kw_only=True):
    """A noise token in a tile; `range` is the distance to the nearest space of a tile chosen by the player."""

    where: Literal["own_tile", "target_tile", "adjacent_tile", "tile_within"]
    range: Small = 0


class NoiseRemove(TypedRecord, frozen=True, kw_only=True):
    """No more noise token in the hero's own tile."""


class IgnorePresenceNoise(TypedRecord, frozen=True, kw_only=True):
    """Until the end of the turn, sharing a tile makes no noise because of this hero."""


class Unseen(TypedRecord, frozen=True, kw_only=True):
    """Enemies do not count the hero as in sight: those in `to` (all, if empty), farther than `range_over` spaces.

    Until the hero's next own turn, or `always`; not after an attack by the hero in this turn or, outside
    of it, in the last one if `unless_attacked`.
    """

    to: tuple[str, ...] = ()
    range_over: Small = 0
    until: Literal["next_own_turn", "always"] = "next_own_turn"
    unless_attacked: bool = False


# ---------------------------------------------------------------- cards, tokens, figures


class GainAmmo(TypedRecord, frozen=True, kw_only=True):
    """Ammunition tokens; `any` is chosen by who takes them, `weapon_drawn` fits the card's own weapon."""

    ammo: Literal["light", "heavy", "special", "any", "weapon_drawn"]
    n: One
    who: Literal["self", "all_heroes"] = "self"


class Draw(TypedRecord, frozen=True, kw_only=True):
    """`n` cards from the top of a deck."""

    deck: Deck
    n: One


class Spawn(TypedRecord, frozen=True, kw_only=True):
    """Figures appear: on the event's space, or next to the figure at its activation after a check of one die.

    A talent stops at `limit_on_board` of the kind; with the easier boss it calls the `easy_enemy`.
    """

    enemy: str
    count: One = 1
    at: Literal["event_space", "adjacent_to_self"] = "event_space"
    easy_enemy: str = ""
    limit_on_board: Small = 0


class Bot(TypedRecord, frozen=True, kw_only=True):
    """A figure on the event's space joins the hero as a bot."""

    enemy: str


class RemoteSearch(TypedRecord, frozen=True, kw_only=True):
    """Search a crate up to `range` spaces away."""

    range: One
    token: Token = ""


class Transform(TypedRecord, frozen=True, kw_only=True):
    """When killed, another figure takes its place on one of its spaces and acts from the next Nazi phase."""

    into: str


Effect: TypeAlias = (
    Reroll
    | ExtraDice
    | Convert
    | AddResult
    | CancelHits
    | ArmourFirst
    | ExtraRange
    | MinRange
    | Falloff
    | Silent
    | AddReload
    | PierceMetal
    | AttackDice
    | MeleeAttack
    | Area
    | Splash
    | Damage
    | DamageReduction
    | Stun
    | Sabotage
    | Push
    | ExtraAttack
    | OrderAttack
    | Heal
    | ArmourTokens
    | MaxArmour
    | MaxHp
    | GainAp
    | RemoveFatigue
    | GainFatigue
    | FreeMove
    | MoveHero
    | IgnoreTerrain
    | OpenDoor
    | Danger
    | NoiseAdd
    | NoiseRemove
    | IgnorePresenceNoise
    | Unseen
    | GainAmmo
    | Draw
    | Spawn
    | Bot
    | RemoteSearch
    | Transform
)
