"""Whether the seats of a table have secrets from each other."""

from __future__ import annotations

from dataclasses import replace

from garrison.core.determinize import Determinizes
from garrison.core.game import Game, Setup
from garrison.table.seats import seat_names
from garrison.web.wire import WATCHER


def has_secrets(game: Game, setup: Setup) -> bool:
    """Whether seats may see different things: the game says so, or shows it. `setup` has been through `settle`."""
    seats = len(seat_names(game, setup))
    p = game.setup(setup)
    views = [replace(game.view(p, seat), seat=WATCHER) for seat in range(WATCHER, seats)]
    return seats > 1 and (isinstance(game, Determinizes) or any(view != views[0] for view in views))
