"""A stranger's policy: any function that is given a question and returns one of its options.

    def choose(question):
        return question.options[0]

It is named by its file or module and its own name: `mine.py:choose`. Where a class is named, one is made for each game
that it is to play, `Mine(game)`, and called in the same way.
"""

from __future__ import annotations

import importlib
import importlib.util
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from garrison.core.determinize import determinized
from garrison.core.errors import NotOffered, Unknown
from garrison.core.game import Game
from garrison.core.observing import SupportsObservation
from garrison.core.option import Option
from garrison.core.playout import Policy, lowest
from garrison.core.position import Offers, Position
from garrison.core.rng import Rng
from garrison.core.view import View
from garrison.table.seats import machines, name_of, policy_of

IMAGINED_STREAM = 4
Choose = Callable[["StrangerQuestion"], Option]


class StrangerQuestion:
    """What a policy is asked: options of a game at a position, as one seat sees it.

    `position` is a copy of its own, with what the seat has not seen dealt anew: it may be played on, and tells nothing
    of dice to come.
    """

    def __init__(self, game: Game, p: Position, options: tuple[Option, ...], rng: Rng) -> None:
        self.game = game
        self.options = options
        self.seat = lowest(p.seats())
        self.prompt = p.prompt()
        self._p, self._rng = p, rng

    @property
    def position(self) -> Position:
        """A twin of the position, another one each time."""
        return determinized(self.game, self._p, self.seat, self._rng)

    @property
    def view(self) -> View:
        """What the seat sees, by name."""
        return self.game.view(self._p, self.seat)

    @property
    def numbers(self) -> list[int]:
        """What the seat sees, in the numbers of docs/observations.md."""
        if not isinstance(self.game, SupportsObservation):
            raise Unknown(f"{self.game.about.id} cannot be observed in numbers")
        seen = Offers()
        self.game.observer().observe(self._p, self.seat, seen)
        return [int(seen.a[n]) for n in range(seen.n)]


class StrangerPolicy(Policy):
    """A function as a machine player."""

    def __init__(self, game: Game, choose: Choose) -> None:
        self._game, self._choose = game, choose

    def choose(self, p: Position, offers: Offers, rng: Rng) -> int:
        options = tuple(self._game.options[int(offers.a[n])] for n in range(offers.n))
        question = StrangerQuestion(self._game, p, options, Rng(rng.word(), IMAGINED_STREAM))
        chosen = self._choose(question)
        if chosen not in options:
            raise NotOffered(
                f"the policy chose {chosen!r}, which is not among the {len(options)} options on offer"
            )
        return chosen.index


def policy_maker(said: str) -> Callable[[Game], Policy]:
    """A policy by what it is called: a machine of ours, such as `search:200`, or a stranger's `mine.py:choose`."""
    if name_of(said) in machines():
        return lambda game: _ours(game, said)
    place, _, name = said.rpartition(":")
    if not place:
        raise Unknown(
            f"unknown policy '{said}'; valid: {', '.join(machines())}, or your own as FILE.py:NAME or MODULE:NAME"
        )
    found = getattr(_module(place), name, None)
    if not callable(found):
        raise Unknown(f"policy '{said}': {place} has no function or class '{name}'")
    return lambda game: StrangerPolicy(game, found(game) if isinstance(found, type) else found)


def _ours(game: Game, kind: str) -> Policy:
    policy = policy_of(game, kind)
    assert policy is not None, "a machine is no person"
    return policy


def _module(place: str) -> Any:
    path = Path(place)
    if path.suffix != ".py":
        sys.path.insert(0, str(Path.cwd()))
        try:
            return importlib.import_module(place)
        except ImportError as error:
            raise Unknown(f"policy module '{place}': {error}") from None
    spec = importlib.util.spec_from_file_location(f"policy_of_{path.stem}", path)
    if spec is None or spec.loader is None or not path.is_file():
        raise Unknown(f"policy file '{place}': there is no such file")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look there for what they are made of
    spec.loader.exec_module(module)
    return module
