"""What the text face itself says, in a language; what a game says comes from the game."""

from __future__ import annotations

from garrison.core.game import Game
from garrison.table.messages import bundle_of, package_of
from garrison.table.speak import speaker

FACE = "garrison.terminal"


class Words:
    """The messages of the text face in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._bundle = bundle_of(FACE, lang)

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return bool(self._bundle.has_message(key))

    def say(self, key: str, **facts: object) -> str:
        """The message of that key."""
        if not self.has(key):
            return f"[{key}]"
        pattern = self._bundle.get_message(key).value
        return "" if pattern is None else str(self._bundle.format_pattern(pattern, facts)[0])


def label_of(game: Game, lang: str, key: str, otherwise: str) -> str:
    """A message of the game, if it has one of that key."""
    return speaker(game, lang).say(key) if bundle_of(package_of(game), lang).has_message(key) else otherwise
