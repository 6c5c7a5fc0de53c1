"""The messages of a file or two, each read when it is first said."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING

from garrison.table.message_pattern import MessageEntry, NeedsFluent, Pattern, read_entry, said

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Message

ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*)[ ]*=", re.MULTILINE)  # only entries begin at the margin
REFERRED = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")  # `{ other }`, `{ -term }`, `{ other.attribute }`
VALUE = re.compile(r"[^=\n]+=[ ]*([^\n]*)\n?")


class MessageBundle:
    """Messages in one language, each parsed when it is first said: whole files take half a second at the start.

    Fluent itself is loaded when something is said that `message_pattern` does not understand.
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
            old = VALUE.match(sources.get(key, ""))
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
        if (entry := self._entry(key)) is None:
            raise NeedsFluent
        pattern = entry.attributes.get(attribute) if attribute else entry.value
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
