"""Games that judge positions without playing on, or know what can be planned."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeGuard, TypeVar, runtime_checkable

from garrison.core.lookahead import Lookahead
from garrison.core.playout import Judge
from garrison.core.position import Position

Kind = TypeVar("Kind", bound=Judge)


@runtime_checkable
class SupportsJudge(Protocol):
    """A game with a judge."""

    def judge(self, p: Position) -> Judge | None:
        """A judge for games like the one this position belongs to; None where there is none."""


def judge_of(game: object, p: Position) -> Judge | None:
    """The judge of a game, if it has one."""
    return game.judge(p) if isinstance(game, SupportsJudge) else None


def is_judge(judge: Judge | None, kind: Callable[..., Kind]) -> TypeGuard[Kind]:
    """Whether a judge is of that kind.

    `isinstance` cannot be relied on here: compiled classes that derive from ABC share one cache of its answers. Once it
    has said that a judge is no network, it says that it is no weighted sum either.
    """
    kinds: tuple[object, ...] = type(judge).__mro__
    return kind in kinds


@runtime_checkable
class SupportsLookahead(Protocol):
    """A game that knows about looking ahead."""

    def lookahead(self, p: Position) -> Lookahead | None:
        """For games like the one this position belongs to; None where it knows nothing."""


def lookahead_of(game: object, p: Position) -> Lookahead | None:
    """What a game knows about looking ahead, if anything."""
    return game.lookahead(p) if isinstance(game, SupportsLookahead) else None
