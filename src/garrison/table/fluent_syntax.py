"""Message files as Fluent parses them. It takes long to import: only where nothing else will do."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor


@dataclass(frozen=True, slots=True)
class Unreadable:
    """The first line of what is no Fluent."""

    line: str


def variables_in(text: str) -> Iterator[tuple[str, set[str]] | Unreadable]:
    """Each message (`key`) and attribute (`key.attribute`) of a text with the variables it uses."""
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            yield Unreadable((entry.content or "?").strip().splitlines()[0])
        elif isinstance(entry, ast.Message):
            yield entry.id.name, _variables(entry.value)
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", _variables(attribute.value)


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
