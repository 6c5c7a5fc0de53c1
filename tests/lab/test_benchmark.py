"""The benchmark: seeds that follow from a salt alone, results anybody can repeat, and a stranger's ten lines."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from garrison.ai import budget
from garrison.ai.advice import advise
from garrison.cli import main
from garrison.core.errors import NotOffered, Unknown
from garrison.core.game import Setup
from garrison.core.option import Option
from garrison.core.position import Offers
from garrison.core.rng import Rng
from garrison.lab import benchmark
from garrison.lab.stranger import StrangerPolicy, StrangerQuestion, policy_maker
from garrison.table import games
from garrison.table.batch import Batch, BatchPlayer
from garrison.table.table import Table
from garrison.testing.toy import load_game

PAGE = Path(__file__).parents[2] / "docs" / "benchmark.md"
FOLLOW = Path(__file__).parents[2] / "examples" / "follow_hints.py"
EASY = benchmark.tasks_named(["westerplatte-easy"])[0]


def ours(kind: str) -> benchmark.MakePolicy:
    return policy_maker(kind)


def test_seeds_follow_from_salt_task_and_number_alone() -> None:
    seeds = [benchmark.seed_of(salt, task, n) for salt in "ab" for task in ("x", "y") for n in range(50)]
    assert len(set(seeds)) == len(seeds)
    assert benchmark.seed_of("a", "x", 3) == seeds[3]
    assert all(0 <= seed < 1 << 56 for seed in seeds)


def test_a_commitment_fixes_the_salt_and_two_salts_are_never_alike() -> None:
    salts = {benchmark.new_salt() for _ in range(20)}
    assert len(salts) == len({benchmark.commitment_of(salt) for salt in salts}) == 20
    assert not any(salt in benchmark.commitment_of(salt) for salt in salts)


def test_every_task_is_for_one_player_and_has_a_name_of_its_own() -> None:
    for task in benchmark.TASKS:
        game = games.find(task.game)
        benchmark.setup_of(game, task)
    assert len({task.name for task in benchmark.TASKS}) == len(benchmark.TASKS)


def test_the_games_are_those_of_their_seeds_and_the_same_again() -> None:
    one, again, other = (
        benchmark.run_task(ours("heuristic"), EASY, 4, salt) for salt in ("salt", "salt", "another")
    )
    assert one.digest == again.digest != other.digest
    game = games.find("westerplatte")
    setup = game.settle(benchmark.setup_of(game, EASY))
    player = BatchPlayer(Batch("westerplatte", setup, "heuristic", 1, 0))
    played = [player.play(benchmark.seed_of("salt", EASY.name, n)) for n in range(4)]
    assert one.wins == sum(game.result > 0 for game in played)
    assert one.decisions == sum(game.decisions for game in played)


def test_a_stranger_sees_no_more_than_his_seat_and_can_play_on_from_a_twin() -> None:
    asked: list[StrangerQuestion] = []

    def look(question: StrangerQuestion) -> Option:
        asked.append(question)
        twin, before = question.position, question.game.hash(question.position)
        twin.play(question.options[0].index)
        assert question.game.hash(question.position) == before
        assert question.numbers
        assert question.view.seat == question.seat
        return question.options[-1]

    benchmark.run_task(lambda game: StrangerPolicy(game, look), EASY, 2, "salt")
    assert len(asked) > 10


def test_what_was_not_offered_is_refused() -> None:
    def cheat(question: StrangerQuestion) -> Option:
        return question.game.options[0] if question.options[0].index else question.game.options[-1]

    with pytest.raises(NotOffered, match="which is not among the"):
        benchmark.run_task(lambda game: StrangerPolicy(game, cheat), EASY, 2, "salt")


def test_the_policy_of_the_page_runs_as_it_stands_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code = re.findall(r"```python\n# mine.py\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)[0]
    assert len(code.strip().splitlines()) <= 10
    (tmp_path / "mine.py").write_text(code)
    said = [
        "benchmark",
        "run",
        f"{tmp_path / 'mine.py'}:choose",
        "--games",
        "2",
        "--task",
        "westerplatte-easy",
    ]
    assert main([*said, "--json"]) == 0
    row = json.loads(capsys.readouterr().out)
    assert row["commitment"] == benchmark.commitment_of(row["salt"])
    assert row["tasks"][0]["games"] == 2
    assert main([*said, "--salt", row["salt"], "--commitment", row["commitment"], "--json"]) == 0
    again = json.loads(capsys.readouterr().out)
    assert again["tasks"][0]["digest"] == row["tasks"][0]["digest"]


@pytest.mark.parametrize("lang, said", [("en", "won"), ("it", "vittorie")])
def test_results_are_told_in_both_languages(lang: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["benchmark", "run", "random", "--games", "2", "--task", "itter-elite", "--lang", lang]) == 0
    line, salt = capsys.readouterr().out.splitlines()
    assert said in line
    assert re.search(r"[0-9a-f]{32}", salt)


@pytest.mark.parametrize(
    "policy, told",
    [
        ("genius", "unknown policy 'genius'; valid: heuristic, random, search, or your own as FILE.py:NAME"),
        ("nowhere.py:choose", "policy file 'nowhere.py': there is no such file"),
        ("no.such.module:choose", "policy module 'no.such.module'"),
        ("json:nothing", "json has no function or class 'nothing'"),
    ],
)
def test_a_policy_that_is_not_there_gets_one_line(policy: str, told: str) -> None:
    with pytest.raises(Unknown) as refused:
        policy_maker(policy)
    assert told in str(refused.value)


def test_another_salt_than_the_one_committed_to_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    wrong = benchmark.commitment_of("theirs")
    assert main(["benchmark", "run", "random", "--salt", "mine", "--commitment", wrong]) == 2
    assert "the salt has the commitment" in capsys.readouterr().err
    assert main(["benchmark", "run", "random", "--task", "chess"]) == 2
    assert "unknown task 'chess'" in capsys.readouterr().err


def test_a_class_is_made_anew_for_each_game(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(
        "class Mine:\n    def __init__(self, game): self.game = game\n"
        "    def __call__(self, question):\n        assert question.game is self.game\n"
        "        return question.options[0]\n"
    )
    maker = policy_maker(f"{file}:Mine")
    for name in ("westerplatte-easy", "itter-elite"):
        assert benchmark.run_task(maker, benchmark.tasks_named([name])[0], 2, "salt").games == 2


def test_a_file_may_hold_dataclasses(tmp_path: Path) -> None:
    file = tmp_path / "with_settings.py"
    file.write_text(
        "from __future__ import annotations\nfrom dataclasses import dataclass\n"
        "@dataclass\nclass Settings:\n    first: int = 0\n"
        "def choose(question): return question.options[Settings().first]\n"
    )
    task = benchmark.tasks_named(["itter-elite"])[0]
    assert benchmark.run_task(policy_maker(f"{file}:choose"), task, 1, "salt").games == 1


def test_who_follows_hints_plays_what_they_advise() -> None:
    """The example at one choice of the toy game: the option that advice puts first."""
    game = load_game()
    table = Table.new(game, Setup("night", 1), 3, ["human"])
    table.proceed()
    p, offers = table.position, Offers()
    p.legal(offers)
    policy = policy_maker(f"{FOLLOW}:follow")(game)
    assert policy.choose(p, offers, Rng(0, 0)) == advise(game, p, 0, budget.read("200")).best.index
