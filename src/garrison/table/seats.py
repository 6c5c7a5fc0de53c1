"""Who sits at a table: people, and machines that answer by themselves.

Players beyond those of the table register an entry point in the group `garrison.players`, ours like a stranger's:
a callable `make(game, detail) -> Policy`, named by the kind of seat. `search:200` is the kind `search` with the
detail `200`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import cast

from garrison.core.errors import Unknown, unknown
from garrison.core.game import Game, Setup
from garrison.core.playout import Policy, RandomPolicy
from garrison.table.entry_points import Registered, registered

HUMAN = "human"
HEURISTIC = "heuristic"
RANDOM = "random"
OF_THE_TABLE = (HUMAN, HEURISTIC, RANDOM)
GROUP = "garrison.players"

Maker = Callable[[Game, str], Policy]


def kinds() -> list[str]:
    """All kinds of seat: those of the table, then further players by name."""
    return [*OF_THE_TABLE, *sorted(_players())]


def machines() -> list[str]:
    """All kinds of seat that answer by themselves."""
    return [kind for kind in kinds() if kind != HUMAN]


def name_of(kind: str) -> str:
    """The kind without its detail: `search` of `search:200`."""
    return kind.partition(":")[0]


def policy_of(game: Game, kind: str) -> Policy | None:
    """The machine player of that kind; None for a person."""
    if kind == HUMAN:
        return None
    if kind == HEURISTIC:
        return game.heuristic()
    if kind == RANDOM:
        return RandomPolicy()
    name, _, detail = kind.partition(":")
    if name in OF_THE_TABLE:
        raise Unknown(f"seat kind '{kind}': there is only one kind of {name}; valid: {name}")
    if name not in _players():
        raise unknown("seat kind", kind, kinds())
    return _maker(name)(game, detail)


@cache
def _players() -> dict[str, Registered]:
    return {entry.name: entry for entry in registered(GROUP)}


@cache
def _maker(name: str) -> Maker:
    return cast(Maker, _players()[name].load())


def seat_names(game: Game, setup: Setup) -> tuple[str, ...]:
    """What the scenario calls each seat. `setup` has been through `settle`."""
    return game.about.scenario(setup.scenario).seats[setup.players]


def check_seats(game: Game, setup: Setup, seats: Sequence[str]) -> tuple[str, ...]:
    """The kind of each seat, or an error that says what would be valid."""
    for kind in seats:
        policy_of(game, kind)
    names = seat_names(game, setup)
    if len(seats) != len(names):
        raise Unknown(
            f"{game.about.id} {setup.scenario} seats {len(names)} ({', '.join(names)}), not {len(seats)};"
            f" give each a kind: {', '.join(kinds())}"
        )
    return tuple(seats)
