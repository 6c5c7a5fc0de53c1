"""`garrison site`: the page with the engine in it, as files for any web server."""

from __future__ import annotations

import argparse
from pathlib import Path

from garrison.commands.arguments import Subparsers

MEGABYTE = 1_000_000


def add(commands: Subparsers) -> None:
    """Declare the command."""
    about = (
        "Write a folder that any web server can hand out: the page, the boards, both languages, and the engine, which"
        " runs in the visitor's browser. Needs npm once, to fetch Pyodide, which is kept in the user's cache."
    )
    parser = commands.add_parser(
        "site", help="make a web site that needs no server of ours", description=about
    )
    parser.add_argument(
        "folder", metavar="DIR", help="where to write it: a new folder, or that of an earlier site"
    )
    parser.add_argument(
        "--open",
        action="store_true",
        help="hand it out on this computer and open it; a site that is there already is left as it is",
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Write the site, and hand it out if that is wanted."""
    from garrison.web.site import build, handing_out  # only this command needs them

    folder = Path(args.folder).expanduser()
    if not (args.open and build.is_site(folder)):
        size = build.build(folder)
        print(f"{folder}: {size / MEGABYTE:.1f} MB", flush=True)
    if args.open:
        handing_out.hand_out(folder)
    return 0
