"""Everything that can happen in Castle Itter, in the past tense: key, paragraph and kinds of the facts."""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core.event import COUNT, FACES, Events, among, packed
from garrison.games.itter import codes as c

DEFENDER: Final = packed("defender_ids")
SQUARE: Final = packed("square_ids")
LOCATION: Final = packed("location_ids")
SPACE: Final = packed("space_ids")
COUNTER: Final = packed("counter_ids")
COLOUR: Final = packed("colour_ids")
CARD: Final = packed("card_ids")
CARD_KIND: Final = packed("kind_ids")
TACTIC: Final = packed("tactic_ids")
ENDINGS: Final = ["running", "deck-exhausted", "relieved", "overrun"]
ENDING: Final = among(ENDINGS)

EVENTS: Final = Events()
event: Final = EVENTS.declare

# Chapters 1 and 2: the Defender Phase.
TURN_BEGAN: Final[i64] = event("turn-began", "1.1", turn=COUNT)
COUNTER_LINED_UP: Final[i64] = event("counter-lined-up", "6.1", counter=COUNTER, space=SPACE)
DEFENDER_PLACED: Final[i64] = event("defender-placed", "2.1", who=DEFENDER, square=SQUARE, location=LOCATION)
DEFENDER_SHIFTED: Final[i64] = event("defender-shifted", "2.4", who=DEFENDER, square=SQUARE)
DEFENDERS_SWITCHED: Final[i64] = event("defenders-switched", "2.4b", who=DEFENDER, other=DEFENDER)
DEFENDER_MOVED: Final[i64] = event("defender-moved", "2.5", who=DEFENDER, square=SQUARE, location=LOCATION)
ATTACK_ROLLED: Final[i64] = event(
    "attack-rolled", "2.2b", who=DEFENDER, counter=COUNTER, space=SPACE, faces=FACES, need=COUNT, hit=COUNT
)
SUPPRESSION_ADDED: Final[i64] = event("suppression-added", "2.3", who=DEFENDER, colour=COLOUR, tokens=COUNT)
SUPPRESSION_WASTED: Final[i64] = event("suppression-wasted", "2.3d", who=DEFENDER)
DEFENDER_RECOVERED: Final[i64] = event("defender-recovered", "2.6c", who=DEFENDER)
DEFENDER_STEADIED: Final[i64] = event("defender-steadied", "2.6c", who=DEFENDER)
COMMAND_GIVEN: Final[i64] = event("command-given", "2.7", who=DEFENDER)
ESCAPE_MADE: Final[i64] = event("escape-made", "2.8d", who=DEFENDER, bottom=COUNT)
CARDS_THROWN_AWAY: Final[i64] = event("cards-thrown-away", "P.7", who=DEFENDER, cards=COUNT)
CANNON_LOADED: Final[i64] = event("cannon-loaded", "3.6b", who=DEFENDER)
ACTION_PASSED: Final[i64] = event("action-passed", "2.0d", left=COUNT)
ACTION_ENDED: Final[i64] = event("action-ended", "2.0d", who=DEFENDER)

# Chapter 4: the SS Phase.
SS_PHASE_BEGAN: Final[i64] = event("ss-phase-began", "4.0", turn=COUNT)
TACTIC_DEALT: Final[i64] = event("tactic-dealt", "6.1a", tactic=TACTIC)
TACTIC_RETIRED: Final[i64] = event("tactic-retired", "6.1a", tactic=TACTIC)
CARD_REVEALED: Final[i64] = event("card-revealed", "4.0", card=CARD, deck=COUNT)
AREA_ROLLED: Final[i64] = event("area-rolled", "4.3", counter=COUNTER, faces=FACES, space=SPACE)
SUPPRESSION_DECLINED: Final[i64] = event("suppression-declined", "4.3b", counter=COUNTER, space=SPACE)
SUPPRESSION_ROLLED: Final[i64] = event(
    "suppression-rolled", "4.3b", counter=COUNTER, space=SPACE, faces=FACES, need=COUNT, hit=COUNT
)
COUNTER_PLACED: Final[i64] = event("counter-placed", "4.3", counter=COUNTER, space=SPACE)
COUNTER_ADVANCED: Final[i64] = event("counter-advanced", "4.3d", counter=COUNTER, space=SPACE, origin=SPACE)
CASTLE_ENTERED: Final[i64] = event("castle-entered", "4.3f", counter=COUNTER, origin=SPACE)
NOBODY_IN_SIGHT: Final[i64] = event("nobody-in-sight", "4.1d", colour=COLOUR)
COLOUR_OF_SNIPER: Final[i64] = event("colour-targeted", "4.1", kind=CARD_KIND, face=COUNT, colour=COLOUR)
COLOUR_OF_FLAK: Final[i64] = event("colour-targeted", "4.4", kind=CARD_KIND, face=COUNT, colour=COLOUR)
GUN_FIRED: Final[i64] = event("gun-fired", "4.4b", counter=COUNTER, space=SPACE)

# Sniper, heavy weapons and flak shoot alike, by paragraphs of their own.
TARGETED_BY_SNIPER: Final[i64] = event("defender-targeted", "4.1b", who=DEFENDER, face=COUNT, colour=COLOUR)
TARGETED_BY_GUN: Final[i64] = event(
    "defender-targeted", "4.3h", who=DEFENDER, face=COUNT, colour=COLOUR, origin=SPACE
)
SHOT_AT_BY_SNIPER: Final[i64] = event(
    "defender-shot-at", "4.1c", who=DEFENDER, faces=FACES, need=COUNT, hit=COUNT
)
SHOT_AT_BY_GUN: Final[i64] = event(
    "defender-shot-at", "4.3h", who=DEFENDER, faces=FACES, need=COUNT, hit=COUNT, origin=SPACE
)
SHOT_AT_BY_FLAK: Final[i64] = event(
    "defender-shot-at", "4.4", who=DEFENDER, faces=FACES, need=COUNT, hit=COUNT
)
DISRUPTED_BY_GUN: Final[i64] = event("defender-disrupted", "4.3h", who=DEFENDER)
DISRUPTED_BY_FLAK: Final[i64] = event("defender-disrupted", "4.4", who=DEFENDER)
DISRUPTED_BY_SHELL: Final[i64] = event("defender-disrupted", "4.2c", who=DEFENDER)
LOST_TO_SNIPER: Final[i64] = event("defender-lost", "4.1c", who=DEFENDER)
LOST_WHEN_DISRUPTED: Final[i64] = event("defender-lost", "4.3i", who=DEFENDER)
LOST_WITH_TANK: Final[i64] = event("defender-lost", "4.2e", who=DEFENDER)
LOST_IN_SACRIFICE: Final[i64] = event("defender-lost", "3.5", who=DEFENDER)

# What it comes to.
MORALE_BROKE: Final[i64] = event("morale-broke", "3.2", who=DEFENDER, location=LOCATION)
SACRIFICE_MADE: Final[i64] = event("sacrifice-made", "3.5", who=DEFENDER, saved=DEFENDER)
LOCATION_TARGETED: Final[i64] = event(
    "location-targeted", "4.2", kind=CARD_KIND, face=COUNT, location=LOCATION
)
LOCATION_SHOT_AT: Final[i64] = event(
    "location-shot-at", "4.2b", location=LOCATION, faces=FACES, need=COUNT, hit=COUNT
)
DEFENSE_REDUCED: Final[i64] = event("defense-reduced", "4.2b", location=LOCATION, value=COUNT)
LOCATION_SHAKEN: Final[i64] = event("location-shaken", "4.2c", location=LOCATION)
TANK_DESTROYED: Final[i64] = event("tank-destroyed", "4.2e", inside=COUNT)
WRECK_TARGETED: Final[i64] = event("wreck-targeted", "4.2f", kind=CARD_KIND)
REINFORCEMENTS_ARRIVED: Final[i64] = event("reinforcements-arrived", "3.4b", count=COUNT)
TOKENS_CLEARED: Final[i64] = event("tokens-cleared", "4.3c", tokens=COUNT)

# Chapter 5: the end.
REGIMENT_ARRIVED: Final[i64] = event("regiment-arrived", "5.0b", turn=COUNT)
DECK_EXHAUSTED: Final[i64] = event("game-ended", "5.0", ending=ENDING, score=COUNT)
RELIEVED: Final[i64] = event("game-ended", "5.0b", ending=ENDING, score=COUNT)
OVERRUN: Final[i64] = event("game-ended", "5.0c", ending=ENDING, score=COUNT)

# Chapter 6.2: what only the SS player hears, but for the first.
ORDERS_LAID: Final[i64] = event("orders-laid", "6.2b", cards=COUNT)
HAND_DRAWN: Final[i64] = event("hand-drawn", "6.2c", audience=c.SS_SEAT, card=CARD)
TACTIC_DRAWN: Final[i64] = event("hand-drawn", "6.2c", audience=c.SS_SEAT, card=TACTIC)
ORDER_CHOSEN: Final[i64] = event("order-chosen", "6.2b", audience=c.SS_SEAT, card=CARD, place=COUNT)
TACTIC_CHOSEN: Final[i64] = event("tactic-chosen", "6.2b", audience=c.SS_SEAT, tactic=TACTIC)
