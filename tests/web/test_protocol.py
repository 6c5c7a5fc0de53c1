"""The messages, their types for the page, and their page in the docs."""

from __future__ import annotations

import re

import msgspec
import pytest

from garrison.table.message_syntax import Messages
from garrison.table.messages import LANGUAGES, bundle_of
from garrison.web.api.api import STATUS
from garrison.web.protocol import codec as protocol
from garrison.web.protocol import errors as refusals
from garrison.web.protocol.replies import Said
from garrison.web.protocol.requests import Message
from garrison.web.render.words import FACE
from tools.generate.artefact import ROOT
from tools.web_examples import DOC, EXAMPLES

PAGE = ROOT / DOC


def tags(union: object) -> list[str]:
    return [member.__struct_config__.tag for member in union.__args__]  # type: ignore[attr-defined]


@pytest.mark.parametrize("tag", [*tags(Message), *tags(Said)])
def test_every_message_is_documented(tag: str) -> None:
    assert f"`{tag}`" in PAGE.read_text(encoding="utf-8")


def test_every_code_is_documented_and_spoken_in_both_languages() -> None:
    doc = PAGE.read_text(encoding="utf-8")
    own = {kind.code for kind in vars(refusals).values() if hasattr(kind, "code")} | set(STATUS)
    for code in own - {"error"}:
        assert f"`{code}`" in doc
        for lang in LANGUAGES:
            assert bundle_of(FACE, lang).has_message(f"error-{code}"), (code, lang)


def test_the_web_table_says_the_same_in_both_languages() -> None:
    english, italian = (Messages(FACE, lang) for lang in LANGUAGES)
    assert english.faults == italian.faults == []
    assert english.variables == italian.variables


def test_recorded_examples_are_messages_of_today() -> None:
    """What the page is developed against must still be what the server says."""
    decoder = msgspec.json.Decoder(list[Said])
    for path in sorted((ROOT / EXAMPLES).glob("*.json")):
        if "…" not in path.read_text(encoding="utf-8"):
            assert decoder.decode(path.read_bytes())


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '{"type": "answer"}',
        '{"type": "answer", "n": -1, "option": 0}',
        '{"type": "answer", "n": 1, "option": "0"}',
        '{"type": "answer", "n": 1, "option": 0.5}',
        '{"type": "answer", "n": 9007199254740993, "option": 0}',
        '{"type": "answer", "n": 1, "option": 0, "seed": 7}',
        '{"type": "join", "tokens": []}',
        '{"type": "join", "tokens": ["a"], "lang": "de"}',
        '{"type": "seat_kind", "seat": 0, "kind": 1}',
        '{"type": "become_root"}',
        '{"id": 3}',
        "[" * 5000,
    ],
)
def test_what_is_no_message_is_refused(text: str) -> None:
    with pytest.raises((msgspec.DecodeError, RecursionError)):
        protocol.read(text)


def test_no_address_of_another_host_is_in_the_docs() -> None:
    assert not re.search(r"https?://", PAGE.read_text(encoding="utf-8"))
