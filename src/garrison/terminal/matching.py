"""Moves named in words: by their own name, or by any words of their name and labels, in any order."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from garrison.core.option import Option
from garrison.table.speak import Speaker

LEAST_PREFIX = 3


def plain(text: str) -> str:
    """Lower case without accents."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def words_of(text: str) -> list[str]:
    """The words of a text, names such as `area_9` and `rally-recover` kept whole."""
    return re.findall(r"[\w-]+", plain(text))


class Finder:
    """Finds options by words in one language."""

    def __init__(self, speaker: Speaker) -> None:
        self._speaker = speaker
        self._labels: dict[str, frozenset[str]] = {}

    def find(self, text: str, options: Iterable[Option]) -> list[Option]:
        """The options that have all words of the text; whole words count before beginnings of words."""
        wanted = words_of(text)
        if not wanted:
            return []
        vocabularies = [(option, self._vocabulary(option)) for option in options]
        exact = [option for option, known in vocabularies if all(word in known for word in wanted)]
        if exact:
            return exact
        return [option for option, known in vocabularies if all(_begins(word, known) for word in wanted)]

    def _vocabulary(self, option: Option) -> frozenset[str]:
        return frozenset(words_of(option.name)).union(*(self._label(ref) for ref in option.path))

    def _label(self, ref: str) -> frozenset[str]:
        if ref not in self._labels:
            self._labels[ref] = frozenset(words_of(self._speaker.ref(ref)))
        return self._labels[ref]


def _begins(word: str, known: frozenset[str]) -> bool:
    return word in known or (
        len(word) >= LEAST_PREFIX and any(candidate.startswith(word) for candidate in known)
    )
