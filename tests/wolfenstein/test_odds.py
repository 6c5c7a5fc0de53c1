"""The odds are exact: against the rules themselves, played through every roll and every choice of re-roll."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from garrison.core import dice as packing
from garrison.core.odds import Odd
from garrison.core.position import CHOICE, ROLL, Offers
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.face.chances import throws
from garrison.games.wolfenstein.position import WolfPosition
from tests.wolfenstein.scenes import castle, game
from tests.wolfenstein.stage import SIDES, Stage

FACES = ("hp", "armour", "reload", "blank")
Fell = Callable[[WolfPosition], bool]


def options(p: WolfPosition) -> list[int]:
    out = Offers()
    p.legal(out)
    return [int(out.a[n]) for n in range(out.n)]


def played(p: WolfPosition, fell: Fell) -> float:
    """The chance that the target falls if every re-roll is chosen as well as can be: all branches are played."""
    if p.pending() == ROLL and p.prompt().key in {"attack-roll", "reroll-roll"}:
        sides = tuple(sum(p.packed.face[n] == face for n in range(c.SIDES)) for face in range(c.FACES))
        total = 0.0
        for faces, chance in throws(int(p.dice()), sides):
            twin = p.copy()
            thrown = [SIDES[name] for name, n in zip(FACES, faces, strict=True) for _ in range(n)]
            twin.chance(packing.pack(thrown, c.SIDES))
            total += chance * played(twin, fell)
        return total
    if p.pending() == CHOICE and p.prompt().key == "reroll":
        best = 0.0
        for option in options(p):
            twin = p.copy()
            twin.play(option)
            best = max(best, played(twin, fell))
        return best
    return float(fell(p))


def told(stage: Stage, option: str = "") -> dict[str, float]:
    """The odds the game tells, by key."""
    odds: tuple[Odd, ...] = game().odds(stage.position, stage.game.options.named(option) if option else None)
    return {odd.key: odd.chance for odd in odds}


def dead(stage: Stage, name: str) -> Fell:
    who = stage.p.packed.figure_ids.index(name)
    return lambda p: not p.nazis >> who & 1


def hero_down(slot: int) -> Fell:
    return lambda p: bool(p.bleeding >> slot & 1)


def pistol(**health: tuple[int, int]) -> Stage:
    """Klaus, who may re-roll a Reload, with a Pistole."""
    scene = castle().stand(klaus="r4c13", soldaten_1="r4c15").ammo("klaus", light=1)
    for name, values in health.items():
        scene.health(name, *values)
    return scene.turn("klaus")


@pytest.mark.rule("K.3", "F.2")
@pytest.mark.parametrize("ability", ["1", "3", "none"])
def test_re_rolls_of_talent_and_ability(ability: str) -> None:
    stage = pistol(soldaten_1=(2, 2)).pick("attack pistole_1960_2 soldaten_1")
    odds = told(stage, f"ability {ability}")
    stage.pick(f"ability {ability}")
    assert told(stage) == odds
    assert odds["fall"] == pytest.approx(played(stage.p, dead(stage, "soldaten_1")))


@pytest.mark.rule("W.3", "V.1")
@pytest.mark.parametrize("target", ["soldaten_1", "supersoldaten_1", "hitler", "von_grim"])
def test_conversions_big_armour_and_cancelled_hits(target: str) -> None:
    """B.J.'s armour-piercing ammunition, with Steady's re-roll, against those who have an answer to it."""
    scene = castle().stand(bj="r4c13", **{target: "r4c15", "drone_1": "r7c17"}).health(target, 2, 2)
    stage = scene.ammo("bj", heavy=2).turn("bj").pick(f"attack sturmgewehr_1 {target}").pick("ability 1")
    assert told(stage)["fall"] == pytest.approx(played(stage.p, dead(stage, target)))


def test_results_added_and_blanks_that_become_hits() -> None:
    """Set with a Kampfpistole: his talent turns a blank, the weapon adds an armour hit."""
    scene = (
        castle()
        .stand(set="r4c13", soldaten_1="r4c15")
        .armed("set", "kampfpistole")
        .health("soldaten_1", 1, 1)
    )
    stage = scene.ammo("set", special=1).turn("set")
    odds = told(stage, "attack kampfpistole_1 soldaten_1")
    stage.pick("attack kampfpistole_1 soldaten_1").pick("ability none")
    assert odds["fall"] == pytest.approx(played(stage.p, dead(stage, "soldaten_1")))
    assert odds["hurt"] == pytest.approx(1)


def test_the_medal_re_rolls_any_die() -> None:
    scene = (
        castle()
        .stand(klaus="r4c13", soldaten_1="r4c15")
        .worn("klaus", "lucky_medal")
        .health("soldaten_1", 2, 1)
    )
    stage = scene.turn("klaus").shoot("klaus", "soldaten_1")
    assert told(stage)["fall"] == pytest.approx(played(stage.p, dead(stage, "soldaten_1")))


def test_choices_of_re_rolls_have_their_own_odds() -> None:
    stage = pistol(soldaten_1=(1, 2)).shoot("klaus", "soldaten_1").throw("reload", "blank", "armour")
    assert told(stage, "stand") == {"fall": 0, "hurt": 1, "jam": 1}
    again = told(stage, "reroll reload")
    assert again["fall"] == pytest.approx(3 / 12)
    assert again["jam"] == pytest.approx(2 / 12)
    stage.pick("reroll reload")
    assert told(stage) == again


def test_a_nazi_who_re_rolls_by_itself() -> None:
    """An Übersoldaten against a hero with a vest, a coat and little left."""
    scene = (
        castle()
        .stand(klaus="r4c13", ubersoldaten_1="r4c14")
        .worn("klaus", "kevlar_vest", "officers_greatcoat")
    )
    stage = scene.health("klaus", 2, 0).nazis()
    assert told(stage)["fall"] == pytest.approx(played(stage.p, hero_down(3)))
    assert "jam" not in told(stage)


def test_a_takedown_a_bayonet_and_a_bot() -> None:
    """None of them jams, and none re-rolls."""
    scene = castle().stand(klaus="r4c13", soldaten_1="r4c14").items("klaus", "knife")
    stage = scene.turn("klaus").pick("use knife")
    odds = told(stage, "pick soldaten_1")
    stage.pick("pick soldaten_1")
    assert odds == told(stage)
    assert odds["fall"] == pytest.approx(played(stage.p, dead(stage, "soldaten_1")))
    assert set(odds) == {"fall", "hurt"}
    scene = castle().stand(klaus="r4c13", soldaten_1="r4c14").mounted("klaus", "bayonet", "pistole_1960_2")
    stage = scene.turn("klaus")
    odds = told(stage, "stab soldaten_1")
    stage.pick("stab soldaten_1")
    assert odds["fall"] == pytest.approx(played(stage.p, dead(stage, "soldaten_1")))
    scene = castle().stand(bj="r7c2", soldaten_1="r4c15").bot("drone_1", "r4c13", "bj")
    stage = scene.turn("bj", waiting=["anya"]).pick("end")
    odds = told(stage, "shoot soldaten_1")
    stage.pick("shoot soldaten_1")
    assert odds["fall"] == pytest.approx(played(stage.p, dead(stage, "soldaten_1")))


def test_whom_the_controller_chooses_has_odds_too() -> None:
    scene = castle().stand(anya="r3c15", set="r5c15", ubersoldaten_1="r4c17")
    stage = scene.nazis()
    odds = told(stage, "pick set")
    stage.pick("pick set")
    assert told(stage) == odds


def test_the_weapon_runs_empty() -> None:
    """Without a re-roll: one die of two Reload sides out of twelve, four times."""
    scene = castle().stand(bj="r4c13", soldaten_1="r4c15").armed("bj", "schockhammer").ammo("bj", heavy=0)
    stage = scene.ammo("bj", heavy=1).turn("bj")
    assert told(stage, "attack schockhammer_1 soldaten_1")["jam"] == pytest.approx(1 - (10 / 12) ** 5)


def test_both_barrels_always_run_empty() -> None:
    scene = (
        castle().stand(bj="r4c13", soldaten_1="r4c14").armed("bj", "doppelschrotflinte").ammo("bj", heavy=1)
    )
    stage = scene.turn("bj").pick("attack doppelschrotflinte_1 soldaten_1")
    assert told(stage, "ability 1")["jam"] == pytest.approx(1)


def test_no_odds_where_only_an_ability_reaches() -> None:
    scene = castle().stand(klaus="r4c13", soldaten_1="r4c16").ammo("klaus", light=1)
    stage = scene.turn("klaus")
    assert told(stage, "attack pistole_1960_2 soldaten_1") == {}
    stage.pick("attack pistole_1960_2 soldaten_1")
    assert told(stage, "ability 2")["fall"] > 0


@pytest.mark.rule("K.2b")
def test_checks_areas_and_reloading() -> None:
    scene = castle({"r3c3": "E"}).stand(bj="r4c3")
    stage = (
        scene.turn("bj").pick("search event_1").draw("chained_hound").pick("choose chained_hound turn_collar")
    )
    assert told(stage)["success"] == pytest.approx((7 / 12) ** 2)
    scene = castle().stand(bj="r4c13", drone_1="r4c16").items("bj", "hand_bomb")
    stage = scene.turn("bj").pick("use hand_bomb").pick("aim r4c16")
    assert told(stage)["hurt"] == pytest.approx(1 - (5 / 12) ** 2)
    assert told(stage)["fall"] == pytest.approx(1 - (9 / 12) ** 2 + (4 / 12) ** 2)
    scene = castle(difficulty="reaper").stand(bj="r4c13").jammed("sturmgewehr_1")
    assert told(scene.turn("bj").pick("reload sturmgewehr_1")) == {"jam": pytest.approx(2 / 12)}
    assert told(castle().stand(bj="r4c12", bevli="r4c16").nazis()) == {"success": pytest.approx(7 / 12)}


def test_options_without_dice_have_no_odds() -> None:
    stage = pistol()
    for option in ("end", "exert", "move r5c13", "attack sturmgewehr_1 soldaten_1"):
        assert told(stage, option) == {}
