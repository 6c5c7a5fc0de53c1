"""German troops come and move: deployment on a free track, movement along the tracks. [G.5, G.6, G.9]"""

# compiled

from __future__ import annotations

from mypy_extensions import i64

from garrison.games.westerplatte import codes as c
from garrison.games.westerplatte import events as e
from garrison.games.westerplatte.position import WesterplattePosition
from garrison.games.westerplatte.rules.troops import explode


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
    p.tell(e.TROOP_ADVANCED, card, track * c.STRETCH + there, track * c.STRETCH + here)
