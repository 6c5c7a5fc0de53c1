"""What the lab says, in two languages: its own messages, and the names of what games have."""

from __future__ import annotations

from functools import partial

from garrison.core.game import Game
from garrison.table.messages import LANGUAGES, bundle_of, message, name_key, package_of
from garrison.table.seats import name_of
from garrison.table.translator import game_translator

LAB = "garrison.lab"

Both = dict[str, str]  # a text in each language


say = partial(message, LAB)  # a message of the lab


def both(key: str, **facts: object) -> Both:
    """A message in each language."""
    return {lang: say(key, lang, **facts) for lang in LANGUAGES}


def same(text: str) -> Both:
    """What is not translated: numbers and names."""
    return dict.fromkeys(LANGUAGES, text)


def number(value: float, digits: int, lang: str) -> str:
    """A number as the language writes it, with a proper minus."""
    text = f"{value:.{digits}f}".replace("-", "−")
    return text.replace(".", ",") if lang == "it" else text


def numbers(value: float, digits: int) -> Both:
    """A number in each language."""
    return {lang: number(value, digits, lang) for lang in LANGUAGES}


def percent(share: float, digits: int = 0) -> Both:
    """A share as a percentage."""
    return {lang: f"{number(100 * share, digits, lang)} %" for lang in LANGUAGES}


def title(game: Game) -> Both:
    """The name of a game."""
    return _of_game(game, "title", game.about.id.replace("-", " ").title())


def axis_value(game: Game, axis: str, value: str) -> Both:
    """What was chosen on an axis, in words: the head of what the game says about it."""
    if axis == "seats":
        return {lang: ", ".join(seat(kind, lang) for kind in value.split(",")) for lang in LANGUAGES}
    if axis == "players":
        return both("axis-players", count=int(value))
    if axis == "name":
        return same(value)
    if axis.startswith("ruling "):
        return same(f"{axis.removeprefix('ruling ')} = {value}")
    told = _of_game(game, f"{axis}-{value}", value)
    return {lang: text.partition(": ")[0] for lang, text in told.items()}


def seat(kind: str, lang: str) -> str:
    """A kind of seat, with its budget."""
    name, _, detail = kind.partition(":")
    key = f"seat-{name_of(kind)}"
    said = say(key, lang) if bundle_of(LAB, lang).has_message(key) else name
    return f"{said} {detail}".strip()


def ending(game: Game, name: str) -> Both:
    """How a game ended."""
    return _of_game(game, name_key(name), name)


def action(game: Game, name: str) -> Both:
    """What an action is called."""
    out = {}
    for lang in LANGUAGES:
        bundle = bundle_of(package_of(game), lang)
        found = next((key for key in (f"ref-action-{name}", f"ref-{name}") if bundle.has_message(key)), "")
        own = f"action-{name}"
        out[lang] = game_translator(game, lang).say(found) if found else say(own, lang)
        if out[lang] == f"[{own}]":
            out[lang] = name
    return out


def _of_game(game: Game, key: str, otherwise: str) -> Both:
    out = {}
    for lang in LANGUAGES:
        known = bundle_of(package_of(game), lang).has_message(key)
        out[lang] = game_translator(game, lang).say(key) if known else otherwise
    return out
