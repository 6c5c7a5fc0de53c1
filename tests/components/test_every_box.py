"""What the component data of every game must do: sources, listing, and corrections of any kind."""

from __future__ import annotations

import json
import tempfile
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from garrison.core.components.box import Box
from garrison.core.components.records import Record
from garrison.core.errors import BadComponent
from garrison.games.itter.components import BOX as ITTER
from garrison.games.westerplatte.components.loader import BOX as WESTERPLATTE
from garrison.games.wolfenstein.components.loader import BOX as WOLFENSTEIN
from tests.components.boxes import accepted, written

AnyBox = Box[Any]
BOXES = {"castle-itter": ITTER, "westerplatte": WESTERPLATTE, "wolfenstein": WOLFENSTEIN}
every_box = pytest.mark.parametrize("box", BOXES.values(), ids=BOXES)


@cache
def printed(box: AnyBox) -> Any:
    """The components without corrections."""
    return box.load()


# ---------------------------------------------------------------- our own data


@every_box
def test_every_record_has_a_source_and_a_confidence(box: AnyBox) -> None:
    for section in box.record_types:
        records: tuple[Record, ...] = getattr(printed(box), section)
        assert records, section
        for record in records:
            assert record.source, record
            assert record.confidence in ("certain", "likely", "guess")


@every_box
def test_the_files_have_exactly_the_sections_of_the_records(box: AnyBox) -> None:
    assert sorted(box.base) == sorted(box.record_types)


@every_box
def test_the_listing_has_every_value_of_the_files(box: AnyBox) -> None:
    rows = box.listing(printed(box))
    assert json.loads(json.dumps(rows)) == rows
    file = msgspec.convert(box.base, dict[str, dict[str, dict[str, object]]])
    stated = {
        (section, name, field)
        for section, records in file.items()
        for name, record in records.items()
        for field in record.keys() - box.unlisted
    }
    listed = [(row["section"], row["id"], row["field"]) for row in rows]
    assert set(listed) == stated
    assert len(listed) == len(stated)


# ---------------------------------------------------------------- corrections


def somebody(box: AnyBox) -> tuple[str, str]:
    """A section that can be corrected, and one of its records."""
    section = next(name for name in box.record_types if name != "rulings")
    return section, getattr(printed(box), section)[0].id


@every_box
def test_an_empty_correction_is_none(box: AnyBox, tmp_path: Path) -> None:
    assert accepted(box, tmp_path, "") == printed(box)
    assert accepted(box, tmp_path, "[{}.{}]\n".format(*somebody(box))) == printed(box)


@every_box
def test_notes_and_sources_change_neither_the_hash_nor_our_own_data(box: AnyBox, tmp_path: Path) -> None:
    text = "[{}.{}]\nnote = 'n'\nsource = 's'\nconfidence = 'certain'\n".format(*somebody(box))
    components = accepted(box, tmp_path, text)
    assert components != printed(box) == box.load()
    assert box.data_hash(components) == box.data_hash(printed(box))


# ---------------------------------------------------------------- nothing but BadComponent comes out

SIGNS = list("[]=.,{}\"'#\n 1-:T\\\x00é")
KEYS = ["type", "n", "id", *"123456ABx"]
VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.integers(0, 12)
    | st.floats()
    | st.text(st.characters(), max_size=8)
    | st.sampled_from(["nt2", "red", "A", "post_A", "low_1", "knife", "drone"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(KEYS), inner, max_size=6),
    max_leaves=8,
)


@st.composite
def overrides(draw: st.DrawFn, box: AnyBox) -> dict[str, object]:
    """Corrections that name real records and fields, or nearly so, and set them to anything."""
    corrections: dict[str, object] = {}
    for section in draw(st.lists(st.sampled_from([*box.record_types, "nowhere"]), max_size=3)):
        kind = box.record_types.get(section, Record)
        names = [record.id for record in getattr(printed(box), section, ())]
        name = draw(st.sampled_from([*names, "nobody"]) | st.text(max_size=5))
        field = st.sampled_from([*kind.__struct_fields__, "new"]) | st.text(max_size=5)
        corrections[section] = {name: draw(st.dictionaries(field, VALUES, max_size=3) | VALUES)}
    return corrections


def loads(box: AnyBox, corrections: dict[str, object]) -> bool:
    """Loads, hashes and lists, or is refused with a line for each fault."""
    try:
        components = box.load(corrections)
    except BadComponent as error:
        said = str(error)
    else:
        assert len(box.data_hash(components)) == 16
        assert len(box.listing(components)) > 700
        return True
    assert all(line.startswith("corrections: ") for line in said.split("\n"))
    return False


@pytest.mark.slow
@every_box
@settings(max_examples=200, deadline=None)
@given(data=st.data())
def test_any_override_loads_or_is_refused(box: AnyBox, data: st.DataObject) -> None:
    corrections = data.draw(overrides(box))
    assert not loads(box, corrections) or loads(box, json.loads(json.dumps(corrections)))


@every_box
@settings(max_examples=120, deadline=None)
@given(data=st.data())
def test_any_text_loads_or_is_refused(box: AnyBox, data: st.DataObject) -> None:
    words = [*somebody(box), "totals", "value", "new", "true", "nan", *SIGNS]
    pieces = st.lists(st.sampled_from(words), max_size=14).map("".join)
    with tempfile.TemporaryDirectory() as folder:
        path = written(Path(folder), data.draw(pieces | st.text(max_size=40)))
        try:
            corrections = box.read_corrections(path)
        except BadComponent as error:
            said = str(error)
        else:
            said = "loaded" if loads(box, corrections) else "read_corrections let pass what does not load"
        assert said == "loaded" or all(line.startswith(f"{path}: ") for line in said.split("\n"))
