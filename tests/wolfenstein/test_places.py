"""Places in words: rooms by name, and the way from whoever is in turn. Coordinates stand at the edge of the map."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from garrison.core.ask import Choice
from garrison.core.danger import danger_of
from garrison.core.game import Setup
from garrison.core.journal import answer_in
from garrison.core.terminal_board import TerminalBoard
from garrison.games.wolfenstein import load_game
from garrison.games.wolfenstein.game import Wolfenstein
from garrison.games.wolfenstein.missions.format import missions
from garrison.table.danger_text import threat_words
from garrison.table.messages import LANGUAGES
from garrison.table.table import Table
from garrison.table.translator import Translator, asked_translator, table_translator
from tests.wolfenstein.scenes import castle

COORDINATES = re.compile(r"r\d+c\d+", re.IGNORECASE)
LOOKS = 25  # positions of a game at which the whole table is read


@pytest.fixture(scope="module")
def game() -> Wolfenstein:
    """The game with the components as shipped."""
    return load_game()


def said(table: Table, lang: str) -> Iterator[str]:
    """Every sentence of a game from its beginning: goals, questions, options, danger, events, the board in text."""
    game = table.game
    assert isinstance(game, Wolfenstein)
    words, board = table_translator(table, lang), game.terminal_board()
    told = game.briefing(table.setup)
    yield from told.words(lang)
    yield from (words.say(f"goal-{goal.key}", goal.facts) for goal in (*told.goals, *told.defeats))
    yield from words.local_names().values()
    p, line = game.setup(table.setup), table.line()
    every = max(1, len(line) // LOOKS)
    for n, entry in enumerate(line):
        ask = game.ask(p)
        yield words.translate(ask.prompt).text
        if isinstance(ask, Choice):
            near = asked_translator(table, p, ask.options, lang)
            yield from map(near.option, ask.options)
            yield from (near.ref(ref) for option in ask.options for ref in option.path)
        if n % every == 0:
            yield from read(game, p, words, board)
        events = game.apply(p, answer_in(entry, game.options))
        yield from (words.translate(event).text for event in events)


def read(game: Wolfenstein, p: object, words: Translator, board: TerminalBoard) -> Iterator[str]:
    """The table drawn and described, and what threatens."""
    view = game.view(p, 0)  # type: ignore[arg-type]
    yield from board.draw(view, words)
    yield from board.describe(view, words)
    for threat in danger_of(game, p, None).threats:  # type: ignore[arg-type]
        told = threat_words(threat, words)
        yield from (told.text, told.label)


@pytest.mark.parametrize("mission", missions())
def test_no_sentence_of_a_game_has_coordinates(game: Wolfenstein, mission: str) -> None:
    table = Table.new(game, game.settle(Setup(mission)), 7, ["random"])
    table.run_machines()
    for lang in LANGUAGES:
        found = [text for text in said(table, lang) if COORDINATES.search(text)]
        assert not found, found[:3]


@pytest.mark.parametrize(
    "space, en, it",
    [
        ("r4c5", "R1, one step east, beside the crate", "R1, un passo a est, accanto alla cassa"),
        ("r3c3", "R1, one step north-west", "R1, un passo a nord-ovest"),
        ("r2c3", "R1, two steps north and one west", "R1, due passi a nord e uno a ovest"),
        ("r4c4", "R1, here", "R1, qui"),
        ("r6c4", "R1, two steps south", "R1, due passi a sud"),
    ],
)
def test_a_space_is_told_by_the_way_there(game: Wolfenstein, space: str, en: str, it: str) -> None:
    stage = castle({"r5c6": "C"}).stand(bj="r4c4").turn("bj")
    ref = f"space:{space}"
    assert isinstance(stage.game, Wolfenstein)
    for lang, expected in (("en", en), ("it", it)):
        words = Translator(stage.game, lang, strict=True).nearby(stage.game.bearings(stage.p, [ref]))
        assert words.ref(ref) == expected
        assert words.option(stage.game.options.named(f"move {space}")).endswith(expected)


def test_a_space_of_the_log_is_told_by_its_room_and_what_it_lies_at(game: Wolfenstein) -> None:
    names = game.local_names(game.settle(Setup("mission-1")))
    for lang, door, corner, middle in (
        ("en", "R2, by the door to C1", "R1, in the north-west corner", "R1, in the middle"),
        ("it", "R2, presso la porta verso C1", "R1, angolo nord-ovest", "R1, al centro"),
    ):
        words = Translator(game, lang, strict=True, local=tuple(names.items()))
        assert [words.ref(f"space:{name}") for name in ("r4c12", "r2c2", "r4c4")] == [door, corner, middle]
        assert words.say("figure-moved", {"who": "bj", "space": "r4c12"}).endswith(f"{door}.")
