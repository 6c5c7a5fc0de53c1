"""Troop movement: the two tracks of the card, one space or three, howitzers, and the end of the turn."""

from __future__ import annotations

import pytest

from garrison.games.westerplatte import events as e
from tests.westerplatte.scenes import PLACES, TRACKS, Scene, depot, game

CARDS = [(card.id, card.activates, card.phase) for card in game().components.attack_cards]
# Slow machine guns that stand in for whatever troops there are.
SLOW = {"A": "1-A-3", "B": "1-B-3", "C": "1-C-3", "D": "1-D-3", "E": "1-E-3"}


def slow_troops(tracks: str = TRACKS, place: str = "I") -> Scene:
    """Slow machine guns on these tracks."""
    scene = depot()
    for track in tracks:
        scene.troop(track, SLOW[track], place)
    return scene


# ---------------------------------------------------------------- two tracks


@pytest.mark.rule("G.9", "G.5c", "G.7c")
@pytest.mark.parametrize("card, activates, phase", [card for card in CARDS if card[0] not in SLOW.values()])
def test_g_9_every_card_moves_the_troops_on_its_two_tracks(
    card: str, activates: tuple[str, str], phase: int
) -> None:
    scene = slow_troops().stock(grenade=0, mine=0)
    stage = scene.day(4 if phase == 2 else 1, 0, card).end(card)
    moved = {where[0] for where in stage.troops() if where.endswith("-II")}
    assert moved == set(activates)
    assert {where[0] for where in stage.troops() if where.endswith("-I")} == set(TRACKS) - moved


@pytest.mark.rule("G.9")
def test_g_9_empty_tracks_matter_not() -> None:
    stage = slow_troops("A").end("1-C-1")  # names A and B
    assert stage.troops() == {"A-II": SLOW["A"], "C-I": "1-C-1"}


@pytest.mark.rule("G.9")
def test_g_9_once_the_card_has_been_placed() -> None:
    stage = slow_troops("A").end("1-C-1")
    placed = stage.events.index(stage.told(e.TROOP_DEPLOYED)[0])
    moved = stage.events.index(stage.told(e.TROOP_ADVANCED)[0])
    assert placed < moved


@pytest.mark.rule("G.9", "G.6c")
def test_g_9_a_new_troop_moves_on_a_track_that_its_own_card_names() -> None:
    stage = slow_troops("D").end("1-D-1")  # D is taken: it goes to E, which it names
    assert stage.troops() == {"D-I": SLOW["D"], "E-IV": "1-D-1"}


@pytest.mark.rule("G.9", "A.5")
def test_g_9_the_tracks_move_from_a_to_e() -> None:
    stage = slow_troops("AB").mine("A-II", "B-II").end("1-C-1")
    assert stage.pile("day-1") == (SLOW["A"], SLOW["B"])


# ---------------------------------------------------------------- speed


@pytest.mark.rule("G.9b")
@pytest.mark.parametrize("place, after", [("I", "II"), ("II", "III"), ("III", "IV"), ("IV", "IV")])
def test_g_9b_a_slow_machine_gun_moves_one_space(place: str, after: str) -> None:
    stage = slow_troops("A", place).end("1-C-1")
    assert stage.troops()[f"A-{after}"] == SLOW["A"]


@pytest.mark.rule("G.9b")
@pytest.mark.parametrize("place", PLACES)
def test_g_9b_a_fast_one_moves_three_and_stops_on_iv(place: str) -> None:
    stage = depot().troop("A", "1-A-1", place).end("1-C-1")
    assert stage.troops()["A-IV"] == "1-A-1"


@pytest.mark.rule("G.9b", "G.1b")
def test_g_9b_three_activations_bring_a_slow_one_to_fire() -> None:
    stage = slow_troops("B").ready()
    for card, place in (("1-A-1", "II"), ("1-A-4", "III"), ("1-D-4", "IV")):
        stage.end(card)
        assert stage.troops()[f"B-{place}"] == SLOW["B"]
        assert stage.gauge("wall:post_B") == 6
    stage.end("1-E-4")
    assert stage.gauge("wall:post_B") == 4


@pytest.mark.rule("G.9d", "G.1")
@pytest.mark.parametrize("card", ["1-A-4", "2-A-5"])
def test_g_9d_howitzers_stay(card: str) -> None:
    stage = depot().troop("A", card).end("1-C-1")
    assert stage.troops() == {"A-I": card, "C-I": "1-C-1"}
    assert not stage.told(e.TROOP_ADVANCED)


@pytest.mark.rule("G.9d")
def test_g_9d_nor_does_a_howitzer_that_lands_on_a_track_it_names() -> None:
    stage = depot().troop("E", "2-E-3").end("1-E-4")  # E is taken: it goes to A, which it names
    assert stage.troops()["A-I"] == "1-E-4"


# ---------------------------------------------------------------- end of the turn


@pytest.mark.rule("G.9e", "T.2")
def test_g_9e_the_turn_ends_when_the_troops_have_moved() -> None:
    stage = slow_troops("A").end("1-C-1")
    assert [event.key for event in stage.events[-2:]] == ["troop-advanced", "turn-began"]
    assert stage.active == "officer_2"


@pytest.mark.rule("G.9e")
def test_g_9e_a_game_without_end_is_stopped_after_turn_300() -> None:
    before = depot().turn(299).end("1-C-4")
    assert (before.asked, before.table.facts["turn"]) == ("officer-turn", 300)
    before.end("1-D-4")
    assert (before.asked, before.ending) == ("over", "stalled")
    assert before.game.outcome(before.position).results == (0, 0)


@pytest.mark.rule("G.9e", "V.2")
def test_g_9e_a_win_in_turn_300_counts() -> None:
    stage = depot().turn(300).day(7, 8, "2-E-5").end("2-E-5")
    assert stage.ending == "held"


# ---------------------------------------------------------------- the book's example


@pytest.mark.rule("G.6", "G.9", "G.9b", "G.9d")
def test_example_a_troop_for_d_moves_the_fast_one_on_a_and_not_the_howitzer_on_c() -> None:
    stage = depot().troop("A", "1-A-1").troop("C", "1-C-4").end("1-D-3")
    assert stage.troops() == {"A-IV": "1-A-1", "C-I": "1-C-4", "D-I": "1-D-3"}
