"""Messages read without Fluent, which takes longer to import than many commands to run.

What almost every message is made of is understood: text, variables, literals, other messages and their attributes, and
a choice by one variable. Of anything else `read_entry` makes nothing, and Fluent has to read it. What both understand
they say alike, which tests/table/test_message_bundles.py shows.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple, Union

ONE, OTHER = "one", "other"
SMALL = 1000  # a number nearer to zero is written the same in every language, and of one plural but for 1
NAME = r"[a-zA-Z][\w-]*"
BEGIN = re.compile(rf"{NAME} *= *")
TEXT = re.compile(r"[^{}\n]+")
VALUE = re.compile(rf'\{{ *(?:\$({NAME})|"([^"\\{{}}\n]*)"|({NAME})(?:\.({NAME}))?) *\}}')
CHOICE = re.compile(rf"\{{ *\$({NAME}) *-> *\n")
VARIANT = re.compile(rf"[ \n]*(\*?)\[ *(?:({NAME})|(-?\d+)) *\] *")
CHOSEN = re.compile(r"[ \n]*\}")
BELOW = re.compile(
    r"((?:\n *)*)\n( +)(?=[^ \n.*\[}])"
)  # a further line of a pattern, which may begin with one
ATTRIBUTE = re.compile(rf"[ \n]*\n +\.({NAME}) *= *")
END = re.compile(r"(?:\n(?:#[^\n]*|[ ]*))*")  # blank lines and remarks


class NeedsFluent(Exception):
    """What only Fluent can read or say."""


class Variable(NamedTuple):
    """A fact, by its name."""

    name: str


class Reference(NamedTuple):
    """Another message, or an attribute of it."""

    key: str
    attribute: str


class Select(NamedTuple):
    """One of several patterns, by a fact."""

    variable: str
    variants: dict[str | int, Pattern]
    default: Pattern


Pattern = tuple[Union[str, Variable, Reference, Select], ...]
Lookup = Callable[
    [str, str], Pattern
]  # the pattern of a message and of its attribute; "" is the message itself


class MessageEntry(NamedTuple):
    """A message: what it says, if anything, and its attributes."""

    value: Pattern | None
    attributes: dict[str, Pattern]


def read_entry(text: str) -> MessageEntry | None:
    """The message that stands there; None if Fluent has to read it."""
    try:
        return _Reader(text).entry()
    except NeedsFluent:
        return None


def variables_of(pattern: Pattern) -> Iterator[str]:
    """The facts that a pattern itself uses."""
    for part in pattern:
        if isinstance(part, Variable):
            yield part.name
        elif isinstance(part, Select):
            yield part.variable
            for variant in (*part.variants.values(), part.default):
                yield from variables_of(variant)


def said(pattern: Pattern, facts: Mapping[str, object], lookup: Lookup) -> str:
    """The text of a pattern with facts that are words and small numbers."""
    words = []
    for part in pattern:
        if isinstance(part, str):
            words.append(part)
        elif isinstance(part, Variable):
            words.append(str(_fact(facts, part.name)))
        elif isinstance(part, Reference):
            words.append(said(lookup(part.key, part.attribute), facts, lookup))
        else:
            words.append(said(_chosen(part, _fact(facts, part.variable)), facts, lookup))
    return "".join(words)


def _fact(facts: Mapping[str, object], name: str) -> str | int:
    fact = facts.get(name)
    if type(fact) is str or (type(fact) is int and -SMALL < fact < SMALL):
        return fact
    raise NeedsFluent


def _chosen(choice: Select, fact: str | int) -> Pattern:
    """The first variant that fits, as Fluent has it: a number by itself or by its plural."""
    plural = "" if isinstance(fact, str) else ONE if abs(fact) == 1 else OTHER
    for key, variant in choice.variants.items():
        if key == fact or key == plural:
            return variant
        # Fluent compares a word with the plural of a number.
        if isinstance(key, int) and fact in (ONE, OTHER):
            raise NeedsFluent
    return choice.default


class _Reader:
    """One entry, read from left to right."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0

    def entry(self) -> MessageEntry:
        if "\r" in self._text:  # Fluent has its own mind about ends of lines
            raise NeedsFluent
        self._match(BEGIN)
        value = self._pattern()
        attributes: dict[str, Pattern] = {}
        while found := ATTRIBUTE.match(self._text, self._at):
            self._at = found.end()
            pattern = self._pattern()
            if not pattern or found[1] in attributes:
                raise NeedsFluent
            attributes[found[1]] = pattern
        self._match(END)
        if self._at < len(self._text) or not (value or attributes):
            raise NeedsFluent
        return MessageEntry(value or None, attributes)

    def _match(self, wanted: re.Pattern[str]) -> re.Match[str]:
        found = wanted.match(self._text, self._at)
        if found is None:
            raise NeedsFluent
        self._at = found.end()
        return found

    def _pattern(self) -> Pattern:
        """What stands up to the last line that is indented; what all these lines are indented by does not count."""
        parts: list[str | Variable | Reference | Select] = []
        indented: list[tuple[int, int]] = []  # at which part a line begins, and how far in
        while self._at < len(self._text) and self._text[self._at] != "}":
            if found := BELOW.match(self._text, self._at):
                self._at = found.end()
                indented.append((len(parts), len(found[2])))
                parts.append("\n" * (found[1].count("\n") + 1) if len(parts) else "")
            elif self._text[self._at] == "\n":
                break
            else:
                parts.append(self._part())
        if parts and isinstance(parts[-1], str) and self._text[self._at - 1] != "}":  # text, and no literal
            parts[-1] = parts[-1].rstrip(" \n")
        common = min((far for _, far in indented), default=0)
        for place, far in indented:
            parts[place] = f"{parts[place]}{' ' * (far - common)}"
        return _trimmed(parts)

    def _part(self) -> str | Variable | Reference | Select:
        if self._text[self._at] != "{":
            return self._match(TEXT)[0]
        if CHOICE.match(self._text, self._at):
            return self._choice()
        variable, literal, key, attribute = self._match(VALUE).groups()
        if variable:
            return Variable(variable)
        return Reference(key, attribute or "") if key else literal

    def _choice(self) -> Select:
        variable = self._match(CHOICE)[1]
        variants: dict[str | int, Pattern] = {}
        default: Pattern | None = None
        while found := VARIANT.match(self._text, self._at):
            self._at = found.end()
            key = found[2] or int(found[3])
            pattern = self._pattern()
            if not pattern or key in variants or (found[1] and default is not None):
                raise NeedsFluent
            variants[key] = pattern
            default = pattern if found[1] else default
        self._match(CHOSEN)
        if default is None:
            raise NeedsFluent
        return Select(variable, variants, default)


def _trimmed(parts: list[str | Variable | Reference | Select]) -> Pattern:
    """Without pieces of text that are empty; a pattern of no more than these is kept, as `{ "" }` is."""
    return tuple(part for part in parts if part != "") or tuple(parts[:1])
