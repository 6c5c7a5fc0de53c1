"""The tables of the report as HTML, in two languages."""

from __future__ import annotations

from html import escape
from itertools import pairwise
from pathlib import Path

from garrison.lab.compare import Comparison, chance, games_of, paired, signed
from garrison.lab.errors import BadResults
from garrison.lab.grouping import SEATS, Group, groups_of, matrix_of, pair_label
from garrison.lab.summary import CellSummary, StudySummary
from garrison.lab.words import Both, axis_value, both, numbers, percent, same
from garrison.table.messages import LANGUAGES

FEWEST = 3  # rows and columns that are worth a matrix


def spans(label: Both) -> str:
    """A text in both languages; the page shows one of them."""
    if len(set(label.values())) == 1:
        return escape(next(iter(label.values())))
    return "".join(
        f'<span lang="{lang}" class="{lang}">{escape(text)}</span>' for lang, text in label.items()
    )


def facts(found: StudySummary) -> str:
    """What the report is of, in a few words."""
    rows = {
        "fact-games": same(f"{found.games:,}".replace(",", " ")),
        "fact-cells": same(str(len(found.cells))),
        "fact-digest": same(found.digest),
        "fact-version": same(f"garrison {found.garrison} ({found.build})"),
    }
    items = (f"<div><dt>{spans(both(key))}</dt><dd>{spans(value)}</dd></div>" for key, value in rows.items())
    return f"<dl>{''.join(items)}</dl>"


def _head(*keys: str) -> str:
    cells = "".join(f'<th scope="col">{spans(both(f"column-{key}"))}</th>' for key in keys)
    return f"<thead><tr>{cells}</tr></thead>"


def _line(name: Both, *values: Both) -> str:
    cells = "".join(f"<td>{spans(value)}</td>" for value in values)
    return f'<tr><th scope="row">{spans(name)}</th>{cells}</tr>'


def _between(low: Both, high: Both) -> Both:
    return {lang: f"{low[lang]} … {high[lang]}" for lang in LANGUAGES}


def _titled(group: Group, lines: str, columns: int) -> str:
    return f'<tbody><tr><th class="game" colspan="{columns}">{spans(group.title)}</th></tr>{lines}</tbody>'


def numbers_table(groups: list[Group]) -> str:
    """Every cell in numbers, under the same headings as in the pictures."""
    keys = ("cell", "games", "wins", "ci", "score", "ci", "turns", "decisions", "milliseconds", "row")
    bodies = []
    for group in groups:
        lines = "".join(
            _numbers_line(row.label, group.cells[row.cell])
            if row.cell >= 0
            else _heading(row.label, len(keys))
            for row in group.rows
        )
        bodies.append(_titled(group, lines, len(keys)))
    return f'<div class="figure" tabindex="0"><table>{_head(*keys)}{"".join(bodies)}</table></div>'


def _heading(label: Both, columns: int) -> str:
    return f'<tr><th class="sub" colspan="{columns}">{spans(label)}</th></tr>'


def _numbers_line(label: Both, cell: CellSummary) -> str:
    low, high = cell.ci95
    score_low, score_high = cell.score.ci95
    return _line(
        label,
        same(str(cell.games)),
        percent(cell.win_rate, 1),
        _between(numbers(100 * low, 1), numbers(100 * high, 1)),
        numbers(cell.score.mean, 2),
        _between(numbers(score_low, 2), numbers(score_high, 2)),
        numbers(cell.turns.mean, 1),
        numbers(cell.decisions.mean, 0),
        numbers(cell.milliseconds, 3 if cell.milliseconds < 1 else 1),
        same(f"{cell.first_row}–{cell.first_row + cell.games - 1}"),
    )


def matrix(group: Group) -> str:
    """Win rates at a glance, where two things vary; nothing where that would be no table."""
    found = matrix_of(group)
    if found is None or min(len(found[0]), len(found[1])) < FEWEST:
        return ""
    rows, columns, cells = found
    down, across = group.axes
    head = "".join(
        f'<th scope="col">{spans(axis_value(group.game, across, value))}</th>' for value in columns
    )
    lines = []
    for row in rows:
        name = spans(axis_value(group.game, down, row))
        shown = "".join(_shade(cells[row, column].win_rate) for column in columns)
        lines.append(f'<tr><th scope="row">{name}</th>{shown}</tr>')
    body = f"<thead><tr><td></td>{head}</tr></thead><tbody>{''.join(lines)}</tbody>"
    return f'<div class="figure" tabindex="0"><table class="matrix">{body}</table></div>'


def _shade(rate: float) -> str:
    dark = ' class="dark"' if rate > 0.6 else ""
    return f'<td{dark} style="--share:{round(100 * rate)}%">{spans(percent(rate))}</td>'


def differences(folder: Path, found: StudySummary) -> str:
    """Players compared on the same seeds: each with the one listed before it, where all else is equal."""
    games = games_of(folder, found)
    bodies = []
    for group in groups_of(found):
        lines = []
        for one, other in neighbours(list(group.cells.values())):
            try:
                compared = paired(one.name, other.name, games[one.cell], games[other.cell])
            except BadResults:
                continue  # too few games with a common seed for a comparison
            lines.append(_difference_line(pair_label(group, one, other), compared))
        if lines:
            bodies.append(_titled(group, "".join(lines), 7))
    head = _head("pair", "games", "wins-more", "ci", "score-more", "ci", "p")
    return f'<div class="figure" tabindex="0"><table>{head}{"".join(bodies)}</table></div>' if bodies else ""


def neighbours(cells: list[CellSummary]) -> list[tuple[CellSummary, CellSummary]]:
    """Cells that follow each other and differ in who plays, alone."""
    rest = [{axis: value for axis, value in cell.axes.items() if axis != SEATS} for cell in cells]
    return [
        (one, other)
        for n, (one, other) in enumerate(pairwise(cells))
        if rest[n] == rest[n + 1] and one.axes[SEATS] != other.axes[SEATS]
    ]


def _difference_line(label: Both, compared: Comparison) -> str:
    wins, score = compared.wins, compared.score

    def more(value: float, digits: int) -> Both:
        return {lang: signed(value, digits, lang) for lang in LANGUAGES}

    return _line(
        label,
        same(str(compared.pairs)),
        more(100 * wins.difference, 1),
        _between(more(100 * wins.low, 1), more(100 * wins.high, 1)),
        more(score.difference, 2),
        _between(more(score.low, 2), more(score.high, 2)),
        {lang: f"{chance(wins.p, lang)} / {chance(score.p, lang)}" for lang in LANGUAGES},
    )
