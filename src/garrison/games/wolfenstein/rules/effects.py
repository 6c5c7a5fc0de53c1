"""What cards and talents do once they are used, and to whom. [P.2, C.4]"""

# compiled

from __future__ import annotations

from mypy_extensions import i64

from garrison.core import bits
from garrison.core.packed import vec
from garrison.games.wolfenstein import events
from garrison.games.wolfenstein.board import distance
from garrison.games.wolfenstein.codes import (
    ADJACENT_HERO,
    ADJACENT_MACHINE,
    ALL_HEROES,
    ALL_OF_TYPE,
    CRATE_TOKENS,
    ENEMIES_NEXT_TILES,
    ENEMY_IN_RANGE,
    FX_AMMO,
    FX_CARRY,
    FX_DAMAGE,
    FX_DANGER,
    FX_DRAW,
    FX_EXTRA_ATTACK,
    FX_FATIGUE,
    FX_FREE_MOVE,
    FX_GAIN_AP,
    FX_HEAL,
    FX_HUSH,
    FX_LIGHT_STEP,
    FX_NOISE,
    FX_PUSH,
    FX_REMOTE,
    FX_REST,
    FX_SABOTAGE,
    FX_SHIELD,
    FX_SPAWN,
    FX_STUN,
    FX_UNSEEN,
    FX_WARD,
    HEROES_IN_TILE,
    HEROES_WITHIN,
    MACHINE,
    NEAREST_ENEMY,
    SELF_OR_ADJACENT,
    SLOTS,
    TARGET_TILE,
)
from garrison.games.wolfenstein.components.packed import AFTER_KILL, SAME_SQUAD, THEIR_TURN
from garrison.games.wolfenstein.names import figure_name
from garrison.games.wolfenstein.position import (
    AT,
    BONUS,
    HERO,
    HIDDEN,
    HIDDEN_OVER,
    HP,
    IN_TILE,
    KILLED,
    LIGHT_FOOT,
    SHIELD,
    WARD,
    WORN,
    WolfPosition,
)
from garrison.games.wolfenstein.rules.damage import hurt, sabotage, stun
from garrison.games.wolfenstein.rules.danger import change_danger
from garrison.games.wolfenstein.rules.figures import gap, heroes_on_map, up_heroes
from garrison.games.wolfenstein.rules.loot import DrawItem, DrawWeapon, gain_some_ammo
from garrison.games.wolfenstein.rules.noise import hush, make_noise, open_next
from garrison.games.wolfenstein.rules.sight import is_adjacent, sees
from garrison.games.wolfenstein.rules.spawning import add, fall_in


def most_hp(p: WolfPosition, hero: i64) -> i64:
    """A hero's full HP, upgrades included. [C.4d]"""
    return p.packed.hero_hp[p.row[HERO + hero]] + worn_total(p, hero, p.packed.item_hp)


def most_armour(p: WolfPosition, hero: i64) -> i64:
    """A hero's full armour, upgrades included. [C.4d]"""
    return p.packed.hero_armour[p.row[HERO + hero]] + worn_total(p, hero, p.packed.item_armour)


def worn_total(p: WolfPosition, hero: i64, values: vec[i64]) -> i64:
    """What the cards assigned to a hero add up to, by a value of each kind."""
    total: i64 = 0
    slot: i64 = 0
    while slot < SLOTS:
        worn = p.row[WORN + hero * SLOTS + slot]
        if worn > 0:
            total += values[worn - 1]
        slot += 1
    return total


def heal(p: WolfPosition, hero: i64, n: i64) -> None:
    """HP damage is taken away, never armour damage; a bleeding hero is not helped by this."""
    if p.bleeding >> hero & 1:
        return
    before = p.row[HP + hero]
    most = most_hp(p, hero)
    p.row[HP + hero] = before + n if before + n < most else most
    if p.listener is not None and p.row[HP + hero] > before:
        p.listener.append(events.HeroHealed(figure_name(p, hero), p.row[HP + hero] - before))


def tire(p: WolfPosition, hero: i64) -> None:
    """Fatigue as an effect: one token at most. [T.7b]"""
    one: i64 = 1
    if p.fatigue >> hero & 1 == 0:
        p.fatigue |= one << hero
        if p.listener is not None:
            p.listener.append(events.HeroTired(figure_name(p, hero)))


def rest(p: WolfPosition, hero: i64) -> None:
    """A fatigue token is discarded."""
    one: i64 = 1
    if p.fatigue >> hero & 1:
        p.fatigue &= ~(one << hero)
        if p.listener is not None:
            p.listener.append(events.HeroRested(figure_name(p, hero)))


def candidates(p: WolfPosition, fx: i64, hero: i64) -> i64:
    """Whom an effect that has to be aimed could be aimed at. [P.2, Q.6]"""
    who = p.packed.fx.who[fx]
    one: i64 = 1
    out: i64 = 0
    if who == ADJACENT_HERO or who == SELF_OR_ADJACENT or who == HEROES_WITHIN:
        pool = up_heroes(p)
    else:
        pool = p.nazis
    if p.packed.fx.kind[fx] == FX_CARRY:
        pool = heroes_on_map(p)
    pool &= ~(one << hero)
    while pool != 0:
        low = pool & -pool
        if is_candidate(p, fx, hero, bits.BIT[low % bits.MODULUS]):
            out |= low
        pool ^= low
    if who == SELF_OR_ADJACENT or (who == HEROES_WITHIN and p.packed.fx.kind[fx] == FX_WARD):
        if p.packed.fx.kind[fx] != FX_HEAL or p.row[HP + hero] < most_hp(p, hero):
            out |= one << hero
    return out


def is_candidate(p: WolfPosition, fx: i64, hero: i64, other: i64) -> bool:
    """Whether an effect may be aimed at this figure."""
    f = p.packed.fx
    who = f.who[fx]
    if f.kind[fx] == FX_HEAL and p.row[HP + other] >= most_hp(p, other):
        return False
    if who == ADJACENT_MACHINE and p.packed.traits[p.packed.type_of[other]] & MACHINE == 0:
        return False
    if who == HEROES_WITHIN or who == ENEMY_IN_RANGE:
        return gap(p, hero, other) <= f.reach[fx] and (who == HEROES_WITHIN or sees(p, hero, other))
    return is_adjacent(p, hero, other)


def is_aimed(p: WolfPosition, fx: i64) -> bool:
    """Whether somebody must be chosen for an effect."""
    f = p.packed.fx
    kind = f.kind[fx]
    who = f.who[fx]
    if kind == FX_HEAL:
        return who == ADJACENT_HERO or who == SELF_OR_ADJACENT
    if kind == FX_WARD:
        return who == HEROES_WITHIN
    if kind == FX_STUN or kind == FX_SABOTAGE:
        return who == ENEMY_IN_RANGE or who == ADJACENT_MACHINE
    return kind == FX_PUSH or kind == FX_CARRY


def is_useful(p: WolfPosition, fx: i64, hero: i64) -> bool:
    """Whether an effect could do anything now; a card is not wasted on nothing."""
    f = p.packed.fx
    kind = f.kind[fx]
    if is_aimed(p, fx):
        return kind == FX_PUSH or candidates(p, fx, hero) != 0
    if kind == FX_REST:
        return p.fatigue >> hero & 1 != 0
    if kind == FX_EXTRA_ATTACK:
        return f.flags[fx] & AFTER_KILL == 0 or p.flags & KILLED != 0
    if kind == FX_REMOTE:
        return crates_within(p, hero, f.reach[fx]) != 0
    return True


def crates_within(p: WolfPosition, hero: i64, reach: i64) -> i64:
    """Crate tokens on the map up to so many spaces away. [E.2]"""
    out: i64 = 0
    one: i64 = 1
    n: i64 = 0
    while n < CRATE_TOKENS:
        if p.tokens >> n & 1 and distance(p.row[AT + hero], p.board.token_cell[n]) <= reach:
            out |= one << n
        n += 1
    return out


def apply_to(p: WolfPosition, fx: i64, target: i64) -> None:
    """An effect on the figure it was aimed at."""
    f = p.packed.fx
    kind = f.kind[fx]
    if kind == FX_HEAL:
        heal(p, target, f.amount[fx])
    elif kind == FX_WARD:
        p.row[WARD + target] += f.amount[fx]
        if p.listener is not None:
            p.listener.append(events.ArmourAdded(figure_name(p, target), f.amount[fx]))
    elif kind == FX_STUN:
        stun(p, target)
    elif kind == FX_SABOTAGE:
        sabotage(p, target)
    elif kind == FX_CARRY:
        p.carried = target
        p.carry_left = f.amount[fx]
        p.free += f.amount[fx]


def act_on_hero(p: WolfPosition, fx: i64, hero: i64) -> bool:
    """Effects on the hero himself or on heroes named by the card; False if it is none of these."""
    f = p.packed.fx
    kind = f.kind[fx]
    n = f.amount[fx]
    who = f.who[fx]
    one: i64 = 1
    heroes = one << hero
    if who == HEROES_IN_TILE:
        heroes = p.row[IN_TILE + p.board.tile[p.row[AT + hero]]] & heroes_on_map(p)
    elif who == ALL_HEROES:
        heroes = heroes_on_map(p)
    if kind == FX_FREE_MOVE:
        p.free += n
    elif kind == FX_EXTRA_ATTACK:
        p.attacks += n
    elif kind == FX_LIGHT_STEP:
        p.flags |= LIGHT_FOOT
    elif kind == FX_SHIELD:
        p.row[SHIELD + hero] = n
    elif kind == FX_UNSEEN:
        p.row[HIDDEN + hero] = f.what[fx]
        p.row[HIDDEN_OVER + hero] = f.reach[fx]
    elif kind in (FX_HEAL, FX_GAIN_AP, FX_FATIGUE, FX_REST, FX_AMMO, FX_WARD):
        while heroes != 0:
            low = heroes & -heroes
            on_hero(p, fx, bits.BIT[low % bits.MODULUS])
            heroes ^= low
    else:
        return False
    return True


def on_hero(p: WolfPosition, fx: i64, hero: i64) -> None:
    """One hero's share of an effect."""
    f = p.packed.fx
    kind = f.kind[fx]
    if kind == FX_HEAL:
        heal(p, hero, f.amount[fx])
    elif kind == FX_GAIN_AP:
        if f.flags[fx] & THEIR_TURN:
            p.row[BONUS + hero] += f.amount[fx]
        else:
            p.ap = p.ap + f.amount[fx] if p.ap + f.amount[fx] > 0 else 0
    elif kind == FX_FATIGUE:
        tire(p, hero)
    elif kind == FX_REST:
        rest(p, hero)
    elif kind == FX_WARD:
        p.row[WARD + hero] += f.amount[fx]
    else:
        gain_some_ammo(p, hero, f.what[fx], f.amount[fx])


def act_on_map(p: WolfPosition, fx: i64, hero: i64) -> None:
    """Effects on danger, noise, decks and enemies that need no choice. [D.2b]"""
    f = p.packed.fx
    kind = f.kind[fx]
    n = f.amount[fx]
    tile = p.board.tile[p.row[AT + hero]]
    one: i64 = 1
    if kind == FX_DANGER:
        change_danger(p, n)
    elif kind == FX_NOISE:
        where = p.board.tile[p.aim] if f.who[fx] == TARGET_TILE and p.aim >= 0 else tile
        make_noise(p, one << where)
    elif kind == FX_HUSH:
        hush(p, tile)
    elif kind == FX_DRAW:
        if f.what[fx] == 0:
            p.push(DrawItem(hero, n))
        else:
            p.push(DrawWeapon(hero, n))
    elif kind == FX_SPAWN:
        if f.flags[fx] & SAME_SQUAD == 0:
            spawn_squad(p, fx, p.aim if p.aim >= 0 else p.row[AT + hero])
    elif kind == FX_DAMAGE:
        damage(p, fx, hero)
    elif kind == FX_STUN and f.who[fx] == ALL_OF_TYPE:
        stun_kind(p, f.what[fx])


def spawn_squad(p: WolfPosition, fx: i64, cell: i64) -> None:
    """All figures of a card appear together, on the space of the event and around it. [D.6, D.5c]"""
    f = p.packed.fx
    squad = add(p, f.what[fx], f.amount[fx], cell)
    fx += 1
    while f.kind[fx] == FX_SPAWN and f.flags[fx] & SAME_SQUAD:
        squad |= add(p, f.what[fx], f.amount[fx], cell)
        fx += 1
    fall_in(p, squad)


def damage(p: WolfPosition, fx: i64, hero: i64) -> None:
    """Damage without dice: armour first. [F.7]"""
    f = p.packed.fx
    one: i64 = 1
    figures = one << hero
    who = f.who[fx]
    if who == HEROES_WITHIN:
        pool = up_heroes(p) & ~figures
        while pool != 0:
            low = pool & -pool
            if gap(p, hero, bits.BIT[low % bits.MODULUS]) <= f.radius[fx]:
                figures |= low
            pool ^= low
    elif who == ENEMIES_NEXT_TILES:
        figures = nazis_in(p, p.board.next_tiles[p.board.tile[p.row[AT + hero]]])
    elif who == NEAREST_ENEMY:
        figures = nearest_nazi(p, hero)
    while figures != 0:
        low = figures & -figures
        hurt(p, bits.BIT[low % bits.MODULUS], 0, f.amount[fx], hero, False)
        figures ^= low


def nazis_in(p: WolfPosition, tiles: i64) -> i64:
    """All enemies in these tiles."""
    out: i64 = 0
    tile: i64 = 0
    while tiles != 0:
        if tiles & 1:
            out |= p.row[IN_TILE + tile] & p.nazis
        tiles >>= 1
        tile += 1
    return out


def nearest_nazi(p: WolfPosition, hero: i64) -> i64:
    """The enemy nearest to a hero, as a set of one; of equals the first card."""
    best: i64 = 0
    least: i64 = 99
    pool = p.nazis
    while pool != 0:
        low = pool & -pool
        away = gap(p, hero, bits.BIT[low % bits.MODULUS])
        if away < least:
            least = away
            best = low
        pool ^= low
    return best


def stun_kind(p: WolfPosition, kind: i64) -> None:
    """Every figure of a kind is stunned. [Q.6]"""
    pool = p.nazis
    while pool != 0:
        low = pool & -pool
        who = bits.BIT[low % bits.MODULUS]
        if p.packed.type_of[who] == kind:
            stun(p, who)
        pool ^= low


def next_to(p: WolfPosition, hero: i64) -> i64:
    """The tiles next to a hero's own."""
    return open_next(p, p.board.tile[p.row[AT + hero]])
