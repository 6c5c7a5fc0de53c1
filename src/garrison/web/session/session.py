"""A table being played online: how a change is made, kept and told, in that order."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from concurrent.futures import Executor
from typing import Any, TypeVar

import msgspec

from garrison.core.ask import Choice
from garrison.core.errors import BrokenRule, GarrisonError
from garrison.core.view import WATCHER
from garrison.table import campaigns
from garrison.table.hosted import HostedTable, MachineAnswer, MachineQuestion
from garrison.web.protocol import codec
from garrison.web.protocol.replies import Reply, State
from garrison.web.render.history import TreeLabels
from garrison.web.render.state import Viewer, states_of
from garrison.web.session.presence import presence_of
from garrison.web.session.seats import Seating
from garrison.web.session.settings import SLICE, Settings
from garrison.web.store.interface import Conflict, SeatRow, StoredTable, StoreError, Summary, TableStore

T = TypeVar("T")
MOST_TREES = 8  # viewers whose labels of the tree are kept
Entries = tuple[list[bytes], Summary | None]  # lines for the store; no summary if there are none
Key = tuple[Viewer, int, int]  # who looks, the node told up to, what it answers
Written = dict[Key, tuple[int, bytes]]
Choose = Callable[
    [MachineQuestion], Awaitable[MachineAnswer]
]  # asks a machine that takes its time, somewhere else

log = logging.getLogger(__name__)


class Client:
    """Somebody at a table. `told` is the node up to which it has the lines of the log."""

    def __init__(self, send: Callable[[bytes], None], address: str = "") -> None:
        self.address = address
        self.viewer = Viewer((), "en")
        self.tokens: tuple[str, ...] = ()
        self.told = 0
        self.send = send

    def say(self, said: Reply) -> None:
        """Send it, after all that was said before."""
        self.send(codec.write(said))


class TableSession:
    """An open table and its clients. `lock` is held from the beginning of a change until everybody has been told.

    Games are played in `executor`, which does one thing at a time; `reopen` reads the table anew from the store.
    """

    def __init__(
        self,
        stored: StoredTable,
        table: HostedTable,
        store: TableStore,
        executor: Executor,
        choose: Choose,
        reopen: Callable[[], Awaitable[HostedTable]],
        settings: Settings,
    ) -> None:
        self.table = table
        self.seating = Seating(stored.seats, stored.row.watch)
        people = max(stored.row.people, self.seating.people)
        self.row = msgspec.structs.replace(stored.row, people=people)
        self.clients: list[Client] = []
        self.lock = asyncio.Lock()
        self._store = store
        self._executor = executor
        self._choose = choose
        self._reopen = reopen
        self.settings = settings
        self._kept = len(stored.lines)
        self._trees: dict[Viewer, TreeLabels] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._machines: asyncio.Task[None] | None = None
        table.sit(self.seating.kinds)

    @property
    def secrets(self) -> bool:
        """Whether seats see different things."""
        return self.table.secrets

    @property
    def may_take_back(self) -> bool:
        """Never where people ever had secrets from each other: dice and hands would be known."""
        return self.row.take_back and not (self.secrets and self.row.people > 1)

    @property
    def idle(self) -> bool:
        """Whether it can be put away."""
        return not self.clients and not self._tasks and not self.lock.locked()

    def shows(self, client: Client, n: int) -> bool:
        """Whether the client is still there and the table as it was at `n`."""
        return client in self.clients and self.table.n == n

    def online(self, seat: int) -> bool:
        """Whether anybody is there for a seat."""
        return any(seat in client.viewer.seats for client in self.clients)

    def tree_labels(self, viewer: Viewer) -> TreeLabels:
        """The labels of the tree for a viewer, as far as they are made."""
        found = self._trees.pop(viewer, None)
        if found is None or found.table is not self.table:
            found = TreeLabels(self.table, viewer)
        self._trees[viewer] = found
        if len(self._trees) > MOST_TREES:
            del self._trees[next(iter(self._trees))]
        return found

    async def look(self, work: Callable[[], T]) -> T:
        """Read something off the table as everybody knows it."""
        async with self.lock:
            return await self._run(work)

    def _run(self, work: Callable[[], T]) -> Awaitable[T]:
        return asyncio.get_running_loop().run_in_executor(self._executor, work)

    # -- changing

    async def change(self, work: Callable[[], object], asker: Client | None = None, re: int = 0) -> None:
        """Do something to the table, keep it, tell everybody. Goes through even if who asked has gone."""
        task = asyncio.create_task(self._change(work, asker, re))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        await asyncio.shield(task)

    async def _change(self, work: Callable[[], object], asker: Client | None, re: int) -> None:
        async with self.lock:
            wanted = {_key(client, asker, re) for client in self.clients}
            try:
                entries, written = await self._run(lambda: self._work(work, wanted))
            except GarrisonError:
                await self._keep(await self._run(self._entries))  # what was answered before it went wrong
                raise
            except Exception as error:
                await self._reload()
                log.exception("table %s", self.row.id)
                raise BrokenRule(f"table {self.row.id}: {error!r}") from error
            await self._keep(entries)
            if self.table.outcome is not None and self.settings.campaigns is not None:
                await self._run(self._count)
            self._deliver(written, asker, re)
        self.play_on()

    def _work(self, work: Callable[[], object], wanted: set[Key]) -> tuple[Entries, Written]:
        """All in one go, to spare the thread: what has to be kept first, and what to say after that."""
        work()
        self.table.run_on(SLICE)
        written = self._written(wanted)
        return self._entries(), written

    def _count(self) -> None:
        """A game of a campaign is over. If that cannot be written the game itself is safe, and counts when redone."""
        try:
            if self.settings.campaigns is not None:
                campaigns.record(self.settings.campaigns, self.table)
        except GarrisonError:
            log.exception("table %s: the campaign", self.row.id)

    def _entries(self) -> Entries:
        lines = self.table.recorded()
        return lines, summary_of(self.table) if lines else None

    def play_on(self) -> None:
        """Let machines go on by themselves, slice by slice, if it is their turn."""
        if self.table.runs and self._machines is None:
            self._machines = asyncio.create_task(self._run_machines())
            self._tasks.add(self._machines)
            self._machines.add_done_callback(self._tasks.discard)

    async def _run_machines(self) -> None:
        try:
            while self.table.runs:
                if self.table.thinks:
                    await self._think()
                else:
                    await self._change(lambda: None, None, 0)
        except GarrisonError:
            log.exception("table %s: machines have stopped", self.row.id)
        finally:
            self._machines = None

    async def _think(self) -> None:
        """Let a machine that takes its time choose elsewhere; meanwhile the table is free to be changed."""
        question = await self.look(lambda: self.table.question())
        if question is None:
            return
        chosen = await self._choose(question)
        if self.table.awaits(question):
            await self._change(lambda: self.table.take(question, chosen), None, 0)

    async def rest(self) -> None:
        """Let what is under way come to its end; machines stop."""
        if self._machines is not None:
            self._machines.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # -- keeping

    async def _keep(self, entries: Entries) -> None:
        lines, summary = entries
        if summary is None:
            return
        try:
            if self.table.keys.new:
                await self._keep_keys()
            await self._store.append(self.row.id, self._kept, lines, summary)
        except (StoreError, Conflict):
            await self._reload()
            await self.tell()
            raise
        self._kept += len(lines)

    async def _keep_keys(self) -> None:
        """New keys of the dice are kept before anything that came from them."""
        for commitment, key in self.table.keys.taken():
            await self._store.add_key(self.row.id, commitment, key)

    async def _reload(self) -> None:
        """Go back to what the store has: memory is ahead of it, or behind."""
        self.table = await self._reopen()
        self.table.sit(self.seating.kinds)
        self._kept = self.table.n

    async def put_seat(self, row: SeatRow) -> None:
        """Keep a changed seat, then act on it."""
        await self._store.put_seat(self.row.id, row)
        self.seating.put(row)
        self.row = msgspec.structs.replace(self.row, people=max(self.row.people, self.seating.people))
        self.table.sit(self.seating.kinds)

    # -- telling

    async def tell(self, asker: Client | None = None, re: int = 0) -> None:
        """Send everybody the state."""
        wanted = {_key(client, asker, re) for client in self.clients}
        self._deliver(await self._run(lambda: self._written(wanted)), asker, re)

    async def tell_state(self, client: Client, re: int = 0) -> None:
        """Send one client the state; the lock is held."""
        key = (client.viewer, client.told, re)
        client.told, text = (await self._run(lambda: self._written({key})))[key]
        client.send(text)

    def _written(self, wanted: set[Key]) -> Written:
        """The states, each with its node and as it is sent; those who see the same get the same bytes."""
        states = states_of(self.table, {(viewer, told) for viewer, told, _ in wanted})
        return {(viewer, told, re): _sealed(states[viewer, told], re) for viewer, told, re in wanted}

    def _deliver(self, written: Written, asker: Client | None, re: int) -> None:
        """Send what was written. Who came or changed places since then waits at the lock."""
        for client in self.clients:
            client.told, text = written[_key(client, asker, re)]
            client.send(text)

    def tell_presence(self, asker: Client | None = None, re: int = 0) -> None:
        """Tell everybody who is there."""
        for client in self.clients:
            said = presence_of(self, client.viewer)
            client.say(msgspec.structs.replace(said, re=re) if client is asker else said)

    def end(self) -> None:
        """The table has been deleted: whoever is still connected can do nothing more."""
        if self._machines is not None:
            self._machines.cancel()
        self.clients.clear()

    def leave(self, client: Client) -> None:
        """A client is gone."""
        if client in self.clients:
            self.clients.remove(client)
            self.tell_presence()


def _key(client: Client, asker: Client | None, re: int) -> Key:
    return (client.viewer, client.told, re if client is asker else 0)


def _sealed(state: State, re: int) -> tuple[int, bytes]:
    return state.node, codec.write(msgspec.structs.replace(state, re=re) if re else state)


def summary_of(table: HostedTable) -> Summary:
    """What a list of tables tells of it: facts that everybody sees."""
    asked = table.ask.seats if isinstance(table.ask, Choice) else ()
    facts = dict(table.view(WATCHER).facts)
    return Summary(table.n, table.outcome is not None, table.secrets, asked, facts)


Handler = Callable[[TableSession, Client, Any], Awaitable[None]]
Handlers = dict[type, Handler]  # by the kind of message
