"""What a client may do to the game: answer, and go back and forth in the tree."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from garrison.core.errors import NotOffered, Stale
from garrison.core.own_turn import believed
from garrison.core.view import WATCHER
from garrison.table.correction import correct
from garrison.table.translator import Sentence, table_translator
from garrison.web.protocol import requests
from garrison.web.protocol.errors import Forbidden, NoTakeBacks, NotYours
from garrison.web.protocol.replies import Corrected
from garrison.web.render.chance import brought
from garrison.web.render.correction import answer_meant, corrected
from garrison.web.render.state import Viewer
from garrison.web.session.session import Client, Handlers, TableSession


async def answer(session: TableSession, client: Client, asked: requests.Answer) -> None:
    """Answer for a seat of one's own, if it is asked and the option on offer."""

    def work() -> None:
        table, viewer = session.table, client.viewer
        _not_stale(session, asked.n)
        option = table.option(asked.option)
        seat = _answering(session, viewer, asked.seat)
        reason = table.why(option)
        if reason is not None:
            raise Forbidden(table_translator(table, viewer.lang).translate(reason, seat))
        table.answer(seat, option)

    await session.change(work, client, asked.id)


def _answering(session: TableSession, viewer: Viewer, wanted: int | None) -> int:
    """The seat that answers: the one named if it is one's own, else the first of one's own that is asked."""
    seats = viewer.seats if wanted is None else tuple(seat for seat in viewer.seats if seat == wanted)
    seat = Viewer(seats, viewer.lang).asked(session.table, session.table.ask)
    if seat == WATCHER:
        raise NotYours("no seat of this client is asked")
    return seat


def _not_stale(session: TableSession, n: int | None) -> None:
    if n is not None and n != session.table.n:
        raise Stale(f"said at {n}, but the table is at {session.table.n}")


async def undo(session: TableSession, client: Client, asked: requests.Undo) -> None:
    """Back to the last choice of a person."""
    await _take_back(session, client, asked, lambda: session.table.undo())


async def redo(session: TableSession, client: Client, asked: requests.Redo) -> None:
    """Forward along the branch last taken."""
    await _take_back(session, client, asked, lambda: session.table.redo())


async def go(session: TableSession, client: Client, asked: requests.Go) -> None:
    """To any node."""
    await _take_back(session, client, asked, lambda: session.table.go(asked.node))


async def fresh(session: TableSession, client: Client, asked: requests.Fresh) -> None:
    """New dice from here on."""
    await _take_back(session, client, asked, lambda: session.table.fresh())


async def correct_past(session: TableSession, client: Client, asked: requests.Correct) -> None:
    """Put an earlier answer right; everybody sees the table as it is then, who asked hears what was kept."""
    found: list[Corrected] = []

    def work() -> None:
        _may_take_back(session, client, asked.n)
        made = correct(session.table, asked.node, answer_meant(session.table, asked))
        found.append(corrected(session.table, made, client.viewer))

    await session.change(work)
    client.say(msgspec.structs.replace(found[0], re=asked.id))


async def typed(session: TableSession, client: Client, asked: requests.Typed) -> None:
    """What came at the real table, said by anybody who sits there; or the machine throws this once."""

    def work() -> None:
        table = session.table
        _seats_of(client)
        _not_stale(session, asked.n)
        if table.real_ask is None:
            raise NotOffered("no roll or draw is asked of people now")
        if asked.faces or asked.card:
            table.put(brought(table, asked, client.viewer.lang))
        else:
            table.throw()

    await session.change(work, client, asked.id)


async def own_turn(session: TableSession, client: Client, asked: requests.OwnTurnDone) -> None:
    """The rest of a turn was played on the real table: go on with the enemy's, unless something cannot lie there."""

    def work() -> None:
        table, viewer = session.table, client.viewer
        _not_stale(session, asked.n)
        seat = _answering(session, viewer, None)
        if not table.may_tell_turn:
            raise NotOffered("no turn of a person's own on a real table is under way")
        for objection in believed(table.game, table.position, asked.text)[1]:
            text = table_translator(table, viewer.lang).say(f"fault-{objection.key}", objection.facts)
            raise Forbidden(Sentence(text, objection.refs, objection.rule))
        table.tell_turn(seat, asked.text)

    await session.change(work, client, asked.id)


async def own_words(session: TableSession, client: Client, asked: requests.OwnWords) -> None:
    """Words of one's own for the dice; who holds several seats speaks for the first."""

    def work() -> None:
        for seat in _seats_of(client):
            session.table.speak(seat, asked.words if seat == client.viewer.seats[0] else "")

    await session.change(work, client, asked.id)


async def begin(session: TableSession, client: Client, asked: requests.StopWaiting) -> None:
    """Wait no longer for words."""

    def work() -> None:
        _seats_of(client)
        session.table.waits_for_words = False

    await session.change(work, client, asked.id)


def _seats_of(client: Client) -> tuple[int, ...]:
    if not client.viewer.seats:
        raise NotYours("who watches has no dice")
    return client.viewer.seats


async def _take_back(
    session: TableSession,
    client: Client,
    asked: requests.Undo | requests.Redo | requests.Go | requests.Fresh,
    move: Callable[[], object],
) -> None:
    def work() -> None:
        _may_take_back(session, client, asked.n)
        move()

    await session.change(work, client, asked.id)


def _may_take_back(session: TableSession, client: Client, n: int | None) -> None:
    if not client.viewer.seats:
        raise NotYours("who watches takes nothing back")
    if not session.may_take_back:
        raise NoTakeBacks(f"table {session.row.id} takes nothing back")
    _not_stale(session, n)


HANDLERS: Handlers = {
    requests.Answer: answer,
    requests.Undo: undo,
    requests.Redo: redo,
    requests.Go: go,
    requests.Fresh: fresh,
    requests.Correct: correct_past,
    requests.Typed: typed,
    requests.OwnTurnDone: own_turn,
    requests.OwnWords: own_words,
    requests.StopWaiting: begin,
}
