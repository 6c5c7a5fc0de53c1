"""The turn: its order and phases, movement along the paths, and what may be done where."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from garrison.core.ask import Reason
from garrison.core.errors import NotOffered
from garrison.games.westerplatte import events as e
from tests.westerplatte.scenes import (
    AMMUNITION,
    MINES,
    MORALE,
    MORTAR,
    POSTS,
    PUSH_BACK,
    REBUILD,
    SPACES,
    Stage,
    depot,
    opening,
)

ACTIONS = ("shoot", "raise", "mortar", "mine", "rebuild", "take", "push")
QUIET = "1-C-4"  # a howitzer for track C


def kinds(stage: Stage) -> list[str]:
    """What happened since the last pick, without the facts."""
    return [event.key for event in stage.events]


# ---------------------------------------------------------------- order


@pytest.mark.rule("T.2")
@pytest.mark.parametrize("players, officers", [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_t_2_turns_pass_from_player_to_player(players: int, officers: int) -> None:
    stage = depot(players=players).ready()
    order = []
    for card in ("1-A-4", "1-B-4", "1-C-4", "1-D-4", "1-E-4"):
        order.append((stage.active, stage.seats))
        stage.end(card)
    expected = [(f"officer_{n % officers + 1}", (n % officers % players,)) for n in range(5)]
    assert order == expected


@pytest.mark.rule("T.2")
def test_t_2_only_the_player_whose_turn_it_is_may_answer() -> None:
    stage = depot(players=3).active("officer_2").ready()
    with pytest.raises(NotOffered, match="seat 0 is not asked"):
        stage.pick("end officer_2", seat=0)
    assert stage.why("end officer_1") == Reason("not-your-turn", "T.2", {"who": "officer_2"})


@pytest.mark.rule("T.2", "T.3")
def test_t_2_the_germans_act_in_every_players_turn() -> None:
    stage = depot(players=4).troop("A", "1-A-4").ready()
    for turn, card in enumerate(("1-B-4", "1-C-4", "1-D-4", "1-E-4"), 1):
        stage.end(card)
        assert stage.gauge("wall:post_A") == 6 - turn
        assert stage.told(e.CARD_REVEALED) == [stage.event(e.CARD_REVEALED, card=card)]


@pytest.mark.rule("T.3", "G.4", "G.9e")
def test_t_3_officer_attack_card_movement_in_this_order() -> None:
    stage = depot().troop("A", "1-A-4").troop("B", "1-B-1").ready()
    stage.pick("move officer_1 post_B")
    assert stage.damage() == {}
    stage.end("1-D-1")  # for D; moves B and E
    assert kinds(stage) == [
        "troop-fired",
        "bricks-lost",
        "card-revealed",
        "troop-deployed",
        "troop-advanced",
        "turn-began",
    ]
    assert stage.damage() == {"post_A": 5}
    assert stage.troops() == {"A-I": "1-A-4", "B-IV": "1-B-1", "D-I": "1-D-1"}


@pytest.mark.rule("T.3")
def test_t_3_the_attack_is_of_those_in_place_before_the_card() -> None:
    stage = depot().troop("B", "1-B-1", "I").end("1-D-1")  # comes to IV only now
    assert stage.damage() == {}
    stage.end(QUIET)
    assert stage.damage() == {"post_B": 5}  # the howitzer on C came after the attack


# ---------------------------------------------------------------- two moves and one action


@pytest.mark.rule("T.4")
def test_t_4_two_moves_and_one_action() -> None:
    stage = depot().ready()
    assert (stage.gauge("moves"), stage.gauge("actions")) == (2, 1)
    stage.pick("move officer_1 tile_4").pick("move officer_1 tile_5")
    assert stage.offers("move") == []
    assert stage.why("move officer_1 tile_6") == Reason("no-movement", "T.4", {"who": "officer_1"})
    stage.pick("take officer_1")
    assert stage.asked == "new-card"  # nothing is left to do


@pytest.mark.rule("T.4")
def test_t_4_the_next_turn_has_two_moves_and_one_action_again() -> None:
    stage = depot().moves(0).actions(0).ready()
    stage.end(QUIET)
    assert (stage.active, stage.gauge("moves"), stage.gauge("actions")) == ("officer_2", 2, 1)


@pytest.mark.rule("T.4b")
@pytest.mark.parametrize(
    "picks",
    [
        ("take officer_1", "move officer_1 tile_6", "move officer_1 post_E"),
        ("move officer_1 tile_6", "move officer_1 tile_5", "take officer_1"),
    ],
)
def test_t_4b_action_first_or_last(picks: Sequence[str]) -> None:
    stage = depot().stand(officer_1=AMMUNITION).ready()
    for pick in picks:
        stage.pick(pick)
    assert stage.holds("officer_1") == 6
    assert stage.asked == "new-card"


@pytest.mark.rule("T.4b")
def test_t_4b_the_action_may_stand_between_the_moves() -> None:
    stage = depot().stand(officer_1=REBUILD).ready()
    stage.pick("move officer_1 tile_5").pick("take officer_1")
    assert (stage.gauge("moves"), stage.gauge("actions")) == (1, 0)
    stage.pick("move officer_1 post_E")
    assert (stage.at("officer_1"), stage.holds("officer_1")) == ("post_E", 6)


@pytest.mark.rule("T.4c")
@pytest.mark.parametrize("moves", [(), ("move officer_1 post_D",)])
def test_t_4c_one_move_or_none(moves: Sequence[str]) -> None:
    stage = depot().ready()
    for move in moves:
        stage.pick(move)
    stage.end(QUIET)
    assert stage.active == "officer_2"


@pytest.mark.rule("T.4d")
def test_t_4d_no_action_though_one_is_possible() -> None:
    stage = depot().stand(officer_1="post_A").troop("A", "1-A-4").ready()
    assert "shoot officer_1 with officer_1" in stage.offered()
    stage.end(QUIET)
    assert stage.active == "officer_2"
    assert stage.troops() == {"A-I": "1-A-4", "C-I": QUIET}


@pytest.mark.rule("T.4d")
def test_t_4d_both_moves_used_and_the_action_given_up() -> None:
    stage = depot().ready()
    stage.pick("move officer_1 tile_4").pick("move officer_1 tile_5")
    assert stage.offered() == ["take officer_1", "end officer_1"]
    stage.end(QUIET)
    assert stage.holds("officer_1") == 2


# ---------------------------------------------------------------- movement


@pytest.mark.rule("T.5", "T.5b")
@pytest.mark.parametrize(
    "space, near",
    [
        ("post_A", {"post_B", "tile_1", "tile_2"}),
        ("post_B", {"post_A", "post_C", "tile_2", "tile_3"}),
        ("post_C", {"post_B", "post_D", "tile_3", "tile_4"}),
        ("post_D", {"post_C", "post_E", "tile_4", "tile_5"}),
        ("post_E", {"post_D", "tile_5", "tile_6"}),
        ("tile_1", {"post_A", "tile_2"}),
        ("tile_2", {"post_A", "post_B", "tile_1", "tile_3"}),
        ("tile_3", {"post_B", "post_C", "tile_2", "tile_4"}),
        ("tile_4", {"post_C", "post_D", "tile_3", "tile_5"}),
        ("tile_5", {"post_D", "post_E", "tile_4", "tile_6"}),
        ("tile_6", {"post_E", "tile_5"}),
    ],
)
def test_t_5_one_space_along_a_path(space: str, near: set[str]) -> None:
    stage = depot().stand(officer_1=space).ready()
    assert stage.targets("move") == near
    there = sorted(near)[0]
    stage.pick(f"move officer_1 {there}")
    assert (stage.at("officer_1"), stage.gauge("moves")) == (there, 1)
    assert stage.events == [stage.event(e.OFFICER_MOVED, who="officer_1", space=there)]


@pytest.mark.rule("T.5b")
def test_t_5b_the_eleven_spaces_hang_together() -> None:
    assert len(SPACES) == 11
    reached, new = {"post_A"}, {"post_A"}
    while new:
        near = {there for here in new for there in depot().stand(officer_1=here).ready().targets("move")}
        new = near - reached
        reached |= new
    assert reached == set(SPACES)


@pytest.mark.rule("T.5")
def test_t_5_all_officers_may_share_a_space() -> None:
    scene = depot(players=4).stand(officer_1="post_A")
    stage = scene.stand(**{f"officer_{n}": "post_B" for n in (2, 3, 4)}).ready()
    stage.pick("move officer_1 post_B")
    assert {stage.at(f"officer_{n}") for n in (1, 2, 3, 4)} == {"post_B"}


@pytest.mark.rule("T.5", "T.4")
def test_t_5_staying_is_no_move() -> None:
    stage = depot().ready()
    assert stage.why("move officer_1 post_C") == Reason("same-space", "T.5", {"space": "post_C"})


# ---------------------------------------------------------------- the action


@pytest.mark.rule("T.6", "T.6b", "T.6c", "U.0")
@pytest.mark.parametrize(
    "space, verb",
    [
        *((post, "shoot") for post in POSTS),
        (MORALE, "raise"),
        (MORTAR, "mortar"),
        (MINES, "mine"),
        (REBUILD, "rebuild"),
        (AMMUNITION, "take"),
        (PUSH_BACK, "push"),
    ],
)
def test_t_6_an_attack_from_a_post_or_the_action_of_the_tile(space: str, verb: str) -> None:
    scene = depot().stand(officer_1=space).wall(post_A=5)
    for track in "ABCDE":
        scene.troop(track, f"1-{track}-1", "II")
    assert {name.split()[0] for name in scene.ready().offers(*ACTIONS)} == {verb}


@pytest.mark.rule("T.6b")
@pytest.mark.parametrize("tile", [MORALE, MORTAR, MINES, REBUILD, AMMUNITION, PUSH_BACK])
def test_t_6b_no_attack_from_a_tile(tile: str) -> None:
    scene = depot().stand(officer_1=tile, officer_2=tile)
    for track in "ABCDE":
        scene.troop(track, f"1-{track}-1")
    stage = scene.ready()
    assert stage.offers("shoot") == []
    assert stage.why("shoot officer_1 with officer_1") == Reason("not-on-post", "T.6b", {"who": "officer_1"})


@pytest.mark.rule("T.6c", "U.0")
def test_t_6c_the_neighbouring_tile_is_not_enough() -> None:
    stage = depot().stand(officer_1=MORALE, officer_2=AMMUNITION).ready()
    assert stage.why("take officer_1") == Reason("not-on-tile", "T.6c", {"tile": "ammunition"})


@pytest.mark.rule("T.6d", "T.6")
def test_t_6d_one_action_however_many_spaces_are_visited() -> None:
    stage = depot().stand(officer_1="post_A").troop("A", "1-A-1").troop("B", "1-B-1").ready()
    stage.pick("shoot officer_1 with officer_1").pick("move officer_1 post_B")
    assert stage.offers(*ACTIONS) == []
    no_action = Reason("no-action", "T.4", {"who": "officer_1"})
    assert stage.why("shoot officer_1 with officer_1") == no_action
    stage.pick("move officer_1 tile_3")
    assert stage.troops() == {"B-I": "1-B-1"}
    assert stage.asked == "new-card"


@pytest.mark.rule("T.1", "D.1")
def test_t_1_seven_days_of_eight_cards() -> None:
    stage = opening(players=3, draws=["1-A-1", "1-B-1", "1-C-1"])
    assert [name for name in stage.table.piles if name.startswith("day-")] == [
        f"day-{n}" for n in range(1, 8)
    ]
    for day in range(1, 8):
        card = "1-E-4" if day < 4 else "2-E-5"
        seven = depot().day(day, 7, card).end(card)
        assert (seven.asked, seven.day) == ("officer-turn", day)
        eight = depot().day(day, 8, card).end(card)
        assert (eight.asked, eight.day) == (("event-card", day + 1) if day < 7 else ("over", 7))
