"""`garrison lab learn`: find the weights of a game's judge from games played by machine."""

from __future__ import annotations

import argparse
import sys
import time
from dataclasses import replace
from pathlib import Path

from garrison.commands.arguments import whole
from garrison.commands.parsing import Subparsers
from garrison.core import errors
from garrison.core.game import Game
from garrison.core.judging import is_judge, judge_of
from garrison.core.net import NetJudge
from garrison.lab import learn
from garrison.lab.learn import LearningOrder, Lessons
from garrison.lab.learn_net import Learnt
from garrison.lab.learn_sum import LearntSum
from garrison.table import games

GAMES = Path(__file__).parents[1] / "games"
FILE = "player/weights.py"
COMPILED = "build/fast/garrison/games"  # of a checkout, beside its SOURCES
BUILD_DEPTH = COMPILED.count("/")
SOURCES = "src/garrison/games"
LEAST_GAMES = 10 * learn.TESTED
MOST_UNITS = 256
LESS = 8  # a round with search plays so many times fewer games
ROUND = 1_000_000  # from the seeds of one round to those of the next


def add(commands: Subparsers) -> None:
    """Declare the command."""
    parser = commands.add_parser("learn", run)
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--scenario", required=True, metavar="S,S")
    parser.add_argument("--difficulty", default="", metavar="D,D")
    parser.add_argument("--games", type=whole(LEAST_GAMES), default=12_000, metavar="N")
    parser.add_argument("--units", type=whole(0, MOST_UNITS), default=32, metavar="U")
    parser.add_argument("--epochs", type=whole(1, 1000), default=12, metavar="E")
    parser.add_argument("--seed", type=whole(0), default=learn.SEED, metavar="K")
    parser.add_argument("--player", choices=learn.PLAYERS, default=learn.ROLLOUT)
    parser.add_argument("--random", type=shares, default=learn.RANDOM, metavar="P,P")
    parser.add_argument("--rounds", type=whole(0, 20), default=0, metavar="R")
    parser.add_argument("--playouts", type=whole(1, 1000), default=16, metavar="P")
    parser.add_argument("--write", action="store_true")


def shares(said: str) -> tuple[int, ...]:
    """Per cents, one or several."""
    share = whole(0, 100)
    return tuple(share(part) for part in said.split(","))


def run(args: argparse.Namespace) -> int:
    """Play, learn, and tell; then again from what a search with that judge weighs."""
    try:
        import numpy as np
    except ImportError:
        raise errors.missing("numpy", "rl") from None
    del np
    from garrison.lab.learn_options import OptionLessons

    game = games.find(args.game)
    scenarios, difficulties = (tuple(said.split(",")) for said in (args.scenario, args.difficulty))
    order = LearningOrder(scenarios, args.games, args.seed, difficulties, args.random, args.player)
    if args.write or args.rounds:
        _check_units(game, order, args.units)
    begun = time.perf_counter()
    learnt = _learnt(args, learn.gather(game, order), args.games, begun)
    weighed = OptionLessons(game, args.playouts)
    for number in range(1, args.rounds + 1):
        begun = time.perf_counter()
        weighed.gather(replace(order, games=args.games // LESS, seed=args.seed + number * ROUND), learnt.fill)
        learnt = _learnt(args, weighed.lessons(), args.games // LESS, begun)
    if args.write:
        for path in _files(game):
            path.write_text(learnt.source(_recipe(args)), "utf-8")
            print(f"written: {path}", file=sys.stderr)
    return 0


def _check_units(game: Game, order: LearningOrder, units: int) -> None:
    """What is written must be what the game's judge is made of, or the game could not be loaded any more."""
    is_net = is_judge(judge_of(game, order.beginning(game, 0)), NetJudge)
    if is_net and units == 0:
        raise errors.Unknown(f"the judge of {game.about.id} is a network; valid: --units 1 to {MOST_UNITS}")
    if not is_net and units:
        raise errors.Unknown(f"the judge of {game.about.id} is a weighted sum; valid: --units 0")


def _learnt(args: argparse.Namespace, lessons: Lessons, count: int, begun: float) -> Learnt | LearntSum:
    """Learn, and tell how it went."""
    from garrison.lab import learn_net, learn_sum

    played = time.perf_counter()
    sums = args.units == 0
    found = learn_sum.learn(lessons) if sums else learn_net.learn(lessons, args.units, args.epochs)
    times = f"{played - begun:.0f} s to play, {time.perf_counter() - played:.0f} s to learn"
    print(f"{count} games, {len(lessons.features)} positions: {times}")
    result, score = found.foreseen
    print(f"foreseen in games kept apart: result {result:.3f}, score {score:.3f} of the variance", flush=True)
    return found


def _recipe(args: argparse.Namespace) -> str:
    """The command that finds the same."""
    said = f"garrison lab learn {args.game} --scenario {args.scenario}"
    said += f" --difficulty {args.difficulty}" if args.difficulty else ""
    said += f" --games {args.games} --units {args.units} --epochs {args.epochs} --seed {args.seed}"
    said += f" --player {args.player}" if args.player != learn.ROLLOUT else ""
    said += f" --random {','.join(map(str, args.random))}" if args.random != learn.RANDOM else ""
    return said + (f" --rounds {args.rounds} --playouts {args.playouts}" if args.rounds else "")


def _files(game: Game) -> list[Path]:
    """Where the weights are kept: in the package that runs and, if that is compiled from a checkout, in its sources."""
    folders = [GAMES, GAMES.parents[BUILD_DEPTH] / SOURCES] if GAMES.match(COMPILED) else [GAMES]
    return [folder / type(game).__module__.split(".")[2] / FILE for folder in folders]
