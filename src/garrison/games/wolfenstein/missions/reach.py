"""Which spaces heroes can ever come to, and what follows from it for the goals of a mission."""

from __future__ import annotations

from collections.abc import Iterator

from garrison.games.wolfenstein.missions.checks import MissionFault, at
from garrison.games.wolfenstein.missions.records import (
    BarricadeTools,
    ExitToken,
    Kill,
    MapSpace,
    Mission,
    ReachTile,
    SearchToken,
)
from garrison.games.wolfenstein.missions.survey import neighbours


def reach_faults(mission: Mission) -> Iterator[MissionFault]:
    """All floor can be reached, and the goals without clearing a barricade unless anybody can."""
    start = mission.hero_spawns[0].at
    everywhere = reached(mission, start, barricades=True)
    for region in regions(set(mission.floor) - everywhere):
        size = f"{len(region)} space{'s' if len(region) > 1 else ''}"
        yield at(min(region, key=reading), f"unreachable floor: {size} that no hero can come to")
    tools = any(isinstance(rule, BarricadeTools) for rule in mission.file.special)
    free = tools or not mission.file.barricades
    yield from goals_in_reach(mission, everywhere if free else reached(mission, start, barricades=False))


def reading(space: MapSpace) -> tuple[int, int]:
    """The order in which one reads."""
    return space.y, space.x


def reached(mission: Mission, start: MapSpace, barricades: bool) -> set[MapSpace]:
    """The spaces to which a hero can walk in the course of a game.

    Doors can be opened; crates, events and objectives can be searched and are gone then, but a way out stays.
    """
    exits = {goal.token for goal in mission.file.goals if isinstance(goal, ExitToken)}
    closed = {mark.at for mark in mission.objectives if mark.token in exits}
    walls = {
        way
        for joint in mission.joints
        if joint.kind == "barricade" and not barricades
        for edge in joint.edges
        for way in (edge, edge[::-1])
    }
    passages = {end: other for p in mission.passages for end, other in (p.ends, p.ends[::-1])}
    floor = set(mission.floor) - closed
    found, edge = {start}, [start]
    while edge:
        here = edge.pop()
        beyond = [space for space in neighbours(here) if not walls or (here, space) not in walls]
        if here in passages:
            beyond.append(passages[here])
        for space in beyond:
            if space in floor and space not in found:
                found.add(space)
                edge.append(space)
    return found | {space for space in closed if found & set(neighbours(space))}


def regions(spaces: set[MapSpace]) -> Iterator[set[MapSpace]]:
    """The spaces in connected groups, in reading order."""
    left = set(spaces)
    while left:
        group, edge = set[MapSpace](), [min(left, key=reading)]
        while edge:
            here = edge.pop()
            if here in left:
                left.discard(here)
                group.add(here)
                edge += neighbours(here)
        yield group


def goals_in_reach(mission: Mission, found: set[MapSpace]) -> Iterator[MissionFault]:
    """What must be searched, killed or entered is on spaces that heroes can come to."""
    marks = {mark.token: mark.at for mark in mission.objectives}
    for n, goal in enumerate(mission.file.goals):
        field = f"goals[{n}]"
        if isinstance(goal, SearchToken | ExitToken):
            space = marks.get(goal.token)
            if space and not found & {space, *neighbours(space)}:
                yield at(space, f"cannot be met: token {goal.token} is out of reach", field)
        elif isinstance(goal, ReachTile):
            tile = next((tile for tile in mission.tiles if tile.id == goal.tile), None)
            if tile and not any(tile.has(space) for space in found):
                yield at(MapSpace(tile.x, tile.y), f"cannot be met: {goal.tile} is out of reach", field)
        elif isinstance(goal, Kill):
            for figure in mission.figures:
                if figure.enemy == goal.enemy and figure.at not in found:
                    yield at(figure.at, f"cannot be met: this {goal.enemy} is out of reach", field)
