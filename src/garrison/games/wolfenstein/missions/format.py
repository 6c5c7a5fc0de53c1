"""Mission files: reading, checking and drawing them. The format is explained in docs/missions.md.

`missions` names ours; `load` and `read` give a mission that can be played, or say what keeps it from being
one; `check` lists everything that is wrong with a file; `show` draws a mission.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

import msgspec

from garrison.core.components.faults import Faults
from garrison.core.components.misfit import misfits
from garrison.core.components.reading import Table, read_toml
from garrison.core.errors import BadComponent, unknown
from garrison.games.wolfenstein.components.loader import BOX, MISSION_TEXTS
from garrison.games.wolfenstein.components.records import Components
from garrison.games.wolfenstein.missions import checks
from garrison.games.wolfenstein.missions.checks import MissionFault
from garrison.games.wolfenstein.missions.drawing import show
from garrison.games.wolfenstein.missions.goal_checks import rules_faults
from garrison.games.wolfenstein.missions.reach import reach_faults
from garrison.games.wolfenstein.missions.records import Mission, MissionFile
from garrison.games.wolfenstein.missions.survey import survey

__all__ = ["Mission", "MissionFault", "check", "digest", "load", "missions", "read", "show"]

FOLDER = Path(__file__).parent


def missions() -> tuple[str, ...]:
    """The names of our own missions, in order. [I.3]"""
    names = [path.stem for path in FOLDER.glob("mission-*.toml")]
    return tuple(sorted(names, key=lambda name: int(name.removeprefix("mission-"))))


def load(name: str, components: Components) -> Mission:
    """One of our own missions."""
    if name not in missions():
        raise unknown("mission", name, list(missions()))
    return read(FOLDER / f"{name}.toml", components)


def source(name: str) -> Table:
    """The file of one of our own missions, as it is written."""
    return read_toml(FOLDER / f"{name}.toml")


def read(path: str | Path, components: Components) -> Mission:
    """A mission that can be played; all that is wrong with the file is an error. [S.2]"""
    return ready(Path(path).stem, read_toml(Path(path)), components, str(path))


def ready(name: str, table: Table, components: Components, file: str) -> Mission:
    """The mission of a table that was read; `file` is what errors in it are reported under."""
    mission, found = examined(name, table, components, file)
    wrong = Faults(file)
    wrong.add_all(map(str, found))
    wrong.settle()
    return mission


def check(path: str | Path, components: Components | None = None) -> list[MissionFault]:
    """Everything that is wrong with a mission file; nothing if it can be played."""
    try:
        table = read_toml(Path(path))
        return examined(Path(path).stem, table, components or BOX.load(), str(path))[1]
    except BadComponent as error:
        return [MissionFault(text=line.removeprefix(f"{path}: ")) for line in str(error).split("\n")]


def digest(mission: Mission) -> str:
    """Identifies what a mission plays by: everything but its texts."""
    plain: Table = msgspec.to_builtins(mission.file, str_keys=True)
    values = {name: value for name, value in plain.items() if name not in MISSION_TEXTS}
    return hashlib.blake2b(msgspec.json.encode(values, order="sorted"), digest_size=8).hexdigest()


def examined(
    name: str, table: Table, components: Components, file: str
) -> tuple[Mission, list[MissionFault]]:
    """The mission of a table, and what is wrong with it."""
    mission = survey(name, parsed(table, file), components)
    return mission, faults(mission, components)


def faults(mission: Mission, components: Components) -> list[MissionFault]:
    """All that is wrong: first the rows, then what lies on them, then whether heroes can get there."""
    found = list(checks.rows(mission)) or list(checks.tiles(mission, components))
    if found:
        return found
    found += checks.doors(mission, components)
    found += checks.tokens(mission, components)
    found += checks.hero_spawns(mission)
    found += checks.figures(mission, components)
    found += rules_faults(mission, components)
    if mission.hero_spawns:
        found += reach_faults(mission)
    return found


def parsed(table: Table, file: str) -> MissionFile:
    """The fields of a file, or which of them is not as it should be."""
    try:
        return msgspec.convert(table, MissionFile)
    except msgspec.ValidationError:
        wrong = Faults(file)
        wrong.add_all(misfits(table, MissionFile))
        raise wrong.error() from None
