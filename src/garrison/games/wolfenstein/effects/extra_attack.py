"""Another attack."""

# compiled

from mypy_extensions import i64

from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.components import packed as col
from garrison.games.wolfenstein.components.effect_record import EffectRecord, Packing, Row, Valid
from garrison.games.wolfenstein.components.typed import Condition, One
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.effect import EffectKind
from garrison.games.wolfenstein.weighing import NO_GAIN, Weighing


class ExtraAttack(EffectRecord, frozen=True, kw_only=True):
    """`n` more attack actions this turn, paid as usual, if the condition holds."""

    n: "One"
    needs: "Condition" = ""

    def row(self, packing: Packing) -> Row:
        flags = col.AFTER_KILL if self.needs == "kill_this_turn" else 0
        return {"amount": self.n, "flags": flags}

    def playable(self, section: str) -> Valid:
        return {"needs": ("", "kill_this_turn")}


class MoreAttacks(EffectKind):
    """The active hero may attack once more. [P.2]"""

    def is_useful(self, p: WolfPosition, fx: i64, hero: i64) -> bool:
        return p.packed.fx.flags[fx] & col.AFTER_KILL == 0 or p.flags & c.KILLED != 0

    def act(self, p: WolfPosition, fx: i64, hero: i64) -> None:
        p.attacks += p.packed.fx.amount[fx]

    def worth(self, p: WolfPosition, fx: i64, mind: Weighing) -> i64:
        return mind.numbers.extra_attack if not mind.on_card and mind.has_prey(p, 0) else NO_GAIN
