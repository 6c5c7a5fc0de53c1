"""From grids to cells: one batch of games for every combination, each known to be playable."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Protocol, TypeVar, runtime_checkable

from garrison.core.ask import Facts
from garrison.core.errors import GarrisonError
from garrison.core.game import Game, Setup
from garrison.lab.errors import BadStudy, bad_study
from garrison.lab.study import EMPTY, Components, Grid, Study, Value, place
from garrison.table import batch as batches
from garrison.table import games
from garrison.table.batch import Batch
from garrison.table.rulings import choice_number

NAME = "name"  # the axis of what a grid is called
MOST_CELLS = 2000
MOST_GAMES = 20_000_000  # in one study

T = TypeVar("T")


@runtime_checkable
class Reading(Protocol):
    """A game that can read an owner's corrections from a file."""

    def read_corrections(self, path: str) -> dict[str, object]:
        """The corrections of a file, known to load."""


@dataclass(frozen=True)
class Cell:
    """One setting of a study. `axes` says in words what was chosen, for tables and plots."""

    name: str
    batch: Batch
    axes: dict[str, str]


@dataclass(frozen=True)
class AxisChoice:
    """One combination of the values of a grid."""

    scenario: str
    edition: str
    difficulty: str
    players: int  # 0: the fewest that the scenario is for
    seats: str
    rulings: dict[str, Value]
    extra: Facts
    components: str | dict[str, object]


def cells_of(study: Study, grids: list[Grid], file: Path) -> list[Cell]:
    """All cells of a study, in the order in which they stand there."""
    cells: list[Cell] = []
    faults: list[str] = []
    for number, grid in enumerate(grids, start=1):
        for found in _cells(study, grid, file.parent):
            if isinstance(found, Cell):
                cells.append(found)
            else:
                faults.append(f"{file}: {place(number)}: {found}")
            if len(cells) > MOST_CELLS:
                raise BadStudy(
                    f"{file}: more than {MOST_CELLS} cells; shorten the lists, or make several studies"
                )
    if faults:
        raise bad_study(faults)
    total = sum(cell.batch.games for cell in cells)
    if total > MOST_GAMES:
        raise BadStudy(f"{file}: {total} games are too many; valid: up to {MOST_GAMES} in one study")
    if doubled := _doubled([cell.name for cell in cells]):
        raise BadStudy(f"{file}: the cell '{doubled}' is there twice; give one of its grids another name")
    return cells


def _cells(study: Study, grid: Grid, folder: Path) -> Iterator[Cell | GarrisonError]:
    """The cells of a grid; for one that cannot be played what is wrong with it."""
    try:
        choices = list(_choices(grid))
    except GarrisonError as error:
        yield error
        return
    for choice in choices:
        try:
            yield _cell(study, grid, choice, folder)
        except GarrisonError as error:
            yield error


def fingerprint(cells: list[Cell]) -> str:
    """Identifies everything that the results of a study depend on."""
    rows = []
    for cell in cells:
        batch = cell.batch
        game = games.find(batch.game, batch.corrections or None)
        told = [cell.name, batch.game, game.about.rules, game.components_hash, batch.policy, batch.seed]
        rows.append([*told, batch.games, setup_row(batch.setup)])
    return hashlib.blake2b(json.dumps(rows, sort_keys=True).encode(), digest_size=12).hexdigest()


def setup_row(setup: Setup) -> dict[str, object]:
    """A set-up as JSON holds it."""
    return {
        "scenario": setup.scenario,
        "players": setup.players,
        "edition": setup.edition,
        "difficulty": setup.difficulty,
        "rulings": setup.rulings,
        "extra": setup.extra,
    }


def _doubled(names: list[str]) -> str:
    return next((name for n, name in enumerate(names) if name in names[:n]), "")


def _choices(grid: Grid) -> Iterator[AxisChoice]:
    """Every combination, the last axis turning fastest."""
    axes = product(
        _many(grid.scenario),
        _many(grid.edition),
        _many(grid.difficulty),
        _many(grid.players or 0),
        _combined(grid.rulings),
        _combined(grid.extra),
        _sets(grid.components),
        _many(grid.seats),
    )
    for scenario, edition, difficulty, players, rulings, extra, components, seats in axes:
        yield AxisChoice(scenario, edition, difficulty, players, seats, rulings, extra, components)


def _many(value: T | list[T]) -> list[T]:
    return value if isinstance(value, list) else [value]


def _sets(components: Components) -> list[str | dict[str, object]]:
    return components if isinstance(components, list) else [components]


def _combined(values: Mapping[str, Value | list[Value]]) -> list[dict[str, Value]]:
    if empty := next((name for name, value in values.items() if value == []), ""):
        raise BadStudy(f"{empty}: {EMPTY}")
    rows = product(*(value if isinstance(value, list) else [value] for value in values.values()))
    return [dict(zip(values, row, strict=True)) for row in rows]


def _cell(study: Study, grid: Grid, choice: AxisChoice, folder: Path) -> Cell:
    game = _game(grid.game, choice.components, folder)
    setup = game.settle(_setup(game, choice))
    batches.policies(game, setup, choice.seats)
    seed = study.seed if grid.seed is None else grid.seed
    batch = Batch(grid.game, setup, choice.seats, grid.games or study.games, seed, dict(game.corrections))
    axes = _axes(game, grid, choice, setup)
    shown = [_shown(axis, value) for axis, value in axes.items() if axis != NAME]
    return Cell(" ".join([*filter(None, [grid.name]), grid.game, *shown]), batch, axes)


def _game(name: str, components: str | dict[str, object], folder: Path) -> Game:
    game = games.find(name)
    if isinstance(components, str):
        if not components:
            return game
        if not isinstance(game, Reading):
            raise BadStudy(f"{name} has no component data to correct")
        return games.find(name, game.read_corrections(str(folder / components)))
    return games.find(name, components or None)


def _setup(game: Game, choice: AxisChoice) -> Setup:
    scenario = game.about.scenario(choice.scenario or game.about.scenarios[0].id)
    rulings = {
        name: choice_number(game, game.about.ruling(name), str(said)) for name, said in choice.rulings.items()
    }
    return Setup(
        scenario.id,
        choice.players or min(scenario.seats),
        choice.edition,
        choice.difficulty,
        rulings,
        choice.extra,
    )


def _axes(game: Game, grid: Grid, choice: AxisChoice, setup: Setup) -> dict[str, str]:
    """What was chosen, as far as there was something to choose."""
    axes = {NAME: grid.name} if grid.name else {}
    axes["scenario"] = setup.scenario
    if choice.edition:
        axes["edition"] = setup.edition
    if setup.difficulty:
        axes["difficulty"] = setup.difficulty
    if setup.players > 1 or choice.players:
        axes["players"] = str(setup.players)
    axes |= {f"ruling {name}": str(number) for name, number in setup.rulings.items()}
    axes |= {f"{name}": str(value) for name, value in choice.extra.items()}
    if isinstance(choice.components, str) and choice.components:
        axes["components"] = Path(choice.components).stem
    elif game.corrections and not grid.name:
        axes["components"] = game.components_hash
    axes["seats"] = choice.seats
    return axes


def _shown(axis: str, value: str) -> str:
    """An axis in the name of a cell: numbers say what they count."""
    if axis == "players":
        return f"players={value}"
    return f"{axis.removeprefix('ruling ')}={value}" if axis.startswith("ruling ") else value
