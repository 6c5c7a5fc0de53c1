"""Correcting the past: one earlier answer is changed, and everything after it is applied again as far as it fits.

What was typed wrong, rolled wrong or moved wrong is put right where it stands. The line as it was stays as a branch,
and the way back counts as a take-back.
"""

from __future__ import annotations

from dataclasses import dataclass

from garrison.core.ask import Answer, Choice, Pick, Prompt, Reason
from garrison.core.errors import NotOffered
from garrison.core.journal import AnswerEntry, Node, answer_in, answer_of, path
from garrison.core.sheet_text import BadPosition
from garrison.table.table import Table


@dataclass(frozen=True, slots=True)
class AnswerConflict:
    """The first later answer that no longer fits. `why` is what bars it, or else what is asked in its place."""

    n: int  # its node on the line as it was
    entry: AnswerEntry
    why: Reason | Prompt


@dataclass(frozen=True, slots=True)
class Correction:
    """What came of a correction. `before` is where the table stood; `was` and `node` are the answer then and now."""

    before: int
    was: int
    node: int
    kept: int  # later answers that were applied again
    left: int  # those that were not, the conflict included
    conflict: AnswerConflict | None

    @property
    def changed(self) -> bool:
        """Whether the answer is another than it was."""
        return self.node != self.was


def correct(table: Table, node: int, answer: Answer) -> Correction:
    """Change the answer of a node on the line being played; refused, with nothing changed, if it was never on offer.

    Chance that follows the last answer kept stays pending until `proceed`.
    """
    line = path(table.journal.cursor)
    changed = table.journal.node(node)
    if changed not in line or changed.entry is None or changed.parent is None:
        raise NotOffered(f"answer {node} is not on the line being played")
    later = line[line.index(changed) + 1 :]
    if answer_in(changed.entry, table.game.options) == answer:
        return Correction(table.cursor, node, node, len(later), 0, None)
    before = table.cursor
    table.game.accept(table.position_at(changed.parent.id), answer)  # before anything has moved
    table.go(changed.parent.id)
    new = table.put(answer)
    kept, conflict = _apply_again(table, later)
    return Correction(before, node, new, kept, len(later) - kept, conflict)


def _apply_again(table: Table, later: list[Node]) -> tuple[int, AnswerConflict | None]:
    """Answers of another line, as far as they fit: how many, and the first that does not."""
    for kept, node in enumerate(later):
        if node.entry is None:
            continue
        try:
            table.put(answer_of(node.entry, table.ask, table.game.options))
        except (NotOffered, BadPosition):
            return kept, AnswerConflict(node.id, node.entry, _why(table, node.entry))
    return len(later), None


def _why(table: Table, entry: AnswerEntry) -> Reason | Prompt:
    """What bars an answer here: the rule against the option if that is what is asked, else what is asked instead."""
    answer = answer_in(entry, table.game.options)
    ask = table.ask
    if isinstance(answer, Pick) and isinstance(ask, Choice) and answer.seat in ask.seats:
        return table.why(answer.option) or ask.prompt
    return ask.prompt
