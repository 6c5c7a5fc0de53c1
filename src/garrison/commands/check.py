"""`garrison check`: whether a game is whole: no paragraph open, every sentence sayable, nothing broken at set-up."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator

from garrison.commands.arguments import add_components, add_json, game_of
from garrison.commands.components import CONFIDENCES
from garrison.commands.parsing import Subparsers
from garrison.core.components.listed import SupportsCorrections
from garrison.core.game import Game, Setup
from garrison.table.message_report import messages_report
from garrison.table.messages import LANGUAGES, package_of, shown_file
from garrison.table.mission_report import briefing_faults, text_faults
from garrison.table.rulebook import Rulebook, rulebook_of

FAILED = 1


def add(commands: Subparsers) -> None:
    """Declare the command."""
    parser = commands.add_parser("check", run)
    parser.add_argument("game", metavar="GAME")
    add_components(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Print what was counted and what is wrong."""
    game = game_of(args)
    book = rulebook_of(package_of(game))
    messages = messages_report(game)
    faults = [*book.faults(), *_ruling_faults(game, book), *_setup_faults(game), *_mission_faults(game)]
    files = {lang: shown_file(package_of(game), lang) for lang in LANGUAGES}
    counts = {"paragraphs": book.counts(), "components": _confidences(game)}
    if args.json:
        row = {"game": game.about.id, **counts, "messages": messages, "files": files, "faults": faults}
        print(json.dumps(row, indent=2, ensure_ascii=False))
    else:
        for name, count in counts.items():
            print(f"{name}: {', '.join(f'{number} {what}' for what, number in count.items())}")
        print(f"messages: {', '.join(f'{messages[lang]} {lang}' for lang in LANGUAGES)}")
        for fault in _missing(messages):
            file = files.get(fault.partition(":")[0])
            print(f"  {file}: {fault}" if file else f"  {fault}")
        for fault in faults:
            print(f"  {fault}")
    return FAILED if _missing(messages) or faults else 0


def _missing(messages: dict[str, int | list[str]]) -> list[str]:
    missing = messages["missing"]
    return missing if isinstance(missing, list) else []


def _confidences(game: Game) -> dict[str, int]:
    """How many component records there are of each confidence."""
    rows = game.component_listing() if isinstance(game, SupportsCorrections) else []
    records = {(row["section"], row["id"]): str(row["confidence"]) for row in rows}
    counts = Counter(records.values())
    return {confidence: counts[confidence] for confidence in CONFIDENCES}


def _ruling_faults(game: Game, book: Rulebook) -> Iterator[str]:
    """Rulings that no paragraph speaks of, and paragraphs that speak of unknown rulings."""
    spoken = {name: paragraph.id for paragraph in book.paragraphs for name in paragraph.rulings}
    known = {ruling.id for ruling in game.about.rulings}
    yield from (f"ruling {name}: no paragraph speaks of it" for name in sorted(known - set(spoken)))
    yield from (f"{spoken[name]}: unknown ruling '{name}'" for name in sorted(set(spoken) - known))


def _setup_faults(game: Game) -> Iterator[str]:
    """Every scenario in every edition must begin with a sound position."""
    for scenario in game.about.scenarios:
        for edition in game.about.editions or ("",):
            for players in scenario.seats:
                position = game.setup(game.settle(Setup(scenario.id, players, edition)))
                for fault in game.check(position):
                    yield f"{scenario.id}, {edition}, {players} player(s): {fault}"


def _mission_faults(game: Game) -> Iterator[str]:
    """Missions must have their words in every language."""
    for scenario in game.about.scenarios:
        for lang in LANGUAGES:
            yield from (f"{scenario.id}: {fault}" for fault in briefing_faults(game, scenario.id, lang))
        yield from text_faults(game, scenario.id)
