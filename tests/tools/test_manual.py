"""The man pages say what `--help` says, and man can show them."""

from __future__ import annotations

import subprocess

import pytest

from garrison.commands.tree import COMMANDS
from garrison.table.messages import LANGUAGES
from tests.needs import needs
from tools import manual


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_is_in_it(lang: str) -> None:
    text = manual.path(lang).read_text("utf-8")
    for name in COMMANDS:
        assert f'.SS "garrison {name}"' in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_can_be_set_without_a_complaint(lang: str) -> None:
    command = [needs("groff"), "-man", "-Tutf8", "-k", "-ww", "-z", str(manual.path(lang))]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stderr == ""
