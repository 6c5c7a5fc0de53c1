"""`garrison fair`: whether the dice of recorded games are those that they had to be."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict

from garrison.commands.arguments import add_json
from garrison.commands.parsing import Subparsers
from garrison.core.errors import BadSave
from garrison.table.fair_check import FairReport, check_dice
from garrison.terminal import user_input
from garrison.terminal.dice import report_lines
from garrison.terminal.words import TerminalText

FAILED = 1


def add(commands: Subparsers) -> None:
    """Declare the command."""
    parser = commands.add_parser("fair", run)
    parser.add_argument("file", metavar="FILE")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Check, and say what came of it."""
    report = _checked(args.file)
    if args.json:
        print(
            json.dumps({"file": args.file, "ok": report.ok, **asdict(report)}, indent=2, ensure_ascii=False)
        )
    else:
        for line in report_lines(report, TerminalText(args.lang)):
            print(f"{args.file}: {line}")
    return 0 if report.ok else FAILED


def _checked(name: str) -> FairReport:
    path = user_input.path(name)
    try:
        return check_dice(path.read_bytes())
    except BadSave as error:
        raise BadSave(f"{path}, {error}") from None
