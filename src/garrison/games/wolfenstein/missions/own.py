"""Missions of one's own: a file becomes a section of the game's corrections, and so a scenario beside ours.

The save keeps the whole mission, as it keeps an owner's corrections: it replays without the file.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from garrison.core.components.reading import Table, as_table, read_toml
from garrison.core.errors import BadComponent
from garrison.games.wolfenstein.components.records import Components
from garrison.games.wolfenstein.missions import format as missions
from garrison.games.wolfenstein.missions.catalogue import OurMissions
from garrison.games.wolfenstein.missions.records import Mission

SECTION = "missions"  # of the corrections
PLAYED = "played_missions"  # those of ours that a save carries as they were when it was begun


def read(path: str | Path, components: Components, ours: OurMissions) -> tuple[str, dict[str, object]]:
    """The name of a mission and the corrections that add it, known to load."""
    name = _not_ours(Path(path).stem, str(path), ours)
    missions.read(path, components)
    return name, {SECTION: {name: read_toml(Path(path))}}


def added(corrections: Mapping[str, object], components: Components, ours: OurMissions) -> dict[str, Mission]:
    """The missions that the corrections add, ready to be played."""
    tables = as_table(corrections.get(SECTION, {}), "corrections", SECTION)
    return {name: _mission(name, table, components, ours) for name, table in tables.items()}


def played(corrections: Mapping[str, object], components: Components) -> dict[str, Mission]:
    """The missions of ours that a save brings along, where we have changed them since."""
    tables = as_table(corrections.get(PLAYED, {}), "save", PLAYED)
    return {
        name: missions.ready(
            name, as_table(table, "save", f"{PLAYED}.{name}"), components, f"{PLAYED}.{name}"
        )
        for name, table in tables.items()
    }


def carried(name: str, ours: OurMissions) -> dict[str, object]:
    """What a save carries of one of our missions; of one's own it keeps all with the corrections."""
    return {PLAYED: {name: ours.source(name)}} if name in ours.names else {}


def _mission(name: str, given: object, components: Components, ours: OurMissions) -> Mission:
    table: Table = as_table(given, "corrections", f"{SECTION}.{name}")
    return missions.ready(_not_ours(name, "corrections", ours), table, components, f"{SECTION}.{name}")


def _not_ours(name: str, file: str, ours: OurMissions) -> str:
    if name in ours.names:
        raise BadComponent(f"{file}: {name} is the name of one of our missions; call yours otherwise")
    return name


def without(corrections: Mapping[str, object]) -> dict[str, object]:
    """The corrections of components alone."""
    return {name: table for name, table in corrections.items() if name not in (SECTION, PLAYED)}
