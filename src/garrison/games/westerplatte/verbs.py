"""All verbs of the game in the order in which their options are numbered."""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core.packed import vec
from garrison.core.verb import Verb, numbered
from garrison.games.westerplatte.actions.action import OfficerVerb
from garrison.games.westerplatte.actions.ammunition import TAKE
from garrison.games.westerplatte.actions.extra import END, EXTRA_ACTION, EXTRA_MOVEMENT
from garrison.games.westerplatte.actions.mines import LAY_MINE
from garrison.games.westerplatte.actions.morale import RAISE
from garrison.games.westerplatte.actions.mortar import FIRE_MORTAR
from garrison.games.westerplatte.actions.move import MOVE
from garrison.games.westerplatte.actions.push_back import PUSH, STOP
from garrison.games.westerplatte.actions.rebuild import REBUILD_WALL
from garrison.games.westerplatte.actions.shoot import SHOOT
from garrison.games.westerplatte.germans.attack import HIT
from garrison.games.westerplatte.rules.days import PLACE_BRICK
from garrison.games.westerplatte.rules.morale import GAIN, LOSE
from garrison.games.westerplatte.rules.sharing import DROP, SHARE

# What the officer whose turn it is can do.
OF_AN_OFFICER: Final[list[OfficerVerb]] = [
    MOVE, SHOOT, RAISE, FIRE_MORTAR, LAY_MINE, REBUILD_WALL, TAKE, PUSH, EXTRA_MOVEMENT, EXTRA_ACTION, END,
]  # fmt: skip
OF_A_TILE: Final[list[OfficerVerb]] = [
    RAISE,
    FIRE_MORTAR,
    LAY_MINE,
    REBUILD_WALL,
    TAKE,
    PUSH,
]  # as tiles are numbered
VERBS: Final[list[Verb]] = [*OF_AN_OFFICER, STOP, HIT, GAIN, LOSE, SHARE, DROP, PLACE_BRICK]
KIND: Final[vec[i64]] = numbered(VERBS)  # the place in VERBS of the verb of each option
