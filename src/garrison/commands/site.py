"""`garrison site`: the page with the engine in it, as files for any web server."""

from __future__ import annotations

import argparse
from pathlib import Path

from garrison.commands.parsing import Subparsers

MEGABYTE = 1_000_000


def add(commands: Subparsers) -> None:
    """Declare the command."""
    parser = commands.add_parser("site", run)
    parser.add_argument("folder", metavar="DIR")
    parser.add_argument(
        "--open",
        action="store_true",
    )


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
