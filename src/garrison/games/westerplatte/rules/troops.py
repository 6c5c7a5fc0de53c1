"""How troops leave the tracks: wounds, mines, and the piles of the days."""

# compiled

from __future__ import annotations

from mypy_extensions import i64

from garrison.games.westerplatte import codes as c
from garrison.games.westerplatte import events as e
from garrison.games.westerplatte.position import WesterplattePosition


def taken_tracks(p: WesterplattePosition) -> i64:
    """Tracks with a troop. [U.2b]"""
    one: i64 = 1
    found: i64 = 0
    track: i64 = 0
    while track < c.TRACKS:
        if p.row[c.ON_TRACK + track] != c.NONE:
            found |= one << track
        track += 1
    return found


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


def explode(p: WesterplattePosition, track: i64, place: i64) -> None:
    """The troop is discarded whatever its resistance, and the mine is spent. [U.3d, U.3e]"""
    one: i64 = 1
    p.mines &= ~(one << (track * c.STRETCH + place))
    p.row[c.SPARE + c.MINE] += 1
    start = track * c.STRETCH
    p.tell(e.MINE_EXPLODED, p.row[c.ON_TRACK + track], start + place, start + p.row[c.PLACE + track])
    remove(p, track)


def remove(p: WesterplattePosition, track: i64) -> None:
    """The card goes to the pile of the day, its wound markers to the reserve. [A.5, A.5b]"""
    r = p.row
    card = r[c.ON_TRACK + track]
    r[c.ON_TRACK + track] = c.NONE
    r[c.PLACE + track] = 0
    r[c.WOUNDS + track] = 0
    discard(p, card)


def discard(p: WesterplattePosition, card: i64) -> None:
    """Onto the pile of the day; what comes after the eighth card lies on the next one. [A.5, D.1, D.4]"""
    p.row[c.DISCARDS + p.discards] = card
    p.discards += 1
