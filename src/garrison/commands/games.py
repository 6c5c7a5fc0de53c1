"""`garrison games`: what can be played, and how."""

from __future__ import annotations

import argparse
import json

from garrison.commands.arguments import Subparsers, add_json, add_language, title_of
from garrison.core.game import About, Game
from garrison.table import games


def add(commands: Subparsers) -> None:
    """Declare the command."""
    about = "List the games with their scenarios, editions, difficulties, player counts and rulings."
    parser = commands.add_parser("games", help="list the games", description=about)
    add_language(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the list."""
    rows = [listed(games.find(name), args.lang) for name in games.ids()]
    if args.json:
        print(json.dumps(rows, indent=2, ensure_ascii=False))
    else:
        print("\n\n".join("\n".join(_lines(games.find(name), args.lang)) for name in games.ids()))
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


def _lines(game: Game, lang: str) -> list[str]:
    about = game.about
    lines = [f"{about.id}: {title_of(game, lang)}"]
    for scenario in about.scenarios:
        seats = "; ".join(f"{count}: {', '.join(names)}" for count, names in scenario.seats.items())
        lines.append(f"  scenario {scenario.id} (players {seats})")
    lines += [f"  edition {edition}" for edition in about.editions]
    lines += [f"  difficulty {difficulty}" for difficulty in about.difficulties]
    for ruling in about.rulings:
        choices = "; ".join(f"{number} = {text}" for number, text in enumerate(ruling.choices))
        lines.append(f"  ruling {ruling.id}: {choices} [{ruling.confidence}]")
    return lines
