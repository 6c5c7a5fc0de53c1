"""All commands of `garrison`, and the parser of those that are needed."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module

from garrison import __version__, build
from garrison.commands.parsing import PROGRAM, Parser

COMMANDS = (
    "play",
    "campaign",
    "serve",
    "site",
    "replay",
    "fair",
    "link",
    "position",
    "analyse",
    "games",
    "rules",
    "components",
    "mission",
    "check",
    "simulate",
    "lab",
    "bench",
    "benchmark",
    "completion",
)


def version() -> str:
    """Version and build, as benchmarks and reports need them."""
    return f"{PROGRAM} {__version__} ({build.name()} build, Python {sys.version.split()[0]})"


def make_parser(said: Sequence[str], lang: str) -> Parser:
    """The parser of the commands that are said, or else one that only lists all: loading a command takes time."""
    parser = Parser(PROGRAM, lang=lang)
    parser.set_defaults(lang=lang)
    parser.add_argument("--version", action="version", version=version())
    commands = parser.add_commands(dest="command")
    for name in (name for name in COMMANDS if name in said):
        import_module(f"garrison.commands.{name}").add(commands)
    for name in COMMANDS if not set(said) & set(COMMANDS) else ():
        commands.add_parser(name)
    return parser
