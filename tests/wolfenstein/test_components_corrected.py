"""An owner's corrections to Wolfenstein, and the hash of the data."""

from __future__ import annotations

from pathlib import Path

import pytest

from garrison.games.wolfenstein.components.compile import compile_components
from garrison.games.wolfenstein.components.loader import BOX
from garrison.games.wolfenstein.components.records import Components
from tests.components import boxes

PRINTED = BOX.load()


def accepted(tmp_path: Path, text: str) -> Components:
    """The components with the corrections of a file."""
    return boxes.accepted(BOX, tmp_path, text)


def test_a_correction_changes_only_what_it_names(tmp_path: Path) -> None:
    components = accepted(tmp_path, "[enemies.drone]\nhp = 2\n")
    old = {kind.id: kind for kind in PRINTED.enemies}
    for kind in components.enemies:
        if kind.id != "drone":
            assert kind == old[kind.id]
    drone = next(kind for kind in components.enemies if kind.id == "drone")
    assert (drone.hp, drone.armour, drone.source) == (2, 1, "owner's correction")


def test_a_corrected_record_is_the_owners_word(tmp_path: Path) -> None:
    rows = BOX.listing(accepted(tmp_path, "[enemies.soldaten]\ninitiative = 4\n"))
    soldaten = [row for row in rows if (row["section"], row["id"]) == ("enemies", "soldaten")]
    assert {row["confidence"] for row in soldaten} == {"certain"}


def test_effects_of_a_card_can_be_corrected(tmp_path: Path) -> None:
    text = '[equipment.knife]\neffects = [{ type = "attack_dice", n = 5, range = 1, accuracy = true }]\n'
    knife = next(card for card in accepted(tmp_path, text).equipment if card.id == "knife")
    assert [type(effect).__name__ for effect in knife.effects] == ["AttackDice"]


def test_values_change_the_hash_and_names_do_not(tmp_path: Path) -> None:
    texts = [
        "[enemies.drone]\nhp = 2\n",
        "[die_faces]\nhp.sides = 4\nblank.sides = 2\n",
        "[difficulties.reaper]\nboss = {}\n",
        '[weapons.sturmgewehr]\nammo = "special"\n',
    ]
    hashes = {BOX.data_hash(accepted(tmp_path, text)) for text in texts}
    assert len(hashes | {BOX.data_hash(PRINTED)}) == len(texts) + 1
    text = '[heroes.klaus]\nname = "Klaus K."\nnote = "seen"\ncertain_fields = ["hp"]\n'
    assert BOX.data_hash(accepted(tmp_path, text)) == BOX.data_hash(PRINTED)


@pytest.mark.parametrize(
    "text, name",
    [
        ("[heroes.bj]\nitem_slots = ['armour']\n", "'armour'"),
        ("[equipment.silencer]\nmounts_on = ['light']\n", "'light'"),
        (
            "[equipment.regime_uniform]\neffects = [{ type = 'unseen', to = ['soldaten'], until = 'always' }]\n",
            "'soldaten'",
        ),
        (
            "[enemies.soldaten]\ntalents = [{ id = 'x', name = 'X', effects = "
            "[{ type = 'cancel_hits', count = 1, faces = ['reload'], easy_faces = ['reload'] }] }]\n",
            "'reload'",
        ),
    ],
    ids=["slots", "mounts", "unseen", "faces"],
)
def test_what_is_named_twice_counts_once(tmp_path: Path, text: str, name: str) -> None:
    once, twice = (
        compile_components(accepted(tmp_path, lines))
        for lines in (text, text.replace(name, f"{name}, {name}"))
    )
    for rows in ("hero_slots", "item_mounts", "item_hides", "mods"):
        assert list(getattr(once, rows)) == list(getattr(twice, rows)), rows
