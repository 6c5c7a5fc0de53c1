"""Rulings in the language of the reader: in the list of games, in the rules, in transcripts."""

from __future__ import annotations

from tests.cli.conftest import Run


def test_the_list_of_a_game_has_its_rulings_in_italian(garrison: Run) -> None:
    said = garrison("games", "castle-itter", "--lang", "it").out
    assert "  interpretazione pass_action: 0 = permesso; 1 = non permesso [supposizione]" in said


def test_a_paragraph_has_its_rulings_in_italian(garrison: Run) -> None:
    assert "0 = solo i dadi della carta" in garrison("rules", "wolfenstein", "--lang", "it").out
