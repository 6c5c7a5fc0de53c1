"""Random play of one OpenSpiel game, driven from Python: every decision and every chance answer is a step."""

from __future__ import annotations

import contextlib
import random
import sys

import pyspiel

from tools.peers.timing import measure

RNG = random.Random(1)


def chance(outcomes: list[tuple[int, float]]) -> int:
    """One outcome by its probability."""
    left = RNG.random()
    for outcome, probability in outcomes:
        left -= probability
        if left < 0:
            return outcome
    return outcomes[-1][0]


def main(name: str) -> None:
    """Measure the game of that name."""
    if name.startswith("python_"):
        with contextlib.redirect_stdout(sys.stderr):
            import open_spiel.python.games  # noqa: F401 (registers the games written in Python)
    game = pyspiel.load_game(name)

    def play() -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(chance(state.chance_outcomes()))
            else:
                state.apply_action(RNG.choice(state.legal_actions()))
            steps += 1
        return steps

    measure(play, "open_spiel")


if __name__ == "__main__":
    main(sys.argv[1])
