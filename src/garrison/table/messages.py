"""Message files: one Fluent bundle for each game and language, the table's own messages included."""

from __future__ import annotations

import re
import sys
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from garrison.core.errors import BadComponent, unknown

LANGUAGES = ("en", "it")
TABLE = "garrison.table"
FACE = "face"
LOCALE = "locale"
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*)[ ]*=", re.MULTILINE)  # only entries begin at the margin
REFERRED = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")  # `{ other }`, `{ -term }`, `{ other.attribute }`


def package_of(game: object) -> str:
    """Where the `face` and `rulebook.toml` of a game lie: the package or the module of its class, or of a parent's."""
    modules = [sys.modules[kind.__module__] for kind in type(game).__mro__]
    for package in (name for module in modules for name in (module.__name__, module.__package__)):
        if package and _has_locale(package):
            return package
    raise BadComponent(f"{type(game).__name__}: no folder 'face/locale' beside the module of the game")


def folder_of(package: str) -> Traversable:
    """The folder of a package; the folder `pig` beside a game in one module, `pig.py`."""
    module = import_module(package)
    if hasattr(module, "__path__"):
        return files(package)
    return Path(module.__file__ or package).with_suffix("")


@cache
def _has_locale(package: str) -> bool:
    try:
        return (folder_of(package) / FACE / LOCALE).is_dir()
    except ModuleNotFoundError:
        return False


def file_of(package: str, lang: str) -> Traversable:
    """The message file of a package."""
    if lang not in LANGUAGES:
        raise unknown("language", lang, list(LANGUAGES))
    folder = folder_of(package)
    if _has_locale(package):  # what is no game has no face
        folder = folder / FACE
    return folder / LOCALE / f"{lang}.ftl"


def source_of(package: str, lang: str) -> str:
    """The text of a message file."""
    file = file_of(package, lang)
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise BadComponent(f"{file}: cannot be read: {error.strerror}") from error


@cache
def bundle_of(package: str, lang: str) -> FluentBundle:
    """The messages of a game, and the table's where the game has none of that name."""
    sources: dict[str, str] = {}
    for home in (TABLE, package):
        sources |= entries_of(source_of(home, lang))
    return LazyBundle(sources, lang)


class LazyBundle(FluentBundle):
    """A bundle that parses a message when it is first said: whole files take half a second at the start."""

    def __init__(self, sources: dict[str, str], lang: str) -> None:
        super().__init__([lang], use_isolating=False)
        self._sources = sources  # the text of each entry that nobody has asked for; a term with its hyphen

    def has_message(self, message_id: str) -> bool:
        return message_id in self._sources or super().has_message(message_id)

    def get_message(self, message_id: str) -> Message:
        self._parse(message_id)
        return super().get_message(message_id)

    def _parse(self, entry: str) -> None:
        """Parse an entry, and what it refers to."""
        text = self._sources.pop(entry, None)
        if text is None:
            return
        self.add_resource(FluentResource(text))
        for referred in REFERRED.findall(text):
            self._parse(referred)


def entries_of(source: str) -> dict[str, str]:
    """The text of each message and term by its name; the first of a name counts, as in Fluent."""
    found = list(ENTRY.finditer(source))
    ends = [entry.start() for entry in found[1:]] + [len(source)]
    entries: dict[str, str] = {}
    for entry, end in zip(found, ends, strict=True):
        entries.setdefault(entry[1], source[entry.start() : end])
    return entries


@cache
def parsed(package: str, lang: str) -> ast.Resource:
    """A whole message file, parsed once: that takes longer than formatting anything in it."""
    return FluentResource(source_of(package, lang))


def message(package: str, key: str, lang: str, **facts: object) -> str:
    """The text of a package's own message; a missing one shows its key."""
    bundle = bundle_of(package, lang)
    if not bundle.has_message(key):
        return f"[{key}]"
    pattern = bundle.get_message(key).value
    return "" if pattern is None else str(bundle.format_pattern(pattern, facts)[0])


def name_key(thing: str) -> str:
    """`old_oak` → `name-old-oak`"""
    return f"name-{dashed(thing)}"


def dashed(thing: str) -> str:
    """An id as message keys spell it."""
    return thing.replace("_", "-").replace(" ", "-").lower()


class Messages:
    """A parsed message file: for each message (`key` or `key.attribute`) the variables it uses."""

    def __init__(self, package: str, lang: str) -> None:
        self.variables: dict[str, set[str]] = {}
        self.attributes: set[str] = set()  # of names: `gender` and the like
        self.faults: list[str] = []
        for entry in FluentParser().parse(source_of(package, lang)).body:
            if isinstance(entry, ast.Junk):
                self.faults.append(
                    f"{lang}: cannot be read: {(entry.content or '?').strip().splitlines()[0]}"
                )
            elif isinstance(entry, ast.Message):
                self._add(entry, lang)

    def _add(self, message: ast.Message, lang: str) -> None:
        key = message.id.name
        if key in self.variables:
            self.faults.append(f"{lang}: {key} is written twice")
        self.variables[key] = _variables(message.value)
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
