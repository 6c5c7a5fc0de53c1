"""What cards and talents do once they are used, and to whom. [P.2, C.4]"""

# compiled

from __future__ import annotations

from mypy_extensions import i64

from garrison.core import bits
from garrison.core.packed import vec
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein import events as e
from garrison.games.wolfenstein.board import distance
from garrison.games.wolfenstein.components.packed import AFTER_KILL, SAME_SQUAD, THEIR_TURN
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.damage import hurt, sabotage, stun
from garrison.games.wolfenstein.rules.danger import change_danger
from garrison.games.wolfenstein.rules.figures import gap, heroes_on_map, up_heroes
from garrison.games.wolfenstein.rules.loot import DrawItem, DrawWeapon, drawn_for, gain_some_ammo
from garrison.games.wolfenstein.rules.noise import hush, make_noise, open_next
from garrison.games.wolfenstein.rules.sight import is_adjacent, sees
from garrison.games.wolfenstein.rules.spawning import add, fall_in


def most_hp(p: WolfPosition, hero: i64) -> i64:
    """A hero's full HP, upgrades included. [C.4d]"""
    return p.packed.hero_hp[p.row[c.HERO + hero]] + worn_total(p, hero, p.packed.item_hp)


def most_armour(p: WolfPosition, hero: i64) -> i64:
    """A hero's full armour, upgrades included. [C.4d]"""
    return p.packed.hero_armour[p.row[c.HERO + hero]] + worn_total(p, hero, p.packed.item_armour)


def worn_total(p: WolfPosition, hero: i64, values: vec[i64]) -> i64:
    """What the cards assigned to a hero add up to, by a value of each kind."""
    r = p.row
    total: i64 = 0
    slot = c.WORN + hero * c.SLOTS
    last = slot + c.SLOTS
    while slot < last:
        if r[slot] > 0:
            total += values[r[slot] - 1]
        slot += 1
    return total


def heal(p: WolfPosition, hero: i64, n: i64) -> None:
    """HP damage is taken away, never armour damage; a bleeding hero is not helped by this."""
    if p.bleeding >> hero & 1:
        return
    before = p.row[c.HP + hero]
    most = most_hp(p, hero)
    p.row[c.HP + hero] = before + n if before + n < most else most
    if p.row[c.HP + hero] > before:
        p.tell(e.HERO_HEALED, hero, p.row[c.HP + hero] - before)


def tire(p: WolfPosition, hero: i64) -> None:
    """Fatigue as an effect: one token at most. [T.7b]"""
    one: i64 = 1
    if p.fatigue >> hero & 1 == 0:
        p.fatigue |= one << hero
        p.tell(e.HERO_TIRED, hero)


def rest(p: WolfPosition, hero: i64) -> None:
    """A fatigue token is discarded; another one taken in the same turn stays for the next. [T.6]"""
    one: i64 = 1
    if p.fatigue >> hero & 1:
        p.fatigue &= ~(one << hero)
        if hero == p.actor and p.rules.fatigue_anew == 0:
            p.flags &= ~c.TIRED_AT_START
        p.tell(e.HERO_RESTED, hero)


def candidates(p: WolfPosition, fx: i64, hero: i64) -> i64:
    """Whom an effect that has to be aimed could be aimed at. [P.2, Q.6]"""
    who = p.packed.fx.who[fx]
    one: i64 = 1
    out: i64 = 0
    if who == c.ADJACENT_HERO or who == c.SELF_OR_ADJACENT or who == c.HEROES_WITHIN:
        pool = up_heroes(p)
    else:
        pool = p.nazis
    if p.packed.fx.kind[fx] == c.FX_CARRY:
        pool = heroes_on_map(p)
    pool &= ~(one << hero)
    while pool != 0:
        low = pool & -pool
        if is_candidate(p, fx, hero, bits.BIT[low % bits.MODULUS]):
            out |= low
        pool ^= low
    if who == c.SELF_OR_ADJACENT or (who == c.HEROES_WITHIN and p.packed.fx.kind[fx] == c.FX_WARD):
        if p.packed.fx.kind[fx] != c.FX_HEAL or p.row[c.HP + hero] < most_hp(p, hero):
            out |= one << hero
    return out


def is_candidate(p: WolfPosition, fx: i64, hero: i64, other: i64) -> bool:
    """Whether an effect may be aimed at this figure."""
    f = p.packed.fx
    who = f.who[fx]
    if f.kind[fx] == c.FX_HEAL and p.row[c.HP + other] >= most_hp(p, other):
        return False
    if who == c.ADJACENT_MACHINE and p.packed.traits[p.packed.type_of[other]] & c.MACHINE == 0:
        return False
    if who == c.HEROES_WITHIN or who == c.ENEMY_IN_RANGE:
        return gap(p, hero, other) <= f.reach[fx] and (who == c.HEROES_WITHIN or sees(p, hero, other))
    return is_adjacent(p, hero, other)


def is_aimed(p: WolfPosition, fx: i64) -> bool:
    """Whether somebody must be chosen for an effect."""
    f = p.packed.fx
    kind = f.kind[fx]
    who = f.who[fx]
    if kind == c.FX_HEAL:
        return who == c.ADJACENT_HERO or who == c.SELF_OR_ADJACENT
    if kind == c.FX_WARD:
        return who == c.HEROES_WITHIN
    if kind == c.FX_STUN or kind == c.FX_SABOTAGE:
        return who == c.ENEMY_IN_RANGE or who == c.ADJACENT_MACHINE
    return kind == c.FX_PUSH or kind == c.FX_CARRY


def is_useful(p: WolfPosition, fx: i64, hero: i64) -> bool:
    """Whether an effect could do anything now; a card is not wasted on nothing."""
    f = p.packed.fx
    kind = f.kind[fx]
    if is_aimed(p, fx):
        return kind == c.FX_PUSH or candidates(p, fx, hero) != 0
    if kind == c.FX_REST:
        return p.fatigue >> hero & 1 != 0
    if kind == c.FX_EXTRA_ATTACK:
        return f.flags[fx] & AFTER_KILL == 0 or p.flags & c.KILLED != 0
    if kind == c.FX_REMOTE:
        return crates_within(p, hero, f.reach[fx]) != 0
    return True


def crates_within(p: WolfPosition, hero: i64, reach: i64) -> i64:
    """Crate tokens on the map up to so many spaces away. [E.2]"""
    out: i64 = 0
    one: i64 = 1
    n: i64 = 0
    while n < c.CRATE_TOKENS:
        if p.tokens >> n & 1 and distance(p.row[c.AT + hero], p.board.token_cell[n]) <= reach:
            out |= one << n
        n += 1
    return out


def apply_to(p: WolfPosition, fx: i64, target: i64) -> None:
    """An effect on the figure it was aimed at."""
    f = p.packed.fx
    kind = f.kind[fx]
    if kind == c.FX_STUN:
        stun(p, target)
    elif kind == c.FX_SABOTAGE:
        sabotage(p, target)
    elif kind == c.FX_CARRY:
        p.carried = target
        p.carry_left = f.amount[fx]
        p.free += f.amount[fx]
    else:
        on_hero(p, fx, target)


def act_on_hero(p: WolfPosition, fx: i64, hero: i64) -> bool:
    """Effects on the hero himself or on heroes named by the card; False if it is none of these."""
    f = p.packed.fx
    kind = f.kind[fx]
    n = f.amount[fx]
    who = f.who[fx]
    one: i64 = 1
    heroes = one << hero
    if who == c.HEROES_IN_TILE:
        heroes = p.row[c.IN_TILE + p.board.tile[p.row[c.AT + hero]]] & heroes_on_map(p)
    elif who == c.ALL_HEROES:
        heroes = heroes_on_map(p)
    if kind == c.FX_FREE_MOVE:
        p.free += n
    elif kind == c.FX_EXTRA_ATTACK:
        p.attacks += n
    elif kind == c.FX_LIGHT_STEP:
        p.flags |= c.LIGHT_FOOT
    elif kind == c.FX_SHIELD:
        p.row[c.SHIELD + hero] = n
    elif kind == c.FX_UNSEEN:
        p.row[c.HIDDEN + hero] = f.what[fx]
        p.row[c.HIDDEN_OVER + hero] = f.reach[fx]
    elif kind in (c.FX_HEAL, c.FX_GAIN_AP, c.FX_FATIGUE, c.FX_REST, c.FX_AMMO, c.FX_WARD):
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
    if kind == c.FX_HEAL:
        heal(p, hero, f.amount[fx])
    elif kind == c.FX_GAIN_AP:
        if f.flags[fx] & THEIR_TURN:
            p.row[c.BONUS + hero] += f.amount[fx]
        else:
            p.ap = p.ap + f.amount[fx] if p.ap + f.amount[fx] > 0 else 0
    elif kind == c.FX_FATIGUE:
        tire(p, hero)
    elif kind == c.FX_REST:
        rest(p, hero)
    elif kind == c.FX_WARD:
        p.row[c.WARD + hero] += f.amount[fx]
        p.tell(e.ARMOUR_ADDED, hero, f.amount[fx])
    else:
        gain_some_ammo(p, hero, f.what[fx], f.amount[fx])


def act_on_map(p: WolfPosition, fx: i64, hero: i64) -> None:
    """Effects on danger, noise, decks and enemies that need no choice. [D.2b]"""
    f = p.packed.fx
    kind = f.kind[fx]
    n = f.amount[fx]
    tile = p.board.tile[p.row[c.AT + hero]]
    one: i64 = 1
    if kind == c.FX_DANGER:
        change_danger(p, n)
    elif kind == c.FX_NOISE:
        where = p.board.tile[p.aim] if f.who[fx] == c.TARGET_TILE and p.aim >= 0 else tile
        make_noise(p, one << where)
    elif kind == c.FX_HUSH:
        hush(p, tile)
    elif kind == c.FX_DRAW:
        if f.what[fx] == 0:
            p.push(DrawItem(hero, drawn_for(p, n, f.who[fx])))
        else:
            p.push(DrawWeapon(hero, drawn_for(p, n, f.who[fx])))
    elif kind == c.FX_SPAWN:
        if f.flags[fx] & SAME_SQUAD == 0:
            spawn_squad(p, fx, p.aim if p.aim >= 0 else p.row[c.AT + hero])
    elif kind == c.FX_DAMAGE:
        damage(p, fx, hero)
    elif kind == c.FX_STUN and f.who[fx] == c.ALL_OF_TYPE:
        stun_kind(p, f.what[fx])


def spawn_squad(p: WolfPosition, fx: i64, cell: i64) -> None:
    """All figures of a card appear together, on the space of the event and around it. [D.6, D.5c]"""
    f = p.packed.fx
    squad = add(p, f.what[fx], f.amount[fx], cell)
    fx += 1
    while f.kind[fx] == c.FX_SPAWN and f.flags[fx] & SAME_SQUAD:
        squad |= add(p, f.what[fx], f.amount[fx], cell)
        fx += 1
    fall_in(p, squad)


def damage(p: WolfPosition, fx: i64, hero: i64) -> None:
    """Damage without dice: armour first. [F.7]"""
    f = p.packed.fx
    one: i64 = 1
    figures = one << hero
    who = f.who[fx]
    if who == c.HEROES_WITHIN:
        pool = up_heroes(p) & ~figures
        while pool != 0:
            low = pool & -pool
            if gap(p, hero, bits.BIT[low % bits.MODULUS]) <= f.radius[fx]:
                figures |= low
            pool ^= low
    elif who == c.ENEMIES_NEXT_TILES:
        figures = nazis_in(p, p.board.next_tiles[p.board.tile[p.row[c.AT + hero]]])
    elif who == c.NEAREST_ENEMY:
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
            out |= p.row[c.IN_TILE + tile] & p.nazis
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
    return open_next(p, p.board.tile[p.row[c.AT + hero]])
