"""Chapter 5: the ends of the game and the score."""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core import bits
from garrison.core.ask import Prompt
from garrison.games.itter import codes as c
from garrison.games.itter import events as e
from garrison.games.itter.position import ItterPosition, Step
from garrison.games.itter.why import reason

OVER_NOW: Final[i64] = reason("over-now", "5.0")
CITED: Final = ["5.0", "5.0", "5.0b", "5.0c"]  # the paragraph of each ending


class GameOver(Step):
    """Nothing more is asked. [5.0, 5.0b, 5.0c]"""

    def reason(self, p: ItterPosition, option: i64) -> i64:
        return OVER_NOW

    def score(self, p: ItterPosition) -> i64:
        return points(p)

    def result(self, p: ItterPosition) -> i64:
        return result(p)

    def prompt(self, p: ItterPosition) -> Prompt:
        return Prompt("over", CITED[p.ending], {"ending": e.ENDINGS[p.ending], "score": points(p)})


def finish(p: ItterPosition, ending: i64) -> None:
    """The game ends: deck exhausted, relieved by the 142nd, or overrun. [5.0, 5.0b, 5.0c]"""
    p.ending = ending
    p.restart(GameOver())
    if ending == c.OVERRUN:
        p.tell(e.OVERRUN, ending, points(p))
    elif ending == c.RELIEVED:
        p.tell(e.RELIEVED, ending, points(p))
    else:
        p.tell(e.DECK_EXHAUSTED, ending, points(p))


def points(p: ItterPosition) -> i64:
    """The score; a lost game counts nothing. [5.2, 5.0c]"""
    if p.ending == c.OVERRUN:
        return 0
    return (
        tank_points(p)
        + escape_points(p)
        + french_points(p)
        + cellar_points(p)
        + other_points(p)
        + counter_points(p)
    )


def on_board(p: ItterPosition) -> i64:
    """All defenders on the board."""
    r = p.row
    here: i64 = 0
    n: i64 = 0
    while n < c.LOCATIONS:
        here |= r[c.HERE + n]
        n += 1
    return here


def tank_points(p: ItterPosition) -> i64:
    """For the tank lost with nobody inside. [5.2a]"""
    return p.packed.points_tank_destroyed_empty if p.tank == c.LOST_EMPTY else 0


def escape_points(p: ItterPosition) -> i64:
    """For Borotra's escape. [5.2b]"""
    return p.packed.points_borotra_escaped if p.escaped else 0


def french_points(p: ItterPosition) -> i64:
    """For each French defender on the board outside the Cellar. [5.2c]"""
    t = p.packed
    return t.points_french_on_board_outside_cellar * bits.count(
        on_board(p) & t.french & ~p.row[c.HERE + c.CELLAR]
    )


def cellar_points(p: ItterPosition) -> i64:
    """For each French defender in the Cellar. [5.2d]"""
    t = p.packed
    return t.points_french_in_cellar * bits.count(p.row[c.HERE + c.CELLAR] & t.french)


def other_points(p: ItterPosition) -> i64:
    """For every other defender on the board; one in the supply is not on the board. [5.2e]"""
    t = p.packed
    others = on_board(p) & ~t.french
    if p.rules.reinforcement_left_in_supply == 1:
        others |= p.supply
    return t.points_other_defender_on_board * bits.count(others)


def counter_points(p: ItterPosition) -> i64:
    """Against you, each SS counter on the board. [5.2f]"""
    r = p.row
    counters = p.guns
    n: i64 = 0
    while n < c.SPACES:
        if r[c.SPACE + n] != 0:
            counters += 1
        n += 1
    return p.packed.points_ss_counter_on_board * counters


def result(p: ItterPosition) -> i64:
    """For the Defender: 1 with a score of one or more, 0 below that, -1 when overrun. [5.1, 5.0c]"""
    if p.ending == c.OVERRUN:
        return -1
    return 1 if points(p) > 0 else 0
