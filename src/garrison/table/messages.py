"""Message files: one Fluent bundle for each game and language, the table's own messages included."""

from __future__ import annotations

import sys
from functools import cache, lru_cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from garrison.core.errors import BadComponent, unknown
from garrison.table.message_bundle import MessageBundle, entries_of

if TYPE_CHECKING:  # commands that only list things need no game, which takes long to import
    from garrison.core.game import Game

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


def folder_of(package: str) -> Path:
    """The folder of a package; the folder `pig` beside a game in one module, `pig.py`."""
    module = import_module(package)
    if hasattr(module, "__path__"):
        return Path(next(iter(module.__path__)))
    return Path(module.__file__ or package).with_suffix("")


@cache
def _has_locale(package: str) -> bool:
    try:
        return (folder_of(package) / FACE / LOCALE).is_dir()
    except ModuleNotFoundError:
        return False


def file_of(package: str, lang: str) -> Path:
    """The message file of a package."""
    if lang not in LANGUAGES:
        raise unknown("language", lang, list(LANGUAGES))
    folder = folder_of(package)
    if _has_locale(package):  # what is no game has no face
        folder = folder / FACE
    return folder / LOCALE / f"{lang}.ftl"


def shown_file(package: str, lang: str) -> str:
    """The path of a message file as people read it: short where it is below the current folder."""
    file = file_of(package, lang)
    return str(file.relative_to(Path.cwd()) if file.is_relative_to(Path.cwd()) else file)


def source_of(package: str, lang: str) -> str:
    """The text of a message file."""
    file = file_of(package, lang)
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise BadComponent(f"{file}: cannot be read: {error.strerror}") from error


@cache
def bundle_of(package: str, lang: str) -> MessageBundle:
    """The messages of a game, and the table's where the game has none of that name."""
    sources: dict[str, str] = {}
    for home in (TABLE, package):
        sources |= entries_of(source_of(home, lang))
    return MessageBundle(sources, lang)


def game_bundle(game: Game, lang: str) -> MessageBundle:
    """The messages of a game, with the names that an owner's copy has."""
    from garrison.core.components.corrections import printed_names

    names = printed_names(game.corrections)
    return (
        _renamed(package_of(game), lang, tuple(names.items())) if names else bundle_of(package_of(game), lang)
    )


@lru_cache(maxsize=16)
def _renamed(package: str, lang: str, names: tuple[tuple[str, str], ...]) -> MessageBundle:
    return bundle_of(package, lang).renamed({name_key(thing): name for thing, name in names})


def message(package: str, key: str, lang: str, **facts: object) -> str:
    """The text of a package's own message; a missing one shows its key."""
    bundle = bundle_of(package, lang)
    return (bundle.format(key, facts)[0] or "") if bundle.has_message(key) else f"[{key}]"


def name_key(thing: str) -> str:
    """`old_oak` → `name-old-oak`"""
    return f"name-{dashed(thing)}"


def dashed(thing: str) -> str:
    """An id as message keys spell it."""
    return thing.replace("_", "-").replace(" ", "-").lower()
