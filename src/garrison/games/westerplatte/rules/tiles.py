"""The six action tiles: +1 Morale, Mortar, Mines, Rebuilding the wall, Ammunition, Push back."""

# compiled

from __future__ import annotations

from mypy_extensions import i64

from garrison.core.packed import vec
from garrison.core.reasons import because
from garrison.games.westerplatte import codes as c
from garrison.games.westerplatte import events as e
from garrison.games.westerplatte.position import WesterplattePosition
from garrison.games.westerplatte.reasons import (
    ALLOWED,
    MINE_THERE,
    NO_BRICKS,
    NO_GRENADE,
    NO_MINE,
    NOT_ON_TILE,
    RESERVE_OUT,
    TRACK_EMPTY,
    TRACK_TAKEN,
    TROOP_THERE,
    WALL_WHOLE,
)
from garrison.games.westerplatte.rules.morale import raise_morale
from garrison.games.westerplatte.rules.pushing import begin_push, push_reason
from garrison.games.westerplatte.rules.sharing import take
from garrison.games.westerplatte.rules.troops import wound


def tile_reason(p: WesterplattePosition, who: i64, tile: i64) -> i64:
    """The officer must stand on the tile; a destroyed wall does not matter. [T.6c, U.0]"""
    here = p.row[c.AT + who]
    if here < c.POSTS or p.row[c.TILE + here - c.POSTS] != tile:
        return because(NOT_ON_TILE, tile)
    return ALLOWED


def mortar_reason(p: WesterplattePosition, track: i64) -> i64:
    """A grenade, and a troop on any track. [U.2b, U.2e]"""
    if p.row[c.STOCK + c.GRENADE] == 0:
        return NO_GRENADE
    return because(TRACK_EMPTY, track) if p.row[c.ON_TRACK + track] == c.NONE else ALLOWED


def mine_reason(p: WesterplattePosition, at: i64) -> i64:
    """A mine, and a track space without card and without mine. [U.3, U.3b, U.3c]"""
    r = p.row
    if r[c.STOCK + c.MINE] == 0:
        return NO_MINE
    track = at // c.STRETCH
    if r[c.ON_TRACK + track] != c.NONE:
        if r[c.PLACE + track] == at % c.STRETCH:
            return because(TROOP_THERE, track)
        if p.rules.mine_space == 1:
            return because(TRACK_TAKEN, track)
    return because(MINE_THERE, at) if p.mines >> at & 1 else ALLOWED


def rebuild_reason(p: WesterplattePosition, space: i64) -> i64:
    """Bricks on the tile, and a damaged wall, be it gone altogether. [U.4, U.4b, U.4c, U.4d]"""
    if p.row[c.STOCK + c.BRICK] < p.packed.rebuild_bricks:
        return NO_BRICKS
    return wall_reason(p, space)


def wall_reason(p: WesterplattePosition, space: i64) -> i64:
    """Only a damaged wall can take a brick. [U.4b, U.4d, E.4]"""
    return because(WALL_WHOLE, space) if p.row[c.WALL + space] >= p.packed.most_bricks else ALLOWED


def ammunition_reason(p: WesterplattePosition) -> i64:
    """Something must be left in the reserve. [U.5, U.5b]"""
    if p.row[c.RESERVE + c.SHARE_AMMUNITION] == 0 and p.rules.ammunition_tile_with_empty_bank == 0:
        return RESERVE_OUT
    return ALLOWED


def tile_action_reason(p: WesterplattePosition, who: i64, option: i64) -> i64:
    """What forbids a tile action to the officer whose turn it is. [T.6c, U.0]"""
    reason = tile_reason(p, who, tile_of(option))
    if reason != ALLOWED or option < c.FIRE_MORTAR:
        return reason
    if option < c.LAY_MINE:
        return mortar_reason(p, (option - c.FIRE_MORTAR) % c.TRACKS)
    if option < c.REBUILD_WALL:
        return mine_reason(p, (option - c.LAY_MINE) % c.TRACK_SPACES)
    if option < c.TAKE:
        return rebuild_reason(p, (option - c.REBUILD_WALL) % c.SPACES)
    return ammunition_reason(p) if option < c.PUSH else push_reason(p, (option - c.PUSH) % c.TRACKS)


def tile_of(option: i64) -> i64:
    """The tile whose action an option is. [U.1, U.2, U.3, U.4, U.5, U.6]"""
    if option < c.FIRE_MORTAR:
        return c.MORALE
    if option < c.LAY_MINE:
        return c.MORTAR
    if option < c.REBUILD_WALL:
        return c.MINES
    if option < c.TAKE:
        return c.REBUILD
    return c.AMMUNITION if option < c.PUSH else c.PUSH_BACK


def tile_actor(option: i64) -> i64:
    """The officer to whom a tile action belongs."""
    if option < c.FIRE_MORTAR:
        return option - c.RAISE
    if option < c.LAY_MINE:
        return (option - c.FIRE_MORTAR) // c.TRACKS
    if option < c.REBUILD_WALL:
        return (option - c.LAY_MINE) // c.TRACK_SPACES
    if option < c.TAKE:
        return (option - c.REBUILD_WALL) // c.SPACES
    return option - c.TAKE if option < c.PUSH else (option - c.PUSH) // c.TRACKS


def offer_tile(p: WesterplattePosition, who: i64, tile: i64, a: vec[i64], n: i64) -> i64:
    """The actions of the tile on which the officer stands. [T.6, U.0]"""
    if tile == c.MORALE:
        a[n] = c.RAISE + who
        return n + 1
    if tile == c.MORTAR:
        return offer_range(p, tile, c.FIRE_MORTAR + who * c.TRACKS, c.TRACKS, a, n)
    if tile == c.MINES:
        return offer_range(p, tile, c.LAY_MINE + who * c.TRACK_SPACES, c.TRACK_SPACES, a, n)
    if tile == c.REBUILD:
        return offer_range(p, tile, c.REBUILD_WALL + who * c.SPACES, c.SPACES, a, n)
    if tile == c.PUSH_BACK:
        return offer_range(p, tile, c.PUSH + who * c.TRACKS, c.TRACKS, a, n)
    if ammunition_reason(p) == ALLOWED:
        a[n] = c.TAKE + who
        n += 1
    return n


def offer_range(p: WesterplattePosition, tile: i64, base: i64, size: i64, a: vec[i64], n: i64) -> i64:
    """Every target of a tile's action that nothing forbids. [U.2b, U.3b, U.4, U.6]"""
    reason: i64 = ALLOWED
    k: i64 = 0
    while k < size:
        if tile == c.MORTAR:
            reason = mortar_reason(p, k)
        elif tile == c.MINES:
            reason = mine_reason(p, k)
        elif tile == c.REBUILD:
            reason = rebuild_reason(p, k)
        else:
            reason = push_reason(p, k)
        if reason == ALLOWED:
            a[n] = base + k
            n += 1
        k += 1
    return n


def use_tile(p: WesterplattePosition, who: i64, option: i64) -> None:
    """Carry out a tile action. [U.1, U.2, U.3, U.4, U.5, U.6]"""
    if option < c.FIRE_MORTAR:
        raise_morale(p, p.rules.amount[c.MORALE])
    elif option < c.LAY_MINE:
        fire_mortar(p, who, (option - c.FIRE_MORTAR) % c.TRACKS)
    elif option < c.REBUILD_WALL:
        lay_mine(p, who, (option - c.LAY_MINE) % c.TRACK_SPACES)
    elif option < c.TAKE:
        rebuild(p, who, (option - c.REBUILD_WALL) % c.SPACES)
    elif option < c.PUSH:
        take_ammunition(p, who)
    else:
        begin_push(p, who, (option - c.PUSH) % c.TRACKS)


def fire_mortar(p: WesterplattePosition, who: i64, track: i64) -> None:
    """Two wounds for one grenade. [U.2, U.2b, U.2c, U.2d, U.2e]"""
    r = p.row
    r[c.STOCK + c.GRENADE] -= 1
    r[c.SPARE + c.GRENADE] += 1
    p.tell(e.MORTAR_FIRED, who, r[c.ON_TRACK + track], track, r[c.STOCK + c.GRENADE])
    wound(p, track, p.packed.mortar_damage)


def lay_mine(p: WesterplattePosition, who: i64, at: i64) -> None:
    """A mine goes from the tile to a track space. [U.3, U.3c]"""
    one: i64 = 1
    p.row[c.STOCK + c.MINE] -= 1
    p.mines |= one << at
    p.tell(e.MINE_LAID, who, at, p.row[c.STOCK + c.MINE])


def rebuild(p: WesterplattePosition, who: i64, space: i64) -> None:
    """Two bricks for one wall; what does not fit is kept apart. [U.4, U.4b, U.4e, U.4f]"""
    r = p.row
    t = p.packed
    bricks = t.rebuild_bricks
    room = t.most_bricks - r[c.WALL + space]
    r[c.STOCK + c.BRICK] -= bricks
    wasted: i64 = 0
    if bricks > room:
        wasted = bricks - room
        bricks = room
    r[c.WALL + space] += bricks
    if p.rules.lost_rebuild_bricks == 0:
        p.apart += wasted
    else:
        r[c.SPARE + c.BRICK] += wasted
    p.tell(e.WALL_REBUILT, who, space, bricks, r[c.STOCK + c.BRICK])
    if wasted > 0:
        p.tell(e.BRICKS_WASTED, wasted)


def take_ammunition(p: WesterplattePosition, who: i64) -> None:
    """Three or four from the reserve, or what is left of it. [U.5, U.5b]"""
    count = p.rules.amount[c.AMMUNITION]
    left = p.row[c.RESERVE + c.SHARE_AMMUNITION]
    if count > left:
        count = left
    take(p, c.SHARE_AMMUNITION, who, count)
    p.tell(e.AMMUNITION_TAKEN, who, count)
