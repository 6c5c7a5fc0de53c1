"""Castle Itter in a few numbers, to say in words why one option is better than another.

Only what everybody at the table sees; nothing of cards in hand, orders or decks.
"""

# compiled

from __future__ import annotations

from mypy_extensions import i64

from garrison.core import bits
from garrison.games.itter import codes as c
from garrison.games.itter.components.packed import PackedComponents
from garrison.games.itter.ending import on_board
from garrison.games.itter.position import ItterPosition

FEATURES = ("counters", "breach", "guns", "defenders", "french", "ready", "disrupted", "tank", "escape")


def features(p: ItterPosition) -> dict[str, int]:
    """What the Defender would count."""
    t = p.packed
    board = on_board(p)
    one: i64 = 1
    numbers: dict[str, int] = {
        "counters": bits.count(p.targets & (one << c.GUN_TARGETS) - 1),
        "breach": _breach(p),
        "guns": p.guns,
        "defenders": bits.count(board),
        "french": bits.count(board & t.french),
        "ready": bits.count(board & ~(p.exhausted | p.disrupted)),
        "disrupted": bits.count(p.disrupted),
        "tank": int(p.tank == c.INTACT),
        "escape": int(p.escaped != 0),
    }
    for colour in range(c.CRATES):
        numbers[f"tokens-{t.colour_ids[colour]}"] = p.row[c.TOKENS + colour]
    return numbers


def _breach(p: ItterPosition) -> i64:
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
