"""The server is killed in the middle of games, again and again: every table is there, at the last answer shown."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from garrison.table import store
from tests.web.server import Guest, Json, Server

ROUNDS = 10
SETUPS: tuple[Json, ...] = (
    {"seed": 1},
    {"scenario": "elite", "seed": 2},
    {"scenario": "competitive", "players": 2, "seats": ["me", "heuristic"], "seed": 3},
    {"scenario": "competitive", "players": 2, "seats": ["me", "search"], "seed": 4},
)


@contextmanager
def process(folder: Path) -> Iterator[tuple[Server, subprocess.Popen[str]]]:
    """The real command, in a process of its own."""
    command = [sys.executable, "-m", "garrison", "serve", "--no-browser", "--port", "0", "--lang", "en"]
    with subprocess.Popen([*command, "--data", str(folder)], stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        try:
            said = child.stdout.readline()
            while not (urls := [word for word in said.split() if word.startswith("http")]):
                said += child.stdout.readline()
            yield Server(urls[0], said), child
        finally:
            child.kill()


def shown_again(guest: Guest, before: Json) -> None:
    """What was shown is still so; an answer that was under way may have been kept as well, whole."""
    now = guest.settled()
    assert now["n"] >= before["n"]
    assert guest.call("at", node=before["node"])["view"] == before["view"]
    if now["n"] == before["n"]:
        assert now["node"] == before["node"]
    assert now["ask"]["kind"] in ("choice", "over")


def play_until_killed(guests: list[Guest], child: subprocess.Popen[str], rng: random.Random) -> None:
    """Answer here and there and everywhere, then pull the plug with an answer under way."""
    for turn in range(rng.randrange(2, 12)):
        guest = rng.choice(guests)
        offers = guest.settled()["ask"]["options"]
        if not offers or (turn and rng.random() < 0.2):
            guest.call("undo")
        else:
            guest.answer(rng.choice(offers)["index"])
    guest = rng.choice(guests)
    state = guest.settled()
    if state["ask"]["options"]:
        guest.send(type="answer", n=state["n"], option=rng.choice(state["ask"]["options"])["index"])
        time.sleep(rng.random() * 0.01)  # before, while or after it is written
    os.kill(child.pid, signal.SIGKILL)
    child.wait()


def drain(guest: Guest) -> None:
    """Hear what was still sent before the end: that counts as shown."""
    try:
        while True:
            guest.next()
    except ConnectionClosed:
        return


def test_killed_at_any_moment_every_table_is_there_at_the_last_answer_shown(tmp_path: Path) -> None:
    rng = random.Random(8)
    made: list[Json] = []
    shown: list[Json] = []
    for _ in range(ROUNDS):
        with process(tmp_path) as (server, child), ExitStack() as sockets:
            made = made or [server.table(**setup) for setup in SETUPS]
            guests = [sockets.enter_context(server.guest(one)) for one in made]
            for guest, before in zip(guests, shown, strict=False):
                shown_again(guest, before)
            play_until_killed(guests, child, rng)
            for guest in guests:
                drain(guest)
            shown = [guest.state for guest in guests]
    with process(tmp_path) as (server, _):
        for number, (one, before) in enumerate(zip(made, shown, strict=True)):
            with server.guest(one) as guest:
                shown_again(guest, before)
                n, node = guest.state["n"], guest.state["node"]
            if number < 2:
                save = tmp_path / "game.save"
                save.write_bytes(
                    server.http(f"/api/tables/{one['table']}/save", Garrison_Tokens=one["tokens"][0]).body
                )
                assert len(store.load(save).journal.entries) == n
                assert store.verify(save).cursor == node
                save.unlink()
