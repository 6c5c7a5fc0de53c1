"""When a game gains a card, corrects a value or loses a scenario, everything recorded before goes on unchanged."""

from __future__ import annotations

import asyncio
import pickle
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from garrison.core import journal, save_text
from garrison.core.content import FORMER, content_of, former_data_of
from garrison.core.errors import BadFormer, BadSave
from garrison.core.game import Setup
from garrison.core.position_text import read, write
from garrison.core.sheet_text import BadPosition
from garrison.lab.row_replay import game_of_row
from garrison.table import campaigns, games, store
from garrison.table.batch import Batch, BatchPlayer
from garrison.table.data import game_for_save, game_for_text
from garrison.table.header import header_of
from garrison.table.links.game_link import QR_BYTES, link_of, save_of
from garrison.table.message_report import messages_report
from garrison.table.position_file import letters_of, text_of
from garrison.table.table import Table
from garrison.web.advice.ai_pool import AiPool
from garrison.web.files import file_worker
from garrison.web.protocol.http import NewTable
from garrison.web.protocol.positions import PositionEdit
from garrison.web.render.catalogue import table_listed
from garrison.web.render.position import edited
from garrison.web.session.lobby import Lobby
from garrison.web.session.settings import Settings
from garrison.web.store.memory import MemoryStore
from tests.saves.former import GAMES, changed_data, gone, saves_of
from tests.saves.test_corpus import RECORDED

HERE = Path(__file__).parent
GOLDEN = HERE.parent / "golden"
CORRECTIONS: dict[str, dict[str, object]] = {
    "castle-itter": {"variants": {"elite": {"tactics_in_play": 1}}},
    "westerplatte": {"difficulties": {"hard": {"positive": 2, "negative": 4}}},
    "wolfenstein": {"heroes": {"bj": {"hp": 6}}},
}
every_game = pytest.mark.parametrize("name", GAMES)


# ---------------------------------------------------------------- saves


@every_game
def test_the_whole_corpus_replays_with_changed_data(name: str, tmp_path: Path) -> None:
    golden = {path: store.load(path).hash() for path in GOLDEN.glob(f"{name}-*.save")}
    rows = {path: row for path, row in RECORDED if path.name.startswith(name)}
    with changed_data(name, tmp_path) as changed:
        for path, row in rows.items():
            table = store.load(path)
            assert table.game.components_hash != changed.components_hash
            found = {
                "hash": table.hash(),
                "journal_hash": table.journal_hash(),
                "answers": len(table.journal.nodes) - 1,
                "over": table.outcome is not None,
            }
            assert found == row, path
        for path, ended in golden.items():
            assert store.load(path).hash() == ended


@every_game
def test_the_changed_game_itself_has_the_new_data(name: str, tmp_path: Path) -> None:
    """Without this the other tests would show nothing."""
    today = games.find(name)
    with changed_data(name, tmp_path) as changed:
        assert changed.components_hash != today.components_hash
        assert len(changed.about.scenarios) == len(today.about.scenarios) - 1
        former = games.find(name, {FORMER: former_data_of(changed)[0]})
        assert former.components_hash == today.components_hash
        assert former.about.scenarios == today.about.scenarios
        assert messages_report(former)["missing"] == []
        setup = changed.settle(Setup(changed.about.scenarios[0].id))
        table = Table(changed, header_of(changed, setup, 1, ["human"], "known"))
        save = tmp_path / "new.save"
        save.write_bytes(journal.dump(table.journal))
        assert store.load(save).game.components_hash == changed.components_hash


@every_game
def test_a_table_with_former_data_can_be_begun_again_and_sent_elsewhere(name: str, tmp_path: Path) -> None:
    with changed_data(name, tmp_path):
        old = store.load(gone(name)[0])
        again = header_of(old.game, old.setup, 1, old.seats, "known")
        assert game_for_save(again) is old.game
        assert content_of(old.game, old.setup) == again.content
        twin = pickle.loads(pickle.dumps(old.position))
        assert old.game.dump(twin) == old.game.dump(old.position)


@every_game
def test_corrections_of_an_owner_apply_to_former_data(name: str, tmp_path: Path) -> None:
    """In two games they are of a record that the game no longer has."""
    own = CORRECTIONS[name]
    today = games.find(name, own)
    assert today.components_hash != games.find(name).components_hash
    header = header_of(today, today.settle(Setup(today.about.scenarios[0].id)), 1, ["human"], "known")
    with changed_data(name, tmp_path):
        game = game_for_save(header)
        assert game.components_hash == header.components
        assert game.corrections == {FORMER: former_data_of(games.find(name))[0], **own}
        assert game is game_for_save(
            header_of(game, game.settle(Setup(header.scenario)), 2, ["human"], "known")
        )


# ---------------------------------------------------------------- links, texts, files, campaigns, studies


@every_game
def test_links_and_codes_made_before_open(name: str, tmp_path: Path) -> None:
    """A QR code holds the address with the letters of the link."""
    made = {}
    for path in [*gone(name), *saves_of(name, "corrections"), *saves_of(name, "typed")]:
        header, entries = save_text.read(path.read_bytes())
        normal = b"".join(journal.write(line) for line in (header, *(entry for _, entry in entries)))
        made[link_of(path.read_bytes()).letters] = normal
    assert max(map(len, made)) <= QR_BYTES
    with changed_data(name, tmp_path):
        for letters, save in made.items():
            assert save_of(letters) == save
            assert link_of(save).letters == letters


@every_game
def test_positions_written_before_are_the_same_positions(name: str, tmp_path: Path) -> None:
    written = {}
    for path in gone(name) + saves_of(name, "corrections")[:1]:
        table = store.load(path)
        table.go(min(40, table.cursor))
        if not table.journal.header.corrections:
            written[write(table.game, table.position)] = table.hash()
    assert written
    with changed_data(name, tmp_path) as changed:
        for text, ended in written.items():
            game = game_for_text(changed, text_of(letters_of(text)))
            _, p = read(game, text)
            assert game.hash(p) == ended
            assert write(game, p) == text
            assert edited(PositionEdit(text=text), "en").text == text


@every_game
def test_positions_of_the_changed_game_name_its_data(name: str, tmp_path: Path) -> None:
    with changed_data(name, tmp_path) as changed:
        setup = changed.settle(Setup(changed.about.scenarios[0].id))
        text = write(changed, changed.setup(setup))
        assert f"components: {changed.components_hash}\n" in text
        assert game_for_text(changed, text) is changed
        _, p = read(changed, text)
        assert changed.hash(p) == changed.hash(changed.setup(setup))
        unknown = text.replace(changed.components_hash, "0123456789abcdef")
        with pytest.raises(BadPosition, match=r"^components: written with component data 0123456789abcdef"):
            game_for_text(changed, unknown)


@every_game
def test_the_web_looks_through_old_saves(name: str, tmp_path: Path) -> None:
    with changed_data(name, tmp_path):
        for path in [*gone(name), *saves_of(name, "corrections")]:
            assert (
                file_worker.look_through(file_worker.CheckSave(path.read_bytes(), False))
                == file_worker.Good()
            )


@every_game
def test_tables_of_the_web_are_listed_opened_and_begun_again(name: str, tmp_path: Path) -> None:
    old = next(path for path in gone(name) if "unfinished" in path.name)

    async def walk() -> None:
        lobby = Lobby(MemoryStore(), Settings(), AiPool(1).choose)
        made = await lobby.open_save(old.read_bytes(), False)
        stored = await lobby.store.load(made.table)
        assert stored is not None
        listed = table_listed(stored, (), "en")
        assert (listed.unreadable, listed.scenario) == ("", store.peek(old).scenario)
        session = await lobby.table(made.table)
        assert session.table.hash() == store.load(old).hash()
        text = await lobby.position(made.table, [stored.row.watch, *made.tokens])
        begun = await lobby.set_up(NewTable(game=name, position=text))
        assert (await lobby.table(begun.table)).table.game is session.table.game
        await lobby.close()

    with changed_data(name, tmp_path):
        asyncio.run(walk())


@every_game
def test_a_row_of_a_study_is_played_again_with_its_data(name: str, tmp_path: Path) -> None:
    batch = Batch(
        name, games.find(name).settle(Setup(games.find(name).about.scenarios[0].id)), "heuristic", 1, 5
    )
    digest = BatchPlayer(batch).play(5).digest
    components = games.find(name).components_hash
    with changed_data(name, tmp_path):
        game = game_of_row(batch, components)
        assert BatchPlayer(replace(batch, corrections=dict(game.corrections))).play(5).digest == digest


def test_a_campaign_keeps_what_came_of_a_mission_that_is_gone(tmp_path: Path) -> None:
    game = games.find("wolfenstein")
    rows = [
        campaigns.MissionResult(
            1, f"t{n}", f"mission-{n}", "daddy", 1, True, 4, 0, "2026-01-01T00:00:00+00:00"
        )
        for n in (1, 2, 3)
    ]
    campaigns.add_results(tmp_path, game, "", rows)
    with changed_data("wolfenstein", tmp_path) as changed:
        stages = campaigns.stages(tmp_path, changed)
        assert [stage.mission for stage in stages][:3] == ["mission-1", "mission-2", "mission-4"]
        assert [stage.wins for stage in stages][:3] == [1, 1, 0]
        assert campaigns.results(campaigns.path_of(tmp_path, "wolfenstein")) == rows


# ---------------------------------------------------------------- what is missing


@every_game
def test_without_the_former_data_it_is_said_which_are_missing(name: str, tmp_path: Path) -> None:
    before = store.peek(gone(name)[0]).components
    with changed_data(name, tmp_path, registered=False) as changed:
        wanted = f"line 1: made with component data {before}, but here it is {changed.components_hash}, and former data"
        with pytest.raises(BadSave, match=f"{wanted} that fits is missing \\(known: none\\)"):
            store.load(gone(name)[0])
        with pytest.raises(
            BadFormer, match=f"^former component data '{before}' are missing here; known: none"
        ):
            games.find(name, {FORMER: before})


def test_a_save_of_newer_rules_says_so_whatever_its_data() -> None:
    header = store.peek(gone("castle-itter")[0])
    newer = msgspec.structs.replace(header, rules=99, components="0123456789abcdef")
    with pytest.raises(BadSave, match="under rules 99 of castle-itter; this one"):
        game_for_save(newer)
