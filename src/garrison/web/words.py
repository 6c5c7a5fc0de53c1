"""What the web table itself says, and all short texts that a page shows, by language."""

from __future__ import annotations

from functools import cache, lru_cache

from fluent.syntax import FluentParser, ast

from garrison.core.game import Game
from garrison.table.messages import LANGUAGES, TABLE, bundle_of, package_of, source_of
from garrison.table.speak import Speaker, speaker

FACE = "garrison.web"


def say(key: str, lang: str, **facts: object) -> str:
    """A message of the web table."""
    bundle = bundle_of(FACE, lang)
    if not bundle.has_message(key):
        return f"[{key}]"
    pattern = bundle.get_message(key).value
    return "" if pattern is None else str(bundle.format_pattern(pattern, facts)[0])


def refusal(code: str, lang: str) -> str:
    """What a code means."""
    known = bundle_of(FACE, lang).has_message(f"error-{code}")
    return say(f"error-{code}" if known else "error-error", lang)


def label_of(game: Game, lang: str, key: str, otherwise: str) -> str:
    """A message of the game, if it has one of that key."""
    return speaker(game, lang).say(key) if bundle_of(package_of(game), lang).has_message(key) else otherwise


def both(game: Game, key: str, otherwise: str) -> dict[str, str]:
    """A message of the game in each language."""
    return {lang: label_of(game, lang, key, otherwise) for lang in LANGUAGES}


def title_of(game: Game, lang: str) -> str:
    """The name of a game."""
    return label_of(game, lang, "title", game.about.id.replace("-", " ").title())


class Labels:
    """The labels of options and refs of one game in one language, each made once: they never change."""

    def __init__(self, voice: Speaker) -> None:
        self.voice = voice
        self._options: dict[int, str] = {}
        self._refs: dict[str, str] = {}

    def option(self, game: Game, index: int) -> str:
        """The whole label of an option."""
        if index not in self._options:
            self._options[index] = self.voice.option(game.options[index])
        return self._options[index]

    def ref(self, ref: str) -> str:
        """The label of a ref."""
        if ref not in self._refs:
            self._refs[ref] = self.voice.ref(ref)
        return self._refs[ref]


@lru_cache(maxsize=32)
def labels_of(game: Game, lang: str) -> Labels:
    """The labels of a game."""
    return Labels(speaker(game, lang))


def texts(game: Game | None, lang: str) -> dict[str, str]:
    """Every message without grammar: of the table, the page and a game. Variables stand as `{name}`."""
    packages = [TABLE, FACE] + ([] if game is None else [package_of(game)])
    return {key: text for package in packages for key, text in _plain(package, lang).items()}


@cache
def _plain(package: str, lang: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for entry in FluentParser().parse(source_of(package, lang)).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            text = _template(entry.value)
            if text is not None:
                found[entry.id.name] = text
    return found


def _template(pattern: ast.Pattern) -> str | None:
    """The text with its variables in braces; None if there is more to it."""
    parts = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append(element.value)
        elif isinstance(element.expression, ast.VariableReference):
            parts.append(f"{{{element.expression.id.name}}}")
        else:
            return None
    return "".join(parts)
