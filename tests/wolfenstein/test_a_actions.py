"""A: the table of actions and their costs (p. 23)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from garrison.core.errors import BadComponent
from tests.wolfenstein.scenes import Fields, Stage, castle, game, ring


@dataclass(frozen=True)
class Deed:
    """An action of the table: the position, the option, what it costs."""

    rule: str
    begin: Callable[[], Stage]
    option: str
    ap: int

    def __str__(self) -> str:
        return f"{self.rule}-{self.option.partition(' ')[0]}"


def giving() -> Stage:
    """B.J. beside Anya, with something of everything to give."""
    return castle().stand(bj="r4c4", anya="r4c5").items("bj", "silencer", "toolkit").turn("bj")


DEEDS = [
    Deed("A.1", lambda: castle().stand(bj="r4c4").turn("bj"), "move r4c5", 1),
    Deed("A.2", lambda: castle({"r4c5": "~"}).stand(bj="r4c4").turn("bj"), "move r4c5", 2),
    Deed("A.3", lambda: castle({"r4c4": "P", "r6c14": "P"}).stand(bj="r4c5").turn("bj"), "slip r6c15", 3),
    Deed("A.4", lambda: castle(doors=["R1-C1"]).stand(bj="r4c7").turn("bj"), "open 1", 1),
    Deed("A.5", lambda: ring(barricades=["R1-C1"]).stand(set="r4c7").turn("set"), "clear 1", 1),
    Deed("A.6", lambda: castle({"r4c5": "C"}).stand(bj="r4c4").turn("bj"), "search crate_1", 1),
    Deed("A.7", lambda: castle().stand(klaus="r4c4", soldaten_1="r4c5").ammo("klaus").turn("klaus"), "", 2),
    Deed(
        "A.9",
        lambda: castle().stand(bj="r4c4").items("bj", "wind_up_radio").turn("bj"),
        "use wind_up_radio",
        1,
    ),
    Deed(
        "A.10",
        lambda: castle().stand(bj="r4c4").jammed("sturmgewehr_1").turn("bj"),
        "reload sturmgewehr_1",
        2,
    ),
    Deed("A.11", giving, "give-item silencer anya", 0),
    Deed("A.11", giving, "give-weapon sturmgewehr_1 anya", 0),
    Deed("A.11", giving, "give-ammo heavy anya", 0),
    Deed("A.12", giving, "wear toolkit", 0),
    Deed("A.12", giving, "mount silencer sturmgewehr_1", 0),
    Deed(
        "A.14", lambda: castle().stand(bj="r4c4", anya="r4c5").health("anya", 0).turn("bj"), "rescue anya", 0
    ),
]


@pytest.mark.rule("A.1", "A.2", "A.3", "A.4", "A.5", "A.6", "A.7", "A.9", "A.10", "A.11", "A.12", "A.14")
@pytest.mark.parametrize("deed", DEEDS, ids=str)
def test_what_an_action_costs(deed: Deed) -> None:
    stage = deed.begin()
    before = stage.ap
    if deed.option:
        stage.pick(deed.option)
    else:
        stage.shoot("klaus", "soldaten_1")
    assert before - stage.ap == deed.ap


@pytest.mark.rule("A.3")
@pytest.mark.parametrize("ruling, ap", [(0, 3), (1, 4)])
def test_a_passage_by_the_text_or_by_the_table(ruling: int, ap: int) -> None:
    """With the steps on the token and off it."""
    scene = castle({"r4c4": "P", "r6c14": "P"}, rulings={"passage_cost": ruling}).stand(bj="r4c5")
    assert scene.turn("bj").pick("slip r6c15").ap == 6 - ap


@pytest.mark.rule("A.7")
@pytest.mark.parametrize("weapon, ap", [("pistole_1960", 2), ("sturmgewehr", 3), ("doppelschrotflinte", 4)])
def test_an_attack_costs_the_ap_of_the_card(weapon: str, ap: int) -> None:
    scene = castle().stand(bj="r4c4", soldaten_1="r4c5").armed("bj", weapon).ammo("bj", light=1, heavy=1)
    stage = scene.turn("bj")
    card = stage.cards("bj-weapons")[0 if weapon == "pistole_1960" else -1]
    stage.pick(f"attack {card} soldaten_1").pick("ability none")
    assert stage.ap == 6 - ap


@pytest.mark.rule("A.8")
def test_an_ability_costs_no_ap_but_ammunition() -> None:
    scene = castle().stand(bj="r4c4", soldaten_1="r4c6").ammo("bj", heavy=2)
    stage = scene.turn("bj").shoot("bj", "soldaten_1", "2")
    assert (stage.ap, stage.value("bj", "heavy"), stage.dice) == (3, 1, 6)


@pytest.mark.rule("A.11", "A.12", "A.13")
def test_giving_equipping_and_exerting_are_for_ones_own_turn() -> None:
    """In Anya's turn nothing of B.J.'s is given, worn or spent; she exerts for herself."""
    scene = castle().stand(bj="r4c4", anya="r4c5").items("bj", "toolkit").ammo("bj", heavy=3).items("anya")
    stage = scene.turn("anya")
    assert not [name for name in stage.offered() if "toolkit" in name or "heavy" in name]
    assert stage.blocked("give-item toolkit bj")[0] == "not-held"
    stage.pick("exert")
    assert (stage.has("anya", "fatigue"), stage.has("bj", "fatigue")) == (True, False)
    assert stage.ap == 12


@pytest.mark.rule("A.13")
def test_exerting_costs_no_ap() -> None:
    assert "exert" in castle().stand(bj="r4c4").turn("bj", ap=0).offered()


@pytest.mark.rule("A.1", "A.2", "A.4", "A.6", "A.10")
def test_an_owner_may_correct_the_costs() -> None:
    dear: Fields = {
        "actions": {
            "move": {"ap": 2},
            "move_difficult": {"ap": 4},
            "open_door": {"ap": 3},
            "search": {"ap": 2},
        }
    }
    scene = castle({"r4c5": "~", "r5c6": "C"}, corrections=dear).stand(bj="r4c4")
    stage = scene.turn("bj", ap=20).pick("move r4c5").pick("move r4c6").pick("search crate_1")
    assert stage.ap == 20 - 4 - 2 - 2
    assert game().packed.ap_move == 1


@pytest.mark.rule("T.4", "E.3")
def test_numbers_of_the_rules_come_from_the_components() -> None:
    """Attacks a turn, and the AP for leaving the map; an owner's book may say otherwise."""
    other: Fields = {"rules": {"attacks_per_turn": {"value": 2}, "attacks_with_exert": {"value": 3}}}
    stage = castle(corrections=other).stand(bj="r4c4", soldaten_1="r4c6").turn("bj", ap=20)
    for _ in range(2):
        stage.shoot("bj", "soldaten_1").miss()
    assert stage.blocked("attack sturmgewehr_1 soldaten_1")[0] == "attacked"
    stage.pick("exert").shoot("bj", "soldaten_1")
    goals = [{"type": "exit_token", "token": "A"}]
    leave: Fields = {"rules": {"leave_map_ap": {"value": 4}}}
    stage = castle(corrections=leave, goals=goals).stand(bj="r3c17").turn("bj", ap=3)
    assert stage.blocked("leave objective_a")[0] == "no-ap"


@pytest.mark.rule("K.2", "S.6c")
def test_dice_of_checks_random_cards_and_danger_come_from_the_components() -> None:
    other: Fields = {"rules": {"random_equipment": {"value": 2}, "danger_per_kill": {"value": 3}}}
    scene = castle(corrections=other).stand(bj="r4c4", soldaten_1="r4c6")
    stage = scene.turn("bj").shoot("bj", "soldaten_1").throw("hp", "armour", "armour", "armour")
    assert stage.gauge("danger") == 3
    assert stage.p.packed.random_equipment == 2
    more: Fields = {"rules": {"check_dice": {"value": 2}}}
    scene = castle(corrections=more).stand(klaus="r4c4", soldaten_1="r4c6").glory("klaus", 3)
    assert scene.turn("klaus").pick("talent covering_fire").dice == 2


def test_numbers_the_rules_are_built_on_cannot_be_corrected() -> None:
    with pytest.raises(BadComponent, match=r"rules\.talents_per_turn: 2 cannot be played; valid: 1"):
        castle(corrections={"rules": {"talents_per_turn": {"value": 2}}})
