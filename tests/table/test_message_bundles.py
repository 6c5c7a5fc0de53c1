"""Messages are parsed one by one when they are first said; that must say the same as parsing whole files."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from garrison.table import games
from garrison.table.messages import (
    LANGUAGES,
    REFERRED,
    TABLE,
    bundle_of,
    entries_of,
    package_of,
    parsed,
    source_of,
)

PACKAGES = [TABLE, "garrison.terminal", "garrison.web", "garrison.lab", "garrison.ai"]
OF_GAMES = [package_of(games.find(name)) for name in games.ids()]


class References(Visitor):
    """Every entry that a message refers to."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 (Fluent's name)
        self.found.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 (Fluent's name)
        self.found.add(f"-{node.id.name}")


def entries(package: str, lang: str) -> dict[str, ast.Message | ast.Term]:
    body = parsed(package, lang).body
    named = [entry for entry in body if isinstance(entry, (ast.Message, ast.Term))]
    return {("-" if isinstance(entry, ast.Term) else "") + entry.id.name: entry for entry in named}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("package", [*PACKAGES, *OF_GAMES])
def test_a_file_falls_into_the_entries_that_fluent_finds(package: str, lang: str) -> None:
    split = entries_of(source_of(package, lang))
    whole = entries(package, lang)
    assert list(split) == list(whole)
    for name, entry in whole.items():
        references = References()
        references.visit(entry)
        assert references.found <= set(REFERRED.findall(split[name])), name


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("package", OF_GAMES)
def test_a_message_says_what_the_whole_file_says(package: str, lang: str) -> None:
    whole = FluentBundle([lang], use_isolating=False)
    for home in (package, TABLE):
        whole.add_resource(parsed(home, lang))
    lazy = bundle_of.__wrapped__(package, lang)
    names = [name for home in (package, TABLE) for name in entries(home, lang) if not name.startswith("-")]
    for name in names:
        assert lazy.has_message(name)
        ours, theirs = lazy.get_message(name), whole.get_message(name)
        assert set(ours.attributes) == set(theirs.attributes)
        for said, expected in [
            (ours.value, theirs.value),
            *((pattern, theirs.attributes[key]) for key, pattern in ours.attributes.items()),
        ]:
            if said is not None and expected is not None:
                assert lazy.format_pattern(said, {})[0] == whole.format_pattern(expected, {})[0], name


def test_an_unknown_message_is_not_there() -> None:
    bundle = bundle_of(TABLE, "en")
    assert not bundle.has_message("no-such-message")
    with pytest.raises(LookupError):
        bundle.get_message("no-such-message")
