"""Finding options by what people type: their name, or any words of their name and labels, in any order."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import TypeVar

from garrison.core.option import Option
from garrison.table.translator import Translator

LEAST_PREFIX = 3
Known = TypeVar("Known")


def plain(text: str) -> str:
    """Lower case without accents."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def words_of(text: str) -> list[str]:
    """The words of a text, names such as `area_9` and `rally-recover` kept whole."""
    return re.findall(r"[\w-]+", plain(text))


class Finder:
    """Finds options by words in one language."""

    def __init__(self, translator: Translator) -> None:
        self._translator = translator
        self._labels: dict[str, frozenset[str]] = {}

    def find(self, text: str, options: Iterable[Option]) -> list[Option]:
        """The options that have all words of the text; whole words count before beginnings of words."""
        wanted = words_of(text)
        if not wanted:
            return []
        fitting = self._paired(wanted, list(options))
        vocabularies = [(option, self._vocabulary(option)) for option in fitting]
        exact = [option for option, known in vocabularies if all(word in known for word in wanted)]
        if exact:
            return exact
        return [option for option, known in vocabularies if all(_begins(word, known) for word in wanted)]

    def _paired(self, wanted: list[str], options: list[Option]) -> list[Option]:
        """Those with each number or letter in the label of the word before it, where such labels have one.

        `tile 1` does not mean officer 1 who goes to tile 2; `attack 6` may mean an attack on area 6.
        """
        for word, mark in pairwise(wanted):
            if not _is_mark(mark) or _is_mark(word):
                continue
            marked = [option for option in options if any(word in label for label in self._marked(option))]
            if marked:
                options = [
                    option
                    for option in marked
                    if any({word, mark} <= label for label in self._marked(option))
                ]
        return options

    def _marked(self, option: Option) -> list[frozenset[str]]:
        """The labels of an option that have a number or letter."""
        labels = [self._label(ref) for ref in option.path]
        return [label for label in labels if any(map(_is_mark, label))]

    def _vocabulary(self, option: Option) -> frozenset[str]:
        return frozenset(words_of(option.name)).union(*(self._label(ref) for ref in option.path))

    def _label(self, ref: str) -> frozenset[str]:
        if ref not in self._labels:
            self._labels[ref] = frozenset(words_of(self._translator.ref(ref)))
        return self._labels[ref]


def begun(said: str, labels: Mapping[Known, str]) -> list[Known]:
    """What has all these words in its label; if nothing has, what has words that begin so."""
    wanted = words_of(said)
    known = {one: words_of(label) for one, label in labels.items()}
    whole = [one for one, words in known.items() if wanted and all(word in words for word in wanted)]
    return whole or [
        one
        for one, words in known.items()
        if wanted and all(any(each.startswith(word) for each in words) for word in wanted)
    ]


def _is_mark(word: str) -> bool:
    return len(word) == 1 or word.isdecimal()


def _begins(word: str, known: frozenset[str]) -> bool:
    return word in known or (
        len(word) >= LEAST_PREFIX and any(candidate.startswith(word) for candidate in known)
    )
