"""`enemy`: a turn played freely on a real table; only what lies otherwise afterwards is typed.

enemy                    what is believed to lie there
enemy lee: k2            Lee is elsewhere now; the rest of his line stays
enemy lee: -exhausted    a state or a card is gone
enemy done               the enemy's turn
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from garrison.core.errors import NotOffered
from garrison.core.own_turn import SupportsOwnTurn, believed
from garrison.core.sheet import SheetField, sheet_of
from garrison.core.sheet_parts import ONE, choices_of
from garrison.core.sheet_text import SheetItem, SheetLine, printed
from garrison.table.position_words import PARTS, field_word, fields_by_id, item_word, lines_by_id, word_for
from garrison.terminal.option_search import begun, plain, words_of
from garrison.terminal.user_input import number

if TYPE_CHECKING:
    from garrison.terminal.session import Session

FieldId = tuple[str, str]
Items = tuple[SheetItem, ...]
GONE = "-"
DONE = frozenset({"done", "fatto"})
CANCEL = frozenset({"cancel", "annulla"})
MOST_NAMED = 12  # things that are listed at once


@dataclass
class TurnDifferences:
    """What was said of one turn so far, each line in place of the one that is believed."""

    node: int
    lines: dict[FieldId, SheetLine] = field(default_factory=dict)

    @property
    def text(self) -> str:
        """All of it, as the text of a position."""
        return printed(sorted(self.lines.values(), key=lambda line: line.section)) if self.lines else ""


def enemy_only(session: Session, rest: str) -> None:
    """`enemy` lists, `enemy lee: k2` says what lies otherwise, `enemy done` goes on, `enemy cancel` forgets."""
    if not session.table.may_tell_turn:
        raise NotOffered("no turn of a person's own on a real table is under way")
    if session.own_turn is None or session.own_turn.node != session.table.cursor:
        session.own_turn = TurnDifferences(session.table.cursor)
    command = plain(rest.strip())
    if command in DONE:
        _done(session, session.own_turn)
    elif command in CANCEL:
        session.own_turn = None
        session.screen.say(session.words.say("enemy-cancelled"))
    elif ":" in rest:
        _OwnTurnLines(session, session.own_turn).say(*rest.split(":", 1))
    else:
        session.screen.say_all(_OwnTurnLines(session, session.own_turn).listing(command))


def _done(session: Session, told: TurnDifferences) -> None:
    faults = _OwnTurnLines(session, told).faults()
    if faults:
        session.screen.say(session.words.say("enemy-cannot"), *faults)
        return
    session.own_turn = None
    session.table.tell_turn(session.seat, told.text)


class _OwnTurnLines:
    """The table as it is believed with what was said, in the words of the session."""

    def __init__(self, session: Session, told: TurnDifferences) -> None:
        game, table = session.table.game, session.table
        assert isinstance(game, SupportsOwnTurn)
        self._session, self._told, self._words = session, told, session.translator
        self._sections = tuple(game.own_sections)
        p, self._objections = believed(game, table.position, told.text)
        sheet = sheet_of(game)
        self._fields = {at: one for at, one in fields_by_id(sheet, p).items() if at[0] in self._sections}
        self._lines = lines_by_id(sheet, p)

    def faults(self) -> list[str]:
        """Why it cannot lie so."""
        return [
            f"  {self._words.say(f'fault-{one.key}', one.facts)}{f' [{one.rule}]' if one.rule else ''}"
            for one in self._objections
        ]

    def listing(self, wanted: str) -> list[str]:
        """What lies there: the section that is named, or all; and how to go on."""
        shown = [name for name in self._sections if wanted in ("", name) or wanted in self._heading(name)]
        lines: list[str] = []
        for name in shown or self._sections:
            own = [
                at for at in self._fields if at[0] == name and (at in self._lines or at in self._told.lines)
            ]
            lines += (
                [word_for(self._words, PARTS, name), *(f"  {self._line(at)}" for at in own)] if own else []
            )
        example = next(one for at, one in self._fields.items() if at[0] == self._sections[0])
        return [*lines, self._session.words.say("enemy-usage", thing=field_word(self._words, example))]

    def _heading(self, section: str) -> list[str]:
        return words_of(word_for(self._words, PARTS, section))

    def _line(self, at: FieldId) -> str:
        one = self._fields[at]
        said = self._told.lines.get(at)
        items = said.items if said else self._lines.get(at, ())
        told = ", ".join(item_word(self._words, one, item) for item in items)
        return f"{field_word(self._words, one)}: {told or '–'}{' *' if said else ''}"

    def say(self, thing: str, change: str) -> None:
        """Something lies otherwise; the line as it is now, and what speaks against it."""
        try:
            at = self._meant(thing, change)
            items = self._changed(at, change)
        except _Unclear as unclear:
            session = self._session
            session.screen.say(session.words.say(unclear.key, said=unclear.said, known=unclear.known))
            return
        self._told.lines[at] = SheetLine(*at, items)
        after = _OwnTurnLines(self._session, self._told)
        self._session.screen.say(after._line(at), *after.faults())

    def _meant(self, thing: str, change: str) -> FieldId:
        """The line of a thing; of several that are called so, the one of which this can be said."""
        labels = {
            at: f"{' '.join(at)} {word_for(self._words, PARTS, at[0])} {field_word(self._words, one)}"
            for at, one in self._fields.items()
        }
        named = [at for at in labels if plain(at[1]) == plain(thing.strip())] or begun(thing, labels)
        fitting = [at for at in named if self._can_change(at, change)] if len(named) > 1 else named
        if len(fitting) == 1:
            return fitting[0]
        several = [
            f"{word_for(self._words, PARTS, at[0])} {labels[at].split()[-1]}" for at in fitting or named
        ]
        raise _Unclear("enemy-which" if named else "enemy-unknown", thing, several)

    def _can_change(self, at: FieldId, change: str) -> bool:
        try:
            self._changed(at, change)
        except _Unclear:
            return False
        return True

    def _changed(self, at: FieldId, change: str) -> Items:
        """A line after a change."""
        one = self._fields[at]
        items = self._told.lines[at].items if at in self._told.lines else self._lines.get(at, ())
        for said in change.split(","):
            item = self._item(one, said.strip().removeprefix(GONE))
            items = changed_items(one, items, item, said.strip().startswith(GONE))
        return items

    def _item(self, one: SheetField, said: str) -> SheetItem:
        """`hp 3`, `exhausted`, `k2`, by id or in words."""
        labels = {
            known: word_for(self._words, part.words, known)
            for part in one.parts
            for known in part.names()
            if known
        }
        if not labels:
            return SheetItem("", _amount(said))
        exact = [known for known, label in labels.items() if plain(said) in (plain(known), plain(label))]
        if exact:
            return SheetItem(exact[0])
        name, _, last = said.rpartition(" ")
        if name and number(last) is not None and not begun(said, labels):
            return SheetItem(self._item(one, name).name, number(last))
        found = begun(said, {known: f"{known} {label}" for known, label in labels.items()})
        if len(found) != 1:
            raise _Unclear(
                "enemy-which" if found else "enemy-not-there", said, [labels[k] for k in found or labels]
            )
        return SheetItem(found[0])


class _Unclear(Exception):
    """What was said stands for nothing, or for several things: the message that says so, and what is known."""

    def __init__(self, key: str, said: str, known: Sequence[str]) -> None:
        super().__init__(key)
        self.key, self.said = key, said.strip()
        more = ", …" if len(known) > MOST_NAMED else ""
        self.known = f"{', '.join(known[:MOST_NAMED])}{more}"


def _amount(said: str) -> int:
    found = number(said)
    if found is None:
        raise _Unclear("enemy-number", said, ())
    return found


def changed_items(one: SheetField, items: Sequence[SheetItem], item: SheetItem, gone: bool) -> Items:
    """A line with one thing said of it: a place in place of another, a number for its number, one more or less."""
    group = next(parts for parts in choices_of(one.parts) if any(part.takes(item.name) for part in parts))
    first = group[0]
    if first.kind == ONE and not gone:
        return (item, *(old for old in items if not any(part.takes(old.name) for part in group)))
    if first.repeats and not gone:
        return (*items, item)
    if first.counted and item.number is None:
        item = SheetItem(item.name, 1)
    kept = tuple(old for old in items if old.name != item.name)
    return kept if gone else (*kept, item)
