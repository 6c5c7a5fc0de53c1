"""Starting the server, saying where it is, and opening the browser."""

from __future__ import annotations

import asyncio
import errno
import socket
import sys
import webbrowser
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from pathlib import Path

import uvicorn
from starlette.applications import Starlette

from garrison.web.app import addresses
from garrison.web.app.application import create_app
from garrison.web.render.words import say
from garrison.web.session.lobby import Lobby
from garrison.web.session.settings import Settings
from garrison.web.store.sqlite import SqliteStore

STORE_FILE = "tables.sqlite3"
FRAME_BYTES = 1024 * 1024  # larger frames are cut off; smaller ones that are too large are refused politely
SWITCH = 0.001  # seconds until a thread lets another work: who listens must not wait for who plays
PATIENCE = 3  # seconds for open sockets when the server ends


class Announced(uvicorn.Server):
    """A server that says when it is there. Given `open_first`, it opens what that leads to, not the lobby."""

    def __init__(
        self,
        config: uvicorn.Config,
        url: str,
        lines: list[str],
        browse: bool,
        open_first: Callable[[], Awaitable[str]] | None = None,
    ) -> None:
        super().__init__(config)
        self._url = url
        self._lines = lines
        self._browse = browse
        self._open_first = open_first

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self._open_first is not None:
            self._url += await self._open_first()
            self._lines = [*self._lines, self._url]
        print("\n".join(self._lines), flush=True)
        if self._browse:
            await asyncio.to_thread(webbrowser.open, self._url)


def bound(host: str, ports: Iterable[int]) -> socket.socket:
    """A socket on the first of the ports that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    failure = OSError(errno.EADDRINUSE, "no port", host)
    for port in ports:
        # With its protocol named, asyncio sends small frames at once instead of waiting 40 ms for more.
        made = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        try:
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            made.bind((host, port))
        except OSError as error:
            made.close()
            failure = OSError(error.errno, error.strerror, f"{host}:{port}")
            if error.errno != errno.EADDRINUSE:
                break
        else:
            return made
    raise failure


def serve(
    host: str,
    ports: Iterable[int],
    folder: Path,
    lang: str,
    browse: bool,
    hints: bool = True,
    save: Path | None = None,
) -> int:
    """Serve until interrupted; given a save, begin with its replay."""
    made = bound(host, ports)
    port = int(made.getsockname()[1])
    friends = addresses.shared_host(host)
    share = (addresses.url(friends, port),) if friends else ()
    only_here = addresses.is_loopback(host)
    app = create_app(
        SqliteStore(folder / STORE_FILE), Settings(campaigns=folder, hints=hints), only_here, share
    )
    sys.setswitchinterval(SWITCH)
    here = addresses.url("127.0.0.1" if host in addresses.ANYWHERE else host, port)
    first = None if save is None else partial(replay_of, app, save)
    Announced(config_of(app), here, greeting(here, share, lang), browse, first).run([made])
    return 0


async def replay_of(app: Starlette, save: Path) -> str:
    """Set a table from a save; where its replay is, below the address of the server."""
    lobby: Lobby = app.state.lobby
    made = await lobby.open_save(save.read_bytes(), salvage=False)
    return made.link.lstrip("/").replace("#", "?replay#")


def greeting(here: str, share: Iterable[str], lang: str) -> list[str]:
    """Where it is, and where friends find it."""
    lines = [say("serve-here", lang, url=here)]
    for url in share:
        lines += [say("serve-friends", lang, url=url), addresses.qr(url)]
    return lines


def config_of(app: Starlette) -> uvicorn.Config:
    """How the server runs."""
    return uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,  # addresses hold tokens
        ws="websockets-sansio",
        ws_max_size=FRAME_BYTES,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=PATIENCE,
        server_header=False,
    )
