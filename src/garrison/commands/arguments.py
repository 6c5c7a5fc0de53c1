"""Arguments that several commands share, and what they mean."""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Callable, Sequence
from typing import Protocol

from garrison.core.components.listed import SupportsCorrections, SupportsMissions
from garrison.core.errors import BadComponent, Unknown, unknown
from garrison.core.game import Game, Ruling, Setup
from garrison.table import games
from garrison.table.messages import LANGUAGES, bundle_of, package_of

OWN_MISSIONS = "missions"  # the section of corrections in which missions of one's own are kept
LONG_OPTION = re.compile(r"--[a-z][a-z0-9_-]*")
MOST = 2**62  # seeds and counts stay clear of the limits of 64 bits


class Subparsers(Protocol):
    """What `add_subparsers` gives: a maker of parsers."""

    def add_parser(  # the argument has argparse's name
        self,
        name: str,
        *,
        help: str,  # noqa: A002
        description: str,
    ) -> argparse.ArgumentParser:
        """The parser of one command."""


def with_missions(game: Game) -> SupportsMissions:
    """The game, if it has missions in files."""
    if isinstance(game, SupportsMissions):
        return game
    valid = [name for name in games.ids() if isinstance(games.find(name), SupportsMissions)]
    raise Unknown(f"{game.about.id} has no mission files; valid: {', '.join(valid)}")


def correctable(game: Game) -> SupportsCorrections:
    """The game, if it has component data."""
    if isinstance(game, SupportsCorrections):
        return game
    raise BadComponent(f"{game.about.id} has no component data to list or correct")


def whole(least: int, most: int = MOST) -> Callable[[str], int]:
    """A whole number within bounds."""

    def number(text: str) -> int:
        if not text.isdecimal() or not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(f"'{text}' is not a whole number from {least} to {most}")
        return int(text)

    return number


def one_of(what: str, valid: tuple[str, ...]) -> Callable[[str], str]:
    """One of a few words; anything else is named with what would be valid."""

    def word(text: str) -> str:
        if text not in valid:
            raise unknown(what, text, list(valid))
        return text

    return word


def system_language() -> str:
    """The language of the environment, if we speak it; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return next((lang for lang in LANGUAGES if value.lower().startswith(lang)), LANGUAGES[0])
    return LANGUAGES[0]


def add_language(parser: argparse.ArgumentParser) -> None:
    """`--lang`"""
    parser.add_argument(
        "--lang",
        type=one_of("language", LANGUAGES),
        default=system_language(),
        metavar="en|it",
        help="language (default: that of the environment)",
    )


def add_json(parser: argparse.ArgumentParser) -> None:
    """`--json`"""
    parser.add_argument("--json", action="store_true", help="print JSON alone on standard output")


def add_components(parser: argparse.ArgumentParser) -> None:
    """`--components`"""
    parser.add_argument(
        "--components", "--corrections", metavar="FILE.toml", help="an owner's corrections of component data"
    )


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


def add_setup(parser: argparse.ArgumentParser) -> None:
    """Everything that is chosen before a game begins."""
    parser.add_argument("named", metavar="SCENARIO", nargs="?", help="the same as --scenario")
    parser.add_argument("--scenario", metavar="S", help="scenario (default: the first that the game lists)")
    parser.add_argument("--mission", metavar="FILE.toml", help="a mission of your own, see docs/missions.md")
    parser.add_argument("--edition", metavar="E", help="edition of the rules")
    parser.add_argument("--players", type=whole(1), metavar="N", help="number of players")
    parser.add_argument("--difficulty", metavar="D", help="difficulty level, where the game has them")
    parser.add_argument(
        "--ruling",
        action="append",
        default=[],
        metavar="ID=CHOICE",
        help="another reading where the book is silent; CHOICE is a number or the words that"
        " `garrison games GAME` lists; may be given several times",
    )
    add_components(parser)
    parser.set_defaults(settings={})
    parser.epilog = (
        "A setting that only one game has is given as --NAME VALUE; `garrison games GAME` lists them."
    )


def game_of(args: argparse.Namespace) -> Game:
    """The game that is named, with the owner's corrections and the mission of one's own if there are any."""
    game = games.find(args.game)
    if path := getattr(args, "components", None):
        game = games.find(args.game, correctable(game).read_corrections(path))
    if path := getattr(args, "mission", None):
        args.scenario, mission = _mission(args, game, path)
        game = games.find(args.game, {**game.corrections, **mission})
    return game


def _mission(args: argparse.Namespace, game: Game, path: str) -> tuple[str, dict[str, object]]:
    if args.scenario or args.named:
        raise Unknown("--mission brings its own scenario; leave the other out")
    return with_missions(game).read_mission(path)


def setup_of(args: argparse.Namespace, game: Game) -> Setup:
    """The set-up that is asked for, complete; or an error that says what would be valid."""
    if args.scenario and args.named:
        raise Unknown(f"two scenarios, '{args.named}' and '{args.scenario}'; give one")
    scenario = game.about.scenario(args.scenario or args.named or game.about.scenarios[0].id)
    return game.settle(
        Setup(
            scenario.id,
            args.players or min(scenario.seats),
            args.edition or "",
            args.difficulty or "",
            dict(_ruling(game, said) for said in args.ruling),
            dict(args.settings),
        )
    )


def _ruling(game: Game, said: str) -> tuple[str, int]:
    name, equals, choice = said.partition("=")
    if not equals:
        raise Unknown(f"ruling '{said}' has no choice; write ID=CHOICE, such as {name}=1")
    return name, _choice(game.about.ruling(name), choice)


def _choice(ruling: Ruling, said: str) -> int:
    if said.isdecimal() and int(said) < len(ruling.choices):
        return int(said)
    if said in ruling.choices:
        return ruling.choices.index(said)
    valid = "; ".join(f"{number} = {text}" for number, text in enumerate(ruling.choices))
    raise Unknown(f"ruling '{ruling.id}' has no choice '{said}'; valid: {valid}")


def title_of(game: Game, lang: str) -> str:
    """The name of a game: its message `title`, or made from its id."""
    bundle = bundle_of(package_of(game), lang)
    if bundle.has_message("title") and (pattern := bundle.get_message("title").value) is not None:
        return str(bundle.format_pattern(pattern, {})[0])
    return game.about.id.replace("-", " ").title()
