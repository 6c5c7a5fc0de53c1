"""The examples of the paragraphs, made by `scripts/generate rule-examples`: read, and told in words."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import islice
from pathlib import Path

from garrison.core import save_text
from garrison.table.links.game_link import GAME, save_of
from garrison.table.replay import chance_of, follow, seated
from garrison.table.table import Table
from garrison.table.translator import hears, table_translator

FOLDER = Path(__file__).with_name("example_links")
MOST_ANSWERS = 24  # more nobody follows
MOST_LINES = 8
WATCHER = -1


@dataclass(frozen=True, slots=True)
class RuleExample:
    """A scene of a rule test, as the letters of a link to the game that it is."""

    test: str
    letters: str

    @property
    def address(self) -> str:
        """The address below the page of the games: the replay, at its beginning."""
        return f"?node=0{GAME}{self.letters}"

    def table(self) -> Table:
        """The game, played to its end."""
        header, entries = save_text.read(save_of(self.letters))
        table = seated(header, lambda game, head: Table(game, head, chance_of(head)))
        follow(table, entries)
        return table


@cache
def read_examples(game: str) -> dict[str, RuleExample]:
    """The examples of a game by paragraph."""
    file = FOLDER / f"{game}.json"
    listed = json.loads(file.read_text("utf-8")) if file.exists() else {}
    return {paragraph: RuleExample(**one) for paragraph, one in listed.items()}


def told(example: RuleExample, lang: str) -> Iterator[str]:
    """What happens, in the words of the log; what only one seat may hear is left out."""
    table = example.table()
    translator = table_translator(table, lang)
    events = (event for step in table.since(0) for event in step.events if hears(event, WATCHER))
    for event in islice(events, MOST_LINES):
        yield translator.translate(event).text
