"""`garrison games`: what can be played, and how."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator

from garrison.commands.arguments import Subparsers, add_json, add_language, title_of
from garrison.core.briefing import SupportsBriefing
from garrison.core.game import About, Game, Scenario, Setup
from garrison.table import games
from garrison.table.rulings import ruling_words
from garrison.table.translator import label_of
from garrison.terminal.screen import Screen
from garrison.terminal.words import TerminalText


def add(commands: Subparsers) -> None:
    """Declare the command."""
    about = (
        "List the games with their scenarios and numbers of players; of one game also its seats and every ruling."
        " --json tells everything of all."
    )
    parser = commands.add_parser("games", help="list the games", description=about)
    parser.add_argument("game", metavar="GAME", nargs="?", help="only this game, with its rulings")
    parser.add_argument("--rulings", action="store_true", help="the rulings of all games, too")
    add_language(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the list."""
    chosen = [games.find(name) for name in ([args.game] if args.game else games.ids())]
    if args.json:
        print(json.dumps([listed(game, args.lang) for game in chosen], indent=2, ensure_ascii=False))
    else:
        whole = bool(args.game or args.rulings)
        Screen().say("\n\n".join("\n".join(_lines(game, args.lang, whole)) for game in chosen))
    return 0


def listed(game: Game, lang: str) -> dict[str, object]:
    """One game, for scripts."""
    about = game.about
    return {
        "id": about.id,
        "title": title_of(game, lang),
        "rules": about.rules,
        "components": game.components_hash,
        "scenarios": [scenario.id for scenario in about.scenarios],
        "editions": list(about.editions),
        "difficulties": list(about.difficulties),
        "players": {scenario.id: sorted(scenario.seats) for scenario in about.scenarios},
        "seats": {
            scenario.id: {str(count): list(names) for count, names in scenario.seats.items()}
            for scenario in about.scenarios
        },
        "rulings": rulings(about),
    }


def rulings(about: About, only: tuple[str, ...] | None = None) -> list[dict[str, object]]:
    """The rulings of a game, or some of them; the first choice is the default."""
    return [
        {
            "id": ruling.id,
            "choices": list(ruling.choices),
            "default": ruling.choices[0],
            "source": ruling.source,
            "confidence": ruling.confidence,
        }
        for ruling in about.rulings
        if only is None or ruling.id in only
    ]


def _lines(game: Game, lang: str, whole: bool) -> Iterator[str]:
    about, say = game.about, TerminalText(lang).say
    yield f"{about.id}: {title_of(game, lang)}"
    for scenario in about.scenarios:
        name, players = f"{scenario.id}{_title(game, scenario, lang)}", _players(scenario, whole)
        yield f"  {say('games-scenario', name=name, players=players)}"
    if about.editions:
        yield f"  {say('games-editions', names=', '.join(about.editions))}"
    if about.difficulties:
        yield f"  {say('games-difficulties', names=', '.join(about.difficulties))}"
    if not whole:
        yield f"  {say('games-rulings', count=len(about.rulings), game=about.id)}"
        return
    for name in about.extras:
        if text := label_of(game, lang, f"setting-{name}", ""):
            yield f"  --{name}: {text}"
    for ruling in about.rulings:
        said = ruling_words(game, ruling, lang).choices
        choices = "; ".join(f"{number} = {text}" for number, text in enumerate(said))
        yield f"  {say('games-ruling', id=ruling.id, choices=choices, confidence=ruling.confidence)}"


def _title(game: Game, scenario: Scenario, lang: str) -> str:
    if not isinstance(game, SupportsBriefing):
        return ""
    return f" {game.briefing(Setup(scenario.id)).words(lang)[0]}"


def _players(scenario: Scenario, whole: bool) -> str:
    """`1, 2` or, in full, `1, 2: defender, ss`: who sits there when the table is full."""
    counts = ", ".join(str(count) for count in sorted(scenario.seats))
    return f"{counts}: {', '.join(scenario.seats[max(scenario.seats)])}" if whole else counts
