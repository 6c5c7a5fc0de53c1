"""Every ability of the twelve kinds of weapon does what its card says, with the numbers of the card."""

from __future__ import annotations

import pytest

from garrison.games.wolfenstein.components.effect_record import EffectRecord
from garrison.games.wolfenstein.components.records import Weapon
from garrison.games.wolfenstein.effects.add_reload import AddReload
from garrison.games.wolfenstein.effects.add_result import AddResult
from garrison.games.wolfenstein.effects.area import Area
from garrison.games.wolfenstein.effects.convert import Convert
from garrison.games.wolfenstein.effects.extra_dice import ExtraDice
from garrison.games.wolfenstein.effects.extra_range import ExtraRange
from garrison.games.wolfenstein.effects.falloff import Falloff
from garrison.games.wolfenstein.effects.free_move import FreeMove
from garrison.games.wolfenstein.effects.min_range import MinRange
from garrison.games.wolfenstein.effects.pierce_metal import PierceMetal
from garrison.games.wolfenstein.effects.push import Push
from garrison.games.wolfenstein.effects.reroll import Reroll
from garrison.games.wolfenstein.effects.silent import Silent
from garrison.games.wolfenstein.effects.splash import Splash
from garrison.games.wolfenstein.effects.stun import Stun
from tests.wolfenstein.scenes import Scene, castle, game, ring
from tests.wolfenstein.stage import Stage

WEAPONS = {weapon.id: weapon for weapon in game().components.weapons}
ABILITIES = [
    (weapon.id, n, kind)
    for weapon in WEAPONS.values()
    for n, ability in enumerate(weapon.abilities)
    for kind in range(len(ability.effects))
]
HEROES = "bj,anya,set,max"  # Max has no weapon and no talent that touches one
TARGET = "ubersoldaten_1"
PLENTY = 30


def range_of(gap: int) -> str:
    """The space that far from Max."""
    return f"r4c{6 + gap}"


def scene(weapon: Weapon, gap: int = 2, **others: str) -> Scene:
    """Max with the weapon and all ammunition, and a tough target."""
    made = castle(heroes=HEROES).stand(max="r4c6", **{TARGET: range_of(gap)}, **others)
    made.armed("max", weapon.id).ammo("max", light=PLENTY, heavy=PLENTY, special=PLENTY)
    return made.health(TARGET, PLENTY, PLENTY)


def declare(weapon: Weapon, n: int, made: Scene) -> Stage:
    """The attack with the ability, which is paid for unless it is always on; the dice are still to be thrown."""
    stage = made.turn("max")
    paid = "none" if weapon.abilities[n].always_on else str(n + 1)
    stage.shoot("max", TARGET, paid)
    assert stage.value("max", weapon.ammo) == PLENTY - weapon.abilities[n].ammo
    return stage


def usual_dice(weapon: Weapon, gap: int) -> int:
    """Accuracy and weapon, less what is lost with distance."""
    always = [effect for ability in weapon.abilities if ability.always_on for effect in ability.effects]
    lost = sum(effect.per * (gap - 1) for effect in always if isinstance(effect, Falloff))
    return 2 + max(weapon.dice - lost, 1)


def throw(stage: Stage, face: str) -> Stage:
    """All dice show a face, and stand."""
    stage.throw(*[face] * stage.dice)
    return stage.pick("stand") if stage.asked == "reroll" else stage


def extra_dice(weapon: Weapon, n: int, effect: ExtraDice) -> None:
    gap = 1 if effect.needs == "target_adjacent" else 2
    assert declare(weapon, n, scene(weapon, gap)).dice == usual_dice(weapon, gap) + effect.n
    if effect.needs == "target_adjacent":
        stage = scene(weapon, 2).turn("max").pick(f"attack {weapon.id}_1 {TARGET}")
        assert stage.blocked(f"ability {n + 1}") == ("not-adjacent", "W.3")


def extra_range(weapon: Weapon, n: int, effect: ExtraRange) -> None:
    stage = scene(weapon, weapon.range + effect.n).turn("max")
    stage.pick(f"attack {stage.cards('max-weapons')[0]} {TARGET}")
    assert stage.offered() == [f"ability {n + 1}"]
    assert scene(weapon, weapon.range + effect.n + 1).turn("max").offers("attack") == []


def reroll(weapon: Weapon, n: int, effect: Reroll) -> None:
    stage = declare(weapon, n, scene(weapon))
    stage.throw(*[effect.face] * stage.dice)
    for _ in range(effect.count):
        assert stage.offers("reroll") == [f"reroll {effect.face}"]
        stage.pick(f"reroll {effect.face}")
    assert (stage.asked, stage.dice) == ("reroll-roll", effect.count)


def convert(weapon: Weapon, n: int, effect: Convert) -> None:
    assert (effect.old, effect.new) == ("armour", "hp")
    stage = declare(weapon, n, scene(weapon))
    dice = stage.dice
    throw(stage, "armour")
    assert stage.value(TARGET, "hp") == PLENTY - effect.count
    assert stage.value(TARGET, "armour") == PLENTY - dice + effect.count


def min_range(weapon: Weapon, n: int, effect: MinRange) -> None:
    stage = scene(weapon, effect.n - 1).turn("max")
    assert stage.blocked(f"attack {stage.cards('max-weapons')[0]} {TARGET}") == ("too-near", "L.5")
    assert scene(weapon, effect.n).turn("max").offers("attack") != []


def falloff(weapon: Weapon, n: int, effect: Falloff) -> None:
    for gap in range(1, weapon.range + 1):
        dice = 2 + max(weapon.dice - effect.per * (gap - 1), effect.least)
        assert declare(weapon, n, scene(weapon, gap)).dice == dice


def silent(weapon: Weapon, n: int, effect: Silent) -> None:
    stage = declare(weapon, n, scene(weapon, 2).health(TARGET, 1, 0))
    throw(stage, "hp")
    assert bool(stage.noise) == effect.noise
    assert bool(stage.gauge("danger")) == effect.danger


def add_reload(weapon: Weapon, n: int, effect: AddReload) -> None:
    stage = throw(declare(weapon, n, scene(weapon)), "armour")
    assert stage.cards("max-jammed") == stage.cards("max-weapons")
    assert throw(scene(weapon).turn("max").shoot("max", TARGET), "armour").cards("max-jammed") == ()


def pierce_metal(weapon: Weapon, n: int, effect: PierceMetal) -> None:
    made = ring(barricades=["R1-C1"], heroes=HEROES).stand(max="r4c7").armed("max", weapon.id)
    stage = made.ammo("max", light=0, heavy=0, special=3).turn("max").pick("clear 1")
    assert stage.p.barred == 0
    assert stage.value("max", "special") == 3 - weapon.abilities[n].ammo
    bare = ring(barricades=["R1-C1"], heroes=HEROES).stand(max="r4c7").turn("max")
    assert bare.blocked("clear 1") == ("no-piercing", "M.5c")


def splash(weapon: Weapon, n: int, effect: Splash) -> None:
    made = scene(weapon, 2, soldaten_1="r5c8", soldaten_2="r4c11", bj="r4c9")
    stage = throw(declare(weapon, n, made), "blank")
    assert stage.value("soldaten_1", "armour") == 3 - effect.damage * (effect.hits != "heroes")
    assert stage.value("soldaten_2", "armour") == 3
    assert stage.value("bj", "armour") == 3 - effect.damage * (effect.hits != "enemies")
    assert stage.value(TARGET, "armour") == PLENTY


def area(weapon: Weapon, n: int, effect: Area) -> None:
    made = scene(weapon, 2, soldaten_1="r5c8", soldaten_2="r4c11", bj="r4c9")
    stage = throw(declare(weapon, n, made), "blank")
    rolled = []
    while stage.asked == "area-roll":
        assert stage.dice == effect.dice
        rolled.append(stage.ask.prompt.facts["target"])
        stage.throw(*["armour"] * effect.dice)
    assert rolled == ["bj", "soldaten_1"]  # friend and foe, but not the target itself
    assert not effect.includes_target
    assert stage.value("soldaten_1", "armour") == 3 - effect.dice


def stun(weapon: Weapon, n: int, effect: Stun) -> None:
    assert throw(declare(weapon, n, scene(weapon)), "armour").has(TARGET, "stunned")
    always = any(isinstance(e, AddResult) for a in weapon.abilities if a.always_on for e in a.effects)
    assert throw(declare(weapon, n, scene(weapon)), "blank").has(TARGET, "stunned") == always


def push(weapon: Weapon, n: int, effect: Push) -> None:
    stage = throw(declare(weapon, n, scene(weapon, 1)), "blank")
    assert stage.at(TARGET) == range_of(1 + effect.n)
    walled = throw(declare(weapon, n, scene(weapon, 1, soldaten_1=range_of(2))), "blank")
    assert walled.at(TARGET) == range_of(1)


def add_result(weapon: Weapon, n: int, effect: AddResult) -> None:
    stage = throw(declare(weapon, n, scene(weapon)), "blank")
    assert stage.value(TARGET, effect.face) == PLENTY - effect.n


def free_move(weapon: Weapon, n: int, effect: FreeMove) -> None:
    stage = throw(declare(weapon, n, scene(weapon)), "blank")
    left = stage.ap
    for space in ("r5c6", "r4c6", "r5c6")[: effect.n]:
        stage.pick(f"move {space}")
    assert stage.ap == left
    stage.pick(stage.offers("move")[0])
    assert stage.ap == left - 1


def name_of(effect: EffectRecord) -> str:
    """The check of a kind of effect is named after it."""
    return "".join(f"_{c.lower()}" if c.isupper() else c for c in type(effect).__name__)[1:]


@pytest.mark.rule("W.3", "W.4", "C.3")
@pytest.mark.parametrize("kind, n, k", ABILITIES)
def test_the_ability_does_what_its_card_says(kind: str, n: int, k: int) -> None:
    effect = WEAPONS[kind].abilities[n].effects[k]
    globals()[name_of(effect)](WEAPONS[kind], n, effect)


@pytest.mark.rule("W.3", "F.2")
@pytest.mark.parametrize("kind", WEAPONS)
def test_range_dice_ap_and_ammunition_of_the_card(kind: str) -> None:
    weapon = WEAPONS[kind]
    stage = scene(weapon, 2).turn("max").shoot("max", TARGET)
    assert stage.dice == usual_dice(weapon, 2)
    assert stage.ap == 6 - weapon.ap
    far = scene(weapon, weapon.range).ammo("max", light=0, heavy=0, special=0).ammo("max", **{weapon.ammo: 1})
    assert far.turn("max").offers("attack") != []
    beyond = scene(weapon, weapon.range + 1).ammo("max", light=0, heavy=0, special=0)
    assert beyond.turn("max").offers("attack") == []


def test_every_weapon_has_three_abilities() -> None:
    assert len({(kind, n) for kind, n, _ in ABILITIES}) == 36
