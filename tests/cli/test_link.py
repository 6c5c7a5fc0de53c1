"""`garrison link`: there and back."""

from __future__ import annotations

from pathlib import Path

import pytest

from garrison.cli import main
from garrison.table import store

GOLDEN = Path(__file__).parents[1] / "golden" / "castle-itter-elite.save"


def test_a_save_goes_into_a_link_and_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["link", str(GOLDEN), "--site", "https://example.org/", "--qr"]) == 0
    address, *code = capsys.readouterr().out.splitlines()
    assert address.startswith("https://example.org/#game=")
    assert len(code) > 20
    made = tmp_path / "again.save"
    assert main(["link", address, "--save", str(made)]) == 0
    assert capsys.readouterr().out.strip() == str(made)
    assert store.verify(made) == store.verify(GOLDEN)
    assert main(["link", address, "--save", str(made)]) == 2
    assert "never written over" in capsys.readouterr().err


def test_what_is_neither_a_save_nor_a_link_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["link", "https://example.org/#game=AQID"]) == 2
    assert "bad-link" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["none.save", "folder/none", "none"])
def test_a_file_that_is_missing_is_no_damaged_link(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["link", name, "--lang", "en"]) == 2
    assert capsys.readouterr().err == (
        f"error [bad-save]: {name}: cannot be read: No such file or directory\n"
    )


def test_the_letters_of_a_link_do_without_its_address(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["link", str(GOLDEN)]) == 0
    letters = capsys.readouterr().out.strip().removeprefix("#game=")
    assert main(["link", letters, "--save", str(tmp_path / "a.save")]) == 0
    assert main(["link", letters[:60]]) == 2
    assert "bad-link" in capsys.readouterr().err
