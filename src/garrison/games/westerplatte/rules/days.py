"""What a new day brings: the event cards, and the supplies after day three."""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core.ask import Prompt
from garrison.core.option import Axis
from garrison.core.verb import Verb, Why
from garrison.games.westerplatte import codes as c
from garrison.games.westerplatte import events as e
from garrison.games.westerplatte.legality import TARGET, reason
from garrison.games.westerplatte.position import WesterplattePosition
from garrison.games.westerplatte.rules.joint import OneByOne
from garrison.games.westerplatte.rules.morale import stock_up
from garrison.games.westerplatte.rules.walls import damaged_walls

WALL_WHOLE: Final[i64] = reason("wall-whole", "E.4", space=TARGET)


def fitting(p: WesterplattePosition, supply: i64, available: i64) -> i64:
    """How many of these find a slot. [U.2f, U.3f, D.5]"""
    free = p.rules.slots[supply] - p.row[c.STOCK + supply]
    return free if free < available else available


def reopen(p: WesterplattePosition) -> None:
    """With the next event card burnt paths can be used again. [E.3b]"""
    if p.burnt != 0:
        p.tell(e.PATHS_REOPENED, p.burnt)
    p.burnt = 0


def resupply(p: WesterplattePosition) -> None:
    """Grenades, mines and bricks fill their tiles again. [D.5]"""
    grenades = refill(p, c.GRENADE)
    mines = refill(p, c.MINE)
    bricks = refill(p, c.BRICK)
    p.tell(e.SUPPLIES_ARRIVED, grenades, mines, bricks)


def refill(p: WesterplattePosition, supply: i64) -> i64:
    """Up to the slots, from the reserve; by other rulings bricks kept apart and from the box too. [D.5, U.4f, S.4d]"""
    r = p.row
    from_spare = fitting(p, supply, r[c.SPARE + supply])
    stock_up(p, supply, from_spare)
    from_apart: i64 = 0
    if supply == c.BRICK and p.rules.lost_rebuild_bricks == 2:
        from_apart = fitting(p, supply, p.apart)
        p.apart -= from_apart
        r[c.STOCK + supply] += from_apart
    from_box: i64 = 0
    if p.rules.surplus_markers_of_setup == 1:
        from_box = fitting(p, supply, left_over(p, supply))
        r[c.BOXED + supply] -= from_box
        r[c.STOCK + supply] += from_box
    return from_spare + from_apart + from_box


def left_over(p: WesterplattePosition, supply: i64) -> i64:
    """Markers that the set-up does not need and puts into the box. [S.4, S.4d]"""
    t = p.packed
    markers = t.markers[supply] - p.rules.amount[c.SUPPLY_TILE + supply]
    if supply == c.BRICK:
        space: i64 = 0
        while space < c.SPACES:
            markers -= t.start_bricks[space]
            space += 1
    return markers


def put_into_box(p: WesterplattePosition, bricks: i64) -> None:
    """Bricks without a damaged wall are out of the game, first those kept apart. [E.4c]"""
    from_apart = bricks if bricks < p.apart else p.apart
    from_spare = bricks - from_apart
    if from_spare > p.row[c.SPARE + c.BRICK]:
        from_spare = p.row[c.SPARE + c.BRICK]
    p.apart -= from_apart
    p.row[c.SPARE + c.BRICK] -= from_spare
    p.row[c.BOXED + c.BRICK] += from_apart + from_spare


def add_brick(p: WesterplattePosition, space: i64) -> None:
    """A new brick, first from those kept apart. [E.4, U.4f]"""
    if p.apart > 0:
        p.apart -= 1
    else:
        p.row[c.SPARE + c.BRICK] -= 1
    p.row[c.WALL + space] += 1
    p.tell(e.WALL_REINFORCED, space, p.row[c.WALL + space])


class Reinforce(OneByOne):
    """Each new brick goes where the players like, on one damaged wall or several. [E.4, E.4b, E.4c]"""

    def verb(self) -> Verb:
        return PLACE_BRICK

    def things(self, p: WesterplattePosition, why: Why) -> i64:
        """Only a damaged wall can take a brick; without a brick there is nothing to choose. [E.4]"""
        if p.apart + p.row[c.SPARE + c.BRICK] == 0:
            return 0
        return why.only(c.ALL_SPACES, damaged_walls(p), WALL_WHOLE)

    def carry_out(self, p: WesterplattePosition, thing: i64) -> None:
        add_brick(p, thing)

    def tell_none(self, p: WesterplattePosition) -> None:
        if damaged_walls(p) != 0:
            p.tell(e.REINFORCEMENT_OUT)
            return
        if p.rules.reinforcement_cap == 0:
            put_into_box(p, self.left)
        p.tell(e.REINFORCEMENT_LOST, self.left)

    def again(self) -> Reinforce:
        return Reinforce(self.left - 1)

    def prompt(self, p: WesterplattePosition) -> Prompt:
        return Prompt("reinforce", "E.4", {"left": self.left})


PLACE_BRICK: Final = Verb("brick", Axis("space", c.SPACES, "space_ids"))
