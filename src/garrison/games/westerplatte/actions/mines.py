"""Tile C: mines."""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core.reasons import because
from garrison.core.verb import Why
from garrison.games.westerplatte import codes as c
from garrison.games.westerplatte import events as e
from garrison.games.westerplatte.actions.action import OFFICER, TRACK_SPACE, Action
from garrison.games.westerplatte.legality import CARD_ON, TARGET, TRACK, reason
from garrison.games.westerplatte.position import WesterplattePosition

WHOLE_TRACK: Final = 15  # the spaces of a track

NO_MINE: Final[i64] = reason("no-mine", "U.3c")
TROOP_THERE: Final[i64] = reason("troop-there", "U.3b", track=TRACK, card=CARD_ON)
TRACK_TAKEN: Final[i64] = reason("track-taken", "U.3b", track=TRACK)
MINE_THERE: Final[i64] = reason("mine-there", "U.3b", place=TARGET)


class LayMine(Action):
    """A mine goes from the tile to a track space. [U.3, U.3c]"""

    def targets(self, p: WesterplattePosition, who: i64, why: Why) -> i64:
        """A mine, and a track space without card and without mine. [U.3, U.3b, U.3c]"""
        if p.row[c.STOCK + c.MINE] == 0:
            return why.no(NO_MINE)
        left = without_troops(p, why)
        return why.less(left, p.mines, MINE_THERE)

    def carry_out(self, p: WesterplattePosition, who: i64, part: i64) -> None:
        one: i64 = 1
        p.row[c.STOCK + c.MINE] -= 1
        p.mines |= one << part
        p.tell(e.MINE_LAID, who, part, p.row[c.STOCK + c.MINE])


def without_troops(p: WesterplattePosition, why: Why) -> i64:
    """Track spaces without a card; whether the rest of its track is free is a ruling. [U.3b]"""
    r = p.row
    one: i64 = 1
    whole: i64 = WHOLE_TRACK
    left: i64 = c.ALL_TRACK_SPACES
    track: i64 = 0
    while track < c.TRACKS:
        if r[c.ON_TRACK + track] != c.NONE:
            start = track * c.STRETCH
            left = why.less(left, one << (start + r[c.PLACE + track]), because(TROOP_THERE, track))
            if p.rules.mine_space == 1:
                left = why.less(left, whole << start, because(TRACK_TAKEN, track))
        track += 1
    return left


LAY_MINE: Final = LayMine(c.MINES, "mine", OFFICER, TRACK_SPACE)
