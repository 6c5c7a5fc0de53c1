"""Last Match, paragraph by paragraph: how rule tests are written."""

from __future__ import annotations

import pytest

from garrison.core.ask import Choice, Draw, Over, Roll
from garrison.core.game import Game, Setup
from garrison.testing.fixtures import Play
from garrison.testing.toy import events as e
from garrison.testing.toy import load_game

ALONE = Setup("night", 1)
TWO = Setup("night", 2)


@pytest.fixture(scope="module")
def game() -> Game:
    return load_game()


@pytest.fixture
def lit(game: Game) -> Play:
    """The first hour is over and the lantern burns."""
    return Play(game, ALONE, dice=[3], draws=["guard-lantern", "dry"]).pick("light lantern")


@pytest.mark.rule("1.1")
def test_both_lamps_are_dark_and_the_box_holds_five_dry_and_three_damp_matches(game: Game) -> None:
    watch = Play(game, ALONE, draws=["stay-dark"])
    assert watch.offered() == ["light lantern", "light beacon"]
    ask = watch.pick("light beacon").ask
    assert isinstance(ask, Draw)
    assert ask.outcomes == {"dry": 5, "damp": 3}


@pytest.mark.rule("1.2")
def test_an_order_is_known_to_its_keeper_alone_until_dawn(game: Game) -> None:
    watch = Play(game, TWO, draws=["stay-dark", "guard-beacon"])
    assert watch.log == [
        watch.event(e.ORDER_TAKEN, keeper="first-keeper"),
        watch.event(e.ORDER_READ, seat=0, order="stay-dark"),
        watch.event(e.ORDER_TAKEN, keeper="second-keeper"),
        watch.event(e.ORDER_READ, seat=1, order="guard-beacon"),
    ]
    assert game.view(watch.position, 1).cards == {"order-1": ("guard-beacon",)}


@pytest.mark.rule("2.0")
def test_keepers_take_turns(game: Game) -> None:
    watch = Play(game, TWO, dice=[3], draws=["stay-dark", "guard-beacon", "dry"])
    assert isinstance(watch.ask, Choice)
    assert watch.ask.seats == (0,)
    watch.pick("light lantern")
    assert watch.ask.seats == (1,)


@pytest.mark.rule("2.1")
def test_a_dry_match_lights_a_dark_lamp_and_earns_a_spark(lit: Play) -> None:
    assert lit.events == [
        lit.event(e.LAMP_LIT, keeper="first-keeper", lamp="lantern"),
        lit.event(e.WIND_HELD, face=3),
    ]
    assert lit.position.score(0) == 1 + 3


@pytest.mark.rule("2.1")
def test_a_damp_match_is_lost(game: Game) -> None:
    watch = Play(game, ALONE, dice=[3], draws=["stay-dark", "damp"]).pick("light lantern")
    assert watch.events == [
        watch.event(e.MATCH_FIZZLED, lamp="lantern", left=7),
        watch.event(e.WIND_HELD, face=3),
    ]


@pytest.mark.rule("2.1")
def test_a_burning_lamp_cannot_be_lit(lit: Play) -> None:
    reason = lit.why("light lantern")
    assert reason is not None
    assert (reason.key, reason.rule, reason.facts) == ("burning", "2.1", {"lamp": "lantern"})
    lit.pick("rest").roll(1)
    assert lit.why("light lantern") is None  # the obstacle is gone


@pytest.mark.rule("2.2")
def test_only_a_burning_lamp_can_be_shielded(lit: Play) -> None:
    reason = lit.why("shield beacon")
    assert reason is not None
    assert (reason.key, reason.rule) == ("dark-lamp", "2.2")
    lit.script(dice=[3], draws=["dry"]).pick("light beacon")
    assert lit.why("shield beacon") is None


@pytest.mark.rule("2.2", "2.4")
def test_a_shield_holds_against_one_wind(lit: Play) -> None:
    lit.pick("shield lantern").roll(1)
    assert lit.events == [lit.event(e.LAMP_SHIELDED, lamp="lantern"), lit.event(e.WIND_HELD, face=1)]
    lit.pick("rest").roll(1)
    assert lit.events[-1] == lit.event(e.LAMP_BLOWN_OUT, lamp="lantern", face=1)


@pytest.mark.rule("2.3")
def test_nobody_rests_in_the_dark(lit: Play) -> None:
    assert lit.why("rest") is None
    lit.pick("rest").roll(1)
    reason = lit.why("rest")
    assert reason is not None
    assert (reason.key, reason.rule) == ("no-rest", "2.3")


@pytest.mark.rule("2.4")
@pytest.mark.parametrize("face, gone", [(1, "lantern"), (6, "beacon")])
def test_a_one_blows_out_the_lantern_and_a_six_the_beacon(lit: Play, face: int, gone: str) -> None:
    lit.script(dice=[3], draws=["dry"]).pick("light beacon")
    lit.pick("rest").roll(face)
    assert lit.told(e.LAMP_BLOWN_OUT) == [lit.event(e.LAMP_BLOWN_OUT, lamp=gone, face=face)]


@pytest.mark.rule("2.4")
def test_nothing_is_asked_of_players_while_the_wind_blows(lit: Play) -> None:
    lit.pick("rest")
    assert isinstance(lit.ask, Roll)
    assert lit.offered() == []
    reason = lit.why("rest")
    assert reason is not None
    assert reason.key == "not-asked"


@pytest.mark.rule("3.1", "3.2")
@pytest.mark.parametrize("order, result", [("guard-lantern", 1), ("guard-beacon", -1), ("stay-dark", -1)])
def test_alone_the_order_decides_after_twelve_turns(game: Game, order: str, result: int) -> None:
    watch = Play(game, ALONE, dice=[3] * 12, draws=[order, "dry"]).pick("light lantern")
    for _ in range(11):
        watch.pick("rest")
    assert isinstance(watch.ask, Over)
    assert watch.ask.outcome.results == (result,)
    assert watch.ask.outcome.scores == (1 + 3 * (result == 1),)


@pytest.mark.rule("3.1", "3.2")
def test_the_last_match_ends_the_night_and_more_points_win(game: Game) -> None:
    draws = ["stay-dark", "guard-lantern", *["damp"] * 3, *["dry"] * 5]
    dice = [3, 3, 3, 1, 1, 1, 1, 3]
    watch = Play(game, TWO, dice=dice, draws=draws)
    for _ in range(8):
        watch.pick("light lantern")
    assert isinstance(watch.ask, Over)
    assert watch.ask.outcome.ending == "lit"
    assert watch.ask.outcome.scores == (2, 3 + 3)
    assert watch.ask.outcome.results == (-1, 1)
