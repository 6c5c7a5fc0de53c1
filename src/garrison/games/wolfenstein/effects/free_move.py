"""Steps for nothing."""

# compiled

from typing import Literal

from mypy_extensions import i64

from garrison.games.wolfenstein.components import packed as col
from garrison.games.wolfenstein.components.effect_record import Columns, EffectRecord, Packing, Row
from garrison.games.wolfenstein.components.typed import One
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.effect import EffectKind


class FreeMove(EffectRecord, frozen=True, kw_only=True):
    """Up to `n` spaces at no AP but the surcharge of difficult terrain: now, after a kill, or after the attack."""

    n: "One"
    when: "Literal['now', 'kill', 'after_attack']"

    def row(self, packing: Packing) -> Row:
        return {"amount": self.n}

    def modifiers(self) -> Columns:
        if self.when == "now":
            return []
        return [(col.FREE_ON_KILL if self.when == "kill" else col.FREE_AFTER, self.n)]


class FreeSteps(EffectKind):
    """The active hero has steps that cost no AP. [P.2]"""

    def act(self, p: WolfPosition, fx: i64, hero: i64) -> None:
        p.free += p.packed.fx.amount[fx]
