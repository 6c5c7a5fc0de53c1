"""`report.html`: one file that needs nothing else, in two languages, for light and dark."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from html import escape
from importlib.resources import files
from pathlib import Path

from garrison.lab import plots, tables
from garrison.lab.grouping import Group, groups_of
from garrison.lab.study import FILE as STUDY
from garrison.lab.summary import StudySummary
from garrison.lab.tables import spans
from garrison.lab.words import Both, action, both, ending

FILE = "report.html"
PAGE = files("garrison.lab") / "page"


def write(folder: Path, found: StudySummary) -> None:
    """The report of a results folder; the games are there already."""
    text = page(found, tables.differences(folder, found), (folder / STUDY).read_text("utf-8"))
    (folder / FILE).write_text(text, "utf-8")


def page(found: StudySummary, differences: str, study: str) -> str:
    """The whole page."""
    groups = groups_of(found)
    sections = [
        _section("win-rate", "win-rate-note", _each(groups, _win_rates)),
        _section("differences", "differences-note", differences) if differences else "",
        _section("numbers", "numbers-note", tables.numbers_table(groups)),
        _section("score", "score-note", _each(groups, _scores)),
        _section("endings", "endings-note", _each(groups, _endings)),
        _section("length", "length-note", _each(groups, _lengths)),
        _section("actions", "actions-note", _each(groups, _actions)),
        _section("study", "study-note", f"<pre>{escape(study)}</pre>"),
    ]
    title = {lang: text or both("untitled")[lang] for lang, text in found.title.items()}
    return (
        PAGE.joinpath("page.html")
        .read_text("utf-8")
        .format(
            title=escape(title["en"]),
            style=PAGE.joinpath("style.css").read_text("utf-8"),
            script=PAGE.joinpath("script.js").read_text("utf-8"),
            heading=spans(title),
            about=spans(found.about),
            facts=tables.facts(found),
            links=_links(sections),
            sections="\n".join(sections),
        )
    )


def _section(key: str, note: str, body: str) -> str:
    return f'<section id="{key}"><h2>{spans(both(key))}</h2><p class="note">{spans(both(note))}</p>{body}</section>'


def _links(sections: Iterable[str]) -> str:
    keys = [section.split('"')[1] for section in sections if section]
    return "".join(f'<a href="#{key}">{spans(both(key))}</a>' for key in keys)


def _each(groups: list[Group], draw: Callable[[Group], str]) -> str:
    parts = []
    for group in groups:
        heading = f"<h3>{spans(group.title)}</h3>"
        parts.append(f'<div class="group">{heading}{draw(group)}</div>')
    return "".join(parts)


def _figure(svg: str) -> str:
    return f'<div class="figure" tabindex="0">{svg}</div>'


def _hues(group: Group) -> str:
    return plots.legend(group.hues) if len(group.hues) > 1 else ""


def _win_rates(group: Group) -> str:
    return tables.matrix(group) + _hues(group) + _figure(plots.win_rates(group.rows, group.cells))


def _scores(group: Group) -> str:
    return _figure(plots.distributions(group.rows, group.cells, lambda cell: cell.score, both("score-axis")))


def _lengths(group: Group) -> str:
    turns = plots.distributions(group.rows, group.cells, lambda cell: cell.turns, both("turns-axis"))
    decisions = plots.distributions(
        group.rows, group.cells, lambda cell: cell.decisions, both("decisions-axis")
    )
    return _figure(turns) + _figure(decisions)


def _endings(group: Group) -> str:
    total: Counter[str] = Counter()
    for cell in group.cells.values():
        total.update(cell.endings)
    names: dict[str, Both] = {name: ending(group.game, name) for name, _ in total.most_common()}
    shown = plots.endings(group.rows, group.cells, names)
    return plots.legend(list(enumerate(names.values()))) + _figure(shown)


def _actions(group: Group) -> str:
    total: Counter[str] = Counter()
    for cell in group.cells.values():
        total.update(cell.actions)
    names = {name: action(group.game, name) for name, _ in total.most_common()}
    return _figure(plots.actions(group.rows, group.cells, names))
