"""Days: eight discards, the event at dawn, what is above eight, the supplies after day three; both ends."""

from __future__ import annotations

import pytest

from garrison.core.ask import Draw, Over
from garrison.games.westerplatte import events as e
from tests.westerplatte.scenes import MORTAR, Scene, Stage, depot

QUIET = {1: "1-E-4", 2: "1-E-4", 3: "1-E-4", 4: "2-E-5", 5: "2-E-5", 6: "2-E-5", 7: "2-E-5"}


def evening(day: int, cards: int = 8, *keep: str, level: str = "medium", players: int = 2) -> Scene:
    """So many cards on the pile of the day, and a howitzer still to come."""
    return depot(level, players).day(day, cards, QUIET[day], *keep)


def night(scene: Scene, *draws: str) -> Stage:
    """The turn ends with a howitzer; then these cards come."""
    return scene.end(QUIET[scene.p.day], *draws)


# ---------------------------------------------------------------- the end of a day


@pytest.mark.rule("D.1")
def test_d_1_the_eighth_card_ends_the_day_whatever_its_kind() -> None:
    raid = evening(1, 7, "1-raid-1").morale(1).end("1-raid-1")
    decline = evening(1, 7, "1-decline-1").morale(1).end("1-decline-1")
    shot = depot().stand(officer_1="post_A").troop("A", "1-A-1").day(1, 7, "1-E-4").ready()
    shot.pick("shoot officer_1 with officer_1")
    shot.end("1-E-4")
    for stage in (raid, decline, shot):
        assert (stage.asked, stage.day, len(stage.pile("day-1"))) == ("event-card", 2, 8)


@pytest.mark.rule("D.1")
@pytest.mark.parametrize("day", range(1, 7))
def test_d_1_seven_cards_do_not_end_it(day: int) -> None:
    stage = night(evening(day, 7))
    assert (stage.asked, stage.day) == ("officer-turn", day)


@pytest.mark.rule("D.1b")
def test_d_1b_the_turn_is_played_to_its_end_first() -> None:
    scene = depot().stand(officer_1="post_A").troop("A", "1-A-1").troop("B", "1-B-4").troop("C", "1-C-1")
    stage = scene.day(1, 7, "1-D-4").ready()
    stage.pick("shoot officer_1 with officer_1")
    assert len(stage.pile("day-1")) == 8
    assert (stage.asked, stage.day) == ("officer-turn", 1)
    stage.pick("move officer_1 post_B")  # he still may move
    stage.end()
    assert (stage.asked, stage.damage()) == ("new-card", {"post_B": 5})  # the Germans still attack
    stage.draw("1-D-4")
    assert stage.troops() == {"B-I": "1-B-4", "C-IV": "1-C-1", "D-I": "1-D-4"}  # and move
    assert (stage.asked, stage.day) == ("event-card", 2)


@pytest.mark.rule("D.2")
def test_d_2_the_next_day_begins_with_the_next_officer() -> None:
    stage = night(evening(1, 8, "extra_mine"), "extra_mine")
    assert (stage.day, stage.active, stage.asked) == (2, "officer_2", "officer-turn")
    assert stage.event(e.DAY_ENDED, day=1) in stage.events
    assert (len(stage.pile("day-1")), stage.pile("day-2")) == (8, ())


@pytest.mark.rule("D.2", "A.5")
def test_d_2_discards_go_to_the_pile_of_the_new_day() -> None:
    scene = evening(1, 8, "extra_mine").stand(officer_2="post_E")
    stage = night(scene, "extra_mine")
    stage.pick("shoot officer_2 with officer_2")
    assert stage.pile("day-2") == ("1-E-4",)


# ---------------------------------------------------------------- the event


@pytest.mark.rule("D.3", "S.11")
@pytest.mark.parametrize("day", range(1, 7))
def test_d_3_an_event_card_at_the_end_of_days_one_to_six(day: int) -> None:
    stage = night(evening(day))
    assert isinstance(stage.ask, Draw)
    assert (stage.ask.pile, stage.table.piles["events"]) == ("event-deck", 7 - day)
    event = next(name for name in stage.ask.outcomes)
    stage.draw(event)
    assert stage.event(e.EVENT_DRAWN, event=event) in stage.events


@pytest.mark.rule("D.3", "V.2")
def test_d_3_none_at_the_end_of_day_seven() -> None:
    stage = night(evening(7))
    assert isinstance(stage.ask, Over)


@pytest.mark.rule("D.3b")
@pytest.mark.parametrize("event", ["extra_mine", "burnt_path_1"])
def test_d_3b_a_resolved_event_does_not_come_again(event: str) -> None:
    scene = evening(1, 15, event, "1-E-3").stand(officer_1="post_B")  # day 2 needs only one card more
    stage = night(scene, event)
    assert stage.table.piles["events"] == 5
    assert len(stage.pile("day-2")) == 7
    stage.pick("move officer_2 post_D").pick("move officer_2 post_E").pick("shoot officer_2 with officer_2")
    stage.script(draws=["1-E-3"])
    assert isinstance(stage.ask, Draw)
    assert stage.asked == "event-card"
    assert event not in stage.ask.outcomes
    assert len(stage.ask.outcomes) == 11


# ---------------------------------------------------------------- more than eight


@pytest.mark.rule("D.4", "G.7", "G.8")
@pytest.mark.parametrize("card, damage", [("1-raid-1", {"post_B": 5}), ("1-decline-1", {})])
def test_d_4_a_card_drawn_above_eight_is_carried_out_and_opens_the_next_pile(
    card: str, damage: dict[str, int]
) -> None:
    stage = evening(1, 8, card, "extra_mine").morale(1).end(card)
    assert (stage.morale, stage.damage()) == (0, damage)
    assert (len(stage.pile("day-1")), stage.pile("day-2")) == (8, (card,))
    assert (stage.asked, stage.day) == ("event-card", 2)
    stage.draw("extra_mine")
    assert stage.pile("day-2") == (card,)


@pytest.mark.rule("D.4")
def test_d_4_so_does_every_other_card_discarded_above_eight() -> None:
    scene = depot().stand(officer_1=MORTAR).troop("A", "1-A-1").troop("B", "1-B-1").mine("B-II")
    stage = scene.day(1, 7, "1-D-1").ready()
    stage.pick("mortar officer_1 A")  # the eighth
    stage.end("1-D-1")  # moves B onto the mine: the ninth
    assert stage.pile("day-1")[-1] == "1-A-1"
    assert stage.pile("day-2") == ("1-B-1",)


@pytest.mark.rule("D.4", "V.2")
def test_d_4_on_day_seven_they_lie_on_a_pile_of_their_own() -> None:
    stage = evening(7, 8, "2-raid-1").morale(1).end("2-raid-1")
    assert stage.ending == "held"
    assert stage.ask.prompt.rule == stage.events[-1].rule == "V.2"
    assert (len(stage.pile("day-7")), stage.pile("surplus")) == (8, ("2-raid-1",))
    assert stage.game.outcome(stage.position).scores == (56, 56)


# ---------------------------------------------------------------- supplies


@pytest.mark.rule("D.5")
@pytest.mark.parametrize("level, full", [("easy", (4, 4, 8)), ("medium", (4, 4, 8)), ("hard", (3, 3, 6))])
def test_d_5_after_day_three_the_supplies_are_full_again(level: str, full: tuple[int, int, int]) -> None:
    scene = depot(level).stock(grenade=0, mine=1, brick=2).wall(post_A=3)
    stage = scene.day(3, 8, "1-E-4", "extra_ammunition").end("1-E-4", "extra_ammunition")
    assert stage.stock("mortar") == 0  # first the event
    for _ in range(4):
        stage.pick("share ammunition officer_1")
    assert (stage.stock("mortar"), stage.stock("mines"), stage.stock("rebuild")) == full
    assert stage.gauge("wall:post_A") == 3
    assert stage.told(e.SUPPLIES_ARRIVED) == [
        stage.event(e.SUPPLIES_ARRIVED, grenades=full[0], mines=full[1] - 1, bricks=full[2] - 2),
    ]


@pytest.mark.rule("D.5")
@pytest.mark.parametrize("day", [1, 2, 4, 5, 6])
def test_d_5_after_no_other_day(day: int) -> None:
    scene = depot("easy").stock(grenade=0, mine=1, brick=2)
    stage = scene.day(day, 8, QUIET[day], "morale_up").morale(-1).end(QUIET[day], "morale_up")
    assert (stage.day, stage.morale) == (day + 1, 0)
    assert (stage.stock("mortar"), stage.stock("mines"), stage.stock("rebuild")) == (0, 1, 2)


@pytest.mark.rule("D.5", "U.3c")
@pytest.mark.parametrize("level, laid, mines", [("easy", 2, 2), ("hard", 1, 2), ("easy", 4, 0)])
def test_d_5_mines_on_the_tracks_stay_there(level: str, laid: int, mines: int) -> None:
    spaces = ("A-II", "B-II", "C-II", "D-II")[:laid]
    scene = depot(level).mine(*spaces).stock(mine=0).day(3, 8, "1-E-4", "extra_grenade")
    stage = scene.end("1-E-4", "extra_grenade")
    assert stage.mines() == set(spaces)
    assert stage.stock("mines") == mines


@pytest.mark.rule("D.5", "U.4f")
def test_d_5_bricks_lost_by_rebuilding_do_not_come_with_the_supplies() -> None:
    scene = depot().stock(brick=4).apart(2).day(3, 8, "1-E-4", "extra_grenade")
    stage = scene.end("1-E-4", "extra_grenade")
    assert (stage.stock("rebuild"), stage.gauge("bricks-apart")) == (6, 2)


@pytest.mark.rule("S.4d", "D.5")
def test_s_4d_what_was_put_into_the_box_at_set_up_does_not_come_with_the_supplies() -> None:
    scene = depot("hard").mine("A-II", "B-II").stock(mine=0).day(3, 8, "1-E-4", "extra_grenade")
    stage = scene.end("1-E-4", "extra_grenade")
    assert stage.stock("mines") == 1  # four in the box, one of them out of play, two on the tracks


# ---------------------------------------------------------------- lost


@pytest.mark.rule("V.1")
def test_v_1_two_tile_walls_without_bricks_lose_the_game() -> None:
    stage = depot().troop("A", "1-A-4").wall(post_A=0, tile_1=1, tile_5=0).end()
    assert stage.ending == "running"
    stage.pick("hit tile_1")
    assert (stage.ending, stage.asked) == ("breached", "over")
    assert stage.game.outcome(stage.position).results == (-1, -1)
    assert stage.ask.prompt.rule == stage.events[-1].rule == "V.1"


@pytest.mark.rule("V.1")
def test_v_1_one_tile_wall_does_not() -> None:
    stage = depot().troop("A", "1-A-4").wall(post_A=0, tile_1=1).end()
    stage.pick("hit tile_1")
    assert (stage.ending, stage.asked) == ("running", "new-card")


@pytest.mark.rule("V.1")
def test_v_1_posts_without_bricks_lose_nothing() -> None:
    scene = depot().wall(**{f"post_{track}": 0 for track in "ABCDE"}).wall(tile_3=0)
    stage = scene.end("1-C-4")
    assert stage.ending == "running"


@pytest.mark.rule("V.1b")
def test_v_1b_in_the_middle_of_an_attack() -> None:
    scene = depot().troop("A", "2-A-3", "IV").troop("E", "1-E-4").wall(post_A=0, tile_1=0, tile_2=1)
    stage = scene.end()
    assert (stage.ending, stage.asked) == ("breached", "over")
    assert stage.gauge("wall:post_E") == 6  # track E fired no more


@pytest.mark.rule("V.1b", "G.7b")
def test_v_1b_in_the_middle_of_an_air_raid() -> None:
    scene = depot().morale(1).troop("A", "1-A-1").wall(post_B=0, tile_2=0, tile_3=1)
    stage = scene.end("1-raid-1")
    assert (stage.ending, stage.asked) == ("breached", "over")
    assert stage.troops() == {"A-I": "1-A-1"}  # nobody moved any more


@pytest.mark.rule("V.1b", "E.1")
def test_v_1b_in_the_middle_of_an_event() -> None:
    scene = evening(1, 8, "naval_BD").wall(post_B=0, tile_2=0, tile_3=1)
    stage = night(scene, "naval_BD")
    assert (stage.ending, stage.asked) == ("breached", "over")
    assert stage.gauge("wall:post_D") == 6


@pytest.mark.rule("V.1b", "V.2")
def test_v_1b_also_in_the_turn_that_would_win() -> None:
    scene = depot().troop("A", "1-A-4").wall(post_A=0, tile_1=0, tile_2=1)
    stage = scene.day(7, 8, "2-E-5").end()
    assert stage.ending == "breached"


# ---------------------------------------------------------------- won


@pytest.mark.rule("V.2")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_v_2_eight_cards_on_day_seven_and_the_turn_survived_win(players: int) -> None:
    stage = night(evening(7, 8, players=players))
    assert (stage.ending, stage.asked) == ("held", "over")
    outcome = stage.game.outcome(stage.position)
    assert outcome.results == (1,) * players
    assert dict(outcome.sheet)["days"] == 7


@pytest.mark.rule("V.2", "D.1b")
def test_v_2_not_before_the_end_of_the_turn() -> None:
    scene = depot().stand(officer_1="post_A").troop("A", "1-A-1").troop("B", "1-B-4").day(7, 7, "2-E-5")
    stage = scene.ready()
    stage.pick("shoot officer_1 with officer_1")
    assert (stage.ending, stage.asked) == ("running", "officer-turn")
    stage.end()
    assert (stage.ending, stage.asked) == ("running", "new-card")
    stage.draw("2-E-5")
    assert stage.ending == "held"


@pytest.mark.rule("V.2")
def test_v_2_seven_cards_on_day_seven_are_not_enough() -> None:
    stage = night(evening(7, 7))
    assert (stage.ending, stage.asked) == ("running", "officer-turn")
