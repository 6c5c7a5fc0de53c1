"""Rulings in words: what each is about, and what can be chosen.

The title is the message `ruling-<id>`. The choices are written in English with the component data; in other languages
they are attributes of that message, `.c0` for the first.
"""

from __future__ import annotations

from dataclasses import dataclass

from garrison.core.game import Game, Ruling
from garrison.table.messages import LANGUAGES, bundle_of, dashed, package_of


@dataclass(frozen=True, slots=True)
class RulingWords:
    """A ruling in one language; the first choice is the one we recommend."""

    title: str
    choices: tuple[str, ...]


def ruling_key(ruling_id: str) -> str:
    """The message of a ruling."""
    return f"ruling-{dashed(ruling_id)}"


def choice_keys(ruling: Ruling, lang: str) -> list[str]:
    """The attributes that hold the choices; none in the language of the component data."""
    return [] if lang == LANGUAGES[0] else [f"c{n}" for n in range(len(ruling.choices))]


def ruling_words(game: Game, ruling: Ruling, lang: str) -> RulingWords:
    """A ruling in a language; what has no words there is shown as the component data has it."""
    bundle = bundle_of(package_of(game), lang)
    key = ruling_key(ruling.id)
    if not bundle.has_message(key):
        return RulingWords(ruling.id.replace("_", " "), ruling.choices)
    title, attributes = bundle.format(key, {})[0] or "", bundle.attributes(key)
    choices = list(ruling.choices)
    for n, attribute in enumerate(choice_keys(ruling, lang)):
        choices[n] = attributes.get(attribute, choices[n])
    return RulingWords(title, tuple(choices))
