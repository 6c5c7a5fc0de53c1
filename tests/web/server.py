"""A real server on a free port, and guests who talk to it."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import uvicorn
from websockets.sync.client import ClientConnection, connect

from garrison.web.app.application import create_app
from garrison.web.app.server import STORE_FILE, bound, config_of
from garrison.web.session.settings import Limit, Settings
from garrison.web.store.interface import TableStore
from garrison.web.store.sqlite import SqliteStore
from tests.waiting import PATIENCE, join, wait_until

BOUNDLESS = Limit(1e5, 100_000, 1e5, 100_000)
UNHURRIED = Settings(
    rate=1e5,
    burst=100_000,
    new_tables=BOUNDLESS,
    hint_limit=BOUNDLESS,
    analysis_limit=BOUNDLESS,
    large_questions=BOUNDLESS,
    danger_limit=BOUNDLESS,
    edit_limit=BOUNDLESS,
)

Json = dict[str, Any]


class Answered:
    """An HTTP response."""

    def __init__(self, status: int, headers: dict[str, str], body: bytes) -> None:
        self.status = status
        self.headers = headers
        self.body = body

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Server:
    """Where a server is, and what it said when it began."""

    def __init__(self, url: str, said: str = "") -> None:
        self.url = url.rstrip("/")
        self.said = said

    def http(self, path: str, body: bytes | None = None, **headers: str) -> Answered:
        """GET, or POST if there is a body. Underscores in names of headers are dashes."""
        names = {name.replace("_", "-"): value for name, value in headers.items()}
        try:
            with urlopen(Request(self.url + path, body, names), timeout=PATIENCE) as found:
                return Answered(found.status, dict(found.headers), found.read())
        except HTTPError as error:
            return Answered(error.code, dict(error.headers), error.read())

    def post(self, path: str, said: object) -> Answered:
        """POST of a JSON body."""
        return self.http(path, json.dumps(said).encode(), Content_Type="application/json")

    def table(self, **asked: object) -> Json:
        """Set a table; Castle Itter unless another game is named."""
        answered = self.post("/api/tables", {"game": "castle-itter"} | asked)
        assert answered.status == 201, answered.body
        made: Json = answered.json
        return made

    @contextmanager
    def guest(self, made: Json, *tokens: str, **said: object) -> Iterator[Guest]:
        """Somebody who has joined, with the tokens of the host if no others are given."""
        with self.stranger(made["table"]) as guest:
            guest.join(*(tokens or tuple(made["tokens"])), **said)
            yield guest

    @contextmanager
    def stranger(self, table: str) -> Iterator[Guest]:
        """Somebody who has not joined yet."""
        with connect(self.url.replace("http", "ws") + f"/ws/{table}", max_size=None, proxy=None) as socket:
            yield Guest(socket)


class Guest:
    """One socket. `heard` is every message that came, in order."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[Json] = []
        self.frames: list[str] = []
        self._id = 0

    def send(self, **said: object) -> None:
        self.socket.send(json.dumps(said))

    def next(self) -> Json:
        """The next message."""
        text = self.socket.recv(PATIENCE)
        assert isinstance(text, str)
        self.frames.append(text)
        self.heard.append(json.loads(text))
        return self.heard[-1]

    def until(self, fits: Callable[[Json], bool]) -> Json:
        """The next message that fits."""
        while not fits(self.next()):
            pass
        return self.heard[-1]

    def await_type(self, kind: str) -> Json:
        return self.until(lambda said: bool(said["type"] == kind))

    def call(self, kind: str, /, **fields: object) -> Json:
        """Ask, and wait for the reply to it."""
        self._id += 1
        number = self._id
        self.send(type=kind, id=number, **fields)
        return self.until(lambda said: bool(said["re"] == number))

    def join(self, *tokens: str, **said: object) -> Json:
        """Welcome; state and presence are there too then."""
        welcome = self.call("join", tokens=tokens, **said)
        if welcome["type"] == "welcome":
            self.await_type("presence")
        return welcome

    def latest(self, kind: str) -> Json:
        """The last message of that type."""
        return next(said for said in reversed(self.heard) if said["type"] == kind)

    @property
    def state(self) -> Json:
        return self.latest("state")

    @property
    def welcome(self) -> Json:
        return self.latest("welcome")

    def answer(self, option: int, **fields: object) -> Json:
        return self.call("answer", n=self.state["n"], option=option, **fields)

    def pick(self, name: str) -> Json:
        """Answer by the name of an option on offer."""
        offers = self.state["ask"]["options"]
        return self.answer(next(offer["index"] for offer in offers if offer["name"] == name))

    def settled(self) -> Json:
        """The state in which no machine is at work any more."""
        while self.state["thinking"]:
            self.await_type("state")
        return self.state


@contextmanager
def served(folder: Path, settings: Settings = UNHURRIED, store: TableStore | None = None) -> Iterator[Server]:
    """A server in a thread of its own."""
    socket = bound("127.0.0.1", [0])
    app = create_app(store or SqliteStore(folder / STORE_FILE), settings)
    server = uvicorn.Server(config_of(app, settings))
    thread = threading.Thread(target=server.run, args=([socket],))
    thread.start()
    try:
        wait_until(lambda: server.started or not thread.is_alive(), "the server starts")
        yield Server(f"http://127.0.0.1:{socket.getsockname()[1]}")
    finally:
        server.should_exit = True
        join(thread)
