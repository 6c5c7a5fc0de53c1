"""Messages are parsed one by one when they are first said; that must say the same as parsing whole files."""

from __future__ import annotations

import re

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor
from hypothesis import given, settings
from hypothesis import strategies as st

from garrison.table import games
from garrison.table.message_bundle import REFERRED, MessageBundle, entries_of, read_entry
from garrison.table.messages import LANGUAGES, TABLE, bundle_of, package_of, source_of

VARIABLE = re.compile(r"\$([a-zA-Z][\w-]*)")
VARIANT = re.compile(r"^ *\*?\[ *(\S+?) *\]", re.MULTILINE)
PACKAGES = [TABLE, "garrison.terminal", "garrison.web", "garrison.lab", "garrison.ai", "garrison.commands"]
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
    body = FluentResource(source_of(package, lang)).body
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
    text = bundle._sources[name]
    said = [text, *(bundle._sources.get(other, "") for other in REFERRED.findall(text))]
    variables = VARIABLE.findall("".join(said))
    keys = {int(key) if key.lstrip("-").isdecimal() else key for key in VARIANT.findall(text)}
    values: tuple[object, ...] = (
        "a word",
        "",
        "one",
        "other",
        0,
        1,
        -1,
        2,
        999,
        1000,
        -3,
        2.5,
        *sorted(keys, key=str),
    )
    return [{}, *(dict.fromkeys(variables, value) for value in values)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("package", [*PACKAGES, *OF_GAMES])
def test_a_message_says_what_the_whole_file_says(package: str, lang: str) -> None:
    whole = FluentBundle([lang], use_isolating=False)
    for home in (package, TABLE):
        whole.add_resource(FluentResource(source_of(home, lang)))
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


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("package", [*PACKAGES, *OF_GAMES])
def test_fluent_is_needed_for_next_to_nothing(package: str, lang: str) -> None:
    """To import it takes longer than most commands take to run."""
    pieces = entries_of(source_of(package, lang))
    assert {name for name, text in pieces.items() if read_entry(text) is None} <= {"danger-amount"}


PIECES = (
    "a", "word ", " ", "  ", "[", "]", "*", ".", "#", '"', "=", "\n", "\n ", "\n    ", "\n\n  ", "{", "}", "{ $x }",
    "{$y}", '{ "" }', '{ " " }', '{ "\\u0041" }', "{ other }", "{ other.part }", "{ other.none }", "{ none }",
    "{ -term }", "{ 3 }", "{ NUMBER($x) }", "{ $x ->", "\n [one] ", "\n [0] ", "\n *[other] ", "\n [a] ", "\n }",
    "{ $x ->\n [one] 1\n *[a] { $y } 2\n}", "\n .part = ", "\n .other =", "\n# remark", "\r\n", "\t", "ü",
)  # fmt: skip
OTHER = "other = Other { $y }\n    .part = part of it\n-term = A term\n"


@pytest.mark.slow
@given(pieces=st.lists(st.sampled_from(PIECES), max_size=9), x=st.sampled_from((0, 1, -1, 7, "a", "one", "")))
@settings(max_examples=1500, deadline=None)
def test_whatever_is_written_is_read_as_fluent_reads_it(pieces: list[str], x: object) -> None:
    source = f"key = {''.join(pieces)}\n"
    whole = FluentBundle(["en"], use_isolating=False)
    whole.add_resource(FluentResource(source + OTHER))
    lazy = MessageBundle(entries_of(source + OTHER), "en")
    if not whole.has_message("key"):
        assert read_entry(entries_of(source)["key"]) is None, source
        return
    theirs, facts = whole.get_message("key"), {"x": x, "y": "why"}
    text = None if theirs.value is None else whole.format_pattern(theirs.value, facts)[0]
    assert lazy.format("key", facts)[0] == (None if text is None else str(text)), source
    expected = {key: str(whole.format_pattern(said, {})[0]) for key, said in theirs.attributes.items()}
    assert lazy.attributes("key") == expected, source


def test_an_unknown_message_is_not_there() -> None:
    bundle = bundle_of(TABLE, "en")
    assert not bundle.has_message("no-such-message")
    with pytest.raises(LookupError):
        bundle.format("no-such-message", {})
