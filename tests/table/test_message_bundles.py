"""Messages are parsed one by one when they are first said; that must say the same as parsing whole files."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from garrison.table import games
from garrison.table.message_bundle import REFERRED, VARIABLE, MessageBundle, entries_of
from garrison.table.message_syntax import parsed
from garrison.table.messages import LANGUAGES, TABLE, bundle_of, package_of, source_of

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


def facts_for(bundle: MessageBundle, name: str) -> list[dict[str, object]]:
    """Nothing; words; numbers of several sizes, which are not written the same in every language."""
    variables = VARIABLE.findall(bundle._sources[name])
    values: tuple[object, ...] = ("a word", "", 0, 1, 999, 1000, -3, 2.5)
    return [{}, *(dict.fromkeys(variables, value) for value in values)]


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
        theirs = whole.get_message(name)
        expected = {key: whole.format_pattern(said, {})[0] for key, said in theirs.attributes.items()}
        assert lazy.attributes(name) == expected, name
        for facts in facts_for(lazy, name):
            text = None if theirs.value is None else whole.format_pattern(theirs.value, facts)[0]
            assert lazy.format(name, facts)[0] == text, (name, facts)


def test_an_unknown_message_is_not_there() -> None:
    bundle = bundle_of(TABLE, "en")
    assert not bundle.has_message("no-such-message")
    with pytest.raises(LookupError):
        bundle.format("no-such-message", {})
