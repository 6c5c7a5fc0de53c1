"""What an attack is made with: range, dice and everything cards and talents add to it. [F.2, L.5, W.3, W.4]"""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core import bits
from garrison.core.reasons import ALLOWED, because
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.components import packed as columns
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.why import REASONS, count_of

WEAPON_JAMMED: Final[i64] = REASONS.declare("weapon-jammed", "W.6")
WEAPON_RELOADED: Final[i64] = REASONS.declare("weapon-reloaded", "W.6c")
NO_AMMO: Final[i64] = REASONS.declare("no-ammo", "W.2", count=count_of)
NO_ABILITY: Final[i64] = REASONS.declare("no-ability", "W.3")
ABILITY_SPENT: Final[i64] = REASONS.declare("ability-used", "W.3")
NO_AMMO_FOR_ABILITY: Final[i64] = REASONS.declare("no-ammo", "W.3", count=count_of)
ABILITY_TOO_FAR: Final[i64] = REASONS.declare("not-adjacent", "W.3")
ABILITY_ALWAYS: Final[i64] = REASONS.declare("ability-always", "W.4")


def talents_mod(p: WolfPosition, hero: i64, column: i64) -> i64:
    """What talents that are always on and equipment worn add for a hero. [W.4, P.4]"""
    r = p.row
    mods, always = p.packed.mods, p.packed.talent_always
    total: i64 = 0
    talent = r[c.HERO + hero] * c.TALENTS
    last = talent + c.TALENTS
    while talent < last:
        if always[talent]:
            total += mods[(columns.OF_TALENT + talent) * columns.COLUMNS + column]
        talent += 1
    slot = c.WORN + hero * c.SLOTS
    last = slot + c.SLOTS
    while slot < last:
        if r[slot] > 0:
            total += mods[(columns.OF_ITEM + r[slot] - 1) * columns.COLUMNS + column]
        slot += 1
    return total


def weapon_mod(p: WolfPosition, card: i64, column: i64) -> i64:
    """What a weapon's own always-on abilities and the card mounted on it add. [W.4, O.4, C.4c]"""
    t = p.packed
    kind = t.weapon_kind[card]
    total: i64 = 0
    n: i64 = 0
    while n < t.abilities[kind]:
        if t.ability_always[kind * c.ABILITIES + n]:
            total += t.mods[(columns.OF_ABILITY + kind * c.ABILITIES + n) * columns.COLUMNS + column]
        n += 1
    mount = p.row[c.WEAPON_MOUNT + card]
    if mount > 0:
        total += t.mods[(columns.OF_ITEM + mount - 1) * columns.COLUMNS + column]
    return total


def ability_mod(p: WolfPosition, card: i64, ability: i64, column: i64) -> i64:
    """What a paid ability adds. [W.3]"""
    if ability < 0 or ability >= c.ABILITIES or card >= c.WEAPON_CARDS:
        return 0
    return p.packed.mods[
        (columns.OF_ABILITY + p.packed.weapon_kind[card] * c.ABILITIES + ability) * columns.COLUMNS + column
    ]


def mod(p: WolfPosition, who: i64, column: i64) -> i64:
    """Everything that counts in the attack being made. [F.2, W.4]"""
    if who >= c.FIRST_NAZI:
        return p.packed.mods[(columns.OF_TYPE + p.packed.type_of[who]) * columns.COLUMNS + column]
    if p.weapon == c.TAKEDOWN:
        return p.packed.mods[(columns.OF_ITEM + p.ability) * columns.COLUMNS + column]
    total = talents_mod(p, who, column)
    if p.weapon < c.WEAPON_CARDS:
        total += weapon_mod(p, p.weapon, column) + ability_mod(p, p.weapon, p.ability, column)
    return total


def is_special(p: WolfPosition) -> bool:
    """Whether the weapon in use takes special ammunition."""
    return p.weapon < c.WEAPON_CARDS and p.packed.weapon_ammo[p.packed.weapon_kind[p.weapon]] == c.SPECIAL


def conversion(p: WolfPosition, who: i64, column: i64, beaten: bool) -> i64:
    """How many results one face may become another; big armour outranks piercing ammunition. [V.1]"""
    if who >= c.FIRST_NAZI:
        return mod(p, who, column)
    total: i64 = 0
    if p.weapon != c.TAKEDOWN:
        if talents_mod(p, who, columns.SPECIAL_ONLY) == 0 or is_special(p):
            total = talents_mod(p, who, column)
        if p.weapon < c.WEAPON_CARDS:
            if not beaten or weapon_mod(p, p.weapon, columns.PIERCING) == 0:
                total += weapon_mod(p, p.weapon, column)
            if not beaten or ability_mod(p, p.weapon, p.ability, columns.PIERCING) == 0:
                total += ability_mod(p, p.weapon, p.ability, column)
    return total


def attack_dice(p: WolfPosition, who: i64, away: i64) -> i64:
    """Dice of the attack: accuracy, weapon, what is added, what distance takes away. [F.2, F.2b, Q.4b]"""
    t = p.packed
    dice = mod(p, who, columns.EXTRA_DICE)
    if away == 1:
        dice += mod(p, who, columns.DICE_ADJACENT)
    if who >= c.FIRST_NAZI:
        kind = t.type_of[who]
        dice += fall_off(p, who, t.dice[kind], away)
        return dice + mod(p, who, columns.DICE_MOVED) if p.moved >= 3 else dice
    accuracy = t.hero_accuracy[p.row[c.HERO + who]]
    if p.weapon == c.TAKEDOWN:
        skilled = t.item_accuracy[p.ability] > 0 or p.rules.takedown_accuracy == 1
        return t.item_dice[p.ability] + accuracy if skilled else t.item_dice[p.ability]
    if p.weapon == c.FISTS:
        return dice + accuracy + talents_mod(p, who, columns.MELEE_DICE)
    if p.weapon == c.BAYONET:
        return dice + accuracy + t.mods[(columns.OF_ITEM + p.ability) * columns.COLUMNS + columns.MELEE_DICE]
    return dice + accuracy + fall_off(p, who, t.weapon_dice[t.weapon_kind[p.weapon]], away)


def fall_off(p: WolfPosition, who: i64, dice: i64, away: i64) -> i64:
    """One die less for each space in between, down to a least number, for cards that say so. [F.2b]"""
    lost = mod(p, who, columns.FALLOFF) * (away - 1)
    least = mod(p, who, columns.FALLOFF_LEAST)
    if lost == 0:
        return dice
    return dice - lost if dice - lost > least else least


def reach_of(p: WolfPosition, card: i64, ability: i64) -> i64:
    """The range of a weapon with what is mounted on it and a paid ability. [L.5]"""
    kind = p.packed.weapon_kind[card]
    return (
        p.packed.weapon_range[kind]
        + weapon_mod(p, card, columns.RANGE)
        + ability_mod(p, card, ability, columns.RANGE)
    )


def least_range(p: WolfPosition, card: i64) -> i64:
    """The distance under which a weapon cannot be used."""
    return weapon_mod(p, card, columns.MIN_RANGE)


def ability_cost(p: WolfPosition, card: i64, ability: i64) -> i64:
    """Ammunition tokens for a paid ability; one more in the hardest mode. [W.3, X.3c]"""
    kind = p.packed.weapon_kind[card]
    return p.packed.ability_cost[kind * c.ABILITIES + ability] + p.rules.ammo_ability_extra_cost


def ability_reason(p: WolfPosition, hero: i64, card: i64, ability: i64, away: i64) -> i64:
    """One paid ability a turn, for tokens of the weapon's type, whichever weapon they came for. [W.3, W.3b]"""
    t = p.packed
    kind = t.weapon_kind[card]
    if ability >= t.abilities[kind]:
        return NO_ABILITY
    if t.ability_always[kind * c.ABILITIES + ability]:
        return ABILITY_ALWAYS
    if p.flags & c.ABILITY_USED and p.rules.ability_limit == 0:
        return ABILITY_SPENT
    cost = ability_cost(p, card, ability)
    if p.row[c.AMMUNITION + hero * c.AMMO_KINDS + t.weapon_ammo[kind]] < cost:
        return because(NO_AMMO_FOR_ABILITY, cost)
    if away > 1 and ability_mod(p, card, ability, columns.DICE_ADJACENT) > 0:
        return ABILITY_TOO_FAR
    return ALLOWED


def weapon_reason(p: WolfPosition, hero: i64, card: i64) -> i64:
    """A weapon that is loaded, not just reloaded, and a token of its ammunition. [F.1, W.2, W.6c, X.3b]"""
    r = p.row
    if r[c.WEAPON_STATE + card] & c.JAMMED:
        return WEAPON_JAMMED
    if r[c.WEAPON_STATE + card] & c.RELOADED and not may_fire_reloaded(p):
        return WEAPON_RELOADED
    if p.flags & c.RELOADED_ONE and p.rules.reload_bar == 1 and not may_fire_reloaded(p):
        return WEAPON_RELOADED
    kind = p.packed.weapon_kind[card]
    needed = p.packed.ammo_to_attack
    if (
        p.rules.ammo_token_needed
        and r[c.AMMUNITION + hero * c.AMMO_KINDS + p.packed.weapon_ammo[kind]] < needed
    ):
        return because(NO_AMMO, needed)
    return ALLOWED


def may_fire_reloaded(p: WolfPosition) -> bool:
    """Exerting lifts the bar on a weapon just reloaded, and so do the easy modes. [W.6c, X.8a]"""
    return p.rules.reload_attack_same_turn or p.flags & c.EXERTED != 0


def bayonet_of(p: WolfPosition, hero: i64) -> i64:
    """The kind of a card mounted on a weapon of the hero that gives an attack of its own, or NOBODY. [O.4]"""
    arms = p.row[c.ARMS + hero]
    while arms != 0:
        low = arms & -arms
        mount = p.row[c.WEAPON_MOUNT + bits.BIT[low % bits.MODULUS]]
        if (
            mount > 0
            and p.packed.mods[(columns.OF_ITEM + mount - 1) * columns.COLUMNS + columns.MELEE_DICE] > 0
        ):
            return mount - 1
        arms ^= low
    return c.NOBODY
