"""From ids and numbers to sentences: events, prompts, reasons and options in a language.

An event speaks the message of its key, a prompt `ask-<key>`, a reason `why-<key>`; an option joins the
labels of its path, or speaks `option-<first word of its name>` where a game has such a sentence. Each fact is
a variable of its message. A fact that holds the id of a thing becomes the thing's name, `name-<id>`; further
variables come with it: `<fact>Id`, the bare id, and one for each attribute of the name, so that
`name-lantern.gender` is `$lampGender`. A row of ids or numbers is written out, with `<fact>Count` beside it.
What a mission calls otherwise (`gate:3`, the fact `gate` of 3) has its name there, and places are called as whoever
is asked sees them (`nearby`): see `core.briefing`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from copy import copy
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Union

from garrison.core.ask import Prompt, Reason
from garrison.core.briefing import LocalName, PlaceName, SupportsBearings
from garrison.core.components.corrections import printed_names
from garrison.core.errors import BrokenRule
from garrison.core.event import EVERYBODY, Event
from garrison.core.game import Game
from garrison.core.option import Option
from garrison.core.position import Position
from garrison.core.vocabulary import vocabulary_of
from garrison.table.game_record import GameRecord
from garrison.table.messages import TABLE, dashed, game_bundle, message, name_key

NUMBERED = re.compile(r"-\d+$")
MOST_SAID = 2048  # sentences remembered

Translatable = Union[Event, Prompt, Reason, Option]
LocalNames = tuple[tuple[str, LocalName], ...]  # refs of a table with their names, see `local_names`


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence, the refs it speaks of, and the paragraph behind it."""

    text: str
    refs: tuple[str, ...] = ()
    rule: str = ""


class Translator:
    """The words of one game in one language. Strict, a missing word is an error; else it shows its key."""

    def __init__(self, game: Game, lang: str, strict: bool = False, local: LocalNames = ()) -> None:
        self.lang = lang
        self._local = dict(local)
        self.strict = strict
        self._bundle = game_bundle(game, lang)
        words = vocabulary_of(game)
        self._printed = {dashed(thing) for thing in printed_names(game.corrections)}
        self._raw = words.raw | {"you", "much"}
        self._refs: dict[str, list[str]] = {}
        for ref in words.refs:
            self._refs.setdefault(ref.partition(":")[2], []).append(ref)
        self._things: dict[str, tuple[str, dict[str, str]]] = {}
        self._said: dict[tuple[object, ...], str] = {}
        self._option_labels: dict[int, str] = {}
        self._ref_labels: dict[str, str] = {}

    def translate(self, said: Translatable, seat: int | None = None) -> Sentence:
        """The sentence of anything a game says. `$you` is `yes` where its fact `seat` is the listener's."""
        if isinstance(said, Option):
            return Sentence(self.option(said), said.path)
        facts: dict[str, object] = dict(said.facts)
        you = "yes" if seat is not None and facts.get("seat") == seat else "no"
        return Sentence(
            self.say(_prefix(said) + said.key, facts | {"you": you}), self._refs_of(facts), said.rule
        )

    def option(self, option: Option) -> str:
        """The whole label of an option, made once: it never changes."""
        if option.index not in self._option_labels:
            self._option_labels[option.index] = self._option(option)
        return self._option_labels[option.index]

    def _option(self, option: Option) -> str:
        key = f"option-{option.name.split()[0]}"
        if self._bundle.has_message(key):
            return self.say(key, path_facts(option))
        return ", ".join(self.ref(ref) for ref in option.path)

    def ref(self, ref: str) -> str:
        """The label of one ref, made once: `ref-<kind>-<id>`, or `ref-<kind>` with `$id`, or the name of the thing."""
        if ref not in self._ref_labels:
            self._ref_labels[ref] = self._ref(ref)
        return self._ref_labels[ref]

    def _ref(self, ref: str) -> str:
        kind, _, thing = ref.partition(":")
        if ref in self._local:
            return self._local_name(self._local[ref])
        if self._bundle.has_message(f"ref-{kind}-{dashed(thing)}"):
            return self.say(f"ref-{kind}-{dashed(thing)}")
        if self._bundle.has_message(f"ref-{kind}"):
            return self.say(f"ref-{kind}", {"id": _value(thing)})
        return self.name(thing)

    def nearby(self, names: Mapping[str, LocalName]) -> Translator:
        """The same, with other names for some places, as somebody sees them who stands near them."""
        if not names:
            return self
        other = copy(self)
        other._local = self._local | dict(names)
        other._said, other._option_labels, other._ref_labels = {}, {}, {}
        return other

    def local_names(self) -> dict[str, str]:
        """All refs that the mission or the owner's copy has names for, with their names."""
        printed = (ref for thing, refs in self._refs.items() if self._is_renamed(thing) for ref in refs)
        return {ref: self.ref(ref) for ref in (*self._local, *printed)}

    def _is_renamed(self, thing: str) -> bool:
        """Whether an owner's copy has a name for a thing, or for the card of which it is a numbered copy."""
        return bool(self._printed & {dashed(thing), NUMBERED.sub("", dashed(thing))})

    def _local_name(self, name: LocalName) -> str:
        if isinstance(name, str):
            return name
        facts = {fact: self._local_name(of) if isinstance(of, PlaceName) else of for fact, of in name.facts}
        return self._format(name.key, facts)

    def name(self, thing: str) -> str:
        """The name of a thing."""
        return self.say(name_key(thing))

    def say(self, key: str, facts: Mapping[str, object] | None = None) -> str:
        """The message of that key. What was said lately is remembered: everybody at a table hears it."""
        facts = facts or {}
        rows = ((fact, tuple(said) if isinstance(said, list) else said) for fact, said in facts.items())
        known = (key, *((fact, said.__class__, said) for fact, said in rows))
        if known not in self._said:
            if len(self._said) >= MOST_SAID:
                self._said.clear()
            self._said[known] = self._say(key, facts)
        return self._said[known]

    def fill(self, key: str, **facts: object) -> str:
        """The message of that key with its facts put in as they are."""
        return self._format(key, facts)

    def label(self, kind: str, thing: str, otherwise: str | None = None) -> str:
        """`<kind>-<thing>` where the game has that message, else another text: the bare id, unless given."""
        key = f"{kind}-{dashed(thing)}"
        if self._bundle.has_message(key):
            return self.say(key)
        return thing if otherwise is None else otherwise

    def _say(self, key: str, facts: Mapping[str, object]) -> str:
        return self._format(key, self.arguments(facts))

    def _format(self, key: str, arguments: Mapping[str, object]) -> str:
        if not self._bundle.has_message(key):
            return self._missing(key, "no such message")
        text, errors = self._bundle.format(key, arguments)
        if text is None:
            return self._missing(key, "no text")
        if errors and self.strict:
            self._missing(key, "; ".join(str(error) for error in errors))
        return text

    def _missing(self, key: str, what: str) -> str:
        if self.strict:
            raise BrokenRule(f"{self.lang}.ftl: {key}: {what}")
        return f"[{key}]"

    def arguments(self, facts: Mapping[str, object]) -> dict[str, str | int]:
        """The variables of a message: its facts in words, and what comes with them."""
        out: dict[str, str | int] = {}
        for fact, value in facts.items():
            out.update(self._argument(fact, value))
        return out

    def _argument(self, fact: str, value: object) -> dict[str, str | int]:
        if f"{fact}:{value}" in self._local:
            return {fact: self._local_name(self._local[f"{fact}:{value}"]), f"{fact}Id": str(value)}
        if isinstance(value, bool):
            return {fact: "yes" if value else "no"}
        if isinstance(value, int):
            return {fact: value}
        if isinstance(value, (tuple, list)):
            return {fact: self._row(fact, list(value)), f"{fact}Count": len(value)}
        thing = str(value)
        if not thing or fact in self._raw:
            return {fact: thing, f"{fact}Id": thing}
        if thing not in self._things and not self._bundle.has_message(name_key(thing)):
            self._missing(name_key(thing), f"no such message for ${fact}")
            return {fact: thing, f"{fact}Id": thing}
        name, attributes = self._thing(thing)
        out: dict[str, str | int] = {fact: name, f"{fact}Id": thing}
        for attribute, text in attributes.items():
            out[f"{fact}{attribute}"] = text
        return out

    def _thing(self, thing: str) -> tuple[str, dict[str, str]]:
        """The name of a thing and its attributes, made once: they never change."""
        if thing not in self._things:
            attributes = self._bundle.attributes(name_key(thing))
            said = {key.capitalize(): value for key, value in attributes.items()}
            self._things[thing] = (self.name(thing), said)
        return self._things[thing]

    def _row(self, fact: str, values: list[object]) -> str:
        """`3, 5 and 6`"""
        words = [str(self._argument(fact, value)[fact]) for value in values]
        if len(words) < 2:
            return "".join(words)
        return f"{', '.join(words[:-1])} {self.say('and')} {words[-1]}"

    def _refs_of(self, facts: Mapping[str, object]) -> tuple[str, ...]:
        values = [v for fact in facts.values() for v in (fact if isinstance(fact, (tuple, list)) else [fact])]
        names = [value for value in values if isinstance(value, str)]  # a number is no thing on the board
        return tuple(dict.fromkeys(ref for name in names for ref in self._refs.get(name, ())))


def path_facts(option: Option) -> dict[str, str | int]:
    """The refs of a path as facts, by kind; a second of the same kind is `<kind>2`."""
    facts: dict[str, str | int] = {}
    for ref in option.path:
        kind, _, thing = ref.partition(":")
        seen = sum(1 for known in facts if known.rstrip("0123456789") == kind)
        facts[f"{kind}{seen + 1}" if seen else kind] = _value(thing)
    return facts


def _value(thing: str) -> str | int:
    return int(thing) if thing.isdecimal() else thing


def _prefix(said: Event | Prompt | Reason) -> str:
    if isinstance(said, Prompt):
        return "ask-"
    return "why-" if isinstance(said, Reason) else ""


def hears(event: Event, seat: int) -> bool:
    """Whether a seat may be told; -1 watches and hears what everybody hears."""
    audience = event.audience
    return audience == EVERYBODY or (seat >= 0 and audience >> seat & 1 == 1)


@lru_cache(maxsize=64)
def game_translator(game: Game, lang: str, strict: bool = False, local: LocalNames = ()) -> Translator:
    """The translator of a game, made once."""
    return Translator(game, lang, strict, local)


def table_translator(table: GameRecord, lang: str) -> Translator:
    """The translator of a table: it knows what the mission played there calls its places."""
    return game_translator(table.game, lang, local=table.local_names)


def asked_translator(table: GameRecord, p: Position, options: Iterable[Option], lang: str) -> Translator:
    """The translator of a table for what can be answered at a position: places as whoever is asked sees them."""
    words, game = table_translator(table, lang), table.game
    if not isinstance(game, SupportsBearings):
        return words
    return words.nearby(game.bearings(p, dict.fromkeys(ref for option in options for ref in option.path)))


def translate(game: Game, said: Translatable, lang: str, seat: int | None = None) -> Sentence:
    """What a game says, as a line of text."""
    return game_translator(game, lang).translate(said, seat)


say = partial(message, TABLE)  # a message of the table itself


def notice_of(game: Game, scenario: str, lang: str) -> str:
    """What players should know of the data of a scenario before they begin: what of it is reconstructed."""
    return label_of(game, lang, f"notice-{scenario}", label_of(game, lang, "notice", ""))


def label_of(game: Game, lang: str, key: str, otherwise: str) -> str:
    """A message of the game, if it has one of that key."""
    known = game_bundle(game, lang).has_message(key)
    return game_translator(game, lang).say(key) if known else otherwise
