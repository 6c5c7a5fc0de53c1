"""German troops: deployment, movement along the tracks, mines, wounds and the piles of the days."""

# compiled

from __future__ import annotations

from mypy_extensions import i64

from garrison.games.westerplatte import codes as c
from garrison.games.westerplatte import events as e
from garrison.games.westerplatte.position import WesterplattePosition


def discard(p: WesterplattePosition, card: i64) -> None:
    """Onto the pile of the day; what comes after the eighth card lies on the next one. [A.5, D.1, D.4]"""
    p.row[c.DISCARDS + p.discards] = card
    p.discards += 1


def find_track(p: WesterplattePosition, printed: i64) -> i64:
    """The printed track, or the next free one to the right, then from the left. [G.6, G.6b, G.6c, G.6d]"""
    r = p.row
    track = printed
    while r[c.ON_TRACK + track] != c.NONE:
        track += 1
        if track == c.TRACKS:
            track = 0
        if track == printed:
            return c.NONE
    return track


def deploy(p: WesterplattePosition, card: i64, track: i64) -> None:
    """A new troop stands on I; a mine there removes it at once. [G.5d, G.6, G.6c, G.6d, U.3d]"""
    r = p.row
    t = p.packed
    r[c.ON_TRACK + track] = card
    r[c.PLACE + track] = 0
    r[c.WOUNDS + track] = 0
    if t.card_track[card] != track:
        p.tell(e.TROOP_DIVERTED, card, t.card_track[card], track)
    space = track * c.STRETCH
    p.tell(
        e.TROOP_DEPLOYED, card, card, space, t.card_resistance[card], t.card_speed[card], t.card_force[card]
    )
    if p.mines >> (track * c.STRETCH) & 1:
        explode(p, track, 0)


def advance_all(p: WesterplattePosition, tracks: i64) -> None:
    """The troops on these tracks move forward, from the left. [G.9, E.2]"""
    track: i64 = 0
    while tracks != 0:
        if tracks & 1:
            advance(p, track)
        tracks >>= 1
        track += 1


def advance(p: WesterplattePosition, track: i64) -> None:
    """By its speed, not beyond IV; howitzers stay; a mine on the way goes off. [G.9b, G.9d, E.2b, U.3d]"""
    r = p.row
    card = r[c.ON_TRACK + track]
    if card == c.NONE:
        return
    here = r[c.PLACE + track]
    there = here + p.packed.card_speed[card]
    if there > c.LAST:
        there = c.LAST
    if there == here:
        return
    mined = p.mines >> (track * c.STRETCH)
    place = here + 1
    while place <= there:
        if mined >> place & 1:
            explode(p, track, place)
            return
        place += 1
    r[c.PLACE + track] = there
    p.tell(e.TROOP_ADVANCED, card, track * c.STRETCH + there)


def push_back(p: WesterplattePosition, who: i64, track: i64) -> None:
    """Two spaces back, not beyond I; a mine on the way goes off. [U.6, U.3d]"""
    r = p.row
    t = p.packed
    place = r[c.PLACE + track]
    stop = place - t.push_back_spaces
    if stop < 0:
        stop = 0
    mined: i64 = 0
    if p.rules.mine_trigger == 0:
        mined = p.mines >> (track * c.STRETCH)
    while place > stop:
        place -= 1
        if mined >> place & 1:
            break
    r[c.PLACE + track] = place
    p.tell(e.TROOP_PUSHED_BACK, who, r[c.ON_TRACK + track], track * c.STRETCH + place)
    if mined >> place & 1:
        explode(p, track, place)


def explode(p: WesterplattePosition, track: i64, place: i64) -> None:
    """The troop is discarded whatever its resistance, and the mine is spent. [U.3d, U.3e]"""
    one: i64 = 1
    p.mines &= ~(one << (track * c.STRETCH + place))
    p.row[c.SPARE + c.MINE] += 1
    p.tell(e.MINE_EXPLODED, p.row[c.ON_TRACK + track], track * c.STRETCH + place)
    remove(p, track)


def wound(p: WesterplattePosition, track: i64, damage: i64) -> None:
    """Wounds add up to the resistance of the troop; what is above that is lost. [A.4, A.5, A.6, U.2c, U.2d]"""
    r = p.row
    t = p.packed
    card = r[c.ON_TRACK + track]
    wounds = r[c.WOUNDS + track] + damage
    if wounds < t.card_resistance[card]:
        r[c.WOUNDS + track] = wounds
        p.tell(e.TROOP_WOUNDED, card, track, wounds, t.card_resistance[card])
        return
    p.tell(e.TROOP_ELIMINATED, card, track)
    remove(p, track)


def remove(p: WesterplattePosition, track: i64) -> None:
    """The card goes to the pile of the day, its wound markers to the reserve. [A.5, A.5b]"""
    r = p.row
    card = r[c.ON_TRACK + track]
    r[c.ON_TRACK + track] = c.NONE
    r[c.PLACE + track] = 0
    r[c.WOUNDS + track] = 0
    discard(p, card)
