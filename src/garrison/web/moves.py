"""What a client may do to the game: answer, and go back and forth in the tree."""

from __future__ import annotations

from collections.abc import Callable

from garrison.core.errors import Stale
from garrison.table.speak import voice_of
from garrison.web import requests as say
from garrison.web.asking import option_of
from garrison.web.client import Client
from garrison.web.eye import Eye
from garrison.web.live import LiveTable
from garrison.web.refusals import Forbidden, NoTakeBacks, NotYours
from garrison.web.wire import WATCHER


async def answer(live: LiveTable, client: Client, asked: say.Answer) -> None:
    """Answer for a seat of one's own, if it is asked and the option on offer."""

    def work() -> None:
        table, eye = live.table, client.eye
        _not_stale(live, asked.n)
        option = option_of(table, asked.option)
        seat = _answering(live, eye, asked.seat)
        reason = table.why(option)
        if reason is not None:
            raise Forbidden(voice_of(table, eye.lang).speak(reason, seat))
        table.pick(seat, option)

    await live.change(work, client, asked.id)


def _answering(live: LiveTable, eye: Eye, wanted: int | None) -> int:
    """The seat that answers: the one named if it is one's own, else the first of one's own that is asked."""
    seats = eye.seats if wanted is None else tuple(seat for seat in eye.seats if seat == wanted)
    seat = Eye(seats, eye.lang).asked(live.table, live.table.ask)
    if seat == WATCHER:
        raise NotYours("no seat of this client is asked")
    return seat


def _not_stale(live: LiveTable, n: int | None) -> None:
    if n is not None and n != live.table.n:
        raise Stale(f"said at {n}, but the table is at {live.table.n}")


async def undo(live: LiveTable, client: Client, asked: say.Undo) -> None:
    """Back to the last choice of a person."""
    await _take_back(live, client, asked, lambda: live.table.undo())


async def redo(live: LiveTable, client: Client, asked: say.Redo) -> None:
    """Forward along the branch last taken."""
    await _take_back(live, client, asked, lambda: live.table.redo())


async def go(live: LiveTable, client: Client, asked: say.Go) -> None:
    """To any node."""
    await _take_back(live, client, asked, lambda: live.table.go(asked.node))


async def fresh(live: LiveTable, client: Client, asked: say.Fresh) -> None:
    """New dice from here on."""
    await _take_back(live, client, asked, lambda: live.table.fresh())


async def _take_back(
    live: LiveTable,
    client: Client,
    asked: say.Undo | say.Redo | say.Go | say.Fresh,
    move: Callable[[], object],
) -> None:
    def work() -> None:
        if not client.eye.seats:
            raise NotYours("who watches takes nothing back")
        if not live.may_take_back:
            raise NoTakeBacks(f"table {live.row.id} takes nothing back")
        _not_stale(live, asked.n)
        move()

    await live.change(work, client, asked.id)
