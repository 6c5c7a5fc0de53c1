"""The kit reads what the signs of a board mean, and names what is wrong with it."""

from __future__ import annotations

import pytest

from examples.pig import load_game
from garrison.table import games
from garrison.testing.symbols import check_symbols, symbol_faults

SAID = {"en": "A pip.", "it": "Un punto."}


def faults(**sign: object) -> list[str]:
    """What is wrong with a sign."""
    whole = {"id": "pip", "at": ".pip", "rule": "1", "text": SAID} | sign
    return list(symbol_faults(load_game(), {"groups": [{"title": SAID, "symbols": [whole]}]}))


@pytest.mark.parametrize("name", games.ids())
def test_our_signs_are_explained(name: str) -> None:
    check_symbols(games.find(name))


@pytest.mark.parametrize(
    "sign, fault",
    [
        ({"text": {"en": "A pip."}}, "no words in 'it'"),
        ({"rule": "99.9"}, "no paragraph 99.9"),
        ({"at": ""}, "not said where it is drawn"),
        ({"sound": "pling"}, "'sound' means nothing here"),
    ],
)
def test_what_is_wrong_with_a_sign_is_named(sign: dict[str, object], fault: str) -> None:
    assert any(fault in one for one in faults(**sign))


def test_a_sign_is_explained_once() -> None:
    sign = {"id": "pip", "at": ".pip", "rule": "1", "text": SAID}
    found = list(symbol_faults(load_game(), {"groups": [{"title": SAID, "symbols": [sign, sign]}]}))
    assert any("'pip' is there twice" in one for one in found)
