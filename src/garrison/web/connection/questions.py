"""What a client may ask without changing anything."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import msgspec

from garrison.web.protocol import requests
from garrison.web.protocol.errors import Malformed, NoTakeBacks, NotYours
from garrison.web.protocol.replies import Pong, Reply
from garrison.web.render.chance import where_told
from garrison.web.render.correction import asked_at
from garrison.web.render.course import course_of
from garrison.web.render.danger import danger_told
from garrison.web.render.history import log_of, moment_of
from garrison.web.render.own_turn import own_turn_told
from garrison.web.render.questions import odds_told, paragraph_of, seen_from, why_not
from garrison.web.session.session import Client, Handlers, TableSession
from garrison.web.session.settings import SLICE

R = TypeVar("R", bound=Reply)


async def _reply(session: TableSession, client: Client, re: int, work: Callable[[], R]) -> None:
    said = await session.look(work)
    client.say(msgspec.structs.replace(said, re=re))


async def why(session: TableSession, client: Client, asked: requests.WhyQuestion) -> None:
    """Why is it not on offer?"""
    if asked.option is None and not asked.refs:
        raise Malformed("`why` needs an option or refs")
    await _reply(session, client, asked.id, lambda: why_not(session.table, asked, client.viewer))


async def odds(session: TableSession, client: Client, asked: requests.Odds) -> None:
    """What may a roll do?"""
    await _reply(session, client, asked.id, lambda: odds_told(session.table, asked.option, client.viewer))


async def danger(session: TableSession, client: Client, asked: requests.DangerQuestion) -> None:
    """What threatens?"""
    await _reply(session, client, asked.id, lambda: danger_told(session.table, asked, client.viewer))


async def look(session: TableSession, client: Client, asked: requests.Look) -> None:
    """What is in sight and in reach?"""
    await _reply(session, client, asked.id, lambda: seen_from(session.table, asked.ref, asked.node))


async def rule(session: TableSession, client: Client, asked: requests.Rule) -> None:
    """What does the paragraph say?"""
    await _reply(
        session, client, asked.id, lambda: paragraph_of(session.table, asked.rule, client.viewer.lang)
    )


async def at(session: TableSession, client: Client, asked: requests.At) -> None:
    """How was it then?"""
    await _reply(session, client, asked.id, lambda: moment_of(session.table, asked.node, client.viewer))


async def log(session: TableSession, client: Client, asked: requests.Log) -> None:
    """What happened since?"""
    lang = asked.lang or client.viewer.lang
    await _reply(session, client, asked.id, lambda: log_of(session.table, asked.since, client.viewer, lang))


async def tree(session: TableSession, client: Client, asked: requests.Tree) -> None:
    """What has been played? A tree may be large: others get their turn in between."""
    while not await session.look(lambda: session.tree_labels(client.viewer).extend(SLICE)):
        pass
    await _reply(session, client, asked.id, lambda: session.tree_labels(client.viewer).tree())


async def course(session: TableSession, client: Client, asked: requests.Course) -> None:
    """How did it go?"""
    await _reply(session, client, asked.id, lambda: course_of(session.table, client.viewer))


async def asked_before(session: TableSession, client: Client, asked: requests.AskedBefore) -> None:
    """What was asked there? Only for who may put it right: it tells what else could have come."""
    if not client.viewer.seats:
        raise NotYours("who watches puts nothing right")
    if not session.may_take_back:
        raise NoTakeBacks(f"table {session.row.id} takes nothing back")
    await _reply(session, client, asked.id, lambda: asked_at(session.table, asked.node, client.viewer))


async def where(session: TableSession, client: Client, asked: requests.Where) -> None:
    """Where is that card? For who sits at the table: the answer names cards that others hold."""
    if not client.viewer.seats:
        raise NotYours("who watches draws nothing")
    await _reply(session, client, asked.id, lambda: where_told(session.table, asked.text, client.viewer.lang))


async def own_turn_draft(session: TableSession, client: Client, asked: requests.OwnTurnDraft) -> None:
    """What lies on the table, and what speaks against it? For who sits there."""
    if not client.viewer.seats:
        raise NotYours("who watches has no turn")
    await _reply(session, client, asked.id, lambda: own_turn_told(session.table, asked, client.viewer))


async def ping(session: TableSession, client: Client, asked: requests.Ping) -> None:
    """Are you there?"""
    client.say(Pong(re=asked.id))


HANDLERS: Handlers = {
    requests.WhyQuestion: why,
    requests.Odds: odds,
    requests.DangerQuestion: danger,
    requests.Look: look,
    requests.Rule: rule,
    requests.At: at,
    requests.Log: log,
    requests.Tree: tree,
    requests.Course: course,
    requests.AskedBefore: asked_before,
    requests.Where: where,
    requests.OwnTurnDraft: own_turn_draft,
    requests.Ping: ping,
}
