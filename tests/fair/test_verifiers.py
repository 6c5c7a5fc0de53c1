"""Two verifiers that share no code, on finished games of every title and on forged ones."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest

from garrison.core import journal
from garrison.core.ask import Roll, Rolled
from garrison.core.journal import RollEntry
from garrison.table import games
from garrison.table.correction import correct
from garrison.table.fair_check import check_dice
from garrison.table.fair_dice import KEY_BYTES, KeysInMemory, commitment_of
from tests.fair.conftest import TITLES
from tests.needs import needs
from tests.waiting import PATIENCE

from .conftest import begun, play

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "tools" / "verify_fair.js"
PAGE_MODULE = ROOT / "src" / "garrison" / "web" / "static" / "fair.js"

SOON = 0  # by one of the first rolls or draws: a single die may fall alike under another key

Line = dict[str, object]
Forged = tuple[list[Line], int]  # a record, and the line in which it must be caught


def lines_of(save: bytes) -> list[Line]:
    return [json.loads(line) for line in save.splitlines()]


def save_of(lines: list[Line]) -> bytes:
    return b"".join(json.dumps(line, separators=(",", ":")).encode() + b"\n" for line in lines)


def by_script(path: Path, save: bytes) -> tuple[int, str]:
    """What the script says, and how it leaves."""
    path.write_bytes(save)
    ran = subprocess.run(
        [needs("node"), SCRIPT, path], capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert ran.stderr == ""
    return ran.returncode, ran.stdout


def middle(lines: list[Line], field: str) -> int:
    """A line with that field, somewhere in the middle."""
    found = [at for at, line in enumerate(lines) if field in line and at > 0]
    return found[len(found) // 2]


def changed_die(lines: list[Line]) -> Forged:
    at = middle(lines, "roll")
    faces = lines[at]["got"]
    assert isinstance(faces, list)
    lines[at]["got"] = sorted([faces[0] % 6 + 1, *faces[1:]])
    return lines, at + 1


def changed_card(lines: list[Line]) -> Forged:
    at = middle(lines, "draw")
    bags = next(line["bags"] for line in lines if "key" in line)
    assert isinstance(bags, dict)
    while len(bag := bags[str(lines[at]["n"])]) < 2:
        at = next(later for later, line in enumerate(lines) if later > at and "draw" in line)
    lines[at]["got"] = next(name for name in bag if name != lines[at]["got"])
    return lines, at + 1


def other_key(lines: list[Line]) -> Forged:
    at = next(at for at, line in enumerate(lines) if "key" in line)
    lines[at]["key"] = bytes(KEY_BYTES).hex()
    lines[0]["commitment"] = commitment_of(bytes(KEY_BYTES))
    return lines, SOON


def uncommitted_key(lines: list[Line]) -> Forged:
    at = next(at for at, line in enumerate(lines) if "key" in line)
    lines[at]["key"] = bytes(KEY_BYTES).hex()
    return lines, at + 1


def removed_answer(lines: list[Line]) -> Forged:
    at = middle(lines, "pick")
    del lines[at]
    follows = (later for later, line in enumerate(lines) if later >= at and ("n" in line or "mark" in line))
    return lines, next(follows) + 1


def other_contribution(lines: list[Line]) -> Forged:
    at = next(at for at, line in enumerate(lines) if "words" in line)
    lines[at]["words"] = "open barley"
    return lines, SOON


FORGERIES: list[Callable[[list[Line]], Forged]] = [
    changed_die,
    changed_card,
    other_key,
    uncommitted_key,
    removed_answer,
    other_contribution,
]


# Westerplatte has no dice that could be forged.
FORGED_GAMES = [
    (game, forgery)
    for game, forgery in product(TITLES, FORGERIES)
    if (game, forgery) != ("westerplatte", changed_die)
]


def forged(save: bytes, forgery: Callable[[list[Line]], Forged]) -> tuple[bytes, int]:
    lines, line = forgery(lines_of(save))
    return save_of(lines), line or soon(save_of(lines))


def soon(save: bytes) -> int:
    """The line that the check by the rules names, if it is one of the first rolls and draws."""
    report = check_dice(save)
    assert report.fault is not None
    chance = [at for at, line in enumerate(lines_of(save), start=1) if "roll" in line or "draw" in line]
    assert report.fault.line in chance[:8]
    return report.fault.line


def test_a_finished_game_is_found_fair(finished: bytes) -> None:
    report = check_dice(finished)
    assert report.ok
    assert report.over
    assert (report.words, report.keys) == (1, 1)
    assert report.rolls + report.draws > 5


def by_page(folder: Path, save: bytes) -> Line:
    """What the page finds: its module, run outside a browser."""
    (folder / "fair.mjs").write_bytes(PAGE_MODULE.read_bytes())
    (folder / "game.save").write_bytes(save)
    code = (
        'import { checkDice } from "./fair.mjs"; import { readFileSync } from "node:fs";'
        ' console.log(JSON.stringify(checkDice(readFileSync("game.save", "utf8"))));'
    )
    command = [needs("node"), "--input-type=module", "-e", code]
    ran = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=60, check=True)
    found: Line = json.loads(ran.stdout)
    return found


def test_a_finished_game_is_found_fair_by_the_page(finished: bytes, tmp_path: Path) -> None:
    report = check_dice(finished)
    found = by_page(tmp_path, finished)
    assert found == {
        "fair": True,
        "line": 0,
        "found": "",
        "checked": report.rolls + report.draws,
        "sealed": 0,
        "typed": 0,
    }


@pytest.mark.parametrize("finished, forgery", FORGED_GAMES, indirect=["finished"])
def test_a_forged_game_is_caught_by_the_page_and_its_line_named(
    finished: bytes, forgery: Callable[[list[Line]], Forged], tmp_path: Path
) -> None:
    save, line = forged(finished, forgery)
    found = by_page(tmp_path, save)
    assert (found["fair"], found["line"]) == (False, line)


def test_a_finished_game_is_found_fair_by_the_script(finished: bytes, tmp_path: Path) -> None:
    code, said = by_script(tmp_path / "game.save", finished)
    report = check_dice(finished)
    assert (code, said) == (0, f"ok: {report.rolls + report.draws} rolls and draws are as they had to be\n")


@pytest.mark.parametrize("finished, forgery", FORGED_GAMES, indirect=["finished"])
def test_a_forged_game_is_caught_and_its_line_named(
    finished: bytes, forgery: Callable[[list[Line]], Forged]
) -> None:
    save, line = forged(finished, forgery)
    report = check_dice(save)
    assert not report.ok
    assert report.fault is not None
    assert report.fault.line == line


@pytest.mark.parametrize("finished, forgery", FORGED_GAMES, indirect=["finished"])
def test_a_forged_game_is_caught_by_the_script_and_its_line_named(
    finished: bytes, forgery: Callable[[list[Line]], Forged], tmp_path: Path
) -> None:
    save, line = forged(finished, forgery)
    code, said = by_script(tmp_path / "forged.save", save)
    assert code == 1
    assert said.startswith(f"line {line}: ")


def test_a_forged_bag_is_seen_by_who_knows_the_rules(finished: bytes) -> None:
    lines = lines_of(finished)
    at = next(at for at, line in enumerate(lines) if "key" in line)
    bags = lines[at]["bags"]
    assert isinstance(bags, dict)
    bags[min(bags)]["the ace up a sleeve"] = 1
    report = check_dice(save_of(lines))
    assert report.fault is not None
    assert report.fault.line == at + 1
    assert "the ace up a sleeve" in report.fault.found


def test_a_game_whose_key_is_missing_is_not_called_fair(finished: bytes, tmp_path: Path) -> None:
    save = save_of([line for line in lines_of(finished) if "key" not in line])
    assert not check_dice(save).ok
    assert check_dice(save).sealed > 5
    code, said = by_script(tmp_path / "sealed.save", save)
    assert code == 1
    assert "not published" in said


def test_the_example_of_the_specification_is_found_fair_by_the_script(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "fair-dice.md").read_text("utf-8")
    (text,) = re.findall(r"```json\n(.*?)```", page, re.DOTALL)
    assert by_script(tmp_path / "example.save", text.encode())[0] == 0


def test_the_script_shares_no_code_with_ours() -> None:
    named = re.findall(r"""(?:require\(|from |import\()\s*["'](.*?)["']""", SCRIPT.read_text("utf-8"))
    assert set(named) == {"node:crypto", "node:fs"}


def test_all_three_agree_about_a_game_whose_past_was_corrected(tmp_path: Path) -> None:
    table = play(begun(games.find("castle-itter"), KeysInMemory()), decisions=60)
    node, fell = next(
        (told.n, told.answer.got) for told in table.since(0) if isinstance(told.answer, RollEntry)
    )
    ask = table.asked(node)
    assert isinstance(ask, Roll)
    correct(table, node, Rolled(tuple(sorted(face % 6 + 1 for face in fell))))  # every die fell otherwise
    save = journal.dump(play(table).journal)
    report, page = check_dice(save), by_page(tmp_path, save)
    assert report.ok
    assert report.typed > 0
    assert (page["fair"], page["typed"], page["checked"]) == (True, report.typed, report.rolls + report.draws)
    code, said = by_script(tmp_path / "corrected.save", save)
    assert code == 0
    assert f"{report.rolls + report.draws} rolls and draws are as they had to be" in said
    assert f"{report.typed} were typed by people" in said


@pytest.mark.parametrize("written", ["lowest first", "as typed"])
def test_all_three_agree_about_dice_that_somebody_brought_in_another_order(
    written: str, tmp_path: Path
) -> None:
    table = play(begun(games.find("castle-itter"), KeysInMemory()), decisions=60)
    rolls = [told for told in table.since(0) if isinstance(told.answer, RollEntry)]
    node, ask = next(
        (told.n, ask) for told in rolls if isinstance(ask := table.asked(told.n), Roll) and ask.dice > 1
    )
    brought = (6, 5, *[1] * (ask.dice - 2))
    correct(table, node, Rolled(brought))
    save = journal.dump(play(table).journal)
    lines = lines_of(save)
    line = next(line for line in lines if line.get("typed"))
    assert line["got"] == sorted(brought)
    if written == "as typed":  # as versions before 0.3 wrote it
        line["got"] = list(brought)
        save = save_of(lines)
    assert check_dice(save).ok
    assert by_page(tmp_path, save)["fair"] is True
    assert by_script(tmp_path / "brought.save", save)[0] == 0
