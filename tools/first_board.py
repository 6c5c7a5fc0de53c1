"""How long it takes from `garrison serve` to a board on the screen, in a browser that has seen nothing before.

Chromium runs already, with an empty profile and a blank page; the server is a new process. A browser with a debugger
that is told of every request takes a third longer to load a page, so nothing listens here: the page itself notes the
second frame after something on the board can be touched.
"""

from __future__ import annotations

import json
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from urllib.request import urlopen

from websockets.sync.client import connect

Json = dict[str, Any]
Ask = Callable[..., Json]
SETTLED = 2.0  # seconds until a browser has done what it does at its start
TRIES = 100
PAUSE = 0.1
NOTE = """new MutationObserver((_, watching) => {
  if (!document.querySelector("svg [data-offered]")) return;
  watching.disconnect();
  const seen = () => { window.seenAt = performance.timeOrigin + performance.now(); };
  requestAnimationFrame(() => requestAnimationFrame(seen));
}).observe(document, { subtree: true, childList: true, attributes: true })"""


@contextmanager
def unused_browser(chromium: str) -> Iterator[Ask]:
    """Chromium as it is after its installation; what is asked of its only page."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        options = ["--headless=new", "--no-sandbox", "--no-first-run", "--remote-debugging-port=0"]
        command = [chromium, *options, "--window-size=1280,807", f"--user-data-dir={profile}", "about:blank"]
        with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as browser:
            assert browser.stderr is not None
            said = next(line for line in browser.stderr if "DevTools listening on ws://" in line)
            try:
                time.sleep(SETTLED)
                with urlopen(f"http://{said.split('/')[2]}/json") as listed:
                    page = next(row for row in json.load(listed) if row["type"] == "page")
                with connect(page["webSocketDebuggerUrl"], max_size=None) as socket:
                    yield asking(socket)
            finally:
                browser.terminate()


def asking(socket: Any) -> Ask:
    """Questions to a page, each with its answer."""

    def ask(method: str, **params: object) -> Json:
        socket.send(json.dumps({"id": 1, "method": method, "params": params}))
        while (reply := json.loads(socket.recv())).get("id") != 1:
            pass
        return dict(reply["result"])

    return ask


def seen_at(ask: Ask) -> float:
    """When the board was on the screen, in seconds since 1970."""
    for _ in range(TRIES):
        told = ask("Runtime.evaluate", expression="window.seenAt ?? 0")["result"]["value"]
        if told:
            return float(told) / 1000
        time.sleep(PAUSE)
    raise TimeoutError("no board")


def first_board(chromium: str, serve: Callable[[], Any], table: Callable[[str], str]) -> float:
    """Seconds until the board of a new table on a new server is seen."""
    with unused_browser(chromium) as ask:
        ask("Page.enable")
        ask("Page.addScriptToEvaluateOnNewDocument", source=NOTE)
        began = time.time()
        with serve() as (url, _):
            ask("Page.navigate", url=table(url))
            return seen_at(ask) - began
