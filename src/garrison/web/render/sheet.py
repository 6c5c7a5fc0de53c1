"""Lines of a position for a page: what may be said in each, in words, and what speaks against what is said."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from garrison.core.sheet import Objection
from garrison.core.sheet_parts import NUMBER, ONE, Flags, RowFlag, SheetPart
from garrison.core.sheet_text import SheetItem
from garrison.table.position_words import word_for
from garrison.table.translator import Translator
from garrison.web.protocol.parts import (
    ObjectionTold,
    SheetItemTold,
    SheetNameTold,
    SheetPartKind,
    SheetPartTold,
)


class PartsCatalogue:
    """The parts that lines are made of: each is told once, lines name it by its number."""

    def __init__(self, words: Translator) -> None:
        self.words = words
        self.told: list[SheetPartTold] = []
        self._known: dict[object, int] = {}

    def numbers(self, choices: Iterable[Sequence[SheetPart]]) -> tuple[int, ...]:
        """The numbers of what is chosen in a line; parts that are one choice have one number."""
        return tuple(map(self._number, choices))

    def _number(self, choice: Sequence[SheetPart]) -> int:
        key = tuple((type(part), part.words, tuple(part.names()), part.limits()) for part in choice)
        if key not in self._known:
            self._known[key] = len(self.told)
            self.told.append(self._part(choice))
        return self._known[key]

    def _part(self, choice: Sequence[SheetPart]) -> SheetPartTold:
        first = choice[0]
        names = tuple(
            SheetNameTold(name, word_for(self.words, part.words, name) if name else "")
            for part in choice
            for name in part.names()
        )
        return SheetPartTold(_kind(first), names, *first.limits(), first.counted, first.repeats)


def _kind(part: SheetPart) -> SheetPartKind:
    if part.kind == ONE:
        return "one"
    if part.kind == NUMBER:
        return "number"
    return "flags" if isinstance(part, (Flags, RowFlag)) else "some"


def items_told(items: Iterable[SheetItem]) -> tuple[SheetItemTold, ...]:
    """What a line says."""
    return tuple(SheetItemTold(item.name, item.number) for item in items)


def objection_told(words: Translator, one: Objection) -> ObjectionTold:
    """Why it cannot be."""
    return ObjectionTold(words.say(f"fault-{one.key}", one.facts), one.rule, *one.field, one.refs)
