"""Starting the server, saying where it is, and opening the browser."""

from __future__ import annotations

import asyncio
import errno
import socket
import sys
import webbrowser
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import uvicorn
from starlette.applications import Starlette

from garrison.web.app import addresses, quiet_log
from garrison.web.app.application import create_app
from garrison.web.app.tcp import limited
from garrison.web.render.words import say
from garrison.web.session.lobby import Lobby
from garrison.web.session.settings import Settings
from garrison.web.store.repair import Repair
from garrison.web.store.sqlite import SqliteStore

STORE_FILE = "tables.sqlite3"
FRAME_BYTES = 1024 * 1024  # larger frames are cut off; smaller ones that are too large are refused politely
SWITCH = 0.001  # seconds until a thread lets another work: who listens must not wait for who plays
FILES_OF_OUR_OWN = 200  # beside connections: the store, processes, the page
PROXIES = ["127.0.0.1", "::1"]
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


@dataclass(frozen=True, slots=True)
class Hosting:
    """How a server is run. `save` is a file to begin with; `public_url` the name under which others reach it."""

    host: str
    ports: Iterable[int]
    folder: Path
    lang: str
    browse: bool = True
    hints: bool = True
    save: Path | None = None
    public_url: str = ""
    behind_proxy: bool = False
    archive_days: float = 0.0


def serve(hosting: Hosting) -> int:
    """Serve until interrupted; given a save, begin with its replay."""
    public = addresses.public(hosting.public_url) if hosting.public_url else ""
    made = bound(hosting.host, hosting.ports)
    port = int(made.getsockname()[1])
    friends = addresses.shared_host(hosting.host)
    share = (public,) if public else (addresses.url(friends, port),) if friends else ()
    here = addresses.url("127.0.0.1" if hosting.host in addresses.ANYWHERE else hosting.host, port)
    settings = Settings(campaigns=hosting.folder, hints=hosting.hints, archive_days=hosting.archive_days)
    store = SqliteStore(hosting.folder / STORE_FILE)
    app = create_app(store, settings, addresses.is_loopback(hosting.host), share, public)
    first = None if hosting.save is None else partial(replay_of, app, hosting.save)
    lines = [*mended(store.repaired, hosting.lang), *greeting(here, share, hosting.lang)]
    sys.setswitchinterval(SWITCH)
    allow_files(settings.connections)
    quiet_log.install()
    config = config_of(app, settings, hosting.behind_proxy)
    Announced(config, here, lines, hosting.browse, first).run([made])
    return 0


def allow_files(connections: int) -> None:
    """Let the system give us a file for every connection, and some for ourselves."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections + FILES_OF_OUR_OWN
    if soft < wanted and (hard == resource.RLIM_INFINITY or soft < hard):
        most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def mended(repair: Repair | None, lang: str) -> list[str]:
    """What was done because the file of the tables was damaged."""
    if repair is None:
        return []
    return [say("serve-damaged", lang, file=str(repair.aside), kept=repair.kept, lost=repair.lost)]


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


def config_of(app: Starlette, settings: Settings | None = None, behind_proxy: bool = False) -> uvicorn.Config:
    """How the server runs. What a client says of its address is believed only behind a proxy on this computer."""
    return uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,  # addresses hold tokens
        http=limited(settings or Settings(), by_address=not behind_proxy),
        ws="websockets-sansio",
        ws_max_size=FRAME_BYTES,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=PATIENCE,
        server_header=False,
        proxy_headers=behind_proxy,
        forwarded_allow_ips=PROXIES,
    )
