"""`garrison lab tune`: the setting of a game that is won as often as is wished."""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from collections.abc import Callable
from pathlib import Path

from garrison.commands.arguments import add_json, decimal, whole
from garrison.commands.parsing import Subparsers
from garrison.core.game import Setup
from garrison.lab import tune as dial
from garrison.lab.tune import TuningGoal, TuningResult, WinRateEstimate
from garrison.lab.words import number, say
from garrison.table import games
from garrison.table.seats import HEURISTIC

MOST_GAMES = 100_000
SHARE = decimal(
    lambda text: argparse.ArgumentTypeError(f"'{text}' is not a share from 0 to 1, such as 0.4"),
    lambda value: 0 <= value <= 1,
)


def add(commands: Subparsers) -> None:
    """Declare the command."""
    parser = commands.add_parser("tune", run)
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--win-rate", type=SHARE, required=True, metavar="R")
    parser.add_argument("--policy", default=HEURISTIC, metavar="KIND")
    parser.add_argument(
        "--games",
        type=whole(dial.FIRST, MOST_GAMES),
        default=400,
        metavar="N",
    )
    parser.add_argument("--scenario", metavar="S")
    parser.add_argument("--difficulty", metavar="D")
    parser.add_argument("--players", type=whole(1), metavar="P")
    parser.add_argument(
        "--tunables",
        default=",".join(dial.USUAL),
        metavar="L,L",
    )
    parser.add_argument("--seed", type=whole(0, dial.FRESH // 2), default=0, metavar="K")
    parser.add_argument("--workers", type=whole(1, 256), default=1, metavar="W")
    parser.add_argument("--out", metavar="FILE")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Find it, and say how to play it."""
    fixed = Setup(args.scenario or "", args.players or 0, "", args.difficulty or "")
    tunables = tuple(tunable.strip() for tunable in args.tunables.split(","))
    goal = TuningGoal(
        args.game, args.win_rate, args.policy, args.games, args.seed, args.workers, tunables, fixed
    )
    found = dial.tune(goal, _told(args))
    command = shlex.join(_command(args, found.best))
    print("\n".join(_lines(args, found, command)) if not args.json else _row(found, command))
    return 0


def _told(args: argparse.Namespace) -> Callable[[list[WinRateEstimate]], None]:
    def told(ranked: list[WinRateEstimate]) -> None:
        best = ranked[0]
        facts = {"settings": len(ranked), "games": best.games, "name": best.setting.name}
        print(say("tune-round", args.lang, rate=_percent(best.rate, args.lang), **facts), file=sys.stderr)

    return told


def _percent(value: float, lang: str) -> str:
    return number(100 * value, 1, lang)


def _lines(args: argparse.Namespace, found: TuningResult, command: str) -> list[str]:
    lang, best = args.lang, found.best
    low, high = best.interval
    facts = {"name": best.setting.name, "games": best.games, "wish": _percent(args.win_rate, lang)}
    bounds = {"low": _percent(low, lang), "high": _percent(high, lang)}
    lines = [say("tune-found", lang, rate=_percent(best.rate, lang), **facts, **bounds)]
    if not low <= args.win_rate <= high:
        lines.append(say("tune-beyond", lang))
    lines.append(say("tune-play", lang, command=command))
    if found.others:
        lines.append(say("tune-next", lang))
        lines += [f"  {_percent(other.rate, lang)} %  {other.setting.name}" for other in found.others]
    return lines


def _row(found: TuningResult, command: str) -> str:
    best = found.best
    row = {
        "setting": best.setting.name,
        "scenario": best.setting.setup.scenario,
        "difficulty": best.setting.setup.difficulty,
        "players": best.setting.setup.players,
        "rulings": best.setting.setup.rulings,
        "corrections": best.setting.corrections,
        "games": best.games,
        "win_rate": round(best.rate, 6),
        "ci95": [round(bound, 6) for bound in best.interval],
        "command": command,
        "next": [{"setting": other.setting.name, "win_rate": round(other.rate, 6)} for other in found.others],
    }
    return json.dumps(row, indent=2, ensure_ascii=False)


def _command(args: argparse.Namespace, best: WinRateEstimate) -> list[str]:
    """How to play that setting; changed components go into a file."""
    setup = best.setting.setup
    said = ["garrison", "play", args.game, "--scenario", setup.scenario]
    said += ["--difficulty", setup.difficulty] if setup.difficulty else []
    said += ["--players", str(setup.players)] if setup.players > 1 else []
    for ruling, choice in setup.rulings.items():
        said += ["--ruling", f"{ruling}={choice}"]
    if best.setting.corrections:
        path = Path(args.out) if args.out else Path(f"{args.game}-{round(100 * args.win_rate)}.toml")
        path.write_text(dial.toml_of(best.setting.corrections), "utf-8")
        games.find(args.game, best.setting.corrections)
        said += ["--components", str(path)]
    return said
