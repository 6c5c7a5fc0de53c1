"""`Play`, the helper of rule tests: what it answers by itself and what it leaves to the test."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from garrison.core.ask import Choice, Draw, Roll
from garrison.core.errors import NotOffered, Unknown
from garrison.core.game import Setup
from garrison.testing.fixtures import Play
from garrison.testing.toy import LastMatch, load_game

NIGHT = Setup("night")


def test_scripted_chance_is_answered_as_it_comes_up() -> None:
    watch = Play(load_game(), NIGHT, dice=[2], draws=["stay-dark", "damp"])
    assert isinstance(watch.pick("light beacon").ask, Choice)


def test_without_a_script_the_test_answers_chance() -> None:
    watch = Play(load_game(), NIGHT)
    assert isinstance(watch.ask, Draw)
    watch.draw("stay-dark").pick("light beacon").draw("damp")
    assert isinstance(watch.ask, Roll)
    assert isinstance(watch.roll(4).ask, Choice)


def test_events_begin_anew_with_each_pick_and_the_log_keeps_all() -> None:
    watch = Play(load_game(), NIGHT, dice=[2, 2], draws=["stay-dark", "damp", "damp"])
    first = watch.pick("light beacon").events
    second = watch.pick("light beacon").events
    assert watch.log[2:] == first + second


def test_what_does_not_fit_is_refused() -> None:
    watch = Play(load_game(), NIGHT, draws=["stay-dark"])
    with pytest.raises(NotOffered, match="no-rest"):
        watch.pick("rest")
    with pytest.raises(Unknown, match="unknown option 'fly'"):
        watch.pick("fly")
    with pytest.raises(NotOffered, match="seat 1 is not asked"):
        watch.pick("light beacon", seat=1)
    with pytest.raises(NotOffered, match="asks a Choice, not a Rolled"):
        watch.roll(3)


def test_a_test_may_start_from_any_position() -> None:
    game = load_game()
    p = Play(game, NIGHT, dice=[2], draws=["stay-dark", "dry"]).pick("light beacon").position
    assert "shield beacon" in Play(game, NIGHT, position=p).offered()


def test_a_broken_invariant_stops_the_test() -> None:
    class Broken(LastMatch):
        def check(self, p: object) -> list[str]:
            return ["a match is missing"]

    with pytest.raises(AssertionError, match=r"last-match: after Drawn.*a match is missing"):
        Play(Broken(), NIGHT).draw("stay-dark")


def test_the_module_is_a_pytest_plugin(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text(
        "import pytest\n"
        "from garrison.core.game import Setup\n"
        "from garrison.testing.toy import load_game\n"
        "@pytest.mark.rule('2.1')\n"
        "def test_it(play):\n"
        "    assert play(load_game(), Setup('night'), draws=['stay-dark']).offered()\n"
    )
    command = [sys.executable, "-m", "pytest", "-q", "--strict-markers", "-p", "garrison.testing.fixtures"]
    paths = os.pathsep.join(str(Path(path).absolute()) for path in sys.path)
    run = subprocess.run(
        [*command, "-p", "no:cacheprovider", "."],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stdout + run.stderr
