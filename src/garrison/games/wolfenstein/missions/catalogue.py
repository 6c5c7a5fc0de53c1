"""The missions a game can be set up with: ours are read when they are asked for, which takes a while for all ten."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from garrison.games.wolfenstein.components.records import Components
from garrison.games.wolfenstein.missions import format as missions
from garrison.games.wolfenstein.missions.records import Mission


class MissionCatalogue(Mapping[str, Mission]):
    """Missions by name, ours first; a mission that is brought along stands for ours of the same name."""

    def __init__(self, components: Components, brought: Mapping[str, Mission]) -> None:
        self._components = components
        self._read = dict(brought)
        self._names = tuple(dict.fromkeys([*missions.missions(), *brought]))

    def __getitem__(self, name: str) -> Mission:
        if name not in self._read:
            if name not in self._names:
                raise KeyError(name)
            self._read[name] = missions.load(name, self._components)
        return self._read[name]

    def __contains__(self, name: object) -> bool:
        return name in self._names

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)
