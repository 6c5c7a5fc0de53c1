"""`garrison lab learn`: find the weights of a game's judge from games played by machine."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from garrison.commands.arguments import whole
from garrison.commands.parsing import Subparsers
from garrison.core import errors
from garrison.core.game import Game
from garrison.lab import learn
from garrison.lab.learn import LearningOrder, Lessons
from garrison.table import games

GAMES = Path(__file__).parents[1] / "games"
FILE = "player/weights.py"
LEAST_GAMES = 10 * learn.TESTED


def add(commands: Subparsers) -> None:
    """Declare the command."""
    parser = commands.add_parser("learn", run)
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--scenario", required=True, metavar="S,S")
    parser.add_argument("--games", type=whole(LEAST_GAMES), default=12_000, metavar="N")
    parser.add_argument("--units", type=whole(0, 256), default=32, metavar="U")
    parser.add_argument("--epochs", type=whole(1, 1000), default=12, metavar="E")
    parser.add_argument("--seed", type=whole(0), default=learn.SEED, metavar="K")
    parser.add_argument("--write", action="store_true")


def run(args: argparse.Namespace) -> int:
    """Play, learn, and tell."""
    try:
        import numpy as np
    except ImportError:
        raise errors.missing("numpy", "rl") from None
    del np
    game = games.find(args.game)
    begun = time.perf_counter()
    lessons = learn.gather(game, LearningOrder(tuple(args.scenario.split(",")), args.games, args.seed))
    played = time.perf_counter()
    source, foreseen = _learnt(args, lessons)
    done = time.perf_counter()
    times = f"{played - begun:.0f} s to play, {done - played:.0f} s to learn"
    print(f"{args.games} games, {len(lessons.features)} positions: {times}")
    print(f"foreseen in games kept apart: result {foreseen[0]:.3f}, score {foreseen[1]:.3f} of the variance")
    if args.write:
        path = _file(game)
        path.write_text(source, "utf-8")
        print(f"written: {path}", file=sys.stderr)
    return 0


def _learnt(args: argparse.Namespace, lessons: Lessons) -> tuple[str, tuple[float, float]]:
    """The module, and the shares of the variance of result and score that are foreseen."""
    from garrison.lab import learn_net, learn_sum

    recipe = (
        f"garrison lab learn {args.game} --scenario {args.scenario} --games {args.games} --units {args.units}"
    )
    recipe += f" --epochs {args.epochs} --seed {args.seed}"
    if args.units == 0:
        weighed = learn_sum.learn(lessons)
        return weighed.source(recipe), weighed.foreseen
    found = learn_net.learn(lessons, args.units, args.epochs)
    return found.source(recipe), (found.result, found.score)


def _file(game: Game) -> Path:
    package = type(game).__module__.split(".")[2]
    return GAMES / package / FILE
