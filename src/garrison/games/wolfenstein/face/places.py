"""What spaces are called: a part of their room or corridor, and the way there from whoever is in turn."""

from __future__ import annotations

from collections.abc import Iterable

from garrison.core.briefing import PlaceName
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.board import distance
from garrison.games.wolfenstein.missions.records import MapSpace, MapTile, Mission
from garrison.games.wolfenstein.names import tile_name
from garrison.games.wolfenstein.parts import token_names
from garrison.games.wolfenstein.position import WolfPosition

NARROW = 2  # a tile so thin has no sides
THIRDS = 3
PARTS: dict[str, frozenset[str]] = {
    "space-joint": frozenset({"tile", "kind", "other"}),
    "space-part": frozenset({"tile", "part"}),
    "space-near": frozenset({"tile", "steps"}),
    "space-beside": frozenset({"tile", "steps", "thing"}),
    "steps-none": frozenset(),
    "steps-straight": frozenset({"count", "way"}),
    "steps-bent": frozenset({"count", "way", "more", "aside"}),
}


def spaces(mission: Mission) -> dict[str, PlaceName]:
    """Each space by its tile and what it lies at: a door, a side, a corner, the middle."""
    joints = _joints(mission)
    names = {}
    for space in mission.floor:
        tile = next(one for one in mission.tiles if one.has(space))
        part = PlaceName("space-part", (("tile", tile.id), ("part", _part(tile, space))))
        names[f"space:{space.name}"] = joints.get(space, part)
    return names


def _joints(mission: Mission) -> dict[MapSpace, PlaceName]:
    """The spaces at doors, barricades and openings. [M.2b, M.4]"""
    found: dict[MapSpace, PlaceName] = {}
    for joint in mission.joints:
        for edge in joint.edges:
            for here, there in (edge, edge[::-1]):
                tile, other = mission.tile_at(here), mission.tile_at(there)
                facts = (("tile", tile), ("kind", joint.kind), ("other", other))
                found.setdefault(here, PlaceName("space-joint", facts))
    return found


def _part(tile: MapTile, space: MapSpace) -> str:
    """`north-west`, `east`, `middle`"""
    down = _third(space.y - tile.y, tile.height, ("north", "south"))
    across = _third(space.x - tile.x, tile.width, ("west", "east"))
    return "-".join(filter(None, (down, across))) or "middle"


def _third(place: int, size: int, ends: tuple[str, str]) -> str:
    if size <= NARROW:
        return ""
    return (ends[0], "", ends[1])[place * THIRDS // size]


def bearings(p: WolfPosition, refs: Iterable[str]) -> dict[str, PlaceName]:
    """How many steps away spaces are from the figure in turn, which way, and what they lie beside."""
    if p.actor < 0 or p.row[c.AT + p.actor] < 0:
        return {}
    wanted = [(ref, cell) for ref in refs if (cell := _cell(ref)) is not None and p.board.tile[cell] >= 0]
    return {ref: _bearing(p, cell) for ref, cell in wanted}


def _cell(ref: str) -> int | None:
    """`space:r4c15`"""
    kind, _, name = ref.partition(":")
    row, mark, column = name.removeprefix("r").partition("c")
    if kind != "space" or not mark:
        return None
    return int(row) - 1 << c.SHIFT_Y | int(column) - 1


def _bearing(p: WolfPosition, cell: int) -> PlaceName:
    tile = ("tile", tile_name(p, p.board.tile[cell]))
    steps = ("steps", steps_to(p.row[c.AT + p.actor], cell))
    thing = _beside(p, cell)
    if thing:
        return PlaceName("space-beside", (tile, steps, ("thing", thing)))
    return PlaceName("space-near", (tile, steps))


def steps_to(here: int, there: int) -> PlaceName:
    """The way from one cell to another."""
    down = (there >> c.SHIFT_Y) - (here >> c.SHIFT_Y)
    across = (there & c.MASK_X) - (here & c.MASK_X)
    ways = [
        (abs(down), "north" if down < 0 else "south"),
        (abs(across), "west" if across < 0 else "east"),
    ]
    told = [one for one in ways if one[0]]
    if not told:
        return PlaceName("steps-none")
    (count, way), (more, aside) = told[0], told[-1]
    if len(told) == 1:
        return PlaceName("steps-straight", (("count", count), ("way", way)))
    if count == more:
        return PlaceName("steps-straight", (("count", count), ("way", f"{way}-{aside}")))
    return PlaceName("steps-bent", (("count", count), ("way", way), ("more", more), ("aside", aside)))


def _beside(p: WolfPosition, cell: int) -> str:
    """The kind of a token on a space beside this one."""
    for token, name in enumerate(token_names()):
        if p.tokens >> token & 1 and distance(p.board.token_cell[token], cell) == 1:
            return name.partition("_")[0]
    return ""
