"""Chapter 4.0: the SS Phase, three cards one at a time, and what the kinds of card do."""

from __future__ import annotations

import pytest

from garrison.core.ask import Choice, Draw, Over
from garrison.games.itter import events as e
from tests.itter.scenes import REINFORCEMENTS, castle, happened

HARMLESS = "2-suppressive-fire"  # no heavy weapon is on the board


@pytest.mark.rule("4.0")
def test_the_ss_phase_follows_the_fifth_action_and_no_earlier_one() -> None:
    stage = castle().stand(lee="g3").ready()
    for _ in range(4):
        stage.pick("pass")
        assert isinstance(stage.ask, Choice)
    stage.pick("pass")
    assert isinstance(stage.ask, Draw)
    assert stage.ask.pile == "ss-deck"


@pytest.mark.rule("4.0")
def test_action_and_command_tokens_come_off_before_the_cards() -> None:
    stage = castle().stand(lee="g3", seiner="g2").exhaust("lee").acted("lee").commanded("seiner").reveal()
    assert stage.marks("lee") == {"exhausted"}
    assert stage.marks("seiner") == set()


@pytest.mark.rule("4.0")
def test_three_cards_are_turned_up() -> None:
    stage = castle().reveal(HARMLESS)
    assert stage.ask.prompt.facts == {"left": 2}
    stage.draw("2-panzerfaust").roll(1, 1, 1, 1)
    assert stage.ask.prompt.facts == {"left": 1}
    stage.draw("2-panzerfaust").roll(1, 1, 1, 1)
    assert len(stage.told(e.CARD_REVEALED)) == 3
    assert isinstance(stage.ask, Choice)


@pytest.mark.rule("4.0")
def test_a_card_is_carried_out_before_the_next_is_looked_at() -> None:
    stage = castle().reveal("2-scout-2")
    for _ in range(2):
        assert stage.ask.prompt.key == "place-counter"
        stage.roll(1, 1)
    assert isinstance(stage.ask, Draw)
    assert stage.counters() == {"area_2": ["scout"], "t_r1": ["scout"]}


@pytest.mark.rule("4.0b")
def test_after_three_cards_a_new_turn_starts_with_five_actions() -> None:
    stage = castle().turn(6).reveal(HARMLESS, "2-panzerfaust", "2-panzerfaust", dice=[1] * 8)
    assert stage.told(e.TURN_BEGAN) == [happened(e.TURN_BEGAN, 7)]
    assert (stage.gauge("actions"), stage.gauge("cards")) == (5, 0)


@pytest.mark.rule("4.0b")
def test_the_last_of_the_three_lies_on_top_of_the_discards() -> None:
    """The turn begins in deck 2 and ends in deck 3, so an Escape looks at deck 3 (six cards)."""
    scene = castle().place("borotra", "nt2").deck(31)
    stage = scene.reveal("2-panzerfaust", "2-panzerfaust", "3-suppressive-fire", dice=[1] * 8)
    stage.pick("escape borotra")
    assert stage.told(e.ESCAPE_MADE) == [happened(e.ESCAPE_MADE, "borotra", 6)]


ASKED = {  # what is asked once the card lies there
    "2-sniper": "colour",
    "3-pak-40-a": "location",
    "2-pak-40-b": "location",
    "2-flak-37": "location",
    "2-panzerfaust": "location-shot",
    "2-flak-30": "colour",
    "2-scout-2": "place-counter",
    "2-sturm-1": "place-counter",
    "3-rifleman-3": "place-counter",
    "2-machine-gunner-1": "place-counter",
    "2-mortar-1": "place-counter",
}


@pytest.mark.rule("4.0c")
@pytest.mark.parametrize("card", ASKED)
def test_each_kind_of_card_starts_with_its_own_roll(card: str) -> None:
    stage = castle().reveal(card)
    assert stage.ask.prompt.key == ASKED[card]


@pytest.mark.rule("4.0c")
def test_suppressive_fire_looks_for_heavy_weapons() -> None:
    stage = castle().stand(lee="g3").counter("mortar", "area_9").reveal("2-suppressive-fire")
    assert stage.ask.prompt.key == "aim"


@pytest.mark.rule("4.0c", "3.4")
def test_reinforcements_bring_the_three_to_the_supply_and_nothing_else() -> None:
    stage = castle().apart(*REINFORCEMENTS).reveal("3-reinforcements")
    assert {stage.at(who) for who in REINFORCEMENTS} == {"supply"}
    assert stage.told(e.REINFORCEMENTS_ARRIVED) == [happened(e.REINFORCEMENTS_ARRIVED, 3)]
    assert isinstance(stage.ask, Draw)


@pytest.mark.rule("4.0c", "5.0b")
def test_the_142nd_ends_the_game() -> None:
    stage = castle().place("borotra", "nt2").only("4-sturm-1").actions(2).ready()
    stage.pick("escape borotra").pick("pass").draw("regiment_142")
    assert isinstance(stage.ask, Over)
