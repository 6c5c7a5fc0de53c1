"""`garrison bench`: how fast this build is, in CPU seconds of one process."""

from __future__ import annotations

import argparse
import json
import platform

from garrison import __version__, build
from garrison.commands import startup
from garrison.commands.arguments import add_json, add_setup, decimal, game_of, setup_of
from garrison.commands.measure import Figures, measure
from garrison.commands.parsing import Subparsers
from garrison.table import games

SECONDS = decimal(
    lambda text: argparse.ArgumentTypeError(f"'{text}' is not a number of seconds above 0 and up to 3600"),
    lambda value: 0 < value <= 3600,
)


def add(commands: Subparsers) -> None:
    """Declare the command."""
    parser = commands.add_parser("bench", run)
    parser.add_argument("game", metavar="GAME", nargs="?")
    parser.add_argument("--game", dest="only", metavar="GAME")
    add_setup(parser)
    parser.add_argument("--seconds", type=SECONDS, default=1.5, metavar="S")
    parser.add_argument("--startup", action="store_true")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Measure each game, or how commands start, and print the figures."""
    if args.startup:
        return startup.run(args.json)
    named = args.game or args.only
    figures: dict[str, Figures] = {}
    for name in [named] if named else games.ids():
        args.game = name
        game = game_of(args)
        figures[game.about.id] = measure(game, setup_of(args, game), args.seconds)
    machine = f"{platform.machine()}, {platform.system()}, Python {platform.python_version()}"
    row = {"version": __version__, "build": build.name(), "machine": machine, "games": figures}
    if args.json:
        print(json.dumps(row, indent=2))
        return 0
    print(f"garrison {__version__}, {build.name()} build; {machine}; CPU seconds, best of three")
    for name, found in figures.items():
        print(name)
        for figure, value in found.items():
            print(f"  {figure.replace('_', ' ')}: {value:,}")
    return 0
