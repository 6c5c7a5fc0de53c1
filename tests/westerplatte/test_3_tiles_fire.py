"""Tiles against troops: Mortar, Mines, Push back."""

from __future__ import annotations

import pytest

from garrison.core.ask import Reason
from garrison.games.westerplatte import events as e
from tests.westerplatte.scenes import MINES, MORTAR, PLACES, PUSH_BACK, TRACKS, Scene, depot


def gunner(level: str = "medium", **rulings: int) -> Scene:
    """Officer 1 on the Mortar tile."""
    return depot(level, rulings=rulings).stand(officer_1=MORTAR)


def sapper(level: str = "medium", **rulings: int) -> Scene:
    """Officer 1 on the Mines tile."""
    return depot(level, rulings=rulings).stand(officer_1=MINES)


def pusher(level: str = "medium", **rulings: int) -> Scene:
    """Officer 1 on the Push back tile."""
    return depot(level, rulings=rulings).stand(officer_1=PUSH_BACK)


# ---------------------------------------------------------------- any tile


@pytest.mark.rule("U.0", "U.4c")
def test_u_0_a_tile_without_wall_can_be_entered_and_used() -> None:
    stage = depot().stand(officer_1="tile_1").wall(tile_2=0).troop("A", "1-A-1").ready()
    stage.pick("move officer_1 tile_2").pick("mortar officer_1 A")
    assert stage.troops() == {}


# ---------------------------------------------------------------- mortar


@pytest.mark.rule("U.2", "U.2b")
@pytest.mark.parametrize("track", TRACKS)
@pytest.mark.parametrize("place", PLACES)
def test_u_2_two_damage_to_a_troop_on_any_track_and_space(track: str, place: str) -> None:
    stage = gunner().troop(track, "1-A-3", place).ready()  # resistance 2
    assert stage.targets("mortar") == {track}
    stage.pick(f"mortar officer_1 {track}")
    assert stage.troops() == {}
    assert stage.pile("day-1") == ("1-A-3",)


@pytest.mark.rule("U.2", "U.2b")
def test_u_2_one_troop_of_the_players_choice_howitzers_included() -> None:
    stage = gunner().troop("A", "1-A-1").troop("D", "1-D-4").ready()
    assert stage.targets("mortar") == {"A", "D"}
    stage.pick("mortar officer_1 D")
    assert stage.troops() == {"A-I": "1-A-1"}
    fired = stage.event(e.MORTAR_FIRED, who="officer_1", card="1-D-4", track="D", left=3)
    assert stage.events[0] == fired


@pytest.mark.rule("U.2b")
def test_u_2b_without_a_troop_there_is_nothing_to_hit() -> None:
    stage = gunner().troop("A", "1-A-1").ready()
    assert stage.why("mortar officer_1 B") == Reason("track-empty", "U.2b", {"track": "B"})


@pytest.mark.rule("U.2c")
@pytest.mark.parametrize("card, wounds", [("1-A-1", 0), ("1-A-3", 1), ("2-A-4", 2)])
def test_u_2c_the_second_damage_is_lost_on_a_troop_that_can_suffer_only_one(card: str, wounds: int) -> None:
    stage = gunner().troop("A", card, wounds=wounds).troop("B", "1-B-1").ready()
    stage.pick("mortar officer_1 A")
    assert stage.troops() == {"B-I": "1-B-1"}
    assert stage.wounds("1-B-1") == 0
    assert stage.pile("day-1") == (card,)


@pytest.mark.rule("U.2d", "A.4")
def test_u_2d_a_troop_of_resistance_three_is_left_with_two_wounds() -> None:
    stage = gunner().troop("A", "2-A-4", "III").ready()
    stage.pick("mortar officer_1 A")
    assert stage.troops() == {"A-III": "2-A-4"}
    assert stage.wounds("2-A-4") == 2


@pytest.mark.rule("U.2e")
def test_u_2e_each_use_costs_a_grenade_and_no_ammunition() -> None:
    stage = gunner().troop("A", "1-A-1").ready()
    stage.pick("mortar officer_1 A")
    assert (stage.stock("mortar"), stage.reserve("grenade")) == (3, 1)
    assert stage.each("ammunition") == [2, 2]


@pytest.mark.rule("U.2e")
def test_u_2e_without_a_grenade_on_the_tile_no_mortar() -> None:
    stage = gunner().troop("A", "1-A-1").stock(grenade=0).ready()
    assert stage.offers("mortar") == []
    assert stage.why("mortar officer_1 A") == Reason("no-grenade", "U.2e", {})


@pytest.mark.rule("U.2f", "M.1")
@pytest.mark.parametrize("level, slots", [("medium", 4), ("hard", 3)])
def test_u_2f_high_morale_fills_only_free_slots_of_the_side_in_use(level: str, slots: int) -> None:
    scene = depot(level).stand(officer_1="tile_1").stock(grenade=slots - 1, mine=1)
    stage = scene.ready()
    stage.pick("raise officer_1").pick("gain grenade")
    assert stage.stock("mortar") == slots
    full = depot(level).stand(officer_1="tile_1").stock(mine=1, brick=2).ready()
    full.pick("raise officer_1")
    assert sorted(full.offered()) == ["gain brick", "gain mine"]


# ---------------------------------------------------------------- mines


@pytest.mark.rule("U.3", "U.3c")
def test_u_3_a_mine_goes_from_the_tile_to_a_track() -> None:
    stage = sapper().ready()
    stage.pick("mine officer_1 B-III")
    assert stage.mines() == {"B-III"}
    assert (stage.stock("mines"), stage.reserve("mine")) == (3, 0)
    assert stage.events == [stage.event(e.MINE_LAID, who="officer_1", space="B-III", left=3)]


@pytest.mark.rule("U.3b")
def test_u_3b_on_any_space_without_a_card_before_or_behind_a_troop() -> None:
    stage = sapper().troop("B", "1-B-1", "II").ready()
    every = {f"{track}-{place}" for track in TRACKS for place in PLACES}
    assert stage.targets("mine") == every - {"B-II"}
    occupied = stage.why("mine officer_1 B-II")
    assert occupied == Reason("troop-there", "U.3b", {"track": "B", "card": "1-B-1"})


@pytest.mark.rule("U.3b")
def test_u_3b_one_mine_on_a_space() -> None:
    stage = sapper().mine("C-I").ready()
    assert "C-I" not in stage.targets("mine")
    assert stage.why("mine officer_1 C-I") == Reason("mine-there", "U.3b", {"place": "C-I"})


@pytest.mark.rule("U.3c")
def test_u_3c_only_the_mines_on_the_tile() -> None:
    stage = sapper().mine("A-I", "A-II", "A-III").stock(mine=0).ready()
    assert stage.reserve("mine") == 1
    assert stage.offers("mine") == []
    assert stage.why("mine officer_1 B-I") == Reason("no-mine", "U.3c", {})


@pytest.mark.rule("U.3d", "U.3e", "G.9")
@pytest.mark.parametrize("place", ["II", "III", "IV"])
def test_u_3d_a_troop_that_passes_or_stops_on_a_mine_is_removed(place: str) -> None:
    scene = depot().troop("B", "2-E-2", "I").mine(f"B-{place}")  # resistance 2, speed 3
    stage = scene.end("1-D-1")  # moves B and E
    assert stage.troops() == {"D-I": "1-D-1"}
    assert stage.pile("day-1") == ("2-E-2",)
    assert (stage.mines(), stage.reserve("mine")) == (set(), 1)
    assert stage.told(e.MINE_EXPLODED) == [
        stage.event(e.MINE_EXPLODED, card="2-E-2", space=f"B-{place}", origin="B-I")
    ]


@pytest.mark.rule("U.3d")
def test_u_3d_whatever_its_resistance_and_only_when_it_comes_there() -> None:
    scene = depot().troop("B", "2-A-4", "II").mine("B-IV", "B-I")  # resistance 3, speed 1
    stage = scene.ready()
    stage.end("1-D-1")
    assert stage.troops()["B-III"] == "2-A-4"
    stage.end("1-D-4")  # moves B and C
    assert "2-A-4" not in stage.troops().values()
    assert stage.mines() == {"B-I"}


@pytest.mark.rule("U.3d", "G.6", "G.9")
def test_u_3d_a_mine_on_i_removes_a_new_troop_and_its_card_still_moves_others() -> None:
    stage = depot().troop("B", "1-B-1").mine("D-I").end("1-D-1")
    assert stage.troops() == {"B-IV": "1-B-1"}
    assert stage.pile("day-1") == ("1-D-1",)
    assert (stage.mines(), stage.reserve("mine")) == (set(), 1)


@pytest.mark.rule("U.3d", "E.2")
def test_u_3d_by_an_event_too() -> None:
    scene = depot().troop("C", "1-C-1").mine("C-II").day(1, 8, "1-E-4", "advance_BCD")
    stage = scene.end("1-E-4", "advance_BCD")
    assert stage.troops() == {"E-I": "1-E-4"}
    assert stage.pile("day-2") == ("1-C-1",)


@pytest.mark.rule("U.3d", "U.6")
@pytest.mark.parametrize("mine", ["C-III", "C-II"])
def test_u_3d_when_pushed_back_over_it_too(mine: str) -> None:
    stage = pusher().troop("C", "1-C-3", "IV").mine(mine).ready()
    stage.pick("push officer_1 C")
    assert stage.troops() == {}
    assert stage.pile("day-1") == ("1-C-3",)
    assert stage.mines() == set()


@pytest.mark.rule("U.3d", "U.6")
def test_u_3d_not_by_a_mine_further_back() -> None:
    stage = pusher().troop("C", "1-C-3", "IV").mine("C-I").ready()
    stage.pick("push officer_1 C")
    assert (stage.troops(), stage.mines()) == ({"C-II": "1-C-3"}, {"C-I"})


@pytest.mark.rule("U.3f", "M.1")
@pytest.mark.parametrize("level, slots", [("medium", 4), ("hard", 3)])
def test_u_3f_high_morale_adds_no_mine_to_a_full_tile(level: str, slots: int) -> None:
    scene = depot(level).stand(officer_1="tile_1").stock(grenade=1, brick=2)
    stage = scene.ready()
    assert stage.stock("mines") == slots
    stage.pick("raise officer_1")
    assert sorted(stage.offered()) == ["gain brick", "gain grenade"]
    assert stage.why("gain mine") == Reason("tile-full", "U.3f", {"supply": "mine"})


# ---------------------------------------------------------------- push back


@pytest.mark.rule("U.6")
@pytest.mark.parametrize("place, after", [("II", "I"), ("III", "I"), ("IV", "II")])
def test_u_6_two_spaces_back_but_not_beyond_i(place: str, after: str) -> None:
    stage = pusher().troop("A", "1-A-3", place, wounds=1).ready()
    stage.pick("push officer_1 A")
    assert stage.troops() == {f"A-{after}": "1-A-3"}
    assert stage.wounds("1-A-3") == 1


@pytest.mark.rule("U.6", "L.3b", "L.2b")
@pytest.mark.parametrize("level, count", [("medium", 3), ("hard", 2)])
def test_u_6_three_troops_on_the_green_side_two_on_the_red(level: str, count: int) -> None:
    scene = pusher(level)
    for track in TRACKS:
        scene.troop(track, f"1-{track}-1", "IV")
    stage = scene.ready()
    for track in TRACKS[:count]:
        stage.pick(f"push officer_1 {track}")
    assert stage.asked == "officer-turn"
    assert sorted(stage.troops()) == [f"{t}-{'II' if n < count else 'IV'}" for n, t in enumerate(TRACKS)]
    assert stage.gauge("actions") == 0


@pytest.mark.rule("U.6")
def test_u_6_different_troops_and_fewer_if_the_player_likes() -> None:
    stage = pusher().troop("A", "1-A-1", "IV").troop("B", "1-B-1", "IV").ready()
    stage.pick("push officer_1 A")
    assert stage.offered() == ["push officer_1 B", "stop officer_1"]
    assert stage.why("push officer_1 A") == Reason("pushed-already", "U.6", {"track": "A"})
    stage.pick("stop officer_1")
    assert set(stage.troops()) == {"A-II", "B-IV"}
    assert stage.asked == "officer-turn"


@pytest.mark.rule("U.6")
def test_u_6_a_troop_on_i_is_no_target_and_a_howitzer_never() -> None:
    stage = pusher().troop("A", "1-A-1").troop("B", "1-B-4").troop("C", "1-C-1", "II").ready()
    assert stage.targets("push") == {"C"}
    assert stage.why("push officer_1 A") == Reason("on-first-space", "U.6", {"track": "A"})
    assert stage.why("push officer_1 B") == Reason("howitzer", "U.6", {"track": "B"})
    stage.pick("push officer_1 C")
    assert stage.asked == "officer-turn"  # nobody else to push back


@pytest.mark.rule("U.6", "G.1b")
def test_u_6_a_machine_gun_pushed_back_from_iv_does_not_fire() -> None:
    stage = pusher().troop("A", "1-A-1", "IV").ready()
    stage.pick("push officer_1 A")
    stage.end("1-C-4")
    assert stage.damage() == {}
