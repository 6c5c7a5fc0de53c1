"""How the cells of a study are laid out in pictures and tables: by game, under headings, in colours."""

from __future__ import annotations

from dataclasses import dataclass

from garrison.core.game import Game
from garrison.lab.summary import CellSummary, StudySummary
from garrison.lab.svg import Row
from garrison.lab.words import Both, axis_value, title
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
    axes: list[str]  # on which they differ


def groups_of(found: StudySummary) -> list[Group]:
    """The cells of a study by game, in their order."""
    names = list(dict.fromkeys(cell.settings.game for cell in found.cells))
    return [_group(name, [cell for cell in found.cells if cell.settings.game == name]) for name in names]


def _group(name: str, cells: list[CellSummary]) -> Group:
    game = games.find(name)
    axes = _varying(cells)
    shared = [axis for axis in axes if all(axis in cell.axes for cell in cells)]
    heading = shared[0] if len(shared) > 1 else ""
    colour = shared[-1] if shared else SEATS
    values = list(dict.fromkeys(cell.axes[colour] for cell in cells))
    rows: list[Row] = []
    last = ""
    for cell in cells:
        if heading and cell.axes[heading] != last:
            last = cell.axes[heading]
            rows.append(Row(axis_value(game, heading, last)))
        rest = [axis for axis in axes if axis != heading]
        hue = values.index(cell.axes[colour]) if len(values) <= HUES else 0
        rows.append(Row(_label(game, cell, rest), cell.cell, hue))
    # More values than colours: every row is named, and a colour that comes back would only mislead.
    hues = [(n, axis_value(game, colour, value)) for n, value in enumerate(values) if len(values) <= HUES]
    return Group(game, title(game), {cell.cell: cell for cell in cells}, rows, hues, axes)


def matrix_of(group: Group) -> tuple[list[str], list[str], dict[tuple[str, str], CellSummary]] | None:
    """The cells as a table of rows and columns, where they differ on two axes and fill it."""
    if len(group.axes) != 2:
        return None
    down, across = group.axes
    cells = list(group.cells.values())
    if not all(down in cell.axes and across in cell.axes for cell in cells):
        return None
    found = {(cell.axes[down], cell.axes[across]): cell for cell in cells}
    rows = list(dict.fromkeys(row for row, _ in found))
    columns = list(dict.fromkeys(column for _, column in found))
    return (rows, columns, found) if len(found) == len(rows) * len(columns) else None


def pair_label(group: Group, one: CellSummary, other: CellSummary) -> Both:
    """Two cells that differ in who plays: what they share, then both players."""
    seats = [axis_value(group.game, SEATS, cell.axes[SEATS]) for cell in (one, other)]
    pair = {lang: f"{seats[0][lang]} → {seats[1][lang]}" for lang in seats[0]}
    axes = [axis for axis in group.axes if axis != SEATS and axis in one.axes]
    if not axes:
        return pair
    shared = _label(group.game, one, axes)
    return {lang: f"{shared[lang]}: {text}" for lang, text in pair.items()}


def _varying(cells: list[CellSummary]) -> list[str]:
    """The axes on which cells differ."""
    keys = list(dict.fromkeys(axis for cell in cells for axis in cell.axes))
    return [axis for axis in keys if len({cell.axes.get(axis) for cell in cells}) > 1]


def _label(game: Game, cell: CellSummary, axes: list[str]) -> Both:
    """A cell by what sets it apart."""
    known = [axis for axis in axes if axis in cell.axes] or [SEATS]
    parts = [axis_value(game, axis, cell.axes[axis]) for axis in known]
    return {lang: " · ".join(part[lang] for part in parts) for lang in parts[0]}
