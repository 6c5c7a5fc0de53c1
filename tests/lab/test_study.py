"""Studies: what they may say, what cells come of it, and one line for everything that is wrong."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from garrison.lab import study as studies
from garrison.lab.errors import BadStudy
from garrison.lab.grid import Cell, cells_of, fingerprint
from tests.lab.conftest import Run, Write

CELL = '[[cells]]\ngame = "castle-itter"\n'
SEARCHES = [f"search:{n}" for n in range(1, 22)]
WRONG = [
    ("gaems = 3\n" + CELL, "unknown key 'gaems'; did you mean games?"),
    (CELL + 'seat = "random"', "[[cells]] number 1: unknown key 'seat'; did you mean seats?"),
    (CELL + CELL + "whatever = 1", "[[cells]] number 2: unknown key 'whatever'; valid: game, name, scenario"),
    ("games = 0\n" + CELL, "games: expected a whole number from 1 to 1000000, given 0"),
    ("games = 1000001\n" + CELL, "games: expected a whole number from 1 to 1000000, given 1000001"),
    ("seed = -1\n" + CELL, "seed: expected a whole number from 0 to "),
    ('games = "many"\n' + CELL, "games: expected a whole number from 1 to 1000000, given 'many'"),
    (CELL + "games = 0", "[[cells]] number 1: games: expected a whole number from 1 to"),
    ("games = 5", "the key 'cells' is missing"),
    ("cells = []", "cells: the list is empty"),
    ('[[cells]]\nscenario = "elite"', "[[cells]] number 1: the key 'game' is missing"),
    ('[[cells]]\ngame = "chess"', "unknown game 'chess'; valid: castle-itter"),
    (CELL + 'scenario = "owls"', "unknown scenario 'owls'; valid: standard"),
    (CELL + "players = 3", "castle-itter standard is not for 3 player(s); valid: 1"),
    (CELL + "players = 0", "players: expected a whole number from 1 to 99 or a list, each"),
    (CELL + "scenario = []", "[[cells]] number 1: scenario: the list is empty, so there is nothing to play"),
    (CELL + "rulings = { pass_action = [] }", "pass_action: the list is empty, so there is nothing to play"),
    (CELL + 'scenario = ["elite", 3]', "scenario[1]: expected text, given 3"),
    (CELL + 'difficulty = "hard"', "unknown difficulty 'hard'; valid: none here"),
    (CELL + "rulings = { pass_action = 9 }", "ruling 'pass_action' has no choice '9'; valid: 0 = "),
    (CELL + 'rulings = { pass_action = "no" }', "ruling 'pass_action' has no choice 'no'; valid: 0 = "),
    (CELL + "extra = { decider = 1 }", "unknown setting 'decider'; valid: none for this game"),
    (CELL + 'seats = "owl"', "unknown policy 'owl'; valid: heuristic, random, search\n"),
    (CELL + 'seats = "human"', "unknown policy 'human'; valid: heuristic, random"),
    (CELL + 'seats = "random:3"', "seat kind 'random:3': there is only one kind of random; valid: random"),
    (CELL + 'seats = "random,random"', "castle-itter standard seats 1 (defender), not 2"),
    (CELL + 'seats = "search:0"', "impossible budget '0'; valid: playouts such as 200"),
    (CELL + 'seats = "search:50ms"', "plays otherwise on every machine; valid: a budget in playouts"),
    (CELL + "components = { owls = { a = 1 } }", "unknown section 'owls'"),
    (CELL + 'components = "none.toml"', "none.toml: cannot be read: No such file or directory"),
    (CELL + CELL, "the cell 'castle-itter standard heuristic' is there twice"),
    ("games = 1000000\n" + CELL + f"seats = {SEARCHES}", "21000000 games are too many"),
    (CELL + "players = [" + "1, " * 2001 + "]", "more than 2000 cells"),
    ("games = = 5", "not TOML: Invalid value (at line 1, column 9)"),
]  # fmt: skip


def cells(path: Path) -> list[Cell]:
    """The cells of a study."""
    return cells_of(*studies.read(path), path)


@pytest.mark.parametrize("text, message", WRONG, ids=[message[:40] for _, message in WRONG])
def test_what_is_wrong_is_said_in_one_line(study: Write, garrison: Run, text: str, message: str) -> None:
    path = study(text)
    ran = garrison("lab", "run", path)
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.startswith(f"error [bad-study]: {path}: "), ran.err
    assert message in ran.err
    assert ran.err.count("\n") == 1
    assert not Path("results").exists(), "nothing is begun"


def test_a_study_that_is_not_there(garrison: Run) -> None:
    ran = garrison("lab", "run", "nowhere.toml")
    assert (ran.code, ran.err) == (
        2,
        "error [bad-study]: nowhere.toml: cannot be read: No such file or directory\n",
    )


@pytest.mark.parametrize(
    "package, arguments, message",
    [
        ("pyarrow", [], "-m pip install 'pyarrow>=15'\n"),
        ("ray", ["--on", "ray"], "-m pip install 'pyarrow>=15' 'ray>=2.40'\n"),
    ],
)
def test_a_missing_extra_is_named_with_the_command_that_installs_it(
    study: Write,
    garrison: Run,
    without: Callable[[str], None],
    package: str,
    arguments: list[str],
    message: str,
) -> None:
    without(package)
    ran = garrison("lab", "run", study(), *arguments)
    assert ran.code == 2
    assert ran.err.startswith("error [missing-extra]: ")
    assert message in ran.err
    assert ran.err.count("\n") == 1


def test_every_list_is_an_axis(study: Write) -> None:
    path = study(
        'games = 3\nseed = 9\n[[cells]]\nname = "duel"\ngame = "castle-itter"\nscenario = "competitive"\nplayers = 2\n'
        'edition = ["published", "playtest"]\nrulings = { pass_action = [0, 1] }\n'
        'seats = ["random", "heuristic,random"]\n'
    )
    found = cells(path)
    assert [cell.name for cell in found][:3] == [
        "duel castle-itter competitive published players=2 pass_action=0 random",
        "duel castle-itter competitive published players=2 pass_action=0 heuristic,random",
        "duel castle-itter competitive published players=2 pass_action=1 random",
    ]
    assert len(found) == 8
    assert {(cell.batch.games, cell.batch.seed) for cell in found} == {(3, 9)}
    assert found[-1].batch.setup.edition == "playtest"
    assert found[-1].batch.setup.rulings == {"pass_action": 1}


def test_components_as_a_table_or_a_file_beside_the_study(study: Write, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text("[positions.bj_cannon]\nsuppress = 6\n", "utf-8")
    path = study(CELL + 'components = ["", "mine.toml", { positions = { bj_cannon = { suppress = 5 } } }]')
    found = cells(path)
    assert [cell.batch.corrections for cell in found] == [
        {},
        {"positions": {"bj_cannon": {"suppress": 6}}},
        {"positions": {"bj_cannon": {"suppress": 5}}},
    ]
    assert "mine" in found[1].name
    assert len({cell.name for cell in found}) == 3


def test_a_ruling_by_its_words(study: Write) -> None:
    (cell,) = cells(study('[[cells]]\ngame = "westerplatte"\nextra = { decider = "player-1" }'))
    assert cell.batch.setup.extra == {"decider": 0}
    words = "no brick is lost"
    (cell,) = cells(study(f'[[cells]]\ngame = "westerplatte"\nrulings = {{ naval_overflow = "{words}" }}'))
    assert cell.batch.setup.rulings == {"naval_overflow": 1}


def test_the_fingerprint_changes_with_what_is_played_and_with_nothing_else(study: Write) -> None:
    base = 'games = 5\n[[cells]]\ngame = "castle-itter"\n'
    same = fingerprint(cells(study(base)))
    assert fingerprint(cells(study('title = "other"\n' + base, "b.toml"))) == same
    others = [
        base.replace("5", "6"),
        "seed = 1\n" + base,
        base + 'seats = "random"',
        base + 'scenario = "elite"',
        base + "rulings = { pass_action = 1 }",
        base + "components = { positions = { bj_cannon = { suppress = 6 } } }",
    ]
    assert len({same, *(fingerprint(cells(study(text))) for text in others)}) == 7


SHIPPED = sorted((Path(__file__).parents[2] / "studies").glob("*.toml"))


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_the_studies_that_are_shipped_can_be_run(path: Path) -> None:
    found = cells(path)
    assert len(found) > 1
    said, _ = studies.read(path)
    assert all(said.titles().values())
    assert all(said.abouts().values())
    assert said.title != said.title_it, "in both languages"


def test_all_faults_of_a_study_are_told_at_once(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('gaems = 3\n[[cells]]\nscenario = "elite"\n' + CELL + 'seat = "random"\n')
    with pytest.raises(BadStudy) as refused:
        studies.read(file)
    told = str(refused.value)
    assert told.startswith("3 faults: (1) ")
    for fault in (
        "unknown key 'gaems'",
        "number 1: the key 'game' is missing",
        "number 2: unknown key 'seat'",
    ):
        assert fault in told
    file.write_text(CELL + 'scenario = ["owls", "elite"]\n' + CELL + 'name = "b"\nseats = "owl"\n')
    with pytest.raises(BadStudy) as refused:
        cells_of(*studies.read(file), file)
    told = str(refused.value)
    assert told.startswith("2 faults: (1) ")
    assert "number 1: unknown scenario 'owls'" in told
    assert "number 2: unknown policy 'owl'" in told
