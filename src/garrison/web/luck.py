"""Luck and skill of a finished game, in the words of a client."""

from __future__ import annotations

from garrison.ai.analysis import Analysis, Moment, Total
from garrison.ai.estimate import Interval
from garrison.table.seats import seat_names
from garrison.web.eye import Eye, label
from garrison.web.parts import Chance, LuckMoment, LuckPoint, LuckShare, LuckTold
from garrison.web.playing import WebTable
from garrison.web.saying import lines_of
from garrison.web.taking_apart import Found
from garrison.web.wire import AnswerKind
from garrison.web.words import label_of, labels_of

KINDS: dict[str, AnswerKind] = {"pick": "pick", "roll": "roll", "draw": "draw"}


def luck_told(table: WebTable, told: Found, eye: Eye) -> LuckTold:
    """An analysis for the page."""
    found = told.analysis
    name = seat_names(table.game, table.setup)[found.seat]
    return LuckTold(
        seat=found.seat,
        name=label_of(table.game, eye.lang, f"seat-{name}", name),
        playouts=found.playouts,
        start=_share(found.start),
        luck=_share(found.luck),
        play=_share(found.play),
        now=_share(found.now),
        cost=None if told.rough else found.cost,
        points=_points(found),
        moments=tuple(_moment(table, moment, eye) for moment in found.mattered),
    )


def _points(found: Analysis) -> tuple[LuckPoint, ...]:
    begun, *course = found.course
    start = LuckPoint(0, "start", -1, begun, 0.0)
    later = (
        LuckPoint(moment.node, KINDS[moment.kind], moment.seat, win, moment.cost)
        for moment, win in zip(found.moments, course, strict=True)
    )
    return (start, *later)


def _moment(table: WebTable, moment: Moment, eye: Eye) -> LuckMoment:
    better = labels_of(table, eye.lang).option(table.game.options.named(moment.best)) if moment.best else ""
    return LuckMoment(
        moment.node,
        KINDS[moment.kind],
        moment.seat,
        _what(table, moment, eye),
        better,
        moment.win,
        moment.score,
        moment.cost,
        moment.cost_score,
    )


def _what(table: WebTable, moment: Moment, eye: Eye) -> str:
    """A decision by its label; of chance what was heard of it first, else what came: the game is over."""
    lines = [] if moment.kind == "pick" else lines_of(table, moment.node, table.events(moment.node), eye)
    return lines[0].text if lines else label(table, table.journal.node(moment.node), eye.lang)


def _share(total: Total) -> LuckShare:
    return LuckShare(_chance(total.win), _chance(total.score))


def _chance(part: Interval) -> Chance:
    return Chance(part.mean, part.low, part.high)
