"""One line of a tree as a save of its own: what a branch that is played on elsewhere begins with."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from garrison.core import journal
from garrison.core.journal import Commit, Entry, FreshEntry, Journal, Key, Node, path


def one_line(record: Journal, node: int) -> list[bytes]:
    """The entries of a save that holds only the line up to a node."""
    line = path(record.node(node))
    entries = [*record.words, *_answers(record, line), *_published(record, line)]
    return [journal.write(entry).rstrip() for entry in entries]


def _answers(record: Journal, line: list[Node]) -> Iterator[Entry]:
    in_force = record.header.commitment
    for depth, at in enumerate(line):
        if at.entry is not None:
            if at.under is not None and at.under != in_force:
                in_force = at.under
                yield Commit(in_force)
            yield msgspec.structs.replace(at.entry, n=depth)
        yield from [FreshEntry(1)] * at.times


def _published(record: Journal, line: list[Node]) -> Iterator[Entry]:
    """Keys that were published already, with the bags of this line under their new numbers."""
    depths = {str(at.id): str(depth) for depth, at in enumerate(line)}
    used = {record.header.commitment, *(at.under for at in line)}
    keys = {key.hex() for commitment, key in record.keys.items() if commitment in used}
    for entry in record.entries:
        if isinstance(entry, Key) and entry.key in keys:
            yield Key(entry.key, {depths[n]: bag for n, bag in entry.bags.items() if n in depths})
