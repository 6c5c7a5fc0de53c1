"""What can be said to `garrison`: parsers that speak both languages, and tell a fault in one line with a code."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable, Sequence
from typing import Any, NoReturn

from garrison.commands.words import CHOSEN, CommandText
from garrison.core.errors import unknown
from garrison.table.error_text import in_language
from garrison.table.messages import LANGUAGES

PROGRAM = "garrison"
ERROR = 2
ANY = "any"
NOTE = "note"
LONG_OPTION = re.compile(r"--[a-z][a-z0-9_-]*")
UPPER = re.compile(r"[A-Z]{2,}")


class Parser(argparse.ArgumentParser):
    """A parser whose help stands in the message files, under the names of its commands."""

    def __init__(self, prog: str, *, path: str = "", lang: str = "en", **newer: Any) -> None:
        """`newer` is what argparse hands down to parsers of commands, such as `color` from Python 3.14 on."""
        self.path, self.words = path, CommandText(lang)
        super().__init__(prog=prog, allow_abbrev=False, **newer)
        # Without a default: a command must not undo the language that was given before it.
        self.add_argument(CHOSEN, type=_language, default=argparse.SUPPRESS, metavar="|".join(LANGUAGES))

    def add_commands(
        self, metavar: str = "COMMAND", dest: str = "below", *, required: bool = False
    ) -> Subparsers:
        """Room for commands below this one."""
        return Subparsers(self, metavar, dest, required)

    def parse_known_args(  # type: ignore[override]  # argparse declares overloads for other namespaces
        self, args: Sequence[str] | None = None, namespace: argparse.Namespace | None = None
    ) -> tuple[argparse.Namespace, list[str]]:
        add_settings(self, args or ())
        return super().parse_known_args(args, namespace)

    def _check_value(self, action: argparse.Action, value: object) -> None:
        """Name the commands nearest to an unknown one; argparse would list them all."""
        if isinstance(action, argparse._SubParsersAction) and value not in action.choices:
            raise unknown("command", str(value), list(action.choices))
        super()._check_value(action, value)

    def error(self, message: str) -> NoReturn:
        told = in_language(message, self.words.lang)
        self.words.complain("usage", self.words.say("error-usage", message=told, program=self.prog))
        sys.exit(ERROR)

    def format_help(self) -> str:
        self.fill()
        return super().format_help()

    def fill(self) -> None:
        """Put in the words; only help needs them, most commands start without."""
        self.description = self.words.say(f"{self.path or PROGRAM}-about")
        if self.get_default("settings") is not None:
            self.epilog = self.words.say(f"{ANY}-{NOTE}")
        for action in self._actions:
            action.help = self._help(action.dest)
            if isinstance(action.metavar, str):
                action.metavar = UPPER.sub(lambda found: self.words.metavar(found[0]), action.metavar)
            if isinstance(action, argparse._SubParsersAction):
                for listed in action._choices_actions:
                    listed.help = self.words.say(self.below(listed.dest))

    def _help(self, dest: str) -> str:
        name = dest.replace("_", "-")
        own = f"{self.path}--{name}"
        return self.words.say(own if self.words.has(own) else f"{ANY}--{name}")

    def below(self, name: str) -> str:
        """The path of a command below this one."""
        return f"{self.path}-{name}" if self.path else name


def _language(text: str) -> str:
    if text not in LANGUAGES:
        raise unknown("language", text, list(LANGUAGES))
    return text


class Subparsers:
    """A maker of parsers, one for each command below another."""

    def __init__(self, parser: Parser, metavar: str, dest: str, required: bool) -> None:
        self._parser = parser
        self._action = parser.add_subparsers(
            dest=dest, metavar=metavar, required=required, parser_class=Parser
        )

    def add_parser(self, name: str, run: Callable[[argparse.Namespace], int] | None = None) -> Parser:
        """The parser of one command, and what runs it; a command that only has others below it is not run."""
        above = self._parser
        made: Parser = self._action.add_parser(name, help="", path=above.below(name), lang=above.words.lang)
        if run is not None:
            made.set_defaults(run=run)
        return made


class Setting(argparse.Action):
    """Keeps the value of a game's own setting; whether the game has it is known once the game is."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: object,
        option_string: str | None = None,
    ) -> None:
        namespace.settings = {**namespace.settings, self.metavar: values}


def add_settings(parser: argparse.ArgumentParser, said: Sequence[str]) -> None:
    """Where a game is set up, options that the command does not know are settings of the game."""
    if parser.get_default("settings") is None:
        return
    options = [option for action in parser._actions for option in action.option_strings]
    for word, after in zip(said, [*said[1:], "-"], strict=False):
        name, equals, _ = word.partition("=")
        valued = LONG_OPTION.fullmatch(name) and (equals or not after.startswith("-"))
        if valued and not any(option.startswith(name) for option in options):
            parser.add_argument(name, action=Setting, metavar=name.removeprefix("--"), dest="settings")
            options.append(name)


def speak(lang: str) -> None:
    """Have argparse's own words in a language: it asks `gettext` by the English sentence, we answer in its place."""
    words = CommandText(lang)

    def one(text: str) -> str:
        key = argparse_key(text)
        ours = words.say(key) if words.has(key) else text.strip()
        return text.replace(text.strip(), ours) if text.strip() else text

    def several(singular: str, plural: str, count: int) -> str:
        return one(singular if count == 1 else plural)

    replaced: dict[str, Callable[..., str]] = {"_": one, "ngettext": several}
    for name, ours in replaced.items():
        setattr(argparse, name, ours)


def argparse_key(text: str) -> str:
    """The name of the message for something that argparse says."""
    return f"argparse-{re.sub('[^a-z]+', '-', text.lower()).strip('-')}"
