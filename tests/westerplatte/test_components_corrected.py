"""An owner's corrections to 7 Days of Westerplatte, the hash of the data and its listing."""

from __future__ import annotations

import json
from pathlib import Path

from garrison.games.westerplatte.components.loader import BOX
from garrison.games.westerplatte.components.records import Components
from garrison.games.westerplatte.effects.naval_bombardment import NavalBombardment
from tests.components import boxes

PRINTED = BOX.load()


def accepted(tmp_path: Path, text: str) -> Components:
    """The components with the corrections of a file."""
    return boxes.accepted(BOX, tmp_path, text)


# ---------------------------------------------------------------- corrections


def test_a_correction_changes_only_what_it_names(tmp_path: Path) -> None:
    components = accepted(tmp_path, "[troops.2-A-1]\nresistance = 2\n")
    old = {troop.id: troop for troop in PRINTED.troops}
    for troop in components.troops:
        if troop.id != "2-A-1":
            assert troop == old[troop.id]
    troop = next(t for t in components.troops if t.id == "2-A-1")
    assert (troop.resistance, troop.speed, troop.activates) == (2, 3, ("B", "C"))
    assert (troop.source, troop.confidence) == ("owner's correction", "certain")


def test_a_card_may_be_added_for_one_that_is_not_there(tmp_path: Path) -> None:
    components = accepted(
        tmp_path,
        "[troops.1-A-1]\ncopies = 0\n"
        "[air_raids.1-raid-3]\nnew = true\nphase = 1\ntarget = 'tile_4'\nbricks = 1\nmorale = 1\n"
        "activates = ['A', 'B']\n",
    )
    assert sum(card.copies for card in components.attack_cards) == 64
    assert next(raid for raid in components.air_raids if raid.id == "1-raid-3").target == "tile_4"


def test_a_path_may_be_moved(tmp_path: Path) -> None:
    text = (
        "[paths.tile_1-tile_2]\nprinted = false\n"
        "[paths.tile_1-tile_3]\nnew = true\na = 'tile_1'\nb = 'tile_3'\n"
    )
    paths = [path.id for path in accepted(tmp_path, text).paths if path.printed]
    assert len(paths) == 19
    assert "tile_1-tile_3" in paths


def test_an_event_may_have_another_effect(tmp_path: Path) -> None:
    text = "[events.naval_BD]\neffect = { type = 'naval_bombardment', spaces = ['post_B'], bricks = 2 }\n"
    events = {event.id: event.effect for event in accepted(tmp_path, text).events}
    assert events["naval_BD"] == NavalBombardment(("post_B",), 2)


def test_the_order_of_a_file_does_not_matter(tmp_path: Path) -> None:
    added = [
        f"[morale_declines.{n}-decline-9]\nnew = true\nphase = {n}\ncopies = 0\nmorale = 1\n"
        "activates = ['A', 'B']\n"
        for n in (2, 1)
    ]
    assert accepted(tmp_path, "".join(added)) == accepted(tmp_path, "".join(reversed(added)))


def test_corrections_survive_the_save_as_json(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("[events.wall_2]\neffect = { type = 'reinforcement', bricks = 4 }\nnote = 'counted'\n")
    corrections = BOX.read_corrections(path)
    saved: dict[str, object] = json.loads(json.dumps(corrections))
    assert BOX.load(saved) == BOX.load(corrections)


# ---------------------------------------------------------------- hash and listing


def test_corrections_change_the_hash(tmp_path: Path) -> None:
    texts = [
        "[troops.2-A-1]\nresistance = 2\n",
        "[air_raids.2-raid-1]\ntarget = 'post_B'\n",
        "[rules.mortar_damage]\nvalue = 3\n",
        "[events.wall_2]\neffect = { type = 'reinforcement', bricks = 4 }\n",
        "[morale_tracks.green]\nsteps = ['low_3', 'low_2', 'low_1', 'start', 'high_1', 'high_2', 'high_3']\n",
        "[tile_sides.push_back_red]\namount = 1\n",
    ]
    hashes = {BOX.data_hash(accepted(tmp_path, text)) for text in texts}
    assert len(hashes) == len(texts)
    assert BOX.data_hash(PRINTED) not in hashes


def test_the_listing_has_a_value_with_its_source() -> None:
    rows = BOX.listing(PRINTED)
    assert {
        "section": "events",
        "id": "naval_BD",
        "field": "effect",
        "value": {"type": "naval_bombardment", "spaces": ["post_B", "post_D"], "bricks": 1},
        "source": "rulebook p.7 (spaces); reconstruction (bricks)",
        "confidence": "guess",
        "note": "the spaces are certain",
    } in rows
