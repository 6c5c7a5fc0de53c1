"""Being overlooked."""

# compiled

from typing import Literal

from mypy_extensions import i64

from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.components.effect_record import EffectRecord, Packing, Row
from garrison.games.wolfenstein.components.packed import PackedComponents
from garrison.games.wolfenstein.components.typed import Small
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.effect import EffectKind


class Unseen(EffectRecord, frozen=True, kw_only=True):
    """Enemies do not count the hero as in sight: those in `to` (all, if empty), farther than `range_over` spaces.

    Until the hero's next own turn, or `always`; not after an attack by the hero in this turn or, outside
    of it, in the last one if `unless_attacked`.
    """

    to: "tuple[str, ...]" = ()
    range_over: "Small" = 0
    until: "Literal['next_own_turn', 'always']" = "next_own_turn"
    unless_attacked: "bool" = False

    def row(self, packing: Packing) -> Row:
        return {"what": hidden_from(packing.t, self), "reach": self.range_over}

    def assign(self, t: PackedComponents, item: int) -> None:
        if self.until == "always":
            t.item_hides[item] = hidden_from(t, self)
            t.item_hides_over[item] = self.range_over

    def enemies(self) -> tuple[str, ...]:
        return self.to


def hidden_from(t: PackedComponents, effect: Unseen) -> int:
    """The enemy types, all if none is named, that do not see the hero, and whether an attack of his ends it."""
    types = sum(1 << t.type_ids.index(name) for name in set(effect.to)) or (1 << c.TYPES) - 1
    return types | c.UNLESS_LOUD * effect.unless_attacked


class Hiding(EffectKind):
    """The hero is not in sight of some enemies. [P.2]"""

    def act(self, p: WolfPosition, fx: i64, hero: i64) -> None:
        p.row[c.HIDDEN + hero] = p.packed.fx.what[fx]
        p.row[c.HIDDEN_OVER + hero] = p.packed.fx.reach[fx]
