"""Four random players at Catanatron.

Its actions are the decisions; dice, cards, random discards and thefts happen inside them and are counted as
chance answers on top, which is the count most favourable to it.
"""

from __future__ import annotations

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.enums import Action, ActionType
from catanatron.models.player import Color, RandomPlayer

from tools.peers.timing import measure

DRAWS = {ActionType.ROLL, ActionType.BUY_DEVELOPMENT_CARD, ActionType.DISCARD}


def has_chance(action: Action) -> bool:
    """Whether the action also drew something: dice, a card, a random discard, or a stolen resource."""
    if action.action_type == ActionType.MOVE_ROBBER:
        return action.value[2] is not None
    return action.action_type in DRAWS


def play() -> int:
    """One game to its end or to Catanatron's own limit of turns."""
    game = Game([RandomPlayer(color) for color in Color])
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        game.play_tick()
    actions = game.state.actions
    return len(actions) + sum(has_chance(action) for action in actions)


if __name__ == "__main__":
    measure(play, "catanatron")
