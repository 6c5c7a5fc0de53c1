"""What typed effects, goals and special rules have in common, and the words they use."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from garrison.core.components.kinds import tag

Face: TypeAlias = Literal["hp", "armour", "reload", "blank"]
AnyFace: TypeAlias = Literal["hp", "armour", "reload", "blank", "any"]
Ammo: TypeAlias = Literal["light", "heavy", "special"]
AnyAmmo: TypeAlias = Literal["light", "heavy", "special", "any"]
Keyword: TypeAlias = Literal["human", "machine", "leader", "boss", "heavy", "flying", "large"]
Condition: TypeAlias = Literal[
    "",
    "target_adjacent",
    "special_weapon",
    "kill_this_turn",
    "moved_3_or_more",
    "saw_hero_and_did_not_attack",
]
Deck: TypeAlias = Literal["weapon", "equipment"]
Token: TypeAlias = Literal["", "shoshana", "enhanced_armour"]

AMMO: tuple[Ammo, ...] = ("light", "heavy", "special")
FACES: tuple[Face, ...] = ("hp", "armour", "reload", "blank")

Small: TypeAlias = Annotated[int, Meta(ge=0, le=12)]
One: TypeAlias = Annotated[int, Meta(ge=1, le=12)]
Delta: TypeAlias = Annotated[int, Meta(ge=-12, le=12)]


class Part(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A part of a record or of a mission."""


class TypedRecord(
    Struct,
    frozen=True,
    kw_only=True,
    forbid_unknown_fields=True,
    omit_defaults=True,
    tag_field="type",
    tag=tag,
):
    """Something told apart by its `type`."""
