"""Everything that can happen in Wolfenstein, in the past tense: the key of its message, its paragraph, its facts."""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core.event import COUNT, Events, FactKind, among, packed
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.names import figure_name, space_name, tile_name, weapon_name


def _space(p: object, cell: int) -> str:
    return space_name(cell)


def _symbols(p: object, faces: int) -> tuple[str, ...]:
    """Dice by face, eight bits for the number of each."""
    return tuple(name for face, name in enumerate(c.FACE_IDS) for _ in range(faces >> 8 * face & 255))


def _token(p: object, token: int) -> str:
    return c.TOKEN_IDS[(token >= c.FIRST_EVENT) + (token >= c.FIRST_OBJECTIVE)]


FIGURE: Final[FactKind] = figure_name
SPACE: Final[FactKind] = _space
TILE: Final[FactKind] = tile_name
WEAPON: Final[FactKind] = weapon_name  # by its card
WEAPON_KIND: Final = packed("weapon_ids")
ABILITY: Final = packed("ability_ids")
ITEM: Final = packed("item_ids")
TALENT: Final = packed("talent_ids")
EVENT: Final = packed("event_ids")
CHOICE: Final = packed("choice_ids")
CRATE: Final = packed("crate_ids")
AMMO: Final = among(c.AMMO_IDS)
ENDING: Final = among(c.ENDING_IDS)
SYMBOLS: Final[FactKind] = _symbols
TOKEN: Final[FactKind] = _token

EVENTS: Final = Events()
ABILITY_USED: Final[i64] = EVENTS.declare("ability-used", "W.3", who=FIGURE, ability=ABILITY)
ACTIVATION_LOST: Final[i64] = EVENTS.declare("activation-lost", "Q.6", who=FIGURE)
ALARM_RANG: Final[i64] = EVENTS.declare("alarm-rang", "D.4", number=COUNT)
ALL_DIED: Final[i64] = EVENTS.declare("mission-ended", "G.2", ending=ENDING, round=COUNT)
AMMO_GAINED: Final[i64] = EVENTS.declare("ammo-gained", "W.1", who=FIGURE, ammo=AMMO, n=COUNT)
AMMO_GIVEN: Final[i64] = EVENTS.declare("thing-given", "O.6", who=FIGURE, to=FIGURE, thing=AMMO)
AREA_ROLLED: Final[i64] = EVENTS.declare("area-rolled", "B.4", target=FIGURE, hp=COUNT, armour=COUNT)
ARMOUR_ADDED: Final[i64] = EVENTS.declare("armour-added", "P.2", who=FIGURE, n=COUNT)
ATTACK_DECLARED: Final[i64] = EVENTS.declare("attack-declared", "F.1", who=FIGURE, target=FIGURE, dice=COUNT)
ATTACK_MISSED: Final[i64] = EVENTS.declare("attack-missed", "F.3", target=FIGURE)
ATTACK_ROLLED: Final[i64] = EVENTS.declare("attack-rolled", "F.2", who=FIGURE, target=FIGURE, faces=SYMBOLS)
BARRICADE_CLEARED: Final[i64] = EVENTS.declare("barricade-cleared", "M.5c", who=FIGURE, gate=COUNT)
BOMB_THROWN: Final[i64] = EVENTS.declare("bomb-thrown", "M.5b", who=FIGURE, space=SPACE)
BOT_JOINED: Final[i64] = EVENTS.declare("bot-joined", "B.5", who=FIGURE, hero=FIGURE)
BOT_LOST: Final[i64] = EVENTS.declare("bot-lost", "B.8", who=FIGURE)
CHECK_ROLLED: Final[i64] = EVENTS.declare("check-rolled", "K.2", who=FIGURE, won=COUNT)
CRATE_OPENED: Final[i64] = EVENTS.declare("crate-opened", "E.2", who=FIGURE, crate=CRATE)
DANGER_CHANGED: Final[i64] = EVENTS.declare("danger-changed", "D.1", danger=COUNT, limit=COUNT)
DANGER_RESET: Final[i64] = EVENTS.declare("danger-reset", "D.3")
DICE_REROLLED: Final[i64] = EVENTS.declare("dice-rerolled", "K.3b", who=FIGURE, faces=SYMBOLS)
DOOR_OPENED: Final[i64] = EVENTS.declare("door-opened", "M.4", who=FIGURE, gate=COUNT)
ENEMY_KILLED: Final[i64] = EVENTS.declare("enemy-killed", "F.6", who=FIGURE, by=FIGURE)
ENEMY_SPAWNED: Final[i64] = EVENTS.declare("enemy-spawned", "D.5", who=FIGURE, space=SPACE)
ENEMY_WOKE: Final[i64] = EVENTS.declare("enemy-woke", "N.3", who=FIGURE, sees=COUNT, whom=FIGURE)
EVENT_COMPLETED: Final[i64] = EVENTS.declare("event-completed", "C.6c", event=EVENT, done=COUNT)
EVENT_DRAWN: Final[i64] = EVENTS.declare("event-drawn", "E.1", who=FIGURE, event=EVENT)
EVENT_SETTLED: Final[i64] = EVENTS.declare("event-settled", "E.1b", who=FIGURE, event=EVENT, choice=CHOICE)
FIGURE_HURT: Final[i64] = EVENTS.declare("figure-hurt", "F.4", who=FIGURE, hits=COUNT, hp=COUNT, armour=COUNT)
FIGURE_MOVED: Final[i64] = EVENTS.declare("figure-moved", "M.1", who=FIGURE, space=SPACE)
FIGURE_PUSHED: Final[i64] = EVENTS.declare("figure-pushed", "W.3", who=FIGURE, space=SPACE)
FIGURE_SABOTAGED: Final[i64] = EVENTS.declare("figure-sabotaged", "Q.6b", who=FIGURE)
FIGURE_STUNNED: Final[i64] = EVENTS.declare("figure-stunned", "Q.6", who=FIGURE)
FIRE_ORDERED: Final[i64] = EVENTS.declare("fire-ordered", "N.10", who=FIGURE, other=FIGURE)
FIRST_PLAYER_CHOSEN: Final[i64] = EVENTS.declare("first-player-chosen", "R.6c", player=COUNT)
GLORY_GAINED: Final[i64] = EVENTS.declare("glory-gained", "P.1", who=FIGURE, n=COUNT)
HERO_ACTIVATED: Final[i64] = EVENTS.declare("hero-activated", "R.3b", who=FIGURE)
HERO_DIED: Final[i64] = EVENTS.declare("hero-died", "H.4", who=FIGURE)
HERO_ENTERED: Final[i64] = EVENTS.declare("hero-entered", "S.7b", who=FIGURE, space=SPACE)
HERO_EXERTED: Final[i64] = EVENTS.declare("hero-exerted", "T.5", who=FIGURE)
HERO_FELL: Final[i64] = EVENTS.declare("hero-fell", "H.2", who=FIGURE)
HERO_HEALED: Final[i64] = EVENTS.declare("hero-healed", "C.4e", who=FIGURE, n=COUNT)
HERO_LEFT: Final[i64] = EVENTS.declare("hero-left", "E.3", who=FIGURE)
HERO_LOST: Final[i64] = EVENTS.declare("mission-ended", "G.3", ending=ENDING, round=COUNT)
HERO_RESCUED: Final[i64] = EVENTS.declare("hero-rescued", "H.3", who=FIGURE, by=FIGURE)
HERO_RESTED: Final[i64] = EVENTS.declare("hero-rested", "T.6", who=FIGURE)
HERO_TIRED: Final[i64] = EVENTS.declare("hero-tired", "T.7b", who=FIGURE)
ITEM_DEALT: Final[i64] = EVENTS.declare("item-drawn", "S.6c", who=FIGURE, item=ITEM)
ITEM_DISMOUNTED: Final[i64] = EVENTS.declare("item-dismounted", "O.5", who=FIGURE, item=ITEM)
ITEM_DOFFED: Final[i64] = EVENTS.declare("item-doffed", "O.5", who=FIGURE, item=ITEM)
# By where cards are drawn from, in the order of `codes`.
ITEM_DRAWN: Final[i64] = EVENTS.declare("item-drawn", "F.6", who=FIGURE, item=ITEM)
ITEM_DRAWN_FOR_CARD: Final[i64] = EVENTS.declare("item-drawn", "C.4", who=FIGURE, item=ITEM)
ITEM_DRAWN_FOR_CRATE: Final[i64] = EVENTS.declare("item-drawn", "C.5", who=FIGURE, item=ITEM)
ITEM_DRAWN_FOR_EVENT: Final[i64] = EVENTS.declare("item-drawn", "E.1b", who=FIGURE, item=ITEM)
ITEM_DRAWN_FOR_OBJECTIVE: Final[i64] = EVENTS.declare("item-drawn", "E.3", who=FIGURE, item=ITEM)
ITEM_GIVEN: Final[i64] = EVENTS.declare("thing-given", "O.6", who=FIGURE, to=FIGURE, thing=ITEM)
ITEM_MOUNTED: Final[i64] = EVENTS.declare("item-mounted", "O.4", who=FIGURE, item=ITEM, weapon=WEAPON)
ITEM_USED: Final[i64] = EVENTS.declare("item-used", "C.4", who=FIGURE, item=ITEM)
ITEM_WORN: Final[i64] = EVENTS.declare("item-worn", "O.3", who=FIGURE, item=ITEM)
LIFE_GIVEN: Final[i64] = EVENTS.declare("life-given", "X.5c", who=FIGURE)
MISSION_WON: Final[i64] = EVENTS.declare("mission-ended", "G.4", ending=ENDING, round=COUNT)
NAZI_PHASE_BEGAN: Final[i64] = EVENTS.declare("nazi-phase-began", "R.5", round=COUNT)
NOISE_FADED: Final[i64] = EVENTS.declare("noise-faded", "R.6", tile=TILE)
NOISE_MADE: Final[i64] = EVENTS.declare("noise-made", "Q.1", tile=TILE)
ROUND_BEGAN: Final[i64] = EVENTS.declare("round-began", "R.1", round=COUNT)
SOUNDED_OFF: Final[i64] = EVENTS.declare("sounded-off", "D.2c", who=FIGURE)
TALENT_USED: Final[i64] = EVENTS.declare("talent-used", "P.2", who=FIGURE, talent=TALENT)
TARGET_NEAREST: Final[i64] = EVENTS.declare("target-nearest", "N.6", who=FIGURE, target=FIGURE, count=COUNT)
TARGET_WEAKEST: Final[i64] = EVENTS.declare("target-weakest", "N.6d", who=FIGURE, target=FIGURE, count=COUNT)
TELEPHONE_USED: Final[i64] = EVENTS.declare("telephone-used", "D.2c", who=FIGURE)
TIME_RAN_OUT: Final[i64] = EVENTS.declare("mission-ended", "G.1", ending=ENDING, round=COUNT)
TOKEN_SEARCHED: Final[i64] = EVENTS.declare("token-searched", "E.1", who=FIGURE, token=TOKEN, space=SPACE)
WAY_CHOSEN: Final[i64] = EVENTS.declare("way-chosen", "N.6b", who=FIGURE, target=FIGURE, count=COUNT)
# And weapons.
WEAPON_DRAWN: Final[i64] = EVENTS.declare("weapon-drawn", "F.6", who=FIGURE, weapon=WEAPON_KIND)
WEAPON_DRAWN_FOR_CARD: Final[i64] = EVENTS.declare("weapon-drawn", "C.4", who=FIGURE, weapon=WEAPON_KIND)
WEAPON_DRAWN_FOR_CRATE: Final[i64] = EVENTS.declare("weapon-drawn", "C.5", who=FIGURE, weapon=WEAPON_KIND)
WEAPON_DRAWN_FOR_EVENT: Final[i64] = EVENTS.declare("weapon-drawn", "E.1b", who=FIGURE, weapon=WEAPON_KIND)
WEAPON_DRAWN_FOR_OBJECTIVE: Final[i64] = EVENTS.declare("weapon-drawn", "E.3", who=FIGURE, weapon=WEAPON_KIND)
WEAPON_GIVEN: Final[i64] = EVENTS.declare("thing-given", "O.6", who=FIGURE, to=FIGURE, thing=WEAPON)
WEAPON_JAMMED: Final[i64] = EVENTS.declare("weapon-jammed", "W.5", who=FIGURE, weapon=WEAPON)
WEAPON_RELOADED: Final[i64] = EVENTS.declare("weapon-reloaded", "W.6", who=FIGURE, weapon=WEAPON)


def mission_ended(ending: i64) -> i64:
    """The event of an ending, each with the paragraph it cites. [G.1, G.2, G.3, G.4]"""
    if ending == c.OUT_OF_TIME:
        return TIME_RAN_OUT
    if ending == c.ALL_DEAD:
        return ALL_DIED
    return HERO_LOST if ending == c.HERO_LOST else MISSION_WON


def item_drawn(source: i64) -> i64:
    """The event of equipment drawn, which cites the paragraph of what it is drawn for."""
    return ITEM_DRAWN + source


def weapon_drawn(source: i64) -> i64:
    """The same for a weapon."""
    return WEAPON_DRAWN + source
