"""All that is wrong with a file of corrections or a mission is said at once, each fault with its record and field."""

from __future__ import annotations

from pathlib import Path

import pytest

from garrison.core.components.box import Box
from garrison.core.components.faults import MOST
from garrison.core.errors import BadComponent
from garrison.games.itter.components import BOX as ITTER
from garrison.games.westerplatte.components.loader import BOX as WESTERPLATTE
from garrison.games.wolfenstein.components.loader import BOX as WOLFENSTEIN
from garrison.games.wolfenstein.missions import format as missions
from garrison.table.error_text import in_language
from tests.components.boxes import C, refused
from tests.wolfenstein.mission_files import COMPONENTS, EXAMPLE


def test_faults_of_many_records_and_fields_are_listed_together(tmp_path: Path) -> None:
    text = """
[heroes.bj]
hp = 99
speed = 3
talents = [{ id = "x", name = "X", effects = [{ type = "party" }, { type = "stun" }] }, { id = "y" }]
[heroes.bill]
hp = 3
[enemies.drone]
first_card = 3
[crates.gun_case]
effects = [{ type = "draw", deck = "spells", n = 0 }]
[castle.keep]
value = 1
"""
    assert [line.partition("; ")[0] for line in told(WOLFENSTEIN, tmp_path, text)] == [
        "unknown record 'bill' in heroes",
        "enemies.drone.first_card: the rules fix this",
        "unknown section 'castle'",
        "heroes.bj: unknown field 'speed'",
        "heroes.bj.hp: expected a whole number from 0 to 30, given 99",
        "heroes.bj.talents[0].effects[0].type: 'party' is unknown",
        "heroes.bj.talents[0].effects[1]: field 'target' is missing",
        "heroes.bj.talents[1]: field 'name' is missing",
        "heroes.bj.talents[1]: field 'effects' is missing",
        "crates.gun_case.effects[0].deck: expected one of weapon, equipment, given 'spells'",
        "crates.gun_case.effects[0].n: expected a whole number from 1 to 12, given 0",
    ]


def test_counts_that_do_not_add_up_are_listed_together(tmp_path: Path) -> None:
    text = "[events.wall_2]\ncopies = 2\n[troops.1-A-1]\ntrack = 'A'\n"
    assert told(WESTERPLATTE, tmp_path, text) == [
        "troops.1-A-1.track: the rules fix this; it cannot be corrected"
    ]
    lines = told(WESTERPLATTE, tmp_path, "[events.wall_2]\ncopies = 2\n[troops.1-A-1]\nactivates = ['A']\n")
    assert [line.partition(":")[0] for line in lines] == [
        "troops.1-A-1.activates",
        "events.wall_2.copies",
        "events.wall_2.copies",
    ]


def test_a_long_list_ends_with_the_number_of_the_rest(tmp_path: Path) -> None:
    text = "".join(f"[positions.p{n}]\n" for n in range(MOST + 7))
    lines = told(ITTER, tmp_path, text)
    assert len(lines) == MOST + 1
    assert lines[-1] == "and 7 more faults"
    assert in_language("mine.toml: and 7 more faults", "it") == "mine.toml: e altri 7 errori"


def test_faults_of_the_fields_of_a_mission_are_listed_together(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    wrong = EXAMPLE.replace("round_limit = 8", "round_limit = 0").replace('type = "kill"', 'type = "tickle"')
    path.write_text(f"colour = 1\n{wrong}", encoding="utf-8")
    faults = [str(fault) for fault in missions.check(path, COMPONENTS)]
    assert [fault.partition(";")[0] for fault in faults] == [
        "unknown field 'colour'",
        "round_limit: expected a whole number from 1 to 99, given 0",
        "goals[0].type: 'tickle' is unknown",
    ]
    with pytest.raises(BadComponent) as caught:
        missions.read(path, COMPONENTS)
    assert str(caught.value).split("\n") == [f"{path}: {fault}" for fault in faults]


def told(box: Box[C], folder: Path, text: str) -> list[str]:
    """The faults of a file, less its name."""
    return refused(box, folder, text).split("\n")
