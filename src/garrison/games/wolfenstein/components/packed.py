"""The printed cards as packed rows, filled once from the typed records, and the rules in force."""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core.packed import vec
from garrison.core.rows import filled, row
from garrison.games.wolfenstein import codes as c

# What a card adds to an attack: one row of columns for each ability, talent, item and kind of enemy.
EXTRA_DICE: Final = 0
DICE_ADJACENT: Final = 1
DICE_MOVED: Final = 2  # for a figure that has moved three spaces
RANGE: Final = 3
MIN_RANGE: Final = 4
REROLLS: Final = 5  # four columns, one for each face
REROLL_ANY: Final = 9  # once a round
CONVERT: Final = 10  # old face * 4 + new face
PIERCING: Final = 26  # the conversion is armour-piercing ammunition
SPECIAL_ONLY: Final = 27  # the conversion wants a weapon with special ammunition
ADD: Final = 28  # results added, by face
FALLOFF: Final = 32
FALLOFF_LEAST: Final = 33
NO_NOISE: Final = 34
NO_DANGER: Final = 35
ADD_RELOAD: Final = 36
PIERCE_METAL: Final = 37
SPLASH: Final = 38
SPLASH_RADIUS: Final = 39
SPLASH_HITS: Final = 40
AREA_DICE: Final = 41
AREA_RADIUS: Final = 42
STUN_ON_HIT: Final = 43
PUSH_TARGET: Final = 44
FREE_AFTER: Final = 45
FREE_ON_KILL: Final = 46
MELEE_DICE: Final = 47
MELEE_AP: Final = 48
MELEE_LOUD: Final = 49
DOOR_AP: Final = 50  # one more than the cost of a door; 0 if it is as usual
TURN_AP: Final = 51
NURSING: Final = 52
REDUCE_ROUND: Final = 53
REDUCE_ATTACK: Final = 54  # for a figure with another Nazi in its tile
CANCEL: Final = 55
CANCEL_FACES: Final = 56
CANCEL_EASY: Final = 57
ORDERED_DICE: Final = 58
COLUMNS: Final = 59
HITS_HEROES: Final = 1
HITS_ENEMIES: Final = 2
HITS_ALL: Final = 3

# Where the rows of each kind of source begin.
OF_ABILITY: Final = 0
OF_TALENT: Final = 48
OF_ITEM: Final = 66
OF_TYPE: Final = 98
SOURCES: Final = 114

EFFECTS: Final = 256


class Effects:
    """All effects that happen once, in one list: a card has the first and the number of its own."""

    def __init__(self) -> None:
        self.n: i64 = 0
        self.kind: vec[i64] = row(EFFECTS)
        self.may_fail: vec[i64] = row(EFFECTS)  # whether it can be of no use
        self.amount: vec[i64] = row(EFFECTS)
        self.who: vec[i64] = row(EFFECTS)
        self.what: vec[i64] = row(EFFECTS)  # enemy type, ammunition, deck, set of enemy types
        self.reach: vec[i64] = row(EFFECTS)  # range
        self.radius: vec[i64] = row(EFFECTS)
        self.damage: vec[i64] = row(EFFECTS)
        self.splash: vec[i64] = row(EFFECTS)
        self.flags: vec[i64] = row(EFFECTS)  # see below
        self.only: vec[i64] = row(EFFECTS)  # traits a figure must have, or must not have


IF_SUCCESS: Final = 1
STUNS: Final = 2
SABOTAGES: Final = 4
SPARES: Final = 8  # `only` names those that are spared
THEIR_TURN: Final = 16
AFTER_KILL: Final = 256
SAME_SQUAD: Final = 512  # figures that come together with those of the effect before


class Loots:
    """Loot by number: glory, cards and ammunition (light, heavy, special, any)."""

    def __init__(self) -> None:
        self.glory: vec[i64] = row(EFFECTS)
        self.items: vec[i64] = row(EFFECTS)
        self.weapons: vec[i64] = row(EFFECTS)
        self.ammo: vec[i64] = row(EFFECTS * 4)


class Deck:
    """Where a deck and its discards begin in the row, and how many kinds of card it has."""

    def __init__(self, first: i64, discards: i64) -> None:
        self.first: i64 = first
        self.discards: i64 = discards
        self.kinds: i64 = 0


class PackedComponents:
    """What is printed on the cards: one row per kind of value."""

    def __init__(self) -> None:
        self.corrections: dict[str, object] = {}  # by which an owner's box differs
        self.face: vec[i64] = row(c.SIDES)  # what each side of the die shows
        self.mods: vec[i64] = row(SOURCES * COLUMNS)
        self.fx: Effects = Effects()
        self.loot: Loots = Loots()
        self.loots: i64 = 0
        # Heroes.
        self.hero_hp: vec[i64] = row(c.HERO_CARDS)
        self.hero_armour: vec[i64] = row(c.HERO_CARDS)
        self.hero_ap: vec[i64] = row(c.HERO_CARDS)
        self.hero_accuracy: vec[i64] = row(c.HERO_CARDS)
        self.hero_weapon: vec[i64] = filled(c.HERO_CARDS * 4, -1)  # kinds to start with
        self.hero_items: vec[i64] = row(c.HERO_CARDS * c.ITEMS)
        self.hero_ammo: vec[i64] = row(c.HERO_CARDS * c.AMMO_KINDS)
        self.hero_slots: vec[i64] = row(c.HERO_CARDS)  # set of slots
        self.talent_cost: vec[i64] = row(c.HERO_CARDS * c.TALENTS)
        self.talent_always: vec[i64] = row(c.HERO_CARDS * c.TALENTS)
        self.talent_first: vec[i64] = row(c.HERO_CARDS * c.TALENTS)
        self.talent_count: vec[i64] = row(c.HERO_CARDS * c.TALENTS)
        # Enemies: the type of each figure, then values by type.
        self.types: i64 = 0
        self.type_of: vec[i64] = filled(c.FIGURES, -1)
        self.first_figure: vec[i64] = row(c.TYPES)
        self.copies: vec[i64] = row(c.TYPES)
        self.hp: vec[i64] = row(c.TYPES)
        self.armour: vec[i64] = row(c.TYPES)
        self.ap: vec[i64] = row(c.TYPES)
        self.initiative: vec[i64] = row(c.TYPES)
        self.range: vec[i64] = row(c.TYPES)
        self.dice: vec[i64] = row(c.TYPES)
        self.attack_ap: vec[i64] = row(c.TYPES)
        self.large: vec[i64] = row(c.TYPES)
        self.large_figures: i64 = 0
        self.traits: vec[i64] = row(c.TYPES)
        self.noise_activated: vec[i64] = row(c.TYPES)
        self.alerts: vec[i64] = row(c.TYPES)  # danger that a talent of the type adds
        self.commander: i64 = -1
        self.calls: vec[i64] = filled(c.TYPES, -1)  # type that a Puppeteer calls
        self.calls_easy: vec[i64] = filled(c.TYPES, -1)
        self.calls_limit: vec[i64] = row(c.TYPES)
        self.becomes: vec[i64] = filled(c.TYPES, -1)
        self.player_loot: vec[i64] = row(c.TYPES)
        self.team_loot: vec[i64] = row(c.TYPES)
        # Weapons: the kind of each card, then values by kind.
        self.weapon_deck: Deck = Deck(c.WEAPON_DECK, c.NO_DISCARDS)
        self.weapon_cards: i64 = 0
        self.weapon_kind: vec[i64] = filled(c.WEAPON_CARDS, -1)
        self.weapon_first: vec[i64] = row(c.WEAPON_KINDS)
        self.weapon_copies: vec[i64] = row(c.WEAPON_KINDS)
        self.weapon_range: vec[i64] = row(c.WEAPON_KINDS)
        self.weapon_dice: vec[i64] = row(c.WEAPON_KINDS)
        self.weapon_ap: vec[i64] = row(c.WEAPON_KINDS)
        self.weapon_ammo: vec[i64] = row(c.WEAPON_KINDS)
        self.abilities: vec[i64] = row(c.WEAPON_KINDS)
        self.ability_cost: vec[i64] = row(c.WEAPON_KINDS * c.ABILITIES)
        self.ability_always: vec[i64] = row(c.WEAPON_KINDS * c.ABILITIES)
        # Equipment by kind.
        self.item_deck: Deck = Deck(c.ITEM_DECK, c.ITEM_DISCARD)
        self.item_copies: vec[i64] = row(c.ITEMS)
        self.item_type: vec[i64] = row(c.ITEMS)  # slot, CONSUMABLE or MOUNTABLE
        self.item_ap: vec[i64] = row(c.ITEMS)
        self.item_locked: vec[i64] = row(c.ITEMS)
        self.item_mounts: vec[i64] = row(c.ITEMS)  # set of ammunition types
        self.item_first: vec[i64] = row(c.ITEMS)
        self.item_count: vec[i64] = row(c.ITEMS)
        self.item_dice: vec[i64] = row(c.ITEMS)  # of a silent takedown; 0 for other cards
        self.item_accuracy: vec[i64] = row(c.ITEMS)  # whether the hero's is added to them by the card itself
        self.item_uses: vec[i64] = row(c.ITEMS)  # whether there is anything to do with it for an action
        self.item_ward: vec[i64] = row(c.ITEMS)
        self.item_armour: vec[i64] = row(c.ITEMS)
        self.item_hp: vec[i64] = row(c.ITEMS)
        self.item_hides: vec[i64] = row(c.ITEMS)  # set of enemy types, and UNLESS_LOUD
        self.item_hides_over: vec[i64] = row(c.ITEMS)
        # Events and crates.
        self.event_deck: Deck = Deck(c.EVENT_DECK, c.EVENT_DISCARD)
        self.event_copies: vec[i64] = row(c.EVENTS)
        self.event_choices: vec[i64] = row(c.EVENTS)
        self.choice_kept: vec[i64] = row(c.EVENTS * c.EVENT_CHOICES)
        self.choice_dice: vec[i64] = row(c.EVENTS * c.EVENT_CHOICES)  # 0 where there is no check
        self.choice_need: vec[i64] = row(c.EVENTS * c.EVENT_CHOICES)
        self.choice_first: vec[i64] = row(c.EVENTS * c.EVENT_CHOICES)
        self.choice_count: vec[i64] = row(c.EVENTS * c.EVENT_CHOICES)
        self.fail_first: vec[i64] = row(c.EVENTS * c.EVENT_CHOICES)
        self.fail_count: vec[i64] = row(c.EVENTS * c.EVENT_CHOICES)
        self.choice_player: vec[i64] = row(c.EVENTS * c.EVENT_CHOICES)
        self.choice_team: vec[i64] = row(c.EVENTS * c.EVENT_CHOICES)
        self.crate_deck: Deck = Deck(c.CRATE_DECK, c.CRATE_DISCARD)
        self.crate_copies: vec[i64] = row(c.CRATES)
        self.crate_first: vec[i64] = row(c.CRATES)
        self.crate_count: vec[i64] = row(c.CRATES)
        # Costs of actions.
        self.ap_move: i64 = 1
        self.ap_move_difficult: i64 = 2
        self.passage_ap: i64 = 1
        self.ap_secret_passage: i64 = 2  # as the table of actions has it
        self.ap_open_door: i64 = 1
        self.ap_remove_barricade: i64 = 1
        self.ap_search: i64 = 1
        self.ap_reload: i64 = 2
        self.leave_map_ap: i64 = 1
        # Other numbers of the rules.
        self.attacks_per_turn: i64 = 1  # of a hero or bot in a turn
        self.exert_attacks: i64 = 1  # more of them for whoever exerts
        self.nazi_attacks_per_phase: i64 = 1
        self.check_dice: i64 = 1
        self.ammo_to_attack: i64 = 1
        self.random_equipment: i64 = 1
        self.danger_per_kill: i64 = 1
        # Names.
        self.hero_ids: list[str] = []
        self.figure_ids: list[str] = []
        self.type_ids: list[str] = []
        self.weapon_ids: list[str] = []
        self.weapon_card_ids: list[str] = []
        self.ability_ids: list[str] = []
        self.item_ids: list[str] = []
        self.talent_ids: list[str] = []
        self.event_ids: list[str] = []
        self.choice_ids: list[str] = []
        self.crate_ids: list[str] = []


class Rules:
    """Mission, mode, players and rulings of one table. A ruling is 0 for our reading, more for an alternative."""

    def __init__(self) -> None:
        # How the table was set up, for dumps.
        self.scenario: str = ""
        self.difficulty: str = ""
        self.players: i64 = 1
        self.heroes: str = ""
        self.choices: dict[str, int] = {}
        self.seat_of: vec[i64] = row(4)  # seat of each hero
        # Difficulty.
        self.ammo_extra_any: i64 = 0
        self.ammo_token_needed: bool = True
        self.ammo_ability_extra_cost: i64 = 0
        self.glory_kill_factor: i64 = 1
        self.glory_event_factor: i64 = 1
        self.glory_talent_extra_cost: i64 = 0
        self.glory_use_gives_fatigue: bool = False
        self.shared_life_start_each: i64 = 1
        self.shared_life_start_heroes: i64 = 4
        self.shared_life_token_needed: bool = True
        self.noise_attack: bool = True
        self.noise_presence: bool = True
        self.noise_heroes_count: bool = False
        self.boss_easy_puppeteer: bool = False
        self.boss_easy_fuhrer: bool = False
        self.boss_hans_grosse: bool = False
        self.reload_attack_same_turn: bool = False
        self.reload_jam_check: bool = False
        # Rulings, named as in the components file.
        self.passage_cost: i64 = 0
        self.half_ap_rounding: i64 = 0
        self.diagonal_past_corner: i64 = 0
        self.sight_along_figures: i64 = 0
        self.bleeding_blocks_sight: i64 = 0
        self.ability_limit: i64 = 0
        self.reload_earliest: i64 = 0
        self.reload_bar: i64 = 0
        self.takedown_accuracy: i64 = 0
        self.presence_noise_time: i64 = 0
        self.noise_cleanup: i64 = 0
        self.closed_doors_and_noise: i64 = 0
        self.commander_reset: i64 = 0
        self.alarm_again: i64 = 0
        self.controller_choices: i64 = 0
        self.nazi_detour: i64 = 0
        self.team_loot_bleeding: i64 = 0
        self.approach_ties: i64 = 0
        self.bot_noise: i64 = 0
        self.shot_tokens: i64 = 0
        self.fatigue_anew: i64 = 0
        self.silenced_splash: i64 = 0
        self.ordered_fire: i64 = 0
        self.target_ties: i64 = 0
        self.large_doors: i64 = 0
        self.drawn_cards: i64 = 0
