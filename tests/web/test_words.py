"""The short texts that a page shows, and what the server need not load for them."""

from __future__ import annotations

import subprocess
import sys

import pytest
from fluent.syntax import FluentParser, ast

from garrison.table import games
from garrison.table.messages import LANGUAGES, TABLE, package_of, source_of
from garrison.web.render.words import FACE, texts

SLOW = ("fluent", "babel", "segno")  # a fifth of a second before anybody sees a board
START = f"""
import sys
from garrison.table import games
from garrison.web.app import server
from garrison.web.render.words import texts
for game in (None, games.find("castle-itter")):
    texts(game, "it")
print(sorted(sys.modules.keys() & {set(SLOW)!r}))
"""


def plain(pattern: ast.Pattern, attributes: dict[str, ast.Pattern]) -> str | None:
    """What Fluent reads, if it is text, variables and attributes of other messages."""
    said = ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            said += element.value
            continue
        found = element.expression
        if isinstance(found, ast.VariableReference):
            said += f"{{{found.id.name}}}"
        elif isinstance(found, ast.MessageReference) and found.attribute is not None:
            part = plain(attributes[f"{found.id.name}.{found.attribute.name}"], attributes)
            if part is None:
                return None
            said += part
        else:
            return None
    return said


def read_by_fluent(package: str, lang: str) -> dict[str, str]:
    body = FluentParser().parse(source_of(package, lang)).body
    messages = [entry for entry in body if isinstance(entry, ast.Message)]
    attributes = {
        f"{entry.id.name}.{one.id.name}": one.value for entry in messages for one in entry.attributes
    }
    found = {entry.id.name: plain(entry.value, attributes) for entry in messages if entry.value is not None}
    return {key: text for key, text in found.items() if text and not key.startswith("ruling-")}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["", "castle-itter", "westerplatte", "wolfenstein"])
def test_the_page_has_every_message_without_grammar_as_fluent_reads_it(name: str, lang: str) -> None:
    game = games.find(name) if name else None
    packages = [FACE] if game is None else [TABLE, package_of(game)]
    read = {key: text for package in packages for key, text in read_by_fluent(package, lang).items()}
    assert len(read) > 500
    assert texts(game, lang) == read


def test_a_server_starts_without_what_takes_long_to_load() -> None:
    told = subprocess.run([sys.executable, "-c", START], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "[]"
