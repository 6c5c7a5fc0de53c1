"""Small pictures as SVG text: rows with labels at the left, a scale below, everything in two languages."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

from garrison.lab.words import Both, numbers

WIDTH = 920
LEFT = 250  # room for labels
RIGHT = 24
ROW = 26
HEAD = 30
TOP = 8
FOOT = 44
TICKS = 6


@dataclass(frozen=True)
class Row:
    """A line of a picture: a heading, or the label of a cell with the number of its colour."""

    label: Both
    cell: int = -1  # -1 is a heading
    hue: int = 0


@dataclass(frozen=True)
class Scale:
    """From values to places."""

    low: float
    high: float

    def x(self, value: float) -> float:
        """Where a value stands."""
        share = (value - self.low) / (self.high - self.low)
        return round(LEFT + share * (WIDTH - LEFT - RIGHT), 1)

    def ticks(self) -> list[float]:
        """Round values along the scale."""
        step = nice((self.high - self.low) / TICKS)
        first = math.ceil(self.low / step - 1e-9)
        last = math.floor(self.high / step + 1e-9)
        return [round(n * step, 10) for n in range(first, last + 1)]


def nice(rough: float) -> float:
    """The nearest of 1, 2, 5, 10, 20, 50 and so on, not below."""
    size = 10.0 ** math.floor(math.log10(rough))
    return next(size * unit for unit in (1, 2, 5, 10) if size * unit >= rough * 0.999)


def texts(x: float, y: float, label: Both, classes: str = "", more: str = "") -> str:
    """A text in both languages; the page shows one of them."""
    if len(set(label.values())) == 1:
        return _text(x, y, next(iter(label.values())), classes, more)
    return "".join(_text(x, y, text, f"{classes} {lang}", more) for lang, text in label.items())


def _text(x: float, y: float, text: str, classes: str, more: str) -> str:
    return f'<text x="{x}" y="{y}" class="{classes.strip()}"{more}>{escape(text)}</text>'


def titles(label: Both) -> str:
    """What a pointer is told: both languages, since a tip cannot be switched."""
    return f"<title>{escape(' / '.join(dict.fromkeys(label.values())))}</title>"


def short(label: Both, most: int = 40) -> Both:
    """Labels that fit."""
    return {lang: text if len(text) <= most else f"{text[: most - 1]}…" for lang, text in label.items()}


def rows_picture(
    rows: Sequence[Row],
    scale: Scale,
    draw: Callable[[Row, float], str],
    axis: Both,
    caption: Both,
    tick: Callable[[float], Both] | None = None,
    height: int = ROW,
) -> str:
    """A picture of rows over one scale; `draw` is given a row and the place of its middle."""
    body: list[str] = []
    y: float = TOP
    for row in rows:
        if row.cell < 0:
            y += HEAD
            body.append(texts(4, y - 9, short(row.label, 60), "head"))
        else:
            middle = y + height / 2
            body.append(texts(LEFT - 14, middle + 4, short(row.label), "label"))
            body.append(draw(row, middle))
            y += height
    return picture(_grid(scale, y, axis, tick or tick_of(scale)) + "".join(body), y + FOOT, caption)


def tick_of(scale: Scale) -> Callable[[float], Both]:
    """Whole numbers where the scale has them."""
    whole = all(value == int(value) for value in scale.ticks())
    return lambda value: numbers(value, 0 if whole else 1)


def _grid(scale: Scale, bottom: float, axis: Both, tick: Callable[[float], Both]) -> str:
    lines = []
    for value in scale.ticks():
        x = scale.x(value)
        kind = "grid zero" if value == 0 and scale.low < 0 else "grid"
        lines.append(f'<line x1="{x}" x2="{x}" y1="{TOP}" y2="{bottom}" class="{kind}"/>')
        lines.append(texts(x, bottom + 16, tick(value), "tick"))
    middle = (LEFT + WIDTH - RIGHT) / 2
    return "".join(lines) + texts(middle, bottom + 36, axis, "axis")


def picture(body: str, height: float, caption: Both, width: int = WIDTH) -> str:
    """A whole SVG; it shrinks with the page."""
    said = escape(" / ".join(dict.fromkeys(caption.values())), quote=True)
    return f'<svg viewBox="0 0 {width} {round(height)}" width="{width}" role="img" aria-label="{said}">{body}</svg>'


def rect(x: float, y: float, width: float, height: float, classes: str, tip: str = "") -> str:
    """A rectangle."""
    size = f'x="{x:.1f}" y="{y:.1f}" width="{max(0.0, width):.1f}" height="{height:.1f}"'
    return f'<rect {size} class="{classes}">{tip}</rect>'
