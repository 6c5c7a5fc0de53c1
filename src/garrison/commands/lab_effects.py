"""`garrison lab ablate` and `garrison lab sensitivity`: what matters in a game, ranked."""

from __future__ import annotations

import argparse
import json
import sys

from garrison.commands.arguments import add_json, add_setup, game_of, setup_of, whole
from garrison.commands.parsing import Subparsers
from garrison.lab import effects
from garrison.lab.compare import FEWEST, chance, signed
from garrison.lab.effects import EffectsOrder, Hear, VariationEffect, Variations
from garrison.lab.tune import TuningSetting
from garrison.lab.words import number, say
from garrison.table.seats import HEURISTIC

MOST_GAMES = 100_000


def add(commands: Subparsers) -> None:
    """Declare both commands."""
    _add(commands, "ablate", effects.ablations)
    _add(commands, "sensitivity", effects.turns)


def _add(commands: Subparsers, name: str, variations: Variations) -> None:
    parser = commands.add_parser(name, run)
    parser.add_argument("game", metavar="GAME")
    add_setup(parser)
    parser.add_argument("--policy", default=HEURISTIC, metavar="KIND")
    parser.add_argument("--games", type=whole(FEWEST, MOST_GAMES), default=200, metavar="N")
    parser.add_argument("--seed", type=whole(0), default=0, metavar="K")
    parser.add_argument("--workers", type=whole(1, 256), default=1, metavar="W")
    parser.add_argument(
        "--only",
        action="append",
        default=[],
        metavar="WORD",
    )
    parser.add_argument("--top", type=whole(1), default=20, metavar="N")
    add_json(parser)
    parser.set_defaults(variations=variations)


def run(args: argparse.Namespace) -> int:
    """Find the variations, play them and print them by rank."""
    game = game_of(args)
    setup = setup_of(args, game)
    corrections = dict(game.corrections)
    variations = effects.chosen(args.variations, game, TuningSetting(setup, corrections), args.only)
    order = EffectsOrder(args.game, setup, corrections, args.policy, args.games, args.seed, args.workers)
    found, endless = effects.measure(order, variations, _watch(args.lang))
    if args.json:
        row = {
            "effects": [effect.row() for effect in found],
            "endless": [variation.name for variation in endless],
        }
        print(json.dumps(row, indent=2, ensure_ascii=False))
        return 0
    lang = args.lang
    rate = number(100 * found[0].found.wins_a if found else 0, 1, lang)
    print(say("effects-base", lang, rate=rate, changes=len(found), games=args.games))
    print("\n".join(_line(rank, effect, lang) for rank, effect in enumerate(found[: args.top], start=1)))
    print(say("effects-shown", lang, shown=sum(effect.is_shown for effect in found), changes=len(found)))
    if endless:
        print(say("effects-endless", lang, names=", ".join(variation.name for variation in endless)))
    return 0


def _watch(lang: str) -> Hear | None:
    if not sys.stderr.isatty():
        return None

    def show(done: int, total: int) -> None:
        end = "\n" if done == total else ""
        print(f"\r{say('effects-done', lang, done=done, total=total)}", end=end, file=sys.stderr, flush=True)

    return show


def _line(rank: int, effect: VariationEffect, lang: str) -> str:
    wins, score = effect.found.wins, effect.found.score
    return say(
        "effects-line",
        lang,
        rank=rank,
        name=effect.variation.name,
        mark="*" if effect.is_shown else " ",
        points=signed(100 * wins.difference, 1, lang),
        low=signed(100 * wins.low, 1, lang),
        high=signed(100 * wins.high, 1, lang),
        score=signed(score.difference, 2, lang),
        slow=signed(score.low, 2, lang),
        shigh=signed(score.high, 2, lang),
        p=chance(effect.p, lang),
    )
