"""A position that is being set up: its text changed by taps and small controls, and drawn however wrong it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from garrison.core.ask import Prompt
from garrison.core.content import MISSION
from garrison.core.game import Game, Setup
from garrison.core.position_text import TURN, draft, laid, setup_in, visible, write
from garrison.core.sheet import Objection, PositionSheet, SheetField, sheet_of
from garrison.core.sheet_taps import Lines, SheetTaps
from garrison.core.sheet_text import HEAD, BadPosition, SheetItem, SheetLine, parsed, printed
from garrison.core.view import View

ERASER = "eraser"  # the tool that takes away whatever lies there


@dataclass(frozen=True)
class SheetDraft:
    """A position as far as it is set up: its text, how it looks, and all that speaks against it."""

    setup: Setup
    text: str
    view: View
    fields: Sequence[SheetField]
    taps: SheetTaps
    box: dict[str, int]
    objections: list[Objection]
    prompt: Prompt | None  # what is asked first, once nothing speaks against it
    history: bool  # whether it tells what cannot be seen


def drafted(game: Game, text: str) -> SheetDraft:
    """A text, looked at; refused if it cannot be read."""
    sheet = sheet_of(game)
    setup, p, objections = draft(game, text)
    lines = parsed(text)
    table = laid(sheet, lines, setup)
    whole = _arranged(sheet, table, lines)
    taps = SheetTaps(sheet, table, _by_field(whole))
    box = sheet.box(table)
    view = _drawn(game, sheet, table) if objections else game.view(p, 0)
    prompt = None if objections else game.ask(p).prompt
    history = any(line.section == TURN for line in whole)
    return SheetDraft(
        setup, printed(whole), view, sheet.fields(table), taps, box, objections, prompt, history
    )


def _drawn(game: Game, sheet: PositionSheet[Any], table: Any) -> View:
    """How a table looks that is not right yet."""
    lost = sheet.still(table)
    view = game.view(table, 0)
    return replace(view, pieces=tuple(piece for piece in view.pieces if piece.id not in lost))


def _arranged(sheet: PositionSheet[Any], table: Any, lines: Sequence[SheetLine]) -> list[SheetLine]:
    """The lines in the order of the game, without remarks: head, what can be seen, what cannot."""
    head = [line for line in lines if line.section == HEAD]
    turn = [line for line in lines if line.section == TURN]
    return [*head, *visible(sheet, table), *turn]


def _taps(sheet: PositionSheet[Any], table: Any, lines: Sequence[SheetLine]) -> SheetTaps:
    return SheetTaps(sheet, table, _by_field(_arranged(sheet, table, lines)))


def _by_field(lines: Sequence[SheetLine]) -> Lines:
    return {(line.section, line.key): line.items for line in lines}


def tapped(game: Game, text: str, tool: str, ref: str) -> str:
    """The text after a tap with a tool."""
    lines, sheet = parsed(text), sheet_of(game)
    taps = _taps(sheet, laid(sheet, lines, setup_in(game, text)), lines)
    if tool == ERASER:
        taps.clear(ref)
    else:
        taps.tap(taps.tool(tool), ref)
    return _printed(taps.lines)


def with_field(text: str, section: str, key: str, said: str) -> str:
    """The text with another line in place of one; an empty one is left out."""
    if "\n" in said or "\r" in said:
        raise BadPosition(f"{section}: {key}: one line is needed")
    lines = _by_field(parsed(text))
    lines.pop((section, key), None)
    if said.strip():
        lines[section, key] = parsed(f"{key}: {said}")[0].items
    return _printed(lines)


def with_head(game: Game, text: str, key: str, said: str) -> str:
    """The text with another set-up. Another scenario is laid out as printed; else what lies on the table stays."""
    changed = with_field(text, HEAD, key, said)
    if key == "scenario":
        changed = with_field(changed, HEAD, MISSION, "")
    known = {one.id: one.parts for one in _fields_of(game, changed)}
    kept = _printed(
        {
            at: tuple(item for item in items if any(part.takes(item.name) for part in known.get(at, ())))
            if at[0] != HEAD
            else items
            for at, items in _by_field(parsed(changed)).items()
        }
    )
    return set_up(game, setup_in(game, kept)) if key == "scenario" else kept


def _fields_of(game: Game, text: str) -> list[SheetField]:
    sheet = sheet_of(game)
    return sheet.fields(sheet.empty(setup_in(game, text)))


def without_history(text: str) -> str:
    """The text without what cannot be seen: a turn begins."""
    return printed(line for line in parsed(text) if line.section != TURN)


def set_up(game: Game, setup: Setup) -> str:
    """The text of what the printed set-up puts on the table."""
    return without_history(write(game, game.setup(game.settle(replace(setup, position="")))))


def emptied(game: Game, text: str) -> str:
    """The text of the same table with nothing on it, every piece in its box."""
    sheet = sheet_of(game)
    known = {one.id for one in _fields_of(game, text)}
    head = [line for line in parsed(text) if line.section == HEAD]
    boxed = [
        SheetLine(tool.section, key, (SheetItem(tool.rest),))
        for tool in sheet.tools
        for key in tool.keys
        if tool.rest and (tool.section, key) in known
    ]
    return printed([*head, *boxed])


def _printed(lines: Lines) -> str:
    order: dict[str, list[SheetLine]] = {}
    for (section, key), items in lines.items():
        if items:
            order.setdefault(section, []).append(SheetLine(section, key, items))
    return printed(line for section in order.values() for line in section)
