"""Errors in a language: an error is an English sentence, and each sentence we can say has its Italian in a list.

`locale/errors.it.txt` holds them in pairs, with `{}` for what is put in. What is put in may be a sentence again (an
error in line 7 of a file), and is looked up too; what is not in the list stays as it is.
"""

from __future__ import annotations

import re
from functools import cache

from garrison.table.messages import LANGUAGES, LOCALE, TABLE, folder_of

GAP = "{}"


def in_language(text: str, lang: str) -> str:
    """The sentence of an error in a language."""
    if lang == LANGUAGES[0]:
        return text
    for pattern, ours in _patterns(lang):
        if found := pattern.fullmatch(text):
            parts = [in_language(part, lang) for part in found.groups()]
            return ours.format(*parts)
    return text


@cache
def sentences(lang: str) -> dict[str, str]:
    """The sentences of a language by the English ones."""
    text = (folder_of(TABLE) / LOCALE / f"errors.{lang}.txt").read_text("utf-8")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return dict(zip(lines[::2], lines[1::2], strict=True))


@cache
def _patterns(lang: str) -> list[tuple[re.Pattern[str], str]]:
    """What says most comes first: `{}: {}` fits nearly everything."""
    known = sorted(sentences(lang).items(), key=lambda pair: -len(pair[0].replace(GAP, "")))
    return [
        (re.compile("(.+?)".join(re.escape(part) for part in english.split(GAP)), re.DOTALL), ours)
        for english, ours in known
    ]
