"""The page "add a game in six steps" shows code that exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TOY = ROOT / "src" / "garrison" / "testing" / "toy"
PIG = ROOT / "examples" / "pig.py"
PAGE = (ROOT / "docs" / "add-a-game.md").read_text("utf-8")
BLOCKS = re.findall(r"```(?:python|toml)\n# ([\w.]+)\n(.*?)```", PAGE, re.DOTALL)


def text_of(name: str) -> str:
    if name == "tests":
        return "\n".join(path.read_text("utf-8") for path in sorted(Path(__file__).parent.glob("test_*.py")))
    return (PIG if name == PIG.name else TOY / name).read_text("utf-8")


@pytest.mark.parametrize("name, block", BLOCKS)
def test_every_piece_of_code_stands_in_an_example(name: str, block: str) -> None:
    assert block in text_of(name)


def test_the_messages_shown_are_the_toys() -> None:
    italian = (TOY / "face" / "locale" / "it.ftl").read_text("utf-8")
    (shown,) = re.findall(r"```\n(name-lantern.*?)```", PAGE, re.DOTALL)
    assert all(part.strip() in italian for part in shown.split("\n\n"))


def test_there_are_six_steps() -> None:
    assert re.findall(r"^## (\d)\.", PAGE, re.MULTILINE) == list("123456")
