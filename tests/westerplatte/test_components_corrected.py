"""An owner's corrections to 7 Days of Westerplatte, the hash of the data and its listing."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from garrison.core.components.records import Record
from garrison.core.errors import BadComponent
from garrison.games.westerplatte.components import (
    Components,
    data_hash,
    listing,
    load,
    read_corrections,
)
from garrison.games.westerplatte.components.loader import BOX
from garrison.games.westerplatte.components.records import NavalBombardment

PRINTED = load()


def accepted(tmp_path: Path, text: str) -> Components:
    """The components with the corrections of a file."""
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return load(read_corrections(path))


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


def test_an_empty_correction_is_none(tmp_path: Path) -> None:
    assert accepted(tmp_path, "") == PRINTED
    assert accepted(tmp_path, "[troops.1-A-1]\n") == PRINTED


def test_corrections_leave_our_own_data_alone(tmp_path: Path) -> None:
    accepted(tmp_path, "[troops.1-A-1]\nresistance = 3\n")
    assert load() == PRINTED


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
    corrections = read_corrections(path)
    saved: dict[str, object] = json.loads(json.dumps(corrections))
    assert load(saved) == load(corrections)


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
    hashes = {data_hash(accepted(tmp_path, text)) for text in texts}
    assert len(hashes) == len(texts)
    assert data_hash(PRINTED) not in hashes


def test_notes_and_sources_do_not_change_the_hash(tmp_path: Path) -> None:
    text = '[troops.1-A-1]\nnote = "n"\nsource = "s"\nconfidence = "certain"\n'
    assert data_hash(accepted(tmp_path, text)) == data_hash(PRINTED)


def test_the_listing_has_every_value_with_its_source() -> None:
    rows = listing(PRINTED)
    assert json.loads(json.dumps(rows)) == rows
    assert {row["section"] for row in rows} == set(BOX.record_types)
    remarks = {"source", "confidence", "note"}
    file = msgspec.convert(BOX.base, dict[str, dict[str, dict[str, object]]])
    stated = sum(len(record.keys() - remarks) for section in file.values() for record in section.values())
    assert len(rows) == stated
    assert {
        "section": "events",
        "id": "naval_BD",
        "field": "effect",
        "value": {"type": "naval_bombardment", "spaces": ["post_B", "post_D"], "bricks": 1},
        "source": "rulebook p.7 (spaces); reconstruction (bricks)",
        "confidence": "guess",
        "note": "the spaces are certain",
    } in rows


# ---------------------------------------------------------------- nothing but BadComponent comes out

WORDS = ["totals", "value", "troops", "1-A-1", "paths", "1-raid-3", "new", "true", "nan"]
SIGNS = list("[]=.,{}\"'#\n 1-:T\\\x00é")
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.sampled_from(["A", "post_A", "low_1"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("ABx"), inner, max_size=3),
    max_leaves=8,
)


@st.composite
def overrides(draw: st.DrawFn) -> dict[str, object]:
    """Corrections that name real records and fields, or nearly so, and set them to anything."""
    corrections: dict[str, object] = {}
    for section in draw(st.lists(st.sampled_from([*BOX.record_types, "nowhere"]), max_size=3)):
        kind = BOX.record_types.get(section, Record)
        names = [record.id for record in getattr(PRINTED, section, ())]
        name = draw(st.sampled_from([*names, "nobody"]) | st.text(max_size=5))
        field = st.sampled_from([*kind.__struct_fields__, "new"]) | st.text(max_size=5)
        value = VALUES | st.integers(0, 12)
        corrections[section] = {name: draw(st.dictionaries(field, value, max_size=3) | VALUES)}
    return corrections


def loads(corrections: dict[str, object]) -> bool:
    """Loads, hashes and lists, or is refused in one line."""
    try:
        components = load(corrections)
    except BadComponent as error:
        said = str(error)
    else:
        assert len(data_hash(components)) == 16
        assert len(listing(components)) > 700
        return True
    assert "\n" not in said
    assert said.startswith("corrections: ")
    return False


@settings(max_examples=300, deadline=None)
@given(overrides())
def test_any_override_loads_or_is_refused(corrections: dict[str, object]) -> None:
    assert not loads(corrections) or loads(json.loads(json.dumps(corrections)))


@settings(max_examples=200, deadline=None)
@given(st.lists(st.sampled_from(WORDS + SIGNS), max_size=14).map("".join) | st.text(max_size=40))
def test_any_text_loads_or_is_refused(text: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "mine.toml"
        path.write_text(text, encoding="utf-8", errors="replace", newline="")
        try:
            corrections = read_corrections(path)
        except BadComponent as error:
            said = str(error)
        else:
            said = "loaded" if loads(corrections) else "read_corrections let pass what does not load"
        assert said == "loaded" or said.startswith(f"{path}: ")
        assert "\n" not in said
