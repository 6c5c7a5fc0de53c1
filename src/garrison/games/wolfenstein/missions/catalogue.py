"""The missions a game can be set up with: ours are read when they are asked for, which takes a while for all ten.

Our missions are those of today, or those of an earlier release where a game is played with former data.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from garrison.core.components.former import FormerData
from garrison.core.components.reading import Table, as_table
from garrison.core.errors import BadComponent, BadFormer
from garrison.games.wolfenstein.components.records import Components
from garrison.games.wolfenstein.missions import format as missions
from garrison.games.wolfenstein.missions.records import Mission

MISSIONS = "missions"  # of former data


class OurMissions:
    """Our own missions by name, in order, as they are or as they were."""

    def __init__(self, former: FormerData | None = None) -> None:
        changed = former is not None and MISSIONS in {*former.sections, *former.order}
        self.former = former if changed else None
        self._tables: Table = {}
        if self.former is not None:
            today: Table = {name: missions.source(name) for name in missions.missions()}
            self._tables = self.former.section(MISSIONS, today)
        self.names = tuple(self._tables) if self.former is not None else missions.missions()

    def source(self, name: str) -> Table:
        """The file of a mission."""
        if self.former is None:
            return source(name)
        return as_table(self._tables[name], self.former.file, f"{MISSIONS}.{name}")

    def load(self, name: str, components: Components) -> Mission:
        """A mission, ready to be played."""
        if self.former is None:
            return missions.load(name, components)
        try:
            return missions.ready(
                name, self.source(name), components, f"{self.former.file}: {MISSIONS}.{name}"
            )
        except BadComponent as error:
            raise BadFormer(str(error)) from None


@cache
def source(name: str) -> Table:
    """The file of one of today's missions, read once."""
    return missions.source(name)


class MissionCatalogue(Mapping[str, Mission]):
    """Missions by name, ours first; a mission that is brought along stands for ours of the same name."""

    def __init__(self, components: Components, ours: OurMissions, brought: Mapping[str, Mission]) -> None:
        self._components, self._ours = components, ours
        self._read = dict(brought)
        self._names = tuple(dict.fromkeys([*ours.names, *brought]))

    def __getitem__(self, name: str) -> Mission:
        if name not in self._read:
            if name not in self._names:
                raise KeyError(name)
            self._read[name] = self._ours.load(name, self._components)
        return self._read[name]

    def __contains__(self, name: object) -> bool:
        return name in self._names

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)
