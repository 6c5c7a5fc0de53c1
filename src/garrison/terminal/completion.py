"""What a typed line may go on with: commands, words of the moves on offer, paragraphs, cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from garrison.core.ask import Choice
from garrison.core.cards import SupportsCards
from garrison.core.option import Option
from garrison.table.messages import package_of
from garrison.table.rulebook import rulebook_of
from garrison.terminal import commands
from garrison.terminal.card_lines import card
from garrison.terminal.option_search import plain, words_of

if TYPE_CHECKING:
    from garrison.terminal.session import Session


def completions(session: Session, text: str) -> list[str]:
    """The words that the last, unfinished one may become, in alphabetical order."""
    before, _, typed = text.rpartition(" ")
    said = before.split()
    known = _after_command(session, said) if said else commands.words_in(session.lang)
    if not said or known is None:
        known = {*(known or ()), *_move_words(session, said)}
    begun = plain(typed)
    return sorted({word for word in known if plain(word).startswith(begun) and plain(word) != begun})


def _after_command(session: Session, said: list[str]) -> set[str] | None:
    """What goes with a command; None where that is a move, or if it is none."""
    command = commands.COMMANDS.get(plain(said[0]))
    if command is commands.rule:
        book = rulebook_of(package_of(session.table.game))
        return {paragraph.id for paragraph in book.paragraphs}
    if command is card:
        game = session.table.game
        cards = game.cards() if isinstance(game, SupportsCards) else ()
        return {word for one in cards for word in words_of(session.translator.name(one.id))}
    return None


def _move_words(session: Session, said: list[str]) -> set[str]:
    """Words of the moves on offer that have all the words typed so far."""
    ask = session.table.ask
    if not isinstance(ask, Choice):
        return set()
    words = said[1:] if said and plain(said[0]) in commands.COMMANDS else said
    options = session.finder.find(" ".join(words), ask.options) if words else list(ask.options)
    used = set(words_of(" ".join(words)))
    return {word for option in options for word in _words(session, option)} - used


def _words(session: Session, option: Option) -> list[str]:
    return words_of(" ".join(map(session.translator.ref, option.path)))
