"""The command `garrison`: what can be said to it, who does it, and how errors leave."""

from __future__ import annotations

import argparse
import io
import os
import platform
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import NoReturn

from garrison import __version__, build
from garrison.commands.arguments import add_settings
from garrison.core.errors import GarrisonError

COMMANDS = (
    "play",
    "campaign",
    "serve",
    "site",
    "replay",
    "fair",
    "link",
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
)
ERROR = 2
INTERRUPTED = 130


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one line with a code, like all others."""

    def parse_known_args(  # type: ignore[override]  # argparse declares overloads for other namespaces
        self, args: Sequence[str] | None = None, namespace: argparse.Namespace | None = None
    ) -> tuple[argparse.Namespace, list[str]]:
        add_settings(self, args or ())
        return super().parse_known_args(args, namespace)

    def error(self, message: str) -> NoReturn:
        complain("usage", f"{message}; see {self.prog} --help")
        sys.exit(ERROR)


def version() -> str:
    """Version and build, as benchmarks and reports need them."""
    return f"garrison {__version__} ({build.name()} build, Python {platform.python_version()})"


def make_parser(said: str) -> Parser:
    """The parser of the command that is said; of all commands if it is none."""
    parser = Parser(
        prog="garrison",
        description="Play, study and simulate solo and cooperative board games with every rule enforced."
        " Without a command: `garrison serve`, the table in the browser; `garrison play` is for the terminal.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=version())
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)
    for name in [said] if said in COMMANDS else COMMANDS:
        # Only what is needed: a server that has to load the terminal first starts later.
        import_module(f"garrison.commands.{name}").add(commands)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; 0 if all is well, 1 if a check failed, 2 for bad input, 130 after Ctrl-C."""
    said = list(sys.argv[1:] if arguments is None else arguments) or ["serve"]
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # A stray byte in a pipe, or a letter that the terminal cannot show, must not end a game.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        args = make_parser(said[0]).parse_args(said)
        code: int = args.run(args)
        sys.stdout.flush()
    except GarrisonError as error:
        complain(error.code, str(error))
        return ERROR
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader of the pipe has closed it. What is still buffered must not raise again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        complain("io", f"{error.filename or 'input or output'}: {error.strerror or error}")
        return ERROR
    return code


def complain(code: str, message: str) -> None:
    """One line on standard error."""
    print(f"error [{code}]: {' '.join(message.split())}", file=sys.stderr)
