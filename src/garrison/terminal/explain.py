"""`explain`: what one's own last move gained, and what it cost against the best."""

from __future__ import annotations

from typing import TYPE_CHECKING

from garrison.ai.budget import Budget
from garrison.core.journal import PickEntry, path

if TYPE_CHECKING:
    from garrison.terminal.session import Session

THINKING = Budget(playouts=1000, seconds=4.0)


def explain(session: Session, rest: str) -> None:
    """The last decision of the seat that looks."""
    from garrison.ai.advice_text import comparison_text  # not before it is asked for: it takes long to import
    from garrison.ai.comparison import compare
    from garrison.ai.search import Search

    table = session.table
    for node in reversed(list(path(table.journal.cursor))):
        entry = node.entry
        if isinstance(entry, PickEntry) and entry.seat == session.seat and node.parent is not None:
            option = table.game.options.named(entry.pick).index
            search = Search(table.game, table.position_at(node.parent.id), entry.seat)
            search.look_at(option)
            found = compare(search.run(THINKING), option)
            session.screen.say(comparison_text(found, session.translator))
            return
    session.screen.say(session.words.say("explain-none"))
