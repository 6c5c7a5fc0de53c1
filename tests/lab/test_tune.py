"""The difficulty dial: finds what it should, and is honest about how sure it is."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from garrison.core.content import overlaid
from garrison.core.errors import Unknown
from garrison.core.game import Setup
from garrison.lab import tune as dial
from garrison.lab.tune import TuningGoal, nearby, printed, tune
from garrison.table import games
from garrison.table.batch import Batch, PlayedGame
from garrison.table.worker_pool import DoneRange, GameRange, RangeResult
from tests.lab.conftest import Run

RATES = {"standard": 0.8, "veteran": 0.5, "elite": 0.1}
SHIFTS = {"actions=4": -0.12, "actions=6": 0.2, "ss-cards=2": 0.3}


Asked = list[tuple[str, int, int, int]]  # scenario and what is changed, seed, first and last game


class Known:
    """Plays games whose win rate is known beforehand."""

    asked: Asked = []

    def __init__(self, batches: list[Batch], workers: int) -> None:
        self.batches = batches

    def __enter__(self) -> Known:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def play(self, jobs: Iterator[GameRange]) -> Iterator[DoneRange]:
        """Wins spread evenly over the games."""
        for job in jobs:
            batch = self.batches[job.batch]
            changed = changed_in(batch)
            rate = RATES[batch.setup.scenario] + sum(SHIFTS.get(one, 0.0) for one in changed.split())
            self.asked.append((f"{batch.setup.scenario} {changed}".strip(), batch.seed, job.first, job.end))
            won = [int((n + 1) * rate + 1e-9) > int(n * rate + 1e-9) for n in range(job.first, job.end)]
            rows = [PlayedGame(1, 0, 1, (1 if win else -1,), (0,), "", b"", []) for win in won]
            yield job, RangeResult(rows, [], 0.1, 0.1)


def changed_in(batch: Batch) -> str:
    """What is not as printed."""
    rulings = [f"{name}={choice}" for name, choice in batch.setup.rulings.items()]
    tunables = [
        f"{tunable.id}={label}"
        for tunable in games.find("castle-itter").tunables()
        for label, corrections in tunable.settings
        if overlaid(batch.corrections, corrections) == batch.corrections
    ]
    return " ".join([*rulings, *tunables])


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> Asked:
    """Known win rates in place of played games; and what was asked to be played."""
    monkeypatch.setattr(dial, "WorkerPool", Known)
    monkeypatch.setattr(Known, "asked", [])
    return Known.asked


def goal(rate: float, **more: object) -> TuningGoal:
    """Castle Itter, won so often."""
    return TuningGoal("castle-itter", rate, "heuristic", 1600, 0, 1, **more)  # type: ignore[arg-type]


def test_a_printed_setting_near_the_wish_is_enough(played: Asked) -> None:
    found = tune(goal(0.48))
    assert found.best.setting.name == "veteran"
    assert {name for name, *_ in played} == {"standard", "veteran", "elite"}
    fresh = [(name, last) for name, seed, _, last in played if seed == dial.FRESH]
    assert fresh[-1] == ("veteran", 1600), "measured on seeds that nothing was chosen by"
    assert {name for name, _ in fresh} == {"veteran"}


def test_else_a_tunable_is_turned(played: Asked) -> None:
    found = tune(goal(0.38))
    assert found.best.setting.name == "veteran actions=4"
    assert found.best.setting.corrections["rules"] == {"defender_actions_per_turn": {"value": 4}}
    assert found.best.rate == pytest.approx(0.38)
    assert any("pass_action=1" in name for name, *_ in played), "rulings are tried too"
    assert [other.setting.setup.scenario for other in found.others]


def test_and_if_need_be_a_second_one(played: Asked) -> None:
    found = tune(goal(0.6, fixed=Setup("elite", 0)))
    assert found.best.setting.name == "elite actions=6 ss-cards=2"
    rules = {"defender_actions_per_turn": {"value": 6}, "ss_cards_per_turn": {"value": 2}}
    assert found.best.setting.corrections == {"rules": rules, "totals": {"action_tokens": {"value": 6}}}
    assert found.best.rate == pytest.approx(0.6)
    spans = [first for name, seed, first, _ in played if name == "elite actions=6 ss-cards=2" and seed == 0]
    assert spans
    assert len(spans) == len(set(spans)), "tried once, however it came about"


def test_the_further_half_is_left_out_and_the_rest_plays_twice_as_many(
    played: Asked,
) -> None:
    tune(goal(0.38))
    games_of: dict[str, list[tuple[int, int]]] = {}
    for name, seed, first, last in played:
        if seed == 0 and " " in name:
            games_of.setdefault(name, []).append((first, last))
    assert len(games_of) > 20
    for spans in games_of.values():
        assert [first for first, _ in spans] == [0, *(last for _, last in spans)][:-1], (
            "nothing is played twice"
        )
    ends = Counter(spans[-1][1] for spans in games_of.values())
    assert set(ends) <= {100, 200, 400, 800, 1600}
    assert ends[100] >= len(games_of) // 2, "half of them play the first round alone"
    assert ends[1600] < len(games_of) // 8, "few play them all"


def test_only_the_tunables_that_may_be_turned(played: Asked) -> None:
    tune(goal(0.38, tunables=("scenario",)))
    assert {name for name, *_ in played} == set(RATES)
    tune(goal(0.38, tunables=("components",), fixed=Setup("elite", 0)))
    assert {name.split()[0] for name, *_ in played[-5:]} == {"elite"}
    with pytest.raises(Unknown, match="unknown tunable 'luck'; valid: scenario"):
        tune(goal(0.4, tunables=("luck",)))


def test_what_is_printed_can_be_chosen() -> None:
    wolf = games.find("wolfenstein")
    base = TuningGoal("wolfenstein", 0.5, "random", 16, 0, 1)
    assert len(printed(wolf, base)) == 10 * 4
    fixed = TuningGoal("wolfenstein", 0.5, "random", 16, 0, 1, fixed=Setup("mission-2", 3, "", "reaper"))
    (only,) = printed(wolf, fixed)
    assert (only.name, only.setup.players) == ("mission-2 reaper players=3", 3)
    several = TuningGoal("westerplatte", 0.5, "random", 16, 0, 1, tunables=dial.TUNABLES)
    assert len(printed(games.find("westerplatte"), several)) == 3 * 4
    assert [s.name for s in printed(games.find("castle-itter"), goal(0.5))] == list(RATES), "no second player"
    with pytest.raises(Unknown, match="unknown number of players '9'"):
        printed(wolf, TuningGoal("wolfenstein", 0.5, "random", 16, 0, 1, fixed=Setup("", 9)))
    with pytest.raises(Unknown, match="unknown scenario 'owl'"):
        printed(wolf, TuningGoal("wolfenstein", 0.5, "random", 16, 0, 1, fixed=Setup("owl", 0)))


@pytest.mark.parametrize("name", games.ids())
def test_every_tunable_of_a_game_turns(name: str) -> None:
    game = games.find(name)
    (setting, *_) = printed(game, TuningGoal(name, 0.5, "random", 16, 0, 1))
    assert game.tunables()
    for tunable in game.tunables():
        for _, corrections in tunable.settings:
            assert games.find(name, corrections).components_hash != game.components_hash
    turned = list(nearby(game, setting, (dial.COMPONENTS,)))
    assert len(turned) == sum(len(tunable.settings) for tunable in game.tunables())


def test_the_command_plays_what_was_found(played: Asked, garrison: Run, tmp_path: Path) -> None:
    ran = garrison("lab", "tune", "castle-itter", "--win-rate", "0.38", "--games", "1600")
    assert ran.code == 0, ran.err
    assert (
        "veteran actions=4 is won 38.0 % of the time (95 % interval 35.7 to 40.4, 1,600 fresh games)"
        in ran.out
    )
    command = "garrison play castle-itter --scenario veteran --components castle-itter-38.toml"
    assert f"Play it: {command}" in ran.out
    text = (tmp_path / "castle-itter-38.toml").read_text()
    assert text == "[rules]\ndefender_actions_per_turn.value = 4\n[totals]\naction_tokens.value = 4\n"
    played_by = garrison("simulate", *command.split()[2:], "--games", "1")
    assert played_by.code == 0, played_by.err
    row = json.loads(garrison("lab", "tune", "castle-itter", "--win-rate", "0.38", "--json").out)
    assert (row["setting"], row["command"]) == ("veteran actions=4", command)
    italian = garrison("lab", "tune", "castle-itter", "--win-rate", "0.99", "--lang", "it").out
    assert "l'obiettivo era 99,0 %" in italian


def test_a_wish_out_of_reach_is_said_to_be(played: Asked, garrison: Run) -> None:
    ran = garrison("lab", "tune", "castle-itter", "--win-rate", "0.3", "--tunables", "scenario")
    assert "The wish lies outside the interval: none of the settings that were tried comes nearer." in ran.out


def test_it_really_plays(garrison: Run) -> None:
    said = [
        "westerplatte",
        "--win-rate",
        "0",
        "--policy",
        "random",
        "--games",
        "32",
        "--tunables",
        "scenario",
    ]
    ran = garrison("lab", "tune", *said, "--json")
    row = json.loads(ran.out)
    assert (row["games"], row["win_rate"]) == (32, 0.0)
    assert row["scenario"] in ("easy", "medium", "hard")
    assert "3 settings, 2 games each" in ran.err


@pytest.mark.parametrize("rate", ["1.5", "-1", "often"])
def test_a_wish_that_is_no_share(garrison: Run, rate: str) -> None:
    ran = garrison("lab", "tune", "castle-itter", f"--win-rate={rate}")
    assert ran.code == 2
    assert f"'{rate}' is not a share from 0 to 1, such as 0.4" in ran.err
