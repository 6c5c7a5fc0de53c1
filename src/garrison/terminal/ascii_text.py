"""Text for terminals that show nothing but ASCII."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping

SIGNS = str.maketrans(
    {
        "─": "-", "│": "|", "┐": "+", "┴": "+", "┤": "+", "█": "#", "■": "#", "▪": "o", "·": ".", "•": "*",
        "►": ">", "◆": "@", "×": "x", "–": "-", "—": "-", "…": "...", "«": '"', "»": '"', "’": "'", "✔": "+",
        "↑": "N", "↓": "S", "→": "E", "←": "W", "↗": "NE", "↘": "SE", "↙": "SW", "↖": "NW", "º": "o", "≥": ">=",
        "à": "a'", "è": "e'", "é": "e'", "ì": "i'", "ò": "o'", "ù": "u'", "È": "E'", "ß": "ss",
    }
)  # fmt: skip


def in_ascii(text: str, signs: Mapping[str, str] = {}) -> str:
    """The text in ASCII: drawings in their nearest signs, accents of Italian as apostrophes, others left out."""
    for sign, other in signs.items():
        text = text.replace(sign, other)
    if text.isascii():
        return text
    apart = unicodedata.normalize("NFKD", text.translate(SIGNS))
    return (
        "".join(letter for letter in apart if letter.isascii() or not unicodedata.combining(letter))
        .encode("ascii", "replace")
        .decode("ascii")
    )
