"""`garrison link`: a recorded game as a line of letters, and back."""

from __future__ import annotations

import argparse
import io
import re
from pathlib import Path

import segno

from garrison.commands.parsing import Subparsers
from garrison.core.errors import BadSave
from garrison.table import store
from garrison.table.links.game_link import GAME, link_of, save_of
from garrison.terminal import user_input

LETTERS = re.compile(
    r"[\w-]{40,}", re.ASCII
)  # of a link without its address; what is shorter is the name of a file


def add(commands: Subparsers) -> None:
    """Declare the command."""
    parser = commands.add_parser("link", run)
    parser.add_argument("game", metavar="FILE|LINK")
    parser.add_argument("--site", default="", metavar="URL")
    parser.add_argument("--qr", action="store_true")
    parser.add_argument("--save", metavar="FILE")


def run(args: argparse.Namespace) -> int:
    """One way or the other."""
    path = user_input.path(args.game) if GAME not in args.game else None
    if path is not None and (_is_there(path) or not LETTERS.fullmatch(args.game)):
        return _print_link(path, args.site, args.qr)
    return _write_save(args.game, args.save)


def _is_there(path: Path) -> bool:
    try:
        return path.is_file()
    except OSError:  # letters that are too long for a name
        return False


def _print_link(path: Path, site: str, with_code: bool) -> int:
    try:
        text = path.read_bytes()
    except OSError as error:
        raise BadSave(f"{path}: cannot be read: {error.strerror}") from error
    try:
        made = link_of(text)
    except BadSave as error:
        raise BadSave(f"{path}, {error}") from None
    address = f"{site}{GAME}{made.letters}"
    print(address)
    if with_code:
        print(qr_blocks(address), end="")
    return 0


def _write_save(link: str, wanted: str | None) -> int:
    text = save_of(link.rpartition(GAME)[2].strip())
    target = user_input.path(wanted) if wanted else store.new_path("link")
    try:
        with target.open("xb") as file:
            file.write(text)
    except FileExistsError:
        raise BadSave(f"{target}: exists and is never written over; choose another name") from None
    print(target)
    return 0


def qr_blocks(text: str) -> str:
    """A QR code in half blocks."""
    out = io.StringIO()
    segno.make(text, error="l", micro=False).terminal(out, border=2, compact=True)
    return out.getvalue()
