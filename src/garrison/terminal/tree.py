"""The tree of answers as lines: where each branch ends, and where it leaves the line being played."""

from __future__ import annotations

from garrison.core.journal import Node, path
from garrison.table.table import Table
from garrison.terminal.transcript import seen_label
from garrison.terminal.words import TerminalText


def tree_lines(table: Table, lang: str, seat: int) -> list[str]:
    """Where the table stands, and one line for each other end of a branch."""
    words = TerminalText(lang)
    here = path(table.journal.cursor)
    lines = [words.say("tree-here", node=table.cursor, depth=table.journal.cursor.depth)]
    for leaf in (node for node in table.journal.nodes if not node.children):
        if leaf is table.journal.cursor:
            continue
        stem, twig = _parting(leaf, set(here))
        key = "tree-ahead" if stem is table.journal.cursor else "tree-branch"
        answer = seen_label(table, twig.entry, lang, seat)
        lines.append(words.say(key, node=leaf.id, depth=leaf.depth, stem=stem.id, answer=answer))
    return lines


def _parting(leaf: Node, here: set[Node]) -> tuple[Node, Node]:
    """The last node in common with the line being played, and the first after it."""
    twig = leaf
    while twig.parent is not None and twig.parent not in here:
        twig = twig.parent
    return (twig.parent or twig), twig


def passed(table: Table, before: int, lang: str, seat: int) -> str:
    """The first answer between the cursor and a node above or below it: what was taken back or done again."""
    one, other = path(table.journal.cursor), path(table.journal.node(before))
    longer = max(one, other, key=len)
    return seen_label(table, longer[min(len(one), len(other))].entry, lang, seat)
