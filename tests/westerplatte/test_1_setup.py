"""Set-up: players and officers, tiles, supplies, walls and the first attack cards."""

from __future__ import annotations

import pytest

from garrison.core.ask import Draw
from garrison.core.errors import NotOffered, Unknown
from garrison.core.game import Setup
from garrison.games.westerplatte import events as e
from tests.westerplatte.scenes import POSTS, SPACES, TILES, Stage, depot, game, opening

PLAYERS = [1, 2, 3, 4]
OFFICERS = {1: 2, 2: 2, 3: 3, 4: 4}
THREE = ["1-A-1", "1-B-1", "1-C-1"]


def outcomes(stage: Stage) -> dict[str, int]:
    """What the pending draw can bring."""
    assert isinstance(stage.ask, Draw), f"no draw is pending: {stage.ask}"
    return dict(stage.ask.outcomes)


# ---------------------------------------------------------------- players and officers


@pytest.mark.rule("I.2")
@pytest.mark.parametrize("players", PLAYERS)
def test_i_2_one_to_four_people_win_or_lose_together(players: int) -> None:
    scenario = game().about.scenario("medium")
    assert len(scenario.seats[players]) == players
    for ending, result in ((1, 1), (2, -1), (3, 0)):
        p = opening(players=players).p
        p.ending = ending
        assert game().outcome(p).results == (result,) * players


@pytest.mark.rule("I.2")
@pytest.mark.parametrize("players", [0, 5])
def test_i_2_nobody_or_five_cannot_play(players: int) -> None:
    with pytest.raises(Unknown, match=rf"not for {players} player\(s\); valid: 1, 2, 3, 4"):
        game().settle(Setup("medium", players))


@pytest.mark.rule("S.9", "S.9b", "S.9c", "C.2")
@pytest.mark.parametrize("players", PLAYERS)
def test_s_9_an_officer_for_each_player_on_the_central_post_and_the_others_in_the_box(players: int) -> None:
    stage = opening(players=players)
    officers = [piece for piece in stage.table.pieces if piece.kind == "officer"]
    assert [piece.id for piece in officers] == [f"officer_{n + 1}" for n in range(OFFICERS[players])]
    assert {piece.at for piece in officers} == {"space:post_C"}


@pytest.mark.rule("S.9c")
def test_s_9c_an_officer_in_the_box_never_acts() -> None:
    stage = opening(draws=THREE)
    for _ in range(4):
        assert stage.active in ("officer_1", "officer_2")
        assert not [name for name in stage.offered() if "officer_3" in name or "officer_4" in name]
        stage.end()
        stage.draw(next(iter(outcomes(stage))))


@pytest.mark.rule("S.9b", "S.5")
def test_s_9b_a_solo_player_moves_two_officers_in_turn_with_their_own_ammunition() -> None:
    stage = opening(players=1, draws=THREE)
    assert stage.each("ammunition") == [2, 2]
    assert (stage.active, stage.seats) == ("officer_1", (0,))
    stage.pick("move officer_1 post_B").pick("shoot officer_1 with officer_1")
    assert stage.each("ammunition") == [1, 2]
    stage.end("1-D-4")
    assert (stage.active, stage.seats) == ("officer_2", (0,))
    stage.end("1-E-4")
    assert stage.active == "officer_1"


@pytest.mark.rule("S.5", "S.5b")
@pytest.mark.parametrize("players", PLAYERS)
def test_s_5_two_ammunition_each_and_the_rest_in_the_reserve(players: int) -> None:
    stage = opening(players=players)
    assert stage.each("ammunition") == [2] * OFFICERS[players]
    assert stage.reserve("ammunition") == 16 - 2 * OFFICERS[players]


# ---------------------------------------------------------------- board


@pytest.mark.rule("S.3", "C.5")
def test_s_3_the_six_tiles_are_shuffled_onto_the_six_places() -> None:
    stage = opening(tiles=())
    dealt = []
    for place in range(6):
        left = outcomes(stage)
        assert left == {tile: 1 for tile in TILES if tile not in dealt}
        assert stage.ask.prompt.facts == {"space": f"tile_{place + 1}"}
        dealt.append(list(left)[-1])
        stage.draw(dealt[-1])
    lying = {piece.at: piece.id for piece in stage.table.pieces if piece.kind == "tile"}
    assert lying == {f"space:tile_{n + 1}": f"tile_{tile}" for n, tile in enumerate(dealt)}
    assert dealt == list(reversed(TILES))


@pytest.mark.rule("S.3", "T.6c")
def test_s_3_a_tile_works_where_it_was_dealt() -> None:
    stage = opening(draws=THREE, tiles=list(reversed(TILES)))
    stage.pick("move officer_1 tile_3")
    assert stage.targets("rebuild") == set()
    assert stage.why("rebuild officer_1 post_A") != stage.why("take officer_1")
    stage.pick("move officer_1 tile_2")
    assert "take officer_1" in stage.offered()


@pytest.mark.rule("S.4", "S.4b", "S.4c", "S.4d")
@pytest.mark.parametrize("level, counts", [("easy", (4, 4, 8)), ("medium", (4, 4, 8)), ("hard", (3, 3, 6))])
def test_s_4_supplies_on_their_tiles_and_the_surplus_in_the_box(
    level: str, counts: tuple[int, int, int]
) -> None:
    stage = opening(level)
    assert (stage.stock("mortar"), stage.stock("mines"), stage.stock("rebuild")) == counts
    assert [stage.reserve(name) for name in ("grenade", "mine", "brick")] == [0, 0, 0]


@pytest.mark.rule("S.6", "C.7")
def test_s_6_tokens_lie_in_reserves_of_their_own() -> None:
    stage = opening()
    tokens = ("extra_movement", "limited_movement", "extra_action")
    assert [stage.reserve(name) for name in tokens] == [5, 4, 4]
    assert [stage.each(name) for name in tokens] == [[0, 0]] * 3


@pytest.mark.rule("S.7")
@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_s_7_morale_starts_on_the_neutral_space(level: str) -> None:
    stage = opening(level)
    assert stage.morale == 0
    assert stage.table.facts["morale"] == "start"


@pytest.mark.rule("S.8")
def test_s_8_eleven_walls_of_six_bricks() -> None:
    stage = opening()
    assert [stage.gauge(f"wall:{space}") for space in SPACES] == [6] * 11
    assert sum(name.startswith("wall:") for name in stage.table.gauges) == 11


# ---------------------------------------------------------------- decks


@pytest.mark.rule("S.10", "C.4")
def test_s_10_all_of_the_first_phase_comes_before_the_second() -> None:
    for seen in (0, 1, 12, 22):
        left = outcomes(depot().day(seen // 8 + 1, seen % 8).end())
        assert len(left) == 24 - seen
        assert {card[0] for card in left} == {"1"}
    stage = depot().day(3, 7).end()
    assert list(outcomes(stage)) == ["1-decline-2"]
    stage.draw("1-decline-2").pick("lose brick")
    stage.draw("wall_3")
    stage.end()
    assert len(outcomes(stage)) == 40
    assert {card[0] for card in outcomes(stage)} == {"2"}


@pytest.mark.rule("S.10")
def test_s_10_every_card_of_the_phase_is_as_likely() -> None:
    assert set(outcomes(opening(players=2)).values()) == {1}
    assert len(outcomes(opening(players=2))) == 24


# ---------------------------------------------------------------- first cards


@pytest.mark.rule("S.12", "S.12b")
@pytest.mark.parametrize("players", [1, 2])
def test_s_12_one_or_two_players_discard_the_first_card_and_deploy_two(players: int) -> None:
    stage = opening(players=players, draws=["1-A-1", "1-B-1"])
    assert stage.pile("day-1") == ("1-A-1",)
    assert stage.troops() == {"B-I": "1-B-1"}
    assert stage.asked == "opening-card"
    stage.draw("1-C-1")
    assert stage.pile("day-1") == ("1-A-1",)
    assert stage.troops() == {"B-I": "1-B-1", "C-I": "1-C-1"}
    assert stage.asked == "officer-turn"


@pytest.mark.rule("S.12")
@pytest.mark.parametrize("card", ["1-raid-1", "1-decline-1"])
def test_s_12_the_first_card_has_no_effect_and_is_not_replaced(card: str) -> None:
    stage = opening(draws=[card])
    assert (stage.morale, stage.damage(), stage.troops()) == (0, {}, {})
    assert stage.pile("day-1") == (card,)
    assert stage.log[-1] == stage.event(e.CARD_SET_ASIDE, card=card)
    stage.draw("1-A-1", "1-B-1")
    assert stage.asked == "officer-turn"


@pytest.mark.rule("S.12", "D.1")
def test_s_12_the_first_card_is_one_of_the_eight_of_day_1() -> None:
    stage = opening(draws=THREE)
    assert len(stage.pile("day-1")) == 1
    assert stage.p.discards == 1


@pytest.mark.rule("S.12c")
@pytest.mark.parametrize("players", [3, 4])
def test_s_12c_three_or_four_players_deploy_three_and_discard_none(players: int) -> None:
    stage = opening(players=players, draws=["1-A-1", "1-B-1"])
    assert stage.asked == "opening-card"
    stage.draw("1-C-1")
    assert stage.pile("day-1") == ()
    assert stage.troops() == {"A-I": "1-A-1", "B-I": "1-B-1", "C-I": "1-C-1"}
    assert stage.asked == "officer-turn"


@pytest.mark.rule("S.12b", "S.12c")
@pytest.mark.parametrize("players, before", [(2, ["1-A-1"]), (4, [])])
def test_s_12b_only_troops_are_deployed(players: int, before: list[str]) -> None:
    stage = opening(players=players, draws=before)
    assert not [name for name in outcomes(stage) if "raid" in name or "decline" in name]
    with pytest.raises(NotOffered):
        stage.draw("1-raid-1")


@pytest.mark.rule("S.12b", "G.6c", "G.6d")
def test_s_12b_a_second_troop_for_a_track_goes_to_the_next() -> None:
    stage = opening(players=3, draws=["1-E-1", "1-E-2", "1-E-3"])
    assert stage.troops() == {"E-I": "1-E-1", "A-I": "1-E-2", "B-I": "1-E-3"}


@pytest.mark.rule("S.13")
@pytest.mark.parametrize("players", PLAYERS)
def test_s_13_the_first_seat_begins(players: int) -> None:
    stage = opening(players=players, draws=THREE)
    assert (stage.active, stage.seats) == ("officer_1", (0,))
    assert stage.log[-1] == stage.event(e.TURN_BEGAN, seat=0, who="officer_1", turn=1, day=1)


@pytest.mark.rule("S.14")
def test_s_14_the_cards_of_the_set_up_move_nobody() -> None:
    stage = opening(players=3, draws=["1-B-1", "1-A-1", "1-C-1"])  # A-1 names B and C, C-1 names A and B
    assert set(stage.troops()) == {"A-I", "B-I", "C-I"}
    assert not [event for event in stage.log if event.key == "troop-advanced"]


@pytest.mark.rule("S.14", "G.9")
def test_s_14_the_card_of_the_first_turn_moves_troops() -> None:
    stage = opening(players=3, draws=["1-B-1", "1-A-1", "1-C-1"])
    stage.end("1-D-1")  # names B and E
    assert set(stage.troops()) == {"A-I", "B-IV", "C-I", "D-I"}


def test_every_post_has_a_track() -> None:
    assert [record.post for record in game().components.tracks] == list(POSTS)
