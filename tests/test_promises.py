"""The promises of the front page: each is listed with tests that show it, and these exist."""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "promises.md").read_text("utf-8")
ROWS = dict(re.findall(r"^\| ([^|]+) \| (.+) \|$", PAGE, re.MULTILINE))


def test_every_promise_of_the_front_page_is_listed() -> None:
    said = re.findall(r"^- \*\*(.+?)\.\*\*", (ROOT / "README.md").read_text("utf-8"), re.MULTILINE)
    assert len(said) >= 6
    assert set(said) <= ROWS.keys()


def test_every_test_that_shows_a_promise_is_there() -> None:
    for promise, shown in ROWS.items():
        named = re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", shown)
        assert named or promise == "promise", promise
        for file, name in named:
            tree = ast.parse((ROOT / file).read_text("utf-8"))
            found = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
            assert name in found, f"{promise}: {file}::{name}"
