"""Enemy only at a terminal: turns are played on the table, what lies otherwise is typed, and the enemy follows."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from garrison.core.journal import OwnTurnEntry
from garrison.table import store
from tests.cli.test_real_table import ENDED, Terminal, answer

WORDS = {"en": ("enemy", "done"), "it": ("nemico", "fatto")}
REFUSED = ("Not possible", "Non è possibile")
# What is said once in the first turn of a person's own, and what the line is then.
CHANGES = {
    "castle-itter": ("basse: north terrace 3", "Basse: North Terrace 3 (viola) *"),
    "westerplatte": ("officer 1: tile 3", "Officer 1: tile 3, Ammunition 2 *"),
    "wolfenstein": ("bj: hp 2", "Heavy ammunition 1, HP 2 *"),
}


class Player:
    """Somebody who plays on the table, and types only what has to be typed."""

    def __init__(self, terminal: Terminal, lang: str) -> None:
        self.terminal = terminal
        self.enemy, self.done = WORDS[lang]
        self.dice = random.Random(6)
        self.said = terminal.heard()

    def type(self, line: str) -> str:
        self.terminal.type(line)
        self.said = self.terminal.heard()
        return self.said

    @property
    def is_over(self) -> bool:
        return any(ended in self.said for ended in ENDED)


def until_own_turn(player: Player) -> str:
    """As a referee until a turn may be told; what the machine believes to lie there."""
    while True:
        asked = player.said
        listed = player.type(player.enemy)
        if f"{player.enemy} {player.done}" in listed:
            return listed
        player.said = asked
        player.type(answer(asked, player.dice))


@pytest.mark.parametrize(
    "title, lang", [("castle-itter", "it"), ("westerplatte", "en"), ("wolfenstein", "en")]
)
def test_a_turn_is_told_as_what_lies_otherwise(tmp_path: Path, title: str, lang: str) -> None:
    player = Player(Terminal(tmp_path, title, "--real", "all", "--lang", lang, "--no-hints"), lang)
    assert "\n  " in until_own_turn(player)
    change, line = CHANGES[title]
    assert line in player.type(f"{player.enemy} {change}")
    assert "'no-such'" in player.type(f"{player.enemy} no-such: 3").replace("«", "'").replace("»", "'")
    player.type(f"{player.enemy} {player.done}")
    player.terminal.leave()
    (save,) = (tmp_path / "saves").iterdir()
    (turn,) = (entry.turn for entry in store.load(save).line() if isinstance(entry, OwnTurnEntry))
    assert change.partition(":")[0].split()[0] in turn


def test_danger_counts_what_was_told_so_far(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "castle-itter", "--real", "all", "--lang", "en", "--no-hints")
    player = Player(terminal, "en")
    until_own_turn(player)
    assert "Basse is hit by" not in player.type("danger")
    player.type(f"enemy {CHANGES['castle-itter'][0]}")
    assert "Basse is hit by" in player.type("danger")
    terminal.leave()


def test_a_whole_game_without_telling_a_move(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "castle-itter", "--real", "all", "--lang", "it", "--no-hints")
    player = Player(terminal, "it")
    while not player.is_over:
        asked = player.said
        if player.type("nemico fatto").count("\n") < 3:  # refused: something else is asked now
            player.said = asked
            player.type(answer(asked, player.dice))
    assert terminal.leave() == 0
    (save,) = (tmp_path / "saves").iterdir()
    table = store.load(save)
    assert table.outcome is not None
    assert sum(isinstance(entry, OwnTurnEntry) for entry in table.line()) > 2
