"""Searching a crate from afar."""

# compiled

from mypy_extensions import i64

from garrison.games.wolfenstein.components.effect_record import EffectRecord, Packing, Row
from garrison.games.wolfenstein.components.typed import One, Token
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.effect import EffectKind
from garrison.games.wolfenstein.rules.effects import crates_within
from garrison.games.wolfenstein.rules.search import AimedCrate


class RemoteSearch(EffectRecord, frozen=True, kw_only=True):
    """Search a crate up to `range` spaces away."""

    range: "One"
    token: "Token" = ""

    def row(self, packing: Packing) -> Row:
        return {"reach": self.range}


class FarSearch(EffectKind):
    """One of the crates within reach is searched. [E.2, P.2]"""

    def is_useful(self, p: WolfPosition, fx: i64, hero: i64) -> bool:
        return crates_within(p, hero, p.packed.fx.reach[fx]) != 0

    def act(self, p: WolfPosition, fx: i64, hero: i64) -> None:
        p.push(AimedCrate(hero, p.packed.fx.reach[fx]))
