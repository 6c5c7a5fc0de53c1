"""The people at a table: who is there, what they are shown, and who may take back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol, TypeVar

import msgspec

from garrison.web.client import Client
from garrison.web.introducing import presence_of
from garrison.web.playing import WebTable
from garrison.web.protocol import write
from garrison.web.saying import states_of
from garrison.web.seating import Seating
from garrison.web.shelf import Stored

T = TypeVar("T")


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

    def online(self, seat: int) -> bool:
        """Whether anybody is there for a seat."""
        return any(seat in client.eye.seats for client in self.clients)

    async def look(self, work: Callable[[], T]) -> T:
        """Read something off the table as everybody knows it."""
        async with self.lock:
            return await self._hands(work)

    async def tell(self, asker: Client | None = None, re: int = 0) -> None:
        """Send everybody the state; clients with the same eyes get the same bytes."""
        wanted = {(client.eye, client.told) for client in self.clients}
        states = await self._hands(lambda: states_of(self.table, wanted))
        written = {key: write(state) for key, state in states.items()}
        for client in self.clients:
            key = (client.eye, client.told)
            client.told = states[key].node
            if client is asker and re:
                client.say(msgspec.structs.replace(states[key], re=re))
            else:
                client.send(written[key])

    async def tell_state(self, client: Client, re: int = 0) -> None:
        """Send one client the state; the lock is held."""
        key = (client.eye, client.told)
        state = (await self._hands(lambda: states_of(self.table, [key])))[key]
        client.told = state.node
        client.say(msgspec.structs.replace(state, re=re))

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
