"""`danger` in the terminal: every threat the engine tells, in both languages, with its number and its paragraph."""

from __future__ import annotations

import pytest

from garrison.core.ask import Facts
from garrison.core.danger import DIE, Threat, ThreatAssessment, danger_of
from garrison.core.game import Setup
from garrison.table import games
from garrison.table.messages import LANGUAGES
from garrison.table.translator import game_translator
from garrison.terminal.danger_lines import danger_lines
from garrison.terminal.words import TerminalText
from garrison.testing.walk import moments


def lines(danger: ThreatAssessment, lang: str) -> list[str]:
    return danger_lines(
        danger, game_translator(games.find("castle-itter"), lang, strict=True), TerminalText(lang)
    )


def test_the_gravest_and_likeliest_come_first_and_say_how_sure_they_are() -> None:
    facts: Facts = {"man": "lee", "need": 5}
    hit = Threat("hit", "piece:lee", "4.3h", facts, ("sniper", "mortar"), (DIE,), 0.004, exact=False)
    circle = Threat("last-circle", "space:t_r7", "4.3f", {"space": "t_r7", "counter": "scout"}, grave=True)
    men = Threat("men-hit", "", "4.0", amount=1.5)
    said = ThreatAssessment((hit, circle), (men,), ("no-tokens",))
    assert lines(said, "en") == [
        "Defenders hit this turn: 1.5 expected [4.0]",
        "! Scout on the red circle 7 (last): the next push takes it into the castle [4.3f]",
        "Lee is hit by Sniper and Mortar (5+): about <1 % [4.3h]",
        "No suppression token is spent and nobody is sacrificed.",
    ]
    assert lines(said, "it")[0] == "Difensori colpiti in questo turno: in media 1,5 [4.0]"
    assert lines(ThreatAssessment(), "en") == ["Nothing threatens that could be told."]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "name, scenario, players",
    [
        ("castle-itter", "elite", 1),
        ("castle-itter", "competitive", 2),
        ("westerplatte", "hard", 2),
        ("wolfenstein", "mission-4", 2),
    ],
)
def test_whatever_threatens_has_words(name: str, scenario: str, players: int, lang: str) -> None:
    game = games.find(name)
    voice, words = game_translator(game, lang, strict=True), TerminalText(lang)
    for step in moments(game, Setup(scenario, players), 3, every=23):
        danger = danger_of(game, step.p)
        said = danger_lines(danger, voice, words)
        assert len(said) == (len(danger.threats) + len(danger.totals) + len(danger.assumed) or 1)
