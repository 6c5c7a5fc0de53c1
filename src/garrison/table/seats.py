"""Who sits at a table: people, and machines that answer by themselves."""

from __future__ import annotations

from collections.abc import Sequence

from garrison.core.errors import Unknown, unknown
from garrison.core.game import Game, Setup
from garrison.core.playout import Policy, RandomPolicy

HUMAN = "human"
HEURISTIC = "heuristic"
RANDOM = "random"
KINDS = (HUMAN, HEURISTIC, RANDOM)


def policy_of(game: Game, kind: str) -> Policy | None:
    """The machine player of that kind; None for a person."""
    if kind == HUMAN:
        return None
    if kind == HEURISTIC:
        return game.heuristic()
    if kind == RANDOM:
        return RandomPolicy()
    raise unknown("seat kind", kind, list(KINDS))


def seat_names(game: Game, setup: Setup) -> tuple[str, ...]:
    """What the scenario calls each seat. `setup` has been through `settle`."""
    return game.about.scenario(setup.scenario).seats[setup.players]


def check_seats(game: Game, setup: Setup, kinds: Sequence[str]) -> tuple[str, ...]:
    """The kind of each seat, or an error that says what would be valid."""
    for kind in kinds:
        if kind not in KINDS:
            raise unknown("seat kind", kind, list(KINDS))
    names = seat_names(game, setup)
    if len(kinds) != len(names):
        raise Unknown(
            f"{game.about.id} {setup.scenario} seats {len(names)} ({', '.join(names)}), not {len(kinds)};"
            f" give each a kind: {', '.join(KINDS)}"
        )
    return tuple(kinds)
