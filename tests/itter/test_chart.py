"""What is printed on the board, as it is told to those who draw it."""

from __future__ import annotations

from garrison.core.game import Setup
from garrison.games.itter import load_game


def test_every_position_is_told_with_its_colours_and_numbers() -> None:
    game = load_game({"positions": {"bj_cannon": {"suppress": 6}}})
    told = {piece.at: piece for piece in game.chart(Setup("standard"))}
    assert len(told) == 29
    assert (told["space:nt6"].tags, told["space:nt6"].values) == (("purple", "red"), {"from": 6, "to": 6})
    assert told["space:g4"].values == {"from": 4, "to": 6, "attack": 2, "suppress": 3}
    assert (told["space:bj_cannon"].tags, told["space:bj_cannon"].values) == (
        ("black",),
        {"attack": 4, "suppress": 6},
    )
    assert told["space:bj_load"].values == {}
