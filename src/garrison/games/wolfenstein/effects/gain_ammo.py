"""Ammunition."""

# compiled

from collections.abc import Iterator
from typing import ClassVar, Literal

from mypy_extensions import i64

from garrison.core.components.fault import Fault
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.components.effect_record import WHO, EffectRecord, Packing, Row
from garrison.games.wolfenstein.components.typed import One
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.effect import HeroEffect
from garrison.games.wolfenstein.rules.loot import gain_some_ammo
from garrison.games.wolfenstein.weighing import NEVER, Weighing

AMMO_CODES = {"light": c.LIGHT, "heavy": c.HEAVY, "special": c.SPECIAL, "any": c.ANY, "weapon_drawn": c.DRAWN}


class GainAmmo(EffectRecord, frozen=True, kw_only=True):
    """Ammunition tokens; `any` is chosen by who takes them, `weapon_drawn` fits the card's own weapon."""

    reward: "ClassVar[bool]" = True

    ammo: "Literal['light', 'heavy', 'special', 'any', 'weapon_drawn']"
    n: "One"
    who: "Literal['self', 'all_heroes']" = "self"

    def row(self, packing: Packing) -> Row:
        return {"amount": self.n, "what": AMMO_CODES[self.ammo], "who": WHO[self.who]}

    def faults(self, field: str) -> Iterator[Fault]:
        if self.ammo == "weapon_drawn" and not field.startswith("crates"):
            yield Fault((field,), "only a crate can fit ammunition to the weapon drawn")


class AmmoGain(HeroEffect):
    """Heroes take ammunition. [P.2]"""

    def apply_to(self, p: WolfPosition, fx: i64, hero: i64, target: i64) -> None:
        gain_some_ammo(p, target, p.packed.fx.what[fx], p.packed.fx.amount[fx])

    def worth(self, p: WolfPosition, fx: i64, mind: Weighing) -> i64:
        return mind.numbers.ammo_card if mind.on_card else NEVER
