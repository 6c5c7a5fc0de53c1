"""What a tap on the board changes in the text of a position, whichever piece was chosen for it before.

A tap where the very thing lies already takes it away again. What cannot be is put down all the same: the objections
name it, with its rule, and the next tap takes it away.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from garrison.core.sheet import PositionSheet, SheetField, SheetTool
from garrison.core.sheet_parts import NUMBER, SOME
from garrison.core.sheet_text import BadPosition, SheetItem

# What a tap on a place does, by the `way` of a tool:
PIECE = "piece"  # the first free one of its `keys` comes to the place
KIND = "kind"  # the field of the place has its `item`
ALONG = "along"  # the field that the place belongs to has its `item`, and how far along it is
MARK = "mark"  # the field `keys[0]` names the place, or no longer
ADD = "add"  # the field `keys[0]` names the place once more
COUNT = "count"  # one more in the field of the place, and none after the most
STATE = "state"  # what stands there, in one of the sections `keys`, is in the state `item`, or no longer

Lines = dict[tuple[str, str], tuple[SheetItem, ...]]


@dataclass(frozen=True, slots=True)
class Tap:
    """What a tap on a place is about: the line, if the place has one, and the names that it puts there."""

    key: str
    names: tuple[str, ...]


class SheetTaps:
    """The taps of one table, as far as it is set up."""

    def __init__(self, sheet: PositionSheet[Any], p: Any, lines: Lines) -> None:
        self.sheet = sheet
        self.lines = lines
        self._p = p
        self._fields = {one.id: one for one in sheet.fields(p)}
        self._known: dict[tuple[str, str], dict[str, Tap]] = {}

    # -- where

    def tool(self, name: str) -> SheetTool:
        """The tool of a name."""
        for one in self.sheet.tools:
            if one.id == name:
                return one
        raise BadPosition(f"there is nothing called '{name[:40]}' to put on the board")

    def is_here(self, tool: SheetTool) -> bool:
        """Whether this table has anything for it: not all officers are in every game."""
        return tool.way == STATE or bool(self.places(tool))

    def places(self, tool: SheetTool) -> dict[str, Tap]:
        """Where it can be put down."""
        known = (tool.section, tool.id)
        if known not in self._known:
            self._known[known] = {ref: tap for ref, tap in self._places(tool) if ref}
        return self._known[known]

    def _places(self, tool: SheetTool) -> Iterator[tuple[str, Tap]]:
        if tool.way == STATE:
            yield from self._standing(tool)
        elif tool.way == PIECE:
            first = next((one for key in tool.keys if (one := self._fields.get((tool.section, key)))), None)
            for name in first.parts[0].names() if first else ():
                yield self.sheet.ref(self._p, tool, name), Tap("", (name,))
        elif tool.way in (MARK, ADD):
            one = self._fields.get((tool.section, tool.keys[0]))
            for name in one.parts[0].names() if one else ():
                yield self.sheet.ref(self._p, tool, name), Tap(tool.keys[0], (name,))
        else:
            for one in self._fields.values():
                if one.section == tool.section:
                    yield from self._along(tool, one)

    def _along(self, tool: SheetTool, one: SheetField) -> Iterator[tuple[str, Tap]]:
        if not one.parts[0].takes(tool.item) or one.words == "part":
            return
        if tool.way == ALONG:
            for name in one.parts[1].names():
                yield self.sheet.ref(self._p, tool, f"{one.key}-{name}"), Tap(one.key, (tool.item, name))
        else:
            yield self.sheet.ref(self._p, tool, one.key), Tap(one.key, (tool.item,))

    def _standing(self, tool: SheetTool) -> Iterator[tuple[str, Tap]]:
        for section in tool.keys or (tool.section,):
            for (named, key), items in self.lines.items():
                one = self._fields.get((named, key))
                if named != section or one is None or not any(part.takes(tool.item) for part in one.parts):
                    continue
                for item in items:
                    if one.parts[0].takes(item.name):
                        yield self.sheet.ref(self._p, tool, item.name), Tap(key, (tool.item,))

    def shown(self) -> dict[tuple[str, str], list[str]]:
        """Where on the board what a line tells can be tapped."""
        found: dict[tuple[str, str], list[str]] = {}
        for tool in self.sheet.tools:
            if tool.way in (STATE, MARK, COUNT):
                continue
            for ref, tap in self.places(tool).items():
                for key in self._there(tool, tap):
                    found.setdefault((tool.section, key), []).append(ref)
        return found

    def left(self, tool: SheetTool, box: dict[str, int]) -> int | None:
        """How many are left to put down; None where nobody counts."""
        if tool.way == PIECE:
            keys = [key for key in tool.keys if (tool.section, key) in self._fields]
            return sum(not self._place(tool, key) for key in keys)
        return box.get(tool.id)

    # -- what

    def tap(self, tool: SheetTool, ref: str) -> None:
        """Change the lines as a tap does."""
        tap = self.places(tool).get(ref)
        if tap is None:
            raise BadPosition(f"{ref[:80]} is no place for {tool.id}")
        there = self._there(tool, tap)
        if tool.way == COUNT:
            self._count(tool, tap.key)
        elif there and tool.way != ADD:
            self._take(tool, tap, there)
        else:
            self._put(tool, tap)

    def clear(self, ref: str) -> None:
        """Take away whatever lies on a place."""
        for tool in self.sheet.tools:
            tap = self.places(tool).get(ref) if tool.way != STATE else None
            if tap is None:
                continue
            if tool.way == COUNT:
                self._write(tool.section, tap.key, (SheetItem("", 0),))
            elif there := self._there(tool, tap):
                self._take(tool, tap, there)

    def _there(self, tool: SheetTool, tap: Tap) -> list[str]:
        """The lines that have just this."""
        if tool.way == PIECE:
            return [key for key in tool.keys if tap.names[0] in self._names(tool.section, key)]
        section = self._section(tool, tap.key)
        said = self._names(section, tap.key)
        if tool.way == ALONG:
            said |= self._unsaid(self._fields[section, tap.key], said)
        return [tap.key] if set(tap.names) <= said else []

    def _unsaid(self, one: SheetField, said: set[str]) -> set[str]:
        """The first place along a line is said by saying nothing."""
        names = one.parts[1].names()
        return set() if said & set(names) else {names[0]}

    def _put(self, tool: SheetTool, tap: Tap) -> None:
        section, key = self._section(tool, tap.key), tap.key
        if tool.way == PIECE:
            keys = [one for one in tool.keys if (tool.section, one) in self._fields]
            free = [one for one in keys if not self._place(tool, one)] or keys[-1:] * (len(keys) == 1)
            if not free:
                raise BadPosition(f"none of {tool.id} is left in the box")
            key = free[0]
            self._write(section, key, (SheetItem(tap.names[0]), *self._besides(section, key, (SOME, NUMBER))))
        elif tool.way in (KIND, ALONG):
            self._write(section, key, tuple(map(SheetItem, tap.names)))
        else:
            self._write(section, key, (*self.lines.get((section, key), ()), SheetItem(tap.names[0])))

    def _take(self, tool: SheetTool, tap: Tap, keys: list[str]) -> None:
        section = self._section(tool, tap.key)
        for key in keys:
            if tool.way in (KIND, ALONG):
                self._write(section, key, ())
            elif tool.way == PIECE:
                rest = [SheetItem(tool.rest)] if tool.rest else []
                kept = [] if len(tool.keys) > 1 else self._besides(section, key, (NUMBER,))
                self._write(section, key, (*rest, *kept))
            else:
                items = self.lines.get((section, key), ())
                self._write(section, key, tuple(item for item in items if item.name not in tap.names))

    def _count(self, tool: SheetTool, key: str) -> None:
        items = self.lines.get((tool.section, key), ())
        number = (items[0].number or 0 if items else 0) + 1
        most = self._fields[tool.section, key].parts[0].limits()[1]
        self._write(tool.section, key, (SheetItem("", number if number <= most else 0),))

    def _besides(self, section: str, key: str, kinds: tuple[str, ...]) -> list[SheetItem]:
        """What a line says beside where something is: its states, its numbers."""
        parts = self._fields[section, key].parts
        items = self.lines.get((section, key), ())
        return [item for item in items if any(part.takes(item.name) and part.kind in kinds for part in parts)]

    def _place(self, tool: SheetTool, key: str) -> str:
        """Where on the board a piece stands."""
        part = self._fields[tool.section, key].parts[0]
        return next((name for name in self._names(tool.section, key) if part.takes(name)), "")

    def _section(self, tool: SheetTool, key: str) -> str:
        sections = tool.keys if tool.way == STATE and tool.keys else (tool.section,)
        return next((name for name in sections if (name, key) in self._fields), tool.section)

    def _names(self, section: str, key: str) -> set[str]:
        return {item.name for item in self.lines.get((section, key), ())}

    def _write(self, section: str, key: str, items: tuple[SheetItem, ...]) -> None:
        if items:
            self.lines[section, key] = items
        else:
            self.lines.pop((section, key), None)
