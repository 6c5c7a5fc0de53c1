"""The pictures of the report: win rates, distributions, endings, and the use of actions."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from garrison.lab.summary import CellSummary, Spread
from garrison.lab.svg import LEFT, ROW, WIDTH, Row, Scale, picture, rect, rows_picture, short, texts, titles
from garrison.lab.words import Both, both, number, numbers, percent, same

MOST_ACTIONS = 22
TALL = 38  # the height of a histogram
SQUARE = 29  # the width of an action's column
SLANT = 160  # room for the names of actions

Cells = dict[int, CellSummary]


def win_rates(rows: Sequence[Row], cells: Cells) -> str:
    """A dot for each cell, with its interval."""
    scale = Scale(0, 1)

    def draw(row: Row, y: float) -> str:
        cell = cells[row.cell]
        low, high = (scale.x(bound) for bound in cell.ci95)
        at = scale.x(cell.win_rate)
        tip = titles(_rate_tip(cell))
        # The number stands on the side with room.
        side, anchor = (high + 8, "value") if cell.ci95[1] < 0.86 else (low - 8, "value before")
        return (
            f'<g class="hue{row.hue}">{tip}<line x1="{low}" x2="{high}" y1="{y}" y2="{y}" class="whisker"/>'
            f'<circle cx="{at}" cy="{y}" r="5.5" class="dot"/></g>'
            + texts(side, y + 4, percent(cell.win_rate), anchor)
        )

    return rows_picture(rows, scale, draw, both("plot-win-rate"), both("win-rate"), percent)


def _rate_tip(cell: CellSummary) -> Both:
    low, high = cell.ci95
    return both(
        "tip-rate",
        wins=cell.wins,
        games=cell.games,
        low=number(100 * low, 1, "en"),
        high=number(100 * high, 1, "en"),
    )


def distributions(
    rows: Sequence[Row], cells: Cells, spread_of: Callable[[CellSummary], Spread], axis: Both
) -> str:
    """A small histogram for each cell, and the mean as a line."""
    spreads = {row.cell: spread_of(cells[row.cell]) for row in rows if row.cell >= 0}
    low = min(spread.least for spread in spreads.values())
    high = max(spread.most + spread.width for spread in spreads.values())
    scale = Scale(low, high)

    def draw(row: Row, y: float) -> str:
        spread = spreads[row.cell]
        most = max(count for _, count in spread.histogram)
        bottom, room = y + TALL / 2 - 2, TALL - 5
        bars = "".join(
            _bar(scale, spread, value, count, most, bottom, room) for value, count in spread.histogram
        )
        at = scale.x(spread.mean + 0.5 if spread.width == 1 else spread.mean)
        tip = titles(_spread_tip(spread))
        mean = f'<line x1="{at}" x2="{at}" y1="{bottom - room}" y2="{bottom}" class="mean"/>'
        return f'<g class="hue{row.hue}">{tip}{bars}{mean}</g>'

    return rows_picture(rows, scale, draw, axis, axis, height=TALL)


def _bar(scale: Scale, spread: Spread, value: int, count: int, most: int, bottom: float, room: float) -> str:
    left, right = scale.x(value), scale.x(value + spread.width)
    height = max(
        2.0, room * math.sqrt(count / most)
    )  # so that what is rare can be seen beside what is common
    return rect(left + 0.3, bottom - height, right - left - 0.6, height, "bar")


def _spread_tip(spread: Spread) -> Both:
    found = spread.percentiles
    return both(
        "tip-spread", mean=f"{spread.mean:.2f}", low=found["p10"], middle=found["p50"], high=found["p90"]
    )


def endings(rows: Sequence[Row], cells: Cells, names: dict[str, Both]) -> str:
    """A bar for each cell, cut by what ended its games; `names` gives the endings their order and colours."""
    scale = Scale(0, 1)

    def draw(row: Row, y: float) -> str:
        cell, at, parts = cells[row.cell], 0.0, []
        for hue, (name, label) in enumerate(names.items()):
            share = cell.endings.get(name, 0) / cell.games
            if not share:
                continue
            x, width = scale.x(at), scale.x(at + share) - scale.x(at)
            tip = titles({lang: f"{text}: {percent(share)[lang]}" for lang, text in label.items()})
            parts.append(rect(x, y - 9, width - 1, 18, f"part hue{hue % 8}", tip))
            if width > 38:
                parts.append(texts(x + width / 2, y + 4, percent(share), "inside"))
            at += share
        return "".join(parts)

    return rows_picture(rows, scale, draw, both("plot-share"), both("endings"), percent)


def legend(names: Sequence[tuple[int, Both]]) -> str:
    """Colours and what they mean, as HTML."""
    items = []
    for hue, label in names:
        words = "".join(f'<span lang="{lang}" class="{lang}">{text}</span>' for lang, text in label.items())
        items.append(f'<li><i class="hue{hue % 8}"></i>{words}</li>')
    return f'<ul class="legend">{"".join(items)}</ul>'


def actions(rows: Sequence[Row], cells: Cells, names: dict[str, Both]) -> str:
    """How often each action is taken in a game: darker where it is taken more than in other cells."""
    shown = [
        name for name in names if any(cells[row.cell].actions.get(name) for row in rows if row.cell >= 0)
    ]
    shown = shown[:MOST_ACTIONS]
    most = {
        name: max(cells[row.cell].actions.get(name, 0.0) for row in rows if row.cell >= 0) for name in shown
    }
    width = LEFT + SQUARE * len(shown) + SLANT // 2
    body = []
    for column, name in enumerate(shown):
        x = LEFT + SQUARE * (column + 0.5)
        turned = f' transform="rotate(-50 {x} {SLANT - 6})"'
        body.append(texts(x, SLANT - 6, short(names[name], 28), "column", turned))
    y: float = SLANT
    for row in rows:
        if row.cell < 0:
            y += ROW
            body.append(texts(4, y - 7, short(row.label, 60), "head"))
            continue
        body.append(texts(LEFT - 14, y + ROW / 2 + 4, short(row.label), "label"))
        for column, name in enumerate(shown):
            body.append(_square(column, y, cells[row.cell].actions.get(name, 0.0), most[name], names[name]))
        y += ROW
    return picture("".join(body), y + 6, both("actions"), max(WIDTH, width))


def _square(column: int, y: float, mean: float, most: float, name: Both) -> str:
    share = mean / most if most else 0.0
    x = LEFT + SQUARE * column
    tip = titles({lang: f"{text}: {number(mean, 2, lang)}" for lang, text in name.items()})
    square = rect(x + 0.5, y + 0.5, SQUARE - 1, ROW - 1, "heat", tip)
    square = square.replace('class="heat"', f'class="heat" style="fill-opacity:{0.06 + 0.8 * share:.2f}"')
    label = numbers(mean, 0 if mean >= 9.95 else 1) if mean >= 0.05 else same("·")
    strong = "number strong" if share > 0.55 else "number"
    return square + texts(x + SQUARE / 2, y + ROW / 2 + 4, label, strong)
