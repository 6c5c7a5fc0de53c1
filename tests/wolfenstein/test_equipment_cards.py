"""Every kind of equipment does what its card says."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.wolfenstein.scenes import Scene, castle, game
from tests.wolfenstein.stage import Stage

CARDS: dict[str, Callable[[], None]] = {}


def card(check: Callable[[], None]) -> Callable[[], None]:
    """A check of the card it is named after."""
    CARDS[check.__name__] = check
    return check


def bj(*items: str, **figures: str) -> Scene:
    """B.J. in R2 with these cards in hand."""
    return castle().stand(bj="r4c13", **figures).items("bj", *items)


def takedown(name: str, faces: tuple[str, ...]) -> Stage:
    scene = castle().stand(bj="r4c11", ubersoldaten_1="r4c12").items("bj", name)
    stage = scene.turn("bj").pick(f"use {name}").pick("pick ubersoldaten_1")
    assert stage.dice == len(faces)
    stage.throw(*faces)
    assert (stage.ap, stage.noise) == (4, set())
    return stage


@card
def knife() -> None:
    stage = takedown("knife", ("hp", "armour", "blank"))
    assert (stage.value("ubersoldaten_1", "hp"), stage.value("ubersoldaten_1", "armour")) == (3, 4)


@card
def hatchet() -> None:
    stage = takedown("hatchet", ("hp", "hp", "armour", "blank"))
    assert (stage.value("ubersoldaten_1", "hp"), stage.value("ubersoldaten_1", "armour")) == (2, 4)


@card
def pipe() -> None:
    assert takedown("pipe", ("armour", "blank", "blank")).has("ubersoldaten_1", "stunned")
    assert not takedown("pipe", ("reload", "blank", "blank")).has("ubersoldaten_1", "stunned")


@card
def hand_bomb() -> None:
    """Two dice for everyone on the space and beside it, friend and foe, and noise there."""
    scene = bj("hand_bomb", ubersoldaten_1="r4c16", klaus="r5c15").noisy()
    stage = scene.turn("bj").pick("use hand_bomb")
    assert "aim r4c16" in stage.offered()
    assert stage.blocked("aim r4c17") == ("out-of-range", "L.5")
    stage.pick("aim r4c16").throw("hp", "reload").throw("hp", "armour")
    assert (stage.value("klaus", "hp"), stage.value("ubersoldaten_1", "hp")) == (2, 3)
    assert stage.value("ubersoldaten_1", "armour") == 4
    assert stage.noise == {"R2"}
    assert stage.cards("bj-jammed") == ()


@card
def tnt() -> None:
    """3 damage on the space, 1 beside it, armour first, and noise there; also across a barricade (M.5b)."""
    stage = bj("tnt", ubersoldaten_1="r4c15", soldaten_1="r5c16").turn("bj").pick("use tnt").pick("aim r4c15")
    assert (stage.value("ubersoldaten_1", "armour"), stage.value("soldaten_1", "armour")) == (2, 2)
    assert (stage.ap, stage.noise) == (3, {"R2"})


@card
def sonic_grenade() -> None:
    """Everyone there and beside is stunned, machines are not; it makes no noise of its own."""
    scene = castle().stand(bj="r4c11", soldaten_1="r4c14", drone_1="r5c14", commander_1="r4c16")
    stage = scene.items("bj", "sonic_grenade").turn("bj").pick("use sonic_grenade").pick("aim r4c14")
    marked = [name for name in ("soldaten_1", "drone_1", "commander_1") if stage.has(name, "stunned")]
    assert marked == ["soldaten_1"]
    assert stage.noise == set()


@card
def tesla_grenade() -> None:
    stage = bj("tesla_grenade", soldaten_1="r4c15", drone_1="r5c15").turn("bj").pick("use tesla_grenade")
    stage.pick("aim r4c15")
    assert stage.has("drone_1", "sabotaged")
    assert not stage.has("soldaten_1", "sabotaged")


@card
def first_aid() -> None:
    """3 HP for the hero or an adjacent one, never armour, never above full."""
    scene = bj("first_aid", klaus="r4c14").health("bj", 1, 0).health("klaus", 2, 0)
    stage = scene.turn("bj").pick("use first_aid")
    assert stage.offered() == ["pick bj", "pick klaus"]
    stage.pick("pick bj")
    assert (stage.value("bj", "hp"), stage.value("bj", "armour"), stage.ap) == (4, 0, 5)
    assert bj("first_aid").turn("bj").blocked("use first_aid") == ("no-use", "C.4")


@card
def adrenaline() -> None:
    stage = bj("adrenaline").turn("bj").pick("use adrenaline")
    assert stage.ap == 9
    assert stage.has("bj", "fatigue")


@card
def ammo_belt() -> None:
    stage = bj("ammo_belt").ammo("bj", light=0, special=0).turn("bj").pick("use ammo_belt")
    stage.pick("ammo light").pick("ammo special")
    assert (stage.value("bj", "light"), stage.value("bj", "special"), stage.ap) == (1, 1, 6)


@card
def smoke_candle() -> None:
    """No more noise in the tile, and enemies farther than two spaces do not see him until his next turn."""
    scene = (
        castle(rulings={"controller_choices": 1})
        .stand(bj="r4c3", soldaten_1="r4c8")
        .items("bj", "smoke_candle")
    )
    stage = scene.noisy("R1").turn("bj").pick("use smoke_candle")
    assert stage.noise == set()
    stage.pick("end")
    assert stage.at("soldaten_1") == "r4c8"
    near = castle().stand(bj="r4c3", soldaten_1="r4c5").items("bj", "smoke_candle")
    assert near.turn("bj").pick("use smoke_candle").pick("end").asked == "attack-roll"


@card
def black_coffee() -> None:
    stage = bj("black_coffee").mark("fatigue", "bj").turn("bj").pick("use black_coffee")
    assert not stage.has("bj", "fatigue")
    assert bj("black_coffee").turn("bj").blocked("use black_coffee") == ("no-use", "C.4")


@card
def wind_up_radio() -> None:
    """Noise in a tile up to 8 spaces away instead of the hero's own."""
    stage = bj("wind_up_radio").noisy("R2").turn("bj").pick("use wind_up_radio")
    names = [stage.p.board.tile_ids[int(option.split()[1]) - 1] for option in stage.offered()]
    assert set(names) == {"R1", "C1", "R2"}
    stage.pick(stage.offered()[names.index("R1")])
    assert stage.noise == {"R1"}


@card
def forged_orders() -> None:
    assert bj("forged_orders").number(danger=3).turn("bj").pick("use forged_orders").gauge("danger") == 1
    assert bj("forged_orders").number(danger=1).turn("bj").pick("use forged_orders").gauge("danger") == 0


@card
def silencer() -> None:
    scene = castle().stand(bj="r4c11", soldaten_1="r4c13").mounted("bj", "silencer", "sturmgewehr_1")
    stage = scene.turn("bj").shoot("bj", "soldaten_1").throw("hp", "reload", "reload", "reload")
    assert (stage.noise, stage.gauge("danger")) == (set(), 0)


@card
def bayonet() -> None:
    scene = castle().stand(bj="r4c11", soldaten_1="r4c12").mounted("bj", "bayonet", "sturmgewehr_1")
    stage = scene.turn("bj").pick("stab soldaten_1")
    assert (stage.dice, stage.ap) == (4, 4)
    stage.miss()
    assert stage.noise == {"C1", "R2"}


@card
def scope() -> None:
    shot = "attack sturmgewehr_1 soldaten_1"
    far = castle().stand(bj="r4c10", soldaten_1="r4c17").mounted("bj", "scope", "sturmgewehr_1")
    assert shot in far.turn("bj").offered()
    assert shot not in castle().stand(bj="r4c10", soldaten_1="r4c17").turn("bj").offered()


@card
def drum_magazine() -> None:
    """One Reload is re-rolled, with Klaus's own talent two."""
    scene = castle().stand(bj="r4c13", soldaten_1="r4c15").mounted("bj", "drum_magazine", "sturmgewehr_1")
    stage = scene.turn("bj").shoot("bj", "soldaten_1").throw(*["reload"] * 4).pick("reroll reload")
    assert stage.dice == 1
    scene = (
        castle().stand(klaus="r4c13", soldaten_1="r4c15").mounted("klaus", "drum_magazine", "pistole_1960_2")
    )
    stage = scene.turn("klaus").shoot("klaus", "soldaten_1").throw(*["reload"] * 3)
    assert stage.pick("reroll reload").pick("reroll reload").dice == 2


@card
def kevlar_vest() -> None:
    stage = bj("kevlar_vest", supersoldaten_1="r4c14").turn("bj").pick("wear kevlar_vest")
    assert stage.value("bj", "ward") == 3
    stage.pick("end").throw("armour", "armour", "armour", "armour")
    assert (stage.value("bj", "ward"), stage.value("bj", "armour"), stage.value("bj", "hp")) == (0, 2, 4)


@card
def steel_cuirass() -> None:
    """5 points lost first, and 1 AP less each turn."""
    stage = castle().stand(bj="r4c13").worn("bj", "steel_cuirass").turn("bj")
    assert (stage.value("bj", "ward"), stage.ap) == (5, 5)


@card
def enhanced_plating() -> None:
    stage = bj("enhanced_plating").turn("bj").pick("wear enhanced_plating")
    assert stage.value("bj", "armour") == 5


@card
def kreisau_serum() -> None:
    """Base HP 2 higher: also a heal goes that far."""
    stage = bj("kreisau_serum", "first_aid").health("bj", 3, 0).turn("bj").pick("wear kreisau_serum")
    assert stage.value("bj", "hp") == 5
    assert stage.pick("use first_aid").pick("pick bj").value("bj", "hp") == 6


@card
def regime_uniform() -> None:
    """Soldaten, Commanders and Space Marines more than 3 spaces away do not see him; Drones do; not after an attack."""
    for enemy, space, acts in (
        ("soldaten_1", "r4c8", False),
        ("soldaten_1", "r4c6", True),
        ("drone_1", "r4c8", True),
    ):
        scene = castle().stand(bj="r4c3", **{enemy: space}).worn("bj", "regime_uniform")
        stage = scene.turn("bj").pick("end")
        assert (stage.asked == "attack-roll" or stage.at(enemy) != space) == acts


@card
def officers_greatcoat() -> None:
    """One damage a round is ignored, HP hits first."""
    scene = castle(rulings={"controller_choices": 1}).stand(
        bj="r4c13", soldaten_1="r4c14", soldaten_2="r5c14"
    )
    stage = scene.worn("bj", "officers_greatcoat").nazis().throw("hp", "armour", "blank")
    assert (stage.value("bj", "hp"), stage.value("bj", "armour")) == (4, 2)
    stage.throw("hp", "armour", "blank")
    assert (stage.value("bj", "hp"), stage.value("bj", "armour")) == (3, 1)


@card
def toolkit() -> None:
    """Doors for nothing, and for 2 AP an adjacent machine is sabotaged."""
    scene = (
        castle(doors=["C1-R2"]).stand(bj="r4c12", drone_1="r3c12", soldaten_1="r3c13").worn("bj", "toolkit")
    )
    stage = scene.turn("bj", ap=2).pick("open 1")
    assert stage.ap == 2
    assert stage.pick("use toolkit").offered() == ["pick drone_1"]
    stage.pick("pick drone_1")
    assert (stage.has("drone_1", "sabotaged"), stage.ap) == (True, 0)


@card
def lucky_medal() -> None:
    """One die of any face, once a round."""
    scene = (
        castle().stand(klaus="r4c13", soldaten_1="r4c15").worn("klaus", "lucky_medal").ammo("klaus", light=1)
    )
    stage = scene.turn("klaus").pick("exert").shoot("klaus", "soldaten_1").throw("armour", "blank", "blank")
    assert stage.offers("reroll") == ["reroll armour", "reroll blank"]
    stage.pick("reroll blank").throw("blank")
    stage.shoot("klaus", "soldaten_1").throw("armour", "blank", "blank")
    assert stage.asked == "act"


@pytest.mark.rule("C.4", "O.2")
@pytest.mark.parametrize("name", CARDS)
def test_the_card_does_what_it_says(name: str) -> None:
    CARDS[name]()


def test_every_kind_of_equipment_is_tested() -> None:
    assert set(CARDS) == {item.id for item in game().components.equipment}
