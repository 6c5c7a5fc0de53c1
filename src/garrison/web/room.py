"""The people at a table: who is there, what they are shown, and who may take back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol, TypeVar

import msgspec

from garrison.web.client import Client
from garrison.web.eye import Eye
from garrison.web.introducing import presence_of
from garrison.web.playing import WebTable
from garrison.web.protocol import write
from garrison.web.replies import State
from garrison.web.saying import states_of
from garrison.web.seating import Seating
from garrison.web.shelf import Stored

if TYPE_CHECKING:
    from garrison.web.analysing import Analyst
    from garrison.web.hinting import Adviser

T = TypeVar("T")
Key = tuple[Eye, int, int]  # whose eyes, the node they have been told up to, what it answers
Written = dict[Key, tuple[int, bytes]]


class Hands(Protocol):
    """Does what takes time in the one thread that plays all games."""

    async def __call__(self, work: Callable[[], T]) -> T:
        """The result of the work."""


class Room:
    """A table and its clients. `lock` is held from the beginning of a change until everybody has been told of it."""

    def __init__(self, stored: Stored, table: WebTable, hands: Hands) -> None:
        self.row = stored.row
        self.table = table
        self.seating = Seating(stored.seats, stored.row.watch)
        self.clients: list[Client] = []
        self.lock = asyncio.Lock()
        self.adviser: Adviser | None = None
        self.analyst: Analyst  # the hall's
        self._hands = hands
        table.sit(self.seating.kinds)

    @property
    def secrets(self) -> bool:
        """Whether seats see different things."""
        return self.table.secrets

    @property
    def may_take_back(self) -> bool:
        """Never between people who have secrets from each other: dice would be known beforehand."""
        return self.row.take_back and not (self.secrets and self.seating.people > 1)

    def shows(self, client: Client, n: int) -> bool:
        """Whether the client is still there and the table as it was at `n`."""
        return client in self.clients and self.table.n == n

    def online(self, seat: int) -> bool:
        """Whether anybody is there for a seat."""
        return any(seat in client.eye.seats for client in self.clients)

    async def look(self, work: Callable[[], T]) -> T:
        """Read something off the table as everybody knows it."""
        async with self.lock:
            return await self._hands(work)

    async def tell(self, asker: Client | None = None, re: int = 0) -> None:
        """Send everybody the state."""
        wanted = self.wanted(asker, re)
        self.deliver(await self._hands(lambda: self.written(wanted)), asker, re)

    async def tell_state(self, client: Client, re: int = 0) -> None:
        """Send one client the state; the lock is held."""
        key = (client.eye, client.told, re)
        client.told, text = (await self._hands(lambda: self.written({key})))[key]
        client.send(text)

    def wanted(self, asker: Client | None, re: int) -> set[Key]:
        """What must be written for all to be told; clients with the same eyes get the same bytes."""
        return {_key(client, asker, re) for client in self.clients}

    def written(self, wanted: set[Key]) -> Written:
        """The states, each with its node and as it is sent."""
        states = states_of(self.table, {(eye, told) for eye, told, _ in wanted})
        return {(eye, told, re): _sealed(states[eye, told], re) for eye, told, re in wanted}

    def deliver(self, written: Written, asker: Client | None, re: int) -> None:
        """Send what was written. Who came or changed places since then waits at the lock."""
        for client in self.clients:
            client.told, text = written[_key(client, asker, re)]
            client.send(text)

    def tell_presence(self, asker: Client | None = None, re: int = 0) -> None:
        """Tell everybody who is there."""
        for client in self.clients:
            said = presence_of(self, client.eye)
            client.say(msgspec.structs.replace(said, re=re) if client is asker else said)

    def leave(self, client: Client) -> None:
        """A client is gone."""
        if client in self.clients:
            self.clients.remove(client)
            self.tell_presence()


def _key(client: Client, asker: Client | None, re: int) -> Key:
    return (client.eye, client.told, re if client is asker else 0)


def _sealed(state: State, re: int) -> tuple[int, bytes]:
    return state.node, write(msgspec.structs.replace(state, re=re) if re else state)
