"""The rulebook of a game as data: every paragraph in our own words, its status, and how we read it.

Each game keeps one `rulebook.toml` in its package, a list of `[[paragraph]]` records.
"""

from __future__ import annotations

import tomllib
from importlib.resources.abc import Traversable
from typing import Literal, TypedDict

import msgspec
from msgspec import Struct

from garrison.core.errors import BadComponent, unknown
from garrison.table.messages import folder_of

FILE = "rulebook.toml"
LANGUAGES = ("en", "it")

Status = Literal["done", "not-applicable", "open"]
Words = dict[str, str]  # language → text


class Wording(TypedDict):
    """The words of a paragraph in one language; empty where it has none."""

    title: str
    text: str
    note: str
    reading: str


class Paragraph(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One enforceable idea of the book. `page` 0 is a sheet without a number.

    `note` says why a paragraph is not applicable, `reading` why we read it as we do where the book is silent or
    unclear; `rulings` are the ids of the choices that belong to it, whose words say what we chose.
    """

    id: str
    page: int
    title: Words
    text: Words
    status: Status
    note: Words = {}
    reading: Words = {}
    rulings: tuple[str, ...] = ()

    def wording(self, lang: str) -> Wording:
        """Its words in a language."""
        return {
            "title": self.title.get(lang, ""),
            "text": self.text.get(lang, ""),
            "note": self.note.get(lang, ""),
            "reading": self.reading.get(lang, ""),
        }

    def faults(self) -> list[str]:
        """What this paragraph still lacks."""
        wordings = {"title": self.title, "text": self.text, "note": self.note, "reading": self.reading}
        required = {"title", "text"} | ({"note"} if self.status == "not-applicable" else set())
        faults = [f"{self.id}: open"] if self.status == "open" else []
        for field, words in wordings.items():
            if field in required or words:
                faults += [f"{self.id}: no {field} in '{lang}'" for lang in LANGUAGES if not words.get(lang)]
        return faults


class Chapter(Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter of the book: what stands before the dot in the ids of its paragraphs, and its title by language."""

    id: str
    en: str
    it: str

    def title(self, lang: str) -> str:
        """Its title in a language."""
        return self.it if lang == "it" else self.en


class _Book(Struct, forbid_unknown_fields=True):
    paragraph: list[Paragraph]
    chapter: list[Chapter] = []


class Rulebook:
    """All paragraphs of a game, in the order of the book."""

    def __init__(self, paragraphs: list[Paragraph], chapters: list[Chapter] | None = None) -> None:
        self.paragraphs = tuple(paragraphs)
        known = {chapter.id: chapter for chapter in chapters or ()}
        ids = dict.fromkeys(chapter_of(paragraph.id) for paragraph in paragraphs)
        # A book that names no chapters is sorted into them all the same.
        self.chapters = tuple(
            known.get(name, Chapter(name, name, name))
            for name in [*known, *(name for name in ids if name not in known)]
        )
        self._by_id = {paragraph.id: paragraph for paragraph in paragraphs}

    def __contains__(self, paragraph_id: object) -> bool:
        return paragraph_id in self._by_id

    def __getitem__(self, paragraph_id: str) -> Paragraph:
        try:
            return self._by_id[paragraph_id]
        except KeyError:
            raise unknown("paragraph", paragraph_id, list(self._by_id)) from None

    def of_chapter(self, chapter_id: str) -> list[Paragraph]:
        """The paragraphs of a chapter, in the order of the book."""
        return [paragraph for paragraph in self.paragraphs if chapter_of(paragraph.id) == chapter_id]

    def counts(self) -> dict[str, int]:
        """How many paragraphs are done, not_applicable and open."""
        counts = {"done": 0, "not_applicable": 0, "open": 0}
        for paragraph in self.paragraphs:
            counts[paragraph.status.replace("-", "_")] += 1
        return counts

    def faults(self) -> list[str]:
        """What the book still lacks: open paragraphs, words missing in a language, an unexplained status."""
        return [fault for paragraph in self.paragraphs for fault in paragraph.faults()]


def chapter_of(paragraph_id: str) -> str:
    """`2.4b` → `2`"""
    return paragraph_id.partition(".")[0]


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
    titled, used = [chapter.id for chapter in book.chapter], {chapter_of(name) for name in seen}
    if titled and sorted(titled) != sorted(used):
        odd = ", ".join(sorted(set(titled) ^ used)) or "one is there twice"
        raise BadComponent(f"{file}: chapters and paragraphs do not go together: {odd}")
    return Rulebook(book.paragraph, book.chapter)


def rulebook_of(package: str) -> Rulebook:
    """The rulebook in a game's package, such as `yourgame`."""
    return load(folder_of(package) / FILE)
