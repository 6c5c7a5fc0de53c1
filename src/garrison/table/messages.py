"""Message files: one Fluent bundle for each game and language, the table's own messages included."""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from garrison.core.errors import BadComponent, unknown

LANGUAGES = ("en", "it")
TABLE = "garrison.table"
FACE = "face"
LOCALE = "locale"


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
    bundle = FluentBundle([lang], use_isolating=False)
    for home in dict.fromkeys((package, TABLE)):
        bundle.add_resource(parsed(home, lang))
    return bundle


@cache
def parsed(package: str, lang: str) -> ast.Resource:
    """A message file, parsed once: that takes longer than formatting anything in it."""
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
