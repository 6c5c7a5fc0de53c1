"""`garrison play`: whole games through a pipe, commands, and going on after any kind of stop."""

from __future__ import annotations

import argparse
import random
import re
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from garrison import cli
from garrison.commands import serve
from garrison.core.journal import DrawEntry, PickEntry
from garrison.table import store
from tests.cli.conftest import Run

Start = Callable[..., subprocess.Popen[str]]
OFFERED = re.compile(r"^ +(\d+)\. ", re.MULTILINE)


def read_question(process: subprocess.Popen[str]) -> str:
    """Everything up to the next `> `, or to the end."""
    assert process.stdout is not None
    text = ""
    while not text.endswith(("\n> ", "\r> ")):
        letter = process.stdout.read(1)
        if not letter:
            break
        text += letter
    return text


def play_by_numbers(process: subprocess.Popen[str], seed: int, most: int = 10_000) -> str:
    """Pick any offered number until the game ends, or for so many questions; returns all that was said."""
    picks = random.Random(seed)
    assert process.stdin is not None
    said = read_question(process)
    last = said
    while most and last.endswith("> "):
        numbers = [number for number in OFFERED.findall(last) if number != "0"]
        process.stdin.write(f"{picks.choice(numbers)}\n")
        process.stdin.flush()
        last = read_question(process)
        said += last
        most -= 1
    return said


@pytest.mark.parametrize(
    "lang, scenario, words",
    [
        ("en", "standard", ("Turn 2 of 20", "Award: ", "Result: ", "Nothing was taken back.")),
        ("it", "elite", ("Turno 2 di 20", "Onorificenza: ", "Esito: ", "Nessuna mossa annullata.")),
    ],
)
def test_a_whole_game_through_a_pipe(
    start: Start, only_save: Callable[[], Path], lang: str, scenario: str, words: tuple[str, ...]
) -> None:
    with start("play", "castle-itter", "--scenario", scenario, "--seed", "5", "--lang", lang) as process:
        said = play_by_numbers(process, seed=1)
        assert process.wait() == 0
        assert process.stderr is not None
        assert process.stderr.read() == ""
    for word in words:
        assert word in said
    assert not re.search(r"\[[a-z]+-[a-z-]+\]", said), "a message is missing"
    assert said.splitlines()[-1].endswith(f"--load {only_save()}")
    verified = store.verify(only_save())
    assert verified.over
    assert verified.takebacks == 0


def test_the_end_of_input_loses_nothing_and_load_goes_on(
    garrison: Run, only_save: Callable[[], Path]
) -> None:
    ran = garrison("play", "--seed", "5", typed=["1", "3", "5", "place lee k1"])
    assert ran.code == 0
    path = only_save()
    assert ran.out.endswith(f"The game is kept in {path}. Go on with:\n  garrison play --load {path}\n")
    before = store.load(path)
    assert [entry.pick for entry in before.line() if isinstance(entry, PickEntry)] == [
        "place basse nt5",
        "done",
        "place lee k1",
    ]
    again = garrison("play", "--load", path, typed=["done", "quit"])
    assert again.code == 0
    assert "Lee enters at Keep 1 (red)." in again.out
    after = store.load(path)
    assert len(after.journal.entries) == len(before.journal.entries) + 1
    assert only_save() == path


def test_a_killed_process_goes_on_with_the_same_hash(start: Start, only_save: Callable[[], Path]) -> None:
    with start("play", "castle-itter", "--seed", "8") as process:
        play_by_numbers(process, seed=3, most=40)
        process.kill()
    killed = store.verify(only_save())
    with start("play", "--load", only_save()) as process:
        read_question(process)
        assert process.stdin is not None
        process.stdin.close()
        assert process.wait() == 0
    assert store.verify(only_save()) == killed


def test_control_c_says_where_the_game_is_and_leaves_with_130(
    start: Start, only_save: Callable[[], Path]
) -> None:
    with start("play", "--seed", "8", "--lang", "it") as process:
        play_by_numbers(process, seed=3, most=4)
        process.send_signal(signal.SIGINT)
        assert process.stdout is not None
        rest = process.stdout.read()
        assert process.wait() == 130
        assert process.stderr is not None
        assert process.stderr.read() == ""
    path = only_save()
    assert f"La partita è conservata in {path}. Per continuare:\n  garrison play --load {path}" in rest


def test_a_closed_pipe_says_where_the_game_is_on_standard_error(
    start: Start, only_save: Callable[[], Path]
) -> None:
    with start("play", "--seed", "8") as process:
        read_question(process)
        assert process.stdout is not None
        assert process.stdin is not None
        process.stdout.close()
        process.stdin.write("1\n1\n")
        process.stdin.close()
        assert process.wait() == 0
        assert process.stderr is not None
        assert process.stderr.read().splitlines() == [
            f"The game is kept in {only_save()}. Go on with: garrison play --load {only_save()}"
        ]


def test_undo_redo_and_branches_are_in_the_save(garrison: Run, only_save: Callable[[], Path]) -> None:
    typed = ["place basse nt5", "undo", "redo", "annulla", "place lee k1", "branches", "go 1", "rami"]
    ran = garrison("play", "--seed", "5", typed=typed)
    assert "Taken back: Basse, Place, North Terrace 5 (purple/yellow)." in ran.out
    assert "Done again: Basse, Place, North Terrace 5 (purple/yellow)." in ran.out
    assert "Answer 1: 1 from the beginning. Leaves this line at answer 0 with: Basse, Place" in ran.out
    assert "You are at answer 1, 1 on from the beginning." in ran.out
    table = store.load(only_save())
    assert [(branch.n, branch.parent) for branch in table.tree()] == [(0, -1), (1, 0), (2, 0)]
    assert table.cursor == 1
    assert table.takebacks == 3


def test_fresh_dice_are_recorded(garrison: Run, only_save: Callable[[], Path]) -> None:
    ran = garrison("play", "--seed", "5", typed=["fresh", "nuovi"])
    assert ran.out.count("From here on the dice are new.") == 2
    assert store.load(only_save()).journal.renewals == 2


def test_nothing_to_take_back_is_said(garrison: Run) -> None:
    ran = garrison("play", "--seed", "5", typed=["undo", "redo"])
    assert "There is nothing to take back: this is the first decision." in ran.out
    assert "There is nothing to do again" in ran.out


def test_why_names_the_rule_in_both_languages(garrison: Run) -> None:
    typed = [
        "why attack gangl area_9",
        "attack gangl area_9",
        "lang it",
        "perché attacco gangl area 9",
        "why",
    ]
    ran = garrison("play", "--seed", "5", typed=typed)
    assert ran.out.count("Gangl is still in the supply: place him first. [2.1]") == 2
    assert "Gangl è ancora nella riserva: prima va piazzato. [2.1]" in ran.out
    assert "Di' quale mossa" in ran.out


def test_why_of_several_moves_gathers_their_reasons(garrison: Run) -> None:
    ran = garrison("play", "--seed", "5", typed=["why gangl", "why nobody knows"])
    assert "On offer now: Gangl, Place, North Terrace 2 (purple)." in ran.out
    assert "… and 18 more on offer." in ran.out
    assert "(holds for 1 move)" in ran.out
    assert "No move of this game has the words 'nobody knows'." in ran.out


def test_rule_prints_the_paragraph_that_asks_a_chapter_or_any(garrison: Run) -> None:
    ran = garrison("play", "--seed", "5", typed=["rule", "rule 2.4b", "regola 5", "rule 99"])
    assert "\n> 2.1 Initial actions: enter and act\n" in ran.out
    assert "\n> 2.4b " in ran.out
    assert "\n5.3 " in ran.out
    assert (
        "No paragraph is called '99' or has these words. Chapters: I, S, 1, 2, 3, 4, 5, 6, 7, P;" in ran.out
    )


def test_odds_stand_beside_attacks_and_on_demand(garrison: Run) -> None:
    ran = garrison("play", "--seed", "5", typed=["odds", "place basse nt5", "1", "odds", "odds area 6"])
    assert ran.out.count("> The castle is overrun this turn if nothing is suppressed: <1 %\n") == 3
    assert "  1. area 5, infantry – 67 %\n" in ran.out
    assert ran.out.count("  Rifleman in area 5 is hit (1 die, 3+ needed): 67 %") == 1
    assert ran.out.count("  Rifleman in area 6 is hit (1 die, 3+ needed): 67 %") == 2


def test_bad_lines_are_answered_with_what_would_be_valid(
    garrison: Run, only_save: Callable[[], Path]
) -> None:
    ran = garrison(
        "play", "--seed", "5", typed=["99", "9" * 5000, "xyzzy", "", "\0", "back", "go 7", "lang fr"]
    )
    assert ran.out.count("There is no such number. Type a number from 1 to 21.") == 2
    assert "'xyzzy' is no choice, move or command. Type a number from 1 to 21" in ran.out
    assert "Say where to: go N, with N from 0 to 0; branches lists them." in ran.out
    assert "Say which language: en, it." in ran.out
    assert store.load(only_save()).line() == []


def test_menus_narrow_and_go_back(garrison: Run) -> None:
    ran = garrison("play", "--seed", "5", typed=["2", "0", "gangl keep", "indietro", "pass"])
    assert "\n> Lee, Place:\n  1. North Terrace 2 (purple)\n" in ran.out
    assert "  0. back\n" in ran.out
    assert "\n> Gangl, Place:\n  1. Keep 1 (red)\n" in ran.out
    assert "acts at once: 4 actions left. [2.1]\n" in ran.out, "the pass was taken"


def test_save_moves_the_game_to_a_new_file_and_never_writes_over_one(
    garrison: Run, only_save: Callable[[], Path], tmp_path: Path
) -> None:
    taken = tmp_path / "taken.save"
    taken.write_text("mine")
    mine = tmp_path / "my game.save"
    typed = ["pass", f"save {taken}", f"save {mine}", "pass", "salva", "quit"]
    ran = garrison("play", "--seed", "5", typed=typed)
    assert f"{taken} exists and is never written over; choose another name." in ran.out
    assert ran.out.count(f"Saved as {mine}.") == 2
    assert f"garrison play --load '{mine}'" in ran.out
    assert taken.read_text() == "mine"
    assert len(store.load(only_save()).line()) == 1
    assert len(store.load(mine).line()) == 2


def test_load_with_save_leaves_the_first_file_alone(garrison: Run, tmp_path: Path) -> None:
    first, second = tmp_path / "one.save", tmp_path / "two.save"
    garrison("play", "--seed", "5", "--save", first, typed=["pass"])
    text = first.read_bytes()
    ran = garrison("play", "--load", first, "--save", second, typed=["pass"])
    assert ran.code == 0
    assert first.read_bytes() == text
    assert len(store.load(second).line()) == 2


def test_a_cut_save_is_refused_and_can_be_salvaged(garrison: Run, tmp_path: Path) -> None:
    path = tmp_path / "cut.save"
    garrison("play", "--seed", "5", "--save", path, typed=["pass", "pass"])
    path.write_bytes(path.read_bytes()[:-9])
    text = path.read_bytes()
    ran = garrison("play", "--load", path)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"error [bad-save]: {path}, line 3: cut short")
    assert path.read_bytes() == text
    assert garrison("play", "--load", path, "--salvage", typed=["pass"]).code == 0
    assert len(store.load(path).line()) == 2


def test_real_dice_are_typed_and_commands_work_in_between(
    garrison: Run, only_save: Callable[[], Path]
) -> None:
    typed = ["place basse nt5", "attack basse area_5", "odds", "nonsense", "7", "1 2", "6"]
    ran = garrison("play", "--dice", "typed", typed=typed)
    assert "Basse attacks the Rifleman in area 5: roll 1 die, 3+ hits. [2.2b]" in ran.out
    assert "Type the face of the die, each from 1 to 6:" in ran.out
    assert "Rifleman in area 5 is hit (1 die, 3+ needed): 67 %" in ran.out
    assert "'nonsense' is neither dice, a card nor a command" in ran.out
    assert ran.out.count("That is not one face from 1 to 6. Type for instance: 4") == 2
    assert "Basse fires at the Rifleman in area 5: 6 (3+ needed), the Rifleman is gone." in ran.out
    again = garrison("play", "--load", only_save(), typed=["place lee nt6", "attack lee area_6"])
    assert "Lee attacks the Rifleman in area 6: roll 1 die, 3+ hits." in again.out
    third = garrison("play", "--load", only_save(), typed=["undo", "quit"])
    assert "Taken back: Lee, Attack, area 6, infantry." in third.out


def test_real_cards_are_typed_by_number_or_name(garrison: Run) -> None:
    ran = garrison("play", "--scenario", "veteran", "--dice", "typed", typed=["1", "scout", "9", "quit"])
    assert "A Rifleman starts in area 2." in ran.out, "told before the next card is asked for"
    assert ran.out.count("  1. Rifleman × 5\n  2. Scout × 6\n") == 1
    assert ran.out.count("  1. Rifleman × 4\n  2. Scout × 6\n") == 1
    assert ran.out.count("  1. Rifleman × 4\n  2. Scout × 5\n") == 1
    assert "There is no such number. Type a number from 1 to 2." in ran.out


def test_only_what_is_named_is_real_and_the_machine_may_roll_once(
    garrison: Run, only_save: Callable[[], Path]
) -> None:
    typed = ["place basse nt5", "attack basse area_5", "roll", *["pass"] * 4, "quit"]
    ran = garrison("play", "--real", "cards", "--lang", "en", typed=typed)
    assert "Real and yours: ss-deck, tactics-deck." in ran.out
    assert "There is nothing to roll or draw now." in ran.out, "dice are the machine's"
    assert "can come" not in ran.out
    asked = garrison("play", "--load", only_save(), typed=["sniper", "flak 37", "draw", "quit"])
    assert "Sniper (deck 2): 1 further down, in deck 2." in asked.out, "why it cannot come"
    assert "SS card: 88mm Flak 37 (deck 1)." in asked.out
    drawn = [entry for entry in store.load(only_save()).line() if isinstance(entry, DrawEntry)]
    assert [entry.typed for entry in drawn[:2]] == [True, False]


@pytest.mark.parametrize(
    "arguments, said",
    [
        (
            ("--real", "tokens"),
            "unknown thing that can be real 'tokens'; valid: all, dice, cards, tiles, ss-deck",
        ),
        (("--real", "dice", "--dice", "typed"), "--dice typed is --real all"),
    ],
)
def test_what_cannot_be_real_is_refused(garrison: Run, arguments: tuple[str, ...], said: str) -> None:
    ran = garrison("play", *arguments)
    assert ran.code == 2
    assert said in ran.err


def test_machines_play_alone_to_the_end(garrison: Run) -> None:
    ran = garrison("play", "--seats", "random", "--seed", "5", "--lang", "it")
    assert ran.code == 0
    assert "Onorificenza: " in ran.out
    assert "La partita è finita ed è conservata in" in ran.out


def test_what_the_other_seat_holds_is_not_shown(garrison: Run) -> None:
    typed = ["place basse nt5", "undo", "branches", "log", "board words"]
    solo = garrison("play", "--scenario", "competitive", "--seed", "5", typed=typed)
    assert "SS cards in hand" not in solo.out
    assert "Order 1:" not in solo.out
    both = garrison("play", "--scenario", "competitive", "--seats", "human,human", "--seed", "5")
    assert "Now at the screen: SS." in both.out
    assert "SS cards in hand: " in both.out


def test_words_show_the_table_in_sentences(garrison: Run) -> None:
    ran = garrison("play", "--seed", "5", "--words", typed=["board", "board drawing"])
    assert ran.out.count("Rifleman in area 6 (purple), 6 pushes from the castle, Defense 3.") == 2
    assert ran.out.count("█") == 4  # three entrances and the legend, drawn once


def test_the_language_comes_from_the_environment(garrison: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    assert "Turno 1 di 20" in garrison("play", "--seed", "5").out
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "Turn 1 of 20" in garrison("play", "--seed", "5").out


def test_play_alone_starts_castle_itter(garrison: Run, only_save: Callable[[], Path]) -> None:
    assert "Choose a Defender to place" in garrison("play").out
    assert store.peek(only_save()).scenario == "standard"


def test_no_arguments_open_the_web_table(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []

    def run(args: argparse.Namespace) -> int:
        opened.append(args.host)
        return 0

    monkeypatch.setattr(serve, "run", run)
    assert cli.main([]) == 0
    assert opened == ["127.0.0.1"]


def test_help_lists_the_commands(garrison: Run) -> None:
    ran = garrison("play", "--seed", "5", typed=["help", "lang it", "aiuto"])
    assert "why MOVE" in ran.out
    assert "perché MOSSA" in ran.out


def test_rulings_and_corrections_go_into_the_save(garrison: Run, tmp_path: Path) -> None:
    mine, path = tmp_path / "mine.toml", tmp_path / "a.save"
    mine.write_text('[defenders]\nbasse = { attack = 2, source = "my copy", confidence = "certain" }\n')
    ran = garrison(
        "play", "--seed", "5", "--save", path, "--components", mine,
        "--ruling", "pass_action=not allowed", "--ruling", "dice_supply=1",
    )  # fmt: skip
    assert ran.code == 0, ran.err
    header = store.peek(path)
    assert {name for name, choice in header.rulings.items() if choice} == {"pass_action", "dice_supply"}
    assert "basse" in str(header.corrections)
    assert "Pass" not in ran.out.split("[2.1]")[1]
