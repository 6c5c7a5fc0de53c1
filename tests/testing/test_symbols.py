"""The kit reads what the signs of a board mean, and names what is wrong with it."""

from __future__ import annotations

import json
import re
from importlib.resources import files

import pytest

from examples.pig import load_game
from garrison.core.vocabulary import vocabulary_of
from garrison.table import games
from garrison.table.messages import package_of
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


@pytest.mark.parametrize(
    "look, fault",
    [
        ({"of": "^nosuchcard"}, "there is no such card"),
        ({"rule": "99.9"}, "no paragraph 99.9"),
        ({"deck": {"en": "Deck"}}, "no words in 'it'"),
    ],
)
def test_what_is_wrong_with_the_look_of_a_card_is_named(look: dict[str, object], fault: str) -> None:
    whole = {"of": ".", "rule": "1", "show": "<path/>", "deck": SAID} | look
    groups = [{"title": SAID, "symbols": []}]
    found = list(symbol_faults(load_game(), {"groups": groups, "cards": [whole]}))
    assert any(fault in one for one in found)


CARD_KINDS = {
    "castle-itter": ("card",),
    "westerplatte": ("card",),
    "wolfenstein": ("weapon", "item", "event"),
}


@pytest.mark.parametrize("name", CARD_KINDS)
def test_every_card_of_every_deck_has_a_face(name: str) -> None:
    game = games.find(name)
    file = files(package_of(game)) / "face" / "board" / "symbols.json"
    cards_file = json.loads(file.read_text("utf-8"))["cards"]
    looks = [re.compile(look["of"]) for look in cards_file]
    whole = {look["rest"] for look in cards_file if "rest" in look}  # kinds all of whose cards have a look
    refs = [ref.partition(":") for ref in vocabulary_of(game).refs]
    cards = {card for kind, _, card in refs if kind in CARD_KINDS[name] and "unused" not in card}
    assert len(cards) > 30
    assert whole <= set(CARD_KINDS[name])
    faceless = {card for card in cards if not any(look.search(card) for look in looks)}
    assert not [ref for ref in refs if ref[2] in faceless and ref[0] not in whole]
