"""Values of cards that the rules are built on: an owner who reads another one is told what can be played."""

from __future__ import annotations

from pathlib import Path

import pytest

from garrison.core.errors import BadComponent
from garrison.games.wolfenstein import load_game
from garrison.games.wolfenstein.components.loader import BOX
from tests.components.boxes import refused

MEDAL = "[equipment.lucky_medal]\neffects = [{%s}]\n"
SOLDIER = "[enemies.soldaten]\ntalents = [{ id = 'x', name = 'X', effects = [{%s}] }]\n"
PISTOL = "[weapons.kampfpistole]\nabilities = [{ id = 'a', name = 'A', ammo = 1, effects = [{%s}] }]\n"
BJ = "[heroes.bj]\ntalents = [{ id = 'x', name = 'X', always_on = true, effects = [{%s}] }]\n"
KNIFE = "[equipment.knife]\neffects = [{%s}]\n"
TNT = "[equipment.tnt]\neffects = [{%s}]\n"
CRATE = "[crates.gun_case]\neffects = [{%s}]\n"

REFUSED = {
    "reroll.once_per_round": (MEDAL % "type='reroll', face='any'", "false cannot be played; valid: true"),
    "reroll.face": (PISTOL % "type='reroll', face='any', once_per_round=true", "'any' cannot be played"),
    "extra_dice.needs": (
        PISTOL % "type='extra_dice', n=1, needs='kill_this_turn'",
        "'kill_this_turn' cannot",
    ),
    "convert.needs": (
        PISTOL % "type='convert', old='blank', new='hp', count=1, needs='target_adjacent'",
        "'target_adjacent' cannot be played; valid: '' or 'special_weapon'",
    ),
    "armour_first.beats": (
        SOLDIER % "type='armour_first', faces=['hp'], beats=[]",
        "[] cannot be played; valid: ['armour_piercing']",
    ),
    "armour_first.faces": (
        SOLDIER % "type='armour_first', faces=['hp', 'blank'], beats=['armour_piercing']",
        "['hp', 'blank'] cannot be played; valid: ['hp']",
    ),
    "attack_dice.range": (
        KNIFE % "type='attack_dice', n=3, range=2, accuracy=false",
        "2 cannot be played; valid: 1",
    ),
    "melee_attack.silent": (
        MEDAL % "type='melee_attack', dice=2, range=1, ap=2, silent=true",
        "true cannot be played",
    ),
    "area.includes_target": (
        TNT % "type='area', radius=1, range=2, damage=1, includes_target=false",
        "false cannot be played; valid: true",
    ),
    "area.only": (
        TNT % "type='area', radius=1, range=2, damage=1, includes_target=true, only=['flying']",
        "['flying'] cannot be played; valid: [] or ['machine']",
    ),
    "stun.on": (PISTOL % "type='stun', target='target'", "'' cannot be played; valid: 'any_hit'"),
    "extra_attack.needs": (
        CRATE % "type='extra_attack', n=1, needs='target_adjacent'",
        "'target_adjacent' cannot",
    ),
    "danger.once_per_phase": (
        SOLDIER % "type='danger', delta=1, when='activation_start', once_per_phase=true",
        "true cannot be played; valid: false",
    ),
    "danger.needs": (
        SOLDIER % "type='danger', delta=1, when='activation_end', once_per_phase=true",
        "'' cannot be played; valid: 'saw_hero_and_did_not_attack'",
    ),
    "danger.when": (
        CRATE % "type='danger', delta=1, when='activation_start'",
        "'activation_start' cannot be played",
    ),
    "damage_reduction.needs": (SOLDIER % "type='damage_reduction', n=1, per='attack'", "'' cannot be played"),
    "damage_reduction.per": (
        MEDAL % "type='damage_reduction', n=1, per='attack'",
        "'attack' cannot be played",
    ),
    "spawn.at": (SOLDIER % "type='spawn', enemy='drone'", "'event_space' cannot be played"),
    "spawn.limit_on_board": (
        CRATE % "type='spawn', enemy='drone', limit_on_board=2",
        "2 cannot be played; valid: 0",
    ),
    "heal.who": (BJ % "type='heal', n=1, who='self', when='turn_start'", "'self' cannot be played"),
}


@pytest.mark.parametrize("field", REFUSED)
def test_a_value_that_the_rules_would_not_follow_is_refused_by_name(field: str, tmp_path: Path) -> None:
    text, wanted = REFUSED[field]
    record = text.partition("[")[2].partition("]")[0]
    said = refused(BOX, tmp_path, text)
    assert said.startswith(f"{record}.")
    assert f": {field}: {wanted}" in said


@pytest.mark.parametrize(
    "text, wanted",
    [
        ("[actions.give]\nap = 1\n", "actions.give.ap: 1 cannot be played; valid: 0"),
        ("[actions.attack]\nby_card = false\n", "actions.attack.by_card: the rules fix this"),
        ("[tokens.stun]\nlimited = true\n", "tokens.stun.limited: the rules fix this"),
        (
            BJ % "type='melee_attack', dice=2, range=1, ap=2, silent=true",
            "heroes.bj.talents: 'x': an attack with bare hands, and nothing else, is only for the unarmed",
        ),
    ],
)
def test_so_are_costs_and_marks_that_nothing_follows(text: str, wanted: str, tmp_path: Path) -> None:
    assert refused(BOX, tmp_path, text).startswith(wanted)


@pytest.mark.parametrize("name, valid", [("dispute_dice", 2), ("difficult_extra_ap", 1), ("round_dial", 10)])
def test_numbers_that_nothing_follows_cannot_be_others(name: str, valid: int) -> None:
    with pytest.raises(BadComponent, match=rf"rules\.{name}: 3 cannot be played; valid: {valid}"):
        load_game({"rules": {name: {"value": 3}}})
