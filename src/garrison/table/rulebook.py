"""The rulebook of a game as data: every paragraph in our own words, its status, and how we read it.

Each game keeps one `rulebook.toml` in its package, a list of `[[paragraph]]` records.
"""

from __future__ import annotations

import tomllib
from importlib.resources.abc import Traversable
from typing import Literal

import msgspec
from msgspec import Struct

from garrison.core.errors import BadComponent, unknown
from garrison.table.messages import folder_of

FILE = "rulebook.toml"
LANGUAGES = ("en", "it")

Status = Literal["done", "not-applicable", "open"]
Words = dict[str, str]  # language → text


class Paragraph(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One enforceable idea of the book. `page` 0 is a sheet without a number.

    `note` says why a paragraph is not applicable, `reading` what we chose where the book is silent or
    unclear; `rulings` are the ids of the choices that belong to it.
    """

    id: str
    page: int
    title: Words
    text: Words
    status: Status
    note: Words = {}
    reading: Words = {}
    rulings: tuple[str, ...] = ()

    def faults(self) -> list[str]:
        """What this paragraph still lacks."""
        wordings = {"title": self.title, "text": self.text, "note": self.note, "reading": self.reading}
        required = {"title", "text"} | ({"note"} if self.status == "not-applicable" else set())
        faults = [f"{self.id}: open"] if self.status == "open" else []
        for field, words in wordings.items():
            if field in required or words:
                faults += [f"{self.id}: no {field} in '{lang}'" for lang in LANGUAGES if not words.get(lang)]
        return faults


class _Book(Struct, forbid_unknown_fields=True):
    paragraph: list[Paragraph]


class Rulebook:
    """All paragraphs of a game, in the order of the book."""

    def __init__(self, paragraphs: list[Paragraph]) -> None:
        self.paragraphs = tuple(paragraphs)
        self._by_id = {paragraph.id: paragraph for paragraph in paragraphs}

    def __contains__(self, paragraph_id: object) -> bool:
        return paragraph_id in self._by_id

    def __getitem__(self, paragraph_id: str) -> Paragraph:
        try:
            return self._by_id[paragraph_id]
        except KeyError:
            raise unknown("paragraph", paragraph_id, list(self._by_id)) from None

    def counts(self) -> dict[str, int]:
        """How many paragraphs are done, not_applicable and open."""
        counts = {"done": 0, "not_applicable": 0, "open": 0}
        for paragraph in self.paragraphs:
            counts[paragraph.status.replace("-", "_")] += 1
        return counts

    def faults(self) -> list[str]:
        """What the book still lacks: open paragraphs, words missing in a language, an unexplained status."""
        return [fault for paragraph in self.paragraphs for fault in paragraph.faults()]


def load(file: Traversable) -> Rulebook:
    """Read a rulebook, or say which record is wrong."""
    try:
        book = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), _Book)
    except OSError as error:
        raise BadComponent(f"{file}: cannot be read: {error.strerror}") from error
    except (tomllib.TOMLDecodeError, msgspec.ValidationError, UnicodeDecodeError) as error:
        raise BadComponent(f"{file}: {error}") from error
    seen: set[str] = set()
    for paragraph in book.paragraph:
        if paragraph.id in seen:
            raise BadComponent(f"{file}: paragraph '{paragraph.id}' stands there twice")
        seen.add(paragraph.id)
    return Rulebook(book.paragraph)


def rulebook_of(package: str) -> Rulebook:
    """The rulebook in a game's package, such as `yourgame`."""
    return load(folder_of(package) / FILE)
