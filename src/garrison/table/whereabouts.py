"""Where the cards of a pile are, in words: how many can still come, and why another cannot."""

from __future__ import annotations

import re
import unicodedata

from garrison.core.ask import Draw
from garrison.core.game import Game
from garrison.core.position import Position
from garrison.core.randomizers import DECK, CardPlace, whereabouts_of
from garrison.table.messages import name_key
from garrison.table.table import Table
from garrison.table.translator import Translator, label_of


def copies_left(game: Game, p: Position, ask: Draw) -> dict[str, int]:
    """How many of each thing that can come are left; its weight, in a game that tells no more."""
    known = whereabouts_of(game, p, ask.pile)
    return {
        card: sum(place.count for place in known.get(card, ()) if place.place == DECK) or int(weight)
        for card, weight in ask.outcomes.items()
    }


def found_cards(table: Table, lang: str, pile: str, text: str) -> list[str]:
    """The cards of a pile, wherever they are, whose name has words that begin so."""
    wanted = _words(text)
    found = []
    for card in whereabouts_of(table.game, table.position, pile):
        known = _words(f"{label_of(table.game, lang, name_key(card), card)} {card}")
        if wanted and all(any(one.startswith(word) for one in known) for word in wanted):
            found.append(card)
    return found


def where_said(table: Table, words: Translator, pile: str, card: str) -> str:
    """A sentence on where each copy of a card is."""
    known = whereabouts_of(table.game, table.position, pile).get(card, ())
    told = ", ".join(_place(words, place) for place in known)
    return words.fill("card-is", card=words.name(card), where=told or words.say("where-nowhere"))


def _place(words: Translator, place: CardPlace) -> str:
    return words.say(f"where-{place.place}", {"count": place.count, **place.facts})


def _words(text: str) -> list[str]:
    apart = unicodedata.normalize("NFKD", text.casefold())
    return re.findall(r"[\w-]+", "".join(letter for letter in apart if not unicodedata.combining(letter)))
