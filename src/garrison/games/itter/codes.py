"""The small numbers the hot path runs on, and what they stand for."""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Sizes of the printed game.
DEFENDERS: Final = 28
SQUARES: Final = 29
LOCATIONS: Final = 7
AREAS: Final = 11  # placement areas 2..12 are spaces 0..10
SPACES: Final = 31  # areas, then the 20 small circles
CASTLE: Final = -1  # what lies beyond the last space of a track
NOBODY: Final[i64] = -1
OFF_BOARD: Final[i64] = -1
GUNS: Final = 16  # room for machine gunners and mortars on the board
CARDS: Final = 48  # room for kinds of SS card
TACTICS: Final = 16  # room for kinds of Tactics card
DECKS: Final = 4
ORDERS_ROOM: Final = 3  # orders that fit on the pile of the competitive game

EVERYBODY: Final = (1 << DEFENDERS) - 1
EVERY_SQUARE: Final = (1 << SQUARES) - 1

# Locations with a rule of their own, by their place in the components file.
GREAT_HALL: Final = 3
TANK: Final = 5
CELLAR: Final = 6

# Colours; the first four have a suppression space.
GREEN: Final = 0
RED: Final = 1
PURPLE: Final = 2
BLACK: Final = 3
YELLOW: Final = 4
CRATES: Final = 4
COLOURS: Final = 5

# SS counters; the first three advance. The card kinds of the same number place them.
RIFLEMAN: Final = 1
SCOUT: Final = 2
STURM: Final = 3
MACHINE_GUNNER: Final = 4
MORTAR: Final = 5
SNIPER: Final = 6
FLAK_30: Final = 7
SUPPRESSIVE_FIRE: Final = 8
PAK_40_A: Final = 9
PAK_40_B: Final = 10
FLAK_37: Final = 11
PANZERFAUST: Final = 12
REINFORCEMENTS: Final = 13
REGIMENT: Final = 14
KINDS: Final = 16

# Targets of an attack: the advancing counter on a space, then machine gunners and mortars by area.
GUN_TARGETS: Final = 31
MORTAR_TARGETS: Final = 42
TARGETS: Final = 53

# Weapons printed on squares.
NO_WEAPON: Final = 0
GUN: Final = 1
CANNON: Final = 2
LOADER: Final = 3

# Where the 142nd Regiment card is.
ASIDE: Final = 0
IN_DECK: Final = 1
IN_HAND: Final = 2
PLAYED: Final = 3

# What became of the tank.
INTACT: Final = 0
LOST_EMPTY: Final = 1
LOST_MANNED: Final = 2

# Endings.
RUNNING: Final = 0
DECK_EXHAUSTED: Final = 1
RELIEVED: Final = 2
OVERRUN: Final = 3

# Seats, as bits.
DEFENDER_SEAT: Final = 1
SS_SEAT: Final = 2

MOST_TOKENS: Final = 64  # room for numbers of suppression tokens

# The row of a position: where each part of it begins.
AT: Final = 0  # square of each defender, OFF_BOARD if none
WHO: Final = AT + DEFENDERS  # defender on each square, or NOBODY
HERE: Final = WHO + SQUARES  # set of defenders in each location
SPACE: Final = HERE + LOCATIONS  # advancing counter on each space, 0 if none
GUN_AREA: Final = SPACE + SPACES  # machine gunners and mortars in the order they were placed
GUN_KIND: Final = GUN_AREA + GUNS
TOKENS: Final = GUN_KIND + GUNS  # suppression tokens in each space
DEFENSE: Final = TOKENS + CRATES  # of each location
DECK: Final = DEFENSE + LOCATIONS  # unseen SS cards by kind
DECK_COUNT: Final = DECK + CARDS  # unseen SS cards by deck
HAND: Final = DECK_COUNT + DECKS + 1  # SS player's cards
ORDERS: Final = HAND + CARDS  # order pile, first to resolve first
TACTIC_DECK: Final = ORDERS + ORDERS_ROOM  # unseen Tactics cards by deck and kind
TACTIC_LEFT: Final = TACTIC_DECK + DECKS * TACTICS  # how many of each deck will still come
TACTIC_HAND: Final = TACTIC_LEFT + DECKS
IN_PLAY: Final = TACTIC_HAND + TACTICS  # Tactics cards in play, newest first
LINEUP: Final = IN_PLAY + 2  # starting counters not placed yet
ROW: Final = LINEUP + KINDS
