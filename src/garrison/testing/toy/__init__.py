"""Last Match: a night watch with two lamps and a damp box of matches; shows how a game is added."""

from garrison.testing.toy.game import LastMatch, load_game

__all__ = ["LastMatch", "load_game"]
