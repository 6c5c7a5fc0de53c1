"""Measure the web table: start, answers with many tables, scrubbing, beats, weight, memory. Needs Chromium.

Server, players and browser share the cores of this machine, so the load and the CPU time that the server took
for each answer stand beside what was waited for: on a busy machine judge by those.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Coroutine, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from http.client import HTTPConnection
from pathlib import Path
from statistics import median
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from playwright.sync_api import Browser, CDPSession, Page, Request, sync_playwright
from websockets.asyncio.client import ClientConnection, connect

from tools.enemy_turn import SAVES, before_enemy_turn
from tools.first_board import first_board

Json = dict[str, Any]
T = TypeVar("T")
ELITE = {"game": "castle-itter", "scenario": "elite"}
SCRUBBED = {"castle-itter": "standard", "westerplatte": "medium", "wolfenstein": "mission-10"}
LIMITS = {"first board s": 2.0, "slowest first board s": 2.0, "answer p95 ms": 50.0, "growth kB": 1024.0}
LIMITS |= {f"{game} page kB": 600.0 for game in SCRUBBED}  # before packing; what travels stands beside it
LIMITS |= {f"{game} scrub p95 ms": 30.0 for game in SCRUBBED}
LIMITS |= {f"{game} beats p95 ms": 20.0 for game in SAVES}
# Milliseconds from frame to frame, as long as something is measured.
FRAMES = """() => {
  window.frames60 = [];
  window.measuring = true;
  let last = performance.now();
  const next = (now) => {
    if (document.querySelector('#film.running')) window.frames60.push(now - last);
    last = now;
    if (window.measuring) requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}"""
PARTS = ("start", "page", "tables")
STARTS = 5
WARM_UP = 2  # thousands of answers before memory is watched: caches fill, and hold only so much


class Offer(msgspec.Struct):
    """As much of an option as is needed to choose it."""

    index: int


class Asked(msgspec.Struct):
    options: list[Offer]


class State(msgspec.Struct):
    """As much of a state as is needed to answer it: players must not take the time that is measured."""

    n: int
    ask: Asked


_decoder = msgspec.json.Decoder(State)


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


def address_of(number: int) -> str:
    """An address of this computer for each player: limits by address are meant for strangers, not for a crowd."""
    return f"127.0.{1 + number // 250 % 250}.{1 + number % 250}"


def set_table(url: str, source: str = "127.0.0.1", **asked: object) -> Json:
    """A new table, asked for from an address of this computer."""
    where = urlsplit(url)
    connection = HTTPConnection(str(where.hostname), where.port, source_address=(source, 0))
    connection.request("POST", "/api/tables", json.dumps(ELITE | asked), {"Content-Type": "application/json"})
    made: Json = json.load(connection.getresponse())
    connection.close()
    return made


def p95(values: list[float]) -> float:
    """What 95 of 100 do not exceed."""
    return sorted(values)[int(len(values) * 0.95)]


def resident(process: subprocess.Popen[str]) -> int:
    """Memory of a process in kB."""
    status = Path(f"/proc/{process.pid}/status").read_text()
    return int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS")))


def worked(process: subprocess.Popen[str]) -> float:
    """CPU seconds of a process so far."""
    fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Guest:
    """One socket."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket

    async def join(self, token: str) -> State:
        await self._socket.send(json.dumps({"type": "join", "tokens": [token]}))
        return _decoder.decode(await self.state())

    async def state(self) -> str:
        """The next state that comes, as it came."""
        while True:
            said = str(await self._socket.recv())
            if said.startswith('{"type":"refused"'):
                raise RuntimeError(said)
            if said.startswith('{"type":"state"'):
                return said

    async def answer(self, n: int, option: int) -> None:
        await self._socket.send(f'{{"type":"answer","n":{n},"option":{option}}}')


class Evening:
    """Many tables at once. The clock of the server is read when all have sat down, and when all are done."""

    def __init__(self, url: str, server: subprocess.Popen[str], tables: int) -> None:
        self.times: list[float] = []
        self.cpu = 0.0
        self._url = url
        self._server = server
        self._tables = tables
        self._seated = asyncio.Barrier(tables)

    async def play(self, count: int, pause: float, first_seed: int = 0) -> None:
        """So many answers at each table."""
        seeds = range(first_seed, first_seed + self._tables)
        await asyncio.gather(*(self._table(seed, count, pause) for seed in seeds))
        self.cpu = worked(self._server) - self.cpu

    async def _table(self, seed: int, count: int, pause: float) -> None:
        source = address_of(seed)
        made = await asyncio.to_thread(set_table, self._url, source, seed=seed)
        rng = random.Random(seed)
        address = f"{self._url.replace('http', 'ws')}ws/{made['table']}"
        async with (
            connect(address, max_size=None, compression=None, local_addr=(source, 0)) as first,
            connect(address, max_size=None, compression=None, local_addr=(source, 0)) as second,
        ):
            player, watcher = Guest(first), Guest(second)
            state = await player.join(made["tokens"][0])
            await watcher.join(made["watch"].partition("#")[2])
            if await self._seated.wait() == 0:
                self.cpu = worked(self._server)
            for _ in range(count):
                if not state.ask.options:
                    break
                await asyncio.sleep(pause * rng.random() * 2)
                state = await self._answer(player, watcher, state, rng)

    async def _answer(self, player: Guest, watcher: Guest, state: State, rng: random.Random) -> State:
        """One answer at random: seconds until the watcher has the new state."""
        began = time.perf_counter()
        await player.answer(state.n, rng.choice(state.ask.options).index)
        await watcher.state()
        self.times.append(time.perf_counter() - began)
        return _decoder.decode(await player.state())


async def play_tables(url: str, server: subprocess.Popen[str], tables: int) -> dict[str, float]:
    """Each player thinks for two seconds on average."""
    evening = Evening(url, server, tables)
    await evening.play(30, 2.0)
    cost = 1000 * evening.cpu / len(evening.times)
    return {"answer p95 ms": 1000 * p95(evening.times), "server CPU ms/answer": cost}


async def play_long(url: str, server: subprocess.Popen[str], answers: int, first_seed: int) -> int:
    """One game after another until so many answers were given; the memory taken then."""
    given = 0
    for seed in itertools.count(first_seed):
        evening = Evening(url, server, 1)
        await evening.play(answers - given, 0, seed)
        given += len(evening.times)
        if given >= answers:
            break
    return resident(server)


def started(page: Page, url: str, link: str) -> None:
    """Until the board can be played."""
    page.goto(url.rstrip("/") + link)
    page.wait_for_selector("svg [data-offered]")


def weight(browser: Browser, url: str, game: str) -> dict[str, float]:
    """The kB that come until a table can be played: as they are, and packed as they travel."""
    whole: list[int] = []
    sent: list[int] = []
    page = browser.new_page()

    def came(request: Request) -> None:
        answered = request.response()
        whole.append(len(answered.body()) if answered else 0)
        sent.append(request.sizes()["responseBodySize"])

    page.on("requestfinished", came)
    started(page, url, set_table(url, seed=3, game=game, scenario=SCRUBBED[game])["link"])
    page.wait_for_load_state("networkidle")
    page.close()  # a second board on the screen would take its part of the machine
    return {f"{game} page kB": sum(whole) / 1000, f"{game} sent kB": sum(sent) / 1000}


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


def scrubbed(page: Page, url: str, game: str, steps: int) -> dict[str, float]:
    """How long a step through a finished game takes, and the CPU time that the page itself needs for it."""
    finished = set_table(url, seed=2, seats=["heuristic"], game=game, scenario=SCRUBBED[game])
    page.goto(url.rstrip("/") + finished["link"])
    page.wait_for_selector("#ending:not([hidden])", timeout=60_000)
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    before = main_thread(session)
    times = scrub_times(page, steps)
    cost = 1000 * (main_thread(session) - before) / len(times)
    return {f"{game} scrub p95 ms": p95(times), f"{game} page CPU ms/step": cost}


def filmed(page: Page, url: str, game: str) -> dict[str, float]:
    """How long the frames of the longest turn of a recorded game take, and the CPU time of the page for each beat."""
    with before_enemy_turn(url, game) as turn:
        page.goto(url.rstrip("/") + turn.link)
        page.wait_for_selector("#app[data-mode=live] .layer-beat", state="attached")
        session = page.context.new_cdp_session(page)
        session.send("Performance.enable", {"timeDomain": "threadTicks"})
        before = main_thread(session)
        page.evaluate(FRAMES)
        turn.happen()
        page.wait_for_selector("#film.running")
        page.wait_for_selector("#film:not(.running)", timeout=300_000)
        times: list[float] = page.evaluate("() => { window.measuring = false; return window.frames60; }")
        cost = 1000 * (main_thread(session) - before) / len(turn.lines)
    return {f"{game} beats p95 ms": p95(times), f"{game} page CPU ms/beat": cost}


def main_thread(session: CDPSession) -> float:
    """CPU seconds that the page has taken so far."""
    found = session.send("Performance.getMetrics")["metrics"]
    return float(next(row["value"] for row in found if row["name"] == "TaskDuration"))


def in_browser(browser: Browser, folder: str) -> dict[str, float]:
    """What one person at a browser waits for."""
    page = browser.new_page(viewport={"width": 1280, "height": 720})
    found: dict[str, float] = {}
    with served(folder) as (url, _):
        for game in SCRUBBED:
            found |= weight(browser, url, game)
            found |= scrubbed(page, url, game, 150)
        for game in SAVES:
            found |= filmed(page, url, game)
        return found


def among_many(folder: str, tables: int, answers: int) -> dict[str, float]:
    """What the server does for many."""
    with served(folder) as (url, server):
        found = run(play_tables(url, server, tables))
        run(play_long(url, server, answers * WARM_UP, 10_000))
        before = run(play_long(url, server, answers, 20_000))
        found["growth kB"] = run(play_long(url, server, answers, 30_000)) - before
        return found


def first_boards(chromium: str, folder: str) -> dict[str, float]:
    """From the command to the board, each time with a new server and a new browser; the median and the slowest."""

    def table(url: str) -> str:
        return url.rstrip("/") + str(set_table(url, seed=1, seats=["me"])["link"])

    tries = [first_board(chromium, partial(served, f"{folder}/{n}"), table) for n in range(STARTS)]
    return {"first board s": median(tries), "slowest first board s": max(tries)}


def measure(parts: Sequence[str], tables: int, answers: int) -> dict[str, float]:
    """All numbers of these parts."""
    chromium = next(path for name in ("chromium", "google-chrome") if (path := shutil.which(name)))
    found: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as folder:
        if "start" in parts:
            found |= first_boards(chromium, f"{folder}/start")
        if "page" in parts:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
                found |= in_browser(browser, f"{folder}/one")
                browser.close()
        if "tables" in parts:
            found |= among_many(f"{folder}/many", tables, answers)
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
    parser.add_argument("--only", choices=PARTS, help="a part of it")
    args = parser.parse_args()
    load = os.getloadavg()[0]
    found = measure([args.only] if args.only else PARTS, args.tables, args.answers)
    for name, value in found.items():
        limit = LIMITS.get(name)
        kept = "" if limit is None else f"   limit {limit:8.1f}  {'ok' if value <= limit else 'OVER'}"
        print(f"{name:>30} {value:10.2f}{kept}")
    print(f"load before {load:.1f}, after {os.getloadavg()[0]:.1f}, on {os.cpu_count()} cores")
    return int(any(value > LIMITS[name] for name, value in found.items() if name in LIMITS))


if __name__ == "__main__":
    sys.exit(main())
