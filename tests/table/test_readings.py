"""A ruling says what we chose, a reading why: neither repeats the other, and pages show both."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from garrison.core.game import Game
from garrison.table import games
from garrison.table.messages import LANGUAGES, package_of
from garrison.table.rulebook import Paragraph, rulebook_of
from garrison.table.rulings import RulingWords, reading_of, ruling_words
from garrison.web.render.catalogue import all_rules

WORD = re.compile(r"[^\W\d_]{4,}|\d+")
STEM = 5  # letters: more of a word differs between `kills` and `killed`
SENTENCE = re.compile(r"(?<=[.;:])\s+")
SHORT = 3  # a sentence of fewer words says too little to repeat anything
MOST = 0.75  # of the words of a sentence may be those of a ruling, at most


def stems(text: str) -> set[str]:
    return {word.lower()[:STEM] for word in WORD.findall(text)}


def repeated(reading: str, rulings: list[RulingWords]) -> Iterator[str]:
    """The sentences of a reading that say what one of the rulings says."""
    known = [stems(f"{said.title} {said.choices[0]}") for said in rulings]
    for sentence in SENTENCE.split(reading):
        words = stems(sentence)
        if len(words) >= SHORT and any(len(words & one) / len(words) >= MOST for one in known):
            yield sentence


def with_rulings(name: str) -> Iterator[tuple[Game, Paragraph]]:
    game = games.find(name)
    for paragraph in rulebook_of(package_of(game)).paragraphs:
        if paragraph.rulings:
            yield game, paragraph


def test_a_repetition_is_found() -> None:
    ruling = RulingWords("Range of a shot", ("the troop may stand on any space of the track",))
    said = "The troop may stand on each of the spaces of the track. The book is silent about howitzers."
    assert list(repeated(said, [ruling])) == ["The troop may stand on each of the spaces of the track."]


@pytest.mark.parametrize("name", games.ids())
def test_no_reading_repeats_a_ruling_of_its_paragraph(name: str) -> None:
    found = [
        (paragraph.id, lang, sentence)
        for game, paragraph in with_rulings(name)
        for lang in LANGUAGES
        for words in ([ruling_words(game, game.about.ruling(one), lang) for one in paragraph.rulings],)
        for sentence in repeated(paragraph.reading.get(lang, ""), words)
    ]
    assert not found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", games.ids())
def test_the_rules_page_shows_the_ruling_and_the_reason(name: str, lang: str) -> None:
    told = {rule.id: rule.reading for rule in all_rules(games.find(name), lang)}
    for game, paragraph in with_rulings(name):
        for one in paragraph.rulings:
            said = ruling_words(game, game.about.ruling(one), lang)
            assert f"{said.title}: {said.choices[0]}." in told[paragraph.id]
        assert told[paragraph.id].endswith(paragraph.reading.get(lang, ""))
        assert told[paragraph.id] == reading_of(game, paragraph, lang)
