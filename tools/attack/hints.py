"""What a client that asks for hints without pause costs the answers of others, measured side by side.

A hundred tables are played twice at each round, without and with clients that ask for hints and machines that
search; the rounds alternate, so that whatever else the computer does falls on both alike.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
from statistics import median

from websockets.asyncio.client import connect

from tools.bench_web import Evening, p95, served, set_table

MOST = 2.0  # times as long


async def beg(url: str, ended: asyncio.Event) -> int:
    """Ask for hints until it is over; how many came."""
    made = await asyncio.to_thread(set_table, url, scenario="standard")
    heard = 0
    async with connect(f"{url.replace('http', 'ws')}ws/{made['table']}", max_size=None) as socket:
        await socket.send(json.dumps({"type": "join", "tokens": made["tokens"]}))
        while not ended.is_set():
            await socket.send('{"type":"hint"}')
            said = str(await socket.recv())
            heard += said.startswith('{"type":"hint"')
            if said.startswith('{"type":"refused"'):
                await asyncio.sleep(0.05)
    return heard


async def play(url: str, server: object, tables: int, answers: int, beggars: int) -> tuple[float, int]:
    """The milliseconds that 95 of 100 answers do not exceed, and how many hints were told meanwhile."""
    evening, ended = Evening(url, server, tables), asyncio.Event()  # type: ignore[arg-type]
    begging = [asyncio.create_task(beg(url, ended)) for _ in range(beggars)]
    if beggars:
        await asyncio.to_thread(
            set_table, url, game="castle-itter", scenario="competitive", players=2, seats=["search", "search"]
        )
    await evening.play(answers, 2.0)
    ended.set()
    heard = sum(await asyncio.gather(*begging))
    return 1000 * p95(evening.times), heard


def main() -> int:
    """Measure, and say whether it is within the limit."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--answers", type=int, default=10, help="at each table and round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--beggars", type=int, default=2, help="clients that ask for hints without pause")
    args = parser.parse_args()
    quiet: list[float] = []
    begged: list[float] = []
    for number in range(args.rounds):
        for beggars, found in ((0, quiet), (args.beggars, begged)):
            with tempfile.TemporaryDirectory() as folder, served(folder) as (url, server):
                time, heard = asyncio.run(play(url, server, args.tables, args.answers, beggars))
            found.append(time)
            print(
                f"round {number + 1}, {beggars} asking for hints: p95 {time:.1f} ms, {heard} hints",
                flush=True,
            )
    ratio = median(begged) / median(quiet)
    print(
        f"p95 without {median(quiet):.1f} ms, with {median(begged):.1f} ms: {ratio:.2f} x (at most {MOST} x)"
    )
    return 0 if ratio <= MOST else 1


if __name__ == "__main__":
    raise SystemExit(main())
