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

# Sets of all there are.
ALL_SPACES: Final = 2047
ALL_TRACKS: Final = 31
ALL_TRACK_SPACES: Final = 1048575
ALL_OFFICERS: Final = 15
ALL_SUPPLIES: Final = 7
ALL_TILES: Final = 63

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
SUPPLY_TILE: Final = MORTAR  # the tile of the first supply; the others follow in order

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
EXTRA_MOVES: Final = HELD + SHARE_MOVEMENT * OFFICERS  # of that, the tokens of each officer
LIMITS: Final = HELD + SHARE_LIMITED * OFFICERS
EXTRA_ACTS: Final = HELD + SHARE_ACTIONS * OFFICERS
ROUNDS: Final = HELD + SHARE_AMMUNITION * OFFICERS  # and the ammunition
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

# Endings.
RUNNING: Final = 0
WON: Final = 1
BREACHED: Final = 2
STALLED: Final = 3
ENDINGS: Final = ["running", "held", "breached", "stalled"]

TURN_LIMIT: Final = 300
