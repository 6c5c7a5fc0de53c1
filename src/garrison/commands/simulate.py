"""`garrison simulate`: many games played by machines, and what came of them."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Mapping

from garrison import build
from garrison.commands.arguments import add_json, add_setup, game_of, setup_of, whole
from garrison.commands.parsing import Subparsers
from garrison.core.errors import unknown
from garrison.table import batch as batches
from garrison.table import worker_pool
from garrison.table.batch import Batch
from garrison.table.seats import RANDOM, machines, name_of
from garrison.table.worker_pool import Progress

BAR = 40
MOST_WORKERS = 256


def add(commands: Subparsers) -> None:
    """Declare the command."""
    parser = commands.add_parser("simulate", run)
    parser.add_argument("game", metavar="GAME")
    add_setup(parser)
    parser.add_argument(
        "--policy",
        type=_policy,
        default=RANDOM,
        metavar="KIND",
    )
    parser.add_argument("--games", type=whole(1), default=100, metavar="N")
    parser.add_argument("--seed", type=whole(0), default=0, metavar="K")
    parser.add_argument("--workers", type=whole(1, MOST_WORKERS), default=1, metavar="W")
    add_json(parser)


def _policy(text: str) -> str:
    """A kind of machine seat, the detail included."""
    if name_of(text) not in machines():
        raise unknown("policy", text, machines())
    return text


def run(args: argparse.Namespace) -> int:
    """Play, and print the summary."""
    game = game_of(args)
    setup = setup_of(args, game)
    batches.policies(game, setup, args.policy)  # a fault in it is found here, not by a worker
    batch = Batch(args.game, setup, args.policy, args.games, args.seed, dict(game.corrections))
    begun = time.perf_counter()
    played = worker_pool.run(batch, args.workers, _bar(args.games) if sys.stderr.isatty() else None)
    seconds = time.perf_counter() - begun
    row = {**batches.summary(batch, played, args.workers, seconds), "build": build.name()}
    print(json.dumps(row, indent=2) if args.json else "\n".join(_lines(row)))
    return 0


def _bar(games: int) -> Progress:
    """A bar on standard error, redrawn in place."""

    def show(done: int) -> None:
        filled = BAR * done // games
        end = "\n" if done == games else ""
        print(
            f"\r[{'#' * filled}{'.' * (BAR - filled)}] {done}/{games}", end=end, file=sys.stderr, flush=True
        )

    return show


def _lines(row: Mapping[str, object]) -> list[str]:
    """The summary as `key: value`."""
    return [f"{key}: {_plain(value)}" for key, value in row.items()]


def _plain(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {_plain(entry)}" for key, entry in value.items())
    if isinstance(value, list):
        return " to ".join(_plain(entry) for entry in value)
    return str(value)
