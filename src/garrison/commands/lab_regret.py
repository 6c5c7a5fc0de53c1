"""`garrison lab regret`: what players lose in positions near the end, where the best is known."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict

from garrison.commands.arguments import add_json, whole
from garrison.commands.parsing import Subparsers
from garrison.core.errors import Unknown
from garrison.core.game import Game
from garrison.lab import regret as measure
from garrison.lab.regret import Regret
from garrison.lab.words import number, say
from garrison.table import games
from garrison.table.seats import policy_of

PLAYERS = "random,heuristic,search:50,search:200"
SEED = 40_000_000  # far from the seeds of studies, of learning and of tests


def add(commands: Subparsers) -> None:
    """Declare the command."""
    parser = commands.add_parser("regret", run)
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--policy", default=PLAYERS, metavar="P,P")
    parser.add_argument("--scenario", default="", metavar="S,S")
    parser.add_argument("--positions", type=whole(1, 10_000), default=60, metavar="N")
    parser.add_argument("--seed", type=whole(0), default=SEED, metavar="K")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Find the positions, and measure each player."""
    game = games.find(args.game)
    found = _measured(game, args)
    if args.json:
        rows = {player: asdict(row) for player, row in found.items()}
        print(json.dumps({"game": args.game, "players": rows}, indent=2))
        return 0
    for player, row in found.items():
        print(_line(player, row, args.lang))
    return 0


def _measured(game: Game, args: argparse.Namespace) -> dict[str, Regret]:
    scenarios = measure.scenarios_of(game, args.scenario)
    exact = measure.exact_choices(game, scenarios, args.positions, args.seed)
    certain = [] if exact else measure.certain_positions(game, scenarios, args.positions, args.seed)
    if not exact and not certain:
        raise Unknown(f"{args.game} has no positions in which the best is known")
    found: dict[str, Regret] = {}
    for kind in args.policy.split(","):
        player = policy_of(game, kind)
        if player is None:
            raise Unknown(f"'{kind}' is no machine that could be measured")
        found[kind] = (
            measure.regret(player, exact, args.seed)
            if exact
            else measure.won_from(player, certain, args.seed)
        )
    return found


def _line(player: str, row: Regret, lang: str) -> str:
    part = row.lost or row.won
    assert part is not None
    scale = 1 if row.lost else measure.POINTS
    mean, low, high = (number(scale * value, 1, lang) for value in (part.mean, max(0.0, part.low), part.high))
    key = "regret-lost" if row.lost else "regret-won"
    return say(key, lang, player=player, positions=row.positions, mean=mean, low=low, high=high)
