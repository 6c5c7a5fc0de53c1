"""The past of a table: any moment of it, the log and the tree."""

from __future__ import annotations

import time

from garrison.core.ask import Ask, Draw
from garrison.core.event import Event
from garrison.core.journal import DrawEntry, Node, OwnTurnEntry, PickEntry, RollEntry, answer_of, path
from garrison.core.view import WATCHER
from garrison.table.hosted import HostedTable
from garrison.table.messages import name_key
from garrison.table.position_words import turn_words
from garrison.table.translator import hears, label_of, table_translator
from garrison.web.protocol.fields import AnswerKind, Language
from garrison.web.protocol.parts import TreeNode
from garrison.web.protocol.replies import LogTold, Moment, TreeTold
from garrison.web.render.state import Viewer, base_of, lines_of, question_of

HIDDEN = "…"


def moment_of(table: HostedTable, node: int, viewer: Viewer) -> Moment:
    """The table as it was at a node."""
    p, events = table.moment(node)
    ask = table.game.ask(p)
    at = table.journal.node(node)
    return Moment(
        node=node,
        parent=WATCHER if at.parent is None else at.parent.id,
        view=table.game.view(p, viewer.seat(table, ask)),
        ask=question_of(table, p, ask, viewer, with_options=False),
        lines=tuple(lines_of(table, node, events, viewer)),
    )


def log_of(table: HostedTable, since: int, viewer: Viewer, lang: Language) -> LogTold:
    """What happened after a node, on the way to where the table stands."""
    told = table.since(since)
    listener = Viewer(viewer.seats, lang)
    lines = [line for one in told for line in lines_of(table, one.n, one.events, listener)]
    return LogTold(lang=lang, base=base_of(table, told), lines=tuple(lines))


class TreeLabels:
    """The labels of all nodes as a viewer may know them. They never change, so only new nodes are looked at."""

    def __init__(self, table: HostedTable, viewer: Viewer) -> None:
        self.table = table
        self.viewer = viewer
        self._known = [""]
        self._position = table.position_at(0)  # after the node labelled last, where there are secrets

    def extend(self, seconds: float) -> bool:
        """Go on for so long; whether all nodes have their labels."""
        end = time.monotonic() + seconds
        nodes = self.table.journal.nodes
        while len(self._known) < len(nodes):
            self._known.append(self._label(nodes[len(self._known)]))
            if time.monotonic() > end:
                break
        return len(self._known) >= len(nodes)

    def tree(self) -> TreeTold:
        """All nodes."""
        line = {node.id for node in path(self.table.journal.cursor)}
        nodes = zip(self.table.journal.nodes, self._known, strict=False)
        told = (_tree_node(node, label, node.id in line) for node, label in nodes)
        return TreeTold(node=self.table.cursor, nodes=tuple(told))

    def _label(self, node: Node) -> str:
        if self.table.secrets and not self._may_know(node):
            return HIDDEN
        return label(self.table, node, self.viewer.lang)

    def _may_know(self, node: Node) -> bool:
        game, parent = self.table.game, node.parent
        if node.entry is None or parent is None:
            return True
        if parent.id != node.id - 1:
            self._position = self.table.position_at(parent.id)
        ask = game.ask(self._position)
        events = game.apply(self._position, answer_of(node.entry, ask, game.options))
        return may_know(self.table, self.viewer, node, ask, events)


def _tree_node(node: Node, label: str, on_line: bool) -> TreeNode:
    parent = WATCHER if node.parent is None else node.parent.id
    seat = getattr(node.entry, "seat", WATCHER)
    return TreeNode(node.id, parent, node.depth, kind_of(node), seat, label, on_line)


# ---------------------------------------------------------------- answers in words


def kind_of(node: Node) -> AnswerKind:
    """What kind of answer a node holds."""
    if isinstance(node.entry, (PickEntry, OwnTurnEntry)):
        return "pick"
    if isinstance(node.entry, RollEntry):
        return "roll"
    return "draw" if isinstance(node.entry, DrawEntry) else "start"


def may_know(table: HostedTable, viewer: Viewer, node: Node, ask: Ask, events: list[Event]) -> bool:
    """One's own answer; else what everybody was told of, all of it."""
    if isinstance(node.entry, (PickEntry, OwnTurnEntry)) and node.entry.seat in viewer.seats:
        return True
    listening = viewer.seats or (WATCHER,)
    if isinstance(ask, Draw):
        seers = viewer.seats or range(len(table.seats))
        if any(seat not in ask.seats for seat in seers):
            return False
    return bool(events) and all(hears(event, seat) for event in events for seat in listening)


def label(table: HostedTable, node: Node, lang: str) -> str:
    """An answer in words: a move by its label, chance by what came."""
    entry, words = node.entry, table_translator(table, lang)
    if isinstance(entry, PickEntry):
        return words.option(table.game.options.named(entry.pick))
    if isinstance(entry, RollEntry):
        return f"{entry.roll}: {' '.join(str(face) for face in entry.got)}"
    if isinstance(entry, OwnTurnEntry):
        return turn_words(table, entry.turn, lang)
    if isinstance(entry, DrawEntry):
        return label_of(table.game, lang, name_key(entry.got), entry.got)
    return ""
