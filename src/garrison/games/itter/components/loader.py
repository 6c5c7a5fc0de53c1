"""The component data of Castle Itter: what an owner may correct of it, and how it is checked."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

from garrison.core.components.box import Box
from garrison.core.components.corrections import Addition, Limits
from garrison.core.components.fault import Fault
from garrison.games.itter.components.board_checks import board_faults
from garrison.games.itter.components.card_checks import card_faults
from garrison.games.itter.components.records import Components

LIMITS = Limits(
    addable={  # an owner may find a card in a deck where we know of none
        "ss_cards": Addition(
            "card",
            re.compile(r"[1-4]-[a-z0-9-]{1,40}"),
            "say deck, kind and counters, like 4-sniper or 1-rifleman-3",
        )
    },
    fixed={
        "escape_decks": ("deck",),
        "tracks": ("number",),
        "ss_counters": ("advances",),
        "ss_card_kinds": ("category", "places", "location"),
        "tactics_decks": ("deck",),
        "variants": ("players", "must_play"),
    },
)


def faults(components: Components) -> Iterator[Fault]:
    """Everything that cannot be right."""
    return chain(board_faults(components), card_faults(components))


BOX = Box(
    Path(__file__).with_name("castle_itter.toml"),
    Components,
    faults,
    LIMITS,
    remarks={"certain_part": "certain", "known": "known"},
    names=("name",),
)
