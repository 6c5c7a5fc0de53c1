"""`garrison analyse`: how much of a saved game was luck, what the decisions cost, and when it was decided."""

from __future__ import annotations

import argparse
import json
import shlex
import sys

from garrison.ai.analysis import PLAYOUTS, Progress, analyse
from garrison.ai.winnable import ROUNDS, Winnable, winnable
from garrison.commands.arguments import add_json, whole
from garrison.commands.parsing import Subparsers
from garrison.core.errors import Unknown
from garrison.table import store
from garrison.table.table import Table
from garrison.terminal import user_input
from garrison.terminal.analysis import analysis_lines, winnable_lines
from garrison.terminal.screen import Screen

MOST_PLAYOUTS = 100_000
MOST_ROUNDS = 10_000
BAR = 40


def add(commands: Subparsers) -> None:
    """Declare the command."""
    parser = commands.add_parser("analyse", run)
    parser.add_argument("file", metavar="FILE")
    parser.add_argument(
        "--playouts",
        type=whole(1, MOST_PLAYOUTS),
        default=PLAYOUTS,
        metavar="N",
    )
    parser.add_argument("--seat", type=whole(0), default=0, metavar="N")
    parser.add_argument("--seed", type=whole(0), default=0, metavar="K")
    parser.add_argument("--winnable", action="store_true")
    parser.add_argument("--rounds", type=whole(1, MOST_ROUNDS), default=ROUNDS, metavar="N")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Analyse, and print the report."""
    table = store.load(user_input.path(args.file))
    if args.seat >= len(table.seats):
        raise Unknown(f"unknown seat {args.seat}; valid: 0 to {len(table.seats) - 1}")
    progress = _bar if sys.stderr.isatty() else None
    if args.winnable:
        return _winnable(args, table, progress)
    found = analyse(table, args.seat, args.playouts, args.seed, progress)
    if args.json:
        print(json.dumps(found.row(), indent=2, ensure_ascii=False))
    else:
        Screen().say_all(analysis_lines(found, table, args.lang, shlex.quote(args.file)))
    return 0


def _winnable(args: argparse.Namespace, table: Table, progress: Progress | None) -> int:
    """From which positions a strong player would have won."""
    rounds = [Winnable(args.seat, ())]
    try:
        rounds.extend(winnable(table, args.seat, args.rounds, args.seed, progress))
    except KeyboardInterrupt:  # what is known is told: a list keeps what has come to it by then
        print(file=sys.stderr)
    if args.json:
        print(json.dumps(rounds[-1].row(), indent=2, ensure_ascii=False))
    else:
        Screen().say_all(winnable_lines(rounds[-1], args.lang, shlex.quote(args.file)))
    return 0


def _bar(done: int, count: int) -> None:
    filled = BAR * done // count
    end = "\n" if done == count else ""
    print(f"\r[{'#' * filled}{'.' * (BAR - filled)}] {done}/{count}", end=end, file=sys.stderr, flush=True)
