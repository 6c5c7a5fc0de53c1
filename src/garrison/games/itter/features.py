"""Castle Itter in a few numbers, to say in words why one option is better than another.

Only what everybody at the table sees; nothing of cards in hand, orders or decks.
"""

from __future__ import annotations

from collections.abc import Iterator

from garrison.core import bits
from garrison.games.itter import codes
from garrison.games.itter import position as at
from garrison.games.itter.position import ItterPosition
from garrison.games.itter.rules.ending import on_board

FEATURES = ("counters", "breach", "guns", "defenders", "french", "ready", "disrupted", "tank", "escape")


def features(p: ItterPosition) -> dict[str, int]:
    """What the Defender would count."""
    t = p.tables
    board = on_board(p)
    counters: int = bits.count(p.targets & (1 << codes.GUN_TARGETS) - 1)
    numbers: dict[str, int] = {
        "counters": counters,
        "breach": sum(_is_open(p, area) for area in range(codes.AREAS)),
        "guns": p.guns,
        "defenders": bits.count(board),
        "french": bits.count(board & t.french),
        "ready": bits.count(board & ~(p.exhausted | p.disrupted)),
        "disrupted": bits.count(p.disrupted),
        "tank": int(p.tank == codes.INTACT),
        "escape": int(p.escaped != 0),
    }
    for colour in range(codes.CRATES):
        numbers[f"tokens-{t.colour_ids[colour]}"] = p.row[at.TOKENS + colour]
    return numbers


def _is_open(p: ItterPosition, area: int) -> bool:
    """Whether the next counter placed on this area would enter the castle. [4.3]"""
    space = area
    while space != codes.CASTLE:
        if not p.targets >> space & 1:
            return False
        space = p.tables.next[space]
    return True


def feature_messages(colours: list[str]) -> Iterator[str]:
    """The message of each feature."""
    yield from (f"feature-{name}" for name in FEATURES)
    yield from (f"feature-tokens-{colour}" for colour in colours[: codes.CRATES])
