"""Carrying a friend along."""

# compiled

from mypy_extensions import i64

from garrison.games.wolfenstein.components.effect_record import EffectRecord, Packing, Row
from garrison.games.wolfenstein.components.typed import One
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.effect import EffectKind
from garrison.games.wolfenstein.rules.figures import heroes_on_map
from garrison.games.wolfenstein.rules.sight import is_adjacent


class MoveHero(EffectRecord, frozen=True, kw_only=True):
    """The hero goes up to `n` spaces free of AP and takes an adjacent hero, standing or bleeding, along."""

    n: "One"

    def row(self, packing: Packing) -> Row:
        return {"amount": self.n}


class Carry(EffectKind):
    """A hero beside the active one is carried. [P.2]"""

    def is_aimed(self, p: WolfPosition, fx: i64) -> bool:
        return True

    def pool(self, p: WolfPosition, fx: i64) -> i64:
        return heroes_on_map(p)

    def suits(self, p: WolfPosition, fx: i64, hero: i64, other: i64) -> bool:
        return is_adjacent(p, hero, other)

    def apply_to(self, p: WolfPosition, fx: i64, hero: i64, target: i64) -> None:
        p.carried = target
        p.carry_left = p.packed.fx.amount[fx]
        p.free += p.packed.fx.amount[fx]
