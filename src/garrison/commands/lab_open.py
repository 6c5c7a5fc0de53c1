"""`garrison lab open`: one game of a study, in the replay."""

from __future__ import annotations

import argparse
from pathlib import Path

from garrison.commands import serve
from garrison.commands.arguments import whole
from garrison.commands.parsing import Subparsers
from garrison.lab.row_replay import open_row
from garrison.lab.words import say
from garrison.table import store
from garrison.terminal.ending import ending_lines
from garrison.terminal.transcript import transcript


def add(commands: Subparsers) -> None:
    """Declare the command."""
    parser = commands.add_parser("open", run)
    parser.add_argument("folder", metavar="FOLDER")
    parser.add_argument("row", metavar="ROW", type=whole(0))
    parser.add_argument("--web", action="store_true")
    parser.add_argument("--no-browser", action="store_true")
    parser.add_argument("--port", type=whole(0, serve.PORTS), metavar="P")


def run(args: argparse.Namespace) -> int:
    """Find the game, and show it."""
    opened = open_row(Path(args.folder), args.row)
    key = "opened-again" if opened.again else "opened-kept"
    print(
        say(key, args.lang, row=str(args.row), name=opened.name, seed=str(opened.seed), path=str(opened.path))
    )
    if args.web:
        from garrison.web.app import server  # a transcript needs no server

        ports = [args.port] if args.port is not None else range(serve.DEFAULT_PORT, serve.DEFAULT_PORT + 20)
        return server.serve(
            server.Hosting(
                serve.DEFAULT_HOST,
                ports,
                store.home(),
                args.lang,
                browse=not args.no_browser,
                save=opened.path,
            )
        )
    table = store.load(opened.path)
    print("\n".join([*transcript(table, args.lang), *ending_lines(table, args.lang)]))
    return 0
