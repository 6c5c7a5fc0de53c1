"""Which files an answer, an enemy turn and a hint pass, traced through the real server.

`python -m tests.web.walk` writes the lists into docs/design.md; what is said beside a file stays.
"""

from __future__ import annotations

import re
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

import garrison
from garrison.ai.budget import Budget
from garrison.core.game import Setup
from garrison.table import games, messages, translator
from garrison.table.hosted import Snapshot, snapshot_of
from garrison.table.table import Table
from garrison.web.advice.ai_worker import AiWorker, Begin, Tell
from garrison.web.connection.questions import ping
from tests.web.server import Guest, served

HOME = str(Path(garrison.__file__).parent) + "/"
PAGE = Path(__file__).parents[2] / "docs" / "design.md"
HEADINGS = ("One answer", "One enemy turn", "One hint", "One hint, in the process that thinks")
SEED = 3
PLAYOUTS = 100
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
    def recording(self, *guests: Guest) -> Iterator[None]:
        self._on = True
        yield
        until_all_is_done(*guests)
        self._on = False

    def profile(self, frame: FrameType, event: str, arg: object) -> None:
        code = frame.f_code
        if code.co_qualname == ping.__qualname__:  # of those who wait until all is done
            return
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


def walked() -> dict[str, Walk]:
    """The walks by the headings of the page. Each thing was done once before, so that nothing is read from disk."""
    forget_words()
    with tracing() as walks, tempfile.TemporaryDirectory() as folder, served(Path(folder)) as server:
        made = server.table(scenario="elite", seed=SEED)
        watch = made["watch"].partition("#")[2]
        with server.guest(made) as player, server.guest(made, watch) as other:
            for name in ("place", "attack", "place"):
                _pick(player, other, name)
            _hint(player)  # the one that is recorded is about another position: what was told once is kept
            until_all_is_done(player, other)  # the process that thinks drops its search after the last list
            walks.append(Walk())
            with walks[-1].recording(player, other):
                _pick(player, other, "attack")
            walks.append(Walk())
            with walks[-1].recording(player, other):
                _hint(player)
            _enemy_turn(player, other, Walk())
            walks.append(Walk())
            _enemy_turn(player, other, walks[-1])
    answer, hint, enemy = walks
    return dict(zip(HEADINGS, (answer, enemy, hint, _thought()), strict=True))


def until_all_is_done(*guests: Guest) -> None:
    """Wait until the server has finished with everything that these have asked: it takes one thing after the other."""
    for guest in guests:
        guest.call("ping")


def _pick(player: Guest, other: Guest, name: str) -> None:
    offers = player.state["ask"]["options"]
    player.answer(next(offer["index"] for offer in offers if offer["name"].startswith(name)))
    n = player.state["n"]
    other.until(lambda said: bool(said["type"] == "state" and said["n"] == n))


def _enemy_turn(player: Guest, other: Guest, walk: Walk) -> None:
    """Play to the last action of the turn; only what follows upon it is recorded."""
    turn = player.state["view"]["facts"]["turn"]
    while player.state["view"]["facts"]["turn"] == turn:
        last = player.state["view"]["gauges"]["actions"] == 1
        walk.functions.clear()
        with walk.recording(player, other):
            _pick(player, other, "")
        assert last or player.state["view"]["facts"]["turn"] == turn


def _hint(player: Guest) -> None:
    player.send(type="hint", id=99)
    player.until(lambda said: bool(said["type"] == "hint" and said["last"]))


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


def listed(page: str, heading: str) -> list[str]:
    """The lines of a list on the page: a file each, and what is said of it."""
    found = re.search(rf"^##+ {re.escape(heading)}\n.*?^```text\n(.*?)^```", page, re.M | re.S)
    return found[1].splitlines() if found else []


def write() -> None:
    """Bring the lists of the page up to date."""
    page = PAGE.read_text("utf-8")
    for heading, walk in walked().items():
        said = {line.split()[0]: line for line in listed(page, heading)}
        width = max(map(len, walk.files)) + 2
        lines = [f"{file:{width}}{' '.join(said.get(file, '').split()[1:])}".rstrip() for file in walk.files]
        begin = re.search(rf"^##+ {re.escape(heading)}\n.*?^```text\n", page, re.M | re.S)
        if begin is None:
            page = f"{page.rstrip()}\n\n### {heading}\n\n```text\n```\n"
            begin = re.search(rf"^##+ {re.escape(heading)}\n.*?^```text\n", page, re.M | re.S)
        assert begin is not None
        end = page.index("```", begin.end())
        page = page[: begin.end()] + "".join(f"{line}\n" for line in lines) + page[end:]
        print(f"{heading}: {len(walk.files)} files, {len(walk.functions)} functions")
    PAGE.write_text(page, "utf-8")


if __name__ == "__main__":
    write()
