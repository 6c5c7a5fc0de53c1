"""Tile D: rebuilding the wall."""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core.verb import RECOVERS, Why
from garrison.games.westerplatte import codes as c
from garrison.games.westerplatte import events as e
from garrison.games.westerplatte.actions.action import OFFICER, SPACE, Action
from garrison.games.westerplatte.legality import TARGET, reason
from garrison.games.westerplatte.position import WesterplattePosition
from garrison.games.westerplatte.rules.walls import damaged_walls

NO_BRICKS: Final[i64] = reason("no-bricks", "U.4")
WALL_WHOLE: Final[i64] = reason("wall-whole", "U.4b", space=TARGET)


class RebuildWall(Action):
    """Two bricks for one wall; what does not fit is kept apart. [U.4, U.4b, U.4e, U.4f]"""

    sort = RECOVERS

    def targets(self, p: WesterplattePosition, who: i64, why: Why) -> i64:
        """Bricks on the tile, and a damaged wall, be it gone altogether. [U.4, U.4b, U.4c, U.4d]"""
        if p.row[c.STOCK + c.BRICK] < p.packed.rebuild_bricks:
            return why.no(NO_BRICKS)
        return why.only(c.ALL_SPACES, damaged_walls(p), WALL_WHOLE)

    def carry_out(self, p: WesterplattePosition, who: i64, part: i64) -> None:
        r = p.row
        bricks = p.packed.rebuild_bricks
        room = p.packed.bricks_per_wall - r[c.WALL + part]
        r[c.STOCK + c.BRICK] -= bricks
        wasted: i64 = 0
        if bricks > room:
            wasted = bricks - room
            bricks = room
        r[c.WALL + part] += bricks
        if p.rules.lost_rebuild_bricks == 1:
            r[c.SPARE + c.BRICK] += wasted
        else:
            p.apart += wasted
        p.tell(e.WALL_REBUILT, who, part, bricks, r[c.STOCK + c.BRICK])
        if wasted > 0:
            p.tell(e.BRICKS_WASTED, wasted)


REBUILD_WALL: Final = RebuildWall(c.REBUILD, "rebuild", OFFICER, SPACE)
