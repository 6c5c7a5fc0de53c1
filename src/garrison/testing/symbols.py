"""The part of the kit that reads what the signs of a board mean: in every language, with a paragraph that exists."""

from __future__ import annotations

import json
from collections.abc import Iterator

from garrison.core.game import Game
from garrison.table.messages import FACE, folder_of, package_of
from garrison.table.rulebook import rulebook_of
from garrison.testing.lesson import untranslated

SIGN_KEYS = {"id", "at", "rule", "show", "text"}


def check_symbols(game: Game) -> None:
    """`face/board/symbols.json`, if a game has it, explains each sign once."""
    file = folder_of(package_of(game)) / FACE / "board" / "symbols.json"
    if file.is_file():
        faults = list(symbol_faults(game, json.loads(file.read_text(encoding="utf-8"))))
        assert not faults, f"{game.about.id}: symbols: {'; '.join(faults)}"


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


def _sign_faults(game: Game, sign: dict[str, object]) -> Iterator[str]:
    yield from untranslated("the text", sign.get("text"))
    yield from (f"'{key}' means nothing here" for key in sign.keys() - SIGN_KEYS)
    if not sign.get("at"):
        yield "it is not said where it is drawn"
    if str(sign.get("rule")) not in rulebook_of(package_of(game)):
        yield f"there is no paragraph {sign.get('rule')}"
