"""The command `garrison`: what can be said to it, who does it, and how errors leave."""

from __future__ import annotations

import gc
import io
import os
import sys
from collections.abc import Sequence

from garrison.commands.parsing import ERROR, speak
from garrison.commands.tree import make_parser
from garrison.commands.words import CommandText, command_of, language_of
from garrison.core.errors import GarrisonError

INTERRUPTED = 130
# Reading rules and messages makes many objects that stay: looking for cycles among them every 700, as Python does by
# itself, takes one part in fifteen of the time until a command begins.
NEW_OBJECTS = 50_000


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; 0 if all is well, 1 if a check failed, 2 for bad input, 130 after Ctrl-C."""
    gc.set_threshold(NEW_OBJECTS)
    said = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # A stray byte in a pipe, or a letter that the terminal cannot show, must not end a game.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    command = command_of(said)
    if command is None:
        command = "serve"
        said.append(command)
    lang = language_of(said)
    speak(lang)
    words = CommandText(lang)
    try:
        args = make_parser([command], lang).parse_args(said)
        code: int = args.run(args)
        sys.stdout.flush()
    except GarrisonError as error:
        words.complain(error.code, str(error))
        return ERROR
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader of the pipe has closed it. What is still buffered must not raise again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        words.complain("io", f"{error.filename or 'input or output'}: {error.strerror or error}")
        return ERROR
    return code
