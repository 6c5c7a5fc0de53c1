"""Why an option is not on offer, chapters 4 to 6: the reason, then the same without the obstacle."""

from __future__ import annotations

import pytest

from garrison.core.ask import Reason
from garrison.core.game import Setup
from garrison.games.itter.why import REASONS
from tests.itter.scenes import Stage, castle, game

STURM, SCOUTS = "2-sturm-1", "2-scout-2"
FIRE, REINFORCEMENTS, REGIMENT = "4-suppressive-fire", "3-reinforcements", "regiment_142"
TACTICS = ["barrage", "focus_fire", "smoke_screen"]
THREE = [1, 2]  # a red area

MINE = {
    "gone", "tank-destroyed", "too-few-tokens", "token-cap", "dice-cap", "not-in-hand", "must-play", "not-hit",
    "over-now", "chance-first", "not-asked",
}  # fmt: skip


def test_these_reasons_exist() -> None:
    assert set(REASONS.facts()) >= MINE


# ---------------------------------------------------------------- casualties and the wreck


@pytest.mark.rule("4.3i")
@pytest.mark.parametrize("option", ["move lee k1", "recover lee", "place lee k1", "suppress lee"])
def test_gone(option: str) -> None:
    stage = castle().lose("lee").ready()
    assert stage.why(option) == Reason("gone", "4.3i", {"who": "lee"})


@pytest.mark.rule("4.3i")
def test_gone_lifted() -> None:
    assert castle().place("lee", "k2").ready().why("move lee g3") is None


@pytest.mark.rule("4.1c")
def test_gone_after_the_sniper() -> None:
    stage = castle().stand(lee="nt2").reveal("2-sniper", dice=[6, 2, 6, 6, 6, 6])
    stage.script([1] * 8, ["2-panzerfaust", "2-panzerfaust"])
    assert stage.why("move lee k1") == Reason("gone", "4.3i", {"who": "lee"})


@pytest.mark.rule("2.8d")
def test_gone_by_escape() -> None:
    stage = castle().place("borotra", "nt2").ready()
    assert stage.why("move borotra k1") is None
    stage.pick("escape borotra")
    assert stage.why("move borotra k1") == Reason("gone", "2.8d", {"who": "borotra"})


@pytest.mark.rule("4.2f")
def test_tank_destroyed_for_a_move() -> None:
    stage = castle().stand(lee="k1").wreck().ready()
    assert stage.why("move lee bj_m2hb") == Reason("tank-destroyed", "4.2f", {})
    assert castle().stand(lee="k1").ready().why("move lee bj_m2hb") is None


@pytest.mark.rule("4.2f")
def test_tank_destroyed_for_a_man_in_the_supply() -> None:
    stage = castle().wait("waltl").wreck().ready()
    assert stage.why("place waltl bj_load") == Reason("tank-destroyed", "4.2f", {})
    assert castle().wait("waltl").ready().why("place waltl bj_load") is None


# ---------------------------------------------------------------- suppressing a counter


@pytest.mark.rule("4.3b")
def test_too_few_tokens() -> None:
    stage = castle().tokens(red=2, black=9).reveal(STURM, dice=THREE)
    assert stage.why("spend 3") == Reason("too-few-tokens", "4.3b", {"count": 2})
    assert castle().tokens(red=3).reveal(STURM, dice=THREE).why("spend 3") is None


def smoke(tokens: int, rulings: dict[str, int] | None = None, tactic: str = "smoke_screen") -> Stage:
    scene = castle("veteran", rulings=rulings).tokens(red=tokens)
    return scene.reveal(tactic, STURM, dice=THREE)


@pytest.mark.rule("6.1b")
def test_token_cap() -> None:
    assert smoke(5).why("spend 3") == Reason("token-cap", "6.1b", {"count": 2})
    assert smoke(5).why("spend 2") is None
    assert smoke(5, tactic="barrage").why("spend 3") is None


@pytest.mark.rule("4.3b", "6.1b")
def test_with_tokens_short_and_a_cap_each_is_named_in_its_turn() -> None:
    assert smoke(1).why("spend 3") == Reason("too-few-tokens", "4.3b", {"count": 1})
    assert smoke(3).why("spend 3") == Reason("token-cap", "6.1b", {"count": 2})
    assert smoke(3, tactic="barrage").why("spend 3") is None


@pytest.mark.rule("S.8")
def test_dice_cap() -> None:
    stage = castle(rulings={"dice_supply": 1}).tokens(red=6).reveal(STURM, dice=THREE)
    assert stage.why("spend 6") == Reason("dice-cap", "S.8", {})
    assert stage.why("spend 5") is None
    assert castle().tokens(red=6).reveal(STURM, dice=THREE).why("spend 6") is None


# ---------------------------------------------------------------- where the player chooses an order


@pytest.mark.rule("4.2c")
def test_not_hit() -> None:
    scene = castle().stand(lee="nt2", basse="nt3", seiner="k1")
    stage = scene.defense(north_terrace=4).reveal("2-flak-37", dice=[4, 6, 1, 1, 1, 1])
    assert stage.why("name seiner") == Reason("not-hit", "4.2c", {"who": "seiner"})
    assert stage.why("name lee") is None


@pytest.mark.rule("4.2c")
def test_not_hit_lifted() -> None:
    scene = castle().stand(lee="nt2", basse="nt3", seiner="nt5")
    stage = scene.defense(north_terrace=4).reveal("2-flak-37", dice=[4, 6, 1, 1, 1, 1])
    assert stage.why("name seiner") is None
    stage.pick("name seiner")
    assert stage.why("name seiner") == Reason("not-hit", "4.2c", {"who": "seiner"})


@pytest.mark.rule("4.4b")
def test_with_one_kind_left_in_the_area_there_is_nothing_to_choose() -> None:
    """The Mortar of the area fires by itself once the Machine Gunner has fired."""
    scene = castle(rulings={"several_heavy_weapons_in_one_area": 1}).stand(lee="g3")
    stage = scene.counter("machine_gunner", "area_9").counter("mortar", "area_9").reveal("2-suppressive-fire")
    assert stage.why("fire-gun") is stage.why("fire-mortar") is None
    stage.pick("fire-gun").roll(1).roll(1, 1)
    assert stage.ask.prompt.key == "aim"


# ---------------------------------------------------------------- the competitive game


def holding(*cards: str) -> Stage:
    scene = castle("competitive", players=2).only(*(card for card in cards if card != REGIMENT), *[FIRE] * 6)
    return scene.escaped().ready(draws=[*cards, *TACTICS])


@pytest.mark.rule("6.2b")
def test_not_in_hand_for_an_order() -> None:
    stage = holding(FIRE, FIRE, FIRE, "4-mortar-1")
    assert stage.why("order 4-sturm-1") == Reason("not-in-hand", "6.2b", {})
    assert holding(FIRE, FIRE, FIRE, "4-sturm-1").why("order 4-sturm-1") is None


@pytest.mark.rule("6.2b")
def test_not_in_hand_once_it_has_been_laid() -> None:
    stage = holding(FIRE, FIRE, FIRE, "4-mortar-1")
    assert stage.why("order 4-mortar-1") is None
    stage.pick("order 4-mortar-1")
    assert stage.why("order 4-mortar-1") == Reason("not-in-hand", "6.2b", {})


@pytest.mark.rule("6.2b")
def test_not_in_hand_for_a_tactics_card() -> None:
    stage = holding(FIRE, FIRE, FIRE, "4-mortar-1")
    stage.pick(f"order {FIRE}").pick(f"order {FIRE}").pick("order 4-mortar-1")
    assert stage.why("tactic covering_fire") == Reason("not-in-hand", "6.2b", {})
    assert stage.why("tactic barrage") is None


@pytest.mark.rule("6.2d")
@pytest.mark.parametrize("card", [REINFORCEMENTS, REGIMENT])
def test_must_play(card: str) -> None:
    stage = holding(card, FIRE, FIRE, "4-mortar-1")
    stage.pick(f"order {FIRE}").pick(f"order {FIRE}")
    assert stage.why("order 4-mortar-1") == Reason("must-play", "6.2d", {"count": 1})
    free = holding("4-sturm-1", FIRE, FIRE, "4-mortar-1")
    free.pick(f"order {FIRE}").pick(f"order {FIRE}")
    assert free.why("order 4-mortar-1") is None


@pytest.mark.rule("6.2d")
def test_must_play_counts_both() -> None:
    stage = holding(REINFORCEMENTS, REGIMENT, FIRE, "4-mortar-1")
    stage.pick(f"order {FIRE}")
    assert stage.why("order 4-mortar-1") == Reason("must-play", "6.2d", {"count": 2})


@pytest.mark.rule("6.2d", "6.2b")
def test_a_card_that_is_not_held_is_not_forbidden_by_those_that_must_be_played() -> None:
    stage = holding(REGIMENT, FIRE, FIRE, "4-mortar-1")
    stage.pick(f"order {FIRE}").pick(f"order {FIRE}")
    assert stage.why("order 4-sturm-2") == Reason("not-in-hand", "6.2b", {})


# ---------------------------------------------------------------- nothing to answer, or something else


@pytest.mark.rule("5.0")
@pytest.mark.parametrize("option", ["pass", "move lee k1", "spend 0", "order 4-sturm-1"])
def test_over_now(option: str) -> None:
    stage = castle().stand(lee="g3").only(REINFORCEMENTS).reveal(REINFORCEMENTS)
    assert stage.why(option) == Reason("over-now", "5.0", {})


@pytest.mark.rule("5.0")
def test_over_now_lifted_by_one_card_more() -> None:
    stage = castle().stand(lee="g3").only(*[REINFORCEMENTS] * 4).reveal(*[REINFORCEMENTS] * 3)
    assert stage.why("pass") is None
    assert stage.why("move lee k1") is None


CHANCE = [  # cards turned up, dice already rolled, and the paragraph of the roll or draw that comes first
    ([], [], "4.0"),
    ([STURM], [], "4.3"),
    (["2-sniper"], [], "4.1"),
    (["2-sniper"], [6], "4.1b"),
    (["2-sniper"], [6, 2], "4.1c"),
    (["2-pak-40-b"], [], "4.2"),
    (["2-pak-40-b"], [1], "4.2b"),
    (["2-flak-30"], [], "4.4"),
    (["2-machine-gunner-1"], [2, 3], "4.1b"),
    (["2-machine-gunner-1"], [2, 3, 2], "4.3h"),
    (["2-flak-30"], [2], "4.4"),
]


@pytest.mark.rule("4.0")
@pytest.mark.parametrize("cards, dice, rule", CHANCE)
def test_chance_first(cards: list[str], dice: list[int], rule: str) -> None:
    stage = castle().stand(lee="nt2").reveal(*cards, dice=dice)
    assert stage.why("pass") == Reason("chance-first", rule, {})


@pytest.mark.rule("4.0")
def test_chance_first_lifted_when_the_cards_are_through() -> None:
    stage = (
        castle().stand(lee="nt2").reveal("2-suppressive-fire", "2-panzerfaust", "2-panzerfaust", dice=[1] * 8)
    )
    assert stage.why("pass") is None


@pytest.mark.rule("4.3b", "6.2b")
def test_not_asked_cites_what_is_asked_instead() -> None:
    stage = castle().stand(lee="g3").tokens(red=1).reveal(STURM, dice=THREE)
    for option in ("pass", "move lee k1", "sacrifice", "order 4-sturm-1"):
        assert stage.why(option) == Reason("not-asked", "4.3b", {})
    planning = Stage(game(), Setup("competitive", 2))
    assert planning.why("order 1-sturm-1") == Reason("chance-first", "6.2c", {})
    planning.draw("1-sturm-1", "1-sturm-competitive", "1-mortar-1", "1-flak-37", *TACTICS)
    assert planning.why("pass") == Reason("not-asked", "6.2b", {})
    assert planning.why("tactic barrage") == Reason("not-asked", "6.2b", {})


@pytest.mark.rule("3.5")
def test_not_asked_at_a_sacrifice() -> None:
    stage = castle().stand(gamelin="nt2", gangl="nt3").reveal("2-sniper", dice=[6, 2, 6, 6, 6, 6])
    assert stage.why("pass") == Reason("not-asked", "3.5", {})
    assert stage.why("sacrifice") is stage.why("refuse") is None


@pytest.mark.rule("2.0")
def test_not_asked_in_the_defender_phase() -> None:
    stage = castle().stand(lee="g3").ready()
    for option in ("spend 1", "sacrifice", "tactic barrage", "fire-gun", "name lee"):
        assert stage.why(option) == Reason("not-asked", "2.0", {})
