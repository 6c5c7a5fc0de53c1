"""Variants of our games whose data have changed since the last release: a new card, another value, a scenario gone."""

from __future__ import annotations

import copy
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from garrison.core import pickling
from garrison.core.components.boxed import BoxedGame
from garrison.games.wolfenstein.missions import catalogue
from garrison.games.wolfenstein.missions import format as missions
from garrison.table import games
from tests.saves.test_corpus import RECORDED
from tests.tools.load_script import load_script

Sections = dict[str, Any]
GAMES = ("castle-itter", "westerplatte", "wolfenstein")
NEXT = "99.0.0"  # a release to come, should today's data be of none yet
SCENARIO_GONE = {"castle-itter": "elite-1", "westerplatte": "hard-1", "wolfenstein": "mission-3-1"}


def change_itter(sections: Sections) -> None:
    """A new kind of SS card before all others, a weapon that suppresses more, no Elite scenario."""
    sniper = {"deck": 4, "kind": "sniper", "copies": 1, "source": "a test", "confidence": "certain"}
    sections["ss_cards"] = {"4-sniper": sniper, **sections["ss_cards"]}
    sections["ss_cards"]["4-suppressive-fire"]["copies"] -= 1
    sections["positions"]["bj_cannon"]["suppress"] = 6
    del sections["variants"]["elite"]


def change_westerplatte(sections: Sections) -> None:
    """A new air raid before all others, one more movement point, no hard game."""
    raid = {**sections["air_raids"]["1-raid-1"], "copies": 1}
    sections["air_raids"] = {"1-raid-3": raid, **sections["air_raids"]}
    sections["troops"]["1-A-1"]["copies"] = 0
    sections["rules"]["movement_points"]["value"] = 3
    del sections["difficulties"]["hard"]


def change_wolfenstein(sections: Sections) -> None:
    """A new card of equipment before all others and another hero's health."""
    crowbar = {**sections["equipment"]["knife"], "name": "Crowbar", "copies": 1}
    sections["equipment"] = {"crowbar": crowbar, **sections["equipment"]}
    sections["equipment"]["knife"]["copies"] -= 1
    sections["heroes"]["bj"]["hp"] = 5


CHANGES: dict[str, Callable[[Sections], None]] = {
    "castle-itter": change_itter,
    "westerplatte": change_westerplatte,
    "wolfenstein": change_wolfenstein,
}


def saves_of(name: str, part: str = "") -> list[Path]:
    """The saves of a game in the corpus, those with that in their names."""
    return [path for path, _ in RECORDED if path.name.startswith(name) and part in path.name]


def gone(name: str) -> list[Path]:
    """Saves of the scenario that the changed game no longer has, of every version."""
    return saves_of(name, f"{SCENARIO_GONE[name]}-")


def forget() -> None:
    """Build all games again when they are next asked for."""
    games._load.cache_clear()
    pickling.game_again.cache_clear()
    catalogue.source.cache_clear()


def tool() -> ModuleType:
    """The program that keeps former data."""
    return load_script("tools/former_data.py")


@contextmanager
def changed_data(name: str, folder: Path, registered: bool = True) -> Iterator[BoxedGame[Any]]:
    """The game with changed data; those of all releases and today's are made former data first."""
    today = games.find(name)
    assert isinstance(today, BoxedGame)
    recorder = tool()
    shutil.copytree(recorder.RECORDED / name, folder / "released" / name)
    recorder.record(today, NEXT, folder / "released")
    box = copy.copy(today.box)
    for kept in ("former", "today"):
        box.__dict__.pop(kept, None)
    box.__dict__["base"] = copy.deepcopy(today.box.base)
    CHANGES[name](box.__dict__["base"])
    box.file, box._former_bases = folder / box.file.name, {}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(today), "box", box)
        if name == "wolfenstein":
            patch.setattr(missions, "FOLDER", changed_missions(folder / "missions"))
        forget()
        changed = games.find(name)
        assert isinstance(changed, BoxedGame)
        if registered:
            assert recorder.write(changed, folder / "released")
        yield changed
    forget()


def changed_missions(folder: Path) -> Path:
    """Our missions without the third, and with more time for the first."""
    folder.mkdir()
    for path in missions.FOLDER.glob("mission-*.toml"):
        text = path.read_text("utf-8")
        if path.stem == "mission-1":
            text = text.replace("round_limit = 6", "round_limit = 7")
        if path.stem != "mission-3":
            (folder / path.name).write_text(text, "utf-8")
    return folder
