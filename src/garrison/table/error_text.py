"""Errors in a language: an error is an English sentence, and each sentence we can say has its Italian in a list.

`locale/errors.it.txt` holds them in pairs, with `{}` for what is put in; a game has those of its own files beside its
messages. What is put in may be a sentence again (an error in line 7 of a file), and is looked up too; what is not in
the list stays as it is.
"""

from __future__ import annotations

import sys
from functools import cache, lru_cache
from itertools import zip_longest
from pathlib import Path
from typing import NamedTuple

from garrison.core.errors import GarrisonError
from garrison.table import games
from garrison.table.messages import LANGUAGES, TABLE, file_of

GAP = "{}"
REMEMBERED = 4096
DEEPEST = 8  # sentences within sentences; a file may name its fields so that there seem to be thousands


class SentencePair(NamedTuple):
    """An English sentence and ours, each as what stands around its gaps."""

    english: list[str]
    ours: list[str]

    def gaps(self, text: str) -> list[str] | None:
        """What is put in, if the text is this sentence: each gap ends where what follows it first stands."""
        first, *rest = self.english
        if not text.startswith(first) or not all(part in text for part in rest):
            return None
        found, at = list[str](), len(first)
        for part in rest[:-1]:
            end = text.find(part, at + 1)
            if end < 0:
                return None
            found.append(text[at:end])
            at = end + len(part)
        if not rest:
            return found if text == first else None
        end = len(text) - len(rest[-1])
        return [*found, text[at:end]] if at < end and text.endswith(rest[-1]) else None

    def filled(self, parts: list[str]) -> str:
        """Ours with its parts."""
        return "".join(one for pair in zip_longest(self.ours, parts, fillvalue="") for one in pair)


def in_language(text: str, lang: str) -> str:
    """What an error says in a language, line by line."""
    if lang == LANGUAGES[0]:
        return text
    packages = _packages()
    return "\n".join(_said(line, lang, packages, DEEPEST) for line in text.split("\n"))


@lru_cache(maxsize=REMEMBERED)
def _said(text: str, lang: str, packages: tuple[str, ...], deeper: int) -> str:
    for sentence in _sentences(lang, packages) if deeper else ():
        found = sentence.gaps(text)
        if found is not None:
            return sentence.filled([_said(part, lang, packages, deeper - 1) for part in found])
    return text


def _packages() -> tuple[str, ...]:
    """The table and the games at hand: only a game that was imported can have found something wrong."""
    try:
        modules = [games.module_of(name) for name in games.ids()]
    except GarrisonError:  # the list of games may be what is wrong
        modules = []
    return (TABLE, *(module for module in modules if module in sys.modules))


@cache
def pairs_of(package: str, lang: str) -> dict[str, str]:
    """The sentences of a package by the English ones; a stranger's game may have none."""
    try:
        text = _list_of(package, lang).read_text("utf-8")
    except OSError:
        return {}
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return dict(zip(lines[::2], lines[1::2], strict=True))


def _list_of(package: str, lang: str) -> Path:
    return file_of(package, lang).with_name(f"errors.{lang}.txt")


@cache
def _sentences(lang: str, packages: tuple[str, ...]) -> list[SentencePair]:
    """What says most comes first: `{}: {}` fits nearly everything."""
    pairs = [pair for package in packages for pair in pairs_of(package, lang).items()]
    pairs.sort(key=lambda pair: -len(pair[0].replace(GAP, "")))
    return [SentencePair(english.split(GAP), ours.split(GAP)) for english, ours in pairs]
