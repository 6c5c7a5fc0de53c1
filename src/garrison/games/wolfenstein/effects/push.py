"""Pushing."""

# compiled

from typing import Literal

from mypy_extensions import i64

from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.components import packed as col
from garrison.games.wolfenstein.components.effect_record import Columns, EffectRecord, Packing, Row
from garrison.games.wolfenstein.components.typed import One
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.area import push_away
from garrison.games.wolfenstein.rules.effect import EffectKind
from garrison.games.wolfenstein.rules.sight import is_adjacent


class Push(EffectRecord, frozen=True, kw_only=True):
    """The target, or an adjacent enemy, is moved `n` spaces straight away, as far as they are free."""

    n: "One"
    target: "Literal['target', 'adjacent_enemy']"

    def row(self, packing: Packing) -> Row:
        return {"amount": self.n, "who": c.ADJACENT_ENEMY}

    def modifiers(self) -> Columns:
        return [(col.PUSH_TARGET, self.n)] if self.target == "target" else []


class Shove(EffectKind):
    """An enemy beside the hero is pushed away, if the hero wants it. [P.2]"""

    def is_useful(self, p: WolfPosition, fx: i64, hero: i64) -> bool:
        return True

    def is_aimed(self, p: WolfPosition, fx: i64) -> bool:
        return True

    def may_be_declined(self) -> bool:
        return True

    def suits(self, p: WolfPosition, fx: i64, hero: i64, other: i64) -> bool:
        return is_adjacent(p, hero, other)

    def apply_to(self, p: WolfPosition, fx: i64, hero: i64, target: i64) -> None:
        push_away(p, hero, target, p.packed.fx.amount[fx])
