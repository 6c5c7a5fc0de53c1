"""The files of former data: what is wrong in them is named, and a program writes them."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from garrison.core.content import FORMER
from garrison.core.errors import GarrisonError
from garrison.core.game import Setup
from garrison.core.position_text import read, write
from garrison.table import games, store
from garrison.table.data import game_for_save, game_for_text
from garrison.table.header import header_of
from garrison.table.message_report import messages_report
from tests.saves.former import GAMES, changed_data, forget, gone, tool
from tests.saves.test_corpus import RECORDED


def broken(change: Callable[[dict[str, Any]], None], folder: Path, name: str = "castle-itter") -> str:
    """What is said of a former data set after a change to its file."""
    with changed_data(name, folder):
        path = folder / FORMER / f"{store.peek(gone(name)[0]).components}.json"
        data = json.loads(path.read_bytes())
        change(data)
        path.write_text(json.dumps(data), "utf-8")
        with pytest.raises(GarrisonError) as refused:
            store.load(gone(name)[0])
        return str(refused.value).partition(f"{FORMER}/{path.name}: ")[2]


@pytest.mark.parametrize(
    "section, record, fields, said",
    [
        (
            "positions",
            "bj_cannon",
            {"suppress": "six"},
            "positions.bj_cannon.suppress: expected a whole number",
        ),
        (
            "positions",
            "bj_cannon",
            {"supress": 6},
            "positions.bj_cannon: unknown field 'supress'; did you mean",
        ),
        ("positions", "bj_cannon", {"nothing": None}, "positions.bj_cannon.nothing: absent then and now"),
        ("positions", "bj_cannon", 6, "positions.bj_cannon: expected a table, given 6"),
        ("positions", "bj_cannons", None, "positions.bj_cannons: absent then and now; leave it out"),
        ("positions", "bj_cannon", {"suppress": 4}, "with today's data it comes to "),
        ("position", "bj_cannon", {"suppress": 6}, "unknown section 'position'; did you mean positions"),
        ("variants", "elite", None, "variants.elite: absent then and now; leave it out"),
    ],
)
def test_a_wrong_file_is_named_with_record_and_field(
    section: str, record: str, fields: object, said: str, tmp_path: Path
) -> None:
    def change(data: dict[str, Any]) -> None:
        data["sections"].setdefault(section, {})[record] = fields

    assert broken(change, tmp_path).startswith(said)


@pytest.mark.parametrize(
    "change, said",
    [
        (
            {"order": {"variants": ["standard", "elit"]}},
            "order.variants: unknown record 'elit'; did you mean elite",
        ),
        (
            {"order": {"variants": ["standard", "elite"]}},
            "order.variants: veteran is listed 0 times; expected once",
        ),
        ({"order": {"variants": "standard"}}, "order.variants: expected a list of records, given 'standard'"),
        ({"sections": []}, "sections: expected a table, given []"),
        ({"released": "soon"}, "released: expected a version such as 0.2.0, given soon"),
        ({"components": 7}, "components: expected text, given 7"),
        ({"components": "0123"}, "components: 0123 does not go with the name of the file"),
        ({"parts": {}}, "unknown field 'parts'; valid: components, released, sections, order"),
    ],
)
def test_a_wrong_form_is_named(change: dict[str, object], said: str, tmp_path: Path) -> None:
    assert broken(lambda data: data.update(change), tmp_path).startswith(said)


def test_a_wrong_mission_is_named(tmp_path: Path) -> None:
    def change(data: dict[str, Any]) -> None:
        data["sections"]["missions"]["mission-3"]["round_limit"] = "long"

    old = next(path for path in gone("wolfenstein") if path.parent.name == "0.1.0")
    with changed_data("wolfenstein", tmp_path):
        path = tmp_path / FORMER / f"{store.peek(old).components}.json"
        data = json.loads(path.read_bytes())
        change(data)
        path.write_text(json.dumps(data), "utf-8")
        with pytest.raises(GarrisonError, match=r"missions.mission-3: round_limit: expected a whole number"):
            store.load(old)


# ---------------------------------------------------------------- the program that writes them


def test_the_data_of_every_release_are_recorded_and_known() -> None:
    """`scripts/generate former-data` writes what is missing here after a change of a game's data."""
    recorder = tool()
    names = {game.about.id: {name for name, _ in recorder.recorded(game)} for game in recorder.our_games()}
    assert set(names) == set(GAMES)
    for path, _ in RECORDED:
        header = store.peek(path)
        assert header.corrections or header.components in names[header.game]
    for game in recorder.our_games():
        assert list(recorder.differing(game, recorder.wanted(game))) == []
        for former in game.former_data():
            assert messages_report(games.find(game.about.id, {FORMER: former}))["missing"] == []


def test_a_release_records_data_once(tmp_path: Path) -> None:
    recorder, folder = tool(), tmp_path / "released"
    with changed_data("castle-itter", tmp_path) as game:
        before = {name for name, _ in recorder.recorded(game, folder)}
        added = recorder.record(game, "99.1.0", folder)
        assert added.stem == game.components_hash
        assert added.stem not in before
        assert recorder.record(game, "99.2.0", folder) is None
        assert recorder.write(game, folder) == [], "what is today's is not former"
        assert {path.stem for path in (tmp_path / FORMER).iterdir()} == before
        kept = tmp_path / FORMER / f"{min(before)}.json"
        kept.write_text("{}", "utf-8")
        assert list(recorder.differing(game, recorder.wanted(game, folder))) == [kept]
        stray = kept.with_stem("0123")
        stray.write_text("{}", "utf-8")
        assert recorder.write(game, folder) == [kept, stray]
        assert {path.stem for path in (tmp_path / FORMER).iterdir()} == before


def test_where_missions_alone_change_both_are_kept(tmp_path: Path) -> None:
    """Two releases with the same components: what names no mission is of the first, what names one of its own."""
    recorder, folder = tool(), tmp_path / "released"
    with changed_data("wolfenstein", tmp_path) as game:
        recorder.record(game, "99.1.0", folder)
        setup = game.settle(Setup("mission-2"))
        header = msgspec.structs.replace(header_of(game, setup, 1, ["human"], "known"), content={})
        text = write(game, game.setup(setup))
        mission = tmp_path / "missions" / "mission-2.toml"
        mission.write_text(mission.read_text("utf-8").replace("round_limit = 11", "round_limit = 9"), "utf-8")
        forget()
        third = recorder.record(game, "99.2.0", folder)
        assert third.stem == f"{game.components_hash}-99.2.0"
        assert tmp_path / FORMER / f"{game.components_hash}.json" in recorder.write(game, folder)
        game.box.__dict__.pop("former")
        forget()
        today = games.find("wolfenstein")
        assert today.settle(Setup("mission-2")).extra["mission"] != setup.extra["mission"]
        assert game_for_save(header).settle(setup) == setup
        former = game_for_text(today, text)
        assert former.hash(read(former, text)[1]) == game.hash(game.setup(setup))
        assert former.components_hash == today.components_hash
