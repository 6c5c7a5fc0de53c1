"""The commands for looking things up and for scripts."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from garrison import __version__, build
from garrison.core.game import Setup
from garrison.table import games, store
from garrison.table.batch import Batch, BatchPlayer
from tests.cli.conftest import Run


def won_seed() -> int:
    """The first seed with which the heuristic player holds the castle."""
    game = games.find("castle-itter")
    player = BatchPlayer(Batch("castle-itter", game.settle(Setup("standard")), "heuristic", 1, 0))
    return next(seed for seed in range(100) if player.play(seed).result > 0)


COMMANDS = (
    "play",
    "campaign",
    "serve",
    "replay",
    "games",
    "rules",
    "components",
    "mission",
    "check",
    "simulate",
    "bench",
    "benchmark",
    "analyse",
    "lab",
    "lab run",
    "lab compare",
    "lab open",
    "lab tune",
    "lab regret",
    "lab learn",
)


def test_version_says_which_build(garrison: Run) -> None:
    assert garrison("--version").out.startswith(f"garrison {__version__} ({build.name()} build, Python 3.")


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(garrison: Run, command: str) -> None:
    ran = garrison(*command.split(), "--help")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith(f"usage: garrison {command}")
    assert "%%" not in ran.out
    assert command.split()[0] in garrison("--help").out


def test_games_lists_what_can_be_chosen(garrison: Run) -> None:
    (itter,) = [row for row in json.loads(garrison("games", "--json").out) if row["id"] == "castle-itter"]
    assert itter["title"] == "Castle Itter"
    assert itter["scenarios"] == ["standard", "veteran", "elite", "competitive"]
    assert itter["editions"] == ["published", "playtest"]
    assert itter["difficulties"] == []
    assert itter["players"] == {"standard": [1], "veteran": [1], "elite": [1], "competitive": [2]}
    assert itter["seats"]["competitive"] == {"2": ["defender", "ss"]}
    ruling = next(row for row in itter["rulings"] if row["id"] == "pass_action")
    assert ruling["choices"] == ["allowed", "not allowed"]
    assert (ruling["default"], ruling["confidence"]) == ("allowed", "guess")
    assert ruling["source"]
    ruled = "  ruling pass_action: 0 = allowed; 1 = not allowed [guess]"
    assert ruled in garrison("games", "castle-itter").out
    assert ruled in garrison("games", "--rulings").out


def test_games_is_short_by_itself_and_names_the_missions(garrison: Run) -> None:
    listed = garrison("games").out
    assert len(listed.splitlines()) < 40
    assert "ruling pass_action" not in listed
    assert "  scenario competitive (players 2)" in listed
    assert "  scenario mission-1 The Officer's Quarters (players 1, 2, 3, 4)" in listed
    assert "Gli alloggi dell'ufficiale" in garrison("games", "wolfenstein", "--lang", "it").out
    assert [row["id"] for row in json.loads(garrison("games", "wolfenstein", "--json").out)] == [
        "wolfenstein"
    ]


def test_check_counts_and_passes(garrison: Run) -> None:
    ran = garrison("check", "castle-itter", "--json")
    row = json.loads(ran.out)
    assert ran.code == 0, row
    assert row["paragraphs"]["open"] == 0
    assert row["paragraphs"]["done"] > 100
    assert set(row["paragraphs"]) == {"done", "not_applicable", "open"}
    assert set(row["components"]) == {"certain", "likely", "guess"}
    assert all(row["components"].values())
    assert row["messages"]["en"] == row["messages"]["it"] > 100
    assert row["messages"]["missing"] == []
    assert "paragraphs: " in garrison("check", "castle-itter").out


def test_check_fails_where_something_is_missing(garrison: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "garrison.commands.check.messages_report", lambda game: {"en": 1, "it": 0, "missing": ["it: title"]}
    )
    ran = garrison("check", "castle-itter", "--json")
    assert ran.code == 1
    assert json.loads(ran.out)["messages"]["missing"] == ["it: title"]
    assert garrison("check", "castle-itter").out.endswith("games/itter/face/locale/it.ftl: it: title\n")


def test_rules_print_one_paragraph_a_chapter_or_all(garrison: Run) -> None:
    one = garrison("rules", "castle-itter", "2.1b", "--lang", "it").out
    assert one.startswith("2.1b Prima i venti\n")
    assert "Perché: " in one
    assert "Interpretazione command_before_all_placed: 0 = " in one
    chapter = json.loads(garrison("rules", "castle-itter", "2", "--json").out)
    assert {row["id"].split(".")[0] for row in chapter} == {"2"}
    everything = json.loads(garrison("rules", "castle-itter", "--json", "--lang", "en").out)
    assert len(everything) > len(chapter) > 10
    assert all(row["title"] and row["text"] for row in everything)
    (first,) = [row for row in everything if row["id"] == "2.1b"]
    assert [ruling["id"] for ruling in first["rulings"]] == ["command_before_all_placed"]


@pytest.mark.parametrize("game", ["castle-itter", "westerplatte", "wolfenstein"])
def test_only_rulings_with_something_to_choose_are_listed_and_counted(garrison: Run, game: str) -> None:
    rulings = games.find(game).about.rulings
    real = [ruling.id for ruling in rulings if ruling.choices > 1]
    assert 0 < len(real) < len(rulings)
    listed = re.findall(r"^  ruling (\w+): 0 = ", garrison("games", game).out, re.MULTILINE)
    assert listed == real
    assert f"  {len(real)} rulings: garrison games {game}\n" in garrison("games").out
    rules = garrison("rules", game).out
    assert set(re.findall(r"^Ruling (\w+): 0 = .*; 1 = ", rules, re.MULTILINE)) == set(real)
    assert len(re.findall(r"^Ruling ", rules, re.MULTILINE)) == len(
        re.findall(r"^Ruling .*; 1 = ", rules, re.MULTILINE)
    )
    assert rules.count("\nHow we read it: ") >= len(rulings) - len(real)


def test_components_list_values_with_source_and_confidence(garrison: Run, tmp_path: Path) -> None:
    rows = json.loads(garrison("components", "castle-itter", "--json").out)
    assert all(row["source"] and row["confidence"] in ("certain", "likely", "guess") for row in rows)
    guesses = json.loads(garrison("components", "castle-itter", "--only", "guess", "--json").out)
    assert guesses == [row for row in rows if row["confidence"] == "guess"]
    mine = tmp_path / "mine.toml"
    mine.write_text('[defenders]\nbasse = { attack = 2, source = "my copy", confidence = "certain" }\n')
    text = garrison("components", "castle-itter", "--components", mine).out
    assert "defenders.basse.attack = 2 [certain] my copy\n" in text


def test_replay_prints_the_transcript_in_both_languages(garrison: Run, tmp_path: Path) -> None:
    path = tmp_path / "a.save"
    typed = ["place basse nt5", "attack basse area_5", "undo", "suppress basse", "pass"]
    garrison("play", "--seed", "5", "--save", path, "--ruling", "dice_supply=1", typed=typed)
    english = garrison("replay", path, "--lang", "en").out
    assert english.startswith("castle-itter, standard, published; seats: person; known dice, seed 5\n")
    assert "Ruling dice_supply: limit of 5\n" in english
    assert "1. Basse, Place, North Terrace 5 (purple/yellow)\n    Basse enters at North Terrace 5" in english
    assert "fires at" not in english
    italian = garrison("replay", path, "--lang", "it").out
    assert "1. Basse, Piazza, North Terrace 5 (viola/giallo)\n" in italian
    assert len(italian.splitlines()) == len(english.splitlines())
    assert (
        "Basse fires at the Rifleman in area 5" in garrison("replay", path, "--to", "3", "--lang", "en").out
    )
    assert garrison("replay", path, "--to", "0", "--lang", "en").out.count("\n") == 2
    far = garrison("replay", path, "--to", "99")
    assert (far.code, far.err) == (2, "error [unknown]: unknown node 99; valid: 0 to 5\n")


def test_replay_tells_the_end_of_a_finished_game(garrison: Run, tmp_path: Path) -> None:
    path = tmp_path / "a.save"
    garrison("play", "--seats", "heuristic", "--seed", str(won_seed()), "--save", path)
    ran = garrison("replay", path, "--lang", "en")
    assert "Score sheet:" in ran.out
    assert "SS counters on the board" in ran.out
    assert "Defenders: won, score " in ran.out
    assert "Nothing was taken back." in ran.out


def test_verify_has_a_line_for_every_file(garrison: Run, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.save", tmp_path / "bad.save"
    garrison("play", "--seats", "random", "--seed", "5", "--save", good)
    bad.write_bytes(good.read_bytes().replace(b'"n":3,', b'"n":4,'))
    ran = garrison("replay", "--verify", good, bad, good)
    assert ran.code == 2
    digest = store.verify(good).hash
    answers = len(store.load(good).line())
    assert ran.out == f"ok {good}: castle-itter, {answers} answers, over, hash {digest}\n" * 2
    assert re.fullmatch(rf"error \[bad-save\]: {bad}, line 4: .*\n", ran.err)
    row = json.loads(garrison("replay", "--verify", "--json", good, bad).out)
    assert [entry["ok"] for entry in row] == [True, False]
    assert row[1]["code"] == "bad-save"
    assert garrison("replay", "--verify", good).code == 0


@pytest.mark.slow
def test_bench_measures_every_figure(garrison: Run) -> None:
    row = json.loads(garrison("bench", "castle-itter", "--seconds", "0.01", "--json").out)
    assert row["build"] == build.name()
    assert row["version"] == __version__
    figures = row["games"]["castle-itter"]
    assert set(figures) == {
        "steps_per_second", "driven_steps_per_second", "games_per_second", "copies_per_second",
        "full_playouts_per_second", "search_playouts_per_second",
        "undo_ms_p50", "undo_ms_p99", "danger_ms_p50", "danger_ms_p99", "longest_game_steps",
        "state_bytes_dump", "state_bytes_memory", "table_bytes_memory",
    }  # fmt: skip
    assert all(value > 0 for value in figures.values())
    assert figures["table_bytes_memory"] < 2_000_000
    assert "steps per second: " in garrison("bench", "--game", "castle-itter", "--seconds", "0.01").out
