"""A table that stands just before a turn of the enemy, for tests, measurements and moving pictures."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count, pairwise
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]
NUMBERS = count(1)
GOLDEN = Path(__file__).parents[1] / "tests" / "golden"
SAVES = {
    "castle-itter": "castle-itter-elite",
    "westerplatte": "westerplatte-hard",
    "wolfenstein": "wolfenstein-4-heroes",
}


class EnemyTurn:
    """The turn, and somebody who lets it happen."""

    def __init__(self, socket: ClientConnection, link: str, lines: list[Json]) -> None:
        self.socket = socket
        self.link = link
        self.lines = lines  # those with beats, in the order in which they are watched

    def happen(self) -> Json:
        """Play it; the state after it."""
        return ask(self.socket, "redo")

    def answer(self, state: Json) -> Json:
        """Give the first answer on offer."""
        question = state["ask"]
        return ask(
            self.socket,
            "answer",
            n=state["n"],
            option=question["options"][0]["index"],
            seat=question["seat"],
        )


def ask(socket: ClientConnection, kind: str, **fields: object) -> Json:
    """Say something, and wait for the reply to it."""
    number = next(NUMBERS)
    socket.send(json.dumps({"type": kind, "id": number, **fields}))
    while True:
        reply: Json = json.loads(socket.recv(60))
        if reply["re"] == number:
            assert reply["type"] != "refused", reply
            return reply


@contextmanager
def before_enemy_turn(url: str, game: str, having: str = "") -> Iterator[EnemyTurn]:
    """The answer of a recorded game that brings most beats, of those with a beat of some kind."""
    text = (GOLDEN / f"{SAVES[game]}.save").read_bytes().replace(b"heuristic", b"human")
    with urlopen(Request(f"{url.rstrip('/')}/api/saves", text), timeout=60) as reply:
        made: Json = json.load(reply)
    address = f"{url.rstrip('/').replace('http', 'ws')}/ws/{made['table']}"
    with connect(address, max_size=None, proxy=None) as socket:
        ask(socket, "join", tokens=made["tokens"])
        nodes = ask(socket, "tree")["nodes"]
        lines = [line for line in ask(socket, "log", since=0, lang="en")["lines"] if line["beat"]]
        picks = [node["node"] for node in nodes if node["kind"] == "pick"] + [len(nodes)]
        turns = [[line for line in lines if a <= line["node"] < b] for a, b in pairwise(picks)]
        fitting = [
            turn for turn in turns if not having or any(line["beat"]["kind"] == having for line in turn)
        ]
        turn = max(fitting, key=len)
        first = max(pick for pick in picks if pick <= turn[0]["node"])
        ask(socket, "go", node=nodes[first]["parent"])
        turn.sort(key=lambda line: (line["node"], line["beat"]["order"]))
        yield EnemyTurn(socket, made["link"], turn)
