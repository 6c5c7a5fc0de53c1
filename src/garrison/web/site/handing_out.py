"""A site handed out on this computer alone, from wherever it lies: a disk, or a memory stick."""

from __future__ import annotations

import webbrowser
from collections.abc import Callable
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

HOST = "127.0.0.1"
PORTS = range(8652, 8662)


class Handler(SimpleHTTPRequestHandler):
    """Says what each file is, whatever this system calls it, and nothing else."""

    extensions_map = {
        ".html": "text/html; charset=utf-8",
        ".js": "text/javascript; charset=utf-8",
        ".mjs": "text/javascript; charset=utf-8",
        ".css": "text/css; charset=utf-8",
        ".json": "application/json",
        ".svg": "image/svg+xml",
        ".png": "image/png",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
        "": "application/octet-stream",
    }

    def log_message(self, *said: object) -> None:
        pass


def hand_out(folder: Path, browse: Callable[[str], object] = webbrowser.open) -> None:
    """Until Ctrl-C."""
    with _server(partial(Handler, directory=str(folder))) as server:
        address = f"http://{HOST}:{server.server_port}/"
        print(address, flush=True)
        browse(address)
        server.serve_forever()


def _server(handler: Callable[..., SimpleHTTPRequestHandler]) -> ThreadingHTTPServer:
    """At the same address every time, if it is free: to a browser another port is another site, with other tables."""
    failure = OSError()
    for port in PORTS:
        try:
            return ThreadingHTTPServer((HOST, port), handler)
        except OSError as error:
            failure = OSError(error.errno, error.strerror, f"{HOST}:{port}")
    raise failure
