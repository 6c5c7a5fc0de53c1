"""Chapter 2: what all actions of the Defender Phase share: whose turn it may be, and what an action costs."""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core import bits
from garrison.core.option import Axis, Option
from garrison.core.reasons import ALLOWED
from garrison.core.verb import ONE, Verb, Why
from garrison.games.itter import codes as c
from garrison.games.itter.position import ItterPosition
from garrison.games.itter.why import actor, reason

DEFENDER: Final = Axis("piece", c.DEFENDERS, "defender_ids", leads=True)
SQUARE: Final = Axis("space", c.SQUARES, "square_ids")


def still_to_come(p: ItterPosition, _option: Option, _number: int) -> int:
    """How many of the first twenty are still to be placed."""
    return bits.count(p.supply & p.packed.first)


GONE: Final[i64] = reason("gone", "4.3i", who=actor)
ESCAPED: Final[i64] = reason("gone", "2.8d", who=actor)
APART: Final[i64] = reason("apart", "3.4", who=actor)
IN_SUPPLY: Final[i64] = reason("in-supply", "2.1", who=actor)
ACTED: Final[i64] = reason("acted", "2.0b", who=actor)
COMMANDED: Final[i64] = reason("commanded", "2.7d", who=actor)
FIRST_TWENTY: Final[i64] = reason("first-twenty", "2.1b", who=actor, left=still_to_come)
FRENCH_LATER: Final[i64] = reason("first-twenty", "2.1c", who=actor, left=still_to_come)
DISRUPTED: Final[i64] = reason("disrupted", "2.6b", who=actor)
EXHAUSTED: Final[i64] = reason("exhausted", "2.6", who=actor)
TANK_DESTROYED: Final[i64] = reason("tank-destroyed", "4.2f")


class Action(Verb):
    """Something a defender can do in the Defender Phase, with a part such as a square or a target, or none."""

    def able(self, p: ItterPosition, left: i64, why: Why) -> i64:
        """Of the men left those in a state to do it: exhausted or disrupted they can only recover. [2.6, 2.6b]"""
        return ready(p, left, why)

    def men(self, p: ItterPosition, left: i64, why: Why) -> i64:
        """Of these those who can do it at all."""
        return left

    def parts(self, p: ItterPosition, who: i64, why: Why) -> i64:
        """The parts that are open to him."""
        return ONE

    def play(self, p: ItterPosition, who: i64, part: i64) -> None:
        """What it does. What it leaves pending is on the stack when it returns."""

    def is_tiring(self, p: ItterPosition) -> bool:
        """Every action but Recover turns the grey side up. [2.0c]"""
        return True


def ready(p: ItterPosition, left: i64, why: Why) -> i64:
    """Of the men left those who are neither exhausted nor disrupted. [2.6, 2.6b]"""
    left = why.less(left, p.disrupted, DISRUPTED)
    return why.less(left, p.exhausted, EXHAUSTED)


def alive(p: ItterPosition, why: Why) -> i64:
    """All who are no casualties, have not escaped and are not still on their way. [2.8d, 3.4, 4.3i]"""
    if p.escaped:
        why.name(p.gone & p.packed.escapers, ESCAPED)
    left = why.less(c.EVERYBODY, p.gone, GONE)
    return why.less(left, p.apart, APART)


def on_turn(p: ItterPosition, why: Why) -> i64:
    """One action a turn, on the board, after the first twenty. [2.0b, 2.1, 2.1b, 2.1c, 2.7d]"""
    left = why.less(alive(p, why), p.supply, IN_SUPPLY)
    left = why.less(left, p.acted, ACTED)
    left = why.less(left, p.commanded, COMMANDED)
    return after_the_first(p, left, why) if waiting_for_the_first(p) else left


def after_the_first(p: ItterPosition, left: i64, why: Why) -> i64:
    """Nobody, as long as some of the first twenty are to be placed; the French by their own rule. [2.1b, 2.1c]"""
    left = why.less(left, p.packed.french, FRENCH_LATER)
    return why.less(left, c.EVERYBODY, FIRST_TWENTY)


def waiting_for_the_first(p: ItterPosition) -> bool:
    """Whether some of the first twenty are still to be placed. [2.1b, 2.1c]"""
    return p.supply & p.packed.first != 0


def reason_against(p: ItterPosition, verb: Action, who: i64, part: i64) -> i64:
    """What forbids this action to a defender whose turn it could be. [2.0c, 2.6]"""
    one: i64 = 1
    why = Why()
    why.ask(who)
    if verb.men(p, verb.able(p, one << who, why), why) == 0:
        return why.reason
    why.ask(part)
    return ALLOWED if verb.parts(p, who, why) >> part & 1 else why.reason


def spend_action(p: ItterPosition, who: i64, exhausts: bool) -> None:
    """An action is used: Action token, and the grey side where it tires. [2.0, 2.0b, 2.0c]"""
    one: i64 = 1
    p.actions -= 1
    p.acted |= one << who
    if exhausts:
        p.exhausted |= one << who
