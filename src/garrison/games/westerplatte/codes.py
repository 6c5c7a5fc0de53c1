"""The small numbers the hot path runs on, and what they stand for."""

# compiled

from __future__ import annotations

from typing import Final

# Sizes of the printed game.
OFFICERS: Final = 4
POSTS: Final = 5
TILES: Final = 6
SPACES: Final = 11  # posts, then the places of the action tiles, each row from the left
TRACKS: Final = 5
STRETCH: Final = 4  # spaces of a track, I to IV as 0 to 3
TRACK_SPACES: Final = 20  # track by track
LAST: Final = 3
PATHS: Final = 32  # room for paths
CARDS: Final = 80  # room for kinds of attack card, and for attack cards
EVENTS: Final = 16  # room for kinds of event card
DAYS: Final = 10  # room for days
STEPS: Final = 16  # room for the steps of a morale track
NONE: Final = -1

# Action tiles, in the order of the book's letters.
MORALE: Final = 0
MORTAR: Final = 1
MINES: Final = 2
REBUILD: Final = 3
AMMUNITION: Final = 4
PUSH_BACK: Final = 5

# Supplies: what lies on three of the tiles, in the order of the tiles.
GRENADE: Final = 0
MINE: Final = 1
BRICK: Final = 2
SUPPLIES: Final = 3

# Kinds of attack card.
TROOP: Final = 0
AIR_RAID: Final = 1
DECLINE: Final = 2

# What a step of a morale track does when it is entered on the way away from the start.
NO_EFFECT: Final = 0
LOSE_SUPPLY: Final = 1
LIMITED_MOVEMENT: Final = 2
LOSE_AMMUNITION: Final = 3
GAIN_SUPPLY: Final = 4
EXTRA_MOVEMENT: Final = 5
EXTRA_ACTION: Final = 6

# What the players share among the officers.
SHARE_MOVEMENT: Final = 0
SHARE_LIMITED: Final = 1
SHARE_ACTIONS: Final = 2
SHARE_AMMUNITION: Final = 3
SHARES: Final = 4

# Where the row of a position keeps what. Beside the sizes they are built from, so that compiling makes each of them a
# plain number: a sum of imported names would be looked up at every use.
AT: Final = 0  # space of each officer
HELD: Final = AT + OFFICERS  # what each officer holds, by what is shared x officer
WALL: Final = HELD + SHARES * OFFICERS  # bricks of each wall
TILE: Final = WALL + SPACES  # action tile on each of its places, or NONE
ON_TRACK: Final = TILE + TILES  # card on each track, or NONE
PLACE: Final = ON_TRACK + TRACKS  # where on its track it stands, 0 to 3
WOUNDS: Final = PLACE + TRACKS
STOCK: Final = WOUNDS + TRACKS  # supplies on their tiles
SPARE: Final = STOCK + SUPPLIES  # supplies in the reserve
BOXED: Final = SPARE + SUPPLIES  # supplies in the box, out of play
RESERVE: Final = BOXED + SUPPLIES  # tokens and ammunition in the reserve, by what is shared
BAG: Final = RESERVE + SHARES  # unseen attack cards by kind
EVENT_BAG: Final = BAG + CARDS  # unseen event cards by kind
UNDER: Final = EVENT_BAG + EVENTS  # known cards at the bottom of the deck, the next to come first
DISCARDS: Final = UNDER + CARDS  # all piles of the days, one after the other
ROW: Final = DISCARDS + CARDS

# Effects of event cards.
REINFORCEMENT: Final = 0
MORALE_UP: Final = 1
EXTRA_AMMUNITION: Final = 2
EXTRA_GRENADE: Final = 3
EXTRA_MINE: Final = 4
NAVAL: Final = 5
ADVANCE: Final = 6
BURNT: Final = 7

# Endings.
RUNNING: Final = 0
WON: Final = 1
BREACHED: Final = 2
STALLED: Final = 3
ENDINGS: Final = ["running", "held", "breached", "stalled"]

TURN_LIMIT: Final = 300

# Options: each block holds one option per combination of its parts, in this order.
MOVE: Final = 0  # officer x space
SHOOT: Final = 44  # officer x set of officers who pay, less one: the empty set is none
RAISE: Final = 104  # officer
FIRE_MORTAR: Final = 108  # officer x track
LAY_MINE: Final = 128  # officer x track space
REBUILD_WALL: Final = 208  # officer x space
TAKE: Final = 252  # officer
PUSH: Final = 256  # officer x track
SPEND_MOVEMENT: Final = 276  # officer
SPEND_ACTION: Final = 280  # officer
END: Final = 284  # officer
STOP: Final = 288  # officer: push nobody else back
HIT: Final = 292  # tile whose wall takes the brick
GAIN: Final = 298  # supply
LOSE: Final = 301  # supply
SHARE: Final = 304  # what is shared x officer
DROP: Final = 320  # officer who gives up one ammunition
PLACE_BRICK: Final = 324  # space whose wall gets a brick
OPTIONS: Final = 335
PAYERS: Final = 15  # sets of officers who pay
