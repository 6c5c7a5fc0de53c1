"""G: how a mission ends (p. 18)."""

from __future__ import annotations

import pytest

from garrison.core.ask import Over
from garrison.games.wolfenstein import codes as c
from tests.wolfenstein.scenes import SEARCH_A, Fields, Scene, Stage, castle

KILL: Fields = {"type": "kill", "enemy": "soldaten"}
EXIT: Fields = {"type": "exit_token", "token": "A"}
GUARD = {"r7c12": "S"}  # so that there is somebody to kill; scenes put him where they like


def over(stage: Stage) -> Over:
    """The end that was reached."""
    assert isinstance(stage.ask, Over), stage.ask
    return stage.ask


def killing(**setup: object) -> Scene:
    """A mission in which one Soldaten is to be killed, who stands before B.J."""
    scene = castle(GUARD, goals=[KILL, SEARCH_A], **setup)  # type: ignore[arg-type]
    return scene.stand(bj="r3c16", soldaten_1="r5c16")


@pytest.mark.rule("G.1", "R.2")
def test_all_lose_when_the_rounds_are_over() -> None:
    stage = castle(round_limit=3, players=2).stand(bj="r4c4").number(round=3).turn("bj").pick("end")
    assert over(stage).outcome.ending == "out-of-time"
    assert over(stage).outcome.results == (-1, -1)
    assert over(stage).prompt.rule == stage.events[-1].rule == "G.1"


@pytest.mark.rule("G.1")
def test_the_last_round_is_played_to_its_end() -> None:
    """Goals met in the last turn of the last round still win."""
    stage = castle(round_limit=3).stand(bj="r3c17").number(round=3).turn("bj").pick("search objective_a")
    assert stage.ending == "victory"
    assert over(stage).outcome.scores == (1,)


@pytest.mark.rule("G.4b")
def test_a_victory_counts_one_and_each_round_to_spare_another() -> None:
    stage = castle(round_limit=6).stand(bj="r3c17").number(round=4).turn("bj").pick("search objective_a")
    outcome = over(stage).outcome
    assert (outcome.scores, outcome.sheet) == ((3,), (("mission-won", 1), ("rounds-to-spare", 2)))


@pytest.mark.rule("G.2")
def test_all_lose_when_all_heroes_are_dead() -> None:
    scene = castle(players=2).stand(bj="r4c4", anya="r4c5").health("bj", 0).mark("dead", "set", "klaus")
    stage = scene.turn("bj", waiting=("anya",))
    assert (stage.at("bj"), stage.ending) == ("box:dead", "running")  # one of them is left
    scene = castle(players=2).stand(bj="r4c4").health("bj", 0).mark("dead", "anya", "set", "klaus")
    stage = scene.turn("bj")
    assert over(stage).outcome.ending == "all-dead"
    assert over(stage).outcome.results == (-1, -1)
    assert over(stage).prompt.rule == "G.2"


@pytest.mark.rule("G.2")
def test_heroes_who_left_the_map_are_not_dead() -> None:
    """The last one inside dies: whoever came out has met the goal."""
    scene = castle(goals=[EXIT]).stand(bj="r4c4").health("bj", 0).mark("dead", "set", "klaus")
    scene.mark("left", "anya").mark("spawned", "anya")
    assert scene.turn("bj").ending == "victory"


@pytest.mark.rule("G.3")
@pytest.mark.parametrize("defeats, ending", [([], "running"), ([{"type": "hero_dead"}], "hero-lost")])
def test_a_mission_may_have_further_ways_to_lose(defeats: list[Fields], ending: str) -> None:
    scene = castle(defeats=defeats).stand(bj="r4c4", anya="r4c5").health("bj", 0)
    assert scene.turn("bj", waiting=("anya",)).ending == ending


@pytest.mark.rule("G.4")
@pytest.mark.parametrize("first", ["kill", "search"])
def test_the_mission_is_won_when_all_goals_are_met_in_any_order(first: str) -> None:
    stage = killing().turn("bj")
    if first == "search":
        stage.pick("search objective_a")
        assert (stage.gauge("goals-met"), stage.ending) == (1, "running")
    stage.shoot("bj", "soldaten_1").throw("hp", "armour", "armour", "armour")
    if first == "kill":
        assert (stage.gauge("goals-met"), stage.ending) == (1, "running")
        stage.draw("tnt").pick("ammo light").pick("search objective_a")
    assert stage.ending == "victory"


@pytest.mark.rule("G.4")
def test_victory_is_at_once_and_nothing_more_is_asked() -> None:
    stage = killing().turn("bj").pick("search objective_a").shoot("bj", "soldaten_1")
    stage.throw("hp", "armour", "armour", "armour")  # no card is drawn, no ammunition chosen any more
    assert over(stage).outcome.results == (1,)
    assert stage.blocked("end") == ("over-now", "G.4")


@pytest.mark.rule("G.4")
def test_reaching_a_tile_counts_when_a_turn_ends_with_all_living_heroes_there() -> None:
    reach: Fields = {"type": "reach_tile", "tile": "R1", "after": "tokens"}
    for anya, ending in (("r4c13", "running"), ("r2c6", "victory")):
        scene = castle(goals=[SEARCH_A, reach]).stand(bj="r4c8", anya=anya).mark("dead", "set", "klaus")
        scene.p.row[c.SEARCHES] = 1  # of objective A, which has left the map
        scene.p.tokens &= ~(1 << c.FIRST_OBJECTIVE)
        stage = scene.turn("bj", waiting=("anya",)).pick("move r4c7")
        assert stage.ending == "running"  # the turn is not over
        assert stage.pick("end").ending == ending
    scene = castle(goals=[SEARCH_A, reach]).stand(bj="r4c7").mark("dead", "anya", "set", "klaus")
    assert scene.turn("bj").pick("end").ending == "running"  # the token comes first


@pytest.mark.rule("G.4b")
def test_players_without_heroes_win_with_the_others() -> None:
    scene = castle(players=4).stand(bj="r3c17").mark("dead", "anya", "set", "klaus")
    assert over(scene.turn("bj").pick("search objective_a")).outcome.results == (1, 1, 1, 1)
