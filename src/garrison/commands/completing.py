"""The script with which a shell completes commands, made from the same parsers as `--help`."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from garrison.commands.parsing import PROGRAM, Parser
from garrison.commands.tree import COMMANDS, make_parser
from garrison.table import games
from garrison.table.summary import summary

SCRIPT = """\
# Completes the command {program} in bash. For this shell:    eval "$({program} completion bash)"
# For every shell from now on, add that line to ~/.bashrc; in zsh, add to ~/.zshrc:
#     autoload -Uz bashcompinit && bashcompinit && eval "$({program} completion bash)"
_{program}() {{
    local current="${{COMP_WORDS[COMP_CWORD]}}" before="${{COMP_WORDS[COMP_CWORD-1]}}"
    local said="" game="" word words=""
    for word in "${{COMP_WORDS[@]:1:COMP_CWORD-1}}"; do
        case "$said $word" in
            {commands}) said="$said $word" ;;
        esac
        case "$word" in
            {games}) game="$word" ;;
        esac
    done
    case "$said $before" in
{values}
        *) case "$said" in
{words}
        esac ;;
    esac
    COMPREPLY=($(compgen -W "$words" -- "$current"))
}}
complete -o default -F _{program} {program}
"""
SPACES = " " * 12


def bash_script() -> str:
    """The whole script; what it cannot complete is left to the shell, which knows files."""
    tree = dict(_parsers(make_parser(COMMANDS, "en"), ""))
    return SCRIPT.format(
        program=PROGRAM,
        commands="|".join(f'"{path}"' for path in tree if path),
        games="|".join(games.ids()),
        values="\n".join(line for path, parser in tree.items() for line in _values(path, parser)),
        words="\n".join(_words(path, parser) for path, parser in tree.items()),
    )


def _parsers(parser: Parser, path: str) -> Iterator[tuple[str, Parser]]:
    yield path, parser
    for name, below in _below(parser).items():
        yield from _parsers(below, f"{path} {name}")


def _below(parser: Parser) -> dict[str, Parser]:
    found = [action for action in parser._actions if isinstance(action, argparse._SubParsersAction)]
    return dict(found[0].choices) if found else {}


def _values(path: str, parser: Parser) -> Iterator[str]:
    """What may follow an option: nothing of ours, a few words, or the scenarios of the game that was named."""
    for action in parser._actions:
        if not action.option_strings or action.nargs == 0:
            continue
        said = "|".join(f'"{path} {name}"' for name in action.option_strings)
        yield f"        {said}) {_choice(action)} ;;"


def _choice(action: argparse.Action) -> str:
    metavar = str(action.metavar)
    if action.dest in ("scenario", "named"):
        return _scenarios()
    if metavar == "GAME":
        return f'words="{" ".join(games.ids())}"'
    return f'words="{metavar.replace("|", " ")}"' if "|" in metavar else "return"


def _words(path: str, parser: Parser) -> str:
    options = [name for action in parser._actions for name in action.option_strings if name.startswith("--")]
    places = [action for action in parser._actions if not action.option_strings]
    named = {str(action.metavar) for action in places}
    listed = [*_below(parser), *(word for name in named if "|" in name for word in name.split("|"))]
    words = " ".join(dict.fromkeys([*(word for word in listed if word.islower()), *options]))
    lines = [f'words="{words}"']
    if "GAME" in named:
        scenarios = f"{_scenarios()} ; " if "SCENARIO" in named else ""
        lines.append(
            f'if [ -z "$game" ]; then words="$words {" ".join(games.ids())}"; else {scenarios or ": ; "}fi'
        )
    return f'{SPACES}"{path}") {"; ".join(lines)} ;;'


def _scenarios() -> str:
    """A choice by the game that was named."""
    cases = [
        f'{name}) words="$words {" ".join(one["id"] for one in summary(name)["scenarios"])}" ;;'
        for name in games.ids()
    ]
    return f'case "$game" in {" ".join(cases)} esac'
