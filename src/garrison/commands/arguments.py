"""Arguments that several commands share, and what they mean."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from math import nan
from typing import TYPE_CHECKING

from garrison.core.errors import BadComponent, Unknown, unknown
from garrison.table import games
from garrison.table.summary import with_mission_files

if TYPE_CHECKING:  # a list of the games needs none of these, and they take long to import
    from garrison.core.components.listed import SupportsCorrections, SupportsMissions
    from garrison.core.game import Game, Setup

OWN_MISSIONS = "missions"  # the section of corrections in which missions of one's own are kept
MOST = 2**62  # seeds and counts stay clear of the limits of 64 bits


def with_missions(game: Game) -> SupportsMissions:
    """The game, if it has missions in files."""
    from garrison.core.components.listed import SupportsMissions

    if isinstance(game, SupportsMissions):
        return game
    raise Unknown(f"{game.about.id} has no mission files; valid: {', '.join(with_mission_files())}")


def correctable(game: Game) -> SupportsCorrections:
    """The game, if it has component data."""
    from garrison.core.components.listed import SupportsCorrections

    if isinstance(game, SupportsCorrections):
        return game
    raise BadComponent(f"{game.about.id} has no component data to list or correct")


def game_of_text(text: str, components: str | None) -> Game:
    """The game that a position is of, with an owner's corrections."""
    from garrison.core.position_text import game_in
    from garrison.table.data import game_for_text

    game = game_for_text(games.find(game_in(text)), text)
    return games.find(game.about.id, correctable(game).read_corrections(components)) if components else game


def whole(least: int, most: int = MOST) -> Callable[[str], int]:
    """A whole number within bounds."""

    def number(text: str) -> int:
        if not text.isdecimal() or not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(f"'{text}' is not a whole number from {least} to {most}")
        return int(text)

    return number


def decimal(
    refuse: Callable[[str], argparse.ArgumentTypeError], fits: Callable[[float], bool]
) -> Callable[[str], float]:
    """A number that fits; `refuse` makes the error for a text that does not."""

    def number(text: str) -> float:
        try:
            value = float(text)
        except ValueError:
            value = nan
        if not fits(value):
            raise refuse(text)
        return value

    return number


def one_of(what: str, valid: tuple[str, ...]) -> Callable[[str], str]:
    """One of a few words; anything else is named with what would be valid."""

    def word(text: str) -> str:
        if text not in valid:
            raise unknown(what, text, list(valid))
        return text

    return word


def add_json(parser: argparse.ArgumentParser) -> None:
    """`--json`"""
    parser.add_argument("--json", action="store_true")


def add_components(parser: argparse.ArgumentParser) -> None:
    """`--components`"""
    parser.add_argument("--components", "--corrections", metavar="FILE.toml")


def add_setup(parser: argparse.ArgumentParser) -> None:
    """Everything that is chosen before a game begins."""
    parser.add_argument("named", metavar="SCENARIO", nargs="?")
    parser.add_argument("--scenario", metavar="S")
    parser.add_argument("--mission", metavar="FILE.toml")
    parser.add_argument("--edition", metavar="E")
    parser.add_argument("--players", type=whole(1), metavar="N")
    parser.add_argument("--difficulty", metavar="D")
    parser.add_argument(
        "--ruling",
        action="append",
        default=[],
        metavar="ID=CHOICE",
    )
    add_components(parser)
    parser.set_defaults(settings={})


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
    from garrison.core.game import Setup

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
    from garrison.table.rulings import choice_number

    name, equals, choice = said.partition("=")
    if not equals:
        raise Unknown(f"ruling '{said}' has no choice; write ID=CHOICE, such as {name}=1")
    return name, choice_number(game, game.about.ruling(name), choice)
