"""Set-up and chapter 1: what lies where at the start, the turn, the board, line of sight."""

from __future__ import annotations

from collections import Counter

import pytest

from garrison.core.ask import Choice, Draw
from garrison.core.game import Setup
from garrison.games.itter import events as e
from tests.itter.scenes import (
    COMMANDERS,
    CREW,
    FRENCH,
    REINFORCEMENTS,
    Stage,
    castle,
    game,
    happened,
    opening,
)

DEFENDED = ("north_terrace", "south_terrace", "keep", "great_hall", "gate_house", "besotten_jenny")
AREAS = [f"area_{n}" for n in range(2, 13)]
COMPONENTS = game().components
LETTERS = {record.id: set(record.attributes) for record in COMPONENTS.defenders}


def draw_of(stage: Stage) -> Draw:
    """The draw that is pending."""
    assert isinstance(stage.ask, Draw), stage.ask
    return stage.ask


# ---------------------------------------------------------------- set-up


@pytest.mark.rule("S.2")
def test_s2_every_defended_location_starts_at_6() -> None:
    stage = opening().ready()
    assert [stage.gauge(f"defense:{place}") for place in DEFENDED] == [6] * 6


@pytest.mark.rule("S.2")
def test_s2_the_cellar_has_no_defense_value() -> None:
    gauges = game().view(opening().p, 0).gauges
    assert {name for name in gauges if name.startswith("defense:")} == {f"defense:{p}" for p in DEFENDED}


@pytest.mark.rule("S.3")
def test_s3_twenty_in_the_supply_three_apart_five_in_the_cellar() -> None:
    stage = opening().ready()
    places = Counter(stage.at(who) for who in game().packed.defender_ids)
    assert places == {"supply": 20, "reinforcements": 3, **{f"c{n}": 1 for n in range(1, 6)}}
    assert all(stage.at(who) == "reinforcements" for who in REINFORCEMENTS)
    assert {stage.at(who) for who in FRENCH} == {"c1", "c2", "c3", "c4", "c5"}


@pytest.mark.rule("S.4")
def test_s4_one_rifleman_on_each_placement_area_and_nothing_else() -> None:
    assert opening().ready().counters() == {area: ["rifleman"] for area in AREAS}


@pytest.mark.rule("S.5")
def test_s5_deck_1_lies_on_top_and_each_of_its_cards_is_equally_likely() -> None:
    ask = draw_of(opening().ready().pass_all())
    copies = {card.id: card.copies for card in COMPONENTS.ss_cards if card.deck == 1 and card.copies}
    copies.pop("1-sturm-competitive")
    assert ask.pile == "ss-deck"
    assert ask.outcomes == copies
    assert sum(copies.values()) == 12


@pytest.mark.rule("S.5")
@pytest.mark.parametrize("deck, size", [(2, 19), (3, 17), (4, 12)])
def test_s5_the_next_deck_begins_when_the_one_above_is_through(deck: int, size: int) -> None:
    ask = draw_of(opening().reach(deck).ready().pass_all())
    assert {name[0] for name in ask.outcomes} == {str(deck)}
    assert sum(ask.outcomes.values()) == size


@pytest.mark.rule("S.5")
def test_s5_the_last_card_of_a_deck_comes_before_the_first_of_the_next() -> None:
    ask = draw_of(opening().deck(49).ready().pass_all())
    assert {name[0] for name in ask.outcomes} == {"1"}


@pytest.mark.rule("S.5b")
@pytest.mark.parametrize("scenario, players, cards", [("standard", 1, 60), ("competitive", 2, 61)])
def test_s5b_the_competitive_card_is_only_in_the_competitive_deck(
    scenario: str, players: int, cards: int
) -> None:
    p = game().setup(game().settle(Setup(scenario, players)))
    assert game().view(p, 0).piles["ss-deck"] == cards


@pytest.mark.rule("S.6")
def test_s6_the_142nd_is_not_in_the_deck() -> None:
    ask = draw_of(castle().deck(3).ready().pass_all())
    assert "regiment_142" not in ask.outcomes


@pytest.mark.rule("S.7")
@pytest.mark.parametrize(
    "scenario, pile", [("standard", "ss-deck"), ("veteran", "tactics-deck"), ("elite", "tactics-deck")]
)
def test_s7_only_the_harder_games_draw_tactics(scenario: str, pile: str) -> None:
    assert draw_of(castle(scenario).ready().pass_all()).pile == pile


@pytest.mark.rule("S.8")
def test_s8_the_box_holds_5_12_23_1_and_30_tokens_and_five_dice() -> None:
    totals = [f"{kind}_tokens" for kind in ("action", "command", "disrupted", "load", "suppression")]
    assert [COMPONENTS.total(name) for name in [*totals, "dice"]] == [5, 12, 23, 1, 30, 5]


@pytest.mark.rule("S.8")
def test_s8_no_token_is_on_the_board_at_the_start() -> None:
    stage = opening().ready()
    assert not any(stage.marks(who) for who in game().packed.defender_ids)
    assert stage.tokens() == {}
    assert game().view(stage.p, 0).facts["loaded"] == 0


@pytest.mark.rule("S.8")
@pytest.mark.parametrize("ruling, dice", [(0, 6), (1, 5)])
def test_s8_five_dice_are_no_limit_unless_so_ruled(ruling: int, dice: int) -> None:
    scene = castle(rulings={"dice_supply": ruling}).loaded().counter("rifleman", "area_7")
    stage = scene.stand(lee="bj_cannon", gamelin="bj_load", reynaud="bj_m2hb").ready()
    stage.pick("attack lee area_7").pick("use-weapon")
    assert stage.dice() == dice


@pytest.mark.rule("S.9")
def test_s9_a_defender_shows_his_values_and_his_grey_side_when_exhausted() -> None:
    stage = castle().place("pollock", "g3").ready()
    piece = next(piece for piece in game().view(stage.p, 0).pieces if piece.id == "pollock")
    assert piece.values == {"attack": 2, "suppress": 3}
    assert "exhausted" not in stage.marks("pollock")
    stage.pick("suppress pollock")
    assert "exhausted" in stage.marks("pollock")


@pytest.mark.rule("S.9")
def test_s9_letters_mark_special_actions_and_attributes() -> None:
    found = Counter(letter for letters in LETTERS.values() for letter in letters)
    assert found == {"C": 4, "E": 1, "I": 4, "M": 5, "O": 5, "R": 3, "S": 1, "T": 6}
    assert {who for who, letters in LETTERS.items() if "C" in letters} == set(COMMANDERS)
    assert {who for who, letters in LETTERS.items() if "T" in letters} == set(CREW)
    assert {who for who, letters in LETTERS.items() if "R" in letters} == set(REINFORCEMENTS)
    assert LETTERS["gangl"] == {"C", "O", "S"}
    assert LETTERS["borotra"] == {"E"}


@pytest.mark.rule("S.9b")
@pytest.mark.parametrize(
    "kind, defense, disrupt",
    [("rifleman", 3, 0), ("scout", 4, 0), ("sturm", 5, 0), ("machine_gunner", 4, 2), ("mortar", 4, 3)],
)
def test_s9b_a_counter_shows_defense_and_disrupt_value(kind: str, defense: int, disrupt: int) -> None:
    stage = castle().counter(kind, "area_9").ready()
    counter = next(piece for piece in game().view(stage.p, 0).pieces if piece.kind == kind)
    assert counter.values == {"defense": defense, "disrupt": disrupt}


@pytest.mark.rule("S.9c")
def test_s9c_a_card_shows_its_deck_and_its_number_of_counters() -> None:
    stage = castle().reach(3).ready(draws=["3-rifleman-3"], dice=[1, 1, 2, 3, 6, 6])
    stage.pass_all()
    assert happened(e.CARD_REVEALED, "3-rifleman-3", deck=3) in stage.events
    assert stage.counters() == {"area_2": ["rifleman"], "area_5": ["rifleman"], "area_12": ["rifleman"]}


# ---------------------------------------------------------------- 1.1 the turn


@pytest.mark.rule("1.1")
def test_1_1_five_actions_then_three_cards_then_the_next_turn() -> None:
    stage = castle().ready()
    for left in (5, 4, 3, 2, 1):
        assert stage.gauge("actions") == left
        stage.pick("pass")
    for left, card in ((3, "2-suppressive-fire"), (2, "2-panzerfaust"), (1, "2-panzerfaust")):
        assert isinstance(stage.ask, Draw)
        assert stage.gauge("cards") == left
        stage.script([1] * 4, [card])
    assert isinstance(stage.ask, Choice)
    assert (stage.p.turn, stage.gauge("actions")) == (7, 5)


# ---------------------------------------------------------------- 1.2 the board


@pytest.mark.rule("1.2")
def test_1_2_six_locations_of_four_positions_and_a_cellar_of_five() -> None:
    sizes = Counter(record.location for record in COMPONENTS.positions)
    assert sizes == {**dict.fromkeys(DEFENDED, 4), "cellar": 5}


@pytest.mark.rule("1.2")
def test_1_2_eleven_areas_lead_along_twenty_circles_to_three_ways_in() -> None:
    following = {r.id: r.next for r in (*COMPONENTS.tracks, *COMPONENTS.track_spaces)}
    assert [record.id for record in COMPONENTS.tracks] == AREAS
    assert len(following) == 31
    exits = {area: last_space(area, following) for area in AREAS}
    assert Counter(exits.values()) == {"t_r7": 5, "t_y6": 3, "t_y8": 3}


def last_space(space: str, following: dict[str, str]) -> str:
    """The last space before the castle."""
    while following[space] != "castle":
        space = following[space]
    return space


# ---------------------------------------------------------------- 1.3 line of sight


def targets(stage: Stage, who: str) -> set[str]:
    """What a defender may attack."""
    return {name.split()[2] for name in stage.offers(f"attack {who} ")}


@pytest.mark.rule("1.3")
def test_1_3_red_sees_every_red_circle_large_or_small_near_or_far_and_no_other() -> None:
    red = ("area_3", "area_4", "t_r1", "t_r7")
    stage = castle().place("lee", "k1").counter("rifleman", *red, "area_2", "t_p1", "t_y6").ready()
    assert targets(stage, "lee") == set(red)


@pytest.mark.rule("1.3")
def test_1_3_heavy_weapons_are_seen_in_the_colour_of_their_area() -> None:
    stage = castle().place("lee", "k1").counter("mortar", "area_3", "area_9").ready()
    assert targets(stage, "lee") == {"area_3_mortar"}


@pytest.mark.rule("1.3b")
def test_1_3b_two_colours_see_the_circles_of_both() -> None:
    stage = castle().place("lee", "st5").counter("rifleman", "area_11", "area_4", "area_6", "area_8").ready()
    assert targets(stage, "lee") == {"area_11", "area_4"}


@pytest.mark.rule("1.3b")
@pytest.mark.parametrize("face, colour", [(1, "purple"), (4, "red")])
def test_1_3b_a_man_on_two_colours_is_shot_at_through_either_but_once(face: int, colour: str) -> None:
    stage = castle().place("lee", "nt6").ready(draws=["2-flak-30"], dice=[face, 1, 1])
    stage.pass_all()
    assert stage.told(e.COLOUR_OF_FLAK) == [happened(e.COLOUR_OF_FLAK, "flak_30", face, colour)]
    assert stage.told(e.SHOT_AT_BY_FLAK) == [happened(e.SHOT_AT_BY_FLAK, "lee", (1, 1), need=6, hit=0)]


@pytest.mark.rule("1.3c")
@pytest.mark.parametrize("square", ["bj_load", "c1"])
def test_1_3c_white_sees_nothing(square: str) -> None:
    scene = castle().place("lee", square).counter("rifleman", *AREAS).counter("mortar", *AREAS)
    assert targets(scene.ready(), "lee") == set()


@pytest.mark.rule("1.3c")
def test_1_3c_nothing_sees_white() -> None:
    """Whichever colour a sniper looks at, a man in the Cellar is out of sight."""
    for face in range(1, 7):
        stage = castle().place("lee", "c1").ready(draws=["2-sniper"], dice=[face])
        stage.pass_all()
        assert stage.told(e.NOBODY_IN_SIGHT), face
        assert isinstance(stage.ask, Draw), stage.ask
