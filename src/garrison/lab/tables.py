"""The tables of the report as HTML, in two languages."""

from __future__ import annotations

from html import escape
from itertools import pairwise
from pathlib import Path

from garrison.lab.compare import Compared, chance, games_of, paired, signed
from garrison.lab.errors import BadResults
from garrison.lab.grouping import SEATS, Group, groups_of, pair_label
from garrison.lab.summary import CellSummary, Summary
from garrison.lab.words import Both, both, numbers, percent, same
from garrison.table.messages import LANGUAGES


def spans(label: Both) -> str:
    """A text in both languages; the page shows one of them."""
    if len(set(label.values())) == 1:
        return escape(next(iter(label.values())))
    return "".join(
        f'<span lang="{lang}" class="{lang}">{escape(text)}</span>' for lang, text in label.items()
    )


def facts(found: Summary) -> str:
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
    """Every cell in numbers."""
    keys = ("cell", "games", "wins", "ci", "score", "ci", "turns", "decisions", "milliseconds", "row")
    bodies = []
    for group in groups:
        lines = "".join(_numbers_line(group.labels[cell.cell], cell) for cell in group.cells.values())
        bodies.append(_titled(group, lines, len(keys)))
    return f'<div class="figure" tabindex="0"><table>{_head(*keys)}{"".join(bodies)}</table></div>'


def _numbers_line(label: Both, cell: CellSummary) -> str:
    low, high = cell.ci95
    score_low, score_high = cell.score.ci95
    return _line(
        label,
        same(str(cell.games)),
        percent(cell.win_rate, 1),
        _between(percent(low, 1), percent(high, 1)),
        numbers(cell.score.mean, 2),
        _between(numbers(score_low, 2), numbers(score_high, 2)),
        numbers(cell.turns.mean, 1),
        numbers(cell.decisions.mean, 0),
        numbers(cell.milliseconds, 3 if cell.milliseconds < 1 else 1),
        same(f"{cell.first_row}–{cell.first_row + cell.games - 1}"),
    )


def differences(folder: Path, found: Summary) -> str:
    """Players compared on the same seeds: each with the one listed before it, where all else is equal."""
    games = games_of(folder, found)
    bodies = []
    for group in groups_of(found):
        lines = []
        for one, other in neighbours(list(group.cells.values())):
            try:
                compared = paired(one.name, other.name, games[one.cell], games[other.cell])
            except BadResults:
                continue  # too few games with a common seed: nothing to say
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


def _difference_line(label: Both, compared: Compared) -> str:
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
