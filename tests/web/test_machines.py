"""Machine seats: they play by themselves, in slices, the same game as a simulation; stand-ins likewise."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator

import pytest

from garrison.core import journal
from garrison.core.game import Setup
from garrison.core.journal import PickEntry
from garrison.table import games
from garrison.table.hosted import HostedTable, MachineAnswer, MachineQuestion
from garrison.table.replay import follow_lines, seated
from garrison.table.seats import machines
from garrison.table.table import Table
from garrison.web.advice.ai_pool import AiPool
from garrison.web.advice.ai_worker import AiWorker, Decide, Decided
from tests.web.server import Json, Server

DUEL = Setup("competitive", 2)


def finished(table: HostedTable) -> HostedTable:
    while table.runs:
        table.run_on(0.001)
    return table


def new(kinds: tuple[str, str], seed: int = 4) -> HostedTable:
    table = Table.new(games.find("castle-itter"), DUEL, seed, kinds)
    return seated(table.journal.header, HostedTable)


def again(table: HostedTable) -> HostedTable:
    """The same table as a restarted server has it."""
    twin = seated(table.journal.header, HostedTable)
    follow_lines(twin, enumerate((journal.write(entry).rstrip() for entry in table.journal.entries), start=2))
    return twin


@pytest.mark.parametrize("kind", ["heuristic", "random"])
def test_machines_in_slices_play_the_game_of_the_seed(kind: str) -> None:
    straight = Table.new(games.find("castle-itter"), DUEL, 4, (kind, kind))
    straight.run_machines()
    sliced = finished(new((kind, kind)))
    assert sliced.journal_hash() == straight.journal_hash()
    assert sliced.outcome is not None


def test_a_table_of_machines_is_watched_to_its_end(server: Server) -> None:
    made = server.table(scenario="competitive", players=2, seats=["heuristic", "heuristic"], seed=4)
    assert made["you"] == []
    with server.guest(made, made["watch"].partition("#")[2]) as watcher:
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
        one.answer(1, one.ask.options[-1])  # type: ignore[union-attr]
    other = again(one)
    for table in (one, other):
        table.sit(("heuristic", "heuristic"))
    assert finished(one).journal_hash() == finished(other).journal_hash()


def test_undo_goes_back_to_a_person_not_to_the_machine_in_his_place() -> None:
    table = new(("human", "human"))
    table.sit(("human", "heuristic"))
    table.run_on(10.0)
    asked = table.cursor
    table.answer(0, table.ask.options[0])  # type: ignore[union-attr]
    table.run_on(10.0)
    assert table.undo() == asked


def test_every_machine_that_is_installed_can_be_seated_and_no_other(server: Server) -> None:
    (listed,) = [row for row in server.http("/api/games").json if row["id"] == "westerplatte"]
    assert listed["machines"] == machines()
    made = server.table(game="westerplatte", players=2, seats=["me", "open"])
    with server.guest(made) as host:
        assert host.welcome["machines"] == machines()
        assert host.call("seat_kind", seat=1, kind="oracle")["code"] == "unknown"
        for kind in machines():
            host.call("seat_kind", seat=1, kind=kind)
            assert host.latest("presence")["seats"][1]["kind"] == kind


def test_others_are_served_while_machines_play(server: Server) -> None:
    """A table of machines and one of a person: the person need not wait for their end."""
    busy = [
        server.table(scenario="competitive", players=2, seats=["heuristic", "heuristic"]) for _ in range(6)
    ]
    with server.guest(server.table()) as guest:
        assert guest.pick("place basse nt2")["type"] == "state"
    for made in busy:
        with server.guest(made, made["watch"].partition("#")[2]) as watcher:
            assert watcher.settled()["outcome"]


def thought_out(table: HostedTable, picks: int = 1000) -> HostedTable:
    """Played on, with machines that take their time asked elsewhere."""
    worker = AiWorker()
    for _ in range(picks):
        question = table.question()
        if question is None:
            table.run_on(0.0)
        else:
            decided = worker.do(Decide(question))
            assert isinstance(decided, Decided)
            table.take(question, decided.chosen)
    return table


def begun(kind: str) -> Table:
    return Table.new(games.find("castle-itter"), Setup("elite"), 21, [kind])


def test_a_machine_that_thinks_elsewhere_plays_the_same_game() -> None:
    straight = begun("search:6")
    straight.run_machines()
    table = thought_out(seated(straight.journal.header, HostedTable))
    assert table.outcome is not None
    assert table.journal_hash() == straight.journal_hash()


def test_a_stand_in_that_thinks_elsewhere_plays_the_same_after_a_restart() -> None:
    one = seated(begun("human").journal.header, HostedTable)
    one.sit(["search:6"])
    other = again(thought_out(one, 5))
    other.sit(["search:6"])
    assert not one.outcome
    assert thought_out(one).journal_hash() == thought_out(other).journal_hash()


@pytest.fixture
def pondering(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """Machines that think until they are told to choose."""
    enough = threading.Event()
    choose = AiPool.choose

    async def slowly(pool: AiPool, question: MachineQuestion) -> MachineAnswer:
        await asyncio.to_thread(enough.wait)
        return await choose(pool, question)

    monkeypatch.setattr(AiPool, "choose", slowly)
    yield enough
    enough.set()


def against_search(server: Server) -> Json:
    return server.table(scenario="competitive", players=2, seats=["me", "search"])


def test_nobody_waits_for_a_machine_that_thinks(server: Server, pondering: threading.Event) -> None:
    with server.guest(against_search(server)) as waiting, server.guest(server.table()) as other:
        assert waiting.state["thinking"]
        assert other.pick("place basse nt2")["type"] == "state"
        assert waiting.call("rule", rule="2.1")["type"] == "rule"
        pondering.set()
        assert waiting.settled()["ask"]["seat"] == 0


def test_taking_back_need_not_wait_for_a_machine_and_its_thought_is_dropped(
    server: Server, pondering: threading.Event
) -> None:
    made = server.table(scenario="competitive", players=2, seats=["search", "me"])
    with server.guest(made) as guest:
        pondering.set()
        guest.settled()
        pondering.clear()
        while not guest.state["thinking"]:  # until the Defenders have men to place
            guest.answer(guest.state["ask"]["options"][0]["index"])
        undone = guest.call("undo")
        assert (undone["thinking"], undone["ask"]["seat"]) == (False, 1)
        pondering.set()
        guest.call("hint")
        assert guest.call("ping")["type"] == "pong"
        assert guest.state["n"] == undone["n"]


def test_what_was_thought_for_somebody_else_is_dropped(server: Server, pondering: threading.Event) -> None:
    """Another machine sits down meanwhile, and plays on at once; the journal can be replayed."""
    made = against_search(server)
    with server.guest(made) as guest:
        assert guest.state["thinking"]
        guest.call("seat_kind", seat=1, kind="heuristic")
        settled = guest.settled()
        pondering.set()
        assert guest.answer(settled["ask"]["options"][0]["index"])["type"] == "state"
        guest.settled()
    with server.guest(made) as guest:
        assert guest.state["ask"]["seat"] == 0
