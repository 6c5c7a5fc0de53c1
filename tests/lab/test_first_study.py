"""The page of the first study, read as a newcomer would: its files are saved, its commands run, its output compared."""

from __future__ import annotations

import re
import shlex
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.lab.conftest import Run

PAGE = Path(__file__).parents[2] / "docs/first-study.md"
FILE = re.compile(r"Save this as `([\w.]+)`:\n\n```toml\n(.*?)```", re.DOTALL)
COMMAND = re.compile(r"^ {4}\$ garrison (.+)\n((?: {4}(?!\$ ).+\n)*)", re.MULTILINE)
LEFT_OUT = "..."


@dataclass(frozen=True)
class Shown:
    """A command of the page, and the parts of its output that the page quotes, in their order."""

    words: list[str]
    parts: list[str]


def shown(text: str) -> list[Shown]:
    """Return the commands of the page with the output below each; the page may break long lines."""
    found = []
    for command, output in COMMAND.findall(text):
        lines = [line.strip() for line in output.splitlines()]
        parts = [" ".join(part.split()) for part in "\n".join(lines).split(LEFT_OUT)]
        found.append(Shown(shlex.split(command), [part for part in parts if part]))
    return found


def missing(parts: list[str], output: str) -> list[str]:
    """Return the quoted parts that the output does not have where the page has them."""
    rest, lost = " ".join(output.split()), []
    for part in parts:
        before, found, after = rest.partition(part)
        rest = after if found else before
        if not found:
            lost.append(part)
    return lost


@pytest.mark.slow
def test_every_command_prints_what_the_page_quotes(garrison: Run, tmp_path: Path) -> None:
    text = PAGE.read_text("utf-8")
    files = FILE.findall(text)
    commands = shown(text)
    assert (len(files), len(commands)) == (2, 5)
    assert all(one.parts for one in commands)
    for name, content in files:
        (tmp_path / name).write_text(content, "utf-8")
    for one in commands:
        done = garrison(*one.words)
        assert (done.code, missing(one.parts, done.out)) == (0, []), f"{one.words}\n{done.out}{done.err}"
    assert (tmp_path / "results/first/report.html").is_file()


def test_a_part_that_is_not_printed_is_found() -> None:
    assert missing(["won 1", "won 3"], "won 1, won 2") == ["won 3"]
    assert missing(["won 2", "won 1"], "won 1, won 2") == ["won 1"], "parts have an order"
