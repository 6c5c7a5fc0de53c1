"""Games that can judge a position without playing on, so that search need not look to the end of every future."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from garrison.core.playout import Judge
from garrison.core.position import Position


@runtime_checkable
class SupportsJudge(Protocol):
    """A game with a judge."""

    def judge(self, p: Position) -> Judge | None:
        """A judge for games like the one this position belongs to; None where there is none."""


def judge_of(game: object, p: Position) -> Judge | None:
    """The judge of a game, if it has one."""
    return game.judge(p) if isinstance(game, SupportsJudge) else None
