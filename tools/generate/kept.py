"""Files that are made once and kept: what is wrong with them, one sentence each."""

from __future__ import annotations

import ast
import hashlib
import re
from collections.abc import Iterator
from pathlib import Path

from garrison.table.links.game_link import header_words
from tools.generate.artefact import ROOT
from tools.generate.registry import find

# What every link of format 1 was written with. If it differs, write another text under another format.
WORDS = "7297598df82bec134661fb45126ecf8c7ecf80c8075e9cd35485e34b6cf73847"
FOUND_BY = re.compile(r"Found by `([^`]+)`\.")


def changed_words() -> Iterator[str]:
    """Yield a sentence if the text of the headers of links is another."""
    if hashlib.sha256(header_words()).hexdigest() != WORDS:
        yield "header_words.txt has changed: every link that was ever shared needs it as it was"


def without_command() -> Iterator[str]:
    """Yield the modules of learnt numbers that do not name the command that finds them."""
    for path in find("learnt-numbers").existing():
        if not recipe_of(ROOT / path):
            yield f"{path} does not name the command that finds its numbers"


def recipe_of(module: Path) -> str:
    """Return the command that a module names, or nothing."""
    words = (ast.get_docstring(ast.parse(module.read_text("utf-8"))) or "").split()
    found = FOUND_BY.search(" ".join(words))
    return found[1] if found else ""
