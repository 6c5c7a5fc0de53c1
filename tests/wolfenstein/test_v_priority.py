"""V: which talent prevails, and where cards go (p. 18)."""

from __future__ import annotations

import pytest

from garrison.core.ask import Draw
from garrison.core.event import EventFact
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein import events as e
from tests.wolfenstein.scenes import Scene, Stage, castle


def hurt(stage: Stage) -> tuple[EventFact, EventFact, EventFact]:
    """Hits of the last attack, HP and armour left."""
    told = stage.facts(e.FIGURE_HURT)[-1]
    return told["hits"], told["hp"], told["armour"]


@pytest.mark.rule("V.1")
@pytest.mark.parametrize("target, left", [("supersoldaten_1", (4, 3, 2)), ("soldaten_1", (4, 0, 0))])
def test_a_nazi_talent_comes_before_a_weapon(target: str, left: tuple[int, int, int]) -> None:
    """Armour-piercing ammunition makes an armour hit an HP hit, but not against Big Armour."""
    stage = castle().stand(bj="r4c4", **{target: "r4c6"}).ammo("bj", heavy=2).turn("bj")
    stage.shoot("bj", target, "1").throw("armour", "armour", "armour", "armour")
    assert hurt(stage) == left


@pytest.mark.rule("V.1")
def test_big_armour_sends_hp_hits_to_the_armour_while_there_is_any() -> None:
    stage = castle().stand(bj="r4c4", supersoldaten_1="r4c6").health("supersoldaten_1", 3, 2).turn("bj")
    stage.shoot("bj", "supersoldaten_1").throw("hp", "hp", "hp", "armour")
    assert hurt(stage) == (4, 1, 0)


@pytest.mark.rule("V.1")
@pytest.mark.parametrize(
    "mode, other, left",
    [("", "blank", (2, 11, 5)), ("", "armour", (4, 10, 4)), ("daddy", "blank", (3, 10, 5))],
)
def test_hits_are_cancelled_hp_first(mode: str, other: str, left: tuple[int, int, int]) -> None:
    """Hitler's talent takes one hit from a roll with a blank: an HP hit. In the easy modes only with a reload."""
    stage = castle(difficulty=mode).stand(bj="r4c4", hitler="r4c6").turn("bj").shoot("bj", "hitler")
    stage.throw("hp", "hp", "armour", other)
    if stage.asked == "reroll":
        stage.pick("stand")
    assert hurt(stage) == left


@pytest.mark.rule("V.1")
def test_what_a_hero_converts_comes_before_hits_are_cancelled() -> None:
    """Set's talent makes an armour hit of the only blank, so nothing is left to cancel a hit by."""
    stage = castle().stand(set="r4c4", hitler="r4c6").turn("set").shoot("set", "hitler")
    stage.throw("hp", "armour", "blank")
    assert hurt(stage) == (3, 11, 4)


@pytest.mark.rule("V.2", "C.4e")
def test_used_cards_go_to_the_pile_of_their_kind() -> None:
    scene = castle({"r4c5": "C", "r3c5": "E"}).stand(bj="r4c4").items("bj", "ammo_belt")
    stage = scene.turn("bj")
    t, row = stage.p.packed, stage.p.row
    stage.pick("use ammo_belt").pick("ammo heavy").pick("ammo heavy")
    assert row[c.ITEM_DISCARD + t.item_ids.index("ammo_belt")] == 1
    stage.pick("search crate_1").draw("supply_bag", "tnt", "knife")
    assert row[c.CRATE_DISCARD + t.crate_ids.index("supply_bag")] == 1
    stage.pick("search event_1").draw("training_dummy").pick("choose training_dummy practise")
    assert row[c.EVENT_DISCARD + t.event_ids.index("training_dummy")] == 1
    assert stage.table.piles["equipment-discard"] == 1


def only(scene: Scene, deck: int, discard: int, size: int, left: int = -1) -> None:
    """All cards of a deck but one kind, if any, lie on its discard pile."""
    for kind in range(size):
        if kind != left:
            scene.p.row[discard + kind] += scene.p.row[deck + kind]
            scene.p.row[deck + kind] = 0


@pytest.mark.rule("V.2b")
def test_the_discards_become_a_new_deck_when_it_is_empty() -> None:
    scene = castle({"r4c5": "C"}).stand(bj="r4c4")
    only(scene, c.CRATE_DECK, c.CRATE_DISCARD, scene.t.crate_deck.kinds)
    stage = scene.turn("bj").pick("search crate_1")
    assert isinstance(stage.ask, Draw)
    assert sum(stage.ask.outcomes.values()) == 14
    assert stage.table.piles["crate-deck"] == 14


@pytest.mark.rule("V.2b")
def test_cards_left_in_a_deck_are_drawn_before_the_discards() -> None:
    scene = castle({"r4c5": "C"}).stand(bj="r4c4")
    only(scene, c.CRATE_DECK, c.CRATE_DISCARD, scene.t.crate_deck.kinds, left=0)
    stage = scene.turn("bj").pick("search crate_1")
    assert isinstance(stage.ask, Draw)
    assert sum(stage.ask.outcomes.values()) == scene.t.crate_copies[0]


@pytest.mark.rule("V.2b")
def test_if_deck_and_discards_are_empty_nothing_is_drawn() -> None:
    """All equipment is in heroes' hands."""
    scene = castle({"r4c5": "C"}).stand(bj="r4c4")
    names = [name for n, name in enumerate(scene.t.item_ids) for _ in range(scene.t.item_copies[n])]
    for hero in ("bj", "anya", "set", "klaus"):
        scene.items(hero)
    stage = scene.items("anya", *names).turn("bj").pick("search crate_1").draw("supply_bag")
    assert stage.asked == "act"


@pytest.mark.rule("V.3")
def test_weapon_cards_have_no_discard_pile() -> None:
    """What is in nobody's hands is in the deck, whatever was drawn before."""
    scene = castle({"r4c5": "C"}).stand(bj="r4c4")
    before = {name: scene.p.row[c.WEAPON_DECK + n] for n, name in enumerate(scene.t.weapon_ids)}
    stage = scene.turn("bj").pick("search crate_1").draw("gun_case", "ubergewehr")
    assert stage.cards("bj-weapons") == ("sturmgewehr_1", "ubergewehr")
    after = {name: stage.p.row[c.WEAPON_DECK + n] for n, name in enumerate(scene.t.weapon_ids)}
    assert after == before | {"ubergewehr": 0}
    assert "weapon-discard" not in stage.table.piles


@pytest.mark.rule("V.4")
def test_cards_of_figures_out_of_play_are_used_again() -> None:
    """The one Soldaten on the map dies; the event that brings two Soldaten brings him back."""
    scene = castle({"r4c5": "E"}).stand(bj="r4c4", soldaten_1="r4c8").health("soldaten_1", 1, 0)
    stage = scene.turn("bj").shoot("bj", "soldaten_1").throw("hp", "armour", "armour", "armour")
    stage.draw("tnt").pick("ammo light")
    assert stage.gone("soldaten_1")
    stage.pick("search event_1").draw("card_game")
    assert not stage.gone("soldaten_1")
    assert (stage.value("soldaten_1", "hp"), stage.value("soldaten_1", "armour")) == (1, 3)
