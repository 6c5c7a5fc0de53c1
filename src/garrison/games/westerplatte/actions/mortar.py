"""Tile B: the mortar."""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core.verb import ATTACKS, Why
from garrison.games.westerplatte import codes as c
from garrison.games.westerplatte import events as e
from garrison.games.westerplatte.actions.action import OFFICER, TRACK, Action
from garrison.games.westerplatte.legality import TARGET, reason
from garrison.games.westerplatte.position import WesterplattePosition
from garrison.games.westerplatte.rules.troops import taken_tracks, wound

NO_GRENADE: Final[i64] = reason("no-grenade", "U.2e")
TRACK_EMPTY: Final[i64] = reason("track-empty", "U.2b", track=TARGET)


class FireMortar(Action):
    """Two wounds for one grenade. [U.2, U.2c, U.2d, U.2e]"""

    sort = ATTACKS

    def targets(self, p: WesterplattePosition, who: i64, why: Why) -> i64:
        """A grenade, and a troop on any track. [U.2b, U.2e]"""
        if p.row[c.STOCK + c.GRENADE] == 0:
            return why.no(NO_GRENADE)
        return why.only(c.ALL_TRACKS, taken_tracks(p), TRACK_EMPTY)

    def carry_out(self, p: WesterplattePosition, who: i64, part: i64) -> None:
        r = p.row
        r[c.STOCK + c.GRENADE] -= 1
        r[c.SPARE + c.GRENADE] += 1
        p.tell(e.MORTAR_FIRED, who, r[c.ON_TRACK + part], part, r[c.STOCK + c.GRENADE])
        wound(p, part, p.packed.mortar_damage)


FIRE_MORTAR: Final = FireMortar(c.MORTAR, "mortar", OFFICER, TRACK)
