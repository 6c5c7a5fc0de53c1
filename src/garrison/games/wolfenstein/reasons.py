"""The codes of reasons why an option is not on offer."""

# compiled

from __future__ import annotations

from typing import Final

ALLOWED: Final = 0
NOT_ASKED: Final = 1
CHANCE_FIRST: Final = 2
OVER_NOW: Final = 3
NOT_YOURS: Final = 4  # hero of another player, or not in play
ACTED: Final = 5
DEAD: Final = 6
NO_SPACE: Final = 7  # wall or outside the map
TOO_FAR_TO_WALK: Final = 8
WALL_BETWEEN: Final = 9
DOOR_SHUT: Final = 10
BARRED: Final = 11
OCCUPIED: Final = 12
FOE_THERE: Final = 13
TOKEN_THERE: Final = 14
NO_STOP: Final = 15
NO_AP: Final = 16  # fact: how many are needed
NO_PASSAGE: Final = 17
NO_GATE: Final = 18
DOOR_OPEN: Final = 19
NOT_BESIDE_GATE: Final = 20
ON_SPAWN: Final = 21
CLEARED: Final = 22
NO_PIERCING: Final = 23
TOKEN_GONE: Final = 24
NOT_BESIDE_TOKEN: Final = 25
ENEMY_IN_ROOM: Final = 26
BOT_NO_EVENT: Final = 27
NO_EXIT: Final = 28
GOALS_FIRST: Final = 29
NOT_OWNED: Final = 30
WEAPON_JAMMED: Final = 31
WEAPON_RELOADED: Final = 32
NO_AMMO: Final = 33
ATTACKED: Final = 34
NOT_ON_BOARD: Final = 35
OUT_OF_RANGE: Final = 36  # fact: the distance
TOO_NEAR: Final = 37
NO_SIGHT: Final = 38
NOT_ADJACENT: Final = 39
NO_BAYONET: Final = 40
NO_HANDS: Final = 41
NOT_JAMMED: Final = 42
FRESH_JAM: Final = 43
FATIGUED: Final = 44
EXERTED: Final = 45
NOT_BLEEDING: Final = 46
NO_LIFE: Final = 47
HIMSELF: Final = 48
NO_GLORY: Final = 49
TALENT_USED: Final = 50
NOT_HIS_TALENT: Final = 51
ALWAYS_ON: Final = 52
NO_USE: Final = 53  # it would do nothing now
NOT_HELD: Final = 54
NOT_USABLE: Final = 55
NO_SUCH_SLOT: Final = 56
SLOT_LOCKED: Final = 57
NOT_WORN: Final = 58
NOT_MOUNTABLE: Final = 59
WRONG_WEAPON: Final = 60
NO_MOUNT: Final = 61
BOT_CANNOT: Final = 62
ABILITY_USED: Final = 63
ABILITY_ALWAYS: Final = 64
NEEDS_ABILITY: Final = 65
NO_DIE: Final = 66
NO_REROLL: Final = 67
OTHER_CARD: Final = 68
STUNNED: Final = 69
SABOTAGED: Final = 70
NO_ENTRY: Final = 71
NOT_A_BOT: Final = 72
NO_ABILITY: Final = 73
NOT_AMONG: Final = 74  # those between whom the controller decides
