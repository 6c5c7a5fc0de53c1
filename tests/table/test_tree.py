"""Undo and redo as a tree: branches stay, the same answers meet the same dice, fresh dice are recorded."""

from __future__ import annotations

import pytest

from garrison.core import journal, save_text
from garrison.core.ask import Choice, Roll
from garrison.core.errors import NotOffered, Unknown
from garrison.core.game import Game, Setup
from garrison.core.journal import AnswerEntry, DrawEntry, GoEntry, PickEntry, RollEntry
from garrison.table.game_record import KEPT, RECENT, STRIDE
from garrison.table.table import Table

from .conftest import MakeTable


def play_first(table: Table, times: int) -> None:
    for _ in range(times):
        assert isinstance(table.ask, Choice)
        table.answer(table.ask.seats[0], table.ask.options[0])


def got(table: Table, node: int) -> list[object]:
    """What chance gave after a node, on the present line."""
    return [told.answer.got for told in table.since(node) if isinstance(told.answer, (RollEntry, DrawEntry))]


def same_tree(one: Table, other: Table) -> bool:
    return one.tree() == other.tree()


def reloaded(table: Table) -> Table:
    header, entries = save_text.read(journal.dump(table.journal))
    again = Table(table.game, header)
    for _, entry in entries:
        again.replay(entry)
    return again


def test_undo_goes_back_across_dice_to_the_last_choice(new_table: MakeTable) -> None:
    table = new_table()
    before = table.hash()
    first = table.cursor
    table.answer(0, "light lantern")
    assert table.undo() == first
    assert table.hash() == before
    assert table.takebacks == 1


def test_undo_goes_back_across_machines_to_a_person(new_table: MakeTable) -> None:
    table = new_table(seats=("human", "random"))
    first = table.cursor
    table.answer(0, "light lantern")
    table.run_machines()
    assert table.undo() == first


def test_there_is_nothing_before_the_first_choice_and_nothing_after_the_last(new_table: MakeTable) -> None:
    table = new_table()
    with pytest.raises(NotOffered, match="nothing to take back"):
        table.undo()
    with pytest.raises(NotOffered, match="nothing to do again"):
        table.redo()
    assert table.journal.entries == list(table.line())


def test_redo_follows_the_branch_last_taken(new_table: MakeTable) -> None:
    table = new_table()
    table.answer(0, "light lantern")
    left = table.cursor
    table.undo()
    table.answer(0, "light beacon")
    right = table.cursor
    table.undo()
    assert table.redo() == right
    table.go(left)
    table.undo()
    assert table.redo() == left


def test_undo_all_and_redo_all_pass_the_same_positions(new_table: MakeTable) -> None:
    table = new_table()
    hashes = [table.hash()]
    while table.outcome is None:
        play_first(table, 1)
        hashes.append(table.hash())
    for expected in hashes[-2::-1]:
        table.undo()
        assert table.hash() == expected
    for expected in hashes[1:]:
        table.redo()
        assert table.hash() == expected


def test_playing_on_from_the_past_keeps_the_old_branch(new_table: MakeTable) -> None:
    table = new_table()
    fork = table.cursor
    old = table.answer(0, "light lantern")
    table.undo()
    new = table.answer(0, "light beacon")
    assert table.tree()[fork].children == (old[0], new[0])
    table.go(old[-1])
    assert [entry.n for entry in table.line()] == [*range(1, fork + 1), *old]


def test_the_same_answers_meet_the_same_dice_and_make_no_second_branch(new_table: MakeTable) -> None:
    table = new_table()
    fork = table.cursor
    first = table.answer(0, "light lantern")
    second = table.answer(0, "light beacon")
    end = table.hash()
    table.go(fork)
    assert table.answer(0, "light lantern") == first
    assert table.answer(0, "light beacon") == second
    assert table.hash() == end
    assert len(table.tree()) == second[-1] + 1


def test_another_answer_meets_the_same_stream_of_numbers(new_table: MakeTable) -> None:
    table, other = new_table(), new_table()
    table.answer(0, "light lantern")
    table.undo()
    table.answer(0, "light beacon")
    other.answer(0, "light beacon")
    assert got(table, 1) == got(other, 1)
    assert table.journal_hash() == other.journal_hash()


def test_fresh_dice_differ_are_recorded_and_stay(new_table: MakeTable) -> None:
    table = new_table()
    fork = table.cursor
    table.answer(0, "light lantern")
    play_first(table, 4)
    old = got(table, fork)
    table.go(fork)
    table.fresh()
    table.answer(0, "light lantern")
    play_first(table, 4)
    new = got(table, fork)
    assert old != new
    assert journal.dump(table.journal).count(b'{"fresh":1}\n') == table.journal.renewals == 1
    line = table.line()
    table.go(fork)
    table.answer(0, "light lantern")
    play_first(table, 4)
    assert table.line() == line  # asked once, new once


def test_fresh_dice_again_are_fresh_again(new_table: MakeTable) -> None:
    table = new_table()
    fork = table.cursor
    streams = []
    for _ in range(4):
        table.fresh()
        play_first(table, 5)
        streams.append(tuple(map(str, got(table, fork))))
        table.go(fork)
    assert len(set(streams)) == 4


def test_a_reloaded_table_is_the_same_tree_and_goes_on_alike(new_table: MakeTable) -> None:
    table = new_table(seats=("human", "random"))
    for option in ("light lantern", "light beacon"):
        table.answer(0, option)
        table.run_machines()
        table.undo()
    table.fresh()
    table.answer(0, "light beacon")
    table.run_machines()
    table.undo()
    again = reloaded(table)
    assert same_tree(table, again)
    assert (again.cursor, again.hash(), again.journal_hash(), again.takebacks) == (
        table.cursor,
        table.hash(),
        table.journal_hash(),
        table.takebacks,
    )
    for one in (table, again):
        one.redo()
        play_first(one, 1)
        one.run_machines()
    assert journal.dump(table.journal) == journal.dump(again.journal)


def test_machines_repeat_themselves_after_an_undo(new_table: MakeTable) -> None:
    table = new_table(seats=("human", "random"))
    table.answer(0, "light lantern")
    table.run_machines()
    end = table.cursor
    table.undo()
    table.answer(0, "light lantern")
    table.run_machines()
    assert table.cursor == end


def test_a_jump_into_the_middle_of_an_answer_leaves_its_dice_pending(new_table: MakeTable) -> None:
    table = new_table()
    _, draw, roll = table.answer(0, "light lantern")
    end = table.hash()
    table.go(draw)
    assert isinstance(table.ask, Roll)
    with pytest.raises(NotOffered, match="the game asks a Roll"):
        table.answer(0, "rest")
    assert table.proceed() == [roll]
    assert table.hash() == end


def test_going_nowhere_is_not_recorded_and_going_astray_is_refused(new_table: MakeTable) -> None:
    table = new_table()
    table.go(table.cursor)
    with pytest.raises(Unknown, match="unknown node 99; valid: 0 to 1"):
        table.go(99)
    assert not any(isinstance(entry, GoEntry) for entry in table.journal.entries)


def test_any_node_is_reached_from_any_other_however_many_copies_were_dropped(new_table: MakeTable) -> None:
    table = new_table()
    fork = table.cursor
    while len(table.tree()) < (KEPT + 2) * STRIDE:  # many branches, more copies than are kept
        table.go(fork)
        table.fresh()
        while table.outcome is None:
            play_first(table, 1)
    twin = reloaded(table)
    for n in range(0, len(table.tree()), 97):
        table.go(n)
        twin.go(n)
        assert table.hash() == twin.hash()
        assert [entry.n for entry in table.line()] == nodes_to(table, n)


def nodes_to(table: Table, n: int) -> list[int]:
    branches = table.tree()
    out: list[int] = []
    while n:
        out.insert(0, n)
        n = branches[n].parent
    return out


def test_the_line_is_what_was_answered(new_table: MakeTable) -> None:
    table = new_table()
    table.answer(0, "light beacon")
    line: list[AnswerEntry] = table.line()
    assert line[1] == PickEntry(2, 0, "light beacon")
    assert [branch.answer for branch in table.tree()] == [None, *line]


def test_what_happened_is_told_the_same_whether_remembered_or_played_again(new_table: MakeTable) -> None:
    """A table that has just been played, and the same one read from its save, on every branch."""
    table = new_table(seed=3)
    play_first(table, 2)
    fork = table.cursor
    play_first(table, 1)
    table.go(fork)
    assert isinstance(table.ask, Choice)
    table.answer(0, table.ask.options[-1])
    again = reloaded(table)
    for end in (branch.n for branch in table.tree() if not branch.children):
        for one in (table, again):
            one.go(end)
        for node in range(len(table.tree())):
            assert table.since(node) == again.since(node)
            assert table.events(node) == again.events(node)


def test_only_so_much_is_remembered(game: Game) -> None:
    table = Table.new(game, Setup("night", 1), 7, ("random",))
    table.run_machines()
    assert len(table._happened) <= RECENT
