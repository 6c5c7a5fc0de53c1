"""`hint`: what the machine would do. The best option so far is shown while it thinks, the whole list at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from garrison.ai import budget as budgets
from garrison.ai.budget import Budget
from garrison.core.ask import Choice
from garrison.core.errors import Unknown
from garrison.terminal.option_search import plain

if TYPE_CHECKING:
    from garrison.table.table import Table
    from garrison.terminal.session import Session

THINKING = Budget(playouts=20_000, seconds=5.0)  # the same answer on every machine that gets so far
SWITCHES = {"on": True, "off": False, "si": True, "no": False}


def hint(session: Session, rest: str) -> None:
    """Advice for the seat that is asked; `rest` is how long to think, or switches hints on and off."""
    switch = SWITCHES.get(plain(rest))
    if switch is not None:
        session.hints = switch
    if not session.hints or switch is not None:
        session.screen.say(session.words.say("hints-on" if session.hints else "hints-off"))
        return
    table = session.table
    if not isinstance(table.ask, Choice):
        session.screen.say(session.words.say("hint-none"))
        return
    try:
        budget = budgets.read(rest) if rest else THINKING
    except Unknown:
        session.screen.say(session.words.say("hint-usage", text=rest))
        return
    _advise(session, table, budget, rest)


def _advise(session: Session, table: Table, budget: Budget, rest: str) -> None:
    from garrison.ai.advice import improving  # not before it is asked for: it takes long to import
    from garrison.ai.advice_text import advice_lines

    words = session.asked_words
    key = (table.cursor, session.seat, rest)
    advice = session.advised.get(key)
    if advice is not None:  # the same request, the same answer, however busy the machine was
        session.screen.say_all(advice_lines(advice, words))
        return
    for advice in improving(table.game, table.position, session.seat, budget):
        best = words.option(advice.best)
        session.screen.say_meanwhile(session.words.say("hint-so-far", count=advice.playouts, best=best))
    if advice is not None:
        session.advised[key] = advice
        session.screen.say_all(advice_lines(advice, words))
