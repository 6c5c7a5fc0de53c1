"""Pickles of what is compiled: positions travel as the dump they are exactly, games as their corrections.

Who pickles, deep-copies or sends a position to another process gets a twin that nobody listens to. Games hold nothing
that changes, so that all of one kind with the same corrections are one game wherever they arrive.
"""

from __future__ import annotations

import copyreg
import json
from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from typing import Any, TypeVar

from mypy_extensions import i64

from garrison.core.game import Game
from garrison.core.packed import vec
from garrison.core.position import Position
from garrison.core.rows import row

KEPT = 16  # games held at once, as many as there may be sets of corrections
P = TypeVar("P", bound=Position)
MakeGame = Callable[[Mapping[str, object]], Game]
Reduced = tuple[Callable[..., Any], tuple[Any, ...]]


def reduce_game(kind: MakeGame, corrections: Mapping[str, object]) -> Reduced:
    """A game as what makes it."""
    return game_again, (kind, json.dumps(corrections, sort_keys=True))


@lru_cache(maxsize=KEPT)
def game_again(kind: MakeGame, corrections: str) -> Game:
    """The game of that class with those corrections."""
    return kind(json.loads(corrections))


def pickle_positions(kind: type[P], game: MakeGame, corrections: Callable[[P], Mapping[str, object]]) -> None:
    """Let positions of that kind be pickled; `corrections` are those of the game they belong to."""

    def reduce(p: P) -> Reduced:
        make, of = reduce_game(game, corrections(p))
        return position_again, (partial(make, *of), make(*of).dump(p))

    copyreg.pickle(kind, reduce)


def position_again(game: Callable[[], Game], dump: str) -> Position:
    """The position of a dump."""
    return game().load(dump)


def row_again(values: list[int]) -> vec[i64]:
    """A row of those numbers."""
    made = row(len(values))
    for n, value in enumerate(values):
        made[n] = value
    return made


def _reduce_row(values: vec[i64]) -> Reduced:
    return row_again, (list(values),)


_kind: type = type(row(0))
if _kind is not list:  # a packed row of the compiled build
    copyreg.pickle(_kind, _reduce_row)
