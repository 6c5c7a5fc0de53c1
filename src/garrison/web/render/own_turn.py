"""A turn played freely on a real table, for a page: what is believed to lie there, and what speaks against it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from garrison.core.errors import NotOffered
from garrison.core.own_turn import SupportsOwnTurn, believed
from garrison.core.position import Position
from garrison.core.sheet import Objection, SheetField, sheet_of
from garrison.core.sheet_lists import Counts, Left
from garrison.core.sheet_parts import NUMBER, ONE, Flags, InSet, RowFlag, SheetPart
from garrison.core.sheet_text import SheetItem
from garrison.core.view import View
from garrison.table.hosted import HostedTable
from garrison.table.position_words import PARTS, field_word, lines_by_id, word_for
from garrison.table.translator import Translator, table_translator
from garrison.web.protocol.parts import (
    NamedItem,
    TurnFault,
    TurnField,
    TurnItem,
    TurnPart,
    TurnPartKind,
    TurnSection,
)
from garrison.web.protocol.replies import OwnTurnTold
from garrison.web.protocol.requests import OwnTurnDraft
from garrison.web.render.state import Viewer

Parts = tuple[SheetPart, ...]


def own_turn_told(table: HostedTable, asked: OwnTurnDraft, viewer: Viewer) -> OwnTurnTold:
    """What lies on the table with the lines of a text in place of what is believed."""
    game = table.game
    if not table.may_tell_turn or not isinstance(game, SupportsOwnTurn):
        raise NotOffered("no turn of a person's own on a real table is under way")
    p, objections = believed(game, table.position, asked.text)
    words = table_translator(table, viewer.lang)
    fields = sheet_of(game).fields(p)
    catalogue = _Catalogue(words)
    lines = lines_by_id(sheet_of(game), p)
    sections = tuple(
        TurnSection(name, word_for(words, PARTS, name), tuple(_fields(name, fields, lines, catalogue)))
        for name in game.own_sections
        if any(one.section == name for one in fields)
    )
    return OwnTurnTold(
        n=table.n,
        sections=sections,
        parts=tuple(catalogue.told) if asked.whole else (),
        faults=tuple(_fault(words, one) for one in objections),
        view=_view(table, p, viewer, objections),
    )


def _view(table: HostedTable, p: Position, viewer: Viewer, objections: list[Objection]) -> View | None:
    """The board; of a table that cannot be there may be no picture."""
    try:
        return table.game.view(p, viewer.seat(table, table.ask))
    except (IndexError, KeyError, ValueError):
        if not objections:
            raise
        return None


def _fault(words: Translator, one: Objection) -> TurnFault:
    return TurnFault(words.say(f"fault-{one.key}", one.facts), one.rule, *one.field, one.refs)


class _Catalogue:
    """The parts that fields are made of: each is told once, fields name it by its number."""

    def __init__(self, words: Translator) -> None:
        self.words = words
        self.told: list[TurnPart] = []
        self._known: dict[object, int] = {}

    def numbers(self, parts: Parts) -> tuple[int, ...]:
        """The numbers of all parts of a field; a place on the board and one beside it are one choice."""
        groups: list[Parts] = [(part,) for part in parts]
        if len(parts) > 1 and type(parts[1]) is InSet:
            groups = [parts[:2], *groups[2:]]
        return tuple(self._number(group) for group in groups)

    def _number(self, group: Parts) -> int:
        key = tuple((type(part), part.words, tuple(part.names()), part.limits()) for part in group)
        if key not in self._known:
            self._known[key] = len(self.told)
            self.told.append(self._part(group))
        return self._known[key]

    def _part(self, group: Parts) -> TurnPart:
        first = group[0]
        names = [
            NamedItem(name, word_for(self.words, part.words, name) if name else "")
            for part in group
            for name in part.names()
        ]
        return TurnPart(
            _kind(first), tuple(names), *first.limits(), isinstance(first, (Counts, Left)), first.repeats
        )


def _kind(part: SheetPart) -> TurnPartKind:
    if part.kind == ONE:
        return "one"
    if part.kind == NUMBER:
        return "number"
    return "flags" if isinstance(part, (Flags, RowFlag)) else "some"


def _fields(
    section: str,
    fields: Sequence[SheetField],
    lines: dict[tuple[str, str], tuple[SheetItem, ...]],
    catalogue: _Catalogue,
) -> list[TurnField]:
    return [
        TurnField(
            one.key,
            field_word(catalogue.words, one),
            one.rule,
            catalogue.numbers(one.parts),
            tuple(_item(item) for item in lines.get(one.id, ())),
        )
        for one in fields
        if one.section == section
    ]


def _item(item: Any) -> TurnItem:
    return TurnItem(item.name, item.number)
