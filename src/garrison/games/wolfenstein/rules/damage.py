"""Damage, armour, death of Nazis and bleeding of heroes. [F.3, F.4, F.5, F.6, H.1, H.2, H.4]"""

# compiled

from __future__ import annotations

from mypy_extensions import i64

from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein import events as e
from garrison.games.wolfenstein.components.packed import FREE_ON_KILL
from garrison.games.wolfenstein.ending import check_goals, hero_died
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.danger import change_danger, reset_danger
from garrison.games.wolfenstein.rules.figures import hero_of, is_ally, lift
from garrison.games.wolfenstein.rules.loot import give_player_loot, give_team_loot
from garrison.games.wolfenstein.rules.spawning import free_figure, muster, nearness, on_map
from garrison.games.wolfenstein.rules.weapons import talents_mod


def hurt(p: WolfPosition, who: i64, hp: i64, armour: i64, by: i64, quiet: bool) -> None:
    """Armour hits wear armour off, then HP; HP hits go past it, but not past big armour.

    What is lost stays lost. [F.3, F.4, F.4b, F.5, H.1, H.1b, V.1]
    """
    r = p.row
    if who < c.HEROES:
        if p.bleeding >> who & 1:
            return
        spared = shelter(p, who, hp + armour)
        less = spared if spared < hp else hp
        hp -= less
        armour -= spared - less
    total = hp + armour
    if total == 0:
        return
    if who >= c.FIRST_NAZI and p.packed.traits[p.packed.type_of[who]] & c.BIG_ARMOUR:
        armour += hp
        hp = 0
    if who < c.HEROES:
        worn = armour if armour < r[c.WARD + who] else r[c.WARD + who]
        r[c.WARD + who] -= worn
        armour -= worn
    worn = armour if armour < r[c.ARMOUR + who] else r[c.ARMOUR + who]
    r[c.ARMOUR + who] -= worn
    r[c.HP + who] -= hp + armour - worn
    left = r[c.HP + who] if r[c.HP + who] > 0 else 0
    p.tell(e.FIGURE_HURT, who, total, left, r[c.ARMOUR + who])
    if r[c.HP + who] <= 0:
        r[c.HP + who] = 0
        fall(p, who, by, quiet)


def shelter(p: WolfPosition, hero: i64, hits: i64) -> i64:
    """Hits a hero ignores by a talent until his next turn, and by his coat this round. [C.4f, P.2]"""
    r = p.row
    first = hits if hits < r[c.SHIELD + hero] else r[c.SHIELD + hero]
    r[c.SHIELD + hero] -= first
    second = hits - first if hits - first < r[c.COAT + hero] else r[c.COAT + hero]
    r[c.COAT + hero] -= second
    return first + second


def stun(p: WolfPosition, who: i64) -> None:
    """A stun token on a figure. [Q.6]"""
    one: i64 = 1
    p.stunned |= one << who
    p.tell(e.FIGURE_STUNNED, who)


def sabotage(p: WolfPosition, who: i64) -> None:
    """A sabotage token on a figure. [Q.6b]"""
    one: i64 = 1
    p.sabotaged |= one << who
    p.tell(e.FIGURE_SABOTAGED, who)


def fall(p: WolfPosition, who: i64, by: i64, quiet: bool) -> None:
    """No HP left: a hero bleeds, a bot is gone, a Nazi is dead. [H.1, H.2, B.8]"""
    one: i64 = 1
    if who < c.HEROES:
        p.bleeding |= one << who
        p.tell(e.HERO_FELL, who)
    elif p.bots >> who & 1:
        scrap(p, who)
        p.tell(e.BOT_LOST, who)
    else:
        kill(p, who, by, quiet)


def scrap(p: WolfPosition, bot: i64) -> None:
    """A bot is out of the game. [B.8]"""
    one: i64 = 1
    lift(p, bot)
    p.bots &= ~(one << bot)
    p.stunned &= ~(one << bot)
    p.sabotaged &= ~(one << bot)
    p.row[c.OWNER + bot] = c.NOBODY


def kill(p: WolfPosition, who: i64, by: i64, quiet: bool) -> None:
    """A Nazi leaves the map: danger, loot for the killer and for the team, goals. [F.6, D.2]"""
    one: i64 = 1
    t = p.packed
    kind = t.type_of[who]
    cell = p.row[c.AT + who]
    lift(p, who)
    gone = ~(one << who)
    p.nazis &= gone
    p.stunned &= gone
    p.sabotaged &= gone
    p.provoked &= gone
    p.awake &= gone
    p.stuck &= gone
    p.row[c.KILLS + kind] += 1
    p.tell(e.ENEMY_KILLED, who, by)
    if t.traits[kind] & c.TRANSFORMS:
        transform(p, kind, cell)
    raise_for_kill(p, kind, quiet)
    if by != c.NOBODY and is_ally(p, by):
        reward(p, hero_of(p, by), by, kind)
    check_goals(p)


def raise_for_kill(p: WolfPosition, kind: i64, quiet: bool) -> None:
    """Danger goes up by one, unless the kill was silent; the last Commander takes it down to 0. [D.2, D.3]"""
    if kind == p.packed.commander and on_map(p, kind) == 0:
        reset_danger(p)
        quiet = quiet or p.rules.commander_reset == 0
    if not quiet:
        change_danger(p, p.packed.danger_per_kill)


def reward(p: WolfPosition, hero: i64, by: i64, kind: i64) -> None:
    """Loot of the killer first, then of the team; a talent may grant a free step. [F.6, F.6b, B.7, X.4a]"""
    t = p.packed
    if p.actor == by:
        p.flags |= c.KILLED
        if by < c.HEROES:
            p.free += talents_mod(p, by, FREE_ON_KILL)
    if hero == c.NOBODY:
        return
    give_team_loot(p, hero, t.team_loot[kind], p.rules.glory_kill_factor, c.FROM_KILL)
    give_player_loot(p, hero, t.player_loot[kind], p.rules.glory_kill_factor, c.FROM_KILL)


def transform(p: WolfPosition, kind: i64, cell: i64) -> None:
    """Out of the wreck of the machine steps the man inside, nearest to the heroes. [N.10]"""
    one: i64 = 1
    who = free_figure(p, p.packed.becomes[kind])
    if who == c.NOBODY:
        return
    best = cell
    if p.packed.large[kind]:
        n: i64 = 1
        while n < 4:
            other = cell + (n & 1) + (n >> 1) * c.WIDTH
            if nearness(p, other) < nearness(p, best):
                best = other
            n += 1
    muster(p, who, best)
    p.nazis |= one << who
    p.provoked |= one << who  # he has been attacked, if in another shape
    p.tell(e.ENEMY_SPAWNED, who, best)


def die(p: WolfPosition, hero: i64) -> None:
    """A hero who was not helped in time dies: figure and all he carried leave the game. [H.2b, H.4]"""
    r = p.row
    one: i64 = 1
    lift(p, hero)
    p.dead |= one << hero
    p.bleeding &= ~(one << hero)
    p.fatigue &= ~(one << hero)
    p.stunned &= ~(one << hero)
    p.sabotaged &= ~(one << hero)
    strip(p, hero)
    n: i64 = 0
    while n < c.FIGURES:
        if r[c.OWNER + n] == hero and p.bots >> n & 1:
            scrap(p, n)
        n += 1
    p.tell(e.HERO_DIED, hero)
    hero_died(p)


def strip(p: WolfPosition, hero: i64) -> None:
    """Everything the hero had is out of the game. [H.4]"""
    r = p.row
    n: i64 = 0
    while n < c.ITEMS:
        r[c.HELD + hero * c.ITEMS + n] = 0
        n += 1
    n = 0
    while n < c.SLOTS:
        r[c.WORN + hero * c.SLOTS + n] = 0
        n += 1
    n = 0
    while n < c.WEAPON_CARDS:
        if r[c.WEAPON_OWNER + n] == hero:
            r[c.WEAPON_OWNER + n] = c.HEROES  # out of the game
            r[c.WEAPON_STATE + n] = 0
            r[c.WEAPON_MOUNT + n] = 0
        n += 1
    n = 0
    while n < c.AMMO_KINDS:
        r[c.AMMUNITION + hero * c.AMMO_KINDS + n] = 0
        n += 1
    r[c.GOODS + hero] = 0
    r[c.ARMS + hero] = 0
    r[c.GLORY + hero] = 0
    r[c.WARD + hero] = 0
    n = 0
    while n < c.EVENTS:
        if r[c.KEPT + n] > 0 and (r[c.KEPT + n] - 1) & 7 == hero:
            r[c.KEPT + n] = 0
        n += 1
