"""The man pages, docs/man/garrison.1 and docs/man/it/garrison.1, from the parsers that print `--help`."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from garrison.commands.parsing import PROGRAM, Parser, speak
from garrison.commands.tree import COMMANDS, make_parser
from garrison.table.messages import LANGUAGES
from tools.generate.artefact import ROOT, Made

FOLDER = ROOT / "docs" / "man"
HEADINGS = {
    "en": {
        "name": "NAME",
        "synopsis": "SYNOPSIS",
        "about": "DESCRIPTION",
        "options": "OPTIONS",
        "commands": "COMMANDS",
        "leaves": "EXIT STATUS",
        "environment": "ENVIRONMENT",
        "short": "solo and cooperative board games with every rule enforced",
        "title": "Garrison",
        "codes": "0 if all is well, 1 if a check failed, 2 for bad input, 130 after Ctrl-C.",
        "home": "the folder of saves, tables and keys (default: that of the system for a user's data)",
        "games": "further games, ID=MODULE:FUNCTION separated by commas",
    },
    "it": {
        "name": "NOME",
        "synopsis": "SINTASSI",
        "about": "DESCRIZIONE",
        "options": "OPZIONI",
        "commands": "COMANDI",
        "leaves": "STATO DI USCITA",
        "environment": "AMBIENTE",
        "short": "giochi da tavolo in solitario e cooperativi con ogni regola fatta rispettare",
        "title": "Garrison",
        "codes": "0 se tutto va bene, 1 se un controllo è fallito, 2 per dati sbagliati, 130 dopo Ctrl-C.",
        "home": "la cartella di salvataggi, tavoli e chiavi (predefinita: quella del sistema per i dati dell'utente)",
        "games": "altri giochi, ID=MODULO:FUNZIONE separati da virgole",
    },
}


def page(lang: str) -> str:
    """The man page in a language."""
    speak(lang)
    said = HEADINGS[lang]
    root = make_parser(COMMANDS, lang)
    root.fill()
    lines = [
        '.\\" Made by `scripts/generate manual`: change the help of the commands, not this.',
        f'.TH "GARRISON" "1" "" "{said["title"]}" ""',
        f'.SH "{said["name"]}"',
        f"{PROGRAM} \\- {roff(said['short'])}",
        f'.SH "{said["synopsis"]}"',
        *synopsis(root),
        f'.SH "{said["about"]}"',
        roff(root.description or ""),
        f'.SH "{said["options"]}"',
        *options(root),
        f'.SH "{said["commands"]}"',
        *(line for parser in below(root) for line in command(parser)),
        f'.SH "{said["leaves"]}"',
        roff(said["codes"]),
        f'.SH "{said["environment"]}"',
        *item("GARRISON_HOME", said["home"]),
        *item("GARRISON_GAMES", said["games"]),
    ]
    speak(LANGUAGES[0])
    return "\n".join(lines) + "\n"


def command(parser: Parser) -> Iterator[str]:
    """A command and those below it."""
    parser.fill()
    yield f'.SS "{parser.prog}"'
    yield from synopsis(parser)
    yield ".PP"
    yield roff(parser.description or "")
    yield from options(parser)
    if parser.epilog:
        yield ".PP"
        yield roff(parser.epilog)
    for inner in below(parser):
        yield from command(inner)


def below(parser: Parser) -> list[Parser]:
    """The commands below one."""
    found = [action for action in parser._actions if isinstance(action, argparse._SubParsersAction)]
    return list(found[0].choices.values()) if found else []


def synopsis(parser: Parser) -> Iterator[str]:
    """How it is called, in bold."""
    usage = parser.format_usage().partition(":")[2]
    yield ".nh"
    yield f"\\fB{roff(' '.join(usage.split()))}\\fR"
    yield ".hy"


def options(parser: Parser) -> Iterator[str]:
    """Arguments and options with their help."""
    for action in parser._actions:
        if action.help is None or isinstance(action, argparse._SubParsersAction):
            continue
        value = "" if action.nargs == 0 else str(action.metavar or action.dest.upper())
        names = [f"{name} {value}".strip() for name in action.option_strings] or [value]
        yield from item(", ".join(names), action.help % vars(action))


def item(name: str, text: str) -> Iterator[str]:
    """An entry of a list."""
    yield ".TP"
    yield f"\\fB{roff(name)}\\fR"
    yield roff(text)


def roff(text: str) -> str:
    """Plain text for roff, which reads backslashes, hyphens and dots at the start of a line in its own way."""
    safe = text.replace("\\", "\\e").replace("-", "\\-").replace("`", "\\(ga")
    return f"\\&{safe}" if safe.startswith((".", "'")) else safe


def path(lang: str) -> Path:
    """Where a man page lies; that of English has no folder of its own."""
    return (FOLDER if lang == LANGUAGES[0] else FOLDER / lang) / f"{PROGRAM}.1"


def made() -> Made:
    """Return both."""
    return {path(lang).relative_to(ROOT).as_posix(): page(lang) for lang in LANGUAGES}
