"""Every ruling that can be chosen: what we do where the book is unclear, and what the other reading does.

One test for each, named after the ruling; `OURS` and `OTHER` are its two choices.
"""

from __future__ import annotations

import pytest

from garrison.core.ask import Draw
from garrison.core.errors import Unknown
from garrison.core.game import Setup
from tests.westerplatte.scenes import (
    AMMUNITION,
    MINES,
    MORALE,
    PUSH_BACK,
    REBUILD,
    TRACKS,
    Scene,
    depot,
    game,
    opening,
)

OURS, OTHER, THIRD = 0, 1, 2
OPEN = [ruling for ruling in game().about.rulings if ruling.is_open]


def test_every_open_ruling_has_its_test() -> None:
    assert {f"test_{ruling.id}" for ruling in OPEN} <= set(globals())
    assert {ruling.id for ruling in OPEN if ruling.choices != 2} == {"lost_rebuild_bricks"}


@pytest.mark.parametrize("choice", [-1, 2])
def test_a_choice_that_is_not_there_is_refused(choice: int) -> None:
    with pytest.raises(Unknown, match=r"ruling 'turn_limit' has no choice .*; valid: 0, 1"):
        game().settle(Setup("easy", rulings={"turn_limit": choice}))


# ---------------------------------------------------------------- set-up


@pytest.mark.rule("S.12b", "S.12c")
def test_setup_non_troop() -> None:
    ours = opening(players=3, draws=["1-A-1"])
    assert isinstance(ours.ask, Draw)
    assert "1-raid-1" not in ours.ask.outcomes
    other = opening(players=3, rulings={"setup_non_troop": OTHER}, draws=["1-A-1", "1-raid-1"])
    assert other.pile("day-1") == ("1-raid-1",)
    assert (other.morale, other.damage(), other.asked) == (0, {}, "opening-card")
    other.draw("1-B-1", "1-C-1")
    assert (len(other.troops()), other.asked) == (3, "officer-turn")


@pytest.mark.rule("S.14")
def test_setup_no_movement() -> None:
    draws = ["1-E-4", "1-A-1", "1-B-1"]
    ours = opening(draws=draws).end("1-C-1")  # names A and B
    assert set(ours.troops()) == {"A-IV", "B-IV", "C-I"}
    other = opening(draws=draws, rulings={"setup_no_movement": OTHER}).end("1-C-1")
    assert set(other.troops()) == {"A-I", "B-I", "C-I"}
    other.end("1-D-3")  # the second turn is as always: A and C
    assert set(other.troops()) == {"A-IV", "B-I", "C-IV", "D-I"}


@pytest.mark.rule("S.4d", "D.5")
def test_surplus_markers_of_setup() -> None:
    def supplies(choice: int) -> tuple[int, int, int]:
        scene = depot("hard", rulings={"surplus_markers_of_setup": choice}).mine("A-II", "B-II")
        scene.stock(mine=0, grenade=0, brick=0)
        stage = scene.day(3, 8, "1-E-4", "extra_grenade").end("1-E-4", "extra_grenade")
        return stage.stock("mortar"), stage.stock("mines"), stage.stock("rebuild")

    assert supplies(OURS) == (3, 1, 6)
    assert supplies(OTHER) == (3, 2, 6)  # the fourth mine comes out of the box; slots stay slots


# ---------------------------------------------------------------- attack


def guns(players: int, **rulings: int) -> Scene:
    """All officers on post E before a troop of resistance three."""
    scene = depot(players=players, rulings=rulings).troop("E", "2-E-4")
    return scene.stand(**{f"officer_{n + 1}": "post_E" for n in range(players)})


@pytest.mark.rule("A.3")
def test_combined_fire_size() -> None:
    three = "shoot officer_1 with officer_1 officer_2 officer_3"
    assert three in guns(3).ready().offered()
    other = guns(3, combined_fire_size=OTHER).ready()
    assert three not in other.offered()
    assert "shoot officer_1 with officer_1 officer_2" in other.offered()
    assert "shoot officer_1 with officer_2 officer_3" in other.offered()


@pytest.mark.rule("A.3b")
def test_who_pays_for_a_shot() -> None:
    helper = "shoot officer_1 with officer_2"
    assert helper in guns(2).ready().offered()
    himself, both = "shoot officer_1 with officer_1", "shoot officer_1 with officer_1 officer_2"
    assert guns(2, who_pays_for_a_shot=OTHER).ready().offers("shoot") == [himself, both]
    poor = guns(2, who_pays_for_a_shot=OTHER).hold("officer_1", ammunition=0).ready()
    assert poor.offers("shoot") == [helper]  # he cannot pay himself


@pytest.mark.rule("A.3")
def test_overpaying() -> None:
    both = "shoot officer_1 with officer_1 officer_2"

    def last_wound(choice: int) -> Scene:
        scene = depot(rulings={"overpaying": choice}).stand(officer_1="post_E", officer_2="post_E")
        return scene.troop("E", "2-E-4", wounds=2)

    assert both not in last_wound(OURS).ready().offered()
    other = last_wound(OTHER).ready()
    other.pick(both)
    assert (other.troops(), other.each("ammunition")) == ({}, [1, 1])


# ---------------------------------------------------------------- tiles


@pytest.mark.rule("U.3b")
def test_mine_space() -> None:
    def spaces(choice: int) -> set[str]:
        scene = depot(rulings={"mine_space": choice}).stand(officer_1=MINES).troop("B", "1-B-1", "II")
        return {space for space in scene.ready().targets("mine") if space[0] == "B"}

    assert spaces(OURS) == {"B-I", "B-III", "B-IV"}
    assert spaces(OTHER) == set()


@pytest.mark.rule("U.3d", "U.6")
def test_mine_trigger() -> None:
    def pushed(choice: int, mine: str) -> tuple[dict[str, str], set[str]]:
        scene = depot(rulings={"mine_trigger": choice}).stand(officer_1=PUSH_BACK)
        stage = scene.troop("C", "1-C-3", "IV").mine(mine).ready()
        stage.pick("push officer_1 C")
        return stage.troops(), stage.mines()

    for mine in ("C-II", "C-III"):
        assert pushed(OURS, mine) == ({}, set())
        assert pushed(OTHER, mine) == ({"C-II": "1-C-3"}, {mine})


@pytest.mark.rule("U.3d", "U.6")
def test_mine_trigger_still_fires_on_the_way_forward() -> None:
    scene = depot(rulings={"mine_trigger": OTHER}).stand(officer_1=PUSH_BACK)
    stage = scene.troop("A", "1-A-3", "IV").mine("A-III").ready()
    stage.pick("push officer_1 A")
    assert stage.troops() == {"A-II": "1-A-3"}
    stage.end("1-C-1")  # moves A and B
    assert (stage.troops(), stage.mines()) == ({"C-I": "1-C-1"}, set())


@pytest.mark.rule("U.6")
def test_push_back_count() -> None:
    def begun(choice: int) -> list[str]:
        scene = depot(rulings={"push_back_count": choice}).stand(officer_1=PUSH_BACK)
        stage = scene.troop("A", "1-A-1", "IV").troop("B", "1-B-1", "II").ready()
        stage.pick("push officer_1 A")
        return stage.offered()

    assert begun(OURS) == ["push officer_1 B", "stop officer_1"]
    assert begun(OTHER) == ["push officer_1 B"]


@pytest.mark.rule("U.6")
def test_push_back_from_I() -> None:  # noqa: N802 (the name of the ruling)
    def there(choice: int) -> Scene:
        return depot(rulings={"push_back_from_I": choice}).stand(officer_1=PUSH_BACK).troop("A", "1-A-1")

    assert there(OURS).ready().targets("push") == set()
    other = there(OTHER).ready()
    other.pick("push officer_1 A")
    assert (other.troops(), other.gauge("actions")) == ({"A-I": "1-A-1"}, 0)


@pytest.mark.rule("U.5b")
def test_ammunition_tile_with_empty_bank() -> None:
    def empty(choice: int) -> Scene:
        scene = depot(rulings={"ammunition_tile_with_empty_bank": choice}).stand(officer_1=AMMUNITION)
        return scene.hold("officer_2", ammunition=14)

    assert empty(OURS).ready().offers("take") == []
    other = empty(OTHER).ready()
    other.pick("take officer_1")
    assert (other.each("ammunition"), other.gauge("actions")) == ([2, 14], 0)


@pytest.mark.rule("U.4f", "U.4e", "E.4", "M.1")
def test_lost_rebuild_bricks() -> None:
    def wasted(choice: int) -> tuple[int, int]:
        scene = depot(rulings={"lost_rebuild_bricks": choice}).stand(officer_1=REBUILD)
        stage = scene.wall(post_A=5).ready()
        stage.pick("rebuild officer_1 post_A")
        return stage.gauge("bricks-apart"), stage.reserve("brick")

    def supplied(choice: int) -> tuple[int, int]:
        scene = depot(rulings={"lost_rebuild_bricks": choice}).stock(brick=4).apart(2)
        stage = scene.day(3, 8, "1-E-4", "extra_grenade").end("1-E-4", "extra_grenade")
        return stage.gauge("bricks-apart"), stage.stock("rebuild")

    assert wasted(OURS) == wasted(THIRD) == (1, 1)
    assert wasted(OTHER) == (0, 2)
    assert (supplied(OURS), supplied(THIRD)) == ((2, 6), (0, 8))


@pytest.mark.rule("E.4c")
def test_reinforcement_cap() -> None:
    def left(choice: int) -> int:
        scene = depot(rulings={"reinforcement_cap": choice}).stock(brick=4)
        return scene.day(1, 8, "1-E-4", "wall_3").end("1-E-4", "wall_3").reserve("brick")

    assert (left(OURS), left(OTHER)) == (1, 4)


@pytest.mark.rule("A.5", "U.3d", "U.6")
def test_discard_order() -> None:
    def pile(choice: int, *tracks: str) -> tuple[str, ...]:
        scene = (
            depot(rulings={"discard_order": choice})
            .stand(officer_1=PUSH_BACK)
            .day(1, 2, "1-A-1", "1-C-1", "1-E-1")
        )
        for track in "ACE":
            scene.troop(track, f"1-{track}-1", "IV").mine(f"{track}-III")
        stage = scene.ready()
        for track in tracks:
            stage.pick(f"push officer_1 {track}")
        return stage.pile("day-1")[2:]

    assert pile(OURS, "C", "E", "A") == pile(OURS, "E", "C", "A") == ("1-A-1", "1-C-1", "1-E-1")
    assert pile(OURS, "E", "A") == ("1-A-1", "1-E-1")
    assert pile(OTHER, "C", "E", "A") == ("1-C-1", "1-E-1", "1-A-1")


# ---------------------------------------------------------------- morale and tokens


@pytest.mark.rule("M.3d", "M.8")
def test_ends_of_track() -> None:
    def marker(choice: int) -> int:
        scene = depot(players=3, rulings={"ends_of_track": choice}).stand(officer_1=MORALE).morale(2)
        stage = scene.ready()
        stage.pick("raise officer_1")
        assert stage.asked == "share-extra-action"
        return stage.morale

    assert (marker(OURS), marker(OTHER)) == (3, 0)


@pytest.mark.rule("M.3c")
def test_extra_actions_per_turn() -> None:
    def third(choice: int) -> bool:
        scene = depot(rulings={"extra_actions_per_turn": choice}).stand(officer_1=MORALE)
        stage = scene.hold("officer_1", extra_action=2).ready()
        for pick in ("raise officer_1", "extra-action officer_1", "raise officer_1"):
            stage.pick(pick)
        if stage.asked == "share-extra-movement":
            stage.pick("share extra_movement officer_1")
        return "extra-action officer_1" in stage.offered()

    assert not third(OURS)
    assert third(OTHER)


@pytest.mark.rule("M.2")
def test_share_extra_movement() -> None:
    def raised(choice: int) -> Scene:
        scene = depot(rulings={"share_extra_movement": choice})
        return scene.stand(officer_1=MORALE).morale(1)

    ours = raised(OURS).ready()
    ours.pick("raise officer_1")
    assert (ours.each("extra_movement"), ours.ask.prompt.facts["left"]) == ([2, 2], 1)
    other = raised(OTHER).ready()
    other.pick("raise officer_1")
    assert (other.each("extra_movement"), other.ask.prompt.facts["left"]) == ([0, 0], 5)
    for _ in range(5):
        other.pick("share extra_movement officer_2")
    assert (other.each("extra_movement"), other.asked) == ([0, 5], "officer-turn")


@pytest.mark.rule("M.6")
def test_short_reserve_of_limited_tokens() -> None:
    def fallen(choice: int, players: int, held: int) -> Scene:
        rulings = {"short_reserve_of_limited_tokens": choice}
        scene = depot("hard", players, rulings).morale(-1)
        return scene.hold(f"officer_{players}", limited_movement=held)

    ours = fallen(OURS, 3, 2).end("1-decline-1")
    assert (ours.each("limited_movement"), ours.asked) == ([0, 0, 2], "officer-turn")
    other = fallen(OTHER, 3, 2).end("1-decline-1")
    assert (other.asked, other.ask.prompt.facts) == ("share-limited-movement", {"left": 2})
    other.pick("share limited_movement officer_1")
    other.pick("share limited_movement officer_3")
    assert (other.each("limited_movement"), other.asked) == ([1, 0, 3], "officer-turn")
    full = fallen(OTHER, 3, 0).end("1-decline-1")  # nothing short: equal shares, one stays
    assert (full.asked, full.reserve("limited_movement")) == ("officer-turn", 2)


# ---------------------------------------------------------------- the German turn


@pytest.mark.rule("G.6e")
def test_all_tracks_full() -> None:
    def full(choice: int) -> set[str]:
        scene = depot(rulings={"all_tracks_full": choice}).morale(1)
        for track in TRACKS:
            scene.troop(track, f"2-{track}-3")
        stage = scene.end("1-D-2")  # names A and E
        assert (stage.morale, stage.pile("under"), stage.pile("day-1")) == (0, ("1-D-2",), ())
        return set(stage.troops())

    assert full(OURS) == {"A-II", "B-I", "C-I", "D-I", "E-II"}
    assert full(OTHER) == {"A-I", "B-I", "C-I", "D-I", "E-I"}


@pytest.mark.rule("G.9")
def test_new_troop_on_activated_track() -> None:
    def diverted(choice: int) -> set[str]:
        scene = depot(rulings={"new_troop_on_activated_track": choice})
        scene.troop("D", "2-D-3").troop("B", "2-B-3")
        return set(scene.end("1-D-1").troops())  # to E; names B and E

    assert diverted(OURS) == {"B-II", "D-I", "E-IV"}
    assert diverted(OTHER) == {"B-II", "D-I", "E-I"}


@pytest.mark.rule("G.7b")
def test_air_raid_on_empty_wall() -> None:
    def raid(choice: int) -> Scene:
        return depot(rulings={"air_raid_on_empty_wall": choice}).morale(1).wall(post_B=0)

    assert raid(OURS).end("1-raid-1").asked == "overflow"
    other = raid(OTHER).end("1-raid-1")
    assert (other.asked, other.damage()) == ("officer-turn", {"post_B": 0})


# ---------------------------------------------------------------- days and events


@pytest.mark.rule("E.1")
def test_naval_overflow() -> None:
    def guns_at_sea(choice: int) -> Scene:
        scene = depot(rulings={"naval_overflow": choice}).wall(post_B=0)
        return scene.day(1, 8, "1-E-4", "naval_BD")

    assert guns_at_sea(OURS).end("1-E-4", "naval_BD").asked == "overflow"
    other = guns_at_sea(OTHER).end("1-E-4", "naval_BD")
    assert (other.asked, other.damage()) == ("officer-turn", {"post_B": 0, "post_D": 5})


@pytest.mark.rule("E.6")
def test_share_event_ammunition() -> None:
    def event(choice: int) -> Scene:
        scene = depot(players=3, rulings={"share_event_ammunition": choice})
        return scene.day(1, 8, "1-E-4", "extra_ammunition")

    ours = event(OURS).end("1-E-4", "extra_ammunition")
    assert (ours.each("ammunition"), ours.ask.prompt.facts) == ([2, 2, 2], {"left": 4})
    other = event(OTHER).end("1-E-4", "extra_ammunition")
    assert (other.each("ammunition"), other.ask.prompt.facts) == ([3, 3, 3], {"left": 1})
    other.pick("share ammunition officer_2")
    assert (other.each("ammunition"), other.asked) == ([3, 4, 3], "officer-turn")


@pytest.mark.rule("D.5")
def test_resupply_timing() -> None:
    def third_day(choice: int) -> int:
        scene = depot(rulings={"resupply_timing": choice}).stock(mine=0)
        stage = scene.day(3, 8, "1-E-4", "morale_up").end("1-E-4", "morale_up")
        return stage.stock("mines") if stage.asked == "officer-turn" else -1

    # Before the supplies the only free slots are those for mines, so morale gives one; after them none is free.
    assert third_day(OURS) == third_day(OTHER) == 4
    ours = depot(rulings={"resupply_timing": OURS}).stock(mine=0, grenade=0)
    asked = ours.day(3, 8, "1-E-4", "morale_up").end("1-E-4", "morale_up")
    assert (asked.asked, asked.stock("mortar")) == ("gain-supply", 0)
    other = depot(rulings={"resupply_timing": OTHER}).stock(mine=0, grenade=0)
    stage = other.day(3, 8, "1-E-4", "morale_up").end("1-E-4", "morale_up")
    assert (stage.asked, stage.stock("mortar"), stage.stock("mines")) == ("officer-turn", 4, 4)


@pytest.mark.rule("G.9e")
def test_turn_limit() -> None:
    assert depot().turn(300).end("1-C-4").ending == "stalled"
    other = depot(rulings={"turn_limit": OTHER}).turn(300).end("1-C-4")
    assert (other.ending, other.table.facts["turn"]) == ("running", 301)
