"""The component data of 7 Days of Westerplatte and its rulebook: what is printed, and how it adds up."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise

import pytest

from garrison.core.components.box import offered
from garrison.games.westerplatte.components.loader import BOX
from garrison.games.westerplatte.components.records import (
    BLANK,
    START,
)
from garrison.games.westerplatte.effects.advance import Advance
from garrison.games.westerplatte.effects.burnt_paths import BurntPaths
from garrison.games.westerplatte.effects.extra_ammunition import ExtraAmmunition
from garrison.games.westerplatte.effects.extra_supply import ExtraSupply
from garrison.games.westerplatte.effects.morale_up import MoraleUp
from garrison.games.westerplatte.effects.naval_bombardment import NavalBombardment
from garrison.games.westerplatte.effects.reinforcement import Reinforcement
from garrison.table import games
from garrison.table.rulebook import rulebook_of
from garrison.table.rulings import ruling_words

PRINTED = BOX.load()
BOOK = rulebook_of("garrison.games.westerplatte")
TRACKS = "ABCDE"


# ---------------------------------------------------------------- our own data


@pytest.mark.rule("C.4")
def test_the_deck_has_24_and_40_cards() -> None:
    sizes = Counter[int]()
    for card in PRINTED.attack_cards:
        sizes[card.phase] += card.copies
    assert sizes == {1: 24, 2: 40}


@pytest.mark.rule("G.5")
def test_attack_cards_are_of_three_kinds_in_both_phases() -> None:
    decks = (PRINTED.troops, PRINTED.air_raids, PRINTED.morale_declines)
    assert [Counter(card.phase for card in cards) for cards in decks] == [
        {1: 20, 2: 25},
        {1: 2, 2: 10},
        {1: 2, 2: 5},
    ]


def test_every_card_names_two_tracks_and_a_troop_never_its_own() -> None:
    for card in PRINTED.attack_cards:
        assert len(set(card.activates)) == 2
        assert set(card.activates) <= set(TRACKS)
    for troop in PRINTED.troops:
        assert troop.track not in troop.activates


def test_in_phase_2_every_track_is_moved_equally_often() -> None:
    moved = Counter(t for card in PRINTED.attack_cards if card.phase == 2 for t in card.activates)
    assert moved == dict.fromkeys(TRACKS, 16)


@pytest.mark.rule("G.5d")
def test_troops_have_the_values_their_weapon_allows() -> None:
    found = {(troop.weapon, troop.speed) for troop in PRINTED.troops}
    assert found == {("machine_gun", 1), ("machine_gun", 3), ("howitzer", 0)}
    assert {troop.force for troop in PRINTED.troops if troop.weapon == "howitzer"} == {1}
    assert {troop.force for troop in PRINTED.troops} == {1, 2}
    assert {troop.resistance for troop in PRINTED.troops} == {1, 2, 3}


def test_slow_troops_hit_harder_and_fast_ones_are_weaker() -> None:
    slow = [troop for troop in PRINTED.troops if troop.speed == 1]
    fast = [troop for troop in PRINTED.troops if troop.speed == 3]
    for value in ("force", "resistance"):
        slow_mean, fast_mean = (
            sum(getattr(t, value) for t in troops) / len(troops) for troops in (slow, fast)
        )
        assert slow_mean > fast_mean


def test_each_track_gets_as_many_troops() -> None:
    troops = Counter((troop.phase, troop.track) for troop in PRINTED.troops)
    assert troops == {(1, t): 4 for t in TRACKS} | {(2, t): 5 for t in TRACKS}


def test_the_cards_of_the_books_examples_exist() -> None:
    assert any(troop.track == "D" and troop.activates == ("A", "C") for troop in PRINTED.troops)
    assert any(troop.track == "E" and troop.resistance == 2 for troop in PRINTED.troops)


@pytest.mark.rule("C.3")
def test_the_twelve_event_cards() -> None:
    effects = {event.id: event.effect for event in PRINTED.events if event.sign == "positive"}
    assert effects == {
        "wall_2": Reinforcement(2),
        "wall_3": Reinforcement(3),
        "morale_up": MoraleUp(1),
        "extra_ammunition": ExtraAmmunition(4),
        "extra_grenade": ExtraSupply("grenade", 1),
        "extra_mine": ExtraSupply("mine", 1),
    }
    effects = {event.id: event.effect for event in PRINTED.events if event.sign == "negative"}
    assert effects == {
        "naval_BD": NavalBombardment(("post_B", "post_D"), 1),
        "naval_ACE": NavalBombardment(("post_A", "post_C", "post_E"), 1),
        "advance_BCD": Advance(("B", "C", "D")),
        "advance_all": Advance(tuple(TRACKS)),
        "burnt_path_1": BurntPaths(("post_B-post_C",)),
        "burnt_path_2": BurntPaths(("post_C-post_D",)),
    }


@pytest.mark.rule("T.5b")
def test_each_post_lies_before_two_tiles() -> None:
    paths = {frozenset((path.a, path.b)) for path in PRINTED.paths}
    assert len(paths) == 19
    for n, letter in enumerate(TRACKS, 1):
        tiles = {f"tile_{k}" for k in range(1, 7) if frozenset((f"post_{letter}", f"tile_{k}")) in paths}
        assert tiles == {f"tile_{n}", f"tile_{n + 1}"}
    for row in ([f"post_{letter}" for letter in TRACKS], [f"tile_{n}" for n in range(1, 7)]):
        near = [pair for pair in combinations(row, 2) if frozenset(pair) in paths]
        assert near == list(pairwise(row))


@pytest.mark.rule("C.2", "C.6", "C.7")
def test_markers_and_tokens() -> None:
    assert {token.id: token.count for token in PRINTED.tokens} == {
        "brick": 74,
        "ammunition": 16,
        "grenade": 4,
        "mine": 4,
        "wound": 5,
        "morale": 1,
        "extra_movement": 5,
        "limited_movement": 4,
        "extra_action": 4,
        "burnt_path": 2,
        "officer": 4,
    }
    assert [token.id for token in PRINTED.tokens if not token.limited] == ["wound"]


@pytest.mark.rule("C.6")
def test_the_bricks_are_those_of_the_walls_and_of_the_green_tile() -> None:
    walls = sum(space.bricks for space in PRINTED.spaces)
    rebuild = next(side for side in PRINTED.tile_sides if side.id == "rebuild_green")
    assert (walls, walls + rebuild.slots) == (66, PRINTED.token("brick"))


@pytest.mark.rule("C.5", "L.4")
def test_the_tiles_have_two_sides() -> None:
    amounts = {
        tile.id: {side.side: side.amount for side in PRINTED.tile_sides if side.tile == tile.id}
        for tile in PRINTED.tiles
    }
    assert amounts == {
        "morale": {"green": 1, "red": 1},
        "mortar": {"green": 4, "red": 3},
        "mines": {"green": 4, "red": 3},
        "rebuild": {"green": 8, "red": 6},
        "ammunition": {"green": 4, "red": 3},
        "push_back": {"green": 3, "red": 2},
    }


def test_both_morale_tracks_have_three_levels_either_way() -> None:
    for track in PRINTED.morale_tracks:
        steps = [step for step in track.steps if step != BLANK]
        assert (len(steps), steps.index(START)) == (7, 3)
    red = next(track for track in PRINTED.morale_tracks if track.id == "red")
    assert BLANK not in red.steps


def test_what_the_levels_of_morale_do() -> None:
    assert [(level.level, level.effect, level.amount) for level in PRINTED.morale_levels] == [
        (-3, "lose_ammunition", 5),
        (-2, "limited_movement", 4),
        (-1, "lose_supply", 1),
        (0, "none", 0),
        (1, "gain_supply", 1),
        (2, "extra_movement", 5),
        (3, "extra_action", 4),
    ]


def test_the_levels_of_difficulty() -> None:
    assert [(d.id, d.side, d.morale_track, d.positive, d.negative) for d in PRINTED.difficulties] == [
        ("easy", "green", "green", 6, 0),
        ("medium", "green", "green", 3, 3),
        ("hard", "red", "red", 3, 3),
    ]


def test_the_set_up_by_number_of_players() -> None:
    found = [(s.players, s.officers, s.ammunition, s.discarded, s.deployed) for s in PRINTED.player_setups]
    assert found == [(1, 2, 2, 1, 2), (2, 2, 2, 1, 2), (3, 3, 2, 0, 3), (4, 4, 2, 0, 3)]


def test_seven_days_of_eight_cards() -> None:
    assert [day.cards for day in PRINTED.days] == [8] * 7
    assert [day.event for day in PRINTED.days] == [True] * 6 + [False]
    assert [day.number for day in PRINTED.days if day.supplies] == [3]


def test_rulings_recommend_our_reading_first() -> None:
    by_id = {ruling.id: ruling for ruling in offered(PRINTED.rulings)}
    words = ruling_words(games.find("westerplatte"), by_id["resupply_timing"], "en")
    assert words.choices == ("after the effect of the third event card", "before it")
    assert len(by_id) == len(PRINTED.rulings)


def test_every_ruling_belongs_to_a_paragraph_and_every_paragraph_names_real_ones() -> None:
    named = {ruling for paragraph in BOOK.paragraphs for ruling in paragraph.rulings}
    assert named == {ruling.id for ruling in PRINTED.rulings}


def test_the_rulebook_has_every_paragraph_in_both_languages() -> None:
    assert BOOK.faults() == []
