"""What can happen in 7 Days of Westerplatte, each event declared once: its message, its paragraph, its facts."""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core import bits
from garrison.core.event import COUNT, EventFact, Events, among, packed
from garrison.games.westerplatte import codes as c
from garrison.games.westerplatte.position import WesterplattePosition

# What the numbers that are told stand for.
OFFICER: Final = packed("officer_ids")
SPACE: Final = packed("space_ids")
TRACK: Final = packed("track_ids")
TRACK_SPACE: Final = packed("track_space_ids")
TILE: Final = packed("tile_ids")
SUPPLY: Final = packed("supply_ids")
CARD: Final = packed("card_ids")
WEAPON: Final = packed("weapon_ids")  # of a card
EVENT: Final = packed("event_ids")
ENDING: Final = among(c.ENDINGS)


def OFFICER_SET(p: WesterplattePosition, officers: int) -> EventFact:  # noqa: N802 (a constant like the other kinds)
    """Officers, as a bit set."""
    return tuple(p.packed.officer_ids[n] for n in bits.members(officers))


def PATH_SET(p: WesterplattePosition, paths: int) -> EventFact:  # noqa: N802
    """Paths, as a bit set."""
    return tuple(p.packed.path_ids[n] for n in bits.members(paths))


def MORALE_STEP(p: WesterplattePosition, step: int) -> EventFact:  # noqa: N802
    """A step of the morale track in play."""
    return p.rules.morale_ids[step]


EVENTS: Final = Events()
event: Final = EVENTS.declare

# The set-up.
TILE_DEALT: Final[i64] = event("tile-dealt", "S.3", tile=TILE, space=SPACE)
CARD_SET_ASIDE: Final[i64] = event("card-set-aside", "S.12", card=CARD)

# An officer's turn.
TURN_BEGAN: Final[i64] = event("turn-began", "T.2", seat=COUNT, who=OFFICER, turn=COUNT, day=COUNT)
LIMITED_MOVEMENT_USED: Final[i64] = event("limited-movement-used", "M.6b", who=OFFICER, left=COUNT)
OFFICER_MOVED: Final[i64] = event("officer-moved", "T.5", who=OFFICER, space=SPACE)
EXTRA_MOVEMENT_SPENT: Final[i64] = event("extra-movement-spent", "M.2b", who=OFFICER, left=COUNT)
EXTRA_ACTION_SPENT: Final[i64] = event("extra-action-spent", "M.3c", who=OFFICER, left=COUNT)
SHOT_FIRED: Final[i64] = event("shot-fired", "A.2", who=OFFICER, payers=OFFICER_SET, card=CARD, track=TRACK)
TROOP_WOUNDED: Final[i64] = event(
    "troop-wounded", "A.4", card=CARD, track=TRACK, wounds=COUNT, resistance=COUNT
)
TROOP_ELIMINATED: Final[i64] = event("troop-eliminated", "A.5", card=CARD, track=TRACK)

# The action tiles.
MORTAR_FIRED: Final[i64] = event("mortar-fired", "U.2", who=OFFICER, card=CARD, track=TRACK, left=COUNT)
MINE_LAID: Final[i64] = event("mine-laid", "U.3", who=OFFICER, space=TRACK_SPACE, left=COUNT)
MINE_EXPLODED: Final[i64] = event("mine-exploded", "U.3d", card=CARD, space=TRACK_SPACE, origin=TRACK_SPACE)
WALL_REBUILT: Final[i64] = event("wall-rebuilt", "U.4", who=OFFICER, space=SPACE, bricks=COUNT, left=COUNT)
BRICKS_WASTED: Final[i64] = event("bricks-wasted", "U.4e", bricks=COUNT)
AMMUNITION_TAKEN: Final[i64] = event("ammunition-taken", "U.5", who=OFFICER, count=COUNT)
TROOP_PUSHED_BACK: Final[i64] = event(
    "troop-pushed-back", "U.6", who=OFFICER, card=CARD, space=TRACK_SPACE, origin=TRACK_SPACE
)

# Morale.
MORALE_ROSE: Final[i64] = event("morale-rose", "M.0", level=MORALE_STEP, step=COUNT)
MORALE_FELL: Final[i64] = event("morale-fell", "M.0", level=MORALE_STEP, step=COUNT)
MORALE_RECOVERED: Final[i64] = event("morale-recovered", "M.9")
MORALE_PEAKED: Final[i64] = event("morale-peaked", "M.3d")
MORALE_BOTTOMED: Final[i64] = event("morale-bottomed", "M.8")
SUPPLY_GAINED: Final[i64] = event("supply-gained", "M.1", supply=SUPPLY, count=COUNT)
SUPPLY_NOT_GAINED: Final[i64] = event("supply-not-gained", "M.1")
SUPPLY_LOST: Final[i64] = event("supply-lost", "M.5", supply=SUPPLY, count=COUNT)
SUPPLY_NOT_LOST: Final[i64] = event("supply-not-lost", "M.5")
TOKENS_CANCELLED: Final[i64] = event("tokens-cancelled", "M.2d", who=OFFICER, count=COUNT)
NOTHING_TO_SHARE: Final[i64] = event("nothing-to-share", "M.3e")
AMMUNITION_LOST: Final[i64] = event("ammunition-lost", "M.7", who=OFFICER, count=COUNT)

# What an officer gets, in the order in which `codes` numbers what is shared.
EXTRA_MOVEMENT_RECEIVED: Final[i64] = event("extra-movement-received", "M.2", who=OFFICER, count=COUNT)
LIMITED_MOVEMENT_RECEIVED: Final[i64] = event("limited-movement-received", "M.6", who=OFFICER, count=COUNT)
EXTRA_ACTION_RECEIVED: Final[i64] = event("extra-action-received", "M.3", who=OFFICER, count=COUNT)
AMMUNITION_RECEIVED: Final[i64] = event("ammunition-received", "E.6", who=OFFICER, count=COUNT)
RECEIVED: Final = EXTRA_MOVEMENT_RECEIVED  # and so on, by what is shared

# What the Germans do.
HOWITZER_FIRED: Final[i64] = event("troop-fired", "G.1", card=CARD, weapon=WEAPON, track=TRACK, force=COUNT)
MACHINE_GUN_FIRED: Final[i64] = event(
    "troop-fired", "G.1b", card=CARD, weapon=WEAPON, track=TRACK, force=COUNT
)
BRICKS_LOST: Final[i64] = event("bricks-lost", "G.2", space=SPACE, bricks=COUNT, left=COUNT)
DAMAGE_PASSED_ON: Final[i64] = event("damage-passed-on", "G.3", post=SPACE, space=SPACE)
DAMAGE_VOID: Final[i64] = event("damage-void", "G.7b", space=SPACE)
CARD_REVEALED: Final[i64] = event("card-revealed", "G.4", card=CARD)
TROOP_DEPLOYED: Final[i64] = event(
    "troop-deployed",
    "G.6",
    card=CARD,
    weapon=WEAPON,
    space=TRACK_SPACE,
    resistance=COUNT,
    speed=COUNT,
    force=COUNT,
)
TROOP_DIVERTED: Final[i64] = event("troop-diverted", "G.6c", card=CARD, track=TRACK, other=TRACK)
TRACKS_FULL: Final[i64] = event("tracks-full", "G.6e", card=CARD)
CARD_PUT_UNDER: Final[i64] = event("card-put-under", "G.6e", card=CARD)
TROOP_ADVANCED: Final[i64] = event("troop-advanced", "G.9", card=CARD, space=TRACK_SPACE, origin=TRACK_SPACE)
AIR_RAID_DISCARDED: Final[i64] = event("air-raid-discarded", "G.7c", card=CARD)
MORALE_DECLINE_DISCARDED: Final[i64] = event("morale-decline-discarded", "G.8b", card=CARD)

# Days and event cards.
DAY_ENDED: Final[i64] = event("day-ended", "D.1", day=COUNT)
EVENT_DRAWN: Final[i64] = event("event-drawn", "D.3", event=EVENT)
PATHS_BURNT: Final[i64] = event("paths-burnt", "E.3", paths=PATH_SET)
PATHS_REOPENED: Final[i64] = event("paths-reopened", "E.3b", paths=PATH_SET)
WALL_REINFORCED: Final[i64] = event("wall-reinforced", "E.4", space=SPACE, left=COUNT)
REINFORCEMENT_LOST: Final[i64] = event("reinforcement-lost", "E.4c", bricks=COUNT)
REINFORCEMENT_OUT: Final[i64] = event("reinforcement-out", "E.4")
EXTRA_GRENADE_RECEIVED: Final[i64] = event("extra-supply-received", "E.7", supply=SUPPLY, count=COUNT)
EXTRA_MINE_RECEIVED: Final[i64] = event("extra-supply-received", "E.8", supply=SUPPLY, count=COUNT)
EXTRA_GRENADE_REFUSED: Final[i64] = event("extra-supply-refused", "U.2f", supply=SUPPLY)
EXTRA_MINE_REFUSED: Final[i64] = event("extra-supply-refused", "U.3f", supply=SUPPLY)
SUPPLIES_ARRIVED: Final[i64] = event("supplies-arrived", "D.5", grenades=COUNT, mines=COUNT, bricks=COUNT)

# The end.
GAME_HELD: Final[i64] = event("game-ended", "V.2", ending=ENDING, day=COUNT)
GAME_BREACHED: Final[i64] = event("game-ended", "V.1", ending=ENDING, day=COUNT)
GAME_STALLED: Final[i64] = event("game-ended", "G.9e", ending=ENDING, day=COUNT)
