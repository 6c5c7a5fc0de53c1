"""The component data of 7 Days of Westerplatte: what an owner may correct of it, and how it is checked."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

from garrison.core.components.box import Box
from garrison.core.components.corrections import Addition, Limits
from garrison.core.components.fault import Fault
from garrison.games.westerplatte.components.board_checks import board_faults
from garrison.games.westerplatte.components.card_checks import card_faults
from garrison.games.westerplatte.components.records import Components

SPACE = r"(post_[A-E]|tile_[1-6])"
LIMITS = Limits(
    addable={  # paths and attack cards are reconstructed: an owner may find some that we do not know
        "paths": Addition("path", re.compile(f"{SPACE}-{SPACE}"), "say its two ends, like post_A-tile_1"),
        "troops": Addition(
            "card", re.compile("[12]-[A-E]-[1-9][0-9]?"), "say phase, track and a number, like 2-A-6"
        ),
        "air_raids": Addition(
            "card", re.compile("[12]-raid-[1-9][0-9]?"), "say phase and a number, like 1-raid-3"
        ),
        "morale_declines": Addition(
            "card", re.compile("[12]-decline-[1-9][0-9]?"), "say phase and a number, like 1-decline-3"
        ),
    },
    fixed={
        "spaces": ("kind", "column"),
        "paths": ("a", "b"),
        "tracks": ("column", "post"),
        "troops": ("phase", "track"),
        "air_raids": ("phase",),
        "morale_declines": ("phase",),
        "events": ("sign",),
        "morale_levels": ("level", "effect"),
        "tiles": ("letter", "supply"),
        "tile_sides": ("tile", "side"),
        "days": ("number",),
        "player_setups": ("players",),
    },
)


def faults(components: Components) -> Iterator[Fault]:
    """Everything that cannot be right."""
    return chain(board_faults(components), card_faults(components))


BOX = Box(Path(__file__).with_name("westerplatte.toml"), Components, faults, LIMITS, names=("name",))
