"""`garrison serve`: the web table."""

from __future__ import annotations

import argparse
import errno
from pathlib import Path

from garrison.commands.arguments import whole
from garrison.commands.parsing import Subparsers
from garrison.table import store

DEFAULT_HOST = "127.0.0.1"
DEFAULT_PORT = 8642
PORTS = 65535


def add(commands: Subparsers) -> None:
    """Declare the command."""
    parser = commands.add_parser("serve", run)
    parser.add_argument("--host", default=DEFAULT_HOST, metavar="H")
    parser.add_argument(
        "--port",
        type=whole(0, PORTS),
        metavar="P",
    )
    parser.add_argument("--no-browser", action="store_true")
    parser.add_argument("--no-hints", action="store_true")
    parser.add_argument("--data", metavar="DIR")
    parser.add_argument(
        "--public-url",
        default="",
        metavar="URL",
    )
    parser.add_argument(
        "--behind-proxy",
        action="store_true",
    )
    parser.add_argument(
        "--archive-after",
        type=whole(0, 100_000),
        default=0,
        metavar="DAYS",
    )


def run(args: argparse.Namespace) -> int:
    """Serve until Ctrl-C."""
    from garrison.web.app import server  # only this command needs a server: the others start faster without

    folder = Path(args.data).expanduser() if args.data else store.home()
    store.made(folder, "--data or GARRISON_HOME names another folder")
    ports = [args.port] if args.port is not None else range(DEFAULT_PORT, DEFAULT_PORT + 20)
    try:
        return server.serve(
            server.Hosting(
                args.host,
                ports,
                folder,
                args.lang,
                browse=not args.no_browser,
                hints=not args.no_hints,
                public_url=args.public_url,
                behind_proxy=args.behind_proxy,
                archive_days=args.archive_after,
            )
        )
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise
        remedy = "choose another --port, or leave it out for one that is free"
        raise OSError(error.errno, f"{error.strerror}; {remedy}", error.filename) from error
