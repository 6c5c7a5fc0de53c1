"""`garrison components`: every printed value, where it comes from and how sure it is."""

from __future__ import annotations

import argparse
import json

from garrison.commands.arguments import add_components, add_json, correctable, game_of, one_of
from garrison.commands.parsing import Subparsers

CONFIDENCES = ("certain", "likely", "guess")


def add(commands: Subparsers) -> None:
    """Declare the command."""
    parser = commands.add_parser("components", run)
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "--only",
        "--confidence",
        type=one_of("confidence", CONFIDENCES),
        metavar="|".join(CONFIDENCES),
    )
    add_components(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Print the list."""
    rows = [
        row
        for row in correctable(game_of(args)).component_listing()
        if args.only is None or row["confidence"] == args.only
    ]
    if args.json:
        print(json.dumps(rows, indent=2, ensure_ascii=False))
        return 0
    for row in rows:
        note = f" ({row['note']})" if row["note"] else ""
        value = json.dumps(row["value"], ensure_ascii=False)
        print(
            f"{row['section']}.{row['id']}.{row['field']} = {value}"
            f" [{row['confidence']}] {row['source']}{note}"
        )
    return 0
