"""The course of a game: its gauges, what was lost where, and the turn in which it turned."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from garrison.core.event import Event
from garrison.core.journal import path
from garrison.core.judging import judge_of
from garrison.core.losses import loss_of
from garrison.core.position import CHOICE, OVER, Position
from garrison.core.view import WATCHER
from garrison.table.hosted import HostedTable
from garrison.web.protocol.parts import CoursePoint
from garrison.web.protocol.replies import CourseTold
from garrison.web.render.history import kind_of
from garrison.web.render.state import Viewer

TURNS = ("turn", "round")  # facts of a view that count them
WON = 1_000_000

Judged = tuple[int, int]  # a node, and how likely the game is won from there, in millionths


def course_of(table: HostedTable, viewer: Viewer) -> CourseTold:
    """The gauges at every node from the root to where the table stands; what it came to only once it is over."""
    seat = viewer.seats[0] if viewer.seats else WATCHER
    me, over = max(seat, 0), table.outcome is not None
    chance, foe = _chance(table, me), bool(me) and table.game.about.scenario(table.setup.scenario).rivals
    points: list[CoursePoint] = []
    judged: list[Judged] = []
    p = table.position_at(0)
    turn: object = None
    for node in path(table.journal.cursor):
        events = table.step(p, node.entry) if node.entry is not None else []
        view = table.game.view(p, seat)
        loss, key = _worst(table, events) if over and not foe else (0, "")
        points.append(CoursePoint(node.id, kind_of(node), view.gauges, view.facts, loss, key))
        now = next((view.facts[name] for name in TURNS if name in view.facts), None)
        if over and now != turn and p.pending() == CHOICE:
            turn = now
            judged.append((node.id, chance(p)))
    turning = -1
    if table.outcome is not None:
        turning = _turning([*judged, (points[-1].node, chance(p))], table.outcome.results[me])
    gauge = table.game.about.gauge or next(iter(points[0].gauges), "")
    return CourseTold(points=tuple(points), gauge=gauge, turning=turning)


def _worst(table: HostedTable, events: Sequence[Event]) -> tuple[int, str]:
    """What an answer cost in all, and the key of the event that cost most."""
    losses = [(loss_of(table.game, event), event.key) for event in events]
    return sum(loss for loss, _ in losses), max(losses, key=lambda one: one[0])[1] if losses else ""


def _chance(table: HostedTable, seat: int) -> Callable[[Position], int]:
    """How likely a game is won, as its judge sees it; without one, as its gauge stands."""
    judge, name, outcome = judge_of(table.game, table.position), table.game.about.gauge, table.outcome

    def judged(p: Position) -> int:
        if judge is None:
            return table.game.view(p, seat).gauges.get(name, 0)
        if outcome is not None and p.pending() == OVER:
            return (outcome.results[seat] + 1) * WON // 2
        judge.look(p)
        return int(judge.result(seat))

    return judged


def _turning(judged: Sequence[Judged], result: int) -> int:
    """The node at which the turn begins that did most to make the game end as it did; -1 if there is none."""
    steps = [(now - before, node) for (node, before), (_, now) in pairwise(judged)]
    if not steps:
        return -1
    worse = result < 0 or (result == 0 and judged[-1][1] < judged[0][1])
    change, node = min(steps) if worse else max(steps)
    return node if (change < 0 if worse else change > 0) else -1
