"""Make what is generated, or check it: see `scripts/generate --help`."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from garrison import build
from garrison.core.errors import GarrisonError
from tools.generate.artefact import Artefact, Kind
from tools.generate.registry import ARTEFACTS, find, owners

Chosen = list[tuple[Artefact, str]]  # with the pattern of the files to be written


def options(words: list[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="scripts/generate", description="Make or check what is generated.")
    parser.add_argument("names", nargs="*", metavar="NAME", help="an artefact, or a file (default: all)")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if something would change")
    parser.add_argument("--list", action="store_true", help="list the artefacts")
    parser.add_argument("--compiled", type=Path, metavar="FOLDER", help="the compiled build")
    return parser.parse_args(words)


def listed() -> str:
    """Return the artefacts as a table."""
    wide = max(len(one.name) for one in ARTEFACTS)
    rows = [f"{one.name:{wide}}  {one.kind:10}  {one.about}" for one in ARTEFACTS]
    elsewhere = [f"{one.name:{wide}}  made by: {one.command}" for one in ARTEFACTS if one.command]
    return "\n".join([*rows, "", *elsewhere])


def chosen(names: list[str], check: bool, compiled: Path | None) -> tuple[Chosen, list[str]]:
    """Return what is to be made or checked, and the names of slow artefacts that are left out."""
    if names:
        found = [(one, "*") if name == one.name else (one, name) for name in names for one in meant(name)]
        return found, []
    kinds = set(Kind) if check else {Kind.QUICK, Kind.SLOW}
    slow = [] if compiled else [one.name for one in ARTEFACTS if one.kind is Kind.SLOW]
    return [(one, "*") for one in ARTEFACTS if one.kind in kinds and one.name not in slow], slow


def meant(name: str) -> list[Artefact]:
    """Return the artefact of that name, or those that make the file of that name."""
    return owners(name) or [find(name)]


def main(words: list[str] | None = None) -> int:
    """Make or check; 1 if something is not as it should be."""
    args = options(words)
    if args.list:
        print(listed())
        return 0
    if build.name() != "plain":
        sys.exit("run it with the plain build: calls of compiled functions cannot be traced")
    fast = Path(os.environ["GARRISON_FAST"]) if os.environ.get("GARRISON_FAST") else None
    try:
        work, left_out = chosen(args.names, args.check, fast)
        compiled = fast or args.compiled
        if not compiled and (slow := [one.name for one, _ in work if one.kind is Kind.SLOW]):
            print(
                f"{', '.join(slow)}: minutes without the compiled build (scripts/build-fast)", file=sys.stderr
            )
        wrong = sum([done(one, pattern, args.check, compiled) for one, pattern in work])
    except GarrisonError as error:
        sys.exit(f"scripts/generate: {error}")
    if left_out:
        print(f"left out, because GARRISON_FAST names no compiled build: {', '.join(left_out)}")
    return 1 if wrong else 0


def done(artefact: Artefact, pattern: str, check: bool, compiled: Path | None) -> bool:
    """Make or check one artefact and say what came of it; return whether something is wrong."""
    if not check:
        for path in artefact.write(compiled, pattern):
            print(f"{artefact.name}: wrote {path}", flush=True)
        return False
    wrong = list(artefact.wrong(compiled))
    for sentence in wrong:
        print(f"{artefact.name}: {sentence}: {artefact.recipe}", flush=True)
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
