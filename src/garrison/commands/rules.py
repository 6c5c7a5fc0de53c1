"""`garrison rules`: the rulebook of a game, in our own words."""

from __future__ import annotations

import argparse
import json

from garrison.commands.arguments import add_json
from garrison.commands.games_told import rulings
from garrison.commands.parsing import Subparsers
from garrison.core.game import Game
from garrison.table import games
from garrison.table.messages import package_of
from garrison.table.rulebook import Paragraph, rulebook_of
from garrison.terminal.rule_lines import chosen, rule_lines
from garrison.terminal.screen import Screen


def add(commands: Subparsers) -> None:
    """Declare the command."""
    parser = commands.add_parser("rules", run)
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("id", metavar="ID", nargs="?")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Print the paragraphs."""
    game = games.find(args.game)
    found = chosen(rulebook_of(package_of(game)), args.id)
    if args.json:
        print(json.dumps([as_row(game, p, args.lang) for p in found], indent=2, ensure_ascii=False))
    else:
        Screen().say("\n\n".join("\n".join(rule_lines(game, p, args.lang)) for p in found))
    return 0


def as_row(game: Game, paragraph: Paragraph, lang: str) -> dict[str, object]:
    """A paragraph, for scripts."""
    return {
        "id": paragraph.id,
        "page": paragraph.page,
        "status": paragraph.status,
        **paragraph.wording(lang),
        "rulings": rulings(game, paragraph.rulings),
    }
