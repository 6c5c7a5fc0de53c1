"""Measure the web table: start, answers with many tables, scrubbing, weight, memory. Needs Chromium."""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar
from urllib.request import Request, urlopen

from playwright.sync_api import Page, sync_playwright
from websockets.asyncio.client import ClientConnection, connect

Json = dict[str, Any]
T = TypeVar("T")
ELITE = {"game": "castle-itter", "scenario": "elite"}
LIMITS = {"start s": 3.0, "answer p95 ms": 50.0, "scrub p95 ms": 30.0, "page kB": 400.0, "growth kB": 2048.0}


@contextmanager
def served(folder: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """The real command."""
    command = [sys.executable, "-m", "garrison", "serve", "--no-browser", "--port", "0", "--lang", "en"]
    with subprocess.Popen([*command, "--data", folder], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            yield next(word for word in server.stdout.readline().split() if word.startswith("http")), server
        finally:
            server.terminate()


def set_table(url: str, **asked: object) -> Json:
    """A new table."""
    body = json.dumps(ELITE | asked).encode()
    with urlopen(Request(f"{url}api/tables", body, {"Content-Type": "application/json"})) as reply:
        made: Json = json.load(reply)
    return made


def p95(values: list[float]) -> float:
    """What 95 of 100 do not exceed."""
    return sorted(values)[int(len(values) * 0.95)]


def resident(process: subprocess.Popen[str]) -> int:
    """Memory of a process in kB."""
    status = Path(f"/proc/{process.pid}/status").read_text()
    return int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS")))


class Guest:
    """One socket."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket

    async def join(self, token: str) -> Json:
        await self._socket.send(json.dumps({"type": "join", "tokens": [token]}))
        return await self.state()

    async def state(self) -> Json:
        """The next state that comes."""
        while True:
            said: Json = json.loads(await self._socket.recv())
            if said["type"] == "refused":
                raise RuntimeError(said["text"])
            if said["type"] == "state":
                return said

    async def answer(self, state: Json, option: int) -> None:
        await self._socket.send(json.dumps({"type": "answer", "n": state["n"], "option": option}))


async def play_table(url: str, seed: int, count: int, pause: float) -> list[float]:
    """Answer at random, with somebody watching: seconds until the watcher has each new state."""
    made = await asyncio.to_thread(set_table, url, seed=seed)
    rng = random.Random(seed)
    address = f"{url.replace('http', 'ws')}ws/{made['table']}"
    watch = made["watch"].partition("#")[2]
    times: list[float] = []
    async with connect(address, max_size=None) as first, connect(address, max_size=None) as second:
        player, watcher = Guest(first), Guest(second)
        state = await player.join(made["tokens"][0])
        await watcher.join(watch)
        for _ in range(count):
            if not state["ask"]["options"]:
                break
            await asyncio.sleep(pause * rng.random() * 2)
            began = time.perf_counter()
            await player.answer(state, rng.choice(state["ask"]["options"])["index"])
            await watcher.state()
            times.append(time.perf_counter() - began)
            state = await player.state()
    return times


async def play_tables(url: str, tables: int, count: int, pause: float) -> list[float]:
    """Many tables at once."""
    played = await asyncio.gather(*(play_table(url, seed, count, pause) for seed in range(tables)))
    return [seconds for times in played for seconds in times]


async def play_long(url: str, answers: int) -> int:
    """One game after another until so many answers were given."""
    given = 0
    for seed in itertools.count(10_000):
        given += len(await play_table(url, seed, answers - given, 0))
        if given >= answers:
            break
    return given


def opened(page: Page, url: str, link: str) -> int:
    """Open a table; the bytes that came until it could be played."""
    sizes: list[int] = []
    page.on("requestfinished", lambda request: sizes.append(request.sizes()["responseBodySize"]))
    page.goto(url.rstrip("/") + link)
    page.wait_for_selector("svg [data-offered]")
    page.wait_for_load_state("networkidle")
    return sum(sizes)


def scrub_times(page: Page, steps: int) -> list[float]:
    """Milliseconds from moving the slider to the board drawn, in the browser."""
    page.locator('[data-key="replay"]').first.click()
    page.wait_for_selector("#app[data-mode=replay]")
    found: list[float] = page.evaluate(
        """async (steps) => {
          const slider = document.getElementById('replay-slider');
          const place = document.querySelector('.replay-place');
          const times = [];
          for (let n = 0; n < Math.min(steps, Number(slider.max)); n++) {
            const began = performance.now();
            slider.value = n;
            slider.dispatchEvent(new Event('input'));
            while (!place.textContent.includes(`${n}/`)) await new Promise((done) => setTimeout(done));
            times.push(performance.now() - began);
          }
          return times;
        }""",
        steps,
    )
    return found


def measure(tables: int, answers: int) -> dict[str, float]:
    """All numbers."""
    chromium = next((path for name in ("chromium", "google-chrome") if (path := shutil.which(name))), None)
    found: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1280, "height": 720})
        began = time.perf_counter()
        with served(folder) as (url, server):
            made = set_table(url, seed=1, seats=["me"])
            page.goto(url.rstrip("/") + made["link"])
            page.wait_for_selector("svg [data-offered]")
            found["start s"] = time.perf_counter() - began
            finished = set_table(url, seed=2, seats=["heuristic"], scenario="standard")
            found["page kB"] = opened(browser.new_page(), url, set_table(url, seed=3)["link"]) / 1000
            page.goto(url.rstrip("/") + finished["link"])
            page.wait_for_selector("#ending:not([hidden])", timeout=60_000)
            found["scrub p95 ms"] = p95(scrub_times(page, 150))
            browser.close()
            found["answer p95 ms"] = 1000 * p95(run(play_tables(url, tables, 30, 2.0)))
            run(play_long(url, answers))
            before = resident(server)
            run(play_long(url, answers))
            found["growth kB"] = resident(server) - before
    return found


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine apart from the loop of the browser."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()


def main() -> int:
    """Print a table; 1 if a limit is not kept."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100, help="tables being played at once (100)")
    parser.add_argument(
        "--answers", type=int, default=1000, help="answers over which memory is watched (1000)"
    )
    args = parser.parse_args()
    found = measure(args.tables, args.answers)
    for name, value in found.items():
        print(
            f"{name:>14} {value:10.1f}   limit {LIMITS[name]:8.1f}  {'ok' if value <= LIMITS[name] else 'OVER'}"
        )
    return int(any(value > LIMITS[name] for name, value in found.items()))


if __name__ == "__main__":
    sys.exit(main())
