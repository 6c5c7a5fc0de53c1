"""Who may change which seat, without a server: seats of a cooperative table and of one with secrets."""

from __future__ import annotations

import pytest

from garrison.core.errors import Unknown
from garrison.web.protocol.errors import NoSeat, NotYours, Secret, Taken
from garrison.web.session.seats import Seating, new_token, seat_row
from garrison.web.store.interface import SeatRow

HOST, FRIEND, OPEN, MACHINE = range(4)


@pytest.fixture
def seating() -> Seating:
    rows = [seat_row(n, word, "Anna") for n, word in enumerate(["me", "me", "open", "heuristic"])]
    return Seating(rows, "watch")


def test_tokens_are_long_and_never_the_same() -> None:
    tokens = {new_token() for _ in range(1000)}
    assert len(tokens) == 1000
    assert min(len(token) for token in tokens) == 22


def test_only_ones_own_seats_are_claimed_at_the_start(seating: Seating) -> None:
    assert [row.claimed for row in seating.rows] == [True, True, False, False]
    assert [row.person for row in seating.rows] == ["Anna", "Anna", "", ""]
    assert seating.kinds == ("human", "human", "human", "heuristic")
    assert seating.people == 3


def test_tokens_find_their_seats(seating: Seating) -> None:
    tokens = [row.token for row in seating.rows]
    assert [row.seat for row in seating.of([tokens[2], "void", tokens[0]])] == [0, 2]
    assert seating.of(["watch"]) == []
    for nothing in ([], ["void"], [""], [tokens[0][:-1]], ["ü"]):
        with pytest.raises(NoSeat):
            seating.of(nothing)


def test_a_claimed_seat_has_a_token_nobody_else_knows(seating: Seating) -> None:
    row = seating.claim(seating.row(OPEN), "Bruno")
    assert (row.claimed, row.person, row.kind) == (True, "Bruno", "human")
    assert row.token != seating.row(OPEN).token
    with pytest.raises(Taken):
        seating.claim(seating.row(FRIEND), "Eva")


def test_a_further_seat_is_taken_unless_there_are_secrets(seating: Seating) -> None:
    for seat in (OPEN, MACHINE):
        assert seating.take(seat, [HOST], "Anna", hidden=False).claimed
        with pytest.raises(Secret):
            seating.take(seat, [HOST], "Anna", hidden=True)
        with pytest.raises(NotYours):
            seating.take(seat, [], "", hidden=False)
    with pytest.raises(Taken):
        seating.take(FRIEND, [HOST], "Anna", hidden=False)


def test_a_seat_that_is_left_is_open_and_its_token_void(seating: Seating) -> None:
    old = seating.row(FRIEND).token
    seating.put(seating.leave(FRIEND, [FRIEND]))
    assert not seating.row(FRIEND).claimed
    with pytest.raises(NoSeat):
        seating.of([old])
    with pytest.raises(NotYours):
        seating.leave(HOST, [FRIEND])


def test_a_machine_sits_down_only_where_nobody_is(seating: Seating) -> None:
    def change(seat: int, online: bool) -> SeatRow:
        return seating.change(seat, "random", [HOST], online, hidden=False, begun=True)

    assert change(HOST, True).kind == "random"
    assert change(OPEN, False).kind == "random"
    away = change(FRIEND, False)
    assert (away.kind, away.token) == ("random", seating.row(FRIEND).token)
    with pytest.raises(Taken):
        change(FRIEND, True)
    with pytest.raises(NotYours):
        seating.change(OPEN, "random", [], online=False, hidden=False, begun=False)


@pytest.mark.parametrize("begun", [False, True])
def test_where_there_are_secrets_only_its_holder_puts_a_machine_on_a_seat(
    seating: Seating, begun: bool
) -> None:
    def change(seat: int) -> SeatRow:
        return seating.change(seat, "random", [HOST], online=False, hidden=True, begun=begun)

    assert change(HOST).kind == "random"
    for seat in (FRIEND, OPEN):
        with pytest.raises(Taken):
            change(seat)


def test_where_there_are_secrets_a_machine_that_has_begun_keeps_its_seat(seating: Seating) -> None:
    def opened(begun: bool) -> SeatRow:
        return seating.change(MACHINE, "human", [HOST], online=False, hidden=True, begun=begun)

    assert opened(begun=False).kind == "human"
    with pytest.raises(Secret):
        opened(begun=True)


def test_who_does_not_come_back_is_replaced_but_not_where_there_are_secrets(seating: Seating) -> None:
    opened = seating.change(FRIEND, "human", [HOST], online=False, hidden=False, begun=True)
    assert not opened.claimed
    assert opened.token != seating.row(FRIEND).token
    with pytest.raises(Taken):
        seating.change(FRIEND, "human", [HOST], online=False, hidden=True, begun=True)
    with pytest.raises(Taken):
        seating.change(FRIEND, "human", [HOST], online=True, hidden=False, begun=True)


def test_a_seat_there_is_not_is_named(seating: Seating) -> None:
    with pytest.raises(Unknown, match="0 to 3"):
        seating.row(4)
