"""Whether every sentence can be said of everything it may be about.

A message with `$whoThe` needs the attribute `.the` in the name of each figure that may be its `who`. A name without it
would be noticed only at a table, so every variant of a message is tried with each thing that a fact may hold
(`Vocabulary.things`; for the sentence of an option, the refs of all its options).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Set

from garrison.core.game import Game
from garrison.core.vocabulary import Vocabulary
from garrison.table.message_bundle import MessageBundle, Pattern, Select, Variable, chosen
from garrison.table.messages import game_bundle, name_key
from garrison.table.translator import Translator

Things = Mapping[str, tuple[str, ...]]  # the things that each fact may hold
SUFFIXES = ("Id", "Count")  # variables that come with a fact, besides the attributes of its name


class Speaker:
    """The messages of a game in one language, looked at without a table."""

    def __init__(self, game: Game, words: Vocabulary, lang: str) -> None:
        self._bundle = game_bundle(game, lang)
        self._words = words
        self._translator = Translator(game, lang)
        self._facts: dict[tuple[str, str], dict[str, str | int]] = {}
        self._needed_by: dict[str, list[str]] = {}  # attributes of names, with the messages that need them
        self._unlisted: dict[str, list[str]] = {}  # facts whose things nobody names, likewise

    def faults(self, wanted: Mapping[str, Set[str]], things: Mapping[str, Things]) -> Iterator[str]:
        """What the messages cannot say, each with the facts it is given; `things` are those of one message alone."""
        for key, facts in wanted.items():
            pattern = self._bundle.pattern(key)
            if pattern is None:  # there is none, or Fluent has to read it
                continue
            own = things.get(key, {})
            used = set(variables(pattern, {}, self._bundle))
            for fact in sorted(facts):
                if any(self._is_attribute(variable, fact, facts) for variable in used):
                    self._say(key, pattern, fact, self._values(key, fact, own))
        for attribute, keys in self._needed_by.items():
            yield f"{attribute}, which {_among(keys)} would say"
        for fact, keys in self._unlisted.items():
            yield f"{_among(keys)} would say attributes of ${fact}, but Vocabulary.things has no '{fact}'"

    def _is_attribute(self, variable: str, fact: str, facts: Set[str]) -> bool:
        """Whether a variable is an attribute of the name of a fact: `$whoThe`, but not `$who` or `$whoId`."""
        rest = variable.removeprefix(fact)
        return rest != variable and rest[:1].isupper() and rest not in SUFFIXES and variable not in facts

    def _values(self, key: str, fact: str, own: Things) -> tuple[str, ...]:
        things = self._words.things
        return own.get(fact) or things.get(f"{key}.{fact}") or things.get(fact, ())

    def _say(self, key: str, pattern: Pattern, fact: str, values: tuple[str, ...]) -> None:
        """Note what a message lacks when a fact is each of these things."""
        if not values:
            self._unlisted.setdefault(fact, []).append(key)
        for value in values:
            known = self._arguments(fact, value)
            for variable in variables(pattern, known, self._bundle):
                if self._is_attribute(variable, fact, {*known}):
                    attribute = f"{name_key(value)}.{variable.removeprefix(fact).lower()}"
                    keys = self._needed_by.setdefault(attribute, [])
                    if key not in keys:
                        keys.append(key)

    def _arguments(self, fact: str, value: str) -> dict[str, str | int]:
        if (fact, value) not in self._facts:
            self._facts[fact, value] = self._translator.arguments({fact: value})
        return self._facts[fact, value]


def _among(keys: list[str]) -> str:
    """The first message that needs a thing, and how many others do."""
    return f"{keys[0]} and {len(keys) - 1} more" if len(keys) > 1 else keys[0]


def variables(pattern: Pattern, known: Mapping[str, str | int], bundle: MessageBundle) -> Iterator[str]:
    """The facts that a pattern needs beside the known ones, in whichever of its variants they leave open."""
    for part in pattern:
        if isinstance(part, Variable):
            yield from () if part.name in known else (part.name,)
        elif isinstance(part, Select):
            if part.variable in known:
                yield from variables(chosen(part, known[part.variable]), known, bundle)
                continue
            yield part.variable
            for variant in (*part.variants.values(), part.default):
                yield from variables(variant, known, bundle)
        elif not isinstance(part, str):
            yield from variables(bundle.pattern(part.key, part.attribute) or (), known, bundle)
