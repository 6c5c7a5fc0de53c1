"""What message files hold, for those who look at messages rather than say them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from garrison.table.message_bundle import MessageEntry, pieces_of, read_entry, variables_of
from garrison.table.messages import source_of

REMARKS = re.compile(r"(?:#[^\n]*\n|\s*\n)*")


class Messages:
    """A parsed message file: for each message (`key` or `key.attribute`) the variables it uses."""

    def __init__(self, package: str, lang: str) -> None:
        self.variables: dict[str, set[str]] = {}
        self.attributes: set[str] = set()  # of names: `gender` and the like
        self.faults: list[str] = []
        for name, text in pieces_of(source_of(package, lang)):
            entry = read_entry(text)
            self._add(_read(name, entry) if entry else self._parsed(text, lang), lang)

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
        """The variables of a message."""
        return self.variables.get(key, set())


def _read(name: str, entry: MessageEntry) -> Iterator[tuple[str, set[str]]]:
    yield name, set(variables_of(entry.value or ()))
    for attribute, pattern in entry.attributes.items():
        yield f"{name}.{attribute}", set(variables_of(pattern))
