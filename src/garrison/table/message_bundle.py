"""The messages of a file or two: plain ones are read as they stand, the rest is left to Fluent."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Message

ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*)[ ]*=", re.MULTILINE)  # only entries begin at the margin
REFERRED = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")  # `{ other }`, `{ -term }`, `{ other.attribute }`
PLAIN = re.compile(r"[^=\n]+=[ ]*([^{}\n]*(?:\{ *\$[a-zA-Z][\w-]* *\}[^{}\n]*)*)\n?(?:[ ]*\n|#[^\n]*\n?)*")
VARIABLE = re.compile(r"\{ *\$([a-zA-Z][\w-]*) *\}")
SMALL = 1000  # a number below it is written the same in every language


class MessageBundle:
    """Messages in one language, each parsed when it is first said: whole files take half a second at the start.

    A message on one line, with no more than variables in it, needs no parser; Fluent itself, which takes longer to
    import than many commands to run, is loaded when another one is said.
    """

    def __init__(self, sources: dict[str, str], lang: str) -> None:
        self.lang = lang
        self._sources = sources  # the text of each entry; a term with its hyphen
        self._plain: dict[
            str, str | None
        ] = {}  # what stands after the equals sign; None if Fluent has to read it
        self._fluent: FluentBundle | None = None
        self._parsed: set[str] = set()

    def has_message(self, key: str) -> bool:
        """Whether that message exists."""
        return key in self._sources

    def format(self, key: str, facts: Mapping[str, object]) -> tuple[str | None, list[Exception]]:
        """The text of a message and what was wrong with its facts; None if it has only attributes."""
        text = self._quick(key, facts)
        if text is not None:
            return text, []
        pattern = self._message(key).value
        if pattern is None:
            return None, []
        said, errors = self._bundle().format_pattern(pattern, dict(facts))
        return str(said), errors

    def attributes(self, key: str) -> dict[str, str]:
        """The attributes of a message, which have no facts."""
        if self._template(key) is not None:
            return {}
        patterns = self._message(key).attributes.items()
        return {name: str(self._bundle().format_pattern(pattern, {})[0]) for name, pattern in patterns}

    def _quick(self, key: str, facts: Mapping[str, object]) -> str | None:
        """The text of a plain message whose facts are words and small numbers."""
        template = self._template(key)
        if template is None:
            return None
        said: dict[str, str] = {}
        for name in VARIABLE.findall(template):
            fact = facts.get(name)
            if type(fact) is int and 0 <= fact < SMALL:
                said[name] = str(fact)
            elif type(fact) is str:
                said[name] = fact
            else:
                return None
        return VARIABLE.sub(lambda found: said[found[1]], template) if said else template

    def _template(self, key: str) -> str | None:
        if key not in self._plain:
            self._plain[key] = plain_text(self._sources.get(key, ""))
        return self._plain[key]

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


def plain_text(entry: str) -> str | None:
    """What a plain message says: one line, with no more than variables in it; None of any other."""
    found = PLAIN.fullmatch(entry)
    return (found[1].rstrip() or None) if found else None
