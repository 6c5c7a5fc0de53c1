"""+1 Morale and the high levels: supplies, extra movement, extra actions, and back to the start."""

from __future__ import annotations

import pytest

from garrison.core.ask import Reason
from garrison.games.westerplatte import events as e
from tests.westerplatte.scenes import AMMUNITION, MORALE, Scene, Stage, depot

LEVELS = ["medium", "hard"]  # the green track and the red one
RAISE = "raise officer_1"
BOTH = pytest.mark.parametrize("level", LEVELS)


def rising(morale: int, level: str = "medium", players: int = 2, **rulings: int) -> Scene:
    """Officer 1 on the +1 Morale tile, morale so many steps above the start."""
    return depot(level, players, rulings).stand(officer_1=MORALE).morale(morale)


def raised(scene: Scene) -> Stage:
    """The scene when morale has been raised."""
    stage = scene.ready()
    stage.pick(RAISE)
    return stage


# ---------------------------------------------------------------- the tile and the track


@pytest.mark.rule("U.1", "M.0")
@BOTH
@pytest.mark.parametrize("before, after, name", [(0, 1, "high_1"), (1, 2, "high_2")])
def test_u_1_the_tile_raises_morale_by_one(level: str, before: int, after: int, name: str) -> None:
    stage = raised(rising(before, level).stock(grenade=1, mine=1))
    assert stage.morale == after
    assert stage.events[:1] == stage.told(e.MORALE_ROSE)
    assert stage.events[0].facts["level"] == name
    assert stage.gauge("actions") == 0


@pytest.mark.rule("M.0")
@BOTH
@pytest.mark.parametrize("before, name", [(2, "high_1"), (1, "start")])
def test_m_0_falling_onto_a_high_level_gives_nothing(level: str, before: int, name: str) -> None:
    stage = depot(level).morale(before).stock(grenade=1).end("1-decline-1")
    assert (stage.morale, stage.table.facts["morale"]) == (before - 1, name)
    assert stage.asked == "officer-turn"
    assert stage.stock("mortar") == 1
    assert stage.each("extra_movement") == [0, 0]


@pytest.mark.rule("M.0")
def test_m_0_reaching_the_same_level_again_gives_it_again() -> None:
    stage = raised(rising(0).stock(grenade=1, mine=1))
    stage.pick("gain mine")
    stage.end("1-decline-1")
    assert stage.morale == 0
    stage.end("1-B-4")
    stage.pick(RAISE)
    stage.pick("gain grenade")
    assert (stage.stock("mortar"), stage.stock("mines")) == (2, 2)


# ---------------------------------------------------------------- first high level


@pytest.mark.rule("M.1")
@BOTH
@pytest.mark.parametrize(
    "supply, tile, more", [("grenade", "mortar", 1), ("mine", "mines", 1), ("brick", "rebuild", 2)]
)
def test_m_1_a_grenade_a_mine_or_two_bricks(level: str, supply: str, tile: str, more: int) -> None:
    stage = raised(rising(0, level).stock(grenade=1, mine=1, brick=2))
    assert sorted(stage.offered()) == ["gain brick", "gain grenade", "gain mine"]
    before = {name: stage.stock(name) for name in ("mortar", "mines", "rebuild")}
    reserve = stage.reserve(supply)
    stage.pick(f"gain {supply}")
    after = {name: stage.stock(name) for name in ("mortar", "mines", "rebuild")}
    assert after == {**before, tile: before[tile] + more}
    assert stage.reserve(supply) == reserve - more
    assert stage.events == [stage.event(e.SUPPLY_GAINED, supply=supply, count=more)]


@pytest.mark.rule("M.1", "U.2f", "U.3f")
def test_m_1_only_tiles_with_free_slots() -> None:
    stage = raised(rising(0).stock(mine=1, brick=6))
    assert sorted(stage.offered()) == ["gain brick", "gain mine"]
    assert stage.why("gain grenade") == Reason("tile-full", "U.2f", {"supply": "grenade"})


@pytest.mark.rule("M.1")
def test_m_1_only_what_lies_in_the_reserve() -> None:
    scene = rising(0).stock(grenade=1, brick=4).mine("A-I", "B-I")
    stage = raised(scene)
    assert sorted(stage.offered()) == ["gain brick", "gain grenade"]
    assert stage.why("gain mine") == Reason("reserve-short", "M.1", {"supply": "mine"})


@pytest.mark.rule("M.1", "U.2f", "U.3f")
@BOTH
def test_m_1_with_all_tiles_full_the_bonus_is_void(level: str) -> None:
    stage = raised(rising(0, level))
    assert stage.morale == 1
    assert stage.asked == "officer-turn"
    assert stage.told(e.SUPPLY_NOT_GAINED)


@pytest.mark.rule("M.1")
def test_m_1_any_player_may_answer() -> None:
    stage = raised(rising(0, players=4).stock(grenade=1, mine=1))
    assert stage.seats == (0, 1, 2, 3)
    stage.pick("gain mine", seat=3)
    assert stage.stock("mines") == 2


# ---------------------------------------------------------------- second high level


@pytest.mark.rule("M.2")
@BOTH
@pytest.mark.parametrize("players, even, odd", [(1, 2, 1), (2, 2, 1), (3, 1, 2), (4, 1, 1)])
def test_m_2_five_extra_movement_tokens_are_shared_evenly(
    level: str, players: int, even: int, odd: int
) -> None:
    stage = raised(rising(1, level, players))
    officers = max(players, 2)
    assert stage.each("extra_movement") == [even] * officers
    assert stage.asked == "share-extra-movement"
    assert stage.seats == tuple(range(players))
    for n in range(odd):  # officers 2, 3 ... get the odd ones, nobody two
        assert f"share extra_movement officer_{n + 2}" in stage.offered()
        stage.pick(f"share extra_movement officer_{n + 2}")
        assert f"share extra_movement officer_{n + 2}" not in stage.offered()
    assert sum(stage.each("extra_movement")) == 5
    assert stage.reserve("extra_movement") == 0
    assert stage.asked == "officer-turn"


@pytest.mark.rule("M.2", "M.3e")
def test_m_2_with_fewer_in_the_reserve_these_are_shared() -> None:
    stage = raised(rising(1).hold("officer_2", extra_movement=3))
    assert stage.each("extra_movement") == [1, 4]
    assert stage.asked == "officer-turn"
    none = raised(rising(1).hold("officer_2", extra_movement=5))
    assert none.each("extra_movement") == [0, 5]
    assert none.told(e.NOTHING_TO_SHARE)


@pytest.mark.rule("M.2b", "M.4")
def test_m_2b_a_third_movement_point_in_one_turn() -> None:
    stage = depot().hold("officer_1", extra_movement=2).ready()
    stage.pick("move officer_1 post_D").pick("move officer_1 post_E")
    stage.pick("extra-movement officer_1")
    assert (stage.gauge("moves"), stage.holds("officer_1", "extra_movement")) == (1, 1)
    assert stage.reserve("extra_movement") == 4
    stage.pick("move officer_1 tile_6")
    assert stage.at("officer_1") == "tile_6"


@pytest.mark.rule("M.2c")
def test_m_2c_only_one_extra_movement_in_a_turn() -> None:
    stage = depot().hold("officer_1", extra_movement=2).ready()
    for pick in ("move officer_1 post_D", "move officer_1 post_E", "extra-movement officer_1"):
        stage.pick(pick)
    stage.pick("move officer_1 tile_6")
    assert stage.offers("extra-movement", "move") == []
    again = stage.why("extra-movement officer_1")
    assert again == Reason("movement-spent", "M.2c", {"who": "officer_1"})
    stage.end("1-A-4")
    stage.end("1-B-4")
    for pick in ("move officer_1 tile_5", "move officer_1 tile_4", "extra-movement officer_1"):
        stage.pick(pick)  # the next turn it may be used again
    assert stage.gauge("moves") == 1


@pytest.mark.rule("M.2b")
def test_m_2b_only_the_officer_who_has_the_token() -> None:
    stage = depot().hold("officer_2", extra_movement=1).moves(0).ready()
    assert stage.offers("extra-movement") == []


@pytest.mark.rule("M.2d")
@pytest.mark.parametrize("limited, left", [(1, (0, 1)), (2, (0, 0)), (3, (1, 0))])
def test_m_2d_extra_movement_cancels_limited_movement_one_for_one(
    limited: int, left: tuple[int, int]
) -> None:
    scene = rising(1).hold("officer_2", limited_movement=limited)
    stage = raised(scene)  # two each, the odd one is still to be given
    assert (stage.holds("officer_2", "limited_movement"), stage.holds("officer_2", "extra_movement")) == left
    assert stage.holds("officer_1", "extra_movement") == 2
    assert stage.told(e.TOKENS_CANCELLED) == [
        stage.event(e.TOKENS_CANCELLED, who="officer_2", count=min(limited, 2))
    ]
    assert stage.reserve("limited_movement") == 4 - left[0]


# ---------------------------------------------------------------- third high level


@pytest.mark.rule("M.3", "M.3b")
@BOTH
@pytest.mark.parametrize("players, even, odd", [(1, 2, 0), (2, 2, 0), (3, 1, 1), (4, 1, 0)])
def test_m_3_four_extra_action_tokens_are_shared(level: str, players: int, even: int, odd: int) -> None:
    stage = raised(rising(2, level, players))
    assert stage.each("extra_action") == [even] * max(players, 2)
    if odd:
        assert stage.asked == "share-extra-action"
        assert len(stage.offered()) == 3
        assert stage.seats == (0, 1, 2)
        stage.pick("share extra_action officer_3", seat=1)
        assert stage.each("extra_action") == [1, 1, 2]
    assert stage.reserve("extra_action") == 0
    assert stage.asked == "officer-turn"


@pytest.mark.rule("M.3", "M.3d")
@BOTH
def test_m_3d_the_marker_stays_on_the_third_level_until_all_is_shared(level: str) -> None:
    stage = raised(rising(2, level, players=3))
    assert (stage.asked, stage.morale, stage.table.facts["morale"]) == ("share-extra-action", 3, "high_3")
    assert not stage.told(e.MORALE_PEAKED)
    stage.pick("share extra_action officer_1")
    assert (stage.asked, stage.morale) == ("officer-turn", 0)
    assert stage.events[-1] == stage.event(e.MORALE_PEAKED)


@pytest.mark.rule("M.3d")
@BOTH
def test_m_3d_from_the_top_the_marker_goes_back_to_the_start(level: str) -> None:
    stage = raised(rising(2, level))
    assert stage.morale == 0
    assert [event.facts["level"] for event in stage.told(e.MORALE_ROSE)] == ["high_3"]
    assert stage.events[-1] == stage.event(e.MORALE_PEAKED)


@pytest.mark.rule("M.3e")
@pytest.mark.parametrize("gone, each", [(2, [1, 3]), (3, [0, 3]), (4, [0, 4])])
def test_m_3e_the_second_time_what_is_left_is_shared(gone: int, each: list[int]) -> None:
    stage = raised(rising(2).hold("officer_2", extra_action=gone))
    assert stage.each("extra_action") == each
    if gone == 3:
        stage.pick("share extra_action officer_1")
        assert stage.each("extra_action") == [1, 3]
    assert stage.asked == "officer-turn"
    assert stage.reserve("extra_action") == 0


@pytest.mark.rule("M.3c", "M.4")
def test_m_3c_a_second_action_in_one_turn() -> None:
    stage = depot().stand(officer_1=AMMUNITION).hold("officer_1", extra_action=1).ready()
    stage.pick("take officer_1")
    assert stage.offers("take") == []
    stage.pick("extra-action officer_1")
    assert (stage.holds("officer_1", "extra_action"), stage.reserve("extra_action")) == (0, 4)
    stage.pick("take officer_1")
    assert stage.holds("officer_1") == 10


@pytest.mark.rule("M.3c")
def test_m_3c_not_a_third() -> None:
    stage = depot().stand(officer_1=AMMUNITION).hold("officer_1", extra_action=2).ready()
    for pick in ("take officer_1", "extra-action officer_1", "take officer_1"):
        stage.pick(pick)
    assert stage.offers("take", "extra-action") == []
    again = stage.why("extra-action officer_1")
    assert again == Reason("action-spent", "M.3c", {"who": "officer_1"})


@pytest.mark.rule("M.3c", "M.2b")
def test_m_3c_both_tokens_in_one_turn() -> None:
    scene = depot().stand(officer_1=MORALE).hold("officer_1", extra_action=1, extra_movement=1)
    stage = scene.ready()
    for pick in ("move officer_1 tile_2", "move officer_1 tile_3", "extra-movement officer_1"):
        stage.pick(pick)
    for pick in ("mine officer_1 A-I", "extra-action officer_1", "mine officer_1 A-II"):
        stage.pick(pick)
    stage.pick("move officer_1 tile_4")
    assert stage.asked == "new-card"


@pytest.mark.rule("M.4", "M.2")
def test_m_4_a_used_token_can_be_received_again() -> None:
    stage = depot().stand(officer_1="tile_2").hold("officer_1", extra_movement=1).morale(1).ready()
    for pick in ("move officer_1 tile_3", "move officer_1 tile_2", "extra-movement officer_1"):
        stage.pick(pick)
    stage.pick("move officer_1 tile_1").pick(RAISE)
    assert stage.each("extra_movement") == [2, 2]
    stage.pick("share extra_movement officer_1")
    assert stage.each("extra_movement") == [3, 2]
