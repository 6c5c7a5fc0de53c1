"""The past of a table: any moment of it, the log, the tree, and the course of the game."""

from __future__ import annotations

from garrison.core.journal import Node, path
from garrison.core.view import WATCHER
from garrison.table.hosted import HostedTable
from garrison.web.protocol.fields import Language
from garrison.web.protocol.parts import CoursePoint, TreeNode
from garrison.web.protocol.replies import CourseTold, LogTold, Moment, TreeTold
from garrison.web.render.state import base_of, lines_of, question_of
from garrison.web.render.viewer import Viewer, kind_of, labels


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
