"""The map of a mission file in parts: tiles, joints, tokens and figures, with their spaces.

Works on any file whose rows are of one length; whether the result makes sense is for the checks.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import combinations

from garrison.games.wolfenstein.components.records import Components
from garrison.games.wolfenstein.missions import legend
from garrison.games.wolfenstein.missions.records import (
    Figure,
    Joint,
    JointKind,
    Letter,
    MapMark,
    MapSpace,
    MapTile,
    Mission,
    MissionFile,
    Passage,
    TilePlace,
)


def survey(name: str, file: MissionFile, components: Components) -> Mission:
    """The mission with its map."""
    tiles = tuple(tile_of(key, place, components) for key, place in file.tiles.items())
    return Mission(
        id=name,
        file=file,
        width=max((len(row) for row in file.rows), default=0),
        height=len(file.rows),
        tiles=tiles,
        joints=tuple(joints(tiles, file)),
        floor=tuple(space for space, symbol in squares(file) if symbol != legend.WALL),
        difficult=where(file, legend.DIFFICULT),
        crates=where(file, legend.CRATE),
        events=where(file, legend.EVENT),
        hero_spawns=marks(file, legend.HERO_SPAWNS),
        nazi_spawns=marks(file, legend.NAZI_SPAWNS),
        objectives=marks(file, legend.OBJECTIVES),
        passages=tuple(passages(file)),
        figures=tuple(
            Figure(legend.FIGURES[symbol], space) for space, symbol in having(file, legend.FIGURES)
        ),
    )


def squares(file: MissionFile) -> Iterator[tuple[MapSpace, str]]:
    """Every square of the rows with its symbol, in reading order."""
    for y, row in enumerate(file.rows):
        for x, symbol in enumerate(row):
            yield MapSpace(x, y), symbol


def having(file: MissionFile, wanted: Iterable[str]) -> Iterator[tuple[MapSpace, str]]:
    """The squares with one of some symbols. Most rows have none, and only what is found becomes a space."""
    symbols = frozenset(wanted)
    for y, row in enumerate(file.rows):
        if symbols.isdisjoint(row):
            continue
        for x, symbol in enumerate(row):
            if symbol in symbols:
                yield MapSpace(x, y), symbol


def where(file: MissionFile, wanted: str) -> tuple[MapSpace, ...]:
    """The squares with a symbol."""
    return tuple(space for space, _ in having(file, (wanted,)))


def marks(file: MissionFile, letters: Mapping[str, Letter]) -> tuple[MapMark, ...]:
    """The tokens of a kind, by their letters."""
    return tuple(sorted(MapMark(letters[symbol], space) for space, symbol in having(file, letters)))


def passages(file: MissionFile) -> Iterator[Passage]:
    """The secret passages with two ends."""
    for symbol, letter in legend.PASSAGES.items():
        ends = where(file, symbol)
        if len(ends) == 2:
            yield Passage(letter, (ends[0], ends[1]))


def tile_of(name: str, place: TilePlace, components: Components) -> MapTile:
    """A tile on the map, of the size of its kind."""
    shape = next(shape for shape in components.tile_shapes if shape.id == place.kind)
    width, height = (shape.height, shape.width) if place.upright else (shape.width, shape.height)
    return MapTile(name, place.kind, place.column - 1, place.row - 1, width, height)


def joints(tiles: tuple[MapTile, ...], file: MissionFile) -> Iterator[Joint]:
    """Where tiles touch, the left or upper one first. Touching tiles are connected. [M.2b]"""
    doors = {frozenset(pair) for pair in file.doors}
    barricades = {frozenset(pair) for pair in file.barricades}
    for one, other in combinations(tiles, 2):
        edges = border(one, other)
        if edges:
            first, second = (one, other) if one.has(edges[0][0]) else (other, one)
            pair = frozenset((one.id, other.id))
            kind: JointKind = "door" if pair in doors else "barricade" if pair in barricades else "open"
            yield Joint((first.id, second.id), kind, edges)


def border(one: MapTile, other: MapTile) -> tuple[tuple[MapSpace, MapSpace], ...]:
    """The pairs of neighbouring spaces of two tiles, the left or upper space first."""
    if not one.near(other):
        return ()
    return tuple(
        (min(space, beside), max(space, beside))
        for y in range(max(one.y, other.y - 1), min(one.y + one.height, other.y + other.height + 1))
        for x in range(max(one.x, other.x - 1), min(one.x + one.width, other.x + other.width + 1))
        for space in (MapSpace(x, y),)
        for beside in neighbours(space)
        if other.has(beside)
    )


@lru_cache(maxsize=2048)  # asked for every space of every mission several times
def neighbours(space: MapSpace) -> tuple[MapSpace, ...]:
    """The four squares beside a square."""
    x, y = space
    return (MapSpace(x, y - 1), MapSpace(x + 1, y), MapSpace(x, y + 1), MapSpace(x - 1, y))
