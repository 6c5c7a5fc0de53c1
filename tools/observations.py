"""The page docs/observations.md: where everything stands in what a machine that learns is shown, game by game."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from garrison.core.game import Game
from garrison.core.observing import AMOUNT, Field
from garrison.rl.environment_ids import environment_name
from garrison.rl.factors import split
from garrison.rl.observation import observed
from garrison.table import games
from tools.generate.artefact import Made

PAGE = "docs/observations.md"
HEAD = """# What a machine that learns is shown

Where everything stands in `GameBatch.numbers` and in the features of all environments ([learning](learning.md)).
Made by `scripts/generate observations` from the code; a test keeps it true.

A field is so many whole numbers: an *amount* from 0 to its highest, a *set* whose members are bits, or *one of* so many
kinds (below 0 for none). In features an amount is one feature, its share of the highest; sets and kinds have a feature,
0 or 1, for each member. The fields that begin with `asked` name the question that is pending: whoever sees the same is
offered the same.
"""


def made() -> Made:
    """Return the whole page."""
    page = "\n".join([HEAD, *(line for game_id in games.ids() for line in of_game(games.find(game_id)))])
    return {PAGE: page}


def of_game(game: Game) -> Iterator[str]:
    """The part about one game."""
    yield f"## {environment_name(game.about.id)}\n"
    yield "| field | kind | highest | how many | numbers | features | |"
    yield "|---|---|--:|--:|--:|--:|---|"
    number = feature = 0
    for field in observed(game).observation():
        wide = field.count * (1 if field.kind == AMOUNT else field.high)
        high = field.high if field.kind == AMOUNT else field.high - 1
        places = f"{span(number, field.count)} | {span(feature, wide)}"
        yield f"| `{field.name}` | {field.kind} | {high} | {field.count} | {places} | {said(field)} |"
        number, feature = number + field.count, feature + wide
    yield f"\n{number} numbers, {feature} features. The options, in the order of the mask:\n"
    yield "| verb | options |"
    yield "|---|--:|"
    for verb, block in groupby(game.options, key=lambda option: split(option)[0]):
        first, *rest = (option.index for option in block)
        yield f"| `{verb}` | {span(first, 1 + len(rest))} |"
    yield ""


def span(first: int, count: int) -> str:
    """The places from the first on."""
    return str(first) if count == 1 else f"{first} to {first + count - 1}"


def said(field: Field) -> str:
    """What a field says, or what each of its kinds is."""
    return ", ".join(f"{n} {name}" for n, name in enumerate(field.names)) or field.says
