"""Rulings in words: what each is about, and what can be chosen.

The title is the message `ruling-<id>`, the choices are its attributes, `.c0` for the one we recommend.
"""

from __future__ import annotations

from dataclasses import dataclass

from garrison.core.errors import Unknown
from garrison.core.game import Game, Ruling
from garrison.table.messages import LANGUAGES, bundle_of, dashed, package_of
from garrison.table.rulebook import Paragraph


@dataclass(frozen=True, slots=True)
class RulingWords:
    """A ruling in one language; the first choice is the one we recommend."""

    title: str
    choices: tuple[str, ...]


def ruling_key(ruling_id: str) -> str:
    """The message of a ruling."""
    return f"ruling-{dashed(ruling_id)}"


def choice_keys(ruling: Ruling) -> list[str]:
    """The attributes that hold the choices."""
    return [f"c{n}" for n in range(ruling.choices)]


def ruling_words(game: Game, ruling: Ruling, lang: str) -> RulingWords:
    """A ruling in a language; what has no words there is shown by its id and the numbers of its choices."""
    bundle = bundle_of(package_of(game), lang)
    key = ruling_key(ruling.id)
    if not bundle.has_message(key):
        return RulingWords(ruling.id.replace("_", " "), tuple(map(str, range(ruling.choices))))
    title, attributes = bundle.format(key, {})[0] or "", bundle.attributes(key)
    choices = (attributes.get(attribute, str(n)) for n, attribute in enumerate(choice_keys(ruling)))
    return RulingWords(title, tuple(choices))


def reading_of(game: Game, paragraph: Paragraph, lang: str) -> str:
    """How we read a paragraph: what we recommend for each of its rulings, then why."""
    words = [ruling_words(game, game.about.ruling(name), lang) for name in paragraph.rulings]
    recommended = [f"{said.title}: {said.choices[0]}." for said in words]
    return " ".join(filter(None, (*recommended, paragraph.wording(lang)["reading"])))


def choice_number(game: Game, ruling: Ruling, said: str) -> int:
    """The number of a choice that is given by its number or its words, in any language."""
    if said.isdecimal() and int(said) < ruling.choices:
        return int(said)
    for lang in LANGUAGES:
        if said in (choices := ruling_words(game, ruling, lang).choices):
            return choices.index(said)
    choices = ruling_words(game, ruling, LANGUAGES[0]).choices
    valid = "; ".join(f"{number} = {text}" for number, text in enumerate(choices))
    raise Unknown(f"ruling '{ruling.id}' has no choice '{said}'; valid: {valid}")
