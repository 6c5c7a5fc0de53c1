"""Why an option is not on offer, as numbers: the code in the low byte, a fact above it."""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

ALLOWED: Final = 0
NOT_ASKED: Final = 1
GONE: Final = 2
APART: Final = 3
IN_SUPPLY: Final = 4
FIRST_TWENTY: Final = 5
ACTED: Final = 6
COMMANDED: Final = 7
DISRUPTED: Final = 8
EXHAUSTED: Final = 9
BUSY: Final = 10
ON_BOARD: Final = 11
OCCUPIED_PLACE: Final = 12
TANK_DESTROYED: Final = 13
NO_COUNTER: Final = 14
NO_SIGHT: Final = 15
NO_DICE: Final = 16
CREW_ONLY: Final = 17
NO_CRATE: Final = 18
TOKENS_OUT: Final = 19
OTHER_LOCATION: Final = 20
SAME_SQUARE: Final = 21
PARTNER_EXHAUSTED: Final = 22
PARTNER_DISRUPTED: Final = 23
SHIFTED_ALREADY: Final = 24
SHIFT_ON_PLACING: Final = 25
SAME_LOCATION: Final = 26
OCCUPIED_MOVE: Final = 27
CELLAR_EXIT: Final = 28
NOT_EXHAUSTED: Final = 29
NOT_DISRUPTED: Final = 30
TOKEN_FIRST: Final = 31
NO_COMMAND: Final = 32
NOBODY_TO_RECOVER: Final = 33
NOT_ESCAPER: Final = 34
ESCAPE_LOCATION: Final = 35
ESCAPE_COLOUR: Final = 36
ESCAPE_WHITE: Final = 37
NOT_LOADER: Final = 38
LOADER_CREW: Final = 39
LOADED_ALREADY: Final = 40
NOBODY_ACTING: Final = 41
MUST_ACT: Final = 42
MID_ACTION: Final = 43
NO_PASS: Final = 44
RALLY_ELSEWHERE: Final = 45
RALLY_COMMANDER: Final = 46
RALLY_ACTED: Final = 47
RALLY_COMMANDED: Final = 48
RALLY_NOBODY_YET: Final = 49
WRONG_CRATE: Final = 50
TOO_MANY_TO_PUT: Final = 51
TOO_FEW_TOKENS: Final = 52
TOKEN_CAP: Final = 53
DICE_CAP: Final = 54
NOT_IN_HAND: Final = 55
MUST_PLAY: Final = 56
NOT_HIT: Final = 57
NO_SUCH_GUN: Final = 58
OVER_NOW: Final = 59
CHANCE_FIRST: Final = 60
NO_TOKENS_VALUE: Final = 61

FACT: Final = 8
CODE: Final = 255


def because(code: i64, fact: i64) -> i64:
    """A reason with one fact: a defender, a square, a number."""
    return code | (fact << FACT)
