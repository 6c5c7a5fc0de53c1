"""`garrison replay`: the transcript of a save, or proof that saves still play as they did."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict

from garrison.commands.arguments import add_json, whole
from garrison.commands.parsing import Subparsers
from garrison.commands.words import CommandText
from garrison.core.errors import GarrisonError, Unknown
from garrison.table import store
from garrison.table.store import StoppedSave
from garrison.table.table import Table
from garrison.terminal import user_input
from garrison.terminal.ending import ending_lines
from garrison.terminal.screen import Screen
from garrison.terminal.transcript import transcript
from garrison.terminal.words import TerminalText

FAILED = 2


def add(commands: Subparsers) -> None:
    """Declare the command."""
    parser = commands.add_parser("replay", run)
    parser.add_argument("files", metavar="FILE", nargs="+")
    parser.add_argument("--to", "--at", type=whole(0), metavar="N")
    parser.add_argument("--verify", action="store_true")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Print, or verify."""
    if args.verify:
        return _verify(args)
    if len(args.files) != 1:
        raise Unknown(f"{len(args.files)} files; a transcript is of one, --verify takes several")
    if args.json:
        raise Unknown("--json goes with --verify; a transcript is for people")
    return _print(args)


def _print(args: argparse.Namespace) -> int:
    try:
        table = store.load(user_input.path(args.files[0]))
    except StoppedSave as stopped:
        stop = TerminalText(args.lang).say("transcript-stopped")
        Screen().say(*transcript(stopped.table, args.lang), stop)
        raise
    Screen().say_all(_lines(table, args))
    return 0


def _lines(table: Table, args: argparse.Namespace) -> list[str]:
    taken_back = table.takebacks
    if args.to is not None:
        table.go(args.to)
        table.journal.takebacks = taken_back
    return [*transcript(table, args.lang), *ending_lines(table, args.lang)]


def _verify(args: argparse.Namespace) -> int:
    """One line for each file; a file that fails does not keep the others from being looked at."""
    code = 0
    rows: list[dict[str, object]] = []
    for name in args.files:
        try:
            rows.append({"file": name, "ok": True, **asdict(store.verify(user_input.path(name)))})
        except GarrisonError as error:
            rows.append({"file": name, "ok": False, "code": error.code, "error": str(error)})
            code = FAILED
        if not args.json:
            _say(rows[-1], args.lang)
    if args.json:
        print(json.dumps(rows, indent=2, ensure_ascii=False))
    return code


def _say(row: dict[str, object], lang: str) -> None:
    if row["ok"]:
        end = "over" if row["over"] else "not over"
        print(f"ok {row['file']}: {row['game']}, {row['answers']} answers, {end}, hash {row['hash']}")
    else:
        CommandText(lang).complain(str(row["code"]), str(row["error"]))
