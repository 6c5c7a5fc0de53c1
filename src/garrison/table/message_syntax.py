"""What message files hold, for those who look at messages rather than say them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from garrison.table.message_bundle import (
    MessageEntry,
    Reference,
    pieces_of,
    read_entry,
    references_of,
    variables_of,
)
from garrison.table.messages import source_of

REMARKS = re.compile(r"(?:#[^\n]*\n|\s*\n)*")


class Messages:
    """A parsed message file: for each message (`key` or `key.attribute`) the variables it uses."""

    def __init__(self, package: str, lang: str) -> None:
        self.variables: dict[str, set[str]] = {}
        self.attributes: set[str] = set()  # of names: `gender` and the like
        self.faults: list[str] = []
        self.mute: set[str] = set()  # messages that have attributes alone
        self.references: dict[str, list[Reference]] = {}
        for name, text in pieces_of(source_of(package, lang)):
            entry = read_entry(text)
            if entry is not None:
                self._note(name, entry)
            self._add(_read(name, entry) if entry else self._parsed(text, lang), lang)

    def _note(self, name: str, entry: MessageEntry) -> None:
        if entry.value is None:
            self.mute.add(name)
        patterns = (entry.value or (), *entry.attributes.values())
        self.references[name] = [found for pattern in patterns for found in references_of(pattern)]

    def _add(self, found: Iterator[tuple[str, set[str]]], lang: str) -> None:
        for name, variables in found:
            key, _, attribute = name.partition(".")
            if not attribute and key in self.variables:
                self.faults.append(f"{lang}: {key} is written twice")
            if attribute and key.startswith("name-"):
                self.attributes.add(attribute)
            self.variables[name] = variables

    def _parsed(self, text: str, lang: str) -> Iterator[tuple[str, set[str]]]:
        """What Fluent makes of a text; what it cannot read is a fault."""
        if REMARKS.fullmatch(text):
            return
        from garrison.table.fluent_syntax import Unreadable, variables_in

        for one in variables_in(text):
            if isinstance(one, Unreadable):
                self.faults.append(f"{lang}: cannot be read: {one.line}")
            else:
                yield one

    def used(self, key: str) -> set[str]:
        """The variables of a message, those of messages it takes words from included."""
        used, left = set[str](), [key]
        for one in left:
            used |= self.variables.get(one, set())
            others = (".".join(filter(None, other)) for other in self.references.get(one, ()))
            left += [other for other in others if other not in left]
        return used


def _read(name: str, entry: MessageEntry) -> Iterator[tuple[str, set[str]]]:
    yield name, set(variables_of(entry.value or ()))
    for attribute, pattern in entry.attributes.items():
        yield f"{name}.{attribute}", set(variables_of(pattern))
