"""Rulings have words in every language: a title, and each of their choices."""

from __future__ import annotations

import pytest

from garrison.core.errors import Unknown
from garrison.core.game import Ruling
from garrison.table import games
from garrison.table.message_report import messages_report
from garrison.table.message_syntax import Messages
from garrison.table.messages import LANGUAGES, package_of
from garrison.table.rulings import RulingWords, choice_keys, choice_number, ruling_key, ruling_words

ALL = games.ids()
SAME = {"no"}  # words that both languages share


@pytest.mark.parametrize("name", ALL)
def test_every_ruling_and_each_choice_has_words_in_both_languages(name: str) -> None:
    game = games.find(name)
    english, italian = (Messages(package_of(game), lang).variables for lang in LANGUAGES)
    for ruling in game.about.rulings:
        key = ruling_key(ruling.id)
        wanted = {key, *(f"{key}.{choice}" for choice in choice_keys(ruling))}
        assert wanted <= english.keys()
        assert wanted <= italian.keys()
    assert messages_report(game)["missing"] == []


@pytest.mark.parametrize("name", ALL)
def test_the_languages_differ_and_no_words_are_left_over(name: str) -> None:
    game = games.find(name)
    for ruling in game.about.rulings:
        english, italian = (ruling_words(game, ruling, lang) for lang in LANGUAGES)
        assert len(italian.choices) == len(english.choices) == ruling.choices
        assert english.title not in ("", ruling.id.replace("_", " "))
        pairs = zip((english.title, *english.choices), (italian.title, *italian.choices), strict=True)
        alike = {one for one, other in pairs if one == other} - SAME
        assert len(alike) <= 1, alike  # a proper name at most
    for lang in LANGUAGES:
        said = {key for key in Messages(package_of(game), lang).variables if key.startswith("ruling-")}
        known = {ruling_key(ruling.id): choice_keys(ruling) for ruling in game.about.rulings}
        assert said == {*known, *(f"{key}.{choice}" for key, choices in known.items() for choice in choices)}


def test_a_ruling_without_words_is_shown_as_it_is() -> None:
    ruling = Ruling("not_in_any_book", 2, "", "guess")
    assert ruling_words(games.find("castle-itter"), ruling, "it") == RulingWords(
        "not in any book", ("0", "1")
    )


@pytest.mark.parametrize("name", ALL)
def test_missing_words_are_reported(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.find(name)
    key = ruling_key(game.about.rulings[0].id)
    read = Messages.__init__

    def forgetful(self: Messages, package: str, lang: str) -> None:
        read(self, package, lang)
        self.variables.pop(f"{key}.c0", None)

    monkeypatch.setattr(Messages, "__init__", forgetful)
    assert messages_report(game)["missing"] == [f"{lang}: {key}.c0" for lang in LANGUAGES]


def test_a_choice_is_named_by_its_number_or_its_words_in_any_language() -> None:
    game = games.find("castle-itter")
    ruling = game.about.ruling("pass_action")
    said = ("0", "1", "allowed", "not allowed", "non permesso")
    assert [choice_number(game, ruling, one) for one in said] == [0, 1, 0, 1, 1]
    with pytest.raises(Unknown, match="no choice 'maybe'; valid: 0 = allowed; 1 = not allowed"):
        choice_number(game, ruling, "maybe")
