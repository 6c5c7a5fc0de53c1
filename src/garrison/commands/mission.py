"""`garrison mission`: looks at mission files that people write: what is wrong with them, and their map."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from garrison.commands.arguments import add_components, add_json, game_of, with_missions
from garrison.commands.parsing import Subparsers
from garrison.core.components.listed import SupportsMissions
from garrison.core.errors import unknown
from garrison.core.game import Game
from garrison.table import games
from garrison.table.error_text import in_language
from garrison.table.messages import LANGUAGES
from garrison.table.mission_report import briefing_faults
from garrison.table.summary import with_mission_files

FAILED = 1
CHECK, SHOW = "check", "show"


def add(commands: Subparsers) -> None:
    """Declare the command."""
    parser = commands.add_parser("mission", run)
    parser.add_argument("action", metavar=f"{CHECK}|{SHOW}")
    parser.add_argument("file", metavar="FILE.toml")
    parser.add_argument("--game", metavar="GAME")
    add_components(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Check the file, or draw it."""
    args.game = args.game or with_mission_files()[0]
    game = with_missions(game_of(args))
    if args.action == CHECK:
        return _check(game, args)
    if args.action == SHOW:
        print(game.draw_mission(args.file, args.lang), end="")
        return 0
    raise unknown("action", args.action, [CHECK, SHOW])


def _unspoken(game: SupportsMissions, path: str) -> list[str]:
    """What could not be said at a table with the mission, in any language."""
    assert isinstance(game, Game)
    scenario = Path(path).stem
    played: Game = game
    if scenario not in [one.id for one in game.about.scenarios]:  # one of ours is there already
        scenario, mission = game.read_mission(path)
        played = games.find(game.about.id, {**game.corrections, **mission})
    return [fault for lang in LANGUAGES for fault in briefing_faults(played, scenario, lang)]


def _check(game: SupportsMissions, args: argparse.Namespace) -> int:
    faults = game.mission_faults(args.file) or _unspoken(game, args.file)
    if args.json:
        print(json.dumps({"file": args.file, "faults": faults}, indent=2, ensure_ascii=False))
    else:
        told = [in_language(fault, args.lang) for fault in faults or ["nothing is wrong"]]
        print("\n".join(f"{args.file}: {fault}" for fault in told))
    return FAILED if faults else 0
