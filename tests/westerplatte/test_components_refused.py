"""Every way an owner's corrections to 7 Days of Westerplatte can be wrong, and what is said to it."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from garrison.games.westerplatte.components.board_checks import board_faults
from garrison.games.westerplatte.components.card_checks import card_faults
from garrison.games.westerplatte.components.loader import BOX
from tests.components import boxes

PRINTED = BOX.load()


def refused(tmp_path: Path, text: str) -> str:
    """What the loader says to a file."""
    return boxes.refused(BOX, tmp_path, text)


@pytest.mark.parametrize(
    "text, said",
    [
        ("[bananas]", "unknown section 'bananas'; valid: totals, rules, spaces, "),
        ("[troop.1-A-1]", "unknown section 'troop'; did you mean troops?"),
        ("[rulings.mine_space]\nchoice = 'x'", "rulings: these are chosen for each game, not corrected"),
        ("[troops.1-A-5]\ncopies = 1", "a card that we do not know needs new = true"),
        ("[paths.post_A-tile_3]\na = 'post_A'", "a path that we do not know needs new = true"),
        ("[events.flood]", "unknown record 'flood' in events; valid: wall_2, "),
        ("[troops.1-A-1]\nresistence = 1", "unknown field 'resistence'; did you mean resistance?"),
        ("[troops.1-A-1]\ntrack = 'B'", "troops.1-A-1.track: the rules fix this"),
        ("[spaces.post_A]\ncolumn = 2", "spaces.post_A.column: the rules fix this"),
        ("[troops.1-F-1]\nnew = true", "'1-F-1' is no name for a card; say phase, track and a number"),
        ("[paths.a-b]\nnew = true", "'a-b' is no name for a path; say its two ends, like post_A-tile_1"),
        ("[troops.1-A-1]\nnew = true", "troops.1-A-1.new: this record is known; leave out `new`"),
    ],
)
def test_files_that_name_nothing_of_ours(tmp_path: Path, text: str, said: str) -> None:
    assert said in refused(tmp_path, text)


@pytest.mark.parametrize(
    "text, said",
    [
        ("[troops.1-A-1]\nresistance = 0", "resistance: expected a whole number from 1 to 6, given 0"),
        ("[troops.1-A-1]\nweapon = 'tank'", "weapon: expected one of machine_gun, howitzer, given 'tank'"),
        ("[difficulties.easy]\nside = 'blue'", "difficulties.easy.side: expected one of green, red, given"),
        ("[days.day_1]\nevent = 1", "days.day_1.event: expected true or false, given 1"),
        ("[events.wall_2]\neffect = { bricks = 2 }", "or { type = reinforcement, bricks }"),
        (
            "[troops.1-A-5]\nnew = true\ntrack = 'A'",
            "troops.1-A-5: field 'weapon' is missing; expected one of machine_gun, howitzer",
        ),
    ],
)
def test_values_of_the_wrong_type(tmp_path: Path, text: str, said: str) -> None:
    assert said in refused(tmp_path, text)


NEW_TROOP = "new = true\nweapon = 'howitzer'\nresistance = 1\nspeed = 0\nforce = 1\nactivates = ['B', 'C']\n"


@pytest.mark.parametrize(
    "text, said",
    [
        ("[troops.1-A-1]\nactivates = ['B', 'F']", "troops.1-A-1.activates: 'F' is no track; valid: A, B, "),
        ("[troops.1-A-1]\nactivates = ['B', 'B']", "names B, B; needs 2 different tracks"),
        ("[morale_declines.1-decline-1]\nactivates = []", "names no track; needs 2 different tracks"),
        ("[air_raids.1-raid-1]\ntarget = 'post_F'", "air_raids.1-raid-1.target: 'post_F' is no space"),
        ("[troops.1-A-1]\nspeed = 2", "troops.1-A-1.speed: a machine_gun cannot have speed 2; valid: 1, 3"),
        ("[troops.1-A-1]\nweapon = 'howitzer'", "a howitzer cannot have speed 3; valid: 0"),
        ("[troops.1-A-4]\nforce = 2", "troops.1-A-4.force: a howitzer cannot have force 2; valid: 1"),
        (f"[troops.1-A-5]\nphase = 2\ntrack = 'A'\n{NEW_TROOP}", "a card of this name belongs to phase 1"),
        (f"[troops.1-A-5]\nphase = 1\ntrack = 'B'\n{NEW_TROOP}", "a card of this name goes to track A"),
        (f"[troops.1-A-5]\nphase = 1\ntrack = 'Z'\n{NEW_TROOP}", "troops.1-A-5.track: 'Z' is no track"),
        (
            "[events.naval_BD]\neffect = { type = 'naval_bombardment', spaces = ['B'], bricks = 1 }",
            "events.naval_BD.effect: 'B' is no space",
        ),
        (
            "[events.advance_all]\neffect = { type = 'advance', tracks = ['post_A'] }",
            "events.advance_all.effect: 'post_A' is no track",
        ),
        (
            "[events.burnt_path_1]\neffect = { type = 'burnt_paths', paths = ['post_A-post_C'] }",
            "events.burnt_path_1.effect: 'post_A-post_C' is no printed path",
        ),
        ("[difficulties.hard]\nmorale_track = 'blue'", "'blue' is no morale track; valid: green, red"),
    ],
)
def test_cards_that_lead_nowhere(tmp_path: Path, text: str, said: str) -> None:
    assert said in refused(tmp_path, text)


@pytest.mark.parametrize(
    "text, said",
    [
        ("[spaces.post_A]\nstart = true", "the officers start on exactly one space, not on post_A, post_C"),
        ("[spaces.post_C]\nstart = false", "the officers start on exactly one space, not on none"),
        ("[rules.bricks_per_wall]\nvalue = 5", "6 bricks at the start, but a wall has at most 5"),
        (
            "[paths.post_A-tile_1]\nprinted = false",
            "post_A must have paths to exactly two tiles, it has tile_2",
        ),
        (
            "[paths.tile_6-tile_6]\nnew = true\na = 'tile_6'\nb = 'tile_6'",
            "a path leads from one space to another",
        ),
        (
            "[paths.tile_1-tile_3]\nnew = true\na = 'tile_1'\nb = 'tile_4'",
            "the path from tile_1 to tile_4 has another name",
        ),
        (
            "[paths.tile_2-tile_1]\nnew = true\na = 'tile_2'\nb = 'tile_1'",
            "tile_2 and tile_1 have a path already",
        ),
        (
            "[paths.tile_1-tile_3]\nnew = true\na = 'tile_1'\nb = 'tile_3'",
            "the printed paths are 20, but totals.paths says 19",
        ),
        ("[paths.tile_5-tile_6]\nprinted = false", "the printed paths are 18, but totals.paths says 19"),
        ("[morale_tracks.red]\nsteps = ['start']", "must have each level once, from low to high: low_3"),
        ("[morale_tracks.red]\nsteps = ['low_4']", "'low_4' is no morale level; valid: low_3, "),
        ("[morale_levels.low_1]\namount = 0", "a level with effect 'lose_supply' cannot have amount 0"),
        ("[morale_levels.high_2]\namount = 6", "6 tokens are given, but there are only 5"),
        ("[tile_sides.morale_red]\namount = 2", "both sides of this tile are the same"),
        ("[tile_sides.morale_red]\nslots = 2", "nothing lies on morale, so it has no slots"),
        ("[tile_sides.mines_red]\namount = 4", "4 supplies do not fit into 3 slots"),
        ("[tile_sides.mines_red]\nslots = 5", "5 slots need more markers than the 4 there are"),
        ("[tile_sides.rebuild_red]\namount = 5", "bricks lie there in groups of 2"),
        (
            "[tile_sides.rebuild_green]\nslots = 10",
            "10 slots and 66 bricks of the walls need more markers than the 74 there are",
        ),
        ("[tokens.morale]\ncount = 2", "there is exactly one morale marker"),
    ],
)
def test_boards_and_tiles_that_cannot_be(tmp_path: Path, text: str, said: str) -> None:
    assert said in refused(tmp_path, text)


@pytest.mark.parametrize(
    "text, said",
    [
        (
            "[troops.1-A-1]\ncopies = 2",
            "troops.1-A-1.copies: the copies of the attack cards of phase 1 add up to 25, "
            "but totals.phase_1_cards says 24; correct one or the other",
        ),
        (
            "[troops.1-A-1]\ncopies = 2\n[totals.phase_1_cards]\nvalue = 25",
            "the copies of the attack cards add up to 65, but totals.attack_cards says 64",
        ),
        (
            "[troops.1-A-1]\ncopies = 30\n[totals]\nphase_1_cards.value = 53\nattack_cards.value = 93",
            "troops.1-A-1.copies: there is room for 80 attack cards",
        ),
        ("[events.wall_2]\ncopies = 2", "the positive event cards add up to 7, but totals.positive_events"),
        (
            "[events.wall_2]\ncopies = 2\n[totals.positive_events]\nvalue = 7",
            "the copies of the event cards add up to 13, but totals.event_cards says 12",
        ),
        ("[totals.posts]\nvalue = 6", "the posts are 5, but totals.posts says 6"),
        ("[totals.walls]\nvalue = 12", "the spaces with a wall are 11, but totals.walls says 12"),
        ("[totals.tracks]\nvalue = 6", "the tracks are 5, but totals.tracks says 6"),
        ("[totals.action_tiles]\nvalue = 7", "the action tiles are 6, but totals.action_tiles says 7"),
        ("[tokens.officer]\ncount = 5", "the officers' pawns are 5, but totals.officers says 4"),
        (
            "[tokens.extra_action]\ncount = 5",
            "the cardboard tokens add up to 16, but totals.cardboard_tokens",
        ),
        ("[totals.days]\nvalue = 8", "the days are 7, but totals.days says 8"),
        ("[days.day_7]\ncards = 9", "the cards of all days add up to 57, but totals.discards_to_win says 56"),
        (
            "[days.day_7]\ncards = 12\n[totals.discards_to_win]\nvalue = 60",
            "64 attack cards are too few: 65 can be on piles and tracks before the game ends",
        ),
        ("[days.day_7]\nevent = true", "days.day_7.event: 6 event cards are drawn, but 7 days end with one"),
        ("[difficulties.easy]\nnegative = 1", "7 event cards are drawn, but 6 days end with one"),
        (
            "[events.wall_2]\ncopies = 0\n[totals]\npositive_events.value = 5\nevent_cards.value = 11",
            "6 positive event cards are drawn, but there are only 5",
        ),
        (
            "[player_setups.players_3]\nofficers = 2",
            "player_setups.players_3.officers: 2 officers; valid: 3 to 4",
        ),
        ("[player_setups.players_4]\nammunition = 5", "20 ammunition are given, but there are only 16"),
        ("[rules.ammunition_per_officer]\nvalue = 2", "an officer pays exactly 1 ammunition for a shot"),
        ("[player_setups.players_4]\ndeployed = 6", "6 troops do not fit on 5 tracks"),
        (
            "[days.day_1]\ncards = 1\n[days.day_2]\ncards = 15",
            "player_setups.players_1.discarded: 1 cards would end day 1 at once",
        ),
    ],
)
def test_totals_that_do_not_add_up(tmp_path: Path, text: str, said: str) -> None:
    assert said in refused(tmp_path, text)


def test_no_space_may_be_cut_off(tmp_path: Path) -> None:
    text = "[paths]\ntile_5-tile_6.printed = false\npost_E-tile_6.printed = false\n"
    text += "post_E-tile_4 = { new = true, a = 'post_E', b = 'tile_4' }\n[totals.paths]\nvalue = 18\n"
    assert "no way leads from the start to tile_6" in refused(tmp_path, text)


def test_phase_1_must_have_troops_for_the_set_up(tmp_path: Path) -> None:
    first = [troop.id for troop in PRINTED.troops if troop.phase == 1]
    text = "".join(f"[troops.{name}]\ncopies = 0\n" for name in first)
    text += "[morale_declines.1-decline-1]\ncopies = 21\n"
    assert "phase 1 has 0 troops, but the set-up may draw 3" in refused(tmp_path, text)


def test_a_morale_track_ends_with_levels_and_has_room(tmp_path: Path) -> None:
    steps = list(PRINTED.morale_tracks[1].steps)
    said = refused(tmp_path, f"[morale_tracks.red]\nsteps = {[*steps, 'blank']}")
    assert "must begin and end with a level, not with a blank step" in said
    said = refused(tmp_path, f"[morale_tracks.red]\nsteps = {[steps[0], *['blank'] * 10, *steps[1:]]}")
    assert "there is room for 16 steps" in said


# ---------------------------------------------------------------- what only our own file could get wrong


def test_the_rows_of_spaces_are_in_order() -> None:
    said = [fault.text for fault in board_faults(replace(PRINTED, spaces=PRINTED.spaces[::-1]))]
    assert "needs 5 posts and 6 tiles in this order, each row from the left" in said


def test_the_tracks_are_in_the_order_of_the_posts() -> None:
    said = [fault.text for fault in board_faults(replace(PRINTED, tracks=PRINTED.tracks[::-1]))]
    assert said == ["one track leads to each post, in the order of the posts"]


def test_the_tiles_are_in_the_order_of_their_letters() -> None:
    said = [fault.text for fault in board_faults(replace(PRINTED, tiles=PRINTED.tiles[::-1]))]
    assert said == [
        "the tiles go from A to F, not FEDCBA",
        "the supplies are grenade, mine, brick in this order",
    ]


def test_each_tile_has_both_sides() -> None:
    said = [fault.text for fault in board_faults(replace(PRINTED, tile_sides=PRINTED.tile_sides[1:]))]
    assert said == ["morale needs one green side and one red side"]


def test_levels_days_and_set_ups_are_in_order() -> None:
    levels = replace(PRINTED, morale_levels=PRINTED.morale_levels[::-1])
    assert "the levels go from -3 to 3" in [fault.text for fault in board_faults(levels)]
    days = replace(PRINTED, days=PRINTED.days[::-1])
    assert "the days are 1 to 7 in this order, not [7, 6, 5, 4, 3, 2, 1]" in [
        f.text for f in card_faults(days)
    ]
    setups = replace(PRINTED, player_setups=PRINTED.player_setups[:3])
    said = [fault.text for fault in card_faults(setups)]
    assert said == ["the set-ups are for 1 to 4 players in this order, not [1, 2, 3]"]


def test_there_is_room_for_so_many_paths() -> None:
    crowded = replace(PRINTED, paths=PRINTED.paths * 2)
    assert "there is room for 32 paths" in [fault.text for fault in board_faults(crowded)]


def test_our_own_file_has_no_fault() -> None:
    assert [*board_faults(PRINTED), *card_faults(PRINTED)] == []
