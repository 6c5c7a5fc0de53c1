"""The typed records of 7 Days of Westerplatte: what `westerplatte.toml` holds after loading."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from garrison.core.components.records import Contents, Count, Positive, PrintedName, Record, RulingRecord
from garrison.games.westerplatte.components.event_kinds import AnyEvent
from garrison.games.westerplatte.components.event_record import Small

SpaceKind: TypeAlias = Literal["post", "tile"]
WeaponId: TypeAlias = Literal["machine_gun", "howitzer"]
Supply: TypeAlias = Literal["", "grenade", "mine", "brick"]
Side: TypeAlias = Literal["green", "red"]
LevelEffect: TypeAlias = Literal[
    "none",
    "lose_supply",
    "limited_movement",
    "lose_ammunition",
    "gain_supply",
    "extra_movement",
    "extra_action",
]

Phase: TypeAlias = Annotated[int, Meta(ge=1, le=2)]
TrackSpace: TypeAlias = Annotated[int, Meta(ge=1, le=4)]
Resistance: TypeAlias = Annotated[int, Meta(ge=1, le=6)]
Level: TypeAlias = Annotated[int, Meta(ge=-3, le=3)]
Players: TypeAlias = Annotated[int, Meta(ge=1, le=4)]

START = "start"  # the level on which the morale marker begins, and to which it comes back from either end
BLANK = "blank"  # a step of a morale track without effect


class PeninsulaSpace(Record, frozen=True):
    """A space of the peninsula: a post (round space) or the place of an action tile; `column` from the left.

    A wall of `bricks` bricks stands before it at the start. The officers begin on the one with `start`.
    """

    kind: SpaceKind
    column: Positive
    bricks: Small
    start: bool = False


class Path(Record, frozen=True):
    """A path between two spaces, used in both directions. One that is not on the board has `printed` false."""

    a: str
    b: str
    printed: bool = True


class AttackTrack(Record, frozen=True):
    """A German attack track of spaces I to IV, and the post it leads to; `column` from the left."""

    column: Positive
    post: str


class TroopWeapon(Record, frozen=True):
    """What troops may be armed with: the space they fire from, their possible speeds and forces."""

    fires_from: TrackSpace
    speeds: tuple[Small, ...]
    forces: tuple[Small, ...]


class AttackCard(Record, frozen=True, kw_only=True):
    """What every attack card has: its phase, the two tracks whose troops it moves, how many are alike."""

    phase: Phase
    activates: tuple[str, ...]
    copies: Count = 1
    name: PrintedName = ""


class Troop(AttackCard, frozen=True):
    """A troop: where it is deployed and its values. Speed 0 never moves."""

    track: str
    weapon: WeaponId
    resistance: Resistance
    speed: Small
    force: Small


class AirRaid(AttackCard, frozen=True):
    """An air raid: morale falls by `morale` and the wall of `target` loses `bricks` bricks."""

    target: str
    bricks: Small
    morale: Small


class MoraleDecline(AttackCard, frozen=True):
    """A morale decline: morale falls by `morale`."""

    morale: Small


class EventCard(Record, frozen=True):
    """So many equal event cards."""

    sign: Literal["positive", "negative"]
    effect: AnyEvent
    copies: Count = 1
    name: PrintedName = ""


class MoraleLevel(Record, frozen=True):
    """A level of morale: below 0 it punishes when entered from above, above 0 it rewards from below."""

    level: Level
    effect: LevelEffect
    amount: Small = 0


class MoraleTrack(Record, frozen=True):
    """The steps of a morale track from the lowest to the highest: ids of levels, or `blank`."""

    steps: tuple[str, ...]


class Tile(Record, frozen=True):
    """An action tile: the book's letter for it and the supply that lies on it and is spent by its action."""

    letter: Literal["A", "B", "C", "D", "E", "F"]
    supply: Supply = ""


class TileSide(Record, frozen=True):
    """One side of an action tile: the number printed on it, and the slots for its supply.

    The number is, by tile: steps of morale, grenades, mines, bricks, ammunition taken, troops pushed back.
    """

    tile: str
    side: Side
    amount: Positive
    slots: Count = 0


class Token(Record, frozen=True):
    """Markers and tokens of one kind. What is not limited may be replaced by anything at hand."""

    count: Count
    material: Literal["wood", "cardboard"]
    limited: bool = True


class Day(Record, frozen=True):
    """A day of defence: the discards that end it, and what happens then."""

    number: Positive
    cards: Positive
    event: bool
    supplies: bool = False


class DifficultyLevel(Record, frozen=True):
    """A level of difficulty: side of the tiles, morale track, event cards drawn of each sign."""

    side: Side
    morale_track: str
    positive: Small
    negative: Small


class PlayerSetup(Record, frozen=True):
    """What depends on the number of players; `discarded` cards open the pile of day 1, `deployed` the tracks."""

    players: Players
    officers: Players
    ammunition: Small
    discarded: Small
    deployed: Small


class Components(Contents, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything in the box, section by section, in the order of the file."""

    spaces: tuple[PeninsulaSpace, ...]
    paths: tuple[Path, ...]
    tracks: tuple[AttackTrack, ...]
    weapons: tuple[TroopWeapon, ...]
    troops: tuple[Troop, ...]
    air_raids: tuple[AirRaid, ...]
    morale_declines: tuple[MoraleDecline, ...]
    events: tuple[EventCard, ...]
    morale_levels: tuple[MoraleLevel, ...]
    morale_tracks: tuple[MoraleTrack, ...]
    tiles: tuple[Tile, ...]
    tile_sides: tuple[TileSide, ...]
    tokens: tuple[Token, ...]
    days: tuple[Day, ...]
    difficulties: tuple[DifficultyLevel, ...]
    player_setups: tuple[PlayerSetup, ...]
    rulings: tuple[RulingRecord, ...]

    @property
    def attack_cards(self) -> tuple[AttackCard, ...]:
        """All attack cards, in the order of the file."""
        return (*self.troops, *self.air_raids, *self.morale_declines)

    def token(self, name: str) -> int:
        """How many markers or tokens of a kind there are."""
        return next(r.count for r in self.tokens if r.id == name)
