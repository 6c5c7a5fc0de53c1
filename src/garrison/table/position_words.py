"""Positions in words: what the lines of a position's text are called, in a language."""

from __future__ import annotations

from typing import Any

from garrison.core.position_text import visible
from garrison.core.sheet import PositionSheet, SheetField, sheet_of
from garrison.core.sheet_text import SheetItem, parsed
from garrison.table.table import Table
from garrison.table.translator import Translator, say, table_translator

PLACES = frozenset({"space", "tile", "gate"})  # kinds of label that only the map has
PARTS = "part"  # the kind of label of sections and of fields that are no things


def word_for(words: Translator, kind: str, name: str) -> str:
    """What a name of a position's text is called: by its kind of label, by its place on the map, or by its name."""
    if kind in PLACES:
        return words.ref(f"{kind}:{name.removeprefix(kind + '_')}")
    return words.label(kind, name) if kind != "name" and words.label(kind, name, "") else words.name(name)


def field_word(words: Translator, one: SheetField) -> str:
    """What a field is called."""
    return word_for(words, one.words, one.key)


def item_word(words: Translator, one: SheetField, item: SheetItem) -> str:
    """What a field says of its thing."""
    if not item.name:
        return str(item.number)
    kind = next((part.words for part in one.parts if part.takes(item.name)), "name")
    name = word_for(words, kind, item.name)
    return name if item.number is None else f"{name} {item.number}"


def turn_words(table: Table, text: str, lang: str) -> str:
    """A turn that was told as differences, in one line."""
    words = table_translator(table, lang)
    fields = fields_by_id(sheet_of(table.game), table.position)
    said = []
    for line in parsed(text):
        one = fields[line.section, line.key]
        items = ", ".join(item_word(words, one, item) for item in line.items)
        said.append(f"{field_word(words, one)}: {items or '–'}")
    return say("own-turn", lang, count=len(said), changes="; ".join(said))


def fields_by_id(sheet: PositionSheet[Any], p: Any) -> dict[tuple[str, str], SheetField]:
    """The fields of a position as its text calls them."""
    return {one.id: one for one in sheet.fields(p)}


def lines_by_id(sheet: PositionSheet[Any], p: Any) -> dict[tuple[str, str], tuple[SheetItem, ...]]:
    """What lies on the table, as its text calls it."""
    return {(line.section, line.key): line.items for line in visible(sheet, p)}
