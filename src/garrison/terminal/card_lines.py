"""`card`: what is printed on a card, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from garrison.core.cards import Card, SupportsCards
from garrison.table.messages import dashed, name_key
from garrison.table.translator import label_of
from garrison.terminal.option_search import words_of

if TYPE_CHECKING:
    from garrison.terminal.session import Session

MOST = 12  # names told where several cards are meant


def card(session: Session, rest: str) -> None:
    """The card whose name has these words; their names if there are several."""
    session.screen.say_all(card_lines(session, rest))


def card_lines(session: Session, text: str) -> list[str]:
    """The lines for the cards that a text may refer to."""
    game = session.table.game
    if not isinstance(game, SupportsCards):
        return [session.words.say("card-none")]
    if not text:
        return [session.words.say("card-usage")]
    found = [one for one in game.cards() if _means(session, one, text)]
    if not found:
        return [session.words.say("card-unknown", text=text)]
    if len(found) == 1:
        return _told(session, found[0])
    names = ", ".join(session.translator.name(one.id) for one in found[:MOST])
    return [session.words.say("card-several", names=names)]


def _means(session: Session, one: Card, text: str) -> bool:
    known = words_of(f"{session.translator.name(one.id)} {one.id.replace('_', ' ')}")
    return all(any(word.startswith(wanted) for word in known) for wanted in words_of(text))


def _told(session: Session, one: Card) -> list[str]:
    """Name and figures, the text, then each power."""
    translator, game, lang = session.translator, session.table.game, session.lang
    figures = translator.say(f"printed-{one.figures.key}", one.figures.facts) if one.figures else ""
    text = label_of(game, lang, f"card-{dashed(one.id)}", "")
    lines = [f"{translator.name(one.id)}. {figures} {text}".rstrip().replace("  ", " ")]
    for power in one.powers:
        name = label_of(game, lang, name_key(power), power)
        lines.append(f"  {name}: {label_of(game, lang, f'power-{dashed(power)}', '')}")
    return lines
