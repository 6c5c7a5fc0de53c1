"""What is done for an adjacent hero: helping one who bleeds, and giving. [H.3, O.6]"""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core import bits
from garrison.core.option import Named
from garrison.core.packed import vec
from garrison.core.reasons import ALLOWED, because
from garrison.core.verb import RECOVERS
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein import events as e
from garrison.games.wolfenstein import parts
from garrison.games.wolfenstein.board import distance
from garrison.games.wolfenstein.names import figure_of, slot_of
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.effects import most_armour, most_hp, tire
from garrison.games.wolfenstein.rules.figures import heroes_on_map
from garrison.games.wolfenstein.rules.loot import hold
from garrison.games.wolfenstein.rules.sight import is_adjacent, sees
from garrison.games.wolfenstein.verb import WolfVerb
from garrison.games.wolfenstein.why import DEAD, NOT_HELD, NOT_OWNED, REASONS, count_of

NOT_BLEEDING: Final[i64] = REASONS.declare("not-bleeding", "H.3", who=figure_of)
NO_LIFE: Final[i64] = REASONS.declare("no-life", "H.3")
NOBODY_TO_HELP: Final[i64] = REASONS.declare("not-adjacent", "H.3")
HELP_HIMSELF: Final[i64] = REASONS.declare("himself", "H.3c")


class RescueHero(WolfVerb):
    """A bleeding hero is back at full HP and armour; the helper is tired. [H.3, X.5a, A.14]"""

    sort = RECOVERS

    def bars(self, p: WolfPosition, who: i64, part: i64) -> i64:
        """An adjacent bleeding hero, for a shared life token. [H.3, H.3c, H.3b]"""
        other = slot_of(p, part)
        reason = neighbour_reason(p, who, other, HELP_HIMSELF, NOBODY_TO_HELP)
        if reason != ALLOWED:
            return reason
        if p.bleeding >> other & 1 == 0:
            return because(NOT_BLEEDING, other)
        return NO_LIFE if p.rules.shared_life_token_needed and p.row[c.LIFE + who] == 0 else ALLOWED

    def play(self, p: WolfPosition, who: i64, part: i64) -> None:
        one: i64 = 1
        other = slot_of(p, part)
        if p.rules.shared_life_token_needed:
            p.row[c.LIFE + who] -= 1
        p.bleeding &= ~(one << other)
        p.row[c.HP + other] = most_hp(p, other)
        p.row[c.ARMOUR + other] = most_armour(p, other)
        p.tell(e.HERO_RESCUED, other, who)
        tire(p, who)


class Give(WolfVerb):
    """Things handed to another hero. Their options lie along one path, whatever is given."""

    def named(self, packed: object) -> list[Named]:
        return [(name, ("action:give", *path[1:])) for name, path in super().named(packed)]


class GiveItem(Give):
    """Equipment in hand is given, for nothing in return. [O.6, O.6c, A.11]"""

    def bars(self, p: WolfPosition, who: i64, part: i64) -> i64:
        """What he holds, to an adjacent hero. [O.6, O.6c]"""
        if p.row[c.HELD + who * c.ITEMS + part // c.HERO_CARDS] == 0:
            return NOT_HELD
        return taker_reason(p, who, part)

    def play(self, p: WolfPosition, who: i64, part: i64) -> None:
        kind = part // c.HERO_CARDS
        other = slot_of(p, part % c.HERO_CARDS)
        hold(p, who, kind, -1)
        hold(p, other, kind, 1)
        p.tell(e.ITEM_GIVEN, who, other, kind)


class GiveWeapon(Give):
    """A weapon is given; what is mounted and the reload token stay on it. [O.6, O.6b, O.6c, A.11]"""

    def bars(self, p: WolfPosition, who: i64, part: i64) -> i64:
        """One of his own, to an adjacent hero. [O.6, O.6c]"""
        if p.row[c.WEAPON_OWNER + part // c.HERO_CARDS] != who:
            return NOT_OWNED
        return taker_reason(p, who, part)

    def play(self, p: WolfPosition, who: i64, part: i64) -> None:
        one: i64 = 1
        card = part // c.HERO_CARDS
        other = slot_of(p, part % c.HERO_CARDS)
        p.row[c.WEAPON_OWNER + card] = other
        p.row[c.ARMS + who] &= ~(one << card)
        p.row[c.ARMS + other] |= one << card
        p.tell(e.WEAPON_GIVEN, who, other, card)


NO_AMMO_TO_GIVE: Final[i64] = REASONS.declare("no-ammo", "O.6", count=count_of)


class GiveAmmo(Give):
    """A token of ammunition is given; neither glory nor life tokens are. [O.6, P.3, H.3b, A.11]"""

    def bars(self, p: WolfPosition, who: i64, part: i64) -> i64:
        """What he has, to an adjacent hero. [O.6]"""
        if p.row[c.AMMUNITION + who * c.AMMO_KINDS + part // c.HERO_CARDS] == 0:
            return because(NO_AMMO_TO_GIVE, 1)
        return taker_reason(p, who, part)

    def play(self, p: WolfPosition, who: i64, part: i64) -> None:
        kind = part // c.HERO_CARDS
        other = slot_of(p, part % c.HERO_CARDS)
        p.row[c.AMMUNITION + who * c.AMMO_KINDS + kind] -= 1
        p.row[c.AMMUNITION + other * c.AMMO_KINDS + kind] += 1
        p.tell(e.AMMO_GIVEN, who, other, kind)


RESCUE: Final = RescueHero(c.RESCUE, "rescue", parts.HERO)
GIVE_ITEM: Final = GiveItem(c.GIVE_ITEM, "give-item", parts.ITEM, parts.HERO)
GIVE_WEAPON: Final = GiveWeapon(c.GIVE_WEAPON, "give-weapon", parts.WEAPON, parts.HERO)
GIVE_AMMO: Final = GiveAmmo(c.GIVE_AMMO, "give-ammo", parts.AMMO, parts.HERO)


def neighbour_reason(p: WolfPosition, hero: i64, other: i64, himself: i64, away: i64) -> i64:
    """A hero on the map, next to this one; the reasons against himself and one farther away. [H.3, O.6]"""
    if other == c.NOBODY or heroes_on_map(p) >> other & 1 == 0:
        return DEAD
    if other == hero:
        return himself
    return ALLOWED if is_adjacent(p, hero, other) else away


NOBODY_TO_TAKE: Final[i64] = REASONS.declare("not-adjacent", "O.6")
GIVE_HIMSELF: Final[i64] = REASONS.declare("himself", "O.6")


def taker_reason(p: WolfPosition, hero: i64, part: i64) -> i64:
    """Whether the hero named last may be given something. [O.6]"""
    return neighbour_reason(p, hero, slot_of(p, part % c.HERO_CARDS), GIVE_HIMSELF, NOBODY_TO_TAKE)


def offer_company(p: WolfPosition, hero: i64, a: vec[i64], n: i64) -> i64:
    """One hero after the other: helping him, then everything that can be given to him."""
    r = p.row
    here = r[c.AT + hero]
    one: i64 = 1
    others = heroes_on_map(p) & ~(one << hero)
    while others != 0:
        low = others & -others
        other = bits.BIT[low % bits.MODULUS]
        others ^= low
        if distance(here, r[c.AT + other]) != 1 or not sees(p, hero, other):
            continue
        card = r[c.HERO + other]
        if p.bleeding & low:
            n = RESCUE.offer_part(p, hero, card, a, n)
        n = offer_set(r[c.GOODS + hero], c.GIVE_ITEM + card, a, n)
        n = offer_set(r[c.ARMS + hero], c.GIVE_WEAPON + card, a, n)
        option = c.GIVE_AMMO + card
        pile = c.AMMUNITION + hero * c.AMMO_KINDS
        last = pile + c.AMMO_KINDS
        while pile < last:
            if r[pile] > 0:
                a[n] = option
                n += 1
            option += c.HERO_CARDS
            pile += 1
    return n


def offer_set(members: i64, base: i64, a: vec[i64], n: i64) -> i64:
    """One option for each member of a set of things to give."""
    while members != 0:
        low = members & -members
        a[n] = base + bits.BIT[low % bits.MODULUS] * c.HERO_CARDS
        n += 1
        members ^= low
    return n
