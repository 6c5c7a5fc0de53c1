"""Studies as people write them: a TOML file of grids, checked down to the last key."""

from __future__ import annotations

import re
import tomllib
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, TypeVar, Union

import msgspec
from msgspec import Meta, Struct

from garrison.lab.errors import BadStudy

MOST_GAMES = 1_000_000  # in one cell
MOST_SEED = 2**62
FILE = "study.toml"

Size = Annotated[int, Meta(ge=1, le=MOST_GAMES)]
Seed = Annotated[int, Meta(ge=0, le=MOST_SEED)]
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
    players: Union[int, list[int]] = 0  # 0: the fewest that the scenario is for
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
    cells: Annotated[list[dict[str, object]], Meta(min_length=1)]

    def titles(self) -> dict[str, str]:
        """The title in each language."""
        return {"en": self.title or self.title_it, "it": self.title_it or self.title}

    def abouts(self) -> dict[str, str]:
        """The description in each language."""
        return {"en": self.about or self.about_it, "it": self.about_it or self.about}


def read(path: Path) -> tuple[Study, list[Grid]]:
    """A study and its grids, or one line that says what is wrong with it."""
    try:
        raw = tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise BadStudy(f"{path}: cannot be read: {error.strerror}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadStudy(f"{path}: not TOML: {error}") from error
    study = typed(raw, Study, f"{path}")
    grids = [typed(grid, Grid, f"{path}: {place(n)}") for n, grid in enumerate(study.cells, start=1)]
    return study, grids


def place(number: int) -> str:
    """How messages name a grid."""
    return f"[[cells]] number {number}"


def typed(raw: object, kind: type[S], where: str) -> S:
    """The typed form of something read, or an error that names the key and what would be valid."""
    if isinstance(raw, dict):
        for key in raw:
            if key not in kind.__struct_fields__:
                raise BadStudy(f"{where}: unknown key '{key}'; {_valid(str(key), kind.__struct_fields__)}")
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        raise BadStudy(f"{where}: {_plainly(str(error))}") from None


def _valid(key: str, keys: tuple[str, ...]) -> str:
    near = get_close_matches(key, keys)
    return f"did you mean {' or '.join(near)}?" if near else f"valid: {', '.join(keys)}"


def _plainly(said: str) -> str:
    """`Expected `int` >= 1 - at `$.games`` → `games: expected int >= 1`"""
    what, _, where = said.partition(" - at `")
    key = re.sub(r"^\$\.?|`$", "", where)
    text = what.replace("`", "")
    text = text[:1].lower() + text[1:]
    return f"{key}: {text}" if key else text
