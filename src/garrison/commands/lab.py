"""`garrison lab`: studies of many games, comparisons, single games of them, and the difficulty dial."""

from __future__ import annotations

import argparse
import json
import os
import shlex
import sys
import time
from pathlib import Path

from garrison.commands import lab_effects, lab_learn, lab_open, lab_regret, lab_tune
from garrison.commands.arguments import add_json, one_of, whole
from garrison.commands.parsing import Subparsers
from garrison.core.errors import Unknown
from garrison.lab import compare as comparing
from garrison.lab import report, study_run
from garrison.lab.on_ray import Cluster
from garrison.lab.plan import Plan
from garrison.lab.study_run import Play, StudyOrder
from garrison.lab.summary import StudySummary
from garrison.lab.words import number, say

BAR = 32
MOST_WORKERS = 256
RESULTS = Path("results")
INTERRUPTED = 130
PLACES = ("local", "ray")


def add(commands: Subparsers) -> None:
    """Declare the command and its own commands."""
    parser = commands.add_parser("lab")
    inner = parser.add_commands("run|compare|open|tune|ablate|sensitivity|regret|learn", "lab", required=True)
    _add_run(inner)
    _add_compare(inner)
    lab_open.add(inner)
    lab_tune.add(inner)
    lab_effects.add(inner)
    lab_regret.add(inner)
    lab_learn.add(inner)


def _add_run(commands: Subparsers) -> None:
    parser = commands.add_parser("run", run)
    parser.add_argument("study", metavar="STUDY.toml")
    parser.add_argument("--workers", type=whole(1, MOST_WORKERS), metavar="N")
    parser.add_argument("--out", metavar="FOLDER")
    parser.add_argument("--journals", action="store_true")
    parser.add_argument(
        "--on",
        type=one_of("place", PLACES),
        default=PLACES[0],
        metavar="|".join(PLACES),
    )
    parser.add_argument("--address", metavar="A")
    add_json(parser)


def _add_compare(commands: Subparsers) -> None:
    parser = commands.add_parser("compare", compare)
    parser.add_argument("a", metavar="A")
    parser.add_argument("b", metavar="B")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Run a study, or go on with it."""
    file = Path(args.study)
    folder = Path(args.out) if args.out else RESULTS / file.stem
    watch = Watcher(args.lang)
    play, watch.workers = _players(args)
    try:
        found = study_run.run(StudyOrder(file, folder, args.journals), play, watch)
    except KeyboardInterrupt:
        watch.stopped(args)
        return INTERRUPTED
    _tell(found, folder, args)
    return 0


def _players(args: argparse.Namespace) -> tuple[Play, int]:
    if args.on == "ray":
        cluster = Cluster(args.address or "")
        return cluster.play, cluster.workers
    if args.address:
        raise Unknown("--address goes with --on ray")
    workers: int = args.workers or processors()
    return study_run.by_workers(workers), workers


def processors() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _tell(found: StudySummary, folder: Path, args: argparse.Namespace) -> None:
    lang = args.lang
    path = folder / report.FILE
    if args.json:
        cells = [
            {"cell": cell.cell, "name": cell.name, "games": cell.games, "win_rate": cell.win_rate,
             "ci95": cell.ci95, "score": cell.score.mean, "digest": cell.digest}
            for cell in found.cells
        ]  # fmt: skip
        row = {"folder": str(folder), "report": str(path), "games": found.games, "digest": found.digest}
        print(json.dumps({**row, "cells": cells}, indent=2, ensure_ascii=False))
        return
    for cell in found.cells:
        rates = [number(100 * share, 1, lang) for share in (cell.win_rate, *cell.ci95)]
        score = number(cell.score.mean, 2, lang)
        print(say("row-line", lang, name=cell.name, rate=rates[0], low=rates[1], high=rates[2], score=score))
    print(say("finished", lang, games=found.games, path=str(path)))
    print(f"digest: {found.digest}")


class Watcher:
    """A bar on standard error with the time left, redrawn in place; quiet where nobody watches."""

    def __init__(self, lang: str) -> None:
        self.workers = 1
        self._lang = lang
        self._plan: Plan | None = None
        self._shown = 0.0

    def __call__(self, plan: Plan) -> None:
        self._plan = plan
        over, now = plan.done == plan.total, time.monotonic()
        if not sys.stderr.isatty() or (now - self._shown < 0.1 and not over):
            return
        self._shown = now
        seconds = plan.seconds_left(self.workers)
        left = (
            say("left-unknown", self._lang)
            if seconds is None
            else say("left", self._lang, time=clock(seconds))
        )
        filled = BAR * plan.done // plan.total
        line = f"[{'#' * filled}{'.' * (BAR - filled)}] {plan.done}/{plan.total}  {left}"
        print(f"\r{line:<78}", end="\n" if over else "", file=sys.stderr, flush=True)

    def stopped(self, args: argparse.Namespace) -> None:
        """How to go on."""
        if self._plan is None:
            return
        done, total = self._plan.done, self._plan.total
        said = ["garrison", "lab", "run", args.study]
        said += ["--out", args.out] if args.out else []
        said += ["--journals"] if args.journals else []
        command = shlex.join(said)
        print(f"\n{say('stopped', self._lang, done=done, total=total, command=command)}", file=sys.stderr)


def clock(seconds: float) -> str:
    """`1:02:03`, `4:05`"""
    whole_seconds = round(seconds)
    hours, rest = divmod(whole_seconds, 3600)
    minutes, left = divmod(rest, 60)
    return f"{hours}:{minutes:02}:{left:02}" if hours else f"{minutes}:{left:02}"


def compare(args: argparse.Namespace) -> int:
    """Print a verdict for each pair of cells."""
    rows = [comparing.compare(a, b) for a, b in comparing.sides(args.a, args.b)]
    if args.json:
        print(json.dumps([row.row() for row in rows], indent=2, ensure_ascii=False))
    else:
        print("\n".join(row.verdict(args.lang) for row in rows))
    return 0
