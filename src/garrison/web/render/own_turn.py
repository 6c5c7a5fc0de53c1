"""A turn played freely on a real table, for a page: what is believed to lie there, and what speaks against it."""

from __future__ import annotations

from collections.abc import Sequence

from garrison.core.errors import NotOffered
from garrison.core.own_turn import SupportsOwnTurn, believed
from garrison.core.position import Position
from garrison.core.sheet import Objection, SheetField, sheet_of
from garrison.core.sheet_parts import choices_of
from garrison.core.sheet_text import SheetItem
from garrison.core.view import View
from garrison.table.hosted import HostedTable
from garrison.table.position_words import PARTS, field_word, lines_by_id, word_for
from garrison.table.translator import table_translator
from garrison.web.protocol.parts import TurnField, TurnSection
from garrison.web.protocol.replies import OwnTurnTold
from garrison.web.protocol.requests import OwnTurnDraft
from garrison.web.render.sheet import PartsCatalogue, items_told, objection_told
from garrison.web.render.state import Viewer


def own_turn_told(table: HostedTable, asked: OwnTurnDraft, viewer: Viewer) -> OwnTurnTold:
    """What lies on the table with the lines of a text in place of what is believed."""
    game = table.game
    if not table.may_tell_turn or not isinstance(game, SupportsOwnTurn):
        raise NotOffered("no turn of a person's own on a real table is under way")
    p, objections = believed(game, table.position, asked.text)
    words = table_translator(table, viewer.lang)
    fields = sheet_of(game).fields(p)
    catalogue = PartsCatalogue(words)
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
        faults=tuple(objection_told(words, one) for one in objections),
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


def _fields(
    section: str,
    fields: Sequence[SheetField],
    lines: dict[tuple[str, str], tuple[SheetItem, ...]],
    catalogue: PartsCatalogue,
) -> list[TurnField]:
    return [
        TurnField(
            one.key,
            field_word(catalogue.words, one),
            one.rule,
            catalogue.numbers(choices_of(one.parts)),
            items_told(lines.get(one.id, ())),
        )
        for one in fields
        if one.section == section
    ]
