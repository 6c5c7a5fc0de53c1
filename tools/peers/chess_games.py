"""Random games of chess with python-chess; there is no chance, every move is a step."""

from __future__ import annotations

import random

import chess

from tools.peers.timing import measure

RNG = random.Random(1)


def play() -> int:
    """One game to its end."""
    board = chess.Board()
    while not board.is_game_over():
        board.push(RNG.choice(list(board.legal_moves)))
    return len(board.move_stack)


if __name__ == "__main__":
    measure(play, "chess")
