"""The example game of docs/add-a-game.md: a module that is not installed, whole in under 180 lines."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from examples import pig
from garrison.core.game import Setup
from garrison.testing import kit
from garrison.testing.fixtures import Play

ROOT = Path(__file__).parents[2]
NAMED = {"GARRISON_GAMES": "pig=examples.pig:load_game"}


def garrison(*said: str, typed: str = "", named: str = NAMED["GARRISON_GAMES"]) -> str:
    """What the command says, told of the game in its environment."""
    command = [sys.executable, "-m", "garrison", *said]
    environment = os.environ | {"GARRISON_GAMES": named}
    ran = subprocess.run(
        command, input=typed, capture_output=True, text=True, cwd=ROOT, env=environment, timeout=60
    )
    return ran.stdout + ran.stderr


@pytest.mark.parametrize("scenario", pig.GOALS)
def test_the_example_passes_the_kit(scenario: str) -> None:
    kit.check_game(pig.load_game(), Setup(scenario, 2), range(3))


def test_the_example_is_short() -> None:
    assert len(Path(pig.__file__).read_text("utf-8").splitlines()) < 180


def test_a_one_takes_the_points_of_the_turn() -> None:
    play = Play(pig.load_game(), Setup("sprint", 2))
    play.pick("roll").roll(6).pick("roll").roll(1)
    assert play.table.gauges == {"score:first": 0, "score:second": 0, "total": 0, "goal": 40}
    assert play.seats == (1,)
    reason = play.why("hold")
    assert reason is not None
    assert reason.key == "nothing-rolled"


def test_whoever_holds_at_the_goal_wins() -> None:
    play = Play(pig.load_game(), Setup("sprint", 2))
    for _ in range(7):
        play.pick("roll").roll(6)
    assert play.asked == "choose", "points that are not safe win nothing"
    play.pick("hold")
    assert play.asked == "won"
    assert (play.position.result(0), play.position.result(1)) == (1, -1)


@pytest.mark.parametrize("lang, words", [("en", "Second has won. [4]"), ("it", "Secondo ha vinto. [4]")])
def test_it_is_played_in_the_terminal(tmp_path: Path, lang: str, words: str) -> None:
    kept = str(tmp_path / "pig.save")
    said = ("play", "pig", "sprint", "--seed", "1", "--lang", lang, "--save", kept)
    out = garrison(*said, typed="roll\n2\n" * 30)
    assert words in out
    assert "██" in out


def test_a_game_is_named_as_an_entry_point_is() -> None:
    assert "pig: Pig" in garrison("games", "pig")
    wrong = garrison("games", named="examples.pig")
    assert "GARRISON_GAMES: 'examples.pig' is not ID=MODULE:FUNCTION" in wrong
