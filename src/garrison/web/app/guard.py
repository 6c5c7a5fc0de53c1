"""What every request passes: is it from this page, and what may a browser do with the answer.

There are no cookies, so another site could not act for anybody; still it must not set tables or read lists. A name
that points to this computer only to get around the browser's walls (DNS rebinding) is refused as well.
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Awaitable

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

POLICY = 1008
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self';"
        " connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


def is_ours(host: str, only_here: bool) -> bool:
    """Whether a Host header names this server: an address, localhost, or the name of this computer."""
    name = host.rpartition(":")[0] if host.rpartition(":")[2].isdecimal() else host
    name = name.strip("[]").lower()
    try:
        address = ipaddress.ip_address(name)
    except ValueError:
        here = socket.gethostname().lower()
        return name == "localhost" or (not only_here and name in (here, f"{here}.local"))
    return address.is_loopback or not only_here


class Guard:
    """Refuses strangers and sets the headers of every answer. `only_here`: nobody but this computer is served.

    `public` is the address under which a proxy shows it.
    """

    def __init__(self, app: ASGIApp, only_here: bool, public: str = "") -> None:
        self._app = app
        self._only_here = only_here
        self._public = public.rstrip("/")

    def _is_ours(self, host: str, origin: str | None) -> bool:
        """Whether a request is to this server, and from its own page if a page sent it."""
        if self._public and host == self._public.partition("://")[2]:
            return origin in (None, self._public)
        return is_ours(host, self._only_here) and (origin is None or origin.partition("://")[2] == host)

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        if scope["type"] not in ("http", "websocket"):
            return self._app(scope, receive, send)
        headers = Headers(scope=scope)
        if self._is_ours(headers.get("host", "").lower(), headers.get("origin")):
            return self._app(scope, receive, _with_headers(send) if scope["type"] == "http" else send)
        if scope["type"] == "http":
            return PlainTextResponse("another site must not use this server\n", 403)(scope, receive, send)
        return WebSocketClose(POLICY)(scope, receive, send)


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return sending
