"""Fair dice: the same for the same answers, unforeseeable, bound to key, words and place."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

import pytest

from garrison.core import journal, save_text
from garrison.core.ask import Choice, Draw, Drawn, Prompt, Roll, Rolled
from garrison.core.errors import BadSave, NotOffered
from garrison.core.game import Game
from garrison.core.journal import AnswerEntry, Commit, DrawEntry, Key, PickEntry, RollEntry, Words
from garrison.table import games
from garrison.table.fair_check import check_dice
from garrison.table.fair_dice import FairChance, KeysInMemory, derived, words_digest
from garrison.table.key_folder import KeyFolder
from garrison.table.one_line import one_line
from garrison.table.replay import follow
from garrison.table.table import Table
from tests.fair.conftest import begun, play

EXAMPLE = Path(__file__).parents[2] / "docs" / "fair-dice.md"
NO_PROMPT = Prompt("", "")


@pytest.fixture(scope="module")
def game() -> Game:
    return games.find("castle-itter")


def answers(table: Table) -> list[str]:
    return [journal.write(entry).decode() for entry in table.line()]


def chance_answers(line: list[AnswerEntry]) -> list[AnswerEntry]:
    return [entry for entry in line if isinstance(entry, (RollEntry, DrawEntry))]


def reread(table: Table, keys: KeysInMemory) -> Table:
    """The same record opened by somebody who has these keys."""
    again = Table(table.game, table.journal.header, FairChance(keys))
    follow(again, enumerate(table.journal.entries, start=2))
    return again


def test_the_example_of_the_specification_is_what_the_code_does() -> None:
    (text,) = re.findall(r"```json\n(.*?)```", EXAMPLE.read_text("utf-8"), re.DOTALL)
    _, said, pick, roll, draw, key = text.strip().split("\n")
    words = save_text.read_entry(said.encode(), 2)
    published = save_text.read_entry(key.encode(), 6)
    assert isinstance(words, Words)
    assert isinstance(published, Key)
    secret, digest, chance = bytes.fromhex(published.key), words_digest([words]), FairChance(KeysInMemory())
    place = chance.start(0, 0)
    first = save_text.read_entry(pick.encode(), 3)
    rolled = save_text.read_entry(roll.encode(), 4)
    drawn = save_text.read_entry(draw.encode(), 5)
    assert isinstance(first, PickEntry)
    place = chance.passed(place, first)
    assert isinstance(rolled, RollEntry)
    assert derived(secret, digest, place, Roll(3, 6, NO_PROMPT)) == Rolled(rolled.got)
    place = chance.passed(place, rolled)
    assert isinstance(drawn, DrawEntry)
    bag = published.bags["3"]
    assert derived(secret, digest, place, Draw("cards", bag, (), NO_PROMPT)) == Drawn(drawn.got)
    for value in (digest.hex(), f"{place:064x}"):
        assert value in EXAMPLE.read_text("utf-8")


def test_going_back_and_forward_shows_the_same_dice_for_the_same_answers(game: Game) -> None:
    table = play(begun(game, KeysInMemory()), decisions=40)
    before, nodes = answers(table), len(table.journal.nodes)
    assert len(chance_answers(table.line())) > 10
    for _ in range(15):
        table.undo()
    for _ in range(15):
        table.redo()
    table.proceed()
    assert answers(table) == before
    for _ in range(15):
        table.undo()
    again = [
        node.entry for node in table.journal.nodes[table.cursor + 1 :] if isinstance(node.entry, PickEntry)
    ]
    for pick in again:
        table.answer(pick.seat, pick.pick)
    assert answers(table) == before
    assert len(table.journal.nodes) == nodes, "nothing was thrown twice"


def test_fresh_dice_are_new_each_time_and_recorded(game: Game) -> None:
    table = play(begun(game, KeysInMemory()), decisions=20)
    roll = next(node for node in table.journal.nodes if isinstance(node.entry, RollEntry) and node.depth > 5)
    assert roll.parent is not None
    places = {table._luck[roll.id].chance}
    for times in (1, 2):
        table.go(roll.parent.id)
        table.fresh()
        table.proceed()
        node = table.journal.node(table.cursor)
        while node.parent is not None and node.parent is not roll.parent:
            node = node.parent
        places.add(table._luck[node.id].chance)
        assert roll.parent.times == times
    assert len(places) == 3


def test_other_keys_words_and_answers_give_other_dice(game: Game) -> None:
    key, other = bytes(32), bytes(31) + b"\1"
    nothing, words = words_digest([]), words_digest([Words("open sesame", 0)])
    many = Roll(40, 6, NO_PROMPT)
    said = [
        derived(key, nothing, 1, many),
        derived(other, nothing, 1, many),
        derived(key, words, 1, many),
        derived(key, words_digest([Words("open sesame", 1)]), 1, many),
        derived(key, nothing, 2, many),
    ]
    assert len(set(said)) == len(said)


def test_numbers_beyond_the_last_whole_round_are_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """2**32 is no multiple of 6: the last four numbers would favour the low faces."""
    blocks = iter([b"\xff\xff\xff\xfc" * 8, b"\xff\xff\xff\xfb" * 8])
    monkeypatch.setattr("garrison.table.fair_dice.hmac.digest", lambda *_: next(blocks))
    assert derived(b"", b"", 1, Roll(1, 6, NO_PROMPT)) == Rolled((6,))


def test_a_bag_is_drawn_from_by_name_and_weight(monkeypatch: pytest.MonkeyPatch) -> None:
    bag = {"b": 2, "é": 1, "Z": 1, "a": 3}
    for number, name in enumerate(["Z", "a", "a", "a", "b", "b", "é"]):
        block = number.to_bytes(4) * 8
        monkeypatch.setattr("garrison.table.fair_dice.hmac.digest", lambda *_, block=block: block)
        assert derived(b"", b"", 1, Draw("cards", bag, (), NO_PROMPT)) == Drawn(name)


def test_the_key_is_in_no_save_before_the_end_and_in_it_after(game: Game) -> None:
    keys = KeysInMemory()
    table = play(begun(game, keys), decisions=30)
    (key,) = keys.new.values()
    text = journal.dump(table.journal)
    assert isinstance(table.ask, Choice)
    assert key.hex().encode() not in text
    assert key not in text
    assert hashlib.sha256(key).hexdigest().encode() in text
    play(table)
    assert table.outcome is not None
    assert key.hex().encode() in journal.dump(table.journal)
    assert check_dice(journal.dump(table.journal)).ok


def test_a_copy_without_the_key_gets_new_dice_and_says_so(game: Game) -> None:
    table = play(begun(game, KeysInMemory()), decisions=40)
    entries = len(table.journal.entries)
    elsewhere = KeysInMemory()
    copy = play(reread(table, elsewhere))
    later = copy.journal.entries[entries:]
    (commit,) = [entry for entry in later if isinstance(entry, Commit)]
    assert list(elsewhere.new) == [commit.commit]
    assert not any(isinstance(entry, (RollEntry, DrawEntry)) for entry in later[: later.index(commit)])
    report = check_dice(journal.dump(copy.journal))
    assert report.fault is None
    assert report.renewed == 1
    assert report.sealed == len(chance_answers(table.line())), "the first key is with the original alone"
    assert not report.ok


def test_a_copy_without_the_key_walks_what_is_known_without_new_dice(game: Game) -> None:
    table = play(begun(game, KeysInMemory()), decisions=40)
    copy, line = reread(table, KeysInMemory()), answers(table)
    picks = [node.entry for node in copy.journal.nodes if isinstance(node.entry, PickEntry)]
    copy.go(0)
    copy.proceed()
    for pick in picks:
        copy.answer(pick.seat, pick.pick)
    assert answers(copy) == line
    assert copy.journal.commitments == table.journal.commitments


def test_a_game_taken_back_after_its_end_goes_on_under_a_new_key(game: Game) -> None:
    table = play(begun(game, KeysInMemory()))
    public = set(table.journal.keys)
    for _ in range(10):
        table.undo()
    taken = table.journal.cursor.taken
    ask = table.ask
    assert isinstance(ask, Choice)
    assert taken is not None
    assert isinstance(taken.entry, PickEntry)
    other = next(option for option in reversed(ask.options) if option.name != taken.entry.pick)
    entries = len(table.journal.entries)
    table.answer(ask.seats[0], other)
    play(table)
    added = table.journal.entries[entries:]
    assert any(isinstance(entry, Commit) for entry in added)
    assert set(table.journal.keys) > public
    report = check_dice(journal.dump(table.journal))
    assert report.ok
    assert report.keys == 2


def test_nothing_can_be_recorded_under_a_key_that_is_public(game: Game) -> None:
    table = play(begun(game, KeysInMemory()))
    roll = next(node for node in table.journal.nodes if isinstance(node.entry, RollEntry))
    assert roll.parent is not None
    assert isinstance(roll.entry, RollEntry)
    table.go(roll.parent.id)
    with pytest.raises(BadSave, match="published before"):
        table.replay(RollEntry(len(table.journal.nodes), roll.entry.roll, roll.entry.got))


def test_words_come_before_the_first_roll_once_for_each_person(game: Game) -> None:
    table = begun(game, KeysInMemory(), ["open  sesame "])
    assert table.journal.words == [Words("open sesame", 0)]
    with pytest.raises(NotOffered, match="seat 0 has added"):
        table.add_words(0, "again")
    with pytest.raises(NotOffered, match="seat 7 is not played by a person"):
        table.add_words(7, "nobody")
    late = play(begun(game, KeysInMemory()), decisions=40)
    size = len(late.journal.entries)
    with pytest.raises(NotOffered, match="before the first roll"):
        late.add_words(0, "too late")
    assert len(late.journal.entries) == size


def test_a_line_of_the_tree_taken_elsewhere_still_checks(finished: bytes) -> None:
    header, entries = save_text.read(finished)
    game = games.find(header.game)
    table = Table(game, header, FairChance(KeysInMemory()))
    follow(table, entries)
    lines = one_line(table.journal, table.cursor)
    report = check_dice(b"\n".join([journal.write(header).rstrip(), *lines, b""]))
    assert report.ok
    assert report.rolls + report.draws == len(chance_answers(table.line()))


def test_keys_lie_in_files_for_the_user_alone(tmp_path: Path) -> None:
    folder = KeyFolder(tmp_path / "keys")
    commitment = FairChance(folder).commit()
    path = tmp_path / "keys" / f"{commitment}.key"
    assert path.stat().st_mode & 0o777 == 0o600
    assert path.parent.stat().st_mode & 0o777 == 0o700
    key = folder.find(commitment)
    assert key is not None
    assert hashlib.sha256(key).hexdigest() == commitment
    assert KeyFolder(tmp_path / "keys", only_own=True).find(commitment) is None
    path.write_text("00" * 32)
    assert folder.find(commitment) is None
    assert folder.find("ab" * 32) is None
