"""The part of the kit that damages positions: a game notices when numbers of a dump are out of all bounds."""

from __future__ import annotations

import json
from collections.abc import Iterator

from garrison.core.errors import GarrisonError
from garrison.core.game import Game, Setup
from garrison.core.rng import Rng
from garrison.testing.walk import moments

ABSURD = 999  # no seat, count, place or hour; not below zero, where a set of bits may have no end
MOMENTS = 4  # of a game that are damaged
NUMBERS = 40  # of a dump, each on its own
LEAST = 0.2  # of the damages are noticed: flags and sets of bits have no sum that would show theirs
DAMAGE_STREAM = 3

Path = tuple[str | int, ...]


def check_damage(game: Game, setup: Setup, seed: int, every: int = 1) -> None:
    """`load` refuses, or `check` names, at least one in five dumps in which a number is absurd."""
    rng = Rng(seed, DAMAGE_STREAM)
    dumps = [game.dump(step.p) for step in moments(game, setup, seed, every)]
    tried, noticed = 0, 0
    for dump in dumps[:: max(1, len(dumps) // MOMENTS)]:
        for text in _damaged(dump, rng):
            tried += 1
            noticed += _notices(game, text)
    assert noticed >= LEAST * tried, (
        f"{game.about.id} seed {seed}: check() and load() notice {noticed} of {tried} damaged positions"
    )


def _notices(game: Game, text: str) -> bool:
    try:
        return bool(game.check(game.load(text)))
    except GarrisonError:
        return True
    except (ArithmeticError, LookupError, TypeError, ValueError):
        return False  # it stumbled, which tells nobody what is wrong


def _damaged(dump: str, rng: Rng) -> Iterator[str]:
    body = json.loads(dump)
    paths = list(_numbers(body))
    for _ in range(min(NUMBERS, len(paths))):
        path = paths.pop(rng.below(len(paths)))
        yield json.dumps(_replaced(body, path, ABSURD), separators=(",", ":"))


def _numbers(node: object, path: Path = ()) -> Iterator[Path]:
    """Where the whole numbers of a dump are."""
    if isinstance(node, (dict, list)):
        for key, value in node.items() if isinstance(node, dict) else enumerate(node):
            yield from _numbers(value, (*path, key))
    elif isinstance(node, int) and not isinstance(node, bool):
        yield path


def _replaced(node: object, path: Path, value: int) -> object:
    if not path:
        return value
    copy: dict[object, object] | list[object]
    if isinstance(node, dict):
        copy = dict(node)
        copy[path[0]] = _replaced(node[path[0]], path[1:], value)
        return copy
    assert isinstance(node, list)
    copy, at = list(node), int(path[0])
    copy[at] = _replaced(node[at], path[1:], value)
    return copy
