"""The typed records of a mission: what a mission file says, and the map that follows from it.

The map is drawn once, in rows of symbols (see `legend`). Spaces are counted from 0, `x` to the right and `y`
downwards; people count rows and columns from 1, and a space is called by them: `r4c15`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal, NamedTuple, TypeAlias

from msgspec import Meta

from garrison.core.components.records import Confidence
from garrison.games.wolfenstein.components.effect_kinds import AnyEffect
from garrison.games.wolfenstein.components.typed import One, Part, Small, TypedRecord

Letter: TypeAlias = Literal["A", "B", "C", "D"]
JointKind: TypeAlias = Literal["open", "door", "barricade"]
TileKind: TypeAlias = Literal["room", "corridor"]
Rounds: TypeAlias = Annotated[int, Meta(ge=1, le=99)]
Words: TypeAlias = dict[Literal["en", "it"], str]

LAST = 99  # the number of an alarm that no game reaches


class MapSpace(NamedTuple):
    """A square of the map."""

    x: int
    y: int

    @property
    def name(self) -> str:
        """Its row and column, counted from 1."""
        return f"r{self.y + 1}c{self.x + 1}"


# ---------------------------------------------------------------- what the file says


class Kill(TypedRecord, frozen=True, kw_only=True):
    """Kill `count` figures of a kind."""

    enemy: str
    count: One = 1


class SearchToken(TypedRecord, frozen=True, kw_only=True):
    """Search the objective token so many times; after the last it leaves the map."""

    token: Letter
    times: One = 1


class CompleteEvents(TypedRecord, frozen=True, kw_only=True):
    """Complete so many event cards."""

    count: One


class ReachTile(TypedRecord, frozen=True, kw_only=True):
    """All living heroes stand in the tile when a hero's turn ends, once the goals of `after` are met."""

    tile: str
    after: Literal["", "tokens", "events"] = ""


class ExitToken(TypedRecord, frozen=True, kw_only=True):
    """All living heroes leave the map by the objective token, once the goals of `after` are met."""

    token: Letter
    after: Literal["", "tokens", "events"] = ""


Goal: TypeAlias = Kill | SearchToken | CompleteEvents | ReachTile | ExitToken


class HeroDead(TypedRecord, frozen=True, kw_only=True):
    """The mission is lost when a hero dies."""


Defeat: TypeAlias = HeroDead


class SpawnSquad(Part, frozen=True, kw_only=True):
    """Figures of a kind and the Nazi spawn token at which they appear."""

    enemy: str
    count: One = 1
    at: Letter


class Alarm(Part, frozen=True, kw_only=True):
    """What the alarm brings, the first to the last time it rings with this effect."""

    first: Rounds = 1
    last: Rounds = LAST
    spawn: tuple[SpawnSquad, ...]


class TokenReward(TypedRecord, frozen=True, kw_only=True):
    """Whoever searches one of these objective tokens for the last time gets the effects."""

    tokens: tuple[Letter, ...]
    effects: tuple[AnyEffect, ...]


class DangerClock(TypedRecord, frozen=True, kw_only=True):
    """At the end of every so many rounds danger changes, while one of the objective tokens is on the map."""

    every: One
    delta: One
    tokens: tuple[Letter, ...]


class SpawnClock(TypedRecord, frozen=True, kw_only=True):
    """At the end of every so many rounds figures appear, while one of the objective tokens is on the map.

    They come at the one nearest to a hero, and never more than `limit_on_board` of the kind.
    """

    every: One
    enemy: str
    count: One = 1
    tokens: tuple[Letter, ...]
    limit_on_board: One


class BarricadeTools(TypedRecord, frozen=True, kw_only=True):
    """Any hero may clear a barricade he touches for so many AP."""

    ap: One


class BossRoom(TypedRecord, frozen=True, kw_only=True):
    """In this tile stands a `guard`, in whose place the hardest mode puts the `hardest` one."""

    tile: str
    guard: str
    hardest: str


Special: TypeAlias = TokenReward | DangerClock | SpawnClock | BarricadeTools | BossRoom


class TilePlace(Part, frozen=True, kw_only=True):
    """A tile and the row and column of its upper left corner, counted from 1; a corridor may stand upright."""

    kind: TileKind
    row: Rounds
    column: Rounds
    upright: bool = False


class MissionFile(Part, frozen=True, kw_only=True):
    """A mission as its author writes it."""

    number: Small = 0
    title: Words
    brief: Words
    suggested_heroes: tuple[str, ...] = ()
    round_limit: Rounds
    alarm_limit: Rounds
    rows: tuple[str, ...]
    tiles: dict[str, TilePlace]
    doors: tuple[tuple[str, str], ...] = ()
    barricades: tuple[tuple[str, str], ...] = ()
    goals: tuple[Goal, ...]
    defeats: tuple[Defeat, ...] = ()
    alarms: tuple[Alarm, ...] = ()
    special: tuple[Special, ...] = ()
    source: str = ""
    confidence: Confidence = "guess"
    certain_fields: tuple[str, ...] = ()
    likely_fields: tuple[str, ...] = ()
    note: str = ""


# ---------------------------------------------------------------- the map that follows from it


class MapTile(NamedTuple):
    """A room or corridor on the map."""

    id: str
    kind: TileKind
    x: int
    y: int
    width: int
    height: int

    def has(self, space: MapSpace) -> bool:
        """Whether the space lies in this tile."""
        return 0 <= space.x - self.x < self.width and 0 <= space.y - self.y < self.height

    def spaces(self) -> Iterator[MapSpace]:
        """Its spaces, in reading order."""
        for y in range(self.y, self.y + self.height):
            for x in range(self.x, self.x + self.width):
                yield MapSpace(x, y)

    def near(self, other: MapTile) -> bool:
        """Whether the two may touch: no row or column lies between them."""
        across = self.x <= other.x + other.width and other.x <= self.x + self.width
        return across and self.y <= other.y + other.height and other.y <= self.y + self.height


class Joint(NamedTuple):
    """Where two tiles touch: the pairs of spaces on either side, and what stands there."""

    tiles: tuple[str, str]
    kind: JointKind
    edges: tuple[tuple[MapSpace, MapSpace], ...]

    @property
    def name(self) -> str:
        """Its two tiles."""
        return "-".join(self.tiles)


class MapMark(NamedTuple):
    """A token with a letter, and its space."""

    token: Letter
    at: MapSpace


class Passage(NamedTuple):
    """A secret passage and its two ends."""

    token: Letter
    ends: tuple[MapSpace, MapSpace]


class Figure(NamedTuple):
    """A Nazi at the start; of a large one the upper left space."""

    enemy: str
    at: MapSpace


class Mission(NamedTuple):
    """A mission ready to be played: the file's rules, and its map in parts."""

    id: str
    file: MissionFile
    width: int
    height: int
    tiles: tuple[MapTile, ...]
    joints: tuple[Joint, ...]
    floor: tuple[MapSpace, ...]
    difficult: tuple[MapSpace, ...]
    crates: tuple[MapSpace, ...]
    events: tuple[MapSpace, ...]
    hero_spawns: tuple[MapMark, ...]
    nazi_spawns: tuple[MapMark, ...]
    objectives: tuple[MapMark, ...]
    passages: tuple[Passage, ...]
    figures: tuple[Figure, ...]

    def tile_at(self, space: MapSpace) -> str:
        """The tile of a space."""
        return next(tile.id for tile in self.tiles if tile.has(space))
