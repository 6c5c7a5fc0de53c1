"""How the cells of a study are laid out in pictures and tables: by game, under headings, in colours."""

from __future__ import annotations

from dataclasses import dataclass

from garrison.core.game import Game
from garrison.lab.summary import CellSummary, Summary
from garrison.lab.svg import Row
from garrison.lab.words import Both, axis_value, same, title
from garrison.table import games

HUES = 8
SEATS = "seats"


@dataclass(frozen=True)
class Group:
    """The cells of one game. `hues` are the values of the axis that colours tell apart."""

    game: Game
    title: Both
    cells: dict[int, CellSummary]
    rows: list[Row]
    hues: list[tuple[int, Both]]
    labels: dict[int, Both]


def groups_of(found: Summary) -> list[Group]:
    """The cells of a study by game, in their order."""
    names = list(dict.fromkeys(cell.settings.game for cell in found.cells))
    return [_group(name, [cell for cell in found.cells if cell.settings.game == name]) for name in names]


def _group(name: str, cells: list[CellSummary]) -> Group:
    game = games.find(name)
    axes = varying(cells)
    heading = axes[0] if len(axes) > 1 else ""
    colour = axes[-1] if axes else ""
    values = list(dict.fromkeys(cell.axes.get(colour, "") for cell in cells))
    rows: list[Row] = []
    last: str | None = None
    for cell in cells:
        if heading and cell.axes.get(heading, "") != last:
            last = cell.axes.get(heading, "")
            rows.append(Row(axis_value(game, heading, last)))
        label = _label(game, cell, [axis for axis in axes if axis != heading])
        hue = values.index(cell.axes.get(colour, "")) % HUES
        rows.append(Row(label, cell.cell, hue))
    hues = [(n, axis_value(game, colour, value)) for n, value in enumerate(values)] if colour else []
    labels = {cell.cell: _label(game, cell, axes) for cell in cells}
    return Group(game, title(game), {cell.cell: cell for cell in cells}, rows, hues, labels)


def pair_label(group: Group, one: CellSummary, other: CellSummary) -> Both:
    """Two cells that differ in who plays: what they share, then both players."""
    axes = [axis for axis in varying(list(group.cells.values())) if axis != SEATS]
    seats = [axis_value(group.game, SEATS, cell.axes[SEATS]) for cell in (one, other)]
    pair = {lang: f"{seats[0][lang]} → {seats[1][lang]}" for lang in seats[0]}
    if not any(axis in one.axes for axis in axes):
        return pair
    shared = _label(group.game, one, axes)
    return {lang: f"{shared[lang]}: {text}" for lang, text in pair.items()}


def varying(cells: list[CellSummary]) -> list[str]:
    """The axes on which cells differ."""
    keys = list(dict.fromkeys(axis for cell in cells for axis in cell.axes))
    found = [axis for axis in keys if len({cell.axes.get(axis) for cell in cells}) > 1]
    names = {cell.name.partition(cell.settings.game)[0] for cell in cells}
    return found if found or len(names) == 1 else [SEATS]


def _label(game: Game, cell: CellSummary, axes: list[str]) -> Both:
    """A cell by what sets it apart."""
    parts = [axis_value(game, axis, cell.axes[axis]) for axis in axes if axis in cell.axes]
    prefix = cell.name.partition(cell.settings.game)[0].strip()
    parts = ([same(prefix)] if prefix else []) + parts
    if not parts:
        parts = [axis_value(game, SEATS, cell.axes[SEATS])]
    return {lang: " · ".join(part[lang] for part in parts) for lang in parts[0]}
