"""Whatever is in a file, only our own errors come out of loading it."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from garrison.core import journal
from garrison.core.errors import GarrisonError
from garrison.core.game import Setup
from garrison.table import store
from garrison.table.games import FindGame
from garrison.table.table import Table
from garrison.testing.toy import load_game

fuzz = settings(
    max_examples=200,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)


def _save() -> bytes:
    table = Table.new(load_game(), Setup("night", 2), 7, ["human", "random"])
    for option in ("light lantern", "light beacon"):
        table.answer(0, option)
        table.run_machines()
        table.undo()
    table.fresh()
    table.answer(0, "light beacon")
    return journal.dump(table.journal)


SAVE = _save()
LINES = SAVE.split(b"\n")[:-1]
FIELDS = [
    "save",
    "game",
    "rules",
    "players",
    "seed",
    "seats",
    "n",
    "seat",
    "pick",
    "roll",
    "draw",
    "got",
    "go",
    "fresh",
]

values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=4,
)
lines = st.dictionaries(st.sampled_from(FIELDS) | st.text(max_size=4), values, max_size=5).map(
    msgspec.json.encode
)


@st.composite
def edited(draw: st.DrawFn) -> bytes:
    """A save with lines lost, doubled, swapped, foreign, or with one field changed."""
    out = list(LINES)
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(out) - 1))
        kind = draw(st.sampled_from(["drop", "double", "swap", "foreign", "field"]))
        if kind == "drop" and len(out) > 1:
            del out[at]
        elif kind == "double":
            out.insert(at, out[at])
        elif kind == "swap":
            out[at], out[-1] = out[-1], out[at]
        elif kind == "foreign":
            out[at] = draw(lines)
        else:
            out[at] = _changed(out[at], draw(st.sampled_from(FIELDS)), draw(values))
    return b"\n".join(out) + draw(st.sampled_from([b"\n", b""]))


def _changed(line: bytes, field: str, value: object) -> bytes:
    try:
        return msgspec.json.encode({**msgspec.json.decode(line), field: value})
    except (msgspec.MsgspecError, TypeError):
        return line


@st.composite
def scratched(draw: st.DrawFn) -> bytes:
    """A save with a few bytes changed, and perhaps cut."""
    out = bytearray(SAVE)
    for _ in range(draw(st.integers(1, 4))):
        out[draw(st.integers(0, len(out) - 1))] = draw(st.integers(0, 255))
    return bytes(out[: draw(st.integers(1, len(out)))])


@pytest.mark.slow
@fuzz
@given(text=st.binary(max_size=200) | edited() | scratched(), salvage=st.booleans())
def test_loading_anything_gives_a_table_or_one_of_our_errors(
    text: bytes, salvage: bool, tmp_path: Path, find_game: FindGame
) -> None:
    path = tmp_path / "fuzz.save"
    path.write_bytes(text)
    loaded = outcome_of(path, find_game, salvage)
    if isinstance(loaded, Table):
        assert loaded.game.check(loaded.position) == []
        assert salvage or store.verify(path, find_game).hash == loaded.hash()
    else:
        assert "fuzz.save" in str(loaded)
        assert str(loaded).isprintable()
    assert path.read_bytes() == text


def outcome_of(path: Path, find_game: FindGame, salvage: bool) -> Table | GarrisonError:
    try:
        return store.load(path, find_game, salvage)
    except GarrisonError as error:
        return error


@fuzz
@given(cut=st.integers(0, len(SAVE)))
def test_a_kill_in_the_middle_of_a_write_loses_no_whole_line(
    cut: int, tmp_path: Path, find_game: FindGame
) -> None:
    path = tmp_path / "cut.save"
    path.write_bytes(SAVE[:cut])
    missing_only_its_end = cut < len(SAVE) and SAVE[cut : cut + 1] == b"\n"
    whole = SAVE[: cut + 1] if missing_only_its_end else SAVE[: SAVE.rfind(b"\n", 0, cut) + 1]
    if not whole:
        with pytest.raises(GarrisonError, match="line 1"):
            store.load(path, find_game, salvage=True)
        return
    assert journal.dump(store.load(path, find_game, salvage=True).journal) == whole
