"""`garrison benchmark`: how well a policy plays, on scenarios that are fixed and seeds that nobody knew."""

from __future__ import annotations

import argparse
import json
import sys

from garrison import __version__, build
from garrison.commands.arguments import add_json, whole
from garrison.commands.parsing import Subparsers
from garrison.core.errors import Unknown
from garrison.lab import benchmark
from garrison.lab.benchmark import TaskResult
from garrison.lab.stranger import policy_maker
from garrison.lab.words import number, say

MOST_GAMES = 100_000


def add(commands: Subparsers) -> None:
    """Declare the command and its own commands."""
    parser = commands.add_parser("benchmark")
    inner = parser.add_commands("run|commit|tasks", "benchmark", required=True)
    _add_run(inner)
    _add_commit(inner)
    tasks = inner.add_parser("tasks", list_tasks)
    add_json(tasks)


def _add_run(commands: Subparsers) -> None:
    parser = commands.add_parser("run", run)
    parser.add_argument("policy", metavar="POLICY")
    parser.add_argument("--games", type=whole(2, MOST_GAMES), default=200, metavar="N")
    parser.add_argument("--salt", metavar="S")
    parser.add_argument("--commitment", metavar="C")
    parser.add_argument("--task", action="append", default=[], metavar="T")
    add_json(parser)


def _add_commit(commands: Subparsers) -> None:
    parser = commands.add_parser("commit", commit)
    parser.add_argument("--salt", metavar="S")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Play, and print a row for each task."""
    salt = args.salt or benchmark.new_salt()
    commitment = benchmark.commitment_of(salt)
    if args.commitment and args.commitment != commitment:
        raise Unknown(f"the salt has the commitment {commitment}, not {args.commitment}")
    tasks = benchmark.tasks_named(args.task)
    make = policy_maker(args.policy)
    found = []
    for result in benchmark.run(make, tasks, args.games, salt, _watch(args.games)):
        found.append(result)
        if not args.json:
            print(_line(result, args.lang), flush=True)
    head = {
        "edition": benchmark.EDITION, "policy": args.policy, "salt": salt, "commitment": commitment,
        "version": __version__, "build": build.name(),
    }  # fmt: skip
    if args.json:
        print(json.dumps({**head, "tasks": [result.row() for result in found]}, indent=2))
    else:
        print(say("benchmark-salt", args.lang, salt=salt, commitment=commitment))
    return 0


def _watch(games: int) -> benchmark.Hear | None:
    if not sys.stderr.isatty():
        return None

    def show(task: str, done: int) -> None:
        print(f"\r{task} {done}/{games} ", end="\r" if done < games else "\n", file=sys.stderr, flush=True)

    return show


def _line(result: TaskResult, lang: str) -> str:
    rates = [number(100 * share, 1, lang) for share in (result.win_rate, *result.ci95)]
    scores = [number(value, 2, lang) for value in (result.score, *result.score_ci95)]
    return say(
        "benchmark-line", lang, task=result.task, rate=rates[0], low=rates[1], high=rates[2], score=scores[0],
        slow=scores[1], shigh=scores[2], ms=number(result.cpu_ms, 3, lang), games=result.games,
    )  # fmt: skip


def commit(args: argparse.Namespace) -> int:
    """Print a salt and its commitment."""
    salt = args.salt or benchmark.new_salt()
    row = {"salt": salt, "commitment": benchmark.commitment_of(salt)}
    print(json.dumps(row, indent=2) if args.json else say("benchmark-committed", args.lang, **row))
    return 0


def list_tasks(args: argparse.Namespace) -> int:
    """Print the tasks."""
    if args.json:
        print(json.dumps([vars(task) for task in benchmark.TASKS], indent=2))
    else:
        print(
            "\n".join(
                f"{task.name}: {task.game} {task.scenario} {task.difficulty}".rstrip()
                for task in benchmark.TASKS
            )
        )
    return 0
