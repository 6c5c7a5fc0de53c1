"""Plays the card of docs/add-a-card.md at a table; `test_add_a_card` runs it beside sources that were changed so."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from garrison.core.ask import Choice, Draw, Drawn, Roll, Rolled
from garrison.core.game import Setup
from garrison.core.position import Offers
from garrison.core.rng import Rng
from garrison.table import games, store
from garrison.table.table import Table
from garrison.table.translator import Translator

CARD = "gun_oil"
USE = f"use {CARD}"
RELOAD = 8  # a side of the die with that symbol
LANGUAGES = ("en", "it")
REAL = ("dice", "equipment-deck")  # decided here, not by chance
MOST_ANSWERS = 2000


def begun() -> Table:
    """A real table in which the first card drawn is the new one."""
    game = games.find("wolfenstein")
    table = Table.new(game, game.settle(Setup("mission-1")), 1, ["human"], real=REAL)
    table.put(Drawn(CARD))
    return table


def on_offer(table: Table) -> list[str]:
    """The options that may be chosen now."""
    return [option.name for option in table.ask.options] if isinstance(table.ask, Choice) else []


def wanted(table: Table) -> str:
    """What the computer player would do."""
    player = table.game.heuristic()
    return table.game.options[player.answer(table.position, Offers(), Rng(0, 0))].name


def go_on(table: Table) -> None:
    """Answer once: the computer player's choice, dice that empty every weapon, the first card of the deck."""
    ask = table.ask
    if isinstance(ask, Choice):
        table.answer(ask.seats[0], wanted(table))
        return
    if isinstance(ask, Roll):
        table.put(Rolled((RELOAD,) * ask.dice))
    elif isinstance(ask, Draw):
        table.put(Drawn(next(iter(ask.outcomes))))
    table.proceed()


def said(table: Table, nodes: list[int], lang: str) -> list[str]:
    """The option, the text of the card and what happened, in words."""
    translator = Translator(table.game, lang, strict=True)
    told = [translator.translate(event).text for node in nodes for event in table.events(node)]
    return [
        translator.option(table.game.options.named(USE)),
        translator.fill(f"card-{CARD.replace('_', '-')}"),
        *told,
    ]


def main() -> None:
    """Print what was seen, as JSON; the game is saved in the file that is named."""
    table = begun()
    for _ in range(MOST_ANSWERS):
        if USE in on_offer(table) and wanted(table) == USE:
            break
        go_on(table)
    seen: dict[str, object] = {"offered": USE in on_offer(table), "wanted": wanted(table)}
    seen["before"] = table.view(0).cards["bj-jammed"]
    nodes = table.answer(0, USE)
    seen["after"] = table.view(0).cards["bj-jammed"]
    seen |= {lang: said(table, nodes, lang) for lang in LANGUAGES}
    save = Path(sys.argv[1])
    store.create(save, table)
    seen["replays"] = store.load(save).hash() == table.hash()
    print(json.dumps(seen))


if __name__ == "__main__":
    main()
