"""The messages of a file or two, each read when it is first said, and without Fluent, which takes longer to import
than many commands to run.

What almost every message is made of is understood: text, variables, literals, other messages and their attributes, and
a choice by one variable. Of anything else `read_entry` makes nothing, and Fluent has to read it. What both understand
they say alike, which tests/table/test_message_bundles.py shows.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, NamedTuple, Union

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Message

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
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*)[ ]*=", re.MULTILINE)  # only entries begin at the margin
REFERRED = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")  # `{ other }`, `{ -term }`, `{ other.attribute }`
FIRST_LINE = re.compile(r"[^=\n]+=[ ]*([^\n]*)\n?")


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


def references_of(pattern: Pattern) -> Iterator[Reference]:
    """The messages and attributes that a pattern takes words from, in any of its variants."""
    for part in pattern:
        if isinstance(part, Reference):
            yield part
        elif isinstance(part, Select):
            for variant in (*part.variants.values(), part.default):
                yield from references_of(variant)


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
            words.append(said(chosen(part, _fact(facts, part.variable)), facts, lookup))
    return "".join(words)


def _fact(facts: Mapping[str, object], name: str) -> str | int:
    fact = facts.get(name)
    if type(fact) is str or (type(fact) is int and -SMALL < fact < SMALL):
        return fact
    raise NeedsFluent


def chosen(choice: Select, fact: str | int) -> Pattern:
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


class MessageBundle:
    """Messages in one language, each parsed when it is first said: whole files take half a second at the start.

    Fluent itself is loaded when something is said that `read_entry` does not understand.
    """

    def __init__(self, sources: dict[str, str], lang: str) -> None:
        self.lang = lang
        self._sources = sources  # the text of each entry; a term with its hyphen
        self._entries: dict[str, MessageEntry | None] = {}  # those that were read; None if Fluent has to
        self._fluent: FluentBundle | None = None
        self._parsed: set[str] = set()

    def renamed(self, names: Mapping[str, str]) -> MessageBundle:
        """The same, with other names: in the message of each, in its attributes and in those of numbered copies."""
        sources = dict(self._sources)
        for key, name in names.items():
            old = FIRST_LINE.match(sources.get(key, ""))
            if old is None:
                sources[key] = f"{key} = {name}\n"
                continue
            numbered = re.compile(rf"{re.escape(key)}-\d+")
            for entry in filter(numbered.fullmatch, sources):
                sources[entry] = sources[entry].replace(old[1], name)
            sources[key] = f"{key} = {name}\n" + sources[key][old.end() :].replace(old[1], name)
        return MessageBundle(sources, self.lang)

    def has_message(self, key: str) -> bool:
        """Whether that message exists."""
        return key in self._sources

    def pattern(self, key: str, attribute: str = "") -> Pattern | None:
        """What a message or its attribute is made of; None if there is none, or only Fluent can read it."""
        entry = self._entry(key)
        if entry is None:
            return None
        return entry.attributes.get(attribute) if attribute else entry.value

    def format(self, key: str, facts: Mapping[str, object]) -> tuple[str | None, list[Exception]]:
        """The text of a message and what was wrong with its facts; None if it has only attributes."""
        entry = self._entry(key)
        if entry is not None and entry.value is None:
            return None, []
        if entry is not None and entry.value is not None:
            try:
                return said(entry.value, facts, self._lookup), []
            except NeedsFluent:
                pass  # for facts that are no words and no small numbers, and for what refers to such messages
        pattern = self._message(key).value
        if pattern is None:
            return None, []
        text, errors = self._bundle().format_pattern(pattern, dict(facts))
        return str(text), errors

    def attributes(self, key: str) -> dict[str, str]:
        """The attributes of a message, which have no facts."""
        entry = self._entry(key)
        if entry is not None:
            try:
                return {name: said(pattern, {}, self._lookup) for name, pattern in entry.attributes.items()}
            except NeedsFluent:
                pass
        patterns = self._message(key).attributes.items()
        return {name: str(self._bundle().format_pattern(pattern, {})[0]) for name, pattern in patterns}

    def _entry(self, key: str) -> MessageEntry | None:
        if key not in self._entries:
            self._entries[key] = read_entry(self._sources.get(key, ""))
        return self._entries[key]

    def _lookup(self, key: str, attribute: str) -> Pattern:
        """What a message refers to."""
        pattern = self.pattern(key, attribute)
        if pattern is None:
            raise NeedsFluent
        return pattern

    def _message(self, key: str) -> Message:
        self._parse(key)
        return self._bundle().get_message(key)

    def _bundle(self) -> FluentBundle:
        if self._fluent is None:
            from fluent.runtime import FluentBundle

            self._fluent = FluentBundle([self.lang], use_isolating=False)
        return self._fluent

    def _parse(self, entry: str) -> None:
        """Parse an entry, and what it refers to."""
        if entry in self._parsed or entry not in self._sources:
            return
        from fluent.runtime import FluentResource

        self._parsed.add(entry)
        text = self._sources[entry]
        self._bundle().add_resource(FluentResource(text))
        for referred in REFERRED.findall(text):
            self._parse(referred)


def pieces_of(source: str) -> list[tuple[str, str]]:
    """Each message and term with its name; what stands before the first has none."""
    found = list(ENTRY.finditer(source))
    starts = [entry.start() for entry in found]
    names = ["", *(entry[1] for entry in found)]
    bounds = zip([0, *starts], [*starts, len(source)], strict=True)
    return [(name, source[start:end]) for name, (start, end) in zip(names, bounds, strict=True)]


def entries_of(source: str) -> dict[str, str]:
    """The text of each message and term by its name; the first of a name counts, as in Fluent."""
    entries: dict[str, str] = {}
    for name, text in pieces_of(source)[1:]:
        entries.setdefault(name, text)
    return entries
