"""`garrison completion`: a script with which the shell completes what is typed."""

from __future__ import annotations

import argparse

from garrison.commands.arguments import one_of
from garrison.commands.parsing import Subparsers

SHELLS = ("bash",)


def add(commands: Subparsers) -> None:
    """Declare the command."""
    parser = commands.add_parser("completion", run)
    parser.add_argument("shell", type=one_of("shell", SHELLS), metavar="|".join(SHELLS))


def run(args: argparse.Namespace) -> int:
    """Print the script."""
    from garrison.commands.completing import bash_script

    print(bash_script(), end="")
    return 0
