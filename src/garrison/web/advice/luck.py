"""Luck and skill of a finished game, in the words of a client."""

from __future__ import annotations

from garrison.ai.advice_text import winnable_moment, winnable_verdict
from garrison.ai.analysis import AnalysedAnswer, Analysis, WinAndScore
from garrison.ai.estimate import Interval
from garrison.ai.winnable import Winnable
from garrison.table.hosted import HostedTable
from garrison.table.seats import seat_names
from garrison.table.translator import label_of, table_translator
from garrison.web.advice.analysis_worker import Found
from garrison.web.protocol.fields import AnswerKind
from garrison.web.protocol.parts import (
    Chance,
    LuckMoment,
    LuckPoint,
    LuckShare,
    LuckTold,
    WinnablePoint,
    WinnableTold,
)
from garrison.web.render.history import label
from garrison.web.render.state import Viewer, lines_of

KINDS: dict[str, AnswerKind] = {"pick": "pick", "roll": "roll", "draw": "draw"}


def luck_told(table: HostedTable, told: Found, viewer: Viewer) -> LuckTold:
    """An analysis for the page."""
    found = told.analysis
    name = seat_names(table.game, table.setup)[found.seat]
    return LuckTold(
        seat=found.seat,
        name=label_of(table.game, viewer.lang, f"seat-{name}", name),
        playouts=found.playouts,
        start=_share(found.start),
        luck=_share(found.luck),
        play=_share(found.play),
        now=_share(found.now),
        cost=None if told.rough else found.cost,
        points=_points(found),
        moments=tuple(_moment(table, moment, viewer) for moment in found.mattered),
        winnable=_winnable(told.winnable, viewer.lang) if told.winnable else None,
    )


def _winnable(found: Winnable, lang: str) -> WinnableTold:
    points = (
        WinnablePoint(one.node, one.won, one.games, winnable_moment(one, lang)) for one in found.moments
    )
    last = found.last.node if found.last else None
    return WinnableTold(winnable_verdict(found, lang), last, tuple(points))


def _points(found: Analysis) -> tuple[LuckPoint, ...]:
    begun, *course = found.course
    start = LuckPoint(0, "start", -1, begun, 0.0)
    later = (
        LuckPoint(moment.node, KINDS[moment.kind], moment.seat, win, moment.cost)
        for moment, win in zip(found.moments, course, strict=True)
    )
    return (start, *later)


def _moment(table: HostedTable, moment: AnalysedAnswer, viewer: Viewer) -> LuckMoment:
    better = (
        table_translator(table, viewer.lang).option(table.game.options.named(moment.best))
        if moment.best
        else ""
    )
    return LuckMoment(
        moment.node,
        KINDS[moment.kind],
        moment.seat,
        _what(table, moment, viewer),
        better,
        moment.win,
        moment.score,
        moment.cost,
        moment.cost_score,
    )


def _what(table: HostedTable, moment: AnalysedAnswer, viewer: Viewer) -> str:
    """A decision by its label; of chance what was heard of it first, else what came: the game is over."""
    lines = [] if moment.kind == "pick" else lines_of(table, moment.node, table.events(moment.node), viewer)
    return lines[0].text if lines else label(table, table.journal.node(moment.node), viewer.lang)


def _share(total: WinAndScore) -> LuckShare:
    return LuckShare(_chance(total.win), _chance(total.score))


def _chance(part: Interval) -> Chance:
    return Chance(part.mean, part.low, part.high)
