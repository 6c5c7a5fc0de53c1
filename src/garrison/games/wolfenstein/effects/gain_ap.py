"""More action points."""

# compiled

from typing import Literal

from mypy_extensions import i64

from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.components import packed as col
from garrison.games.wolfenstein.components.effect_record import WHO, Columns, EffectRecord, Packing, Row
from garrison.games.wolfenstein.components.typed import Delta
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.effect import HeroEffect
from garrison.games.wolfenstein.weighing import NO_GAIN, Weighing


class GainAp(EffectRecord, frozen=True, kw_only=True):
    """AP now, at the start of each own turn, or once for each hero of the tile at his next turn."""

    n: "Delta"
    who: "Literal['self', 'heroes_in_tile']" = "self"
    when: "Literal['now', 'turn_start', 'their_next_turn']" = "now"

    def row(self, packing: Packing) -> Row:
        flags = col.THEIR_TURN if self.when == "their_next_turn" else 0
        return {"amount": self.n, "who": WHO[self.who], "flags": flags}

    def modifiers(self) -> Columns:
        return [(col.TURN_AP, self.n)] if self.when == "turn_start" else []


class ApGain(HeroEffect):
    """AP are added to those that are left, or kept for the next turn. [P.2]"""

    def apply_to(self, p: WolfPosition, fx: i64, hero: i64, target: i64) -> None:
        f = p.packed.fx
        if f.flags[fx] & col.THEIR_TURN:
            p.row[c.BONUS + target] += f.amount[fx]
        else:
            p.ap = p.ap + f.amount[fx] if p.ap + f.amount[fx] > 0 else 0

    def worth(self, p: WolfPosition, fx: i64, mind: Weighing) -> i64:
        tired = mind.on_card and p.ap == 0 and p.fatigue >> p.actor & 1 != 0
        return mind.numbers.more_ap if tired else NO_GAIN
