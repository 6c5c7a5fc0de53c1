"""A position that is being set up: what the page asks of it, and what it is told."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from garrison.core.sheet_text import MOST_LETTERS
from garrison.core.view import Piece, View
from garrison.table.position_file import MOST_LINK
from garrison.web.protocol.fields import Ref
from garrison.web.protocol.parts import ObjectionTold, SheetItemTold, SheetPartTold

PositionText = Annotated[str, Meta(max_length=MOST_LETTERS)]
Begin = Literal["", "setup", "empty", "turn"]


class PositionEdit(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`POST /api/positions`: look at the position of a text, of a link (`letters`) or of a `game`, and change it.

    One change at most: a tap with a `tool` on `ref` (the tool `eraser` takes away), the line `key` of a `section` (the
    head has none), or another beginning: the printed set-up, an empty table, the start of a turn.
    """

    text: PositionText = ""
    letters: Annotated[str, Meta(max_length=MOST_LINK)] = ""
    game: Ref = ""
    begin: Begin = ""
    tool: Ref = ""
    ref: Ref = ""
    section: Ref = ""
    key: Ref = ""
    items: Annotated[str, Meta(max_length=4000)] = ""


class SheetFieldTold(Struct, frozen=True, kw_only=True):
    """A line of the text, with the numbers of its parts; `refs` is where what it tells lies on the board."""

    section: str
    key: str
    words: str
    rule: str
    items: tuple[SheetItemTold, ...]
    parts: tuple[int, ...]
    refs: tuple[str, ...]


class SheetToolTold(Struct, frozen=True, kw_only=True):
    """Something that is chosen once and put down by taps; `left` in the box, null where nobody counts."""

    id: str
    section: str
    words: str
    way: str
    left: int | None
    places: int  # where they are in `lists`, as refs


class PositionTold(Struct, frozen=True, kw_only=True):
    """A position that is being set up. It can be played if there are no objections; `asked` is what it asks then."""

    game: str
    text: str
    letters: str
    head: dict[str, str]
    seats: tuple[str, ...]  # who sits where if it is played: `me`, or a machine against me
    view: View
    chart: tuple[Piece, ...]
    goals: tuple[str, ...]
    names: dict[str, str]
    tools: tuple[SheetToolTold, ...]
    fields: tuple[SheetFieldTold, ...]
    parts: tuple[SheetPartTold, ...]
    lists: tuple[tuple[str, ...], ...]
    objections: tuple[ObjectionTold, ...]
    asked: str
    rule: str
    history: bool  # whether it tells what cannot be seen: who acted, what is being resolved


class PositionWritten(Struct, frozen=True, kw_only=True):
    """`GET /api/tables/{id}/position`: how a table stands, as text and as letters for an address."""

    text: str
    letters: str
