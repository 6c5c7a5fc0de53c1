"""Chapter 5: how the game ends, and the score."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

import pytest

from garrison.core.ask import Draw, Outcome, Over, Roll
from garrison.games.itter import events as e
from tests.itter.scenes import FRENCH, REINFORCEMENTS, Scene, Stage, castle, game, happened, opening

LAST = "3-reinforcements"  # a card that changes nothing once everybody is there
REGIMENT = "regiment_142"
OTHERS = tuple(who for who in game().packed.defender_ids if who not in FRENCH)
SQUARES = tuple(game().packed.square_ids)
CELLAR = ("c1", "c2", "c3", "c4", "c5")
SPACES = tuple(game().packed.space_ids)


def outcome(stage: Stage) -> Outcome:
    assert isinstance(stage.ask, Over)
    return stage.ask.outcome


def end(scene: Scene) -> Outcome:
    """The game ends here, with the last card of the deck."""
    return outcome(scene.only(LAST).reveal(LAST))


def sheet(scene: Scene) -> dict[str, int]:
    """The items of the score that are not nought."""
    return {item: points for item, points in end(scene).sheet if points}


def man(scene: Scene, squares: list[str], french: tuple[str, ...] = FRENCH) -> Scene:
    """The French first, on the first squares, and as many others as there is room for."""
    for who, square in zip((*french, *OTHERS), squares, strict=False):
        scene.place(who, square)
    return scene


def without_tank() -> list[str]:
    return [square for square in SQUARES if not square.startswith("bj_")]


def draws(scene: Scene, stage: Stage) -> Iterator[Draw]:
    """Pass every action and roll for every card, on a board that is swept clean, until the game is over."""
    while not isinstance(stage.ask, Over):
        scene.clear()
        if isinstance(stage.ask, Draw):
            yield stage.ask
        elif isinstance(stage.ask, Roll):
            stage.roll(*[1] * stage.ask.dice)
        else:
            stage.pick("pass")


def first_but_the_142nd(ask: Draw) -> str:
    return next((card for card in ask.outcomes if card != REGIMENT), REGIMENT)


# ---------------------------------------------------------------- 5.0: the ends


@pytest.mark.rule("5.0", "S.5", "S.5b")
def test_sixty_cards_last_for_twenty_turns() -> None:
    scene = opening()
    stage = scene.ready()
    cards = 0
    for ask in draws(scene, stage):
        cards += 1
        stage.draw(first_but_the_142nd(ask))
    assert (cards, stage.p.turn) == (60, 20)
    assert outcome(stage).ending == "deck-exhausted"


@pytest.mark.rule("5.0")
def test_the_last_card_is_carried_out_before_the_end() -> None:
    stage = castle().stand(lee="nt2").only("4-mortar-1").reveal("4-mortar-1", dice=[2, 3])
    assert isinstance(stage.ask, Roll)
    stage.roll(2).roll(1, 1, 6)
    assert stage.marks("lee") == {"disrupted"}
    assert outcome(stage).ending == "deck-exhausted"


@pytest.mark.rule("5.0")
def test_with_a_card_left_another_turn_follows() -> None:
    stage = castle().turn(19).only(*[LAST] * 4).reveal(LAST, LAST, LAST)
    assert stage.p.turn == 20
    assert stage.gauge("actions") == 5


@pytest.mark.rule("5.0b")
def test_the_142nd_ends_the_game_on_the_spot() -> None:
    stage = castle().turn(18).only(*[LAST] * 4).escaped().reveal(LAST, REGIMENT)
    assert len(stage.told(e.CARD_REVEALED)) == 2
    assert stage.told(e.REGIMENT_ARRIVED) == [happened(e.REGIMENT_ARRIVED, 18)]
    assert outcome(stage).ending == "relieved"
    assert (stage.ask.prompt.rule, stage.events[-1].rule) == ("5.0b", "5.0b")


@pytest.mark.rule("5.0b")
def test_the_score_is_counted_when_the_142nd_comes() -> None:
    stage = castle().stand(lee="g3").counter("scout", "area_2").only(LAST).escaped().reveal(REGIMENT)
    assert outcome(stage).scores == (5 + 1 - 1,)
    assert outcome(stage).results == (1,)


def twentieth_turn(rulings: dict[str, int] | None = None) -> Stage:
    """The 142nd is the very last card, and turn 20 has taken the three above it."""
    return castle(rulings=rulings).turn(20).only(*[LAST] * 3).escaped().reveal(LAST, LAST, LAST)


@pytest.mark.rule("5.0b")
def test_with_the_142nd_as_last_card_a_21st_turn_is_played() -> None:
    stage = twentieth_turn()
    assert (stage.p.turn, stage.gauge("actions")) == (21, 5)
    stage.pass_all()
    assert isinstance(stage.ask, Draw)
    assert stage.ask.outcomes == {REGIMENT: 1}
    stage.draw(REGIMENT)
    assert outcome(stage).ending == "relieved"


@pytest.mark.rule("5.0b")
def test_by_the_other_ruling_the_game_ends_after_turn_20() -> None:
    stage = twentieth_turn({"regiment_142_is_last_card": 1})
    assert stage.p.turn == 20
    assert outcome(stage).ending == "deck-exhausted"


@pytest.mark.rule("5.0b")
def test_by_the_other_ruling_the_142nd_still_ends_the_game_when_it_comes_earlier() -> None:
    rulings = {"regiment_142_is_last_card": 1}
    stage = castle(rulings=rulings).turn(20).only(*[LAST] * 3).escaped().reveal(LAST, REGIMENT)
    assert outcome(stage).ending == "relieved"


def relief_chances(left: int) -> list[Fraction]:
    """Escape with so many SS cards left: the exact chance of each card from now on to be the 142nd."""
    scene = castle().place("borotra", "nt2").deck(left)
    stage = scene.ready()
    stage.pick("escape borotra")
    chances, alive = [], Fraction(1)
    for ask in draws(scene, stage):
        chance = Fraction(ask.outcomes.get(REGIMENT, 0), sum(ask.outcomes.values()))
        chances.append(alive * chance)
        alive *= 1 - chance
        stage.draw(first_but_the_142nd(ask))
    return chances


@pytest.mark.rule("2.8d", "5.0b")
@pytest.mark.parametrize("left, bottom", [(36, 9), (33, 9), (27, 6), (18, 6), (9, 4), (6, 4)])
def test_the_142nd_is_equally_likely_anywhere_among_the_bottom_cards(left: int, bottom: int) -> None:
    """Deck 2 shows with 36 or 33 cards left, deck 3 with 27 or 18, deck 4 with 9 or 6."""
    assert relief_chances(left) == [0] * (left - bottom) + [Fraction(1, bottom + 1)] * (bottom + 1)


@pytest.mark.rule("2.8e", "5.0b")
def test_with_fewer_cards_left_it_is_anywhere_among_them() -> None:
    assert relief_chances(3) == [Fraction(1, 4)] * 4


@pytest.mark.rule("2.8d", "S.5")
def test_the_142nd_leaves_the_other_cards_as_likely_as_before() -> None:
    before = castle().deck(6).reveal().ask
    after = castle().deck(6).escaped().reveal().ask
    assert isinstance(before, Draw)
    assert isinstance(after, Draw)
    shares = [{card: Fraction(weight, sum(ask.outcomes.values())) for card, weight in ask.outcomes.items()}
              for ask in (before, after)]  # fmt: skip
    assert shares[1] == {card: share * Fraction(6, 7) for card, share in shares[0].items()} | {
        REGIMENT: Fraction(1, 7)
    }


OVERRUN = ("area_12", "t_g3", "t_y7", "t_y8")


def overrun() -> Outcome:
    scene = man(castle(), [*SQUARES]).counter("rifleman", *OVERRUN)
    return outcome(scene.reveal("2-sturm-1", dice=[6, 6]))


@pytest.mark.rule("5.0c")
def test_a_counter_in_the_castle_loses_whatever_the_score_would_have_been() -> None:
    assert (overrun().ending, overrun().results, overrun().scores) == ("overrun", (-1,), (0,))


@pytest.mark.rule("5.0c")
def test_no_points_are_counted_after_a_loss() -> None:
    assert sum(points for _, points in overrun().sheet) == 0


@pytest.mark.rule("5.0c", "5.3")
def test_a_loss_earns_no_award() -> None:
    assert overrun().honours == {"award": "none", "level": "defeat"}


# ---------------------------------------------------------------- 5.1 and 5.3: result and award


def scoring(score: int) -> Outcome:
    """A castle full of men with the tank lost empty is worth 40; counters bring it down to any score."""
    scene = man(castle().wreck(), without_tank())
    counters = 40 - score
    scene.counter("scout", *SPACES[:counters])
    scene.counter("mortar", *SPACES[: max(0, counters - len(SPACES))])
    return end(scene)


@pytest.mark.rule("5.1")
@pytest.mark.parametrize("score, result", [(2, 1), (1, 1), (0, 0), (-1, 0)])
def test_one_point_wins_and_less_is_a_draw(score: int, result: int) -> None:
    assert (scoring(score).scores, scoring(score).results) == ((score,), (result,))


AWARDS = {
    40: ("austrian_national_hero", "epic"),
    39: ("medal_of_honor", "major"),
    30: ("medal_of_honor", "major"),
    29: ("distinguished_service_cross", "major"),
    20: ("distinguished_service_cross", "major"),
    19: ("silver_star", "minor"),
    10: ("silver_star", "minor"),
    9: ("bronze_star", "minor"),
    1: ("bronze_star", "minor"),
    0: ("none", "draw"),
    -1: ("none", "draw"),
}


@pytest.mark.rule("5.3")
@pytest.mark.parametrize("score", AWARDS)
def test_the_award_for_each_edge_of_the_table(score: int) -> None:
    award, level = AWARDS[score]
    assert scoring(score).scores == (score,)
    assert scoring(score).honours == {"award": award, "level": level}


# ---------------------------------------------------------------- 5.2: the score


@pytest.mark.rule("5.2")
def test_the_score_is_the_sum_of_the_six_items() -> None:
    scene = (
        castle().wreck().stand(gamelin="k1", reynaud="c1", lee="g3", basse="c2").counter("sturm", "area_2")
    )
    ended = end(scene)
    assert dict(ended.sheet) == {
        "tank-empty": 5,
        "escape": 0,
        "french-outside": 3,
        "french-cellar": 1,
        "others": 2,
        "counters": -1,
    }
    assert ended.scores == (10,)


@pytest.mark.rule("5.2")
@pytest.mark.parametrize(
    "tank_lost, escaped, best", [(False, False, 38), (False, True, 40), (True, False, 40), (True, True, 43)]
)
def test_the_most_that_can_be_scored(tank_lost: bool, escaped: bool, best: int) -> None:
    """Once the tank is lost there is room for 25."""
    scene = castle().wreck() if tank_lost else castle()
    squares = without_tank() if tank_lost else [*SQUARES]
    man(scene, squares, FRENCH[:-1] if escaped else FRENCH)
    scene.only(LAST)
    stage = scene.escaped().reveal(REGIMENT) if escaped else scene.reveal(LAST)
    assert outcome(stage).scores == (best,)


@pytest.mark.rule("5.2a")
def test_five_points_for_the_tank_lost_with_nobody_inside() -> None:
    stage = (
        castle().defense(besotten_jenny=4).only("2-panzerfaust").reveal("2-panzerfaust", dice=[4, 1, 1, 1])
    )
    assert outcome(stage).scores == (5,)


@pytest.mark.rule("5.2a")
def test_nothing_for_the_tank_lost_with_men_inside() -> None:
    scene = castle().stand(lee="bj_load").defense(besotten_jenny=4).only("2-panzerfaust")
    assert outcome(scene.reveal("2-panzerfaust", dice=[4, 1, 1, 1])).scores == (0,)


@pytest.mark.rule("5.2a")
def test_nothing_for_the_tank_while_it_stands() -> None:
    assert sheet(castle().defense(besotten_jenny=4)) == {}


@pytest.mark.rule("5.2b", "5.2c")
def test_five_points_for_the_escape_and_none_for_borotra_besides() -> None:
    stage = castle().place("borotra", "nt2").only(LAST).ready()
    stage.pick("escape borotra").pick("pass")
    stage.pass_all().script(draws=[LAST])
    stage.pass_all().script(draws=[REGIMENT])
    assert {item: points for item, points in outcome(stage).sheet if points} == {"escape": 5}


@pytest.mark.rule("5.2b")
def test_borotra_lost_is_not_borotra_away() -> None:
    assert sheet(castle().lose("borotra")) == {}


@pytest.mark.rule("5.2c")
@pytest.mark.parametrize("who", FRENCH)
def test_three_points_for_each_frenchman_outside_the_cellar(who: str) -> None:
    assert sheet(castle().place(who, "k1")) == {"french-outside": 3}


@pytest.mark.rule("5.2c")
def test_exhausted_and_disrupted_men_count_in_full() -> None:
    scene = castle().stand(gamelin="k1", reynaud="bj_load", lee="g3")
    assert sheet(scene.exhaust("gamelin", "lee").disrupt("reynaud", "lee")) == {
        "french-outside": 6,
        "others": 1,
    }


@pytest.mark.rule("5.2d")
@pytest.mark.parametrize("who", FRENCH)
def test_one_point_for_each_frenchman_in_the_cellar(who: str) -> None:
    assert sheet(castle().place(who, "c1")) == {"french-cellar": 1}


@pytest.mark.rule("5.2e")
def test_one_point_for_each_other_defender_on_the_board() -> None:
    scene = castle().stand(lee="k1", schrader="bj_load", rifleman_1="g3", waltl="nt2")
    assert sheet(scene) == {"others": 4}


@pytest.mark.rule("5.2e")
def test_one_point_for_each_other_defender_in_the_cellar_too() -> None:
    assert sheet(man(castle(), [*CELLAR], ())) == {"others": 5}


@pytest.mark.rule("5.2e")
def test_reinforcements_in_the_supply_score_nothing() -> None:
    assert sheet(castle().wait(*REINFORCEMENTS)) == {}


@pytest.mark.rule("5.2e")
def test_by_the_other_ruling_reinforcements_in_the_supply_score_one_each() -> None:
    rulings = {"reinforcement_left_in_supply": 1}
    assert sheet(castle(rulings=rulings).wait(*REINFORCEMENTS)) == {"others": 3}
    never_came = castle(rulings=rulings).apart(*REINFORCEMENTS).only("4-suppressive-fire")
    assert outcome(never_came.reveal("4-suppressive-fire")).scores == (0,)


@pytest.mark.rule("5.2f")
@pytest.mark.parametrize("kind", ["rifleman", "scout", "sturm", "machine_gunner", "mortar"])
def test_one_point_less_for_each_counter_of_any_kind(kind: str) -> None:
    assert sheet(castle().counter(kind, "area_2", "area_9")) == {"counters": -2}


@pytest.mark.rule("5.2f")
@pytest.mark.parametrize("space", SPACES)
def test_a_counter_costs_its_point_wherever_it_is(space: str) -> None:
    assert sheet(castle().counter("rifleman", space)) == {"counters": -1}


@pytest.mark.rule("5.2f", "4.3g")
def test_all_counters_of_one_area_cost() -> None:
    assert sheet(castle().counter("rifleman", "area_9").counter("mortar", "area_9", "area_9")) == {
        "counters": -3
    }
