"""Which files an answer, an enemy turn and a hint pass, traced through the real server: the lists in docs/design.md.

What is said beside a file stays. A walk ends when the server has done everything that the message began: none of it is
missing, and none of it is seen in the next walk, however slow the machine is.
"""

from __future__ import annotations

import asyncio
import re
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from queue import SimpleQueue
from types import FrameType
from unittest.mock import patch

import garrison
from garrison.ai.budget import Budget
from garrison.core.game import Setup
from garrison.table import games, messages, translator
from garrison.table.hosted import Snapshot, snapshot_of
from garrison.table.table import Table
from garrison.web.advice.ai_worker import AiWorker, Begin, Tell
from garrison.web.connection.connection import Connection
from tests.waiting import PATIENCE
from tests.web.server import UNHURRIED, Guest, served
from tools.generate.artefact import ROOT, Made

HOME = str(Path(garrison.__file__).parent) + "/"
PAGE = "docs/design.md"
HEADINGS = ("One answer", "One enemy turn", "One hint", "One hint, in the process that thinks")
SEED = 3
PLAYOUTS = 100
SETTINGS = replace(UNHURRIED, hint_playouts=PLAYOUTS, hint_seconds=3600.0)  # as much thought on every machine
MODULE_LEVEL = "<module>"


class Walk:
    """The functions that were called, in the order of their first call."""

    def __init__(self) -> None:
        self.functions: dict[tuple[str, str], None] = {}
        self._on = False

    @property
    def files(self) -> list[str]:
        return list(dict.fromkeys(file for file, _ in self.functions))

    @contextmanager
    def recording(self) -> Iterator[None]:
        self._on = True
        yield
        self._on = False

    def profile(self, frame: FrameType, event: str, arg: object) -> None:
        code = frame.f_code
        if (
            self._on
            and event == "call"
            and code.co_filename.startswith(HOME)
            and code.co_name != MODULE_LEVEL
        ):
            self.functions[code.co_filename.removeprefix(HOME), code.co_qualname] = None


@contextmanager
def tracing() -> Iterator[list[Walk]]:
    """Threads that begin now tell what they call to the last of the walks."""
    walks: list[Walk] = []

    def profile(frame: FrameType, event: str, arg: object) -> None:
        if walks:
            walks[-1].profile(frame, event, arg)

    threading.setprofile(profile)
    try:
        yield walks
    finally:
        threading.setprofile(None)


def forget_words() -> None:
    """As in a server that has just begun, whatever else this process has done before."""
    for module in (messages, translator):
        for found in vars(module).values():
            if hasattr(found, "cache_clear"):
                found.cache_clear()


class Stage:
    """Two people at a table, and word from the server whenever it has done all that a message of theirs began."""

    def __init__(self, player: Guest, other: Guest, done: SimpleQueue[None]) -> None:
        self.player = player
        self.other = other
        self._done = done
        for _ in (player, other):
            self._await_done()  # they have joined

    def pick(self, name: str) -> None:
        """Let the player take the first option whose name begins so; ends when all is told and done."""
        player = self.player
        offers = player.state["ask"]["options"]
        player.answer(next(offer["index"] for offer in offers if offer["name"].startswith(name)))
        n = player.state["n"]
        self.other.until(lambda said: bool(said["type"] == "state" and said["n"] == n))
        self._await_done()

    def enemy_turn(self, walk: Walk) -> None:
        """Play to the last action of the turn; only what follows upon it is recorded."""
        player = self.player
        turn = player.state["view"]["facts"]["turn"]
        while player.state["view"]["facts"]["turn"] == turn:
            last = player.state["view"]["gauges"]["actions"] == 1
            walk.functions.clear()
            with walk.recording():
                self.pick("")
            assert last or player.state["view"]["facts"]["turn"] == turn

    def hint(self) -> None:
        """Ask for a hint and hear its last word; ends when the process that thinks has dropped the search."""
        self.player.send(type="hint", id=99)
        self.player.until(lambda said: bool(said["type"] == "hint" and said["last"]))
        self._await_done()

    def _await_done(self) -> None:
        self._done.get(timeout=PATIENCE)


@contextmanager
def telling_when_done() -> Iterator[SimpleQueue[None]]:
    """Tell of each message to a server in this process when nothing that it began is under way any more."""
    done: SimpleQueue[None] = SimpleQueue()
    receive = Connection.receive

    async def receive_to_the_end(connection: Connection, text: str) -> bool:
        before = asyncio.all_tasks()
        goes_on = await receive(connection, text)
        while begun := asyncio.all_tasks() - before:
            await asyncio.wait(begun)
        done.put(None)
        return goes_on

    with patch.object(Connection, "receive", receive_to_the_end):
        yield done


def walked() -> dict[str, Walk]:
    """The walks by the headings of the page. Each thing was done once before, so that nothing is read from disk."""
    forget_words()
    with (
        tracing() as walks,
        telling_when_done() as done,
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder), SETTINGS) as server,
    ):
        made = server.table(scenario="elite", seed=SEED)
        watch = made["watch"].partition("#")[2]
        with server.guest(made) as player, server.guest(made, watch) as other:
            stage = Stage(player, other, done)
            for name in ("place", "attack", "place"):
                stage.pick(name)
            stage.hint()  # the one that is recorded is about another position: what was told once is kept
            walks.append(Walk())
            with walks[-1].recording():
                stage.pick("attack")
            walks.append(Walk())
            with walks[-1].recording():
                stage.hint()
            stage.enemy_turn(Walk())
            walks.append(Walk())
            stage.enemy_turn(walks[-1])
    answer, hint, enemy = walks
    return dict(zip(HEADINGS, (answer, enemy, hint, _thought()), strict=True))


def _position() -> Snapshot:
    table = Table.new(games.find("castle-itter"), Setup("elite"), SEED, ["human"])
    return snapshot_of(table.game, table.position)


def _thought() -> Walk:
    """What the process does that thinks, done here."""
    worker, walk, snapshot = AiWorker(), Walk(), _position()
    for number in (1, 2):
        sys.setprofile(walk.profile if number == 2 else None)
        with walk.recording():
            worker.do(Begin(number, 0, snapshot))
            worker._searches[number].run(Budget(playouts=PLAYOUTS))  # as many on every machine
            worker.do(Tell(number))
        sys.setprofile(None)
    return walk


def section_of(heading: str) -> re.Pattern[str]:
    """The list below a heading of the page."""
    return re.compile(rf"(^##+ {re.escape(heading)}\n.*?^```text\n)(.*?)(^```)", re.M | re.S)


def listed(page: str, heading: str) -> dict[str, str]:
    """Return the lines of a list on the page by their file."""
    found = section_of(heading).search(page)
    return {line.split()[0]: line for line in found[2].splitlines()} if found else {}


def with_walks(page: str, walks: dict[str, Walk]) -> str:
    """Return the page with these lists; one of the same files stays as it is, in its order."""
    for heading, walk in walks.items():
        known = listed(page, heading)
        if set(known) == set(walk.files):
            continue
        width = max(map(len, walk.files)) + 2
        said = {file: " ".join(line.split()[1:]) for file, line in known.items()}
        lines = "".join(f"{file:{width}}{said.get(file, '')}".rstrip() + "\n" for file in walk.files)
        found = section_of(heading).search(page)
        assert found, f"no list below '{heading}'"
        page = page[: found.start(2)] + lines + page[found.end(2) :]
    return page


def made() -> Made:
    """Return the page with lists that are true."""
    return {PAGE: with_walks((ROOT / PAGE).read_text("utf-8"), walked())}
