"""The typed records of Castle Itter's components: what `castle_itter.toml` holds after loading.

What all records have is in `garrison.core.components.records`.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from garrison.core.components.records import (
    Contents,
    Count,
    Positive,
    PrintedName,
    Record,
    RuleNumber,
    RulingRecord,
)

Colour: TypeAlias = Literal["green", "red", "purple", "yellow", "black", "white"]
SightColour: TypeAlias = Literal["green", "red", "purple", "yellow", "black"]
AreaColour: TypeAlias = Literal["green", "red", "purple", "black"]  # those with a suppression space
Attribute: TypeAlias = Literal["C", "E", "I", "M", "O", "R", "S", "T"]
Nationality: TypeAlias = Literal["USA", "GER_SS", "GER", "AUT", "FRA"]
Start: TypeAlias = Literal["supply", "reinforcement", "cellar"]
Category: TypeAlias = Literal[
    "place", "attack_defender", "disrupt_defenders", "suppressive_fire", "attack_location", "special"
]

Strength: TypeAlias = Annotated[int, Meta(ge=0, le=12)]
Face: TypeAlias = Annotated[int, Meta(ge=1, le=6)]
Defense: TypeAlias = Annotated[int, Meta(ge=2, le=6)]
TrackStep: TypeAlias = Annotated[int, Meta(ge=0, le=6)]
Area: TypeAlias = Annotated[int, Meta(ge=2, le=12)]
Deck: TypeAlias = Annotated[int, Meta(ge=1, le=4)]
Points: TypeAlias = Annotated[int, Meta(ge=-99, le=99)]

FACES = [1, 2, 3, 4, 5, 6]  # of a die
SIGHT_COLOURS: tuple[SightColour, ...] = ("green", "red", "purple", "yellow", "black")
CASTLE = "castle"  # the `next` of the last space of a track: one push more loses the game


class EscapeDeck(Record, frozen=True):
    """Among how many bottom cards the 142nd Regiment goes while this deck's card tops the discard pile."""

    deck: Deck
    bottom_cards: Positive


class DefenseTrack(Record, frozen=True):
    """The defense values a location goes through, highest first. A 0 means that it is destroyed."""

    steps: tuple[TrackStep, ...]


class Location(Record, frozen=True):
    """A location of the castle. Without a defense track it cannot be attacked; no exits listed means all."""

    escape_allowed: bool
    defense_track: str = ""
    exits: tuple[str, ...] = ()


class SquareRecord(Record, frozen=True):
    """A combat position. Its printed numbers hold for each of its colours; a weapon makes it a [T] position.

    `certain_part` says what of a likely record is beyond doubt.
    """

    location: str
    colours: tuple[Colour, ...]
    die: tuple[Face, ...] = ()
    weapon: Literal["", "load", "cannon", "m2hb", "m1919a4"] = ""
    attack: Strength = 0
    suppress: Strength = 0
    certain_part: str = ""


class TrackSpace(Record, frozen=True):
    """A space of a track, a small circle on the board. Tracks merge, so several may share their `next`."""

    colour: SightColour
    next: str


class Track(TrackSpace, frozen=True):
    """A placement area, where a track begins: `number` is the total of two dice that leads to it."""

    number: Area
    colour: AreaColour


class Defender(Record, frozen=True):
    """One of the people who hold the castle."""

    name: str
    nationality: Nationality
    attack: Strength
    suppress: Strength
    attributes: tuple[Attribute, ...]
    start: Start


class Counter(Record, frozen=True):
    """A type of SS counter. With a `disrupt` value it fires when placed."""

    defense: Defense
    disrupt: Strength
    count: Count
    advances: bool


class CardKind(Record, frozen=True):
    """What an SS card does: the counter it places, or its dice and how one die finds its target."""

    category: Category
    places: str = ""
    dice: Strength = 0
    die_to_colour: dict[Face, SightColour] = {}
    die_to_location: dict[Face, str] = {}
    location: str = ""


class SsCard(Record, frozen=True):
    """So many equal cards of one SS deck."""

    deck: Deck
    kind: str
    copies: Count
    counters: Strength = 0
    competitive_only: bool = False
    name: PrintedName = ""


class TacticDice(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="extra_dice"):
    """Cards or counters of these kinds roll more dice."""

    kinds: tuple[str, ...]
    amount: Strength


class PlacementTable(
    Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="placement_table"
):
    """These counters are placed by one die and this table."""

    counters: tuple[str, ...]
    die: dict[Face, Area]


class SuppressionCap(
    Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="suppression_cap"
):
    """No more suppression tokens than this against one counter."""

    tokens_per_counter: Count


class DefenseBonus(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="defense_bonus"):
    """These counters are harder to suppress when placed."""

    counters: tuple[str, ...]
    amount: Strength


Effect: TypeAlias = TacticDice | PlacementTable | SuppressionCap | DefenseBonus


class Tactic(Record, frozen=True):
    """A tactics card. `known` lists what of it is public; the rest is a reconstruction."""

    effect: Effect
    copies_by_deck: dict[Deck, Count]
    known: tuple[str, ...] = ()
    name: PrintedName = ""


class TacticsDeck(Record, frozen=True):
    """How many cards a tactics deck has before any are removed."""

    deck: Deck
    size: Count


class ScoringPoints(Record, frozen=True):
    """What something is worth at the end."""

    points: Points


class ScoringBand(Record, frozen=True):
    """An award: from `min` points up to the next band. The one without `min` takes all below."""

    level: Literal["epic", "major", "minor", "draw"]
    min: Points | None = None


class Variant(Record, frozen=True):
    """A difficulty or variant: the counters of the set-up, the tactics cards, and hands if competitive."""

    setup_counters: dict[str, Count]
    setup_random: bool = False
    players: Literal[1, 2] = 1
    tactics_removed: dict[Deck, Count] = {}
    tactics_in_play: Count = 0
    ss_hand: Count = 0
    tactics_hand: Count = 0
    must_play: tuple[str, ...] = ()


class Components(Contents, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything in the box, section by section, in the order of the file."""

    escape_decks: tuple[EscapeDeck, ...]
    defense_tracks: tuple[DefenseTrack, ...]
    locations: tuple[Location, ...]
    positions: tuple[SquareRecord, ...]
    tracks: tuple[Track, ...]
    track_spaces: tuple[TrackSpace, ...]
    defenders: tuple[Defender, ...]
    ss_counters: tuple[Counter, ...]
    ss_card_kinds: tuple[CardKind, ...]
    ss_cards: tuple[SsCard, ...]
    tactics_decks: tuple[TacticsDeck, ...]
    tactics_cards: tuple[Tactic, ...]
    scoring_points: tuple[ScoringPoints, ...]
    scoring_bands: tuple[ScoringBand, ...]
    variants: tuple[Variant, ...]
    playtest: tuple[RuleNumber, ...]
    rulings: tuple[RulingRecord, ...]

    def playtest_rule(self, name: str) -> int:
        """A number of the rules as the playtest edition has it."""
        return next(r.value for r in self.playtest if r.id == name)
