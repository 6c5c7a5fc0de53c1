"""The printed components as packed rows, filled once from the typed records, and the rules in force."""

# compiled

from __future__ import annotations

from mypy_extensions import i64

from garrison.core.packed import vec
from garrison.core.rows import row
from garrison.games.itter import codes as c


class PackedComponents:
    """What is printed: one row per kind of value. Sets of defenders, squares and targets are bit sets."""

    def __init__(self) -> None:
        self.corrections: dict[str, object] = {}  # by which an owner's box differs
        self.attack: vec[i64] = row(c.DEFENDERS)
        self.suppress: vec[i64] = row(c.DEFENDERS)
        self.commanders: i64 = 0
        self.escapers: i64 = 0
        self.inspirers: i64 = 0
        self.low_morale: i64 = 0
        self.officers: i64 = 0
        self.sacrificers: i64 = 0
        self.crew: i64 = 0
        self.specialists: i64 = 0  # all with an action of their own: Command, Escape, Load
        self.french: i64 = 0
        self.first: i64 = 0  # the twenty that are placed first
        self.reinforcements: i64 = 0
        self.prisoners: i64 = 0  # start in the Cellar
        self.location: vec[i64] = row(c.SQUARES)
        self.squares: vec[i64] = row(c.LOCATIONS)
        self.exits: vec[i64] = row(c.LOCATIONS)  # squares a Move from here may reach
        self.colours: vec[i64] = row(c.SQUARES)  # bit set of colours
        self.sight: vec[i64] = row(c.SQUARES)  # bit set of targets in those colours
        self.weapon: vec[i64] = row(c.SQUARES)
        self.weapon_attack: vec[i64] = row(c.SQUARES)
        self.weapon_suppress: vec[i64] = row(c.SQUARES)
        self.escape_squares: i64 = 0
        self.numbered: vec[i64] = row(c.COLOURS * 6)  # colour and die face to square
        self.unnumbered: vec[i64] = row(c.COLOURS)  # squares of the colour without a die number
        self.area_colour: vec[i64] = row(c.AREAS)
        self.target_colour: vec[i64] = row(c.TARGETS)
        self.next: vec[i64] = row(c.SPACES)
        self.counter_defense: vec[i64] = row(c.KINDS)
        self.counter_disrupt: vec[i64] = row(c.KINDS)
        self.start_defense: vec[i64] = row(c.LOCATIONS)
        self.next_defense: vec[i64] = row(c.LOCATIONS * 8)  # value after a hit; -1 when it cannot sink
        self.card_kind: vec[i64] = row(c.CARDS)
        self.card_deck: vec[i64] = row(c.CARDS)
        self.card_counters: vec[i64] = row(c.CARDS)
        self.card_copies: vec[i64] = row(c.CARDS)
        self.card_competitive_only: vec[i64] = row(c.CARDS)
        self.deck_first: vec[i64] = row(c.DECKS + 3)  # where the cards of each deck begin: they lie together
        self.cards: i64 = 0  # kinds of SS card; the 142nd Regiment card is the last of them
        self.kind_dice: vec[i64] = row(c.KINDS)
        self.kind_table: vec[i64] = row(c.KINDS * 6)  # die face to colour or location
        self.tactics: i64 = 0
        self.tactic_copies: vec[i64] = row(c.DECKS * c.TACTICS)
        self.tactic_extra: vec[i64] = row(c.TACTICS * c.KINDS)  # extra dice for a kind of card
        self.tactic_bonus: vec[i64] = row(c.TACTICS * c.KINDS)  # defence against suppression
        self.tactic_cap: vec[i64] = row(c.TACTICS)  # most tokens against one counter; 0 is no cap
        self.tactic_approach: vec[i64] = row(c.TACTICS)  # bit set of counters that use the table below
        self.tactic_table: vec[i64] = row(c.TACTICS * 6)  # die face to area
        self.actions_per_turn: i64 = 5
        self.cards_per_turn: i64 = 3
        self.most_suppression: i64 = 30
        self.bottom_cards: vec[i64] = row(c.DECKS + 1)  # by the deck of the top discard
        self.points_tank_destroyed_empty: i64 = 0
        self.points_borotra_escaped: i64 = 0
        self.points_french_on_board_outside_cellar: i64 = 0
        self.points_french_in_cellar: i64 = 0
        self.points_other_defender_on_board: i64 = 0
        self.points_ss_counter_on_board: i64 = 0
        self.defender_ids: list[str] = []
        self.square_ids: list[str] = []
        self.location_ids: list[str] = []
        self.colour_ids: list[str] = []
        self.space_ids: list[str] = []
        self.counter_ids: list[str] = []
        self.card_ids: list[str] = []
        self.kind_ids: list[str] = []
        self.tactic_ids: list[str] = []
        self.target_ids: list[str] = []


class Rules:
    """Scenario, edition and rulings of one table. A ruling is 0 for our reading, 1 for the alternative."""

    def __init__(self) -> None:
        # How the table was set up, for dumps.
        self.scenario: str = ""
        self.edition: str = ""
        self.choices: dict[str, int] = {}
        # Scenario.
        self.competitive: bool = False
        self.tactics_in_play: i64 = 0
        self.tactics_removed: vec[i64] = row(c.DECKS)
        self.lineup: vec[i64] = row(c.KINDS)  # counters on the placement areas at the start
        self.lineup_random: bool = False
        self.hand_cards: i64 = 4
        self.hand_tactics: i64 = 3
        # Edition.
        self.playtest: bool = False
        self.recoveries: i64 = 3
        self.thrown_away: i64 = 0  # cards the playtest Escape removes unseen
        # Rulings, named as in the components file.
        self.jenny_hit_at_defense_4: i64 = 0
        self.second_disruption_by_location_hit: i64 = 0
        self.besotten_jenny_positions_targetable_by_colour: i64 = 0
        self.suppression_tokens_persist: i64 = 0
        self.suppression_token_supply: i64 = 0
        self.dice_supply: i64 = 0
        self.inspire_cumulative: i64 = 0
        self.inspire_self: i64 = 0
        self.low_morale_after_removal: i64 = 0
        self.officer_condition: i64 = 0
        self.sacrifice_condition: i64 = 0
        self.sacrifice_counts_as_casualty: i64 = 0
        self.sacrifice_when_tank_is_destroyed: i64 = 0
        self.escape_check: i64 = 0
        self.escape_from_white_position: i64 = 0
        self.regiment_142_is_last_card: i64 = 0
        self.load_exhausts: i64 = 0
        self.weapon_position_without_weapon_use: i64 = 0
        self.suppress_from_yellow_or_white_only: i64 = 0
        self.free_move_then_nothing: i64 = 0
        self.pass_action: i64 = 0
        self.command_on_already_commanded: i64 = 0
        self.several_heavy_weapons_in_one_area: i64 = 0
        self.reinforcement_left_in_supply: i64 = 0
        self.tactics_decks_shuffled: i64 = 0
        self.place_then_nothing: i64 = 0
        self.pass_scope: i64 = 0
        self.weapon_use: i64 = 0
        self.attack_with_zero_dice: i64 = 0
        self.command_without_recovery: i64 = 0
        self.suppress_when_tokens_run_out: i64 = 0
        self.which_of_equal_heavy_weapons_is_removed: i64 = 0
        self.focus_fire_scope: i64 = 0
        self.two_placement_tables: i64 = 0
        self.shift_in_placement_action: i64 = 0
        self.playtest_escape_check: i64 = 0
        self.location_hit_order: i64 = 0
        self.competitive_142nd: i64 = 0
        self.competitive_last_turn: i64 = 0
        self.command_before_all_placed: i64 = 0
