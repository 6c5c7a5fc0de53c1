"""Message files as Fluent parses them, for those who look at messages rather than say them."""

from __future__ import annotations

from functools import cache

from fluent.runtime import FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from garrison.table.message_bundle import VARIABLE, pieces_of, plain_text
from garrison.table.messages import source_of


@cache
def parsed(package: str, lang: str) -> ast.Resource:
    """A whole message file, parsed once: that takes longer than formatting anything in it."""
    return FluentResource(source_of(package, lang))


class Messages:
    """A parsed message file: for each message (`key` or `key.attribute`) the variables it uses."""

    def __init__(self, package: str, lang: str) -> None:
        self.variables: dict[str, set[str]] = {}
        self.attributes: set[str] = set()  # of names: `gender` and the like
        self.faults: list[str] = []
        for name, text in pieces_of(source_of(package, lang)):
            plain = None if name.startswith("-") else plain_text(text)
            if plain is None:
                self._parse(text, lang)
            else:  # most are: the parser would take half a second for a whole file
                self._add(name, set(VARIABLE.findall(plain)), lang)

    def _parse(self, text: str, lang: str) -> None:
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Junk):
                self.faults.append(
                    f"{lang}: cannot be read: {(entry.content or '?').strip().splitlines()[0]}"
                )
            elif isinstance(entry, ast.Message):
                self._add(entry.id.name, _variables(entry.value), lang)
                self._add_attributes(entry)

    def _add(self, key: str, variables: set[str], lang: str) -> None:
        if key in self.variables:
            self.faults.append(f"{lang}: {key} is written twice")
        self.variables[key] = variables

    def _add_attributes(self, message: ast.Message) -> None:
        key = message.id.name
        for attribute in message.attributes:
            self.variables[f"{key}.{attribute.id.name}"] = _variables(attribute.value)
            if key.startswith("name-"):
                self.attributes.add(attribute.id.name)

    def used(self, key: str) -> set[str]:
        """The variables of a message."""
        return self.variables.get(key, set())


class _Collector(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (Fluent's name)
        self.found.add(node.id.name)


def _variables(pattern: ast.Pattern | None) -> set[str]:
    collector = _Collector()
    if pattern is not None:
        collector.visit(pattern)
    return collector.found
