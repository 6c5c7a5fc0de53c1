"""The journal as JSON lines and as a tree, without any game."""

from __future__ import annotations

import pytest

from garrison.core import journal, save_text
from garrison.core.errors import BadSave, Unknown
from garrison.core.journal import DrawEntry, Entry, FreshEntry, GoEntry, Header, Journal, PickEntry, RollEntry

HEADER = Header(
    save=1, game="toy", rules=1, components="c0", scenario="night", players=1, seed=7, seats=("human",)
)
HEADER_LINE = (
    b'{"save":1,"game":"toy","rules":1,"components":"c0","scenario":"night","players":1,'
    b'"seed":7,"seats":["human"]}\n'
)
ENTRIES: list[tuple[Entry, bytes]] = [
    (PickEntry(1, 0, "light lantern"), b'{"n":1,"seat":0,"pick":"light lantern"}\n'),
    (DrawEntry(2, "box", "dry"), b'{"n":2,"draw":"box","got":"dry"}\n'),
    (RollEntry(3, "2d6", (3, 5)), b'{"n":3,"roll":"2d6","got":[3,5]}\n'),
    (GoEntry(1), b'{"go":1}\n'),
    (FreshEntry(1), b'{"fresh":1}\n'),
]


def grown(*entries: Entry) -> Journal:
    record = Journal(HEADER)
    for entry in entries:
        record.add(entry)
    return record


def picks(*names: str, first: int = 1) -> list[Entry]:
    return [PickEntry(n, 0, name) for n, name in enumerate(names, start=first)]


def test_a_header_writes_only_what_differs_from_the_defaults() -> None:
    assert journal.write(HEADER) == HEADER_LINE
    assert save_text.read_header(HEADER_LINE) == HEADER


@pytest.mark.parametrize("entry, line", ENTRIES)
def test_each_kind_of_entry_is_one_readable_line(entry: Entry, line: bytes) -> None:
    assert journal.write(entry) == line
    assert save_text.read_entry(line, 2) == entry


def test_a_journal_read_again_is_the_same_tree() -> None:
    record = grown(*(entry for entry, _ in ENTRIES), *picks("rest", first=4))
    header, entries = save_text.read(journal.dump(record))
    again = Journal(header)
    for _, entry in entries:
        again.add(entry)
    assert journal.dump(again) == journal.dump(record)
    assert [node.id for node in again.nodes[1].children] == [2, 4]
    assert (again.cursor.id, again.takebacks, again.renewals) == (4, 1, 1)


def test_an_answer_hangs_below_the_cursor_of_its_moment() -> None:
    record = grown(*picks("a", "b"), GoEntry(1), *picks("c", first=3))
    assert [node.parent.id if node.parent else -1 for node in record.nodes] == [-1, 0, 1, 1]
    assert [entry.pick for entry in record.line() if isinstance(entry, PickEntry)] == ["a", "c"]


@pytest.mark.parametrize(
    "moves, count",
    [
        ([GoEntry(2)], 1),  # one step back
        ([GoEntry(0)], 1),  # three steps in one go are one take-back
        ([GoEntry(2), GoEntry(1), GoEntry(0)], 3),
        ([GoEntry(2), GoEntry(3)], 1),  # forward again takes nothing off
        ([GoEntry(3)], 0),  # nowhere
        (
            [GoEntry(1), PickEntry(4, 0, "d"), GoEntry(3)],
            2,
        ),  # to another branch: the present line is taken back
    ],
)
def test_a_take_back_is_every_go_that_leaves_what_was_played(moves: list[Entry], count: int) -> None:
    assert grown(*picks("a", "b", "c"), *moves).takebacks == count


def test_the_hash_is_of_the_answers_not_of_their_place_in_the_tree() -> None:
    straight = grown(*picks("a", "c"))
    branched = grown(*picks("a", "b"), GoEntry(1), *picks("c", first=3))
    assert straight.hash() == branched.hash()
    assert straight.hash() != grown(*picks("a", "b")).hash()


def test_an_answer_out_of_sequence_is_refused_and_changes_nothing() -> None:
    record = grown(*picks("a"))
    with pytest.raises(BadSave, match=r"answer 3 is out of sequence; expected n = 2"):
        record.add(PickEntry(3, 0, "b"))
    assert journal.dump(record) == journal.dump(grown(*picks("a")))


def test_a_go_to_an_unknown_node_is_refused_with_the_valid_ones() -> None:
    with pytest.raises(Unknown, match=r"unknown node 9; valid: 0 to 1"):
        grown(*picks("a")).add(GoEntry(9))


@pytest.mark.parametrize(
    "line, says",
    [
        (b"", "line 2: empty"),
        (b"hello", "line 2: cannot be read: it says .hello. .JSON is malformed"),
        (b"[1, 2]", "line 2: cannot be read: .* .Expected `object`, got `array`"),
        (b"{}", "line 2: an entry holds exactly one of pick, draw, roll, turn, go, fresh"),
        (b'{"go":1,"fresh":1}', "line 2: an entry holds exactly one of"),
        (b'{"n":1,"pick":"a"}', "line 2: Object missing required field `seat`"),
        (b'{"n":"1","seat":0,"pick":"a"}', "line 2: Expected `int`, got `str` - at `\\$.n`"),
        (b'{"n":true,"seat":0,"pick":"a"}', "line 2: Expected `int`, got `bool`"),
        (b'{"n":1,"seat":-1,"pick":"a"}', "line 2: Expected `int` >= 0 - at `\\$.seat`"),
        (b'{"n":1,"seat":0,"pick":"a","x":1}', "line 2: Object contains unknown field `x`"),
        (b'{"n":1,"roll":"1d6","got":["3"]}', "line 2: Expected `int`, got `str`"),
        (b'{"fresh":2}', "line 2: Expected `int` <= 1"),
        (b'{"go":-1}', "line 2: Expected `int` >= 0"),
        (b'{"go":' + b"[" * 100_000, "line 2: "),
        (b'{"go":\xff}', "line 2: "),
    ],
)
def test_a_malformed_entry_names_its_line_and_what_is_wrong(line: bytes, says: str) -> None:
    with pytest.raises(BadSave, match=says):
        save_text.read_entry(line, 2)


@pytest.mark.parametrize(
    "line, says",
    [
        (b'{"go":1}', "line 1: not a save"),
        (HEADER_LINE.replace(b'"save":1', b'"save":2'), "line 1: save format 2 is not known; valid: 1"),
        (
            HEADER_LINE.replace(b'"seed":7', b'"seed":"7"'),
            "line 1: Expected `int`, got `str` - at `\\$.seed`",
        ),
        (HEADER_LINE.replace(b'"seed":7', b'"seed":-7'), "line 1: Expected `int` >= 0"),
        (HEADER_LINE.replace(b'"seed"', b'"sede"'), "line 1: Object contains unknown field `sede`"),
        (HEADER_LINE.replace(b'["human"]', b'"human"'), "line 1: Expected `array`, got `str`"),
    ],
)
def test_a_foreign_or_wrong_header_says_so(line: bytes, says: str) -> None:
    with pytest.raises(BadSave, match=says):
        save_text.read_header(line)


def test_a_cut_last_line_is_an_error_that_offers_salvage() -> None:
    text = HEADER_LINE + b'{"go":0}\n{"n":1,"seat":0,"pi'
    with pytest.raises(BadSave, match=r"line 3: cut short; .* --salvage"):
        save_text.whole(text)
    assert save_text.whole(text, salvage=True) == HEADER_LINE + b'{"go":0}\n'


def test_a_last_line_that_misses_only_its_end_is_completed() -> None:
    text = HEADER_LINE + b'{"go":0}'
    assert save_text.whole(text) == text + b"\n"
    assert save_text.whole(HEADER_LINE) == HEADER_LINE


def test_an_empty_file_is_no_save() -> None:
    with pytest.raises(BadSave, match="line 1: empty"):
        save_text.read(b"")
