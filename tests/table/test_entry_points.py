"""Entry points are read from the files of installed packages, as importlib.metadata finds them."""

from __future__ import annotations

import sys
import zipfile
from importlib.metadata import entry_points
from pathlib import Path

import pytest

from garrison.table.entry_points import Registered, read, registered

GROUP = "garrison.games"
TEXT = """[console_scripts]
pig = pig:main

[garrison.games]
# a remark
pig = examples.pig:load_game
owl = birds.owl:Owl.load [extra]
"""


@pytest.mark.parametrize("group", [GROUP, "garrison.players", "pytest11", "console_scripts"])
def test_what_is_found_is_what_python_finds(group: str) -> None:
    theirs = {(entry.name, entry.value.partition("[")[0].strip()) for entry in entry_points(group=group)}
    assert theirs
    assert set(registered(group)) == theirs


def test_only_the_group_counts() -> None:
    assert list(read(TEXT, GROUP)) == [
        Registered("pig", "examples.pig:load_game"),
        Registered("owl", "birds.owl:Owl.load"),
    ]


def test_of_two_versions_of_a_package_the_first_on_the_path_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for place, module in [("one", "new"), ("two", "old")]:
        folder = tmp_path / place / "pig-1.0.dist-info"
        folder.mkdir(parents=True)
        (folder / "entry_points.txt").write_text(f"[{GROUP}]\npig = {module}:load\n")
    monkeypatch.setattr(sys, "path", [str(tmp_path / "one"), str(tmp_path / "two")])
    assert registered(GROUP) == [Registered("pig", "new:load")]


def test_a_package_in_an_archive_is_found_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    archive = tmp_path / "pig.zip"
    with zipfile.ZipFile(archive, "w") as made:
        made.writestr("pig-1.0.dist-info/METADATA", "Metadata-Version: 2.1\nName: pig\nVersion: 1.0\n")
        made.writestr("pig-1.0.dist-info/entry_points.txt", f"[{GROUP}]\npig = pig:load\n")
    monkeypatch.setattr(sys, "path", [str(archive), *sys.path])
    assert Registered("pig", "pig:load") in registered(GROUP)
