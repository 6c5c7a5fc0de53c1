"""Studies as people write them: a TOML file of grids, checked down to the last key."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Annotated, TypeVar, Union

import msgspec
from msgspec import Meta, Struct

from garrison.core.components.misfit import misfits
from garrison.core.components.reading import suggest
from garrison.lab.errors import BadStudy, bad_study

MOST_GAMES = 1_000_000  # in one cell
MOST_SEED = 2**62
MOST_PLAYERS = 99
FILE = "study.toml"
EMPTY = "the list is empty, so there is nothing to play"

Size = Annotated[int, Meta(ge=1, le=MOST_GAMES)]
Seed = Annotated[int, Meta(ge=0, le=MOST_SEED)]
Players = Annotated[int, Meta(ge=1, le=MOST_PLAYERS)]
Names = Union[str, list[str]]
Value = Union[int, str]
Values = Union[int, str, list[Value]]
Components = Union[str, dict[str, object], list[Union[str, dict[str, object]]]]

S = TypeVar("S", bound=Struct)


class Grid(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Cells of one game: every value may be a list, and each combination of the values is a cell."""

    game: str
    name: str = ""  # put before the names of the cells
    scenario: Names = ""
    edition: Names = ""
    difficulty: Names = ""
    players: Union[Players, list[Players], None] = None  # without: the fewest that the scenario is for
    seats: Names = "heuristic"  # one kind for all seats, or one for each: "search:200,random"
    rulings: dict[str, Values] = {}
    extra: dict[str, Values] = {}  # what only this game has
    components: Components = {}  # corrections of component data: a table, or a file beside the study
    games: Union[Size, None] = None
    seed: Union[Seed, None] = None


class Study(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A study: how many games from which seed in each cell, and the grids."""

    title: str = ""
    title_it: str = ""
    about: str = ""
    about_it: str = ""
    games: Size = 100
    seed: Seed = 0
    journals: bool = False
    cells: list[dict[str, object]]

    def titles(self) -> dict[str, str]:
        """The title in each language."""
        return {"en": self.title or self.title_it, "it": self.title_it or self.title}

    def abouts(self) -> dict[str, str]:
        """The description in each language."""
        return {"en": self.about or self.about_it, "it": self.about_it or self.about}


def read(path: Path) -> tuple[Study, list[Grid]]:
    """A study and its grids, or one line that says everything that is wrong with it."""
    try:
        raw = tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise BadStudy(f"{path}: cannot be read: {error.strerror}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadStudy(f"{path}: not TOML: {error}") from error
    found = [f"{path}: {fault}" for fault in faults_of(raw, Study)]
    tables = raw.get("cells")
    for number, grid in enumerate(tables if isinstance(tables, list) else [], start=1):
        if isinstance(grid, dict):
            found += [f"{path}: {place(number)}: {fault}" for fault in faults_of(grid, Grid)]
    if found:
        raise bad_study(found)
    study = msgspec.convert(raw, Study)
    return study, [msgspec.convert(grid, Grid) for grid in study.cells]


def place(number: int) -> str:
    """How messages name a grid."""
    return f"[[cells]] number {number}"


def faults_of(raw: dict[str, object], kind: type[msgspec.Struct]) -> list[str]:
    """What is wrong with a table that was read: each fault names the key and what would be valid."""
    valid = kind.__struct_fields__
    found = [f"unknown key '{key}'; {suggest(key, valid)}" for key in raw if key not in valid]
    required = [field.name for field in msgspec.structs.fields(kind) if field.required]
    found += [f"the key '{name}' is missing" for name in required if name not in raw]
    if found:
        return found
    try:
        msgspec.convert(raw, kind)
    except msgspec.ValidationError:
        return list(misfits(raw, kind))
    return [f"{key}: {EMPTY}" for key, value in raw.items() if value == []]
