"""The words of the command line: which language it speaks, and how it says that something is wrong."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from garrison.table.error_text import in_language
from garrison.table.messages import LANGUAGES, bundle_of, message

PACKAGE = "garrison.commands"
CHOSEN = "--lang"


class CommandText:
    """The messages of the command line in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def has(self, key: str) -> bool:
        """Whether that message exists."""
        return bundle_of(PACKAGE, self.lang).has_message(key)

    def say(self, key: str, **facts: object) -> str:
        """The message of that key."""
        return message(PACKAGE, key, self.lang, **facts)

    def metavar(self, word: str) -> str:
        """What stands for a value in the help, such as GAME."""
        key = f"meta-{word.lower()}"
        return self.say(key) if self.has(key) else word

    def complain(self, code: str, text: str) -> None:
        """One line on standard error, or one for each fault."""
        message = in_language("\n".join(" ".join(line.split()) for line in text.split("\n")), self.lang)
        print(self.say("error", code=code, message=message), file=sys.stderr)


def command_of(said: Sequence[str]) -> str | None:
    """Return the first word that is no choice of a language, so that `garrison --lang it games` is `games`."""
    words = iter(said)
    for word in words:
        if word == CHOSEN:
            next(words, None)
        elif not word.startswith(f"{CHOSEN}="):
            return word
    return None


def system_language() -> str:
    """The language of the environment, if we speak it; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return next((lang for lang in LANGUAGES if value.lower().startswith(lang)), LANGUAGES[0])
    return LANGUAGES[0]


def language_of(said: Sequence[str]) -> str:
    """The language that a command asks for, before it is parsed: help and errors come in it too."""
    chosen = None
    for word, after in zip(said, [*said[1:], ""], strict=True):
        name, equals, value = word.partition("=")
        if name == CHOSEN and (value if equals else after) in LANGUAGES:
            chosen = value if equals else after  # the last one counts, as for every option
    return chosen or system_language()
