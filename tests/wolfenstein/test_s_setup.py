"""S: setting up the game (p. 7), and what pp. 2-3 say of it (I)."""

from __future__ import annotations

import pytest

from garrison.core.errors import Unknown
from garrison.core.game import Setup
from garrison.games.wolfenstein.campaign import Campaign
from garrison.games.wolfenstein.missions.format import missions
from tests.wolfenstein.scenes import Stage, castle, game, opening

KIT = ("knife", "pipe", "hatchet", "tnt")  # what four heroes draw
SPAWNS = {"r2c2": "a", "r7c2": "b", "r7c17": "c", "r7c12": "d"}


def started(stage: Stage) -> Stage:
    """After the random cards, in the order of the heroes."""
    return stage.draw(*KIT)


@pytest.mark.rule("I.3")
def test_ten_missions_one_by_one_or_in_order() -> None:
    assert missions() == tuple(f"mission-{n}" for n in range(1, 11))
    for name in missions():
        stage = opening(name)
        assert stage.gauge("goals") > 0
        assert stage.gauge("round-limit") > 0
        assert game().missions[name].file.confidence != "certain"  # each says that it is a reconstruction
    campaign = Campaign(missions())
    assert campaign.next_mission() == "mission-1"
    campaign = campaign.played("mission-1", won=False, rounds=8)
    assert campaign.next_mission() == "mission-1"  # a lost mission is tried again
    campaign = campaign.played("mission-1", won=True, rounds=6).played("mission-5", won=True, rounds=9)
    assert campaign.next_mission() == "mission-2"
    assert (campaign.record("mission-1").tries, campaign.record("mission-1").best_round) == (2, 6)


@pytest.mark.rule("I.4", "S.3")
@pytest.mark.parametrize(
    "players, seats", [(1, [1, 1, 1, 1]), (2, [1, 1, 2, 2]), (3, [1, 1, 2, 3]), (4, [1, 2, 3, 4])]
)
def test_four_heroes_are_shared_by_one_to_four_players(players: int, seats: list[int]) -> None:
    stage = opening(players=players, heroes="bj,anya,set,klaus")
    assert [stage.value(hero, "seat") for hero in ("bj", "anya", "set", "klaus")] == seats
    with pytest.raises(Unknown):
        game().settle(Setup("mission-1", 5))


@pytest.mark.plain  # compiled objects do not list their attributes
@pytest.mark.rule("I.4")
def test_the_rules_do_not_change_with_the_number_of_players() -> None:
    rules = [game().rules(game().settle(Setup("mission-1", players))) for players in (1, 4)]
    named = [{name: getattr(rule, name) for name in vars(rule)} for rule in rules]
    differ = {name for name, value in named[0].items() if value != named[1][name]}
    assert differ == {"players", "seat_of"}


@pytest.mark.rule("S.1")
def test_one_of_four_modes_is_chosen() -> None:
    assert game().about.difficulties == ("daddy", "dont-hurt-me", "bring-em-on", "reaper")
    assert game().settle(Setup("mission-1")).difficulty == "bring-em-on"
    easy = started(opening(difficulty="daddy"))
    assert easy.asked == "ammo"  # what this mode grants first
    with pytest.raises(Unknown, match="hard"):
        game().settle(Setup("mission-1", difficulty="hard"))


@pytest.mark.rule("S.2", "C.2b")
def test_tiles_gates_tokens_and_figures_lie_as_the_mission_says() -> None:
    stage = opening("mission-1")
    kinds = [piece.kind for piece in stage.table.pieces]
    assert {kind: kinds.count(kind) for kind in ("soldaten", "commander", "crate", "event", "objective")} == {
        "soldaten": 5, "commander": 1, "crate": 3, "event": 1, "objective": 1,
    }  # fmt: skip
    assert [stage.piece(f"gate_{n}").marks for n in (1, 2, 3)] == [("closed",)] * 3
    assert stage.at("objective_a") == "r5c27"
    assert stage.at("commander_1") == "r5c25"
    assert (stage.value("soldaten_1", "hp"), stage.value("soldaten_1", "armour")) == (1, 3)
    barred = opening("mission-2")
    assert [piece.kind for piece in barred.table.pieces].count("barricade") == 1


@pytest.mark.rule("S.3")
@pytest.mark.parametrize("heroes", ["bj,anya,set", "bj,anya,set,klaus,max", "bj,bj,set,klaus"])
def test_four_different_heroes_are_needed(heroes: str) -> None:
    with pytest.raises(Unknown, match="four different heroes are needed"):
        game().settle(Setup("mission-1", extra={"heroes": heroes}))


@pytest.mark.rule("S.3b")
def test_a_mission_suggests_heroes_and_others_may_be_taken() -> None:
    assert game().settle(Setup("mission-1")).extra["heroes"] == "bj,anya,bombate,klaus"
    stage = opening(heroes="max,set,klaus,anya")
    assert [piece.id for piece in stage.table.pieces if piece.kind == "hero"] == [
        "max",
        "set",
        "klaus",
        "anya",
    ]
    with pytest.raises(Unknown, match="fergus"):
        game().settle(Setup("mission-1", extra={"heroes": "fergus,set,klaus,anya"}))


@pytest.mark.rule("S.4", "S.6", "C.1", "C.3")
def test_each_hero_starts_with_his_cards_the_fitting_token_and_a_life() -> None:
    stage = opening(heroes="bj,anya,set,max")
    assert stage.cards("bj-weapons") == ("sturmgewehr_1",)
    assert stage.cards("bj-equipment") == ("hatchet",)
    assert stage.cards("anya-equipment") == ("silencer",)
    assert stage.cards("max-weapons") == ()  # the one who starts without a weapon
    assert stage.cards("max-equipment") == ("pipe", "pipe")
    for hero, ammo in (("bj", "heavy"), ("anya", "light"), ("set", "special"), ("max", "light")):
        tokens = {name: stage.value(hero, name) for name in ("light", "heavy", "special")}
        assert tokens == {"light": 0, "heavy": 0, "special": 0} | {ammo: 1}
        assert stage.value(hero, "life") == 1
        assert stage.value(hero, "glory") == 0


@pytest.mark.rule("S.5")
def test_the_dials_start_at_1_and_0() -> None:
    stage = opening()
    assert (stage.gauge("round"), stage.gauge("danger")) == (1, 0)


@pytest.mark.rule("S.6b", "S.6")
def test_four_decks_without_the_starting_cards() -> None:
    """31, 62, 20 and 14 cards, less three weapons and five cards of these four heroes."""
    stage = opening(heroes="bj,anya,set,max")
    piles = stage.table.piles
    assert {name: piles[f"{name}-deck"] for name in ("weapon", "equipment", "event", "crate")} == {
        "weapon": 28, "equipment": 57, "event": 20, "crate": 14,
    }  # fmt: skip


@pytest.mark.rule("S.6c")
def test_then_every_hero_draws_one_card_at_random() -> None:
    stage = opening(heroes="bj,anya,set,klaus")
    for hero, card in zip(("bj", "anya", "set", "klaus"), KIT, strict=True):
        assert (stage.asked, stage.ask.prompt.rule) == ("draw-item", "S.6c")
        before = stage.cards(f"{hero}-equipment")
        stage.draw(card)
        assert stage.log[-1].rule == "S.6c"
        assert sorted(stage.cards(f"{hero}-equipment")) == sorted((*before, card))
    assert stage.asked == "activate"


@pytest.mark.rule("S.7", "R.6c")
def test_the_players_choose_who_is_first() -> None:
    stage = started(opening(players=3))
    assert (stage.asked, stage.seats) == ("first-player", (0, 1, 2))
    assert stage.offered() == ["first 1", "first 2", "first 3"]
    assert stage.blocked("first 4") == ("not-yours", "R.3")
    stage.pick("first 2")
    assert stage.seats == (1,)
    assert started(opening(players=1)).asked == "activate"  # alone there is nothing to choose


@pytest.mark.rule("S.7b", "S.7c")
def test_heroes_enter_on_the_token_one_by_one() -> None:
    stage = started(opening(heroes="bj,anya,set,klaus"))
    assert stage.at("bj") == "box:waiting"
    stage.pick("activate bj")
    assert (stage.at("bj"), stage.at("anya")) == ("r4c2", "box:waiting")
    stage.pick("move r4c3").pick("end").pick("activate anya")
    assert stage.at("anya") == "r4c2"  # the same token
    stage.pick("end").pick("activate set")
    assert stage.at("set") == "r3c2"  # she is still there, so on the nearest free space


@pytest.mark.rule("S.7b")
def test_starting_on_the_token_is_legal_although_no_move_ends_there() -> None:
    stage = started(opening(heroes="bj,anya,set,klaus")).pick("activate bj").pick("move r4c3")
    assert stage.blocked("move r4c2") == ("no-stop", "M.6b")


@pytest.mark.rule("S.7d")
def test_with_four_tokens_each_hero_enters_on_another() -> None:
    stage = castle(SPAWNS, heroes="bj,anya,set,klaus").turn("bj", waiting=("anya", "set"))
    assert stage.asked == "enter"
    assert stage.reach("aim") == {"r2c2", "r7c2", "r7c17", "r7c12"}
    stage.pick("aim r7c12").pick("end").pick("activate anya")
    assert stage.reach("aim") == {"r2c2", "r7c2", "r7c17"}
    assert stage.blocked("aim r7c12") == ("no-entry", "S.7d")
    assert stage.blocked("aim r4c4") == ("no-entry", "S.7d")
    stage.pick("aim r2c2")
    assert (stage.at("bj"), stage.at("anya")) == ("r7c12", "r2c2")
