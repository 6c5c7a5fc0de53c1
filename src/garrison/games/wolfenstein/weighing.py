"""What a machine player goes by when it weighs an effect: what it has seen, and numbers for what cards are worth."""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core import bits
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.figures import gap

NEVER: Final = -100000
NO_GAIN: Final[i64] = -100000  # NEVER where what else it could be is worked out


class CardNumbers:
    """What cards and talents are worth, chosen by hand."""

    def __init__(self) -> None:
        self.ammo_card: i64 = 6000
        self.heal: i64 = 4000
        self.heal_lost: i64 = 2  # HP lost from which on it is used
        self.more_ap: i64 = 30
        self.rest_card: i64 = 70
        self.bomb: i64 = 2000
        self.bomb_foe: i64 = 10
        self.bomb_friend: i64 = 25
        self.stun: i64 = 700
        self.extra_attack: i64 = 2000
        self.shelter: i64 = 650
        self.shelter_threat: i64 = 1  # enemies near that must be exceeded
        self.rest_talent: i64 = 660


class Weighing:
    """The table as the hero sees it who may use a card or a talent."""

    def __init__(self) -> None:
        self.numbers: CardNumbers = CardNumbers()
        self.on_card: bool = True  # the effect is on a card, not a talent
        self.seen: i64 = 0  # enemies in sight
        self.reach: i64 = 0  # range of the hero's best loaded weapon

    def has_prey(self, p: WolfPosition, most: i64) -> bool:
        """Whether an enemy in sight is in range of a weapon that can fire, with no more HP and armour than that."""
        seen = self.seen
        while seen != 0:
            low = seen & -seen
            who = bits.BIT[low % bits.MODULUS]
            if gap(p, p.actor, who) <= self.reach and (
                most == 0 or p.row[c.HP + who] + p.row[c.ARMOUR + who] <= most
            ):
                return True
            seen ^= low
        return False


def threat(p: WolfPosition, hero: i64, seen: i64) -> i64:
    """How many of the enemies in sight are near enough to hurt soon."""
    total: i64 = 0
    while seen != 0:
        low = seen & -seen
        who = bits.BIT[low % bits.MODULUS]
        kind = p.packed.type_of[who]
        if gap(p, hero, who) <= p.packed.range[kind] + p.packed.ap[kind] - p.packed.attack_ap[kind]:
            total += 1
        seen ^= low
    return total
