"""What READMEs and CONTRIBUTING say about the two commands a newcomer starts with."""

from __future__ import annotations

import re

import pytest

from tools.suite.__main__ import parser
from tools.suite.groups import ROOT
from tools.suite.programs import PROGRAMS

BLOCK = re.compile(r"(?:^    .+\n)+", re.MULTILINE)


def commands(file: str) -> str:
    """Return the indented blocks of a page."""
    return "".join(BLOCK.findall((ROOT / file).read_text("utf-8")))


@pytest.mark.parametrize("file", ["README.md", "README.it.md"])
def test_both_readmes_name_both_commands_what_they_install_and_how_long_they_take(file: str) -> None:
    shown = commands(file)
    for command in ("scripts/play", "scripts/test", "scripts/test --quick"):
        assert re.search(rf"^    {command}(?: |$)", shown, re.MULTILINE), command
    text = (ROOT / file).read_text("utf-8")
    for named in ("`.venv`", "Chromium", "`apt-get`", "docs/testing.md"):
        assert named in text
    assert re.search(r"\d+ min", text)


def test_every_way_to_run_the_tests_that_is_shown_exists() -> None:
    shown = "".join(
        commands(file) for file in ("README.md", "README.it.md", "CONTRIBUTING.md", "docs/testing.md")
    )
    for line in re.findall(r"^    scripts/test(.*)$", shown, re.MULTILINE):
        parser().parse_args(line.partition("#")[0].split())


def test_contributing_names_every_program_that_continuous_integration_installs() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8").lower()
    brought = {"bash", "node", "npm", "chromium-headless-shell"}  # there already, or part of what is named
    for name, program in PROGRAMS.items():
        if name not in brought:
            assert program.package.removesuffix("-light").removesuffix("-esr") in text, name
