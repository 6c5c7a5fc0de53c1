"""Coming to a table, names, languages, and seats that change hands."""

from __future__ import annotations

import msgspec

from garrison.web import requests as say
from garrison.web.client import Client
from garrison.web.eye import Eye
from garrison.web.introducing import welcome_of
from garrison.web.live import LiveTable
from garrison.web.refusals import Full, NotYours
from garrison.web.seating import known
from garrison.web.wire import Language


async def join(live: LiveTable, client: Client, asked: say.Join, most_clients: int) -> None:
    """Sit down with the tokens one has, or watch. Invitations are exchanged for tokens."""
    async with live.lock:
        if len(live.clients) >= most_clients:
            raise Full(f"table {live.row.id} has {len(live.clients)} clients")
        rows = live.seating.of(asked.tokens)
        if live.secrets:
            rows = rows[:1]  # nobody sees two hands at once
        person = tidy(asked.name)
        for row in rows:
            if not row.claimed:
                await live.put_seat(live.seating.claim(row, person))
            elif person and person != row.person:
                await live.put_seat(msgspec.structs.replace(row, person=person))
        _sit(live, client, tuple(row.seat for row in rows), asked.lang)
        client.told = asked.have
        live.clients.append(client)
        await _welcome(live, client, asked.id)
        live.tell_presence()
    live.play_on()


def _sit(live: LiveTable, client: Client, seats: tuple[int, ...], lang: Language) -> None:
    client.eye = Eye(seats, lang)
    client.tokens = tuple(live.seating.rows[seat].token for seat in seats) or (live.row.watch,)


async def _welcome(live: LiveTable, client: Client, re: int) -> None:
    client.say(welcome_of(live, client.eye, client.tokens, re))
    await live.tell_state(client, re)


async def lang(live: LiveTable, client: Client, asked: say.Lang) -> None:
    """Everything again in another language."""
    async with live.lock:
        client.eye = Eye(client.eye.seats, asked.lang)
        client.told = 0
        await _welcome(live, client, asked.id)


async def name(live: LiveTable, client: Client, asked: say.Name) -> None:
    """What to call the person in one's seats."""
    if not client.eye.seats:
        raise NotYours("who watches has no name here")
    async with live.lock:
        for seat in client.eye.seats:
            await live.put_seat(msgspec.structs.replace(live.seating.row(seat), person=tidy(asked.name)))
        live.tell_presence(client, asked.id)


async def take_seat(live: LiveTable, client: Client, asked: say.TakeSeat) -> None:
    """A further seat, or one's own back from a machine."""
    async with live.lock:
        eye = client.eye
        person = live.seating.row(eye.seats[0]).person if eye.seats else ""
        await live.put_seat(live.seating.take(asked.seat, eye.seats, person, live.secrets))
        _sit(live, client, tuple(sorted({*eye.seats, asked.seat})), eye.lang)
        client.say(welcome_of(live, client.eye, client.tokens, asked.id))
        live.tell_presence()
    await live.change(lambda: None, client, asked.id)


async def leave_seat(live: LiveTable, client: Client, asked: say.LeaveSeat) -> None:
    """The seat is free, for all tabs that held it; from now on they see what the rest of their seats see."""
    async with live.lock:
        await live.put_seat(live.seating.leave(asked.seat, client.eye.seats))
        for tab in [tab for tab in live.clients if asked.seat in tab.eye.seats]:
            rest = tuple(seat for seat in tab.eye.seats if seat != asked.seat)
            _sit(live, tab, rest, tab.eye.lang)
            tab.told = 0
            await _welcome(live, tab, asked.id if tab is client else 0)
        live.tell_presence()


async def seat_kind(live: LiveTable, client: Client, asked: say.SeatKind) -> None:
    """A machine for a seat that nobody is at, or one for a person again."""
    async with live.lock:
        mine, online = client.eye.seats, live.online(asked.seat)
        await live.put_seat(live.seating.change(asked.seat, known(asked.kind), mine, online, live.secrets))
        live.tell_presence(client, asked.id)
    await live.change(lambda: None, client, asked.id)


def tidy(text: str) -> str:
    """A name on one line, without control codes."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
