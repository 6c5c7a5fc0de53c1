"""The component data of Wolfenstein: provenance, totals, printed facts and the rulebook."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from garrison.core.components.box import offered
from garrison.games.wolfenstein.components.effect_record import EffectRecord
from garrison.games.wolfenstein.components.loader import BOX
from garrison.games.wolfenstein.components.records import (
    Enemy,
    Equipment,
    Hero,
    Loot,
    Mixed,
    Weapon,
)
from garrison.games.wolfenstein.effects.armour_first import ArmourFirst
from garrison.games.wolfenstein.effects.convert import Convert
from garrison.games.wolfenstein.effects.falloff import Falloff
from garrison.games.wolfenstein.effects.pierce_metal import PierceMetal
from garrison.games.wolfenstein.effects.reroll import Reroll
from garrison.games.wolfenstein.effects.silent import Silent
from garrison.games.wolfenstein.effects.transform import Transform
from garrison.table import rulebook

PRINTED = BOX.load()
BOOK = rulebook.rulebook_of("garrison.games.wolfenstein")


def hero(name: str) -> Hero:
    """A hero card."""
    return next(record for record in PRINTED.heroes if record.id == name)


def enemy(name: str) -> Enemy:
    """A kind of Nazi."""
    return next(record for record in PRINTED.all_enemies if record.id == name)


def weapon(name: str) -> Weapon:
    """A weapon card."""
    return next(record for record in PRINTED.weapons if record.id == name)


def item(name: str) -> Equipment:
    """An equipment card."""
    return next(record for record in PRINTED.equipment if record.id == name)


def effects_of(record: Hero | Enemy | Weapon | Equipment) -> list[EffectRecord]:
    """All effects of a card."""
    if isinstance(record, Equipment):
        return list(record.effects)
    parts = record.abilities if isinstance(record, Weapon) else record.talents
    return [effect for part in parts for effect in part.effects]


# ---------------------------------------------------------------- provenance


def test_a_record_that_is_pure_reconstruction_is_a_guess() -> None:
    for section in BOX.record_types:
        for record in getattr(PRINTED, section):
            if record.source == "reconstruction":
                assert record.confidence == "guess", record


def test_fields_that_differ_in_confidence_exist_and_are_named_once() -> None:
    for section in BOX.record_types:
        for record in getattr(PRINTED, section):
            if isinstance(record, Mixed):
                named = [*record.certain_fields, *record.likely_fields, *record.guess_fields]
                assert len(set(named)) == len(named), record
                for field in named:
                    assert field.partition("[")[0] in record.__struct_fields__, (record.id, field)


def test_the_listing_gives_each_value_its_own_confidence() -> None:
    rows = {(row["section"], row["id"], row["field"]): row for row in BOX.listing(PRINTED)}
    assert rows["heroes", "klaus", "accuracy"]["confidence"] == "certain"
    assert rows["heroes", "klaus", "hp"]["confidence"] == "guess"
    assert rows["enemies", "soldaten", "armour"]["confidence"] == "certain"
    assert rows["enemies", "soldaten", "ap"]["confidence"] == "likely"
    assert rows["enemies", "soldaten", "initiative"]["confidence"] == "guess"
    assert rows["enemies", "soldaten", "talents"]["confidence"] == "guess"  # one of them is
    assert rows["heroes", "klaus", "talents"]["confidence"] == "guess"  # but for the first
    assert rows["events", "hunted", "options"]["confidence"] == "guess"  # the loot
    assert rows["enemies", "soldaten", "hp"]["note"] == (
        "AP 5 = 2 (attack) + 3 (moves) in the worked example, a lower bound because it stops when adjacent; "
        "likely: ap; guess: initiative, talents[1], keywords"
    )
    assert json.loads(json.dumps(list(rows.values()))) == list(rows.values())


# ---------------------------------------------------------------- totals


@pytest.mark.rule("I.5")
def test_i5_the_cards_add_up_to_those_of_the_box() -> None:
    decks = (PRINTED.weapons, PRINTED.equipment, PRINTED.events, PRINTED.crates)
    assert [sum(card.copies for card in deck) for deck in decks] == [31, 62, 20, 14]
    enemy_cards = sum(kind.count for kind in (*PRINTED.enemies, *PRINTED.bosses))
    assert enemy_cards == 49
    assert len(PRINTED.heroes) + enemy_cards + 31 + 62 + 20 + 14 == 182


@pytest.mark.rule("I.5")
def test_i5_the_figures_are_those_of_the_list() -> None:
    assert {kind.id: kind.count for kind in PRINTED.enemies} == {
        "soldaten": 8,
        "space_marine": 8,
        "supersoldaten": 4,
        "panzerhund": 3,
        "commander": 6,
        "drone": 8,
        "ubersoldaten": 4,
        "flame_trooper": 2,
        "rocket_trooper": 2,
    }
    assert [boss.id for boss in PRINTED.bosses] == ["bevli", "von_grim", "mecha_hitler", "hitler"]
    assert PRINTED.total("figures") == 55


@pytest.mark.rule("I.5")
def test_i5_tokens_tiles_doors_and_dice() -> None:
    counts = {token.id: token.count for token in PRINTED.tokens}
    assert (counts["crate"], counts["event"], counts["objective"], counts["secret_passage"]) == (8, 5, 4, 6)
    assert counts["shared_life"] == 2 * PRINTED.rule("heroes_in_play")
    assert {shape.id: shape.count for shape in PRINTED.tile_shapes} == {"room": 8, "corridor": 8}
    assert (PRINTED.total("doors"), PRINTED.total("barricades"), PRINTED.total("attack_dice")) == (14, 4, 12)


@pytest.mark.rule("C.2b")
def test_c2b_every_figure_has_a_card_number_of_its_own() -> None:
    numbers = [
        n for kind in PRINTED.all_enemies for n in range(kind.first_card, kind.first_card + kind.count)
    ]
    assert numbers == list(range(1, 51))
    assert enemy("hans_grosse").optional


@pytest.mark.rule("K.1", "K.2b")
def test_k1_the_die_has_twelve_sides_and_hits_are_successes() -> None:
    assert {face.face: face.sides for face in PRINTED.die_faces} == {
        "hp": 3,
        "armour": 4,
        "reload": 2,
        "blank": 3,
    }
    assert [face.face for face in PRINTED.die_faces if face.success] == ["hp", "armour"]


# ---------------------------------------------------------------- printed facts


@pytest.mark.rule("A.1", "A.2", "A.3", "A.4", "A.5", "A.6", "A.8", "A.10", "A.11", "A.12", "A.13", "A.14")
def test_a_the_table_of_actions() -> None:
    costs = {action.id: action.ap for action in PRINTED.actions if not action.by_card}
    assert costs == {
        "move": 1,
        "move_difficult": 2,
        "secret_passage": 2,
        "open_door": 1,
        "remove_barricade": 1,
        "search": 1,
        "weapon_ability": 0,
        "reload": 2,
        "give": 0,
        "equip": 0,
        "exert": 0,
        "shared_life": 0,
    }


@pytest.mark.rule("A.7", "A.9")
def test_a7_attacks_and_equipment_cost_what_their_card_says() -> None:
    assert [action.id for action in PRINTED.actions if action.by_card] == ["attack", "use_equipment"]


@pytest.mark.rule("C.1")
def test_c1_printed_values_of_the_heroes() -> None:
    klaus, bj = hero("klaus"), hero("bj")
    assert (klaus.ap, klaus.accuracy, klaus.start_weapons) == (6, 2, ("pistole_1960",))
    assert klaus.talents[0].always_on
    assert klaus.talents[0].effects == (Reroll(face="reload", count=1),)
    assert bj.ap == 6
    assert weapon(bj.start_weapons[0]).ap == 3
    assert [h.id for h in PRINTED.heroes if not h.start_weapons] == ["max"]


@pytest.mark.rule("C.1")
def test_c1_every_hero_has_one_talent_always_on_and_two_for_glory() -> None:
    for record in PRINTED.heroes:
        assert [talent.always_on for talent in record.talents] == [True, False, False], record.id
        assert all(1 <= talent.glory <= 3 for talent in record.talents[1:])


@pytest.mark.rule("C.2", "F.2b")
def test_c2_the_soldaten_as_in_the_worked_fight() -> None:
    soldaten = enemy("soldaten")
    assert (soldaten.hp, soldaten.armour, soldaten.ap) == (1, 3, 5)
    assert (soldaten.range, soldaten.dice, soldaten.attack_ap) == (4, 3, 2)
    assert Falloff(per=1, least=1) in effects_of(soldaten)
    assert soldaten.player_loot == Loot(glory=1, equipment=1, ammo={"any": 1})
    assert soldaten.team_loot == Loot()


@pytest.mark.rule("C.3")
def test_c3_printed_values_of_the_weapons() -> None:
    pistol = weapon("pistole_1960")
    assert (pistol.range, pistol.dice, pistol.ap) == (2, 1, 2)
    assert weapon("laserkraftwerk").ap == 3
    piercing = weapon("sturmgewehr").abilities[0].effects
    assert piercing == (Convert(old="armour", new="hp", count=1, tag="armour_piercing"),)
    assert all(len(record.abilities) == 3 for record in PRINTED.weapons)
    assert any(isinstance(effect, PierceMetal) for effect in effects_of(weapon("laserkraftwerk")))


@pytest.mark.rule("V.1")
def test_v1_big_armour_outranks_armour_piercing_ammunition() -> None:
    big_armour = ArmourFirst(faces=("hp",), beats=("armour_piercing",))
    assert effects_of(enemy("supersoldaten")) == [big_armour]
    assert big_armour in effects_of(enemy("mecha_hitler"))


@pytest.mark.rule("Q.1b", "Q.4")
def test_q4_the_three_takedown_cards_and_the_silencer() -> None:
    for name in ("knife", "hatchet", "pipe"):
        assert (item(name).ap, item(name).discard, item(name).kind) == (2, True, "consumable")
        assert Silent(noise=False, danger=False) in effects_of(item(name))
    assert item("silencer").kind == "mountable"
    assert effects_of(item("silencer")) == [Silent(noise=False, danger=False)]


@pytest.mark.rule("C.4", "C.4b", "C.4c", "C.4d", "C.4e", "C.4f", "C.4g", "O.7")
def test_c4_types_of_equipment() -> None:
    kinds = Counter(card.kind for card in PRINTED.equipment)
    assert kinds == {"consumable": 14, "mountable": 4, "armour": 2, "upgrade": 2, "clothing": 2, "other": 2}
    for card in PRINTED.equipment:
        assert card.discard == (card.kind == "consumable"), card.id
        assert card.locked == (card.kind in ("armour", "upgrade")), card.id
        assert bool(card.mounts_on) == (card.kind == "mountable"), card.id


@pytest.mark.rule("C.6", "C.6b", "C.6d")
def test_c6_the_printed_event_and_the_forced_ones() -> None:
    hunted = PRINTED.events[0]
    aid, refuse = hunted.options
    assert [(squad.enemy, squad.count) for squad in aid.spawn] == [
        ("soldaten", 1),
        ("space_marine", 1),
        ("commander", 1),
    ]
    assert aid.keep_until == "reach_nearest_hero_spawn"
    assert (refuse.keep_until, refuse.spawn) == ("", ())
    forced = [event.id for event in PRINTED.events if len(event.options) == 1]
    assert forced == ["ticking_case", "card_game", "patrol_returns"]


@pytest.mark.rule("N.10", "B.1")
def test_n10_leaders_ignore_noise_and_b1_two_kinds_are_large() -> None:
    deaf = [kind.id for kind in PRINTED.all_enemies if not kind.noise_activated]
    assert deaf == ["commander", "bevli", "von_grim", "mecha_hitler", "hitler", "hans_grosse"]
    assert [kind.id for kind in PRINTED.all_enemies if kind.size == 2] == ["panzerhund", "mecha_hitler"]


def test_the_machine_breaks_open_when_killed() -> None:
    assert Transform(into="hitler") in effects_of(enemy("mecha_hitler"))


# ---------------------------------------------------------------- rulings and the rulebook


def test_rulings_recommend_our_reading_first_and_belong_to_a_paragraph() -> None:
    by_id = {ruling.id: ruling for ruling in offered(PRINTED.rulings)}
    assert len(by_id) == len(PRINTED.rulings) >= 43
    assert by_id["noise_cleanup"].choices == 3
    assert {name for paragraph in BOOK.paragraphs for name in paragraph.rulings} == set(by_id)


def test_the_rulebook_has_both_languages_everywhere_and_nothing_open() -> None:
    assert BOOK.faults() == []
    assert BOOK.counts()["open"] == 0
    assert len(BOOK.paragraphs) > 240


def test_the_paragraphs_go_through_the_book_page_by_page() -> None:
    assert {paragraph.page for paragraph in BOOK.paragraphs} >= {*range(5, 14), 16, *range(18, 21), 23}
