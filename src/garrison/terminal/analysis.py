"""Luck and skill of a game as lines of text: totals, a plot, and the moments that mattered."""

from __future__ import annotations

from collections.abc import Sequence

from garrison.ai.advice_text import number, say, winnable_moment, winnable_verdict
from garrison.ai.analysis import AnalysedAnswer, Analysis, WinAndScore
from garrison.ai.winnable import Winnable
from garrison.table.table import Table
from garrison.table.translator import table_translator
from garrison.terminal.transcript import answer_label, event_lines

WIDTH = 64
HEIGHT = 8
MARK, GROUND = "•", "·"


def analysis_lines(found: Analysis, table: Table, lang: str, file: str) -> list[str]:
    """The whole report."""
    answers = len(found.moments)
    return [
        say("luck-title", lang, answers=answers, playouts=found.playouts),
        say("luck-start", lang, **_facts(found.start, lang)),
        say("luck-luck", lang, **_facts(found.luck, lang)),
        say("luck-play", lang, **_facts(found.play, lang)),
        say("luck-now", lang, **_facts(found.now, lang)),
        say("luck-cost", lang, cost=_percent(max(0.0, found.cost), lang)),
        "",
        say("luck-plot", lang),
        *plot(found.course),
        "",
        say("luck-mattered", lang),
        *(line for moment in found.mattered for line in _moment(moment, table, lang, file)),
    ]


def winnable_lines(found: Winnable, lang: str, file: str) -> list[str]:
    """How often a strong player wins from each position, and the last from which it was more likely than not."""
    rows = [winnable_moment(one, lang) for one in found.moments]
    where = [f"    garrison replay {file} --at {found.last.node}"] if found.last else []
    return [say("winnable-title", lang), *rows, winnable_verdict(found, lang), *where]


def _facts(total: WinAndScore, lang: str) -> dict[str, object]:
    facts: dict[str, object] = {"sign": "more" if total.win.mean >= 0 else "less"}
    for name, part, tell in (("win", total.win, _percent), ("score", total.score, number)):
        facts |= {
            name: tell(part.mean, lang),
            f"{name}Low": tell(part.low, lang),
            f"{name}High": tell(part.high, lang),
        }
    return facts


def _percent(share: float, lang: str) -> str:
    return number(100 * share, lang, 0)


def plot(course: Sequence[float], width: int = WIDTH, height: int = HEIGHT) -> list[str]:
    """A curve between 0 and 1, with 100 % at the top; a column stands for the last of its answers."""
    width = min(width, len(course))
    columns = [course[(column + 1) * len(course) // width - 1] for column in range(width)]
    levels = [round(value * height) for value in columns]
    lines = []
    for level in range(height, -1, -1):
        label = f"{100 * level // height:>3} %" if level in (0, height // 2, height) else " " * 5
        ground = GROUND if level in (0, height // 2, height) else " "
        lines.append(f"{label} {''.join(MARK if at == level else ground for at in levels)}")
    return lines


def _moment(moment: AnalysedAnswer, table: Table, lang: str, file: str) -> list[str]:
    """What happened, what it changed, and where to look at it."""
    entry = table.journal.node(moment.node).entry
    if entry is None:
        return []
    what = _told(table, moment, lang) or answer_label(table, entry, lang)
    where = f"garrison replay {file} --at {moment.node}"
    facts: dict[str, object] = {"node": moment.node, "what": what}
    if moment.best:
        best = table_translator(table, lang).option(table.game.options.named(moment.best))
        facts |= {"win": _percent(moment.cost, lang), "score": number(moment.cost_score, lang)}
        return [say("moment-decision", lang, best=best, **facts), f"    {where}"]
    facts |= {"win": _signed(100 * moment.win, lang, 0), "score": _signed(moment.score, lang, 1)}
    return [say(f"moment-{moment.kind}", lang, **facts), f"    {where}"]


def _told(table: Table, moment: AnalysedAnswer, lang: str) -> str:
    """What happened through chance, in one sentence."""
    lines = event_lines(table, table.events(moment.node), lang, None) if moment.kind != "pick" else []
    return lines[0] if lines else ""


def _signed(value: float, lang: str, digits: int) -> str:
    return f"{'+' if value > 0 else ''}{number(value, lang, digits)}"
