"""Finding games: ours and strangers' alike register an entry point in the group `garrison.games`.

Each entry point is a callable `load(corrections: dict | None) -> Game`, named by the id of its game. A game that is not
installed is named in the environment in the same way, from the folder where it lies:

    GARRISON_GAMES=pig=examples.pig:load_game garrison play pig
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from garrison.core.errors import BadComponent, Unknown, unknown
from garrison.table.entry_points import Registered, registered

if TYPE_CHECKING:
    from garrison.core.game import Game

GROUP = "garrison.games"
VARIABLE = "GARRISON_GAMES"  # further games, separated by commas
KEPT = 16  # games held at once: each set of corrections, which any save may bring, makes one more

# Without corrections, even empty ones, a finder gives the game as it is: it may have corrections of its own to add.
FindGame = Callable[[str, "dict[str, object] | None"], "Game"]


def ids() -> list[str]:
    """The ids of all installed games."""
    return sorted(_entries())


def find(game_id: str, corrections: dict[str, object] | None = None) -> Game:
    """The game of that id, with an owner's corrections of its component data if there are any."""
    if game_id not in _entries():
        raise unknown("game", game_id, ids())
    return _load(game_id, json.dumps(corrections or {}, sort_keys=True))


def module_of(game_id: str) -> str:
    """The module that registers a game."""
    if game_id not in _entries():
        raise unknown("game", game_id, ids())
    return _entries()[game_id].module


def another(game_id: str, corrections: dict[str, object] | None = None) -> Game:
    """A game of that id, built anew."""
    if game_id not in _entries():
        raise unknown("game", game_id, ids())
    return _made(game_id, corrections or {})


@cache
def _entries() -> dict[str, Registered]:
    return {entry.name: entry for entry in (*registered(GROUP), *_named())}


def _named() -> Iterator[Registered]:
    """The games that the environment names; their modules are found from the folder one is in."""
    for one in filter(None, os.environ.get(VARIABLE, "").split(",")):
        name, equals, place = (part.strip() for part in one.partition("="))
        if not (name and equals and ":" in place):
            raise Unknown(
                f"{VARIABLE}: '{one}' is not ID=MODULE:FUNCTION, such as pig=examples.pig:load_game"
            )
        if str(Path.cwd()) not in sys.path:
            sys.path.insert(0, str(Path.cwd()))
        yield Registered(name, place)


@lru_cache(maxsize=KEPT)
def _load(game_id: str, corrections: str) -> Game:
    return _made(game_id, json.loads(corrections))


def _made(game_id: str, corrections: dict[str, object]) -> Game:
    from garrison.core.game import Game  # not when all that is asked is which games there are

    load = _entries()[game_id].load()
    game = load(corrections or None) if callable(load) else load
    if not isinstance(game, Game):
        raise BadComponent(f"the entry point '{game_id}' of {GROUP} did not return a Game")
    return game
