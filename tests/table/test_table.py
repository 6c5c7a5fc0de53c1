"""The strict edge: what gets in, what is refused, and that a refusal changes nothing."""

from __future__ import annotations

import pytest

from garrison.core import journal
from garrison.core.ask import Choice, Over
from garrison.core.errors import BadSave, NotOffered, Stale, Unknown
from garrison.core.game import Game, Setup
from garrison.core.journal import Entry, PickEntry
from garrison.table.table import Table
from garrison.testing.toy.events import EVENTS, LAMP_LIT, MATCH_FIZZLED, ORDER_READ, ORDER_TAKEN

from .conftest import MakeTable


def state(table: Table) -> tuple[str, int, bytes]:
    return table.hash(), table.cursor, journal.dump(table.journal)


def test_a_new_table_stands_at_the_first_choice(new_table: MakeTable) -> None:
    table = new_table(seats=("human", "human"))
    assert isinstance(table.ask, Choice)
    assert table.cursor == len(table.line()) == 2  # both orders were drawn
    assert table.outcome is None


def test_an_answer_is_followed_by_its_dice(new_table: MakeTable) -> None:
    table = new_table()
    walked = table.answer(0, "light lantern", n=table.cursor)
    assert walked == [2, 3, 4]
    assert [type(entry).__name__ for entry in table.line()[1:]] == ["PickEntry", "DrawEntry", "RollEntry"]
    assert isinstance(table.ask, Choice)


def test_an_option_may_be_given_as_object_or_name(new_table: MakeTable) -> None:
    one, other = new_table(), new_table()
    assert isinstance(one.ask, Choice)
    one.answer(0, one.ask.options[0])
    other.answer(0, "light lantern")
    assert one.journal_hash() == other.journal_hash()


@pytest.mark.parametrize(
    "seat, option, n, error, says",
    [
        (0, "light lantern", 1, Stale, "answer to node 1, but the table stands at node 2"),
        (0, "rest", 2, NotOffered, r"'rest' is not on offer: no-rest \[2.3\]"),
        (1, "light lantern", 2, NotOffered, r"seat 1 is not asked; asked: \[0\]"),
        (-1, "light lantern", 2, NotOffered, r"seat -1 is not asked"),
        (0, "dance", 2, Unknown, "unknown option 'dance'"),
    ],
)
def test_what_is_not_offered_does_not_get_in(
    new_table: MakeTable, seat: int, option: str, n: int, error: type[Exception], says: str
) -> None:
    table = new_table(seats=("human", "human"))
    before = state(table)
    with pytest.raises(error, match=says):
        table.answer(seat, option, n)
    assert state(table) == before


def test_nothing_gets_in_after_the_end(new_table: MakeTable) -> None:
    table = new_table(seats=("random",))
    table.run_machines()
    assert isinstance(table.ask, Over)
    assert table.outcome is not None
    with pytest.raises(NotOffered, match="no choice is pending: the game asks a Over"):
        table.answer(0, "rest")


def test_nobody_answers_for_a_machine(new_table: MakeTable) -> None:
    table = new_table(seats=("random", "human"))
    with pytest.raises(NotOffered, match="seat 0 is played by the random machine"):
        table.answer(0, "light lantern")


def test_machines_answer_until_a_person_is_asked(new_table: MakeTable) -> None:
    table = new_table(seats=("heuristic", "human"))
    table.run_machines()
    assert isinstance(table.ask, Choice)
    assert table.ask.seats == (1,)
    assert {entry.seat for entry in table.line() if isinstance(entry, PickEntry)} == {0}
    assert table.run_machines() == []


def test_a_sink_that_fails_leaves_the_table_as_it_was(new_table: MakeTable) -> None:
    table = new_table()

    def full(entry: Entry) -> None:
        raise BadSave("the disk is full")

    table.sink = full
    before = state(table)
    for attempt in (lambda: table.answer(0, "light lantern"), lambda: table.go(0), table.fresh):
        with pytest.raises(BadSave, match="full"):
            attempt()
        assert state(table) == before


def test_why_names_the_obstacle_and_nothing_for_what_is_offered(new_table: MakeTable) -> None:
    table = new_table()
    assert table.why("light lantern") is None
    reason = table.why("shield lantern")
    assert reason is not None
    assert (reason.key, reason.rule, reason.facts) == ("dark-lamp", "2.2", {"lamp": "lantern"})


def test_events_of_a_node_and_since_a_node(new_table: MakeTable) -> None:
    table = new_table(seed=3)
    table.answer(0, "light lantern")
    table.answer(0, "light beacon")
    told = table.since(0)
    assert [one.n for one in told] == list(range(1, table.cursor + 1))
    assert [event.key for event in told[0].events] == [EVENTS[ORDER_TAKEN].key, EVENTS[ORDER_READ].key]
    assert all(table.events(one.n) == one.events for one in told)
    assert table.since(table.cursor) == []
    assert table.events(0) == []
    keys = {event.key for one in told for event in one.events}
    assert keys & {EVENTS[LAMP_LIT].key, EVENTS[MATCH_FIZZLED].key}


def test_since_a_node_of_another_branch_tells_all_after_the_fork(new_table: MakeTable) -> None:
    table = new_table()
    left = table.answer(0, "light lantern")[-1]
    table.undo()
    right = table.answer(0, "light beacon")
    assert [one.n for one in table.since(left)] == right


@pytest.mark.parametrize(
    "setup, seats, says",
    [
        (Setup("night"), ["robot"], "unknown seat kind 'robot'; valid: human, heuristic, random"),
        (Setup("night", 2), ["human"], r"seats 2 \(first-keeper, second-keeper\), not 1"),
        (Setup("noon"), ["human"], "unknown scenario 'noon'; valid: night"),
        (Setup("night", 3), ["human"], r"not for 3 player\(s\); valid: 1, 2"),
        (Setup("night", rulings={"x": 1}), ["human"], "unknown ruling 'x'"),
    ],
)
def test_a_table_that_cannot_be_says_what_could(
    game: Game, setup: Setup, seats: list[str], says: str
) -> None:
    with pytest.raises(Unknown, match=says):
        Table.new(game, setup, 0, seats)


def test_a_seat_sees_its_own_order_and_not_the_others(new_table: MakeTable) -> None:
    table = new_table(seats=("human", "human"))
    assert [list(table.view(seat).cards) for seat in (-1, 0, 1)] == [[], ["order-0"], ["order-1"]]


def test_a_seat_that_is_not_asked_learns_nothing_from_why(new_table: MakeTable) -> None:
    table = new_table(seats=("human", "human"))
    assert isinstance(table.ask, Choice)
    asked = table.ask.seats[0]
    option = table.ask.options[0]
    assert table.why(option, asked) is None
    reason = table.why(option, 1 - asked)
    assert reason is not None
    assert reason.key == "not-asked"
