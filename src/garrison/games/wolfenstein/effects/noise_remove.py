"""Silence."""

# compiled

from typing import ClassVar

from mypy_extensions import i64

from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.components.effect_record import EffectRecord, Packing, Row
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.effect import EffectKind
from garrison.games.wolfenstein.rules.noise import hush


class NoiseRemove(EffectRecord, frozen=True, kw_only=True):
    """No more noise token in the hero's own tile."""

    reward: "ClassVar[bool]" = True

    def row(self, packing: Packing) -> Row:
        return {}


class Hush(EffectKind):
    """The noise in the hero's tile is gone. [D.2b]"""

    def act(self, p: WolfPosition, fx: i64, hero: i64) -> None:
        hush(p, p.board.tile[p.row[c.AT + hero]])
