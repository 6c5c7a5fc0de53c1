"""`garrison games`: what can be played, and how. A list of the games loads none of them."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator

from garrison.commands.arguments import add_json
from garrison.commands.parsing import Subparsers
from garrison.table import games
from garrison.table.summary import GameSummary, summary
from garrison.terminal.screen import Screen
from garrison.terminal.words import TerminalText


def add(commands: Subparsers) -> None:
    """Declare the command."""
    parser = commands.add_parser("games", run)
    parser.add_argument("game", metavar="GAME", nargs="?")
    parser.add_argument("--rulings", action="store_true")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Print the list."""
    chosen = [args.game] if args.game else games.ids()
    if args.json:
        from garrison.commands.games_told import listed

        rows = [listed(games.find(name), args.lang) for name in chosen]
        print(json.dumps(rows, indent=2, ensure_ascii=False))
    else:
        lines = _whole if args.game or args.rulings else _brief
        Screen().say("\n\n".join("\n".join(lines(name, args.lang)) for name in chosen))
    return 0


def _brief(name: str, lang: str) -> Iterator[str]:
    told = summary(name)
    yield from _lines(told, lang, {})
    yield f"  {TerminalText(lang).say('games-rulings', count=told['rulings'], game=name)}"


def _whole(name: str, lang: str) -> Iterator[str]:
    from garrison.commands.games_told import detail_lines, seats_of

    game, told = games.find(name), summary(name)
    yield from _lines(told, lang, {one["id"]: seats_of(game, one["id"]) for one in told["scenarios"]})
    yield from detail_lines(game, lang)


def _lines(told: GameSummary, lang: str, seats: dict[str, str]) -> Iterator[str]:
    """Scenarios with the number of players, `1, 2` or, in full, `1, 2: defender, ss`; editions, difficulties."""
    say = TerminalText(lang).say
    yield f"{told['id']}: {told['title'][lang]}"
    for scenario in told["scenarios"]:
        name = " ".join(filter(None, (scenario["id"], scenario["title"].get(lang))))
        counts = ", ".join(map(str, scenario["players"]))
        players = ": ".join(filter(None, (counts, seats.get(scenario["id"]))))
        yield f"  {say('games-scenario', name=name, players=players)}"
    if editions := ", ".join(told["editions"]):
        yield f"  {say('games-editions', names=editions)}"
    if difficulties := ", ".join(told["difficulties"]):
        yield f"  {say('games-difficulties', names=difficulties)}"
