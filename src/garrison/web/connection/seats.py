"""Coming to a table, names, languages, and seats that change hands."""

from __future__ import annotations

import msgspec

from garrison.web.protocol import requests
from garrison.web.protocol.errors import Full, NotYours
from garrison.web.protocol.fields import Language
from garrison.web.render.state import Viewer
from garrison.web.session.presence import welcome_of
from garrison.web.session.seats import known, tidy
from garrison.web.session.session import Client, Handlers, TableSession


async def join(session: TableSession, client: Client, asked: requests.Join) -> None:
    """Sit down with the tokens one has, or watch. Invitations are exchanged for tokens."""
    async with session.lock:
        if len(session.clients) >= session.settings.clients:
            raise Full(f"table {session.row.id} has {len(session.clients)} clients")
        rows = session.seating.of(asked.tokens)
        if session.secrets:
            rows = rows[:1]  # nobody sees two hands at once
        person = tidy(asked.name)
        for row in rows:
            if not row.claimed:
                await session.put_seat(session.seating.claim(row, person))
            elif person and person != row.person:
                await session.put_seat(msgspec.structs.replace(row, person=person))
        _sit(session, client, tuple(row.seat for row in rows), asked.lang)
        client.told = asked.have
        session.clients.append(client)
        await _welcome(session, client, asked.id)
        session.tell_presence()
    session.play_on()


def _sit(session: TableSession, client: Client, seats: tuple[int, ...], lang: Language) -> None:
    client.viewer = Viewer(seats, lang)
    client.tokens = tuple(session.seating.rows[seat].token for seat in seats) or (session.row.watch,)


async def _welcome(session: TableSession, client: Client, re: int) -> None:
    client.say(welcome_of(session, client.viewer, client.tokens, re))
    await session.tell_state(client, re)


async def lang(session: TableSession, client: Client, asked: requests.Lang) -> None:
    """Everything again in another language."""
    async with session.lock:
        client.viewer = Viewer(client.viewer.seats, asked.lang)
        client.told = 0
        await _welcome(session, client, asked.id)


async def name(session: TableSession, client: Client, asked: requests.Name) -> None:
    """What to call the person in one's seats."""
    if not client.viewer.seats:
        raise NotYours("who watches has no name here")
    async with session.lock:
        for seat in client.viewer.seats:
            await session.put_seat(
                msgspec.structs.replace(session.seating.row(seat), person=tidy(asked.name))
            )
        session.tell_presence(client, asked.id)


async def take_seat(session: TableSession, client: Client, asked: requests.TakeSeat) -> None:
    """A further seat, or one's own back from a machine."""
    async with session.lock:
        viewer = client.viewer
        person = session.seating.row(viewer.seats[0]).person if viewer.seats else ""
        await session.put_seat(session.seating.take(asked.seat, viewer.seats, person, session.secrets))
        _sit(session, client, tuple(sorted({*viewer.seats, asked.seat})), viewer.lang)
        client.say(welcome_of(session, client.viewer, client.tokens, asked.id))
        session.tell_presence()
    await session.change(lambda: None, client, asked.id)


async def leave_seat(session: TableSession, client: Client, asked: requests.LeaveSeat) -> None:
    """The seat is free, for all tabs that held it; from now on they see what the rest of their seats see."""
    async with session.lock:
        await session.put_seat(session.seating.leave(asked.seat, client.viewer.seats))
        for tab in [tab for tab in session.clients if asked.seat in tab.viewer.seats]:
            rest = tuple(seat for seat in tab.viewer.seats if seat != asked.seat)
            _sit(session, tab, rest, tab.viewer.lang)
            tab.told = 0
            await _welcome(session, tab, asked.id if tab is client else 0)
        session.tell_presence()


async def seat_kind(session: TableSession, client: Client, asked: requests.SeatKind) -> None:
    """A machine for a seat that nobody is at, or one for a person again."""
    async with session.lock:
        mine, online = client.viewer.seats, session.online(asked.seat)
        await session.put_seat(
            session.seating.change(
                asked.seat, known(asked.kind), mine, online, session.secrets, session.table.begun
            )
        )
        session.tell_presence(client, asked.id)
    await session.change(lambda: None, client, asked.id)


HANDLERS: Handlers = {
    requests.Lang: lang,
    requests.Name: name,
    requests.TakeSeat: take_seat,
    requests.LeaveSeat: leave_seat,
    requests.SeatKind: seat_kind,
}
