"""Everything that a game declares of itself, for people and for scripts: what `garrison games GAME` prints."""

from __future__ import annotations

from collections.abc import Iterator

from garrison.core.game import Game
from garrison.table.messages import LANGUAGES
from garrison.table.rulings import ruling_words
from garrison.table.summary import summary_of
from garrison.table.translator import label_of
from garrison.terminal.words import TerminalText


def listed(game: Game, lang: str) -> dict[str, object]:
    """One game, for scripts."""
    about = game.about
    return {
        "id": about.id,
        "title": summary_of(game)["title"][lang],
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
        "rulings": rulings(game),
    }


def rulings(game: Game, only: tuple[str, ...] | None = None) -> list[dict[str, object]]:
    """The rulings of a game, or some of them, in the words that may be typed; the first choice is the default."""
    return [
        {
            "id": ruling.id,
            "choices": list(words.choices),
            "default": words.choices[0],
            "source": ruling.source,
            "confidence": ruling.confidence,
        }
        for ruling in game.about.rulings
        if only is None or ruling.id in only
        for words in (ruling_words(game, ruling, LANGUAGES[0]),)
    ]


def detail_lines(game: Game, lang: str) -> Iterator[str]:
    """Its settings, and every ruling that has something to choose."""
    say = TerminalText(lang).say
    for name in game.about.extras:
        if text := label_of(game, lang, f"setting-{name}", ""):
            yield f"  --{name}: {text}"
    for ruling in filter(lambda one: one.is_open, game.about.rulings):
        said = ruling_words(game, ruling, lang).choices
        choices = "; ".join(f"{number} = {text}" for number, text in enumerate(said))
        yield f"  {say('games-ruling', id=ruling.id, choices=choices, confidence=ruling.confidence)}"


def seats_of(game: Game, scenario: str) -> str:
    """Who sits there when the table is full."""
    seats = game.about.scenario(scenario).seats
    return ", ".join(seats[max(seats)])
