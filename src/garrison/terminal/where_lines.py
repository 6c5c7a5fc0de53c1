"""Where the cards are that cannot be drawn: for whoever has one in the hand that should not be there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from garrison.core.ask import Draw
from garrison.table.whereabouts import found_cards, where_said

if TYPE_CHECKING:
    from garrison.terminal.session import Session

MOST = 6  # cards told of at once


def where_lines(session: Session, text: str, ask: Draw) -> list[str]:
    """For each card of the pile that has these words: where its copies are. Nothing if none has."""
    cards = found_cards(session.table, session.lang, ask.pile, text)
    return [where_said(session.table, session.translator, ask.pile, card) for card in cards[:MOST]]
