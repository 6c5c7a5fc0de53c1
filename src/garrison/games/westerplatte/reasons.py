"""The codes of reasons why an option is not on offer."""

# compiled

from __future__ import annotations

from typing import Final

ALLOWED: Final = 0
NOT_ASKED: Final = 1
CHANCE_FIRST: Final = 2
OVER_NOW: Final = 3
NOT_IN_GAME: Final = 4
NOT_YOUR_TURN: Final = 5
NO_MOVEMENT: Final = 6
SAME_SPACE: Final = 7
NO_PATH: Final = 8
PATH_BURNT: Final = 9
NO_ACTION: Final = 10
NOT_ON_POST: Final = 11
TRACK_EMPTY: Final = 12
PAYER_ABSENT: Final = 13
PAYER_ELSEWHERE: Final = 14
PAYER_WITHOUT: Final = 15
TOO_MUCH_FIRE: Final = 16
MUST_PAY: Final = 17
TOO_MANY_PAYERS: Final = 18
NOT_ON_TILE: Final = 19
NO_GRENADE: Final = 20
NO_MINE: Final = 21
TROOP_THERE: Final = 22
MINE_THERE: Final = 23
TRACK_TAKEN: Final = 24
NO_BRICKS: Final = 25
WALL_WHOLE: Final = 26
RESERVE_OUT: Final = 27
HOWITZER: Final = 28
ON_FIRST_SPACE: Final = 29
PUSHED_ALREADY: Final = 30
MUST_PUSH: Final = 31
NO_EXTRA_MOVEMENT: Final = 32
NO_EXTRA_ACTION: Final = 33
MOVEMENT_SPENT: Final = 34
ACTION_SPENT: Final = 35
MOVEMENT_LEFT: Final = 36
ACTION_LEFT: Final = 37
MID_ACTION: Final = 38
NOT_LINKED: Final = 39
TILE_FULL: Final = 40
RESERVE_SHORT: Final = 41
SUPPLY_OUT: Final = 42
OTHER_SHARE: Final = 43
HAS_SHARE: Final = 44
WITHOUT_AMMUNITION: Final = 45
