"""The messages of the terminal client; those of a game come from the game."""

from __future__ import annotations

from garrison.table.messages import bundle_of, message

FACE = "garrison.terminal"


class TerminalText:
    """The messages of the terminal client in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def has(self, key: str) -> bool:
        """Whether that message exists."""
        return bool(bundle_of(FACE, self.lang).has_message(key))

    def say(self, key: str, **facts: object) -> str:
        """The message of that key."""
        return message(FACE, key, self.lang, **facts)
