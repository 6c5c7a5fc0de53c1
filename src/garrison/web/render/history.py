"""The past of a table: any moment of it, the log, the tree, and the course of the game."""

from __future__ import annotations

from collections.abc import Iterator

from garrison.core.ask import Ask, Draw
from garrison.core.event import Event
from garrison.core.journal import DrawEntry, Node, PickEntry, RollEntry, answer_of, path
from garrison.core.view import WATCHER
from garrison.table.hosted import HostedTable
from garrison.table.messages import name_key
from garrison.table.translator import hears, label_of, table_translator
from garrison.web.protocol.fields import AnswerKind, Language
from garrison.web.protocol.parts import CoursePoint, TreeNode
from garrison.web.protocol.replies import CourseTold, LogTold, Moment, TreeTold
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


def tree_of(table: HostedTable, viewer: Viewer) -> TreeTold:
    """All nodes, labelled as this client may know them."""
    known = labels(table, viewer)
    line = {node.id for node in path(table.journal.cursor)}
    nodes = (_tree_node(node, known[node.id], node.id in line) for node in table.journal.nodes)
    return TreeTold(node=table.cursor, nodes=tuple(nodes))


def _tree_node(node: Node, label: str, on_line: bool) -> TreeNode:
    parent = WATCHER if node.parent is None else node.parent.id
    seat = getattr(node.entry, "seat", WATCHER)
    return TreeNode(node.id, parent, node.depth, kind_of(node), seat, label, on_line)


def course_of(table: HostedTable, viewer: Viewer) -> CourseTold:
    """The gauges at every node from the root to where the table stands."""
    seat = viewer.seats[0] if viewer.seats else WATCHER
    points = []
    p = table.position_at(0)
    for node in path(table.journal.cursor):
        if node.entry is not None:
            table.step(p, node.entry)
        view = table.game.view(p, seat)
        points.append(CoursePoint(node.id, kind_of(node), view.gauges, view.facts))
    return CourseTold(points=tuple(points))


# ---------------------------------------------------------------- answers in words


def kind_of(node: Node) -> AnswerKind:
    """What kind of answer a node holds."""
    if isinstance(node.entry, PickEntry):
        return "pick"
    if isinstance(node.entry, RollEntry):
        return "roll"
    return "draw" if isinstance(node.entry, DrawEntry) else "start"


def walked(table: HostedTable) -> Iterator[tuple[Node, Ask, list[Event]]]:
    """Each answer of the tree, what it answered and what happened through it."""
    game = table.game
    waiting = [(table.journal.node(0), table.position_at(0))]
    while waiting:
        node, p = waiting.pop()
        ask = game.ask(p)
        for child in node.children:
            if child.entry is not None:
                q = game.copy(p) if len(node.children) > 1 else p
                yield child, ask, game.apply(q, answer_of(child.entry, ask, game.options))
                waiting.append((child, q))


def labels(table: HostedTable, viewer: Viewer) -> dict[int, str]:
    """The label of every node, as a client may know it."""
    if not table.secrets:
        return {node.id: label(table, node, viewer.lang) for node in table.journal.nodes}
    known = {0: ""}
    for node, ask, events in walked(table):
        shown = may_know(table, viewer, node, ask, events)
        known[node.id] = label(table, node, viewer.lang) if shown else HIDDEN
    return known


def may_know(table: HostedTable, viewer: Viewer, node: Node, ask: Ask, events: list[Event]) -> bool:
    """One's own answer; else what everybody was told of, all of it."""
    if isinstance(node.entry, PickEntry) and node.entry.seat in viewer.seats:
        return True
    ears = viewer.seats or (WATCHER,)
    if isinstance(ask, Draw):
        seers = viewer.seats or range(len(table.seats))
        if any(seat not in ask.seats for seat in seers):
            return False
    return bool(events) and all(hears(event, seat) for event in events for seat in ears)


def label(table: HostedTable, node: Node, lang: str) -> str:
    """An answer in words: a move by its label, chance by what came."""
    entry, words = node.entry, table_translator(table, lang)
    if isinstance(entry, PickEntry):
        return words.option(table.game.options.named(entry.pick))
    if isinstance(entry, RollEntry):
        return f"{entry.roll}: {' '.join(str(face) for face in entry.got)}"
    if isinstance(entry, DrawEntry):
        return label_of(table.game, lang, name_key(entry.got), entry.got)
    return ""
