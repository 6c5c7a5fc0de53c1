"""The part of the kit that reads what the signs of a board mean: in every language, with a paragraph that exists."""

from __future__ import annotations

import re
from collections.abc import Iterator

from garrison.core.game import Game
from garrison.core.vocabulary import vocabulary_of
from garrison.table.messages import package_of
from garrison.table.rulebook import rulebook_of
from garrison.testing.lesson import check_board_file, untranslated

CARD_KEYS = {"of", "rule", "show", "deck", "text", "rest"}
SIGN_KEYS = {"id", "at", "rule", "show", "text", "wide"}


def check_symbols(game: Game) -> None:
    """`face/board/symbols.json`, if a game has it, explains each sign once."""
    check_board_file(game, "symbols", symbol_faults)


def symbol_faults(game: Game, symbols: dict[str, object]) -> Iterator[str]:
    """All that is wrong with what is said of the signs."""
    groups = symbols.get("groups")
    if not isinstance(groups, list) or not groups:
        yield "there are no groups"
        return
    known: set[str] = set()
    for group in groups:
        yield from untranslated("a group", group.get("title"))
        for sign in group.get("symbols", ()):
            name = str(sign.get("id"))
            if name in known:
                yield f"'{name}' is there twice"
            known.add(name)
            yield from (f"'{name}': {fault}" for fault in _sign_faults(game, sign))
    for look in _rows(symbols.get("cards")):
        yield from (f"cards '{look.get('of')}': {fault}" for fault in _card_faults(game, look))
    tiles, names = symbols.get("tiles"), vocabulary_of(game).names
    for tile in tiles if isinstance(tiles, dict) else ():
        if tile not in names:
            yield f"tiles '{tile}': there is no such tile"


def _rows(found: object) -> list[dict[str, object]]:
    return found if isinstance(found, list) else []


def _card_faults(game: Game, look: dict[str, object]) -> Iterator[str]:
    """Each look fits some card, and has a paragraph and a deck."""
    yield from untranslated("the deck", look.get("deck"))
    if "text" in look:
        yield from untranslated("the text", look["text"])
    yield from (f"'{key}' means nothing here" for key in look.keys() - CARD_KEYS)
    if not any(re.search(str(look.get("of")), name) for name in vocabulary_of(game).names):
        yield "there is no such card"
    if str(look.get("rule")) not in rulebook_of(package_of(game)):
        yield f"there is no paragraph {look.get('rule')}"


def _sign_faults(game: Game, sign: dict[str, object]) -> Iterator[str]:
    yield from untranslated("the text", sign.get("text"))
    yield from (f"'{key}' means nothing here" for key in sign.keys() - SIGN_KEYS)
    if not sign.get("at"):
        yield "it is not said where it is drawn"
    if str(sign.get("rule")) not in rulebook_of(package_of(game)):
        yield f"there is no paragraph {sign.get('rule')}"
