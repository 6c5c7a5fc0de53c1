"""Chapter 6.2: the competitive game: SS Planning, the orders, the last turn."""

from __future__ import annotations

import pytest

from garrison.core.ask import Choice, Draw, Over, Roll
from garrison.core.errors import BadComponent, NotOffered
from garrison.core.event import Event
from garrison.core.game import Setup
from garrison.games.itter import events as e
from garrison.games.itter.game import CastleItter
from tests.itter.scenes import Scene, Stage, castle, game, happened, opening

DEFENDER, SS = 0, 1
HAND = ["1-rifleman-2", "1-sturm-1", "1-flak-37", "1-mortar-1"]
TACTICS = ["barrage", "focus_fire", "smoke_screen"]
REFILL = ["1-scout-2", "1-scout-2", "1-scout-2", "covering_fire"]
FIRE, REINFORCEMENTS, REGIMENT = "4-suppressive-fire", "3-reinforcements", "regiment_142"


def duel(rulings: dict[str, int] | None = None) -> Stage:
    """A new game with the hands above, where the SS player plans."""
    return Stage(game(), Setup("competitive", 2, rulings=rulings or {}), draws=[*HAND, *TACTICS])


def late(*cards: str, rulings: dict[str, int] | None = None) -> Scene:
    """A late turn of a quiet game with only these SS cards left."""
    return castle("competitive", rulings=rulings, players=2).only(*cards)


def plan(stage: Stage, *orders: str, tactic: str = "barrage") -> Stage:
    for order in orders:
        stage.pick(f"order {order}")
    stage.pick(f"tactic {tactic}")
    return stage


def asked(stage: Stage) -> tuple[int, ...]:
    """The seats that are to choose."""
    assert isinstance(stage.ask, Choice)
    return stage.ask.seats


def held(stage: Stage, pile: str) -> int:
    return stage.game.view(stage.position, SS).piles[pile]


# ---------------------------------------------------------------- seats and set-up


@pytest.mark.rule("6.2")
def test_there_are_two_seats_and_only_two() -> None:
    assert game().about.scenario("competitive").seats == {2: ("defender", "ss")}


@pytest.mark.rule("6.2")
def test_the_ss_player_plans_and_the_defender_acts() -> None:
    stage = duel()
    assert asked(stage) == (SS,)
    plan(stage, *HAND[:3]).script(draws=REFILL)
    assert asked(stage) == (DEFENDER,)


@pytest.mark.rule("6.2")
def test_neither_player_answers_for_the_other() -> None:
    stage = duel()
    with pytest.raises(NotOffered, match="seat 0 is not asked"):
        stage.pick(f"order {HAND[0]}", seat=DEFENDER)
    plan(stage, *HAND[:3]).script(draws=REFILL)
    with pytest.raises(NotOffered, match="seat 1 is not asked"):
        stage.pick("pass", seat=SS)


@pytest.mark.rule("6.2", "4.3b")
def test_in_the_ss_phase_the_defender_decides_about_suppression() -> None:
    stage = castle("competitive", players=2).tokens(red=1).only("4-sturm-1", *[FIRE] * 6).ready()
    stage.draw("4-sturm-1", FIRE, FIRE, FIRE, *TACTICS)
    plan(stage, "4-sturm-1", FIRE, FIRE).script(draws=[FIRE, FIRE, FIRE, "covering_fire"])
    stage.pass_all().script(dice=[1, 2])
    assert (asked(stage), stage.ask.prompt.key) == ((DEFENDER,), "suppress-counter")


@pytest.mark.rule("6.2", "5.1")
def test_what_one_wins_the_other_loses() -> None:
    stage = late(*[FIRE] * 3).stand(lee="g3").ready(draws=[*[FIRE] * 3, *TACTICS])
    plan(stage, FIRE, FIRE, FIRE).script(draws=["covering_fire"])
    stage.pass_all()
    assert isinstance(stage.ask, Over)
    assert (stage.ask.outcome.results, stage.ask.outcome.scores) == ((1, -1), (1, -1))


@pytest.mark.rule("6.2a", "S.5b")
def test_the_competitive_sturm_card_joins_deck_1() -> None:
    stage = Stage(game(), Setup("competitive", 2))
    assert isinstance(stage.ask, Draw)
    assert stage.ask.outcomes["1-sturm-competitive"] == 1
    assert held(stage, "ss-deck") == 61
    assert sum(stage.ask.outcomes.values()) == 13


@pytest.mark.rule("6.2a", "S.5b")
def test_no_other_game_has_it() -> None:
    for scenario in ("standard", "veteran", "elite"):
        stage = opening(scenario).ready()
        assert stage.game.view(stage.position, DEFENDER).piles["ss-deck"] == 60


@pytest.mark.rule("6.2a")
def test_twenty_two_tactics_cards_are_left_with_deck_1_on_top() -> None:
    stage = Stage(game(), Setup("competitive", 2), draws=HAND)
    assert held(stage, "tactics-deck") == 22
    assert isinstance(stage.ask, Draw)
    assert len(stage.ask.outcomes) == 8  # two of the eight of deck 1 will not come, but nobody knows which


@pytest.mark.rule("6.2a")
def test_eleven_riflemen_stand_on_the_areas() -> None:
    assert duel().counters() == {f"area_{n}": ["rifleman"] for n in range(2, 13)}


# ---------------------------------------------------------------- planning


@pytest.mark.rule("6.2b")
def test_the_ss_player_starts_with_four_cards_and_three_tactics() -> None:
    cards = duel().game.view(duel().position, SS).cards
    assert (sorted(cards["hand"]), sorted(cards["tactics-hand"])) == (sorted(HAND), sorted(TACTICS))


@pytest.mark.rule("6.2b")
def test_three_orders_are_laid_and_one_tactics_card_beside_them() -> None:
    stage = duel()
    assert stage.offered() == [
        f"order {card}" for card in ("1-rifleman-2", "1-sturm-1", "1-mortar-1", "1-flak-37")
    ]
    for left, card in zip((3, 2), ("1-mortar-1", "1-rifleman-2"), strict=True):
        stage.pick(f"order {card}")
        assert len(stage.offered()) == left
    stage.pick("order 1-flak-37")
    assert stage.offered() == [f"tactic {tactic}" for tactic in TACTICS]
    stage.pick("tactic focus_fire")
    assert (held(stage, "orders"), held(stage, "ss-hand"), held(stage, "tactics-hand")) == (3, 1, 2)


@pytest.mark.rule("6.2c")
def test_the_hand_is_refilled_to_four_and_three_before_the_defender_acts() -> None:
    stage = plan(duel(), *HAND[:3])
    for pile in ("ss-deck", "ss-deck", "ss-deck", "tactics-deck"):
        assert isinstance(stage.ask, Draw)
        assert stage.ask.pile == pile
        stage.draw(next(iter(stage.ask.outcomes)))
    assert (held(stage, "ss-hand"), held(stage, "tactics-hand")) == (4, 3)
    assert asked(stage) == (DEFENDER,)


@pytest.mark.rule("6.2b", "6.2c")
def test_a_later_turn_begins_with_planning_from_the_hand_as_it_is() -> None:
    scene = late(*[FIRE] * 12)
    stage = scene.ready(draws=[*[FIRE] * 4, *TACTICS])
    plan(stage, FIRE, FIRE, FIRE).script(draws=[*[FIRE] * 3, "covering_fire"])
    stage.pass_all()
    assert (asked(stage), stage.ask.prompt.key) == ((SS,), "choose-order")


# ---------------------------------------------------------------- cards that must be played


def holding(*cards: str, rulings: dict[str, int] | None = None) -> Stage:
    """The SS player plans with this hand, and more harmless cards to come."""
    scene = late(*(card for card in cards if card != REGIMENT), *[FIRE] * 6, rulings=rulings)
    return scene.escaped().ready(draws=[*cards, *TACTICS])


@pytest.mark.rule("6.2d")
@pytest.mark.parametrize("card", [REINFORCEMENTS, REGIMENT])
def test_a_card_that_must_be_played_takes_the_last_place_at_the_latest(card: str) -> None:
    stage = holding(card, FIRE, FIRE, FIRE)
    assert set(stage.offered()) == {f"order {card}", f"order {FIRE}"}
    stage.pick(f"order {FIRE}")
    assert set(stage.offered()) == {f"order {card}", f"order {FIRE}"}
    stage.pick(f"order {FIRE}")
    assert stage.offered() == [f"order {card}"]


@pytest.mark.rule("6.2d")
@pytest.mark.parametrize("card", [REINFORCEMENTS, REGIMENT])
def test_once_it_is_laid_the_others_are_free_again(card: str) -> None:
    stage = holding(card, FIRE, "4-sturm-1", "4-mortar-1")
    stage.pick(f"order {card}")
    assert len(stage.offered()) == 3


@pytest.mark.rule("6.2d")
def test_both_of_them_take_two_places() -> None:
    stage = holding(REINFORCEMENTS, REGIMENT, FIRE, FIRE)
    stage.pick(f"order {FIRE}")
    assert stage.offered() == [f"order {REINFORCEMENTS}", f"order {REGIMENT}"]


@pytest.mark.rule("6.2d")
def test_the_142nd_does_not_end_the_game_in_the_hand() -> None:
    stage = holding(FIRE, FIRE, FIRE, REGIMENT)
    assert isinstance(stage.ask, Choice)


@pytest.mark.rule("6.2d", "5.0b")
def test_the_142nd_ends_the_game_when_its_order_is_carried_out() -> None:
    stage = holding(FIRE, FIRE, FIRE, REGIMENT)
    plan(stage, FIRE, REGIMENT, FIRE).script(draws=[*[FIRE] * 3, "covering_fire"])
    assert asked(stage) == (DEFENDER,)
    stage.pass_all()
    assert stage.told(e.CARD_REVEALED) == [
        happened(e.CARD_REVEALED, FIRE, 4),
        happened(e.CARD_REVEALED, REGIMENT, 0),
    ]
    assert isinstance(stage.ask, Over)
    assert stage.ask.outcome.ending == "relieved"


@pytest.mark.rule("6.2d", "5.0b")
def test_by_the_other_ruling_the_142nd_ends_the_game_when_it_is_drawn() -> None:
    scene = late(*[FIRE] * 6, rulings={"competitive_142nd": 1}).turn(17).escaped()
    stage = scene.ready(draws=[FIRE, REGIMENT])
    assert isinstance(stage.ask, Over)
    assert stage.ask.outcome.ending == "relieved"
    assert happened(e.REGIMENT_ARRIVED, 17) in stage.log


@pytest.mark.rule("6.2d", "3.4")
def test_reinforcements_come_when_their_order_is_carried_out() -> None:
    stage = late(REINFORCEMENTS, *[FIRE] * 6).apart("waltl").ready()
    stage.draw(REINFORCEMENTS, FIRE, FIRE, FIRE, *TACTICS)
    plan(stage, REINFORCEMENTS, FIRE, FIRE).script(draws=[*[FIRE] * 3, "covering_fire"])
    assert stage.at("waltl") == "reinforcements"
    stage.pass_all()
    assert stage.told(e.REINFORCEMENTS_ARRIVED) == [happened(e.REINFORCEMENTS_ARRIVED, 1)]
    assert stage.at("waltl") == "supply"


# ---------------------------------------------------------------- the SS Phase


def told(stage: Stage, *kinds: int) -> list[Event]:
    return [event for event in stage.events if event.key in {e.EVENTS[kind].key for kind in kinds}]


@pytest.mark.rule("6.2f")
def test_the_tactics_card_is_shown_then_the_orders_follow_as_planned() -> None:
    stage = late("4-mortar-1", "4-machine-gunner-1", *[FIRE] * 6).ready()
    stage.draw("4-mortar-1", "4-machine-gunner-1", FIRE, FIRE, *TACTICS)
    plan(stage, "4-machine-gunner-1", FIRE, "4-mortar-1", tactic="focus_fire")
    assert told(stage, e.TACTIC_DEALT) == []
    stage.script(draws=[*[FIRE] * 3, "covering_fire"])
    stage.pass_all().script(dice=[1, 1, 1, 1])
    assert told(stage, e.TACTIC_DEALT, e.CARD_REVEALED) == [
        happened(e.TACTIC_DEALT, "focus_fire"),
        happened(e.CARD_REVEALED, "4-machine-gunner-1", 4),
        happened(e.CARD_REVEALED, FIRE, 4),
        happened(e.CARD_REVEALED, "4-mortar-1", 4),
    ]


@pytest.mark.rule("6.2f", "6.1b")
def test_the_tactics_card_counts_for_all_three_orders() -> None:
    stage = late("4-mortar-1", "4-machine-gunner-1", *[FIRE] * 6).stand(lee="g3").ready()
    stage.draw("4-mortar-1", "4-machine-gunner-1", FIRE, FIRE, *TACTICS)
    plan(stage, "4-machine-gunner-1", FIRE, "4-mortar-1", tactic="focus_fire")
    stage.script(draws=[*[FIRE] * 3, "covering_fire"])
    stage.pass_all().script(dice=[4, 5, 3])
    assert stage.dice() == 3
    stage.roll(1, 1, 1).roll(3)
    assert stage.dice() == 3
    stage.roll(1, 1, 1).roll(4, 5).roll(3)
    assert stage.dice() == 4


@pytest.mark.rule("6.2f", "6.2b")
def test_the_orders_are_announced_by_their_number_alone() -> None:
    stage = plan(duel(), *HAND[:3])
    assert happened(e.ORDERS_LAID, 3) in stage.log


@pytest.mark.rule("2.8e")
def test_an_escape_after_a_late_card_of_deck_1_uses_nine_cards() -> None:
    stage = late("1-sturm-1", *[FIRE] * 20).place("borotra", "nt2").ready()
    stage.draw("1-sturm-1", FIRE, FIRE, FIRE, *TACTICS)
    plan(stage, FIRE, FIRE, "1-sturm-1").script(draws=[*[FIRE] * 3, "covering_fire"])
    stage.pass_all().script(dice=[4, 5])
    plan(stage, FIRE, FIRE, FIRE, tactic="focus_fire").script(draws=[*[FIRE] * 3, "eastern_approach"])
    stage.pick("escape borotra")
    assert stage.told(e.ESCAPE_MADE) == [happened(e.ESCAPE_MADE, "borotra", 9)]


# ---------------------------------------------------------------- the end


@pytest.mark.rule("6.2e")
def test_twenty_turns_leave_one_ss_card_and_two_tactics() -> None:
    scene = opening("competitive", players=2)
    stage = scene.ready()
    while not isinstance(stage.ask, Over):
        scene.clear()
        if isinstance(stage.ask, Draw):
            stage.draw(next(iter(stage.ask.outcomes)))
        elif isinstance(stage.ask, Roll):
            stage.roll(*[1] * stage.ask.dice)
        else:
            stage.pick("pass" if "pass" in stage.offered() else stage.offered()[0])
    assert (stage.p.turn, stage.ask.outcome.ending) == (20, "deck-exhausted")
    assert (held(stage, "ss-hand"), held(stage, "tactics-hand")) == (1, 2)
    assert (held(stage, "ss-deck"), held(stage, "tactics-deck")) == (0, 0)


def twentieth_turn(rulings: dict[str, int] | None = None) -> Stage:
    """Turn 20 is planned with the last four cards, then the 142nd is drawn as the very last."""
    scene = late(*[FIRE] * 4, rulings=rulings).turn(20).tactics(4, 3).escaped()
    stage = scene.ready(draws=[*[FIRE] * 4, "focus_fire", "smoke_screen", "covering_fire"])
    return plan(stage, FIRE, FIRE, FIRE, tactic="smoke_screen")


@pytest.mark.rule("6.2e")
def test_no_turn_starts_with_fewer_than_three_ss_cards_in_hand() -> None:
    stage = twentieth_turn().script(draws=[REGIMENT])
    assert isinstance(stage, Stage)
    assert held(stage, "ss-hand") == 2
    stage.pass_all()
    assert isinstance(stage.ask, Over)
    assert (stage.p.turn, stage.ask.outcome.ending) == (20, "deck-exhausted")


@pytest.mark.rule("6.2e")
def test_by_the_other_ruling_a_21st_turn_brings_the_142nd() -> None:
    stage = twentieth_turn({"competitive_last_turn": 1}).script(draws=[REGIMENT])
    assert isinstance(stage, Stage)
    stage.pass_all()
    assert (stage.p.turn, asked(stage)) == (21, (SS,))
    plan(stage, FIRE, REGIMENT, tactic="focus_fire").pass_all()
    assert isinstance(stage.ask, Over)
    assert stage.ask.outcome.ending == "relieved"


@pytest.mark.rule("6.2f")
def test_the_tactics_card_of_the_last_turn_is_no_longer_in_force() -> None:
    stage = plan(
        late(*[FIRE] * 12).ready(draws=[*[FIRE] * 4, *TACTICS]), FIRE, FIRE, FIRE, tactic="focus_fire"
    )
    stage.script(draws=[*[FIRE] * 3, "covering_fire"])
    stage.pass_all()
    assert stage.asked != "act"
    assert [event.facts["tactic"] for event in stage.log if event.key == "tactic-dealt"] == ["focus_fire"]
    assert stage.game.view(stage.position, DEFENDER).cards["tactics"] == ()


@pytest.mark.rule("6.2b", "6.2e", "6.2f")
def test_with_two_cards_a_turn_two_orders_are_laid_and_played() -> None:
    fewer = CastleItter({"rules": {"ss_cards_per_turn": {"value": 2}}})
    stage = Stage(fewer, Setup("competitive", 2), draws=[*HAND, *TACTICS])
    plan(stage, *HAND[:2])
    assert happened(e.ORDERS_LAID, 2) in stage.log


@pytest.mark.rule("6.2d")
def test_with_two_cards_a_turn_two_that_must_be_played_leave_no_choice() -> None:
    stage = two_a_turn(REINFORCEMENTS, REINFORCEMENTS, FIRE, FIRE)
    assert stage.offered() == [f"order {REINFORCEMENTS}"]
    reason = stage.why(f"order {FIRE}")
    assert reason is not None
    assert (reason.key, reason.rule) == ("must-play", "6.2d")


@pytest.mark.rule("6.2e")
def test_with_two_cards_a_turn_two_in_hand_are_enough_to_begin_one() -> None:
    stage = plan(two_a_turn(FIRE, FIRE, FIRE, FIRE), FIRE, FIRE, tactic="focus_fire")
    stage.script(draws=["covering_fire"])
    turn = stage.p.turn
    assert held(stage, "ss-hand") == 2
    stage.pass_all()
    assert (stage.p.turn, asked(stage)) == (turn + 1, (SS,))


def two_a_turn(*cards: str) -> Stage:
    """A late turn with only these four cards, two of which are played in a turn."""
    fewer = CastleItter({"rules": {"ss_cards_per_turn": {"value": 2}}})
    scene = castle("competitive", players=2, corrected=fewer).only(*cards)
    return scene.ready(draws=[*cards, *TACTICS])


@pytest.mark.rule("6.2b")
def test_more_orders_than_the_pile_holds_are_refused_by_name() -> None:
    more = CastleItter({"rules": {"ss_cards_per_turn": {"value": 4}}})
    with pytest.raises(BadComponent, match=r"rules.ss_cards_per_turn: 4 in the competitive game.*room for 3"):
        Stage(more, Setup("competitive", 2))
    assert Stage(more, Setup("standard")).asked == "place-first"
