"""What the loader refuses in an owner's corrections: one line that names file, record, field and reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from garrison.games.wolfenstein.components.loader import BOX
from tests.components.boxes import refused

REFUSED = {
    "unknown record": ("[heroes.bill]\nhp = 3\n", "unknown record 'bill' in heroes; valid: bj, anya"),
    "unknown field": ("[heroes.bj]\nspeed = 3\n", "heroes.bj: unknown field 'speed'"),
    "wrong number": (
        "[heroes.bj]\nhp = 99\n",
        "heroes.bj.hp: expected a whole number from 0 to 30, given 99",
    ),
    "fixed": ("[enemies.drone]\nfirst_card = 3\n", "enemies.drone.first_card: the rules fix this"),
    "rulings": ("[rulings.alarm_again]\nchoice = 'x'\n", "rulings: these are chosen for each game"),
    "part of a part": (
        "[weapons.kampfpistole]\n"
        "abilities = [{ id = 'a', name = 'A', always_on = true, effects = [{ type = 'stun' }] }]\n",
        "weapons.kampfpistole.abilities[0].effects[0]: field 'target' is missing; expected one of",
    ),
    "unknown effect": (
        "[crates.gun_case]\neffects = [{ type = 'party' }]\n",
        "crates.gun_case.effects[0].type: 'party' is unknown; valid: ",
    ),
    "field of an effect": (
        "[crates.gun_case]\neffects = [{ type = 'draw', deck = 'weapon', n = 1, who = 'me' }]\n",
        "crates.gun_case.effects[0]: unknown field 'who'; valid: deck, n",
    ),
    "sides of the die": (
        "[die_faces.hp]\nsides = 4\n",
        "die_faces.hp.sides: the sides add up to 13, a die has 12",
    ),
    "copies": (
        "[crates.gun_case]\ncopies = 4\n",
        "crates.gun_case.copies: the copies of the crates cards add up to 15",
    ),
    "figures": (
        "[enemies.rocket_trooper]\ncount = 3\n",
        "enemies.rocket_trooper.count: the numbers of the enemy cards",
    ),
    "start weapon": (
        "[heroes.max]\nstart_weapons = ['spoon']\n",
        "heroes.max.start_weapons: 'spoon' is no weapon",
    ),
    "too few copies": (
        "[equipment]\ntoolkit.copies = 1\n[heroes.bj]\nstart_equipment = ['toolkit']\n",
        "heroes.bj.start_equipment, equipment.toolkit.copies: 2 heroes may start with 'toolkit', but there are only 1",
    ),
    "free talent": (
        "[heroes.bj]\ntalents = [{ id = 'x', name = 'X', effects = [] }]\n",
        "heroes.bj.talents: 'x' must either be always on or cost glory",
    ),
    "talent twice": (
        "[heroes.bj]\ntalents = [{ id = 'x', name = 'X', glory = 1, effects = [] },"
        " { id = 'x', name = 'X', glory = 1, effects = [] }]\n",
        "heroes.bj.talents: 'x' stands there 2 times",
    ),
    "free ability": (
        "[weapons.kampfpistole]\nabilities = [{ id = 'a', name = 'A', effects = [] }]\n",
        "weapons.kampfpistole.abilities: 'a' must either be always on or cost ammunition",
    ),
    "large": (
        "[enemies.panzerhund]\nsize = 1\n",
        "enemies.panzerhund.size: a figure of size 2, and no other, is 'large'",
    ),
    "noise": (
        "[enemies.commander]\nnoise_activated = true\n",
        "enemies.commander.noise_activated: leaders and bosses",
    ),
    "consumable": (
        "[equipment.knife]\ndiscard = false\n",
        "equipment.knife.discard: consumables, and no others",
    ),
    "mount": (
        "[equipment.scope]\nmounts_on = []\n",
        "equipment.scope.mounts_on: mountable cards, and no others",
    ),
    "takedown": ("[equipment.knife]\nap = 3\n", "equipment.knife.ap: a silent takedown costs 2 AP, not 3"),
    "area": (
        "[equipment.tnt]\neffects = [{ type = 'area', radius = 1, includes_target = true, range = 2 }]\n",
        "equipment.tnt.effects: an area effect needs dice, damage, a stun or a sabotage",
    ),
    "event enemy": (
        "[events.card_game]\noptions = [{ id = 'a', name = 'A', spawn = [{ enemy = 'cook' }] }]\n",
        "events.card_game.options: 'cook' is no enemy",
    ),
    "three options": (
        "[events.card_game]\n"
        "options = [{ id = 'a', name = 'A' }, { id = 'b', name = 'B' }, { id = 'c', name = 'C' }]\n",
        "events.card_game.options: an event has one option or two, not 3",
    ),
    "hard check": (
        "[events.card_game]\noptions = [{ id = 'a', name = 'A', check = { dice = 1, need = 2 } }]\n",
        "events.card_game.options: 'a' needs 2 successes of 1 dice",
    ),
    "ammunition of no weapon": (
        "[crates.gun_case]\neffects = [{ type = 'gain_ammo', ammo = 'weapon_drawn', n = 1 }]\n",
        "crates.gun_case.effects: ammunition for the weapon drawn needs a weapon drawn before it",
    ),
    "two defaults": (
        "[difficulties.reaper]\ndefault = true\n",
        "difficulties.reaper.default: the rules fix this",
    ),
}


@pytest.mark.parametrize("case", REFUSED)
def test_a_bad_correction_is_refused_with_its_place(case: str, tmp_path: Path) -> None:
    text, wanted = REFUSED[case]
    assert refused(BOX, tmp_path, text).startswith(wanted)
