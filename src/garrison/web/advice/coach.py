"""One option against the best, for a client: before it is taken, or one's own last move."""

from __future__ import annotations

from dataclasses import dataclass

from garrison.ai.advice_text import comparison_text
from garrison.ai.budget import Budget
from garrison.core.errors import NotOffered
from garrison.core.journal import PickEntry, path
from garrison.core.view import WATCHER
from garrison.table.hosted import Snapshot, snapshot_of
from garrison.table.translator import table_translator
from garrison.web.advice.ai_pool import AiPool
from garrison.web.advice.hints import think_to
from garrison.web.protocol.errors import NotYours, TooMany
from garrison.web.protocol.replies import Weighed
from garrison.web.protocol.requests import Weigh
from garrison.web.render.state import Viewer
from garrison.web.session.limits import AddressLimit
from garrison.web.session.session import Client, TableSession
from garrison.web.session.settings import Settings


@dataclass(frozen=True, slots=True)
class WeighedMove:
    """A position, who decides in it, and the option in question; `n` is the state in which it was asked."""

    snapshot: Snapshot
    seat: int
    option: int
    n: int


class Coach:
    """Compares options for all clients, in the processes that think."""

    def __init__(self, settings: Settings, pool: AiPool) -> None:
        self._settings = settings
        self._pool = pool
        self._limit = AddressLimit(settings.weigh_limit)

    async def weigh(self, session: TableSession, client: Client, asked: Weigh) -> None:
        """Compare, and tell the client."""
        if not self._limit.take(client.address):
            raise TooMany(f"too many comparisons from {client.address}")
        move = await session.look(lambda: move_of(session, client.viewer, asked.option))
        clock = Budget(seconds=self._settings.weigh_seconds).clock()
        search = await self._pool.search(move.snapshot, move.seat, move.option)
        try:
            await think_to(search, self._settings.weigh_playouts, lambda: not clock.is_over(0))
            found = await search.compare(move.option)
        finally:
            await search.drop()
        voice = table_translator(session.table, client.viewer.lang)
        text = comparison_text(found, voice)
        client.say(Weighed(re=asked.id, n=move.n, option=move.option, loss=found.loss, text=text))


def move_of(session: TableSession, viewer: Viewer, option: int | None) -> WeighedMove:
    """An option on offer, or the client's own last move."""
    table = session.table
    if option is None:
        return last_move(session, viewer)
    seat = viewer.asked(table, table.ask)
    if seat == WATCHER:
        raise NotYours("only the seat that is asked is advised")
    if table.position.reason(option) != 0:
        raise NotOffered("that option is not on offer")
    return WeighedMove(snapshot_of(table.game, table.position), seat, option, table.n)


def last_move(session: TableSession, viewer: Viewer) -> WeighedMove:
    """The last decision of one of the client's seats on the line that is played."""
    table = session.table
    for node in reversed(list(path(table.journal.cursor))):
        entry = node.entry
        if isinstance(entry, PickEntry) and entry.seat in viewer.seats and node.parent is not None:
            before = table.position_at(node.parent.id)
            option = table.game.options.named(entry.pick).index
            return WeighedMove(snapshot_of(table.game, before), entry.seat, option, table.n)
    raise NotOffered("you have not made a move yet")
