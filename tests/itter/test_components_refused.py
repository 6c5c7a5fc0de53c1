"""Every way an owner's corrections to Castle Itter can be wrong, and what is said to it."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from garrison.core.errors import BadComponent
from garrison.games.itter.components import BOX
from garrison.games.itter.components.board_checks import board_faults
from garrison.games.itter.components.card_checks import card_faults
from tests.components import boxes

PRINTED = BOX.load()


def refused(tmp_path: Path, text: str) -> str:
    """What the loader says to a file."""
    return boxes.refused(BOX, tmp_path, text)


def test_a_missing_file(tmp_path: Path) -> None:
    path = tmp_path / "none.toml"
    with pytest.raises(BadComponent, match=r"none\.toml: cannot be read: No such file"):
        BOX.read_corrections(path)


def test_a_folder_in_place_of_a_file(tmp_path: Path) -> None:
    with pytest.raises(BadComponent, match="cannot be read: Is a directory"):
        BOX.read_corrections(tmp_path)


def test_a_path_no_system_knows() -> None:
    with pytest.raises(BadComponent, match="cannot be read"):
        BOX.read_corrections("a\0b")


def test_a_file_that_is_not_text(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(b"[totals]\n# \xff")
    with pytest.raises(BadComponent, match="not TOML: byte 11 is not UTF-8 text"):
        BOX.read_corrections(path)


@pytest.mark.parametrize(
    "text, said",
    [
        ("[positions.nt2]\ncolours == 3", "not TOML: Invalid value (at line 2"),
        ("[positions.nt2]\n[positions.nt2]", "not TOML: Cannot declare"),
        ("x = " + "[" * 9000, "nested too deeply"),
        ("x = " + "9" * 9000, "cannot be read: Exceeds the limit"),
        ("[bananas]", "unknown section 'bananas'; valid: totals, rules, "),
        ("[position.nt2]", "unknown section 'position'; did you mean positions?"),
        ("[rulings.pass_action]\nchoice = 'x'", "rulings: these are chosen for each game, not corrected"),
        ("positions = 3", "positions: expected a table, given 3"),
        ("[[positions]]\nid = 'nt2'", "positions: expected a table, given [{'id': 'nt2'}]"),
        ("[positions]\nnt2 = true", "positions.nt2: expected a table, given true"),
        ("[positions.bj_canon]", "unknown record 'bj_canon' in positions; did you mean bj_cannon?"),
        ("[defenders.weygand]", "unknown record 'weygand' in defenders; valid: basse, lee, "),
        ("[ss_cards.4-sniper]\ncopies = 1", "a card that we do not know needs new = true"),
        ("[positions.nt2]\nid = 'nt3'", "positions.nt2: unknown field 'id'; valid: location, colours"),
        ("[positions.nt2]\nsupress = 1", "positions.nt2: unknown field 'supress'; did you mean suppress"),
        ("[positions.nt2]\n'a\\nb' = 1", "positions.nt2: unknown field 'a\\\\nb'; valid: location, colours"),
        ("[tracks.area_2]\nnumber = 3", "tracks.area_2.number: the rules fix this"),
        ("[ss_card_kinds.sniper]\ncategory = 'special'", "ss_card_kinds.sniper.category: the rules fix this"),
    ],
)
def test_files_that_name_nothing_of_ours(tmp_path: Path, text: str, said: str) -> None:
    assert said in refused(tmp_path, text)


@pytest.mark.parametrize(
    "text, said",
    [
        (
            "[positions.bj_cannon]\nsuppress = '6'",
            "positions.bj_cannon.suppress: expected a whole number from 0 to 12, given '6'",
        ),
        ("[positions.bj_cannon]\nattack = 13", "attack: expected a whole number from 0 to 12, given 13"),
        ("[positions.bj_cannon]\nattack = true", "attack: expected a whole number from 0 to 12, given true"),
        ("[positions.bj_cannon]\nattack = 1.5", "attack: expected a whole number from 0 to 12, given 1.5"),
        (f"[positions.bj_cannon]\nattack = 0x{'f' * 9000}", "given a number of more than 18 digits"),
        (
            "[positions.nt2]\ncolours = ['gray']",
            "a list, each one of green, red, purple, yellow, black, white",
        ),
        (
            "[positions.nt2]\nlocation = 1979-05-27",
            "location: expected text, given datetime.date(1979, 5, 27)",
        ),
        ("[tracks.area_9]\ncolour = 'yellow'", "colour: expected one of green, red, purple, black, given"),
        (
            "[locations.keep]\nescape_allowed = 1",
            "locations.keep.escape_allowed: expected true or false, given 1",
        ),
        ("[ss_counters.scout]\ndefense = 7", "defense: expected a whole number from 2 to 6, given 7"),
        ("[rules.ss_cards_per_turn]\nvalue = 0", "expected a whole number from 1 to 99, given 0"),
        (
            "[ss_card_kinds.sniper]\ndie_to_colour = { 7 = 'red' }",
            "expected a table that gives one of green, red, purple, yellow, black "
            "for a whole number from 1 to 6, given {'7': 'red'}",
        ),
        ("[tactics_cards.barrage]\neffect = { amount = 2 }", "{ type = extra_dice, kinds, amount } or"),
        (
            "[positions.nt2]\nconfidence = 'sure'",
            "confidence: expected one of certain, likely, guess, given 'sure'",
        ),
        (
            "[ss_cards.4-sniper]\nnew = true\ncopies = 1",
            "ss_cards.4-sniper: field 'deck' is missing; expected a whole",
        ),
        ("[ss_cards.4-sniper]\nnew = 1", "ss_cards.'4-sniper'.new: expected true or false, given 1"),
        ("[ss_cards.1-flak-37]\nnew = true", "ss_cards.1-flak-37.new: this record is known; leave out `new`"),
        ("[ss_cards.Sniper]\nnew = true", "ss_cards: 'Sniper' is no name for a card"),
    ],
)
def test_values_of_the_wrong_type(tmp_path: Path, text: str, said: str) -> None:
    assert said in refused(tmp_path, text)


@pytest.mark.parametrize(
    "text, said",
    [
        (
            "[positions.nt2]\nlocation = 'kep'",
            "positions.nt2.location: 'kep' is no location; valid: keep, north_terrace",
        ),
        (
            "[locations.keep]\ndefense_track = 'wall'",
            "'wall' is no defense track; valid: walls, besotten_jenny",
        ),
        ("[locations.cellar]\nexits = ['hall']", "locations.cellar.exits: 'hall' is no location"),
        ("[locations.cellar]\nexits = ['cellar']", "locations.cellar.exits: a location is no exit of itself"),
        ("[track_spaces.t_r1]\nnext = 'area_2'", "track_spaces.t_r1.next: 'area_2' is no track space"),
        (
            "[ss_card_kinds.flak_37]\ndie_to_colour = { 1 = 'red' }",
            "needs dice and die_to_location or dice and location; it has",
        ),
        (
            "[ss_card_kinds.sniper]\ndice = 0",
            "ss_card_kinds.sniper.dice: a card of category 'attack_defender' needs",
        ),
        (
            "[ss_card_kinds.sniper]\ndie_to_colour = { 1 = 'red' }",
            "the table has the faces 1; it needs each of 1 to 6",
        ),
        (
            "[ss_card_kinds.flak_37]\n"
            "die_to_location = { 1 = 'keep', 2 = 'keep', 3 = 'keep', 4 = 'keep', 5 = 'keep', 6 = 'attic' }",
            "ss_card_kinds.flak_37.die_to_location: 'attic' is no location with a defense value",
        ),
        (
            "[ss_cards.1-flak-37]\nkind = 'flak_88'",
            "ss_cards.1-flak-37.kind: 'flak_88' is no kind of SS card",
        ),
        ("[ss_cards.1-flak-37]\nkind = 'regiment_142'", "'regiment_142' is no kind of SS card"),
        ("[ss_cards.1-flak-37]\ncounters = 1", "a flak_37 card places no counters, not 1"),
        ("[ss_cards.1-sturm-1]\ncounters = 0", "a sturm card places at least one counter, not 0"),
        (
            "[tactics_cards.barrage]\neffect = { type = 'extra_dice', kinds = ['pak'], amount = 1 }",
            "tactics_cards.barrage.effect: 'pak' is no kind of SS card",
        ),
        (
            "[tactics_cards.barrage]\neffect = { type = 'defense_bonus', counters = ['tank'], amount = 1 }",
            "tactics_cards.barrage.effect: 'tank' is no SS counter",
        ),
        (
            "[tactics_cards.barrage.effect]\ntype = 'placement_table'\ncounters = ['scout']\ndie = { 1 = 2 }",
            "tactics_cards.barrage.effect: the table has the faces 1;",
        ),
        (
            "[tactics_cards.barrage]\neffect = { type = 'placement_table', counters = ['tank'], die = {} }",
            "tactics_cards.barrage.effect: 'tank' is no SS counter",
        ),
        (
            "[variants.elite]\nsetup_counters = { mortar = 11 }",
            "'mortar' is no advancing counter; valid: rifleman",
        ),
    ],
)
def test_names_that_lead_nowhere(tmp_path: Path, text: str, said: str) -> None:
    assert said in refused(tmp_path, text)


@pytest.mark.parametrize(
    "text, said",
    [
        (
            "[positions.nt2]\ndie = [3]",
            "positions.nt2.die: purple 2 must be on exactly one position, it is on 0",
        ),
        (
            "[positions.g3]\ndie = [3, 4]",
            "positions.g3.die: black 4 must be on exactly one position, it is on 2",
        ),
        (
            "[positions.g3]\ndie = [3, 3]",
            "positions.g3.die: black 3 must be on exactly one position, it is on 2",
        ),
        ("[positions.nt2]\ncolours = []", "positions.nt2.colours: needs one colour or two different ones"),
        ("[positions.nt2]\ncolours = ['red', 'red']", "needs one colour or two different ones"),
        ("[positions.nt5]\ncolours = ['purple', 'white']", "white stands alone"),
        ("[positions.c1]\ndie = [1]", "positions.c1.die: a white position cannot be seen"),
        (
            "[positions.nt2]\nattack = 1",
            "positions.nt2.attack: a position without weapon has no values of its own",
        ),
        (
            "[positions.bj_load]\nsuppress = 1",
            "positions.bj_load.suppress: a loader's position has no values",
        ),
        (
            "[track_spaces.t_r6]\nnext = 't_r1'",
            "track_spaces.t_r6.next: the track of area 2 runs in a circle",
        ),
        ("[defense_tracks.walls]\nsteps = []", "defense_tracks.walls.steps: [] must have steps"),
        (
            "[defense_tracks.walls]\nsteps = [4, 5, 6]",
            "[4, 5, 6] must have steps, each lower than the one before",
        ),
        ("[defense_tracks.walls]\nsteps = [6, 1]", "a defense value of 1 would be hit by every die"),
        (
            "[defense_tracks.walls]\nsteps = [6, 5, 0]",
            "only besotten_jenny can be destroyed; used by: north_terrace",
        ),
        ("[scoring_bands.silver_star]\nmin = 20", "scoring_bands.silver_star.min: every band but the lowest"),
        ("[scoring_bands.none]\nmin = 0", "scoring_bands.none.min: every band but the lowest needs a `min`"),
        ("[scoring_bands.silver_star]\nmin = 50", "bands go from high to low, not [40, 30, 20, 50, 1, None]"),
        (
            "[variants.elite]\ntactics_removed = { 1 = 8 }",
            "8 cards leave tactics deck 1, which has 8; some must stay",
        ),
        ("[variants.competitive]\nss_hand = 2", "variants.competitive.ss_hand: 2 cards are too few"),
        (
            "[variants.competitive]\ntactics_hand = 0",
            "variants.competitive.tactics_hand: 0 cards are too few",
        ),
        ("[defenders.lee]\nattributes = ['C', 'T', 'T']", "defenders.lee.attributes: has one twice: C, T, T"),
    ],
)
def test_boards_and_tables_that_cannot_be(tmp_path: Path, text: str, said: str) -> None:
    assert said in refused(tmp_path, text)


@pytest.mark.parametrize(
    "text, said",
    [
        (
            "[ss_cards.1-rifleman-2]\ncopies = 4",
            "ss_cards.1-rifleman-2.copies: the copies of the SS cards add up to 62, "
            "but totals.ss_cards says 61; correct one or the other",
        ),
        (
            "[totals.ss_cards]\nvalue = 62",
            "totals.ss_cards.value: the copies of the SS cards add up to 61, but totals.ss_cards says 62",
        ),
        (
            "[ss_cards.1-sturm-competitive]\ncompetitive_only = false",
            "the copies of the competitive SS cards add up to 0, but totals.competitive_ss_cards says 1",
        ),
        (
            "[ss_cards.3-reinforcements]\ncopies = 2\n[totals.ss_cards]\nvalue = 62",
            "the copies of the Reinforcements cards add up to 2, but there is exactly one",
        ),
        (
            "[ss_cards.1-rifleman-2]\ncounters = 3",
            "ss_cards.1-rifleman-2.counters: rifleman: 28 placed by cards + 11 at the set-up of standard "
            "= 39, but there are only 36 counters",
        ),
        (
            "[ss_counters.mortar]\ncount = 4",
            "mortar: 5 placed by cards + 0 at the set-up of standard = 5, but there",
        ),
        (
            "[ss_counters.mortar]\ncount = 6",
            "ss_counters.mortar.count: the SS counters add up to 78, but totals.ss_counters says 77",
        ),
        (
            "[ss_counters.mortar]\ncount = 12\n[totals.ss_counters]\nvalue = 84",
            "ss_counters.mortar.count: there is room for 16 counters that do not advance",
        ),
        (
            "[tactics_cards.barrage]\ncopies_by_deck = { 1 = 2 }",
            "tactics_cards.barrage.copies_by_deck: the copies in tactics deck 1 add up to 9, "
            "but tactics_decks.deck_1.size says 8",
        ),
        (
            "[tactics_cards.barrage.copies_by_deck]\n1 = 2\n2 = 1\n3 = 1\n[tactics_decks.deck_1]\nsize = 9",
            "tactics_decks.deck_1.size: the sizes of the tactics decks add up to 34, "
            "but totals.tactics_cards says 33",
        ),
        (
            "[variants.veteran]\nsetup_counters = { rifleman = 6, scout = 6 }",
            "the set-up counters of veteran add up to 12, but totals.placement_areas says 11",
        ),
        (
            "[defenders.lee]\nstart = 'cellar'",
            "the defenders with start 'supply' are 19, but totals.supply_defend",
        ),
        ("[defenders.lee]\nattributes = ['T']", "the [C] defenders are 3, but totals.attribute_C says 4"),
        (
            "[defenders.lee]\nattributes = ['T']\n[totals.attribute_C]\nvalue = 3",
            "totals.attribute_C.value: the Command tokens of 3 [C] defenders with 3 recoveries each are 9, "
            "but totals.command_tokens says 12",
        ),
        (
            "[defenders.lee]\nstart = 'reinforcement'\n[defenders.waltl]\nstart = 'supply'",
            "defenders.lee.start: [R] and start 'reinforcement' go together",
        ),
        ("[totals.defenders]\nvalue = 27", "the defenders are 28, but totals.defenders says 27"),
        ("[totals.positions]\nvalue = 28", "the positions are 29, but totals.positions says 28"),
        (
            "[positions.c1]\nlocation = 'keep'",
            "the positions in the Cellar are 4, but totals.cellar_positions says 5",
        ),
        (
            "[positions.c1]\nlocation = 'keep'\n[totals.cellar_positions]\nvalue = 4",
            "4 positions of the Cellar are too few",
        ),
        (
            "[totals.placement_areas]\nvalue = 12",
            "the placement areas are 11, but totals.placement_areas says 12",
        ),
        (
            "[totals.track_spaces]\nvalue = 19",
            "the spaces of the tracks are 20, but totals.track_spaces says 19",
        ),
        (
            "[locations.cellar]\ndefense_track = 'walls'",
            "the locations with a defense track are 7, but totals.defense",
        ),
        (
            "[rules.defender_actions_per_turn]\nvalue = 6",
            "the actions of a turn are 6, but totals.action_tokens says",
        ),
        ("[totals.suppression_tokens]\nvalue = 64", "there is room for at most 63 suppression tokens"),
    ],
)
def test_totals_that_do_not_add_up(tmp_path: Path, text: str, said: str) -> None:
    assert said in refused(tmp_path, text)


def test_a_deck_cannot_be_emptied(tmp_path: Path) -> None:
    deck = [card for card in PRINTED.ss_cards if card.deck == 1 and not card.competitive_only]
    moved = "".join(f"[ss_cards.{card.id}]\ndeck = 2\n" for card in deck)
    assert "SS deck 1 would have no cards" in refused(tmp_path, moved)


def test_there_is_room_for_so_many_kinds_of_card(tmp_path: Path) -> None:
    text = "".join(
        f"[ss_cards.4-new-{n}]\nnew = true\ndeck = 4\nkind = 'sniper'\ncopies = 0\n" for n in range(9)
    )
    assert "there is room for 47 kinds of SS card" in refused(tmp_path, text)


def test_an_error_names_at_most_three_fields(tmp_path: Path) -> None:
    moved = "".join(f"[ss_cards.{card.id}]\ncopies = 9\n" for card in PRINTED.ss_cards[:5])
    first = ", ".join(f"ss_cards.{card.id}.copies" for card in PRINTED.ss_cards[:3])
    assert refused(tmp_path, moved).startswith(f"{first} and 2 more: ")


# ---------------------------------------------------------------- what only our own file could get wrong


def test_a_fixed_target_must_have_a_defense_value() -> None:
    kinds = tuple(replace(kind, location=kind.location and "cellar") for kind in PRINTED.ss_card_kinds)
    said = [fault.text for fault in card_faults(replace(PRINTED, ss_card_kinds=kinds))]
    assert len(said) == 1
    assert said[0].startswith("'cellar' is no location with a defense value; valid: north_terrace")


def test_the_areas_are_in_the_order_of_their_numbers() -> None:
    said = [fault.text for fault in board_faults(replace(PRINTED, tracks=PRINTED.tracks[::-1]))]
    assert said == ["the areas are 2 to 12 in this order, not [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]"]


def test_our_own_file_has_no_fault() -> None:
    assert [*board_faults(PRINTED), *card_faults(PRINTED)] == []
