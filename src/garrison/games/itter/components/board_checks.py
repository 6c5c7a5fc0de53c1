"""Checks of the board and of the people on it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import get_args

from garrison.core.components.fault import Fault, each, faults_of, ids, must_exist, must_total
from garrison.games.itter import codes
from garrison.games.itter.components.records import (
    CASTLE,
    FACES,
    SIGHT_COLOURS,
    Attribute,
    Components,
    SightColour,
    SquareRecord,
)

TANK = "besotten_jenny"
CELLAR = "cellar"


def board_faults(c: Components) -> Iterator[Fault]:
    """Everything that cannot be right about board and people, names before sums."""
    yield from locations(c)
    yield from defense_tracks(c)
    yield from positions(c)
    yield from faults_of(c, SIGHT_COLOURS, die_faces)
    yield from tracks(c)
    yield from defenders(c)
    yield from tokens(c)


def locations(c: Components) -> Iterator[Fault]:
    """Each location with a defense value has its Defense token."""
    for place in c.locations:
        where = f"locations.{place.id}"
        if place.defense_track:
            yield from must_exist(
                f"{where}.defense_track", [place.defense_track], ids(c.defense_tracks), "defense track"
            )
        yield from must_exist(f"{where}.exits", place.exits, ids(c.locations), "location")
        if place.id in place.exits:
            yield Fault((f"{where}.exits",), "a location is no exit of itself")
    defended = [place for place in c.locations if place.defense_track]
    fields = each("locations", c.locations, "defense_track")
    yield from must_total(
        c, "defense_tokens", fields, "the locations with a defense track are", len(defended)
    )


def defense_tracks(c: Components) -> Iterator[Fault]:
    """Defense values fall from step to step; only the tank can be destroyed."""
    for track in c.defense_tracks:
        field = f"defense_tracks.{track.id}.steps"
        if not track.steps or any(after >= before for before, after in pairwise(track.steps)):
            yield Fault((field,), f"{list(track.steps)} must have steps, each lower than the one before")
        if any(step == 1 for step in track.steps):
            yield Fault(
                (field,), "a defense value of 1 would be hit by every die; valid: 2 to 6, or a last step 0"
            )
        users = [place.id for place in c.locations if place.defense_track == track.id]
        if 0 in track.steps and users != [TANK]:
            yield Fault((field,), f"ends at 0, but only {TANK} can be destroyed; used by: {', '.join(users)}")


def positions(c: Components) -> Iterator[Fault]:
    """Positions lie in a location, have one or two colours and a number only where they can be seen."""
    for position in c.positions:
        where = f"positions.{position.id}"
        yield from must_exist(f"{where}.location", [position.location], ids(c.locations), "location")
        colours = set(position.colours)
        if not 1 <= len(position.colours) == len(colours) <= 2 or ("white" in colours and len(colours) > 1):
            yield Fault((f"{where}.colours",), "needs one colour or two different ones; white stands alone")
        if "white" in colours and position.die:
            yield Fault((f"{where}.die",), "a white position cannot be seen, so it has no die number")
        yield from weapon(position)
    fields = each("positions", c.positions, "location")
    yield from must_total(c, "positions", fields, "the positions are", len(c.positions))
    cellar = [position for position in c.positions if position.location == CELLAR]
    yield from must_total(c, "cellar_positions", fields, "the positions in the Cellar are", len(cellar))


def weapon(position: SquareRecord) -> Iterator[Fault]:
    """Only a gun has values."""
    where = f"positions.{position.id}"
    is_gun = position.weapon not in ("", "load")
    if not is_gun and (position.attack or position.suppress):
        kind = "a loader's position" if position.weapon else "a position without weapon"
        yield Fault((f"{where}.attack", f"{where}.suppress"), f"{kind} has no values of its own")


def die_faces(c: Components, colour: SightColour) -> Iterator[Fault]:
    """Each face of the die finds exactly one position of a colour."""
    seen = [position for position in c.positions if colour in position.colours]
    for face in FACES:
        hit = [position for position in seen for number in position.die if number == face]
        if len(hit) != 1:
            fields = each("positions", hit or seen or c.positions, "die")
            yield Fault(fields, f"{colour} {face} must be on exactly one position, it is on {len(hit)}")


def tracks(c: Components) -> Iterator[Fault]:
    """From every area a track leads to the castle."""
    after = {space.id: space.next for space in c.track_spaces}
    for section, steps in (("tracks", c.tracks), ("track_spaces", c.track_spaces)):
        for step in steps:
            yield from must_exist(f"{section}.{step.id}.next", [step.next], [*after, CASTLE], "track space")
    for area in c.tracks:
        path = [area.next]
        while path[-1] in after and len(path) <= len(after):
            path.append(after[path[-1]])
        if len(path) > len(after):
            fields = (
                f"tracks.{area.id}.next",
                *(f"track_spaces.{name}.next" for name in dict.fromkeys(path)),
            )
            yield Fault(
                fields, f"the track of area {area.number} runs in a circle and never reaches the castle"
            )
    numbers = [area.number for area in c.tracks]
    if numbers != list(range(2, 13)):
        yield Fault(each("tracks", c.tracks, "number"), f"the areas are 2 to 12 in this order, not {numbers}")
    fields = each("tracks", c.tracks, "number")
    yield from must_total(c, "placement_areas", fields, "the placement areas are", len(c.tracks))
    fields = each("track_spaces", c.track_spaces, "next")
    yield from must_total(c, "track_spaces", fields, "the spaces of the tracks are", len(c.track_spaces))


def defenders(c: Components) -> Iterator[Fault]:
    """Twenty in the supply, three [R] who may join them, five in the Cellar."""
    starts = each("defenders", c.defenders, "start")
    yield from must_total(c, "defenders", starts, "the defenders are", len(c.defenders))
    for start in ("supply", "reinforcement", "cellar"):
        found = sum(person.start == start for person in c.defenders)
        yield from must_total(
            c, f"{start}_defenders", starts, f"the defenders with start '{start}' are", found
        )
    attributes = each("defenders", c.defenders, "attributes")
    for letter in get_args(Attribute):
        found = sum(letter in person.attributes for person in c.defenders)
        yield from must_total(c, f"attribute_{letter}", attributes, f"the [{letter}] defenders are", found)
    for person in c.defenders:
        where = f"defenders.{person.id}"
        if len(set(person.attributes)) < len(person.attributes):
            yield Fault((f"{where}.attributes",), f"has one twice: {', '.join(person.attributes)}")
        if ("R" in person.attributes) != (person.start == "reinforcement"):
            yield Fault(
                (f"{where}.attributes", f"{where}.start"), "[R] and start 'reinforcement' go together"
            )
    beds = c.total("cellar_positions")
    if c.total("cellar_defenders") > beds:
        yield Fault(
            ("totals.cellar_defenders.value",), f"{beds} positions of the Cellar are too few for them"
        )


def tokens(c: Components) -> Iterator[Fault]:
    """There is a token for each action and each recovery by Command, and room for the suppression tokens."""
    actions, rule = c.rule("defender_actions_per_turn"), "rules.defender_actions_per_turn.value"
    yield from must_total(c, "action_tokens", (rule,), "the actions of a turn are", actions)
    commanders, recoveries = c.total("attribute_C"), c.rule("command_recoveries")
    what = f"the Command tokens of {commanders} [C] defenders with {recoveries} recoveries each are"
    fields = ("rules.command_recoveries.value", "totals.attribute_C.value")
    yield from must_total(c, "command_tokens", fields, what, commanders * recoveries)
    if c.total("suppression_tokens") >= codes.MOST_TOKENS:
        text = f"there is room for at most {codes.MOST_TOKENS - 1} suppression tokens"
        yield Fault(("totals.suppression_tokens.value",), text)
