"""A new attack card: troops and where they go, air raids, morale declines, and all tracks taken."""

from __future__ import annotations

import pytest

from garrison.core.ask import Draw
from garrison.games.westerplatte import events as e
from garrison.games.westerplatte.game import Westerplatte
from tests.westerplatte.scenes import TRACKS, Scene, Stage, depot, game, table

TROOPS = [(card.id, card.track, card.phase) for card in game().components.troops]
RAIDS = [(card.id, card.target, card.phase) for card in game().components.air_raids]
DECLINES = [(card.id, card.phase) for card in game().components.morale_declines]
VALUES = {card.id: card for card in game().components.troops}


def in_phase(phase: int) -> Scene:
    """A quiet turn in which cards of that phase come."""
    return depot().day(4 if phase == 2 else 1, 0)


def taken(tracks: str, **rulings: int) -> Scene:
    """These tracks hold machine guns on I, out of the way of what the tests draw."""
    scene = depot(rulings=rulings)
    for track in tracks:
        scene.troop(track, f"2-{track}-3")
    return scene


# ---------------------------------------------------------------- one card a turn


@pytest.mark.rule("G.4", "T.3")
def test_g_4_one_card_after_the_attacks() -> None:
    stage = depot().troop("A", "1-A-4").end()
    assert stage.asked == "new-card"
    assert stage.damage() == {"post_A": 5}
    stage.draw("1-C-1")
    assert stage.asked == "officer-turn"
    assert stage.table.piles["phase-1"] == 22


@pytest.mark.rule("G.4", "G.6e")
def test_g_4_the_deck_cannot_run_out() -> None:
    kept = ("2-A-1", "2-B-1", "2-C-1", "2-D-1")
    scene = taken(TRACKS).under(*kept)
    assert (scene.p.discards, scene.p.phase_1 + scene.p.phase_2, scene.p.under) == (55, 0, 4)
    stage = scene.end()
    assert isinstance(stage.ask, Draw)
    assert dict(stage.ask.outcomes) == {"2-A-1": 1}  # the first that was put there


@pytest.mark.rule("G.4b", "G.5", "G.6")
@pytest.mark.parametrize("card, track, phase", TROOPS)
def test_g_4b_every_troop_card_is_placed_on_i_of_its_track(card: str, track: str, phase: int) -> None:
    stage = in_phase(phase).end(card)
    assert stage.troops() == {f"{track}-I": card}
    assert card not in stage.pile("day-1") + stage.pile("day-4")
    assert stage.wounds(card) == 0


@pytest.mark.rule("G.5d")
@pytest.mark.parametrize("card", ["1-A-3", "2-B-2", "2-D-5"])
def test_g_5d_what_the_card_shows_is_on_the_table(card: str) -> None:
    stage = in_phase(VALUES[card].phase).end(card)
    printed = VALUES[card]
    (piece,) = [piece for piece in stage.table.pieces if piece.id == card]
    assert piece.kind == printed.weapon
    assert piece.at == f"space:{printed.track}-I"
    values = (piece.values["resistance"], piece.values["speed"], piece.values["force"])
    assert values == (printed.resistance, printed.speed, printed.force)


# ---------------------------------------------------------------- where a troop goes


@pytest.mark.rule("G.6b", "G.6c")
@pytest.mark.parametrize(
    "held, card, place", [("A", "1-A-1", "B-I"), ("AB", "1-A-1", "C-I"), ("BCD", "1-B-1", "E-I")]
)
def test_g_6c_on_a_taken_track_it_goes_to_the_first_free_one_to_the_right(
    held: str, card: str, place: str
) -> None:
    stage = taken(held, new_troop_on_activated_track=1).end(card)
    assert stage.troops()[place] == card
    assert len(stage.troops()) == len(held) + 1
    assert len({where[0] for where in stage.troops()}) == len(held) + 1


@pytest.mark.rule("G.6d", "G.6b")
@pytest.mark.parametrize(
    "held, card, place",
    [("E", "1-E-1", "A-I"), ("AE", "1-E-1", "B-I"), ("ADE", "1-D-1", "B-I"), ("BCDE", "1-B-1", "A-I")],
)
def test_g_6d_with_none_free_to_the_right_the_first_from_the_left(held: str, card: str, place: str) -> None:
    stage = taken(held, new_troop_on_activated_track=1).end(card)
    assert stage.troops()[place] == card


@pytest.mark.rule("G.6c", "G.6d")
def test_g_6c_a_free_track_on_the_left_is_not_preferred() -> None:
    stage = taken("C").end("1-C-1")
    assert stage.troops()["D-I"] == "1-C-1"
    assert stage.told(e.TROOP_DIVERTED) == [stage.event(e.TROOP_DIVERTED, card="1-C-1", track="C", other="D")]


@pytest.mark.rule("G.6d")
def test_example_the_new_troop_for_d_goes_to_b_when_a_d_and_e_are_taken() -> None:
    stage = taken("ADE").end("1-D-2")  # moves A and E, not B
    assert stage.troops()["B-I"] == "1-D-2"


# ---------------------------------------------------------------- all tracks taken


@pytest.mark.rule("G.6e")
def test_g_6e_morale_falls_and_the_card_goes_under_the_deck() -> None:
    stage = taken(TRACKS).stock(grenade=0, mine=0).end("1-D-2")
    assert stage.morale == -1
    assert stage.stock("rebuild") == 6  # what the first low level costs
    assert stage.pile("under") == ("1-D-2",)
    assert stage.pile("day-1") == ()
    assert "1-D-2" not in stage.troops().values()


@pytest.mark.rule("G.6e", "G.9")
def test_g_6e_the_troops_on_its_two_tracks_move_before() -> None:
    stage = taken(TRACKS).stock(grenade=0, mine=0).end("1-D-2")  # names A and E
    assert set(stage.troops()) == {"A-II", "B-I", "C-I", "D-I", "E-II"}


@pytest.mark.rule("G.6e", "D.1")
def test_g_6e_it_is_no_discard_so_the_day_goes_on() -> None:
    scene = taken(TRACKS).stock(grenade=0, mine=0).day(1, 7, "1-D-2")
    stage = scene.end("1-D-2")
    assert (stage.day, len(stage.pile("day-1")), stage.asked) == (1, 7, "officer-turn")


@pytest.mark.rule("G.6e", "S.10")
def test_g_6e_cards_under_the_deck_come_last_and_in_their_order() -> None:
    scene = taken(TRACKS).under("2-A-1", "2-B-1", "2-C-1", "2-D-1").stand(officer_1="tile_1").morale(-1)
    stage = scene.end("2-A-1")
    assert stage.pile("under") == ("2-B-1", "2-C-1", "2-D-1", "2-A-1")
    stage.end("2-B-1")
    assert stage.pile("under") == ("2-C-1", "2-D-1", "2-A-1", "2-B-1")


@pytest.mark.rule("G.6e", "G.6")
def test_g_6e_a_card_from_under_the_deck_is_placed_when_a_track_is_free() -> None:
    scene = taken(TRACKS).under("2-A-1", "2-B-1", "2-C-1", "2-D-1").stand(officer_1="tile_2")
    stage = scene.ready()
    stage.pick("mortar officer_1 C")
    stage.end("2-A-1")
    assert stage.ending == "held"  # the mortared troop was the last card of day 7
    assert stage.troops()["C-IV"] == "2-A-1"  # placed on C, which its card names, and fast


@pytest.mark.rule("G.5b", "G.6e")
@pytest.mark.parametrize("card", ["1-raid-1", "1-decline-1"])
def test_g_5b_other_cards_are_resolved_as_always_when_all_tracks_are_taken(card: str) -> None:
    stage = taken(TRACKS).morale(1).end(card)
    assert stage.morale == 0
    assert stage.pile("day-1") == (card,)
    assert stage.pile("under") == ()


# ---------------------------------------------------------------- air raids


@pytest.mark.rule("G.7", "G.7b", "G.7c", "G.5", "G.5b", "G.4b")
@pytest.mark.parametrize("card, target, phase", RAIDS)
def test_g_7_every_air_raid_costs_morale_and_a_brick_and_is_discarded(
    card: str, target: str, phase: int
) -> None:
    stage = in_phase(phase).morale(1).end(card)
    assert stage.morale == 0
    assert stage.damage() == {target: 5}
    assert stage.troops() == {}
    assert stage.pile("day-4" if phase == 2 else "day-1") == (card,)
    assert stage.asked == "officer-turn"


@pytest.mark.rule("G.7", "M.0")
def test_g_7_two_steps_of_morale_are_taken_one_after_the_other() -> None:
    """No card of ours says two; an owner's may."""
    fierce = Westerplatte({"air_raids": {"1-raid-1": {"morale": 2}}})
    stage = Scene(fierce, table("medium", 2, None)).morale(1).end("1-raid-1")
    assert (stage.morale, stage.asked) == (-1, "lose-supply")
    assert [step.facts["level"] for step in stage.log if step.key == "morale-fell"] == ["start", "low_1"]


@pytest.mark.rule("G.7b", "G.3")
def test_g_7b_on_a_post_without_bricks_the_damage_passes_to_a_tile() -> None:
    stage = depot().morale(1).wall(post_B=0).end("1-raid-1")
    assert stage.offered() == ["hit tile_2", "hit tile_3"]
    assert stage.pile("day-1") == ()
    stage.pick("hit tile_3")
    assert stage.damage() == {"post_B": 0, "tile_3": 5}
    assert stage.pile("day-1") == ("1-raid-1",)
    assert stage.asked == "officer-turn"


@pytest.mark.rule("G.5c", "G.7", "G.7b", "G.7c")
def test_g_5c_morale_then_the_brick_then_movement_then_the_pile() -> None:
    scene = depot().troop("A", "1-A-1").mine("A-II").wall(post_B=0)
    stage = scene.end("1-raid-1")  # hits B, moves A and E
    assert (stage.morale, stage.asked, stage.damage()) == (-1, "lose-supply", {"post_B": 0})
    stage.pick("lose brick")
    assert (stage.asked, set(stage.troops())) == ("overflow", {"A-I"})
    stage.pick("hit tile_2")
    assert stage.troops() == {}
    assert stage.pile("day-1") == ("1-A-1", "1-raid-1")


# ---------------------------------------------------------------- morale declines


@pytest.mark.rule("G.8", "G.8b", "G.5", "G.5b", "G.4b")
@pytest.mark.parametrize("card, phase", DECLINES)
def test_g_8_every_morale_decline_lowers_morale_and_is_discarded(card: str, phase: int) -> None:
    stage = in_phase(phase).morale(2).end(card)
    assert stage.morale == 1
    assert stage.damage() == {}
    assert stage.pile("day-4" if phase == 2 else "day-1") == (card,)


@pytest.mark.rule("G.5c", "G.8b")
def test_g_5c_a_decline_moves_troops_and_is_discarded_after_them() -> None:
    scene = depot().morale(1).troop("B", "1-B-1").troop("D", "1-D-1").mine("D-IV")
    stage = scene.end("1-decline-1")  # moves B and D
    assert stage.troops() == {"B-IV": "1-B-1"}
    assert stage.pile("day-1") == ("1-D-1", "1-decline-1")


def kinds_of(stage: Stage) -> set[str]:
    """The kinds of card that can come."""
    assert isinstance(stage.ask, Draw)
    names = {"raid": "air raid", "decline": "morale decline"}
    return {names.get(card.split("-")[1], "troop") for card in stage.ask.outcomes}


@pytest.mark.rule("G.5")
@pytest.mark.parametrize("phase", [1, 2])
def test_g_5_three_kinds_of_card_in_both_phases(phase: int) -> None:
    assert kinds_of(in_phase(phase).end()) == {"troop", "air raid", "morale decline"}
