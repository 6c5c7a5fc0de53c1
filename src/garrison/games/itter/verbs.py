"""All verbs of Castle Itter. Options are numbered in this order, which saved games and learned players rely on."""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core.packed import vec
from garrison.core.verb import Verb, numbered
from garrison.games.itter.actions.action import Action
from garrison.games.itter.actions.command import COMMAND, RALLY_FLIP, RALLY_STEADY
from garrison.games.itter.actions.escape import ESCAPE
from garrison.games.itter.actions.load import LOAD
from garrison.games.itter.actions.move import MOVE, SHIFT
from garrison.games.itter.actions.place import PLACE
from garrison.games.itter.actions.recover import RECOVER, STEADY
from garrison.games.itter.actions.shoot import ATTACK, PUT, SUPPRESS, USE_OWN, USE_WEAPON
from garrison.games.itter.actions.stop import DONE, PASS
from garrison.games.itter.rules.barrage import FIRE_GUN, FIRE_MORTAR
from garrison.games.itter.rules.counters import SPEND
from garrison.games.itter.rules.locations import NAME
from garrison.games.itter.rules.losses import REFUSE, SACRIFICE
from garrison.games.itter.rules.planning import ORDER, TACTIC

# What a defender does: these come first, so that the kind of an option is its place here too.
ACTIONS: Final[list[Action]] = [
    PLACE, ATTACK, SHIFT, MOVE, SUPPRESS, RECOVER, STEADY, COMMAND, ESCAPE, LOAD,
]  # fmt: skip
VERBS: Final[list[Verb]] = [
    *ACTIONS, RALLY_FLIP, RALLY_STEADY, NAME, PUT, SPEND, ORDER, TACTIC,
    PASS, DONE, SACRIFICE, REFUSE, USE_WEAPON, USE_OWN, FIRE_GUN, FIRE_MORTAR,
]  # fmt: skip
KIND: Final[vec[i64]] = numbered(VERBS)


def is_action(option: i64) -> bool:
    """Whether the option is an action of one defender. [2.0]"""
    return KIND[option] < len(ACTIONS)


def action_of(option: i64) -> Action:
    """The verb of such an option."""
    return ACTIONS[KIND[option]]
