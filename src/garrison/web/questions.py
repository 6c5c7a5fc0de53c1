"""What a client may ask without changing anything."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import msgspec

from garrison.web import requests as say
from garrison.web.asking import odds_told, paragraph_of, seen_from, why_not
from garrison.web.client import Client
from garrison.web.live import LiveTable
from garrison.web.looking_back import course_of, log_of, moment_of, tree_of
from garrison.web.refusals import Malformed
from garrison.web.replies import Pong, Reply

R = TypeVar("R", bound=Reply)


async def _reply(live: LiveTable, client: Client, re: int, work: Callable[[], R]) -> None:
    said = await live.look(work)
    client.say(msgspec.structs.replace(said, re=re))


async def why(live: LiveTable, client: Client, asked: say.Why) -> None:
    """Why is it not on offer?"""
    if asked.option is None and not asked.refs:
        raise Malformed("`why` needs an option or refs")
    await _reply(live, client, asked.id, lambda: why_not(live.table, asked, client.eye))


async def odds(live: LiveTable, client: Client, asked: say.Odds) -> None:
    """What may a roll do?"""
    await _reply(live, client, asked.id, lambda: odds_told(live.table, asked.option, client.eye))


async def look(live: LiveTable, client: Client, asked: say.Look) -> None:
    """What is in sight and in reach?"""
    await _reply(live, client, asked.id, lambda: seen_from(live.table, asked.ref, asked.node))


async def rule(live: LiveTable, client: Client, asked: say.Rule) -> None:
    """What does the paragraph say?"""
    await _reply(live, client, asked.id, lambda: paragraph_of(live.table, asked.rule, client.eye.lang))


async def at(live: LiveTable, client: Client, asked: say.At) -> None:
    """How was it then?"""
    await _reply(live, client, asked.id, lambda: moment_of(live.table, asked.node, client.eye))


async def log(live: LiveTable, client: Client, asked: say.Log) -> None:
    """What happened since?"""
    lang = asked.lang or client.eye.lang
    await _reply(live, client, asked.id, lambda: log_of(live.table, asked.since, client.eye, lang))


async def tree(live: LiveTable, client: Client, asked: say.Tree) -> None:
    """What has been played?"""
    await _reply(live, client, asked.id, lambda: tree_of(live.table, client.eye))


async def course(live: LiveTable, client: Client, asked: say.Course) -> None:
    """How did it go?"""
    await _reply(live, client, asked.id, lambda: course_of(live.table, client.eye))


async def ping(live: LiveTable, client: Client, asked: say.Ping) -> None:
    """Are you there?"""
    client.say(Pong(re=asked.id))
