"""`garrison campaign`: the missions of a game in order, and what came of them."""

from __future__ import annotations

import argparse
import json

from garrison.commands import play
from garrison.commands.arguments import add_json
from garrison.commands.parsing import Subparsers
from garrison.core.errors import Unknown
from garrison.core.game import Game
from garrison.table import campaigns, games, store
from garrison.table.campaigns import Stage, SupportsCampaign
from garrison.table.summary import with_campaign
from garrison.terminal.campaign import aside_line, campaign_lines
from garrison.terminal.screen import Screen


def add(commands: Subparsers) -> None:
    """Declare the command, with `play` and `new` below it."""
    parser = commands.add_parser("campaign", show)
    add_game(parser)
    add_json(parser)
    below = parser.add_commands("play|new")
    playing = below.add_parser("play", go_on)
    add_game(playing)
    play.add_playing(playing)
    playing.set_defaults(load=None, position=None, campaign=True)
    anew = below.add_parser("new", begin_anew)
    add_game(anew)


def add_game(parser: argparse.ArgumentParser) -> None:
    """`--game`"""
    parser.add_argument("--game", metavar="GAME")


def chosen(args: argparse.Namespace) -> Game:
    """The game that is named, or the first with a campaign."""
    valid = with_campaign()
    game = games.find(args.game or valid[0])
    if not isinstance(game, SupportsCampaign):
        raise Unknown(f"{args.game} has no campaign; valid: {', '.join(valid)}")
    return game


def show(args: argparse.Namespace) -> int:
    """Print the map of the campaign."""
    game = chosen(args)
    stages = campaigns.stages(store.home(), game)
    if args.json:
        row = {"game": game.about.id, "missions": [as_row(stage) for stage in stages]}
        print(json.dumps(row, indent=2, ensure_ascii=False))
    else:
        Screen().say_all(campaign_lines(game, stages, args.lang))
    return 0


def as_row(stage: Stage) -> dict[str, object]:
    """A mission, for scripts."""
    best = stage.best
    return {
        "id": stage.mission,
        "state": stage.state,
        "tries": stage.tries,
        "wins": stage.wins,
        "best": None if best is None else {"rounds": best.rounds, "difficulty": best.difficulty},
    }


def go_on(args: argparse.Namespace) -> int:
    """Play the mission that comes next, or the one that is named."""
    game = chosen(args)
    args.game = game.about.id
    if not args.scenario and not args.named:
        args.scenario = campaigns.progress(store.home(), game).next_mission()
        if not args.scenario:
            raise Unknown("all missions of the campaign are won; name the one to play again")
    return play.run(args)


def begin_anew(args: argparse.Namespace) -> int:
    """Put the campaign aside."""
    Screen().say(aside_line(campaigns.begin_anew(store.home(), chosen(args)), args.lang))
    return 0
