"""The judge of a machine seat knows the mode of difficulty."""

from __future__ import annotations

import pytest

from garrison.core.game import Setup
from garrison.games.wolfenstein.player.judge import WolfJudge
from garrison.table import games

GAME = games.find("wolfenstein")


def judged(mission: str, mode: str) -> int:
    """The chance to win that the judge sees when a mission begins, in millionths."""
    judge = WolfJudge()
    judge.look(GAME.setup(GAME.settle(Setup(mission, 1, difficulty=mode))))
    return judge.result(0)


@pytest.mark.parametrize("mission", ["mission-1", "mission-6", "mission-10"])
def test_a_mission_begins_with_less_hope_the_harder_the_mode(mission: str) -> None:
    chances = [judged(mission, mode) for mode in GAME.about.difficulties]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] > chances[-1]
