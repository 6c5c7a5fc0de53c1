"""Moving an officer along the paths, and the tokens that lengthen a turn."""

# compiled

from __future__ import annotations

from mypy_extensions import i64

from garrison.core import bits
from garrison.core.reasons import because
from garrison.games.westerplatte import codes as c
from garrison.games.westerplatte import events as e
from garrison.games.westerplatte.position import WesterplattePosition
from garrison.games.westerplatte.reasons import (
    ACTION_LEFT,
    ACTION_SPENT,
    ALLOWED,
    MOVEMENT_LEFT,
    MOVEMENT_SPENT,
    NO_EXTRA_ACTION,
    NO_EXTRA_MOVEMENT,
    NO_MOVEMENT,
    NO_PATH,
    PATH_BURNT,
    SAME_SPACE,
)
from garrison.games.westerplatte.rules.sharing import give_back, held


def within_reach(p: WesterplattePosition, here: i64) -> i64:
    """Spaces one open path away. [T.5, E.3]"""
    spaces = p.packed.links[here]
    return spaces if p.burnt == 0 else without_burnt(p, here, spaces)


def without_burnt(p: WesterplattePosition, here: i64, spaces: i64) -> i64:
    """These spaces less those behind a burnt path. [E.3]"""
    left = spaces
    while left != 0:
        low = left & -left
        if is_burnt(p, here, bits.BIT[low % bits.MODULUS]):
            spaces &= ~low
        left ^= low
    return spaces


def is_burnt(p: WesterplattePosition, here: i64, there: i64) -> bool:
    """Whether the path between two linked spaces is closed, whichever way. [E.3]"""
    return p.burnt >> p.packed.path[here * c.SPACES + there] & 1 == 1


def move_reason(p: WesterplattePosition, who: i64, space: i64) -> i64:
    """One movement point for one space along an open path. [T.4, T.5, E.3, E.3b]"""
    here = p.row[c.AT + who]
    if here == space:
        return because(SAME_SPACE, space)
    if p.packed.links[here] >> space & 1 == 0:
        return because(NO_PATH, here)
    if is_burnt(p, here, space):
        return because(PATH_BURNT, here)
    return because(NO_MOVEMENT, who) if p.moves == 0 else ALLOWED


def move(p: WesterplattePosition, who: i64, space: i64) -> None:
    """The officer goes to a neighbouring space. [T.5, T.5b]"""
    p.row[c.AT + who] = space
    p.moves -= 1
    p.tell(e.OFFICER_MOVED, who, space)


def extra_movement_reason(p: WesterplattePosition, who: i64) -> i64:
    """A third movement point, once the others are used, and one token a turn. [M.2b, M.2c]"""
    if p.row[held(c.SHARE_MOVEMENT, who)] == 0:
        return because(NO_EXTRA_MOVEMENT, who)
    if p.spent_movement >= p.packed.extra_movement_per_turn:
        return because(MOVEMENT_SPENT, who)
    return because(MOVEMENT_LEFT, who) if p.moves > 0 else ALLOWED


def extra_action_reason(p: WesterplattePosition, who: i64) -> i64:
    """A second action, once the first is done, and one token a turn. [M.3c]"""
    if p.row[held(c.SHARE_ACTIONS, who)] == 0:
        return because(NO_EXTRA_ACTION, who)
    if p.rules.extra_actions_per_turn == 0 and p.spent_actions >= p.packed.extra_actions_per_turn:
        return because(ACTION_SPENT, who)
    return because(ACTION_LEFT, who) if p.actions > 0 else ALLOWED


def spend_movement(p: WesterplattePosition, who: i64) -> None:
    """The token goes back to the reserve for one movement point. [M.2b, M.4]"""
    give_back(p, c.SHARE_MOVEMENT, who, 1)
    p.spent_movement += 1
    p.moves += 1
    p.tell(e.EXTRA_MOVEMENT_SPENT, who, p.row[held(c.SHARE_MOVEMENT, who)])


def spend_action(p: WesterplattePosition, who: i64) -> None:
    """The token goes back to the reserve for one action. [M.3c, M.4]"""
    give_back(p, c.SHARE_ACTIONS, who, 1)
    p.spent_actions += 1
    p.actions += 1
    p.tell(e.EXTRA_ACTION_SPENT, who, p.row[held(c.SHARE_ACTIONS, who)])
