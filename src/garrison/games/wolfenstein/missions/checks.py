"""What can be wrong with a mission, part by part: each fault has its row and column, or its field, and a reason."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from garrison.core.errors import nearest
from garrison.games.wolfenstein.components.records import Components
from garrison.games.wolfenstein.missions import legend
from garrison.games.wolfenstein.missions.records import Letter, MapMark, MapSpace, MapTile, Mission
from garrison.games.wolfenstein.missions.survey import squares, where

LARGEST = 32  # rows and columns
EDGES_OF_A_DOOR = 2


class MissionFault(NamedTuple):
    """Something wrong: its row and column counted from 1, where it has a place, its field, and the reason."""

    text: str
    row: int = 0
    column: int = 0
    field: str = ""

    def __str__(self) -> str:
        place = f"row {self.row}, column {self.column}" if self.row else ""
        return ": ".join(part for part in (self.field, place, self.text) if part)


def at(space: MapSpace, text: str, field: str = "") -> MissionFault:
    """A fault with a place on the map."""
    return MissionFault(text, space.y + 1, space.x + 1, field)


def rows(mission: Mission) -> Iterator[MissionFault]:
    """The rows are of one length and made of known symbols."""
    if not 1 <= mission.height <= LARGEST or mission.width > LARGEST:
        size = f"{mission.width} columns and {mission.height} rows"
        yield MissionFault(f"the map has {size}; valid: 1 to {LARGEST} of each", field="rows")
    lengths = Counter(map(len, mission.file.rows))
    usual = max(lengths, key=lambda length: (lengths[length], length), default=0)
    for y, row in enumerate(mission.file.rows):
        yield from row_faults(row, y, usual)


def row_faults(row: str, y: int, usual: int) -> Iterator[MissionFault]:
    """One fault for a row of another length than most, with the first symbol that may have made it so."""
    odd = [(x, symbol) for x, symbol in enumerate(row) if symbol not in legend.SYMBOLS]
    if len(row) != usual:
        text = f"the row has {len(row)} columns, the others have {usual}; all must be equal"
        if odd:
            text = f"unknown symbol '{odd[0][1]}', and {text}"
        yield at(MapSpace(odd[0][0] if odd else min(len(row), usual), y), text)
        return
    valid = " ".join(sorted(legend.SYMBOLS))
    for x, symbol in odd:
        yield at(MapSpace(x, y), f"unknown symbol '{symbol}'; valid: {valid}")


def tiles(mission: Mission, components: Components) -> Iterator[MissionFault]:
    """Every floor space lies in exactly one tile, and the box holds the tiles."""
    for tile in mission.tiles:
        field = f"tiles.{tile.id}"
        if tile.x + tile.width > mission.width or tile.y + tile.height > mission.height:
            yield at(MapSpace(tile.x, tile.y), "the tile reaches beyond the map", field)
    holders: dict[MapSpace, list[str]] = {}
    for tile in mission.tiles:
        for space in tile.spaces():
            holders.setdefault(space, []).append(tile.id)
    for space, symbol in squares(mission.file):
        held = holders.get(space, [])
        if len(held) > 1:
            yield at(space, f"the tiles {' and '.join(held)} lie over each other")
        elif held and symbol == legend.WALL:
            yield at(space, f"a wall inside of tile {held[0]}; every space of a tile is floor")
        elif not held and symbol != legend.WALL:
            yield at(space, "floor outside of every tile; put a tile there or a wall ('#')")
    for shape in components.tile_shapes:
        count = sum(tile.kind == shape.id for tile in mission.tiles)
        if count > shape.count:
            yield MissionFault(
                f"{count} tiles of the kind {shape.id}, the box has {shape.count}", field="tiles"
            )


def doors(mission: Mission, components: Components) -> Iterator[MissionFault]:
    """Doors and barricades stand on joints of two edges, one on each, no more than the box holds."""
    known = {tile.id: tile for tile in mission.tiles}
    touching = {frozenset(joint.tiles): joint for joint in mission.joints}
    seen = set[frozenset[str]]()
    for kind, pairs in (("doors", mission.file.doors), ("barricades", mission.file.barricades)):
        if len(pairs) > components.total(kind):
            yield MissionFault(f"{len(pairs)} of them, the box has {components.total(kind)}", field=kind)
        for n, pair in enumerate(pairs):
            field, both = f"{kind}[{n}]", frozenset(pair)
            unknown = next((name for name in pair if name not in known), None)
            if unknown is not None:
                yield MissionFault(
                    f"unknown tile '{unknown}'; valid: {nearest(unknown, list(known))}", field=field
                )
            elif both not in touching:
                yield not_touching(field, known[pair[0]], known[pair[1]])
            elif len(touching[both].edges) != EDGES_OF_A_DOOR:
                size = len(touching[both].edges)
                text = f"it closes a joint of {EDGES_OF_A_DOOR} edges; {pair[0]} and {pair[1]} share {size}"
                yield at(touching[both].edges[0][0], text, field)
            elif both in seen:
                yield at(touching[both].edges[0][0], "there is already something on this joint", field)
            seen.add(both)


def not_touching(field: str, one: MapTile, other: MapTile) -> MissionFault:
    """A door that is not on a joint."""
    place = f"{other.id} begins at row {other.y + 1}, column {other.x + 1}"
    return at(
        MapSpace(one.x, one.y), f"not on a joint: {one.id} begins here, {place}, and they do not touch", field
    )


def tokens(mission: Mission, components: Components) -> Iterator[MissionFault]:
    """No more tokens of a kind than the box holds, no letter twice, passages with two ends."""
    many: list[tuple[str, Sequence[MapSpace]]] = [
        ("crate", mission.crates),
        ("event", mission.events),
        ("difficult_terrain", mission.difficult),
    ]
    for kind, spaces in many:
        supply = components.token(kind)
        for space in spaces[supply:]:
            text = (
                f"{kind.replace('_', ' ')} token over supply: {len(spaces)} on the map, the box has {supply}"
            )
            yield at(space, text)
    for kind, lettered in (("Nazi spawn", mission.nazi_spawns), ("objective", mission.objectives)):
        yield from doubles(kind, lettered)
    for symbol, letter in legend.PASSAGES.items():
        ends = where(mission.file, symbol)
        if ends and len(ends) != 2:
            yield at(ends[0], f"secret passage {letter} has {len(ends)} end(s); it needs two")


def doubles(kind: str, lettered: Sequence[MapMark]) -> Iterator[MissionFault]:
    """Each letter is there once."""
    seen = set[Letter]()
    for mark in lettered:
        if mark.token in seen:
            yield at(mark.at, f"{kind} token over supply: {mark.token} is already on the map")
        seen.add(mark.token)


def hero_spawns(mission: Mission) -> Iterator[MissionFault]:
    """One hero spawn token for all, or one for each of the four heroes. [S.7c, S.7d]"""
    yield from doubles("hero spawn", mission.hero_spawns)
    letters = [mark.token for mark in mission.hero_spawns]
    if not letters:
        yield MissionFault("missing hero spawn: the map needs an 'a', or 'a', 'b', 'c' and 'd'", field="rows")
    elif sorted(set(letters)) not in (["A"], ["A", "B", "C", "D"]):
        text = f"hero spawns {', '.join(letters)}: there must be A alone, or A, B, C and D"
        yield at(mission.hero_spawns[0].at, text)


def figures(mission: Mission, components: Components) -> Iterator[MissionFault]:
    """The box holds the figures, and large ones have their four spaces."""
    supply = {enemy.id: enemy.count for enemy in components.all_enemies}
    count = Counter[str]()
    for figure in mission.figures:
        count[figure.enemy] += 1
        if count[figure.enemy] > supply[figure.enemy]:
            yield at(figure.at, f"{figure.enemy} over supply: the box has {supply[figure.enemy]}")
    for symbol, rest in legend.REST.items():
        yield from large(mission, symbol, rest)


def large(mission: Mission, symbol: str, rest: str) -> Iterator[MissionFault]:
    """The upper left space of a large figure has the three others around it, and none is left over."""
    name = legend.FIGURES[symbol]
    free = set(where(mission.file, rest))
    for x, y in where(mission.file, symbol):
        others = {MapSpace(x + 1, y), MapSpace(x, y + 1), MapSpace(x + 1, y + 1)}
        if not others <= free:
            yield at(MapSpace(x, y), f"{name} needs '{rest}' to the right, below, and below right")
        free -= others
    for space in sorted(free, key=lambda space: (space.y, space.x)):
        yield at(space, f"'{rest}' without a '{symbol}' above or to the left of it")
