"""Save files: on disk after every answer, never overwritten, replayed through the rules, mended when cut."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from garrison import __version__
from garrison.core import journal
from garrison.core.ask import Answer, Choice, Draw, Drawn, Rolled
from garrison.core.errors import BadSave, Unknown
from garrison.core.game import Game, Ruling, Setup
from garrison.table import games, store
from garrison.table.chance import NoChance
from garrison.table.games import FindGame
from garrison.table.header import header_of
from garrison.table.store import StoppedSave
from garrison.table.table import Table
from garrison.testing.toy import load_game

from .conftest import MakeTable


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "night.save"


def play(table: Table, answers: int) -> None:
    for _ in range(answers):
        if isinstance(table.ask, Choice):
            table.answer(table.ask.seats[0], table.ask.options[-1])


@pytest.fixture
def saved(path: Path, new_table: MakeTable) -> Table:
    """A table with a save of five answers, one of them taken back."""
    table = new_table()
    store.create(path, table)
    play(table, 5)
    table.undo()
    return table


def test_the_file_is_whole_after_every_answer(path: Path, new_table: MakeTable, find_game: FindGame) -> None:
    table = new_table()
    store.create(path, table)
    for move in (lambda: play(table, 1), table.undo, table.redo, table.fresh, lambda: play(table, 1)):
        move()
        assert path.read_bytes() == journal.dump(table.journal)
        again = store.load(path, find_game)
        assert (again.hash(), again.tree()) == (table.hash(), table.tree())


def test_each_entry_is_on_disk_before_the_next_is_made(path: Path, game: Game) -> None:
    table = Table.new(game, Setup("night"), 0, ["human"], NoChance(), real=("dice", "cards"))
    store.create(path, table)
    answers: list[Answer] = [Drawn("stay-dark"), Drawn("dry"), Rolled((3,))]
    seen = []
    for answer in answers:
        table.put(answer)
        seen.append(path.read_bytes().count(b"\n"))
        if answer == answers[0]:
            table.answer(0, "light lantern")
            seen.append(path.read_bytes().count(b"\n"))
    assert seen == [2, 3, 4, 5]  # header and order; the pick before the match; the match before the wind


def test_an_existing_file_is_never_written_over(path: Path, new_table: MakeTable) -> None:
    path.write_text("precious")
    table = new_table()
    with pytest.raises(BadSave, match=r"night.save: exists and is never written over"):
        store.create(path, table)
    assert path.read_text() == "precious"
    assert table.sink is None


def test_a_folder_that_is_not_there_is_named(
    tmp_path: Path, new_table: MakeTable, find_game: FindGame
) -> None:
    with pytest.raises(BadSave, match=r"nowhere/a.save: cannot be written: No such file"):
        store.create(tmp_path / "nowhere" / "a.save", new_table())
    with pytest.raises(BadSave, match=r"b.save: cannot be read: No such file"):
        store.load(tmp_path / "b.save", find_game)
    with pytest.raises(BadSave, match=r"cannot be read: Is a directory"):
        store.load(tmp_path, find_game)


def test_a_resumed_game_goes_on_in_the_same_file(path: Path, saved: Table, find_game: FindGame) -> None:
    table = store.resume(path, find_game)
    for one in (saved, table):
        one.sink = None if one is saved else one.sink
        one.redo()
        play(one, 2)
    assert path.read_bytes() == journal.dump(table.journal) == journal.dump(saved.journal)


def test_two_programs_do_not_write_to_one_save(path: Path, saved: Table, find_game: FindGame) -> None:
    other = store.resume(path, find_game)
    play(other, 1)
    text, before = path.read_bytes(), saved.hash()
    with pytest.raises(BadSave, match="another program has written to it"):
        play(saved, 1)
    assert (path.read_bytes(), saved.hash()) == (text, before)


def test_a_deleted_save_is_noticed_at_the_next_answer(path: Path, saved: Table) -> None:
    path.unlink()
    before = saved.hash()
    with pytest.raises(BadSave, match=r"cannot be written: No such file"):
        play(saved, 1)
    assert saved.hash() == before


def test_a_cut_in_the_last_line_is_named_and_can_be_salvaged(
    path: Path, saved: Table, find_game: FindGame
) -> None:
    text = path.read_bytes()
    start = text.rfind(b"\n", 0, -1) + 1
    lines = text.count(b"\n")
    for cut in range(start + 1, len(text) - 1):
        path.write_bytes(text[:cut])
        with pytest.raises(BadSave, match=rf"night.save, line {lines}: cut short; .* --salvage"):
            store.load(path, find_game)
        table = store.load(path, find_game, salvage=True)
        assert journal.dump(table.journal) == text[:start]
        assert path.read_bytes() == text[:cut]  # loading only reads


def test_a_salvaged_save_is_mended_and_goes_on(path: Path, saved: Table, find_game: FindGame) -> None:
    text = path.read_bytes()
    path.write_bytes(text[:-4])
    table = store.resume(path, find_game, salvage=True)
    play(table, 1)
    assert path.read_bytes() == journal.dump(table.journal)
    assert store.load(path, find_game).hash() == table.hash()


def test_a_save_that_misses_only_its_last_line_end_goes_on(
    path: Path, saved: Table, find_game: FindGame
) -> None:
    path.write_bytes(path.read_bytes()[:-1])
    table = store.resume(path, find_game)
    play(table, 1)
    assert path.read_bytes() == journal.dump(table.journal)


def replaced(path: Path, old: str, new: str) -> None:
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")


@pytest.mark.parametrize(
    "old, new, error, says",
    [
        ("last-match", "chess", Unknown, "line 1: unknown game 'chess'; valid: last-match"),
        ('"night"', '"noon"', Unknown, "line 1: unknown scenario 'noon'; valid: night"),
        ('"players":1', '"players":9', Unknown, r"line 1: .* not for 9 player\(s\); valid: 1, 2"),
        ('["human"]', '["robot"]', Unknown, "line 1: unknown seat kind 'robot'; valid: human"),
        ('["human"]', '["human","human"]', Unknown, "line 1: .* seats 1"),
        ('"seed"', '"edition":"gold","seed"', Unknown, "line 1: unknown edition 'gold'"),
        ('"seed"', '"rulings":{"r":1},"seed"', Unknown, "line 1: unknown ruling 'r'"),
        (
            '"seed"',
            '"dice":"loaded","seed"',
            Unknown,
            "line 1: unknown kind of dice 'loaded'; valid: fair, known",
        ),
        (
            '"components":""',
            '"components":"9f2c"',
            BadSave,
            "line 1: made with component data 9f2c, but here it is none",
        ),
        ('"save":1', '"save":7', BadSave, "line 1: save format 7 is not known; valid: 1"),
        ('"n":1,', '"n":2,', BadSave, "line 2: .*answer 2 is out of sequence; expected n = 1"),
        (
            '"draw":"orders"',
            '"draw":"box"',
            BadSave,
            "line 2: .* the game draws from 'orders', not from 'box'",
        ),
        ('"roll":"1d6"', '"roll":"2d6"', BadSave, "line 5: .* the game asks for 1d6, not 2d6"),
        ('"seat":0', '"seat":1', BadSave, r"line 3: .* seat 1 is not asked"),
        ('"go":', '"go":99', BadSave, r"line \d+: .*unknown node 99"),
        ('"pick":"light beacon"', '"pick":"fly"', BadSave, "line 3: .* unknown option 'fly'"),
    ],
)
def test_a_save_that_cannot_be_played_names_its_line_and_what_would_be_valid(
    path: Path, saved: Table, find_game: FindGame, old: str, new: str, error: type[Exception], says: str
) -> None:
    replaced(path, old, new)
    with pytest.raises(error, match=says) as caught:
        store.load(path, find_game)
    assert str(path) in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_line_the_rules_do_not_offer_stops_there_and_keeps_the_rest(
    path: Path, saved: Table, find_game: FindGame
) -> None:
    replaced(path, '"pick":"light beacon"', '"pick":"rest"')
    says = r'line 3: \{"n":2,"seat":0,"pick":"rest"\}: \'rest\' is not on offer: no-rest \[2.3\]'
    with pytest.raises(StoppedSave, match=says) as caught:
        store.load(path, find_game)
    table = caught.value.table
    assert table.cursor == 1
    play(table, 1)  # the rest is a table like any other
    assert table.cursor > 1


def test_a_save_of_older_rules_is_played_and_says_so_only_where_it_stops(
    path: Path, saved: Table, find_game: FindGame, game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game, "about", replace(game.about, rules=3))
    assert store.load(path, find_game).hash() == saved.hash()
    replaced(path, '"pick":"light beacon"', '"pick":"rest"')
    replaced(path, '"garrison":"', '"garrison":"0.1.9+')
    says = (
        r"line 3: .*'rest' is not on offer: .*; asked here: keep-watch \[2.0\], valid: light lantern, light beacon"
        r".* \(saved by garrison 0.1.9.* under rules 1; this is garrison .* with rules 3\)"
    )
    with pytest.raises(StoppedSave, match=says):
        store.load(path, find_game)


@pytest.mark.parametrize("rules", [0, 2, 99])
def test_rules_that_are_not_known_here_are_refused_in_one_line(
    path: Path, saved: Table, find_game: FindGame, rules: int
) -> None:
    replaced(path, '"rules":1', f'"rules":{rules}')
    with pytest.raises(
        BadSave, match=rf"line 1: saved by garrison .* under rules {rules} of last-match"
    ) as caught:
        store.load(path, find_game)
    assert "\n" not in str(caught.value)


def test_the_header_names_the_version_and_every_ruling_as_played(path: Path) -> None:
    game = games.find("castle-itter")
    setup = Setup("standard", rulings={"inspire_self": 1})
    store.create(path, Table.new(game, setup, 1, ["human"]))
    header = store.peek(path)
    assert header.garrison == __version__
    assert header.rulings == {r.id: int(r.id == "inspire_self") for r in game.about.rulings}


def test_a_ruling_that_a_save_does_not_name_is_read_as_it_was_formerly(
    path: Path, saved: Table, find_game: FindGame, game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A new reading is recommended from now on: new games are played by it, old saves by the one they know."""
    ruling = Ruling("damp", 2, "p. 1", "guess", formerly=1)
    monkeypatch.setattr(game, "about", replace(game.about, rules=2, rulings=(ruling,)))
    assert store.load(path, find_game).setup.rulings == {"damp": 1}
    new = Table.new(game, Setup("night"), 7, ["human"])
    assert (new.journal.header.rulings, new.setup.rulings) == ({"damp": 0}, {})


def test_a_mission_that_was_changed_is_played_as_the_save_has_it(path: Path) -> None:
    """The save carries the whole mission: here one whose round limit we no longer have."""
    game = games.find("wolfenstein")
    table = Table.new(game, Setup("mission-3"), 1, ["human"])
    header = table.journal.header
    carried = msgspec.json.decode(msgspec.json.encode(header.content))
    carried["played_missions"]["mission-3"]["round_limit"] = 3
    old = games.find("wolfenstein", carried)
    path.write_bytes(journal.write(header_as(old, carried)))
    again = store.load(path)
    assert again.setup.extra["mission"] == header_as(old, carried).extra["mission"]
    assert again.setup.extra["mission"] != header.extra["mission"]


def header_as(game: Game, content: dict[str, object]) -> journal.Header:
    """What a garrison would have written that had this content."""
    setup = game.settle(Setup("mission-3"))
    return msgspec.structs.replace(
        header_of(game, setup, 1, ["human"], "seeded"), content=content, corrections={}
    )


def test_what_editors_and_mail_make_of_a_save_is_read(path: Path, saved: Table, find_game: FindGame) -> None:
    text = path.read_bytes()
    path.write_bytes(b"\xef\xbb\xbf" + text.replace(b"\n", b"\r\n"))
    assert store.load(path, find_game).hash() == saved.hash()
    assert store.peek(path).game == "last-match"
    table = store.resume(path, find_game)
    play(table, 1)
    assert path.read_bytes() == journal.dump(table.journal)
    assert [other.name for other in path.parent.iterdir()] == [path.name]


def test_a_broken_line_in_the_middle_is_shown_and_what_stands_before_it_can_be_kept(
    path: Path, saved: Table, find_game: FindGame
) -> None:
    lines = path.read_bytes().splitlines(keepends=True)
    lines[3] = b'{"n":3,"ro\xff\xfell":"1d6"\n'
    path.write_bytes(b"".join(lines))
    with pytest.raises(BadSave, match=r"line 4: cannot be read: it says '\{\"n\":3,\"ro.* --salvage"):
        store.load(path, find_game)
    damaged = path.read_bytes()
    table = store.resume(path, find_game, salvage=True)
    assert table.cursor == 2
    assert path.read_bytes() == b"".join(lines[:3])
    assert path.with_name(f"{path.name}.damaged").read_bytes() == damaged, "nothing is lost"


def test_corrections_of_an_owner_travel_with_the_save(path: Path) -> None:
    asked: list[dict[str, object] | None] = []

    def find(game_id: str, corrections: dict[str, object] | None) -> Game:
        asked.append(corrections)
        game = load_game(corrections)
        game.corrections = corrections or {}
        return game

    game = find("last-match", {"match": {"dry": 5}})
    store.create(path, Table.new(game, Setup("night"), 0, ["human"]))
    table = store.load(path, find)
    assert asked[-1] == table.game.corrections == {"match": {"dry": 5}}
    assert store.peek(path).corrections == {"match": {"dry": 5}}


def test_real_dice_are_asked_for_where_a_save_goes_on(path: Path, game: Game, find_game: FindGame) -> None:
    table = Table.new(game, Setup("night"), 0, ["human"], NoChance(), real=("dice", "cards"))
    store.create(path, table)
    table.put(Drawn("stay-dark"))
    again = store.load(path, find_game)
    assert again.hash() == table.hash()
    again.answer(0, "light lantern")
    assert isinstance(again.real_ask, Draw)


def test_verify_plays_again_and_reports(path: Path, saved: Table, find_game: FindGame) -> None:
    found = store.verify(path, find_game)
    assert (found.game, found.cursor, found.takebacks, found.over) == ("last-match", saved.cursor, 1, False)
    assert (found.hash, found.journal_hash) == (saved.hash(), saved.journal_hash())
    assert found.answers == len(saved.tree()) - 1


def test_verify_notices_a_broken_position(path: Path, saved: Table) -> None:
    class Broken(type(load_game())):  # type: ignore[misc]
        def check(self, p: object) -> list[str]:
            return ["a match is missing"]

    with pytest.raises(BadSave, match="the position is broken: a match is missing"):
        store.verify(path, lambda game_id, corrections: Broken())


def test_peek_reads_only_the_header(path: Path, saved: Table) -> None:
    assert store.peek(path) == saved.journal.header
    path.write_bytes(b"\x00\x01")
    with pytest.raises(BadSave, match=r"night.save, line 1"):
        store.peek(path)


def test_the_folder_for_saves_follows_the_environment(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("GARRISON_HOME", str(tmp_path / "own"))
    assert store.home() == tmp_path / "own"
    first = store.new_path("toy")
    assert first.parent == tmp_path / "own" / "saves"
    first.touch()
    assert store.new_path("toy") != first
    monkeypatch.delenv("GARRISON_HOME")
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "xdg"))
    assert store.home() == tmp_path / "xdg" / "garrison"
