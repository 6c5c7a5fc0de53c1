"""Wolfenstein on one page of a terminal: the part of the map around the action, and beside it who is there."""

from __future__ import annotations

from garrison.core.page_layout import PageArea, beside, broken, cut
from garrison.core.terminal_board import Phrases
from garrison.core.view import Piece, View
from garrison.games.wolfenstein.face.terminal_drawing import ACTIVE, enemies, goals, hero, place
from garrison.games.wolfenstein.face.terminal_map import (
    LETTERS,
    MARGIN,
    NOISY,
    SIGNS,
    WALL,
    Cell,
    cell_of,
    map_rows,
)
from garrison.games.wolfenstein.missions.records import Mission

GAP = 2  # columns between map and panel
ROOMY = 40  # columns of a panel in which heroes are told in full
AWAY = "–"  # of a hero who is not on the map
EVERY = 5  # columns of the map between two numbers
STYLES = {"hero": "blue", "objective": "yellow", "crate": "yellow", "event": "purple"}


def page(view: View, words: Phrases, mission: Mission, area: PageArea) -> list[str]:
    """The map, as many rows as fit, and a panel on its right; what the signs mean where there is room."""
    rows = _seen_rows(view, mission, area)
    at = MARGIN + 2 * mission.width + GAP
    panel = _panel(view, words, mission, area, area.columns - at)[: area.rows]
    drawn = [_numbers(mission), *_window(view, rows, area.rows - 1, area)]
    board = beside(drawn, panel, at)
    legend = [area.paint("dim", line) for line in words.fill("terminal-legend").splitlines()]
    return [*board, *(legend if len(board) + len(legend) <= area.rows else [])]


def _numbers(mission: Mission) -> str:
    """The numbers of some columns: the first, and every fifth."""
    marks = [str(n) if n == 1 or n % EVERY == 0 else "" for n in range(1, mission.width + 1)]
    return " " * MARGIN + "".join(mark.ljust(2) for mark in marks).rstrip()


def _seen_rows(view: View, mission: Mission, area: PageArea) -> list[tuple[int, str]]:
    """The rows of the map in colour, without walls above the first floor and below the last."""
    styles = _styles(view, area)

    def paint(cell: Cell, sign: str) -> str:
        style = styles.get(cell, "dim" if sign == WALL else "yellow" if sign == NOISY else "")
        return area.paint(style, sign)

    floors = [space.y for space in mission.floor]
    first, last = min(floors) - 1, max(floors)
    return [(y, line) for y, line in map_rows(view, mission, paint) if first <= y <= last]


def _styles(view: View, area: PageArea) -> dict[Cell, str]:
    """The colour of what stands on each space; who is at his turn is lit, and what the page lights up."""
    found: dict[Cell, str] = {}
    for piece in view.pieces:
        if piece.at.startswith("space:"):
            style = (
                "red" if piece.kind in LETTERS and "bot" not in piece.marks else STYLES.get(piece.kind, "")
            )
            acting = piece.kind == "hero" and piece.id == view.facts["actor"]
            lit = acting or f"piece:{piece.id}" in area.lit
            x, y = cell_of(piece.at)
            size = piece.values.get("size", 1)
            found |= {(x + dx, y + dy): "lit" if lit else style for dx in range(size) for dy in range(size)}
    return found | {cell_of(ref): "lit" for ref in area.lit if ref.startswith("space:")}


def _window(view: View, rows: list[tuple[int, str]], most: int, area: PageArea) -> list[str]:
    """The rows around what is lit up, or around the hero at his turn; all of them if they fit."""
    spots = [cell_of(piece.at)[1] for piece in view.pieces if _matters(piece, view, area)]
    spots += [cell_of(ref)[1] for ref in area.lit if ref.startswith("space:")]
    middle = sum(spots) // len(spots) if spots else 0
    at = next((n for n, (y, _line) in enumerate(rows) if y >= middle), 0)
    first = max(0, min(at - most // 2, len(rows) - most))
    return [line for _y, line in rows[first : first + most]]


def _matters(piece: Piece, view: View, area: PageArea) -> bool:
    if not piece.at.startswith("space:"):
        return False
    acting = view.facts["actor"]
    there = piece.id == acting if acting else piece.kind == "hero"
    return f"piece:{piece.id}" in area.lit if area.lit else there


def _panel(view: View, words: Phrases, mission: Mission, area: PageArea, width: int) -> list[str]:
    """Round, danger, objectives, then the heroes; in a wide panel everybody in full, with the goals."""
    gauges = view.gauges
    lines = [
        area.paint(
            "bold", words.fill("terminal-page-round", round=gauges["round"], rounds=gauges["round-limit"])
        ),
        words.label("phase", str(view.facts["phase"])),
        area.paint(
            "red" if gauges["danger"] else "",
            words.fill("terminal-page-danger", danger=gauges["danger"], limit=gauges["alarm-limit"]),
        ),
        words.fill("terminal-page-alarms", alarms=gauges["alarms"]),
        words.fill("terminal-page-goals", met=gauges["goals-met"], goals=gauges["goals"]),
    ]
    if width >= ROOMY:
        told = [" ".join(line.strip() for line in goals(view, words, mission))]
        lines += [line for text in told for line in broken(text, width)]
    people = [line for sign, piece in _heroes(view) for line in _told(view, words, sign, piece, area, width)]
    foes = " ".join(line.strip() for line in enemies(view, mission, words))
    more = (
        broken(foes, width)
        if width >= ROOMY
        else [words.fill("terminal-page-signs"), words.fill("terminal-page-walk")]
    )
    return [cut(line, width) for line in [*lines, *people, *more]]


def _heroes(view: View) -> list[tuple[str, Piece]]:
    return list(zip(SIGNS, [piece for piece in view.pieces if piece.kind == "hero"], strict=False))


def _told(view: View, words: Phrases, sign: str, piece: Piece, area: PageArea, width: int) -> list[str]:
    """A hero: in full where there is room, else first name, HP and armour, and what is left of his turn."""
    acting = piece.id == view.facts["actor"]
    arrow = ACTIVE if acting else " "
    turn = words.fill("terminal-page-actor", ap=view.gauges["ap"], attacks=view.gauges["attacks"])
    if width >= ROOMY:
        told = broken(f"{arrow} {sign} {hero(view, words, piece, place(words, piece))}", width)
        return [area.paint("bold", line) for line in told] if acting else told
    values = piece.values
    shown = words.fill("terminal-page-hero", hp=values["hp"], armour=values["armour"] + values["ward"])
    name = words.name(piece.id).split()[0]
    on_map = piece.at.startswith("space:")
    first = f"{arrow}{sign} {name} {shown if on_map else AWAY}"
    return [area.paint("bold", first), f"   {turn}"] if acting else [first]
