"""The small numbers the hot path runs on, and what they stand for."""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# The grid: a space is its cell, row * WIDTH + column. Missions of up to 32 by 32 spaces fit.
WIDTH: Final = 32
SHIFT_Y: Final = 5
MASK_X: Final = 31
CELLS: Final = 1024
TILES: Final = 16
GATES: Final = 32
DIRECTIONS: Final = 8
OFF_BOARD: Final[i64] = -1
NOBODY: Final[i64] = -1

# Figures: the four heroes, then one for each enemy card by its number, Hans Grösse last.
HEROES: Final = 4
FIRST_NAZI: Final = 4
ENEMY_CARDS: Final = 50
FIGURES: Final = 54
HERO_CARDS: Final = 6
SEATS: Final = 4
EVERY_HERO: Final[i64] = 15  # as a set
NAZI_SPAWNS: Final = 4  # tokens A to D

# Room for kinds of card.
TYPES: Final = 16  # kinds of enemy
UNLESS_LOUD: Final = 65536  # beside a set of kinds that do not see a hero: not if he has attacked
WEAPON_KINDS: Final = 16
WEAPON_CARDS: Final = 32
ABILITIES: Final = 3
ITEMS: Final = 32  # kinds of equipment
EVENTS: Final = 32
EVENT_CHOICES: Final = 2
CRATES: Final = 16
TALENTS: Final = 3
SLOTS: Final = 4  # armour, upgrade, clothing, other
CLOTHING: Final = 2
AMMO_KINDS: Final = 3

# Tokens that lie on the map and are searched.
CRATE_TOKENS: Final = 8
EVERY_CRATE: Final = 255  # as a set
EVENT_TOKENS: Final = 5
FIRST_EVENT: Final = 8
FIRST_OBJECTIVE: Final = 13
OBJECTIVES: Final = 4
TOKENS: Final = 17
TOKEN_IDS: Final = ["crate", "event", "objective"]

# What a space is, as bits.
DIFFICULT: Final = 1
SPAWN: Final = 2  # hero or Nazi spawn token
PASSAGE: Final = 4

# Faces of the die.
FACE_HP: Final = 0
FACE_ARMOUR: Final = 1
FACE_RELOAD: Final = 2
FACE_BLANK: Final = 3
FACES: Final = 4
FACE_IDS: Final = ["hp", "armour", "reload", "blank"]
SIDES: Final = 12

# Ammunition; ANY is the hero's choice, DRAWN that of the weapon just drawn.
LIGHT: Final = 0
HEAVY: Final = 1
SPECIAL: Final = 2
ANY: Final = 3
DRAWN: Final = 4
AMMO_IDS: Final = ["light", "heavy", "special"]

# Where cards that are drawn come from; it stands above their number.
FROM_KILL: Final = 0
FROM_CARD: Final = 1
FROM_CRATE: Final = 2
FROM_EVENT: Final = 3
FROM_OBJECTIVE: Final = 4
DRAWS: Final = 16  # more than are drawn at once

# Kinds of equipment by what is done with them.
CONSUMABLE: Final = 4
MOUNTABLE: Final = 5

# States of a weapon card, as bits.
JAMMED: Final = 1  # a reload token lies on it
FRESH: Final = 2  # jammed in this activation
RELOADED: Final = 4  # reloaded in this activation

# Traits of enemy types, as bits.
LEADER: Final = 1
BOSS: Final = 2
MACHINE: Final = 4
OVER_TERRAIN: Final = 8
OVER_FIGURES: Final = 16
OVER_TOKENS: Final = 32
BIG_ARMOUR: Final = 64
SOUND_OFF: Final = 128
TELEPHONE: Final = 256
SOUNDS_OFF_ALONE: Final = 512  # each figure, whatever others of its kind have done
PUPPETEER: Final = 16384
TRANSFORMS: Final = 32768
HUMAN: Final = 65536

# How the weapon in hand is used: a weapon card is its number, these come after.
FISTS: Final = 40
BAYONET: Final = 41
TAKEDOWN: Final = 42
CARD: Final = 43  # a figure's own weapon: Nazis and bots

# Endings.
RUNNING: Final = 0
VICTORY: Final = 1
OUT_OF_TIME: Final = 2
ALL_DEAD: Final = 3
HERO_LOST: Final = 4
ENDING_IDS: Final = ["running", "victory", "out-of-time", "all-dead", "hero-lost"]

# Goals of a mission.
GOAL_KILL: Final = 0
GOAL_SEARCH: Final = 1
GOAL_EVENTS: Final = 2
GOAL_REACH: Final = 3
GOAL_EXIT: Final = 4
AFTER_TOKENS: Final = 1
AFTER_EVENTS: Final = 2

# Whom or what an effect concerns.
SELF: Final = 0
ADJACENT_HERO: Final = 1
SELF_OR_ADJACENT: Final = 2
HEROES_IN_TILE: Final = 3
ALL_HEROES: Final = 4
HEROES_WITHIN: Final = 5
ENEMIES_NEXT_TILES: Final = 6
NEAREST_ENEMY: Final = 7
ENEMY_IN_RANGE: Final = 8
ADJACENT_ENEMY: Final = 9
ADJACENT_MACHINE: Final = 10
ALL_OF_TYPE: Final = 11
OWN_TILE: Final = 12
NEXT_TILE: Final = 13
TILE_WITHIN: Final = 14
TARGET_TILE: Final = 15

# What the row of a position holds, from which place on. They stand here, beside the sizes they are made of,
# because mypyc folds a sum only within one module.
AT: Final = 0  # cell of each figure (upper left of a large one), OFF_BOARD if none
HP: Final = AT + FIGURES
ARMOUR: Final = HP + FIGURES
ORDER: Final = ARMOUR + FIGURES  # rank in this Nazi phase: initiative, then nearness
TRACE: Final = ORDER + FIGURES  # tile from which a leader was last attacked
OWNER: Final = TRACE + FIGURES  # hero a bot belongs to, or NOBODY
HERO: Final = OWNER + FIGURES  # hero card of each hero
GLORY: Final = HERO + HEROES
AMMUNITION: Final = GLORY + HEROES
LIFE: Final = AMMUNITION + HEROES * AMMO_KINDS  # shared life tokens
WARD: Final = LIFE + HEROES  # armour tokens, lost first
SHIELD: Final = WARD + HEROES  # damage a hero ignores until his next turn
COAT: Final = SHIELD + HEROES  # damage he ignores this round
BONUS: Final = COAT + HEROES  # AP at his next turn
HIDDEN: Final = BONUS + HEROES  # enemy types that do not see him, and beyond which distance
HIDDEN_OVER: Final = HIDDEN + HEROES
HELD: Final = HIDDEN_OVER + HEROES  # equipment by kind, not assigned
GOODS: Final = HELD + HEROES * ITEMS  # set of the kinds he holds
ARMS: Final = GOODS + HEROES  # set of his weapon cards
WORN: Final = ARMS + HEROES  # kind + 1 in each slot
WEAPON_OWNER: Final = WORN + HEROES * SLOTS
WEAPON_STATE: Final = WEAPON_OWNER + WEAPON_CARDS
WEAPON_MOUNT: Final = WEAPON_STATE + WEAPON_CARDS  # kind + 1
WEAPON_DECK: Final = WEAPON_MOUNT + WEAPON_CARDS
ITEM_DECK: Final = WEAPON_DECK + WEAPON_KINDS
ITEM_DISCARD: Final = ITEM_DECK + ITEMS
EVENT_DECK: Final = ITEM_DISCARD + ITEMS
EVENT_DISCARD: Final = EVENT_DECK + EVENTS
CRATE_DECK: Final = EVENT_DISCARD + EVENTS
CRATE_DISCARD: Final = CRATE_DECK + CRATES
NO_DISCARDS: Final = -1  # of a deck whose cards come back to it at once
KEPT: Final = CRATE_DISCARD + CRATES  # event cards kept by a hero: 0, or 1 + hero + 8 * choice + 16 * cell
SEARCHES: Final = KEPT + EVENTS  # how often each objective token was searched
KILLS: Final = SEARCHES + OBJECTIVES  # by type
IN_TILE: Final = KILLS + TYPES  # figures of each tile
TILE_OF: Final = IN_TILE + TILES  # tiles of each figure
ROUTE: Final = TILE_OF + FIGURES  # the way a Nazi is on, next space first
WHO: Final = ROUTE + WIDTH  # figure on each cell; not part of dumps
ROW: Final = WHO + CELLS
ROUTE_ROOM: Final[i64] = WIDTH

# Flags of a turn.
EXERTED: Final = 1
TALENT_USED: Final = 2
ABILITY_USED: Final = 4
KILLED: Final = 8  # somebody, in this turn
TIRED_AT_START: Final = 16
LIGHT_FOOT: Final = 32
RELOADED_ONE: Final = 64
SAW_HERO: Final = 128
HAS_ATTACKED: Final = 256
DID_SOMETHING: Final = 512
DAZED: Final = 1024  # stunned when the turn began
HAMPERED: Final = 2048  # sabotaged when the turn began

# Bits of `called` below those of the enemies.
LUCK_USED: Final = 1  # the card that re-rolls any die, this round
COAT_USED: Final = 2  # the clothing that protects once a round, whoever wears it
SOUNDED_OFF: Final = 4  # in this Nazi phase

# Options: one for each combination of the parts, in this order; those of one verb follow those of the one before.
ACTIVATE: Final = 0  # hero card
MOVE: Final = ACTIVATE + HERO_CARDS  # cell
SLIP: Final = MOVE + CELLS  # cell reached through a secret passage
OPEN: Final = SLIP + CELLS  # gate
CLEAR: Final = OPEN + GATES  # gate
SEARCH: Final = CLEAR + GATES  # token
LEAVE: Final = SEARCH + TOKENS  # objective token
ATTACK: Final = LEAVE + OBJECTIVES  # weapon card x enemy card
STAB: Final = ATTACK + WEAPON_CARDS * ENEMY_CARDS  # enemy card, with a bayonet
PUNCH: Final = STAB + ENEMY_CARDS  # enemy card, with bare hands
SHOOT: Final = PUNCH + ENEMY_CARDS  # enemy card, by a bot
RELOAD: Final = SHOOT + ENEMY_CARDS  # weapon card
USE: Final = RELOAD + WEAPON_CARDS  # kind of equipment
TALENT: Final = USE + ITEMS  # hero card x talent
EXERT: Final = TALENT + HERO_CARDS * TALENTS
RESCUE: Final = EXERT + 1  # hero card
GIVE_ITEM: Final = RESCUE + HERO_CARDS  # kind of equipment x hero card
GIVE_WEAPON: Final = GIVE_ITEM + ITEMS * HERO_CARDS  # weapon card x hero card
GIVE_AMMO: Final = GIVE_WEAPON + WEAPON_CARDS * HERO_CARDS  # kind of ammunition x hero card
WEAR: Final = GIVE_AMMO + AMMO_KINDS * HERO_CARDS  # kind of equipment
DOFF: Final = WEAR + ITEMS  # kind of equipment
MOUNT: Final = DOFF + ITEMS  # kind of equipment x weapon card
UNMOUNT: Final = MOUNT + ITEMS * WEAPON_CARDS  # weapon card
END: Final = UNMOUNT + WEAPON_CARDS
DECLINE: Final = END + 1
ABILITY: Final = DECLINE + 1  # ability of the weapon in use, then none
REROLL: Final = ABILITY + ABILITIES + 1  # face
STAND: Final = REROLL + FACES
AMMO: Final = STAND + 1  # kind of ammunition
CHOOSE: Final = AMMO + AMMO_KINDS  # event card x choice
PICK: Final = CHOOSE + EVENTS * EVENT_CHOICES  # hero card, then enemy card
PICKS: Final = HERO_CARDS + ENEMY_CARDS
AIM: Final = PICK + PICKS  # cell
TILE: Final = AIM + CELLS  # tile
FIRST: Final = TILE + TILES  # seat
OPTIONS: Final = FIRST + SEATS
