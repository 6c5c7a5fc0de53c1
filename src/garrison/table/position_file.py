"""Positions as text at a table: read with all that speaks against them in words, and as letters for a link."""

from __future__ import annotations

import base64
import binascii
import zlib
from dataclasses import dataclass
from pathlib import Path

from garrison.core.game import Game
from garrison.core.position_text import draft
from garrison.core.sheet import Objection
from garrison.core.sheet_text import MOST_LETTERS, BadPosition, SheetLine, parsed
from garrison.table.translator import game_translator, say

POSITION = "#position="  # what stands before the letters in an address
RAW = -15  # deflate without the frame of zlib
MOST_LINK = 40_000


@dataclass(frozen=True, slots=True)
class Complaint:
    """An objection in a language, with the line of the text that it is about; 0 if there is none."""

    objection: Objection
    text: str
    line: int
    lang: str

    def __str__(self) -> str:
        line = [say("position-line", self.lang, line=self.line)] if self.line else []
        rule = f" [{self.objection.rule}]" if self.objection.rule else ""
        return ": ".join([*line, *filter(None, self.objection.field), f"{self.text}{rule}"])


def complaints(game: Game, text: str, lang: str) -> list[Complaint]:
    """All that speaks against a position, in words; refused if it cannot even be read."""
    return in_words(game, draft(game, text)[2], parsed(text), lang)


def in_words(game: Game, objections: list[Objection], lines: list[SheetLine], lang: str) -> list[Complaint]:
    """Objections in a language."""
    numbers = {(line.section, line.key): line.line for line in lines}
    translator = game_translator(game, lang)
    return [
        Complaint(one, translator.say(f"fault-{one.key}", one.facts), numbers.get(one.field, 0), lang)
        for one in objections
    ]


def read_file(path: Path) -> str:
    """The text of a file."""
    try:
        if path.stat().st_size > 4 * MOST_LETTERS:
            raise BadPosition(f"{path}: too long for a position")
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadPosition(f"{path}: not a text") from None


def letters_of(text: str) -> str:
    """A position in letters that any address may hold."""
    squeezed = zlib.compressobj(9, zlib.DEFLATED, RAW)
    packed = squeezed.compress(text.encode()) + squeezed.flush()
    return base64.urlsafe_b64encode(packed).decode().rstrip("=")


def text_of(letters: str) -> str:
    """The position of a link."""
    try:
        if not 0 < len(letters) <= MOST_LINK:
            raise ValueError(letters[:20])
        packed = base64.b64decode(letters + "=" * (-len(letters) % 4), b"-_", validate=True)
        opened = zlib.decompressobj(RAW)
        text = opened.decompress(packed, 4 * MOST_LETTERS)
        if not opened.eof:
            raise ValueError(letters[:20])
        return text.decode()
    except (binascii.Error, zlib.error, ValueError):
        raise BadPosition(
            "the link holds no whole position: it was cut short or changed on its way"
        ) from None
