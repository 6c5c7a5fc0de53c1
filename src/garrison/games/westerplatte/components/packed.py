"""The printed components as packed rows, filled once from the typed records, and the rules in force."""

# compiled

from __future__ import annotations

from mypy_extensions import i64

from garrison.core.packed import vec
from garrison.core.rows import row
from garrison.games.westerplatte import codes as c


class PackedComponents:
    """What is printed: one row per kind of value. Sets of spaces, tracks and paths are bit sets."""

    def __init__(self) -> None:
        self.corrections: dict[str, object] = {}  # by which an owner's box differs
        self.links: vec[i64] = row(c.SPACES)  # spaces one path away
        self.path: vec[i64] = row(c.SPACES * c.SPACES)  # number of the path between two spaces
        self.linked_tiles: vec[i64] = row(c.POSTS)  # tiles that take the bricks a post no longer has
        self.start_space: i64 = 0
        self.start_bricks: vec[i64] = row(c.SPACES)
        # Attack cards, those of phase 1 first.
        self.cards: i64 = 0
        self.phase_2: i64 = 0  # where the cards of phase 2 begin
        self.card_copies: vec[i64] = row(c.CARDS)
        self.card_kind: vec[i64] = row(c.CARDS)
        self.card_track: vec[i64] = row(c.CARDS)
        self.card_activates: vec[i64] = row(c.CARDS)  # tracks whose troops move
        self.card_resistance: vec[i64] = row(c.CARDS)
        self.card_speed: vec[i64] = row(c.CARDS)
        self.card_force: vec[i64] = row(c.CARDS)
        self.card_fires: vec[i64] = row(c.CARDS)  # space from which the troop fires
        self.card_morale: vec[i64] = row(c.CARDS)  # steps that morale falls
        self.card_target: vec[i64] = row(c.CARDS)  # space that an air raid hits
        self.card_bricks: vec[i64] = row(c.CARDS)
        # Event cards, the positive ones first.
        self.events: i64 = 0
        self.negative: i64 = 0  # where the negative ones begin
        self.event_copies: vec[i64] = row(c.EVENTS)
        self.event_kind: vec[i64] = row(c.EVENTS)
        self.event_amount: vec[i64] = row(c.EVENTS)
        self.event_set: vec[i64] = row(c.EVENTS)  # spaces, tracks or paths
        # Days, numbered from 1.
        self.days: i64 = 0
        self.day_first: vec[i64] = row(c.DAYS)  # discards of all days before
        self.day_event: vec[i64] = row(c.DAYS)
        self.day_supplies: vec[i64] = row(c.DAYS)
        # Numbers of the rules, and what is in the box: filled by name.
        self.movement_points: i64 = 2
        self.bricks_per_wall: i64 = 6
        self.actions: i64 = 1
        self.extra_movement_per_turn: i64 = 1
        self.extra_actions_per_turn: i64 = 1
        self.limited_movement_per_turn: i64 = 1
        self.mortar_damage: i64 = 2
        self.rebuild_bricks: i64 = 2
        self.supply_bricks: i64 = 2
        self.push_back_spaces: i64 = 2
        self.empty_tile_walls_to_lose: i64 = 2
        self.box_ammunition: i64 = 0
        self.markers: vec[i64] = row(c.SUPPLIES)
        self.box_extra_movement: i64 = 0
        self.box_limited_movement: i64 = 0
        self.box_extra_action: i64 = 0
        # Names.
        self.officer_ids: list[str] = []
        self.space_ids: list[str] = []
        self.track_ids: list[str] = []
        self.track_space_ids: list[str] = []
        self.path_ids: list[str] = []
        self.tile_ids: list[str] = []
        self.supply_ids: list[str] = []
        self.share_ids: list[str] = []
        self.card_ids: list[str] = []
        self.weapon_ids: list[str] = []  # by card; empty for cards that are no troops
        self.event_ids: list[str] = []


class Rules:
    """Level, players and rulings of one table. A ruling is 0 for our reading, 1 and more for the others."""

    def __init__(self) -> None:
        # How the table was set up, for dumps.
        self.scenario: str = ""
        self.players: i64 = 1
        self.choices: dict[str, int] = {}
        self.decider: i64 = -1  # the seat that answers for all, or none
        # Players.
        self.everybody: i64 = 1  # seats, as bits
        self.deciders: i64 = 1  # seats that answer what the players decide together
        self.officers: i64 = 2
        self.ammunition: i64 = 2
        self.discarded: i64 = 0
        self.deployed: i64 = 0
        # Level.
        self.positive: i64 = 0
        self.negative: i64 = 0
        self.amount: vec[i64] = row(6)  # number on the side in use of each tile
        self.slots: vec[i64] = row(c.SUPPLIES)
        self.morale_start: i64 = 0
        self.morale_effect: vec[i64] = row(c.STEPS)
        self.morale_amount: vec[i64] = row(c.STEPS)
        self.morale_top: i64 = 0
        self.morale_ids: list[str] = []
        # Rulings, named as in the components file.
        self.all_tracks_full: i64 = 0
        self.extra_actions_per_turn: i64 = 0
        self.combined_fire_size: i64 = 0
        self.mine_space: i64 = 0
        self.mine_trigger: i64 = 0
        self.new_troop_on_activated_track: i64 = 0
        self.setup_non_troop: i64 = 0
        self.setup_no_movement: i64 = 0
        self.air_raid_on_empty_wall: i64 = 0
        self.naval_overflow: i64 = 0
        self.ends_of_track: i64 = 0
        self.discard_order: i64 = 0
        self.reinforcement_cap: i64 = 0
        self.who_pays_for_a_shot: i64 = 0
        self.overpaying: i64 = 0
        self.push_back_count: i64 = 0
        self.push_back_from_I: i64 = 0
        self.share_event_ammunition: i64 = 0
        self.share_extra_movement: i64 = 0
        self.ammunition_tile_with_empty_bank: i64 = 0
        self.short_reserve_of_limited_tokens: i64 = 0
        self.surplus_markers_of_setup: i64 = 0
        self.lost_rebuild_bricks: i64 = 0
        self.resupply_timing: i64 = 0
        self.turn_limit: i64 = 0
