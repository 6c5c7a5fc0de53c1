"""Numbered choices side by side, and as many of them as there are rows."""

from __future__ import annotations

from collections.abc import Sequence

from garrison.core.page_layout import cut

MOST_ABREAST = 6
GAP = 2


def columns(entries: Sequence[str], width: int) -> list[str]:
    """Entries from left to right in as few rows as they fit in, aligned; a long one takes the room of several."""
    ways = [_flowed(entries, width, width // abreast) for abreast in range(1, MOST_ABREAST + 1)]
    return min(ways, key=len)


def _flowed(entries: Sequence[str], width: int, unit: int) -> list[str]:
    lines: list[str] = []
    for entry in entries:
        at = -(-(len(lines[-1]) + GAP) // unit) * unit if lines else 0
        if lines and at + len(entry) <= width:
            lines[-1] = lines[-1].ljust(at) + entry
        else:
            lines.append(cut(entry, width))
    return lines


def split(entries: Sequence[str], width: int, rows: int) -> list[list[str]]:
    """Entries in blocks of at most that many rows; one block if they all fit."""
    blocks: list[list[str]] = []
    rest = list(entries)
    while rest:
        most = next(
            (count for count in range(len(rest), 1, -1) if len(columns(rest[:count], width)) <= rows), 1
        )
        blocks.append(columns(rest[:most], width))
        rest = rest[most:]
    return blocks or [[]]
