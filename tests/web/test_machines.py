"""Machine seats: they play by themselves, in slices, the same game as a simulation; stand-ins likewise."""

from __future__ import annotations

import pytest

from garrison.core import journal
from garrison.core.game import Setup
from garrison.core.journal import PickEntry
from garrison.table import games
from garrison.table.seats import machines
from garrison.table.table import Table
from garrison.web.playing import WebTable, follow, seated
from tests.web.house import House

DUEL = Setup("competitive", 2)


def finished(table: WebTable) -> WebTable:
    while table.runs:
        table.run_on(0.001)
    return table


def new(kinds: tuple[str, str], seed: int = 4) -> WebTable:
    table = Table.new(games.find("castle-itter"), DUEL, seed, kinds)
    return seated(table.journal.header)


def again(table: WebTable) -> WebTable:
    """The same table as a restarted server has it."""
    twin = seated(table.journal.header)
    follow(twin, enumerate((journal.write(entry).rstrip() for entry in table.journal.entries), start=2))
    return twin


@pytest.mark.parametrize("kind", ["heuristic", "random"])
def test_machines_in_slices_play_the_game_of_the_seed(kind: str) -> None:
    straight = Table.new(games.find("castle-itter"), DUEL, 4, (kind, kind))
    straight.run_machines()
    sliced = finished(new((kind, kind)))
    assert sliced.journal_hash() == straight.journal_hash()
    assert sliced.outcome is not None


def test_a_table_of_machines_is_watched_to_its_end(house: House) -> None:
    made = house.table(scenario="competitive", players=2, seats=["heuristic", "heuristic"], seed=4)
    assert made["you"] == []
    with house.guest(made, made["watch"].partition("#")[2]) as watcher:
        outcome = watcher.settled()["outcome"]
    assert outcome["hash"] == finished(new(("heuristic", "heuristic"))).journal_hash()


def test_a_slice_ends_in_time_though_the_game_does_not() -> None:
    table = new(("heuristic", "heuristic"))
    table.run_on(0.0)
    assert table.runs
    assert len([entry for entry in table.line() if isinstance(entry, PickEntry)]) == 1


def test_a_stand_in_plays_the_same_after_a_restart() -> None:
    one = new(("human", "human"))
    one.sit(("heuristic", "random"))
    one.run_on(0.0)
    for _ in range(20):
        one.run_on(0.0)
    other = again(one)
    other.sit(("heuristic", "random"))
    assert finished(one).journal_hash() == finished(other).journal_hash()


def test_a_person_in_place_of_a_machine_leaves_its_dice_as_a_replay_does() -> None:
    """Whoever answers for the seat, the generators stand the same when the journal is read again."""
    one = new(("human", "heuristic"))
    one.sit(("human", "human"))
    one.proceed()
    for _ in range(4):
        one.pick(1, one.ask.options[-1])  # type: ignore[union-attr]
    other = again(one)
    for table in (one, other):
        table.sit(("heuristic", "heuristic"))
    assert finished(one).journal_hash() == finished(other).journal_hash()


def test_undo_goes_back_to_a_person_not_to_the_machine_in_his_place() -> None:
    table = new(("human", "human"))
    table.sit(("human", "heuristic"))
    table.run_on(10.0)
    asked = table.cursor
    table.pick(0, table.ask.options[0])  # type: ignore[union-attr]
    table.run_on(10.0)
    assert table.undo() == asked


def test_every_machine_that_is_installed_can_be_seated_and_no_other(house: House) -> None:
    (listed,) = [row for row in house.http("/api/games").json if row["id"] == "westerplatte"]
    assert listed["machines"] == machines()
    made = house.table(game="westerplatte", players=2, seats=["me", "open"])
    with house.guest(made) as host:
        assert host.welcome["machines"] == machines()
        assert host.call("seat_kind", seat=1, kind="oracle")["code"] == "unknown"
        for kind in machines():
            host.call("seat_kind", seat=1, kind=kind)
            assert host.latest("presence")["seats"][1]["kind"] == kind


def test_others_are_served_while_machines_play(house: House) -> None:
    """A table of machines and one of a person: the person need not wait for their end."""
    busy = [
        house.table(scenario="competitive", players=2, seats=["heuristic", "heuristic"]) for _ in range(6)
    ]
    with house.guest(house.table()) as guest:
        assert guest.pick("place basse nt2")["type"] == "state"
    for made in busy:
        with house.guest(made, made["watch"].partition("#")[2]) as watcher:
            assert watcher.settled()["outcome"]
