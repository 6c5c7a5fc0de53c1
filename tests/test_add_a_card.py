"""The page "add a card" works: a copy of the sources is changed as it says, and the card is played."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "add-a-card.md").read_text("utf-8")
GAME = "src/garrison/games/wolfenstein"
BLOCKS = dict(re.findall(r"```(?:python|toml)?\n# ([\w./]+)\n(.*?)```", PAGE, re.DOTALL))
CHANGE = re.compile(r"In `\[([\w.]+)\]`, `(.+?)` becomes `(.+?)`")
TESTS_RUN = '@pytest.mark.rule("C.4", "O.2")'  # they know the cards that stand above
NEEDED = (
    *("pyproject.toml", "scripts/environment.py", "src/garrison", "tools"),
    *("tests/conftest.py", "tests/new_card.py", "tests/saves", "tests/wolfenstein"),
)
PLACES = {
    "effects/ready_weapons.py",
    "components/equipment.toml",
    "face/locale/en.ftl",
    "face/locale/it.ftl",
    "tests/wolfenstein/test_equipment_cards.py",
}


def copy_of(folder: Path) -> Path:
    """The sources and the tests of the game, to be changed."""
    for name in NEEDED:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(ROOT / name, folder / name)
    return folder


def place(folder: Path, name: str) -> Path:
    """The file that a step names."""
    return folder / name if name.startswith("tests/") else folder / GAME / name


def take_steps(folder: Path) -> None:
    """Do what the page says."""
    for name, block in BLOCKS.items():
        path = place(folder, name)
        text = path.read_text("utf-8") if path.exists() else ""
        if name.startswith("tests/"):
            assert text.count(TESTS_RUN) == 1
            path.write_text(text.replace(TESTS_RUN, f"{block}\n\n{TESTS_RUN}"), "utf-8")
        else:
            path.write_text(f"{text}\n{block}" if text else block, "utf-8")
    ((record, old, new),) = CHANGE.findall(PAGE)
    path = place(folder, "components/equipment.toml")
    before, heading, after = path.read_text("utf-8").partition(f"[{record}]\n")
    assert heading
    assert old in after.partition("\n[")[0]
    path.write_text(before + heading + after.replace(old, new, 1), "utf-8")


@pytest.fixture(scope="module")
def changed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy with the new card."""
    folder = copy_of(tmp_path_factory.mktemp("card"))
    take_steps(folder)
    return folder


def run(folder: Path, *arguments: str) -> str:
    """What a Python program says that runs in the copy."""
    environment = os.environ | {"PYTHONPATH": f"{folder / 'src'}{os.pathsep}{folder}", "LC_ALL": "C.UTF-8"}
    ran = subprocess.run(
        [sys.executable, "-B", *arguments],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        timeout=240,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def test_a_new_effect_with_a_card_touches_five_places() -> None:
    assert set(BLOCKS) == PLACES
    assert len(re.findall(r"^## \d\.", PAGE, re.MULTILINE)) == len(PLACES)


def test_the_card_is_played_at_a_table_and_both_languages_speak_it(changed: Path, tmp_path: Path) -> None:
    seen = json.loads(run(changed, "-m", "tests.new_card", str(tmp_path / "new.save")))
    assert seen["offered"]
    assert seen["wanted"] == "use gun_oil"  # its worth is above 0, and nobody told the computer player
    assert (len(seen["before"]), seen["after"]) == (1, [])
    assert seen["replays"]
    assert seen["en"][:2] == ["Use the Gun Oil", "A weapon with a reload token is ready again."]
    assert seen["it"][:2] == ["Usa l'Olio per armi", "Un'arma con un gettone ricarica è di nuovo pronta."]
    assert any("reload" in line for line in seen["en"][2:])
    assert any("ricarica" in line for line in seen["it"][2:])


def test_earlier_saves_continue_as_before(changed: Path) -> None:
    earlier = (
        "-m",
        "pytest",
        "-q",
        "-n0",
        "-p",
        "no:cacheprovider",
        "tests/saves/test_corpus.py",
        "-k",
        "wolfenstein",
    )
    environment = os.environ | {"PYTHONPATH": f"{changed / 'src'}{os.pathsep}{changed}"}
    command = [sys.executable, "-B", *earlier]
    refused = subprocess.run(command, cwd=changed, env=environment, capture_output=True, text=True)
    assert "made with component data" in refused.stdout
    assert "/former/" in run(changed, "-m", "tools.former_data")
    assert re.search(r"^\d\d+ passed, \d+ deselected", run(changed, *earlier), re.MULTILINE)


def test_its_own_test_passes_and_would_be_missed(changed: Path) -> None:
    said = run(
        changed,
        *("-m", "pytest", "-q", "-n0", "-p", "no:cacheprovider", "tests/wolfenstein/test_equipment_cards.py"),
        *("-k", "gun_oil or first_aid or every_kind"),
    )
    assert "3 passed" in said


def test_nothing_is_missing_in_either_language(changed: Path) -> None:
    told = run(changed, "-m", "garrison", "check", "wolfenstein")
    counts = re.search(r"messages: (\d+) en, (\d+) it", told)
    assert counts
    assert counts[1] == counts[2]


def broken(folder: Path, tmp_path: Path, old: str, new: str) -> str:
    """What an owner's file with the card says, one thing in it wrong."""
    card = BLOCKS["components/equipment.toml"].replace("[equipment.gun_oil]\n", "[equipment.ammo_belt]\n")
    file = tmp_path / "mine.toml"
    file.write_text(card.replace('name = "Gun Oil"\ncopies = 1\n', "").replace(old, new), "utf-8")
    ran = subprocess.run(
        [sys.executable, "-B", "-m", "garrison", "components", "wolfenstein", "--components", str(file)],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": str(folder / "src"), "LC_ALL": "C.UTF-8"},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert ran.returncode != 0
    return ran.stdout + ran.stderr


@pytest.mark.parametrize(
    "old, new, message",
    [
        (
            "ready_weapons",
            "ready_weapon",
            ".effects[0].type: 'ready_weapon' is unknown; did you mean ready_weapons",
        ),
        ("n = 1", "n = 0", ".effects[0].n: expected a whole number from 1 to 12, given 0"),
        (
            'type = "ready_weapons"',
            'type = "extra_dice"',
            ".effects: 'extra_dice' cannot happen by itself; it belongs to an attack or is always on",
        ),
        (
            'type = "ready_weapons", n = 1',
            'type = "stun", target = "enemy"',
            ".effects: a stun of an 'enemy' of your choice needs a range",
        ),
    ],
)
def test_a_mistake_is_named_with_file_record_and_field(
    changed: Path, tmp_path: Path, old: str, new: str, message: str
) -> None:
    said = broken(changed, tmp_path, old, new)
    assert "mine.toml: equipment.ammo_belt" in said
    assert message in said
    assert message.partition(": ")[2] in PAGE
