"""Castle Itter counted: what judge and words look at in a position, once for both.

In words only what everybody at the table sees is told; nothing of cards in hand, orders or decks.
"""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core import bits
from garrison.core.packed import vec
from garrison.core.rows import row
from garrison.games.itter import codes as c
from garrison.games.itter.components.packed import PackedComponents
from garrison.games.itter.ending import on_board
from garrison.games.itter.position import ItterPosition

# Those that are said in words when one option is better than another, beside the tokens of each colour.
FEATURES: Final = (
    "counters", "breach", "guns", "defenders", "french", "ready", "disrupted", "tank", "escape",
)  # fmt: skip
WORSE: Final = frozenset({"counters", "breach", "guns", "disrupted"})  # of these less is better


class ItterFeatures:
    """The counts of one position: advancing counters by kind, and who is left in what state."""

    def __init__(self, p: ItterPosition) -> None:
        t = p.packed
        board = on_board(p)
        cellar = p.row[c.HERE + c.CELLAR]
        ready = board & ~(p.exhausted | p.disrupted)
        crew = p.row[c.HERE + c.TANK] & t.crew
        self.counters: vec[i64] = counters_by_kind(p)
        self.others: i64 = bits.count(board & ~t.french)  # defenders on the board who are not French
        self.french_outside: i64 = bits.count(board & t.french & ~cellar)
        self.french_cellar: i64 = bits.count(board & t.french & cellar)
        self.ready: i64 = bits.count(ready)
        self.exhausted: i64 = bits.count(p.exhausted)
        self.disrupted: i64 = bits.count(p.disrupted)
        self.crew: i64 = bits.count(crew)  # in the tank
        self.ready_crew: i64 = bits.count(crew & ready)
        self.ready_commanders: i64 = bits.count(ready & t.commanders)


def counters_by_kind(p: ItterPosition) -> vec[i64]:
    """Advancing SS counters; at 0 the empty spaces."""
    counters: vec[i64] = row(c.STURM + 1)
    space: i64 = c.SPACE
    while space < c.SPACE + c.SPACES:
        counters[p.row[space]] += 1
        space += 1
    return counters


def features(p: ItterPosition) -> dict[str, int]:
    """What the Defender would count, for words."""
    seen = ItterFeatures(p)
    french = seen.french_outside + seen.french_cellar
    numbers: dict[str, int] = {
        "counters": c.SPACES - seen.counters[0],
        "breach": breach(p),
        "guns": p.guns,
        "defenders": seen.others + french,
        "french": french,
        "ready": seen.ready,
        "disrupted": seen.disrupted,
        "tank": int(p.tank == c.INTACT),
        "escape": int(p.escaped != 0),
    }
    for colour in range(c.CRATES):
        numbers[f"tokens-{p.packed.colour_ids[colour]}"] = p.row[c.TOKENS + colour]
    return numbers


def breach(p: ItterPosition) -> i64:
    """On how many areas the next counter placed would enter the castle. [4.3]"""
    found: i64 = 0
    area: i64 = 0
    while area < c.AREAS:
        space = area
        while space != c.CASTLE and p.targets >> space & 1:
            space = p.packed.next[space]
        if space == c.CASTLE:
            found += 1
        area += 1
    return found


def feature_names(t: PackedComponents) -> tuple[str, ...]:
    """The features of every position."""
    return (*FEATURES, *[f"tokens-{colour}" for colour in t.colour_ids[: c.CRATES]])
