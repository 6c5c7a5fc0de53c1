"""Healing."""

# compiled

from typing import ClassVar, Literal

from mypy_extensions import i64

from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.components import packed as col
from garrison.games.wolfenstein.components.effect_record import (
    WHO,
    Columns,
    EffectRecord,
    Packing,
    Row,
    Valid,
)
from garrison.games.wolfenstein.components.typed import One
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.effect import HeroEffect
from garrison.games.wolfenstein.rules.effects import heal, most_hp
from garrison.games.wolfenstein.rules.figures import up_heroes
from garrison.games.wolfenstein.rules.sight import is_adjacent
from garrison.games.wolfenstein.weighing import NEVER, NO_GAIN, Weighing


class Heal(EffectRecord, frozen=True, kw_only=True):
    """Takes away up to `n` HP damage, never armour damage, and never of a bleeding hero.

    At `turn_start` it is offered once, before anything else is done.
    """

    reward: "ClassVar[bool]" = True

    n: "One"
    who: "Literal['self', 'adjacent_hero', 'self_or_adjacent_hero', 'heroes_in_tile']"
    when: "Literal['now', 'turn_start']" = "now"

    def row(self, packing: Packing) -> Row:
        return {"amount": self.n, "who": WHO[self.who]}

    def modifiers(self) -> Columns:
        return [(col.NURSING, self.n)] if self.when == "turn_start" else []

    def playable(self, section: str) -> Valid:
        return {"who": ("adjacent_hero",)} if self.when == "turn_start" else {}


class HealEffect(HeroEffect):
    """A hero who has lost HP gets some back. [C.4]"""

    def is_aimed(self, p: WolfPosition, fx: i64) -> bool:
        who = p.packed.fx.who[fx]
        return who == c.ADJACENT_HERO or who == c.SELF_OR_ADJACENT

    def pool(self, p: WolfPosition, fx: i64) -> i64:
        return up_heroes(p)

    def suits(self, p: WolfPosition, fx: i64, hero: i64, other: i64) -> bool:
        return p.row[c.HP + other] < most_hp(p, other) and is_adjacent(p, hero, other)

    def suits_self(self, p: WolfPosition, fx: i64, hero: i64) -> bool:
        return p.packed.fx.who[fx] == c.SELF_OR_ADJACENT and p.row[c.HP + hero] < most_hp(p, hero)

    def apply_to(self, p: WolfPosition, fx: i64, hero: i64, target: i64) -> None:
        heal(p, target, p.packed.fx.amount[fx])

    def worth(self, p: WolfPosition, fx: i64, mind: Weighing) -> i64:
        if not mind.on_card:
            return NEVER
        lost = most_hp(p, p.actor) - p.row[c.HP + p.actor]
        return mind.numbers.heal if lost >= mind.numbers.heal_lost else NO_GAIN
