"""Low morale: supplies, movement and ammunition lost, the bottom of the track, and the way up again."""

from __future__ import annotations

import pytest

from garrison.core.ask import Reason
from garrison.games.westerplatte import events as e
from garrison.games.westerplatte.game import Westerplatte
from tests.westerplatte.scenes import MORALE, Scene, Stage, depot, table

GREEN, RED = "medium", "hard"
# Steps below the start at which the low levels lie.
LOW = {GREEN: {1: -1, 2: -3, 3: -5}, RED: {1: -1, 2: -2, 3: -3}}
BOTH = pytest.mark.parametrize("level", [GREEN, RED])
DECLINE = "1-decline-1"


def above(low: int, level: str = GREEN, players: int = 2, **rulings: int) -> Scene:
    """Morale is one step above a low level."""
    return depot(level, players, rulings).morale(LOW[level][low] + 1)


def fallen(scene: Scene) -> Stage:
    """The scene when a morale decline has been drawn."""
    return scene.end(DECLINE)


# ---------------------------------------------------------------- first low level


@pytest.mark.rule("M.5", "M.5b", "G.8")
@BOTH
@pytest.mark.parametrize(
    "supply, tile, less", [("grenade", "mortar", 1), ("mine", "mines", 1), ("brick", "rebuild", 2)]
)
def test_m_5_a_mine_a_grenade_or_two_bricks_are_lost(level: str, supply: str, tile: str, less: int) -> None:
    stage = fallen(above(1, level))
    assert (stage.morale, stage.table.facts["morale"]) == (-1, "low_1")
    assert sorted(stage.offered()) == ["lose brick", "lose grenade", "lose mine"]
    before = {name: stage.stock(name) for name in ("mortar", "mines", "rebuild")}
    stage.pick(f"lose {supply}")
    after = {name: stage.stock(name) for name in ("mortar", "mines", "rebuild")}
    assert after == {**before, tile: before[tile] - less}
    assert stage.reserve(supply) == less
    assert stage.events[0] == stage.event(e.SUPPLY_LOST, supply=supply, count=less)


@pytest.mark.rule("M.5b")
def test_m_5b_any_player_may_answer() -> None:
    stage = fallen(above(1, players=3))
    assert stage.seats == (0, 1, 2)
    stage.pick("lose mine", seat=2)
    assert stage.stock("mines") == 3


@pytest.mark.rule("M.5b")
def test_m_5b_only_among_what_they_have() -> None:
    stage = fallen(above(1).stock(grenade=0))
    assert sorted(stage.offered()) == ["lose brick", "lose mine"]
    assert stage.why("lose grenade") == Reason("supply-out", "M.5b", {"supply": "grenade"})


@pytest.mark.rule("M.5", "M.5b")
def test_m_5b_the_only_thing_left_is_lost_unasked() -> None:
    stage = fallen(above(1).stock(grenade=0, mine=0))
    assert stage.asked == "officer-turn"
    assert stage.stock("rebuild") == 6


@pytest.mark.rule("M.5", "M.5b")
def test_m_5b_with_nothing_on_the_tiles_nothing_is_lost() -> None:
    scene = above(1).stock(grenade=0, brick=0).mine("A-I", "A-II", "A-III", "A-IV")
    stage = fallen(scene)
    assert stage.asked == "officer-turn"
    assert len(stage.mines()) == 4
    assert stage.told(e.SUPPLY_NOT_LOST)


# ---------------------------------------------------------------- second low level


@pytest.mark.rule("M.6", "M.6b")
@BOTH
@pytest.mark.parametrize("players, each, left", [(1, 2, 0), (2, 2, 0), (3, 1, 1), (4, 1, 0)])
def test_m_6_four_limited_movement_tokens_in_equal_shares(
    level: str, players: int, each: int, left: int
) -> None:
    stage = fallen(above(2, level, players))
    assert (stage.morale, stage.table.facts["morale"]) == (LOW[level][2], "low_2")
    officers = max(players, 2)
    received = [
        stage.event(e.LIMITED_MOVEMENT_RECEIVED, who=f"officer_{n + 1}", count=each) for n in range(officers)
    ]
    assert stage.told(e.LIMITED_MOVEMENT_RECEIVED) == received
    now = [each] * officers
    now[1] -= 1  # his turn has begun, and one token is used at once
    assert stage.each("limited_movement") == now
    assert stage.reserve("limited_movement") == left + 1
    assert stage.asked == "officer-turn"


@pytest.mark.rule("M.6")
@pytest.mark.parametrize("held, each", [(1, [1, 2]), (2, [1, 3]), (3, [0, 3]), (4, [0, 4])])
def test_m_6_fewer_in_the_reserve_are_shared_equally_too(held: int, each: list[int]) -> None:
    scene = above(2, players=1).hold("officer_2", limited_movement=held)
    stage = fallen(scene)
    each[1] -= 1
    assert stage.each("limited_movement") == each


@pytest.mark.rule("M.6b", "M.6c")
def test_m_6b_one_in_each_turn_until_none_is_left() -> None:
    stage = depot().hold("officer_1", limited_movement=2).ready()
    seen = [(stage.gauge("moves"), stage.holds("officer_1", "limited_movement"))]
    for cards in (("1-A-4", "1-B-4"), ("1-C-4", "1-D-4")):
        for card in cards:
            stage.end(card)
        seen.append((stage.gauge("moves"), stage.holds("officer_1", "limited_movement")))
    assert seen == [(1, 1), (1, 0), (2, 0)]
    assert stage.reserve("limited_movement") == 4


@pytest.mark.rule("M.6c", "M.6b")
def test_m_6c_the_officer_has_one_movement_point_less() -> None:
    stage = depot().hold("officer_1", limited_movement=1).ready()
    stage.pick("move officer_1 post_D")
    assert stage.offers("move") == []
    assert stage.gauge("actions") == 1


@pytest.mark.rule("M.6b")
def test_m_6b_it_is_said_and_the_others_are_not_touched() -> None:
    stage = depot().hold("officer_2", limited_movement=1).ready()
    assert stage.gauge("moves") == 2
    stage.end("1-A-4")
    assert stage.told(e.LIMITED_MOVEMENT_USED) == [
        stage.event(e.LIMITED_MOVEMENT_USED, who="officer_2", left=0)
    ]
    assert stage.gauge("moves") == 1


@pytest.mark.rule("M.2d", "M.6")
@BOTH
@pytest.mark.parametrize("extra, left", [(1, (0, 1)), (2, (0, 0)), (3, (1, 0))])
def test_m_2d_limited_movement_cancels_extra_movement_one_for_one(
    level: str, extra: int, left: tuple[int, int]
) -> None:
    stage = fallen(above(2, level, players=2).hold("officer_1", extra_movement=extra))
    now = (stage.holds("officer_1", "extra_movement"), stage.holds("officer_1", "limited_movement"))
    assert now == left
    assert stage.told(e.TOKENS_CANCELLED) == [
        stage.event(e.TOKENS_CANCELLED, who="officer_1", count=min(extra, 2))
    ]
    assert stage.reserve("extra_movement") == 5 - left[0]


# ---------------------------------------------------------------- third low level


@pytest.mark.rule("M.7", "M.7c", "M.8")
@BOTH
def test_m_7_five_ammunition_in_all_shared_as_the_players_like(level: str) -> None:
    scene = above(3, level, players=3)
    for who, count in (("officer_1", 4), ("officer_2", 4), ("officer_3", 1)):
        scene.hold(who, ammunition=count)
    stage = fallen(scene)
    assert stage.asked == "lose-ammunition"
    assert stage.seats == (0, 1, 2)
    for n, who in enumerate(("officer_1", "officer_1", "officer_1", "officer_2", "officer_2")):
        assert stage.ask.prompt.facts == {"left": 5 - n}
        stage.pick(f"drop {who}", seat=n % 3)
    assert stage.each("ammunition") == [1, 2, 1]
    assert stage.reserve("ammunition") == 12
    assert stage.asked == "officer-turn"


@pytest.mark.rule("M.7")
def test_m_7_who_has_none_loses_none() -> None:
    scene = above(3).hold("officer_1", ammunition=1).hold("officer_2", ammunition=7)
    stage = fallen(scene)
    stage.pick("drop officer_1")
    assert stage.each("ammunition") == [0, 3]  # the other four are officer 2's, with nothing to decide
    assert stage.asked == "officer-turn"


@pytest.mark.rule("M.7b", "M.7c")
@BOTH
@pytest.mark.parametrize("first, second", [(0, 0), (2, 2), (5, 0), (1, 4)])
def test_m_7b_five_or_less_are_all_lost(level: str, first: int, second: int) -> None:
    scene = above(3, level).hold("officer_1", ammunition=first).hold("officer_2", ammunition=second)
    stage = fallen(scene)
    assert stage.each("ammunition") == [0, 0]
    assert stage.reserve("ammunition") == 16
    assert stage.asked == "officer-turn"


@pytest.mark.rule("M.7")
def test_m_7_with_one_officer_who_has_any_there_is_nothing_to_ask() -> None:
    stage = fallen(above(3).hold("officer_1", ammunition=0).hold("officer_2", ammunition=7))
    assert stage.each("ammunition") == [0, 2]


@pytest.mark.rule("M.8")
@BOTH
def test_m_8_from_the_bottom_the_marker_goes_to_the_start(level: str) -> None:
    stage = fallen(above(3, level))
    assert stage.morale == 0
    assert [event.facts["level"] for event in stage.told(e.MORALE_FELL)] == ["low_3"]
    assert stage.told(e.MORALE_BOTTOMED)


@pytest.mark.rule("M.7", "M.8")
@BOTH
def test_m_8_the_marker_stays_at_the_bottom_until_the_loss_is_shared(level: str) -> None:
    scene = above(3, level).hold("officer_1", ammunition=3).hold("officer_2", ammunition=4)
    stage = fallen(scene)
    assert (stage.asked, stage.table.facts["morale"]) == ("lose-ammunition", "low_3")
    while stage.asked == "lose-ammunition":
        assert stage.morale == LOW[level][3]
        stage.pick(stage.offered()[0])
    assert (stage.morale, stage.table.facts["morale"]) == (0, "start")


@pytest.mark.rule("M.7", "M.8", "G.8")
def test_m_8_a_card_that_lowers_morale_twice_goes_on_when_the_bottom_has_taken_effect() -> None:
    twice = Westerplatte({"morale_declines": {DECLINE: {"morale": 2}}})
    scene = Scene(twice, table(RED, 2, None)).morale(-2).stock(grenade=0, mine=0)
    stage = scene.hold("officer_1", ammunition=3).hold("officer_2", ammunition=4).end(DECLINE)
    assert (stage.asked, stage.morale) == ("lose-ammunition", -3)
    while stage.asked == "lose-ammunition":
        stage.pick(stage.offered()[0])
    assert (stage.morale, stage.stock("rebuild")) == (-1, 4)


@pytest.mark.rule("M.5", "M.6", "G.8")
def test_g_8_the_second_step_waits_until_the_first_level_has_taken_effect() -> None:
    twice = Westerplatte({"morale_declines": {DECLINE: {"morale": 2}}})
    stage = Scene(twice, table(RED, 2, None)).end(DECLINE)
    assert (stage.asked, stage.morale, stage.each("limited_movement")) == ("lose-supply", -1, [0, 0])
    stage.pick("lose mine")
    assert (stage.morale, stage.reserve("limited_movement")) == (-2, 1)  # one is used at once by who is next


# ---------------------------------------------------------------- all the way down


@pytest.mark.rule("M.0", "M.5", "M.6", "M.7", "M.8", "L.3c")
def test_m_0_down_the_red_track_each_level_punishes_once() -> None:
    stage = depot(RED).ready()
    passed = []
    for card in ("1-decline-1", "1-decline-2", "1-raid-1", "1-raid-2"):
        stage.end(card)
        if stage.asked == "lose-supply":
            stage.pick("lose brick")
        passed.append((stage.morale, stage.stock("rebuild"), sum(stage.each("ammunition"))))
    assert passed == [(-1, 4, 4), (-2, 4, 4), (0, 4, 0), (-1, 2, 0)]


@pytest.mark.rule("M.0", "M.5", "M.6", "M.7", "M.8", "L.1c", "L.2c")
def test_m_0_down_the_green_track_two_steps_do_nothing() -> None:
    kinds = (e.SUPPLY_LOST, e.LIMITED_MOVEMENT_RECEIVED, e.AMMUNITION_LOST)
    passed = []
    for steps in range(0, -5, -1):
        stage = depot(GREEN).morale(steps).stock(grenade=0, mine=0).end(DECLINE)
        (fell,) = stage.told(e.MORALE_FELL)
        passed.append((fell.facts["level"], [kind for kind in kinds if stage.told(kind)]))
    assert passed == [
        ("low_1", [e.SUPPLY_LOST]),
        ("blank", []),
        ("low_2", [e.LIMITED_MOVEMENT_RECEIVED]),
        ("blank", []),
        ("low_3", [e.AMMUNITION_LOST]),
    ]


# ---------------------------------------------------------------- up again


@pytest.mark.rule("M.9", "M.0")
@pytest.mark.parametrize(
    "level, steps", [(GREEN, -1), (GREEN, -2), (GREEN, -3), (GREEN, -4), (RED, -1), (RED, -2)]
)
def test_m_9_from_any_low_level_a_rise_leads_straight_to_the_start(level: str, steps: int) -> None:
    scene = depot(level).stand(officer_1=MORALE).morale(steps).stock(grenade=1, mine=1, brick=4)
    stage = scene.ready()
    stage.pick("raise officer_1")
    assert stage.morale == 0
    assert stage.events == [stage.event(e.MORALE_RECOVERED)]
    assert (stage.stock("mortar"), stage.stock("mines"), stage.stock("rebuild")) == (1, 1, 4)


@pytest.mark.rule("M.9")
def test_m_9_the_next_rise_is_the_first_high_level() -> None:
    scene = depot().stand(officer_1=MORALE).morale(-4).hold("officer_1", extra_action=1)
    stage = scene.ready()
    for pick in ("raise officer_1", "extra-action officer_1", "raise officer_1"):
        stage.pick(pick)
    assert stage.morale == 1
