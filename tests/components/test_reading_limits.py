"""Files that would take minutes and gigabytes to read are refused before they are."""

from __future__ import annotations

from pathlib import Path

import pytest

from garrison.core.components import reading
from garrison.core.errors import BadComponent


def read(folder: Path, text: str) -> object:
    path = folder / "mine.toml"
    path.write_text(text)
    return reading.read_toml(path)


@pytest.mark.parametrize("part", ["a", '"a"', '""', "a-b"])
def test_a_key_of_very_many_parts_is_refused_with_its_line(tmp_path: Path, part: str) -> None:
    key = ".".join([part] * 20_000)
    for line in (f"{key} = 1", f"[{key}]", f"x = {{ {key} = 1 }}"):
        with pytest.raises(BadComponent, match=r"line 2: a key of more than 30 parts"):
            read(tmp_path, f"y = 1\n{line}\n")


def test_long_texts_are_no_keys(tmp_path: Path) -> None:
    prose = "He went on. And on... " * 100
    dots = "." * 500
    assert read(tmp_path, f"a.b.c = '{prose}'\nd = '{dots}'\n") == {"a": {"b": {"c": prose}}, "d": dots}


def test_a_huge_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadComponent, match="at most 1048576"):
        read(tmp_path, f"a = '{'x' * reading.MOST_BYTES}'")
