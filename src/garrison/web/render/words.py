"""What the web table itself says, and all short texts that a page shows, by language."""

from __future__ import annotations

from functools import cache, partial

from garrison.core.briefing import SupportsBriefing
from garrison.core.components.corrections import printed_names
from garrison.core.game import Game, Setup
from garrison.table.message_bundle import Pattern, Reference, Variable, entries_of, read_entry
from garrison.table.messages import (
    LANGUAGES,
    TABLE,
    bundle_of,
    game_bundle,
    message,
    name_key,
    package_of,
    source_of,
)
from garrison.table.translator import NUMBERED, label_of

FACE = "garrison.web"


say = partial(message, FACE)  # a message of the web table


def refusal(code: str, lang: str) -> str:
    """What a code means."""
    known = bundle_of(FACE, lang).has_message(f"error-{code}")
    return say(f"error-{code}" if known else "error-error", lang)


def both(game: Game, key: str, otherwise: str) -> dict[str, str]:
    """A message of the game in each language."""
    return {lang: label_of(game, lang, key, otherwise) for lang in LANGUAGES}


def scenario_of(game: Game, setup: Setup) -> dict[str, str]:
    """A scenario in each language: `name: what it is like`. Missions of one's own bring their words along."""
    told = game.briefing(setup) if isinstance(game, SupportsBriefing) else None
    own = {lang: ": ".join(told.words(lang)) if told else setup.scenario for lang in LANGUAGES}
    return {lang: label_of(game, lang, f"scenario-{setup.scenario}", own[lang]) for lang in LANGUAGES}


def title_of(game: Game, lang: str) -> str:
    """The name of a game."""
    return label_of(game, lang, "title", game.about.id.replace("-", " ").title())


def texts(game: Game | None, lang: str) -> dict[str, str]:
    """Every message without grammar: of the page, or of a game and the table. Variables stand as `{name}`."""
    packages = [FACE] if game is None else [TABLE, package_of(game)]
    return {key: text for package in packages for key, text in _plain(package, lang).items()}


def printed_words(game: Game, lang: str) -> dict[str, str]:
    """The words for which an owner's copy has others: what it calls its things, and their numbered copies."""
    renamed = {name_key(thing) for thing in printed_names(game.corrections)}
    if not renamed:
        return {}
    bundle = game_bundle(game, lang)
    keys = (key for key in (*texts(game, lang), *renamed) if {key, NUMBERED.sub("", key)} & renamed)
    return {key: bundle.format(key, {})[0] or "" for key in keys}


@cache
def _plain(package: str, lang: str) -> dict[str, str]:
    """What Fluent alone can read has grammar: the page is shown without it, and the server starts without Fluent."""
    sources = entries_of(source_of(package, lang)).items()
    entries = {key: entry for key, text in sources if (entry := read_entry(text))}
    parts = {
        (key, name): pattern for key, entry in entries.items() for name, pattern in entry.attributes.items()
    }
    found = {key: _template(entry.value, parts) for key, entry in entries.items() if entry.value is not None}
    # Rulings come with the list of games, in both languages.
    return {key: text for key, text in found.items() if text and not key.startswith("ruling-")}


def _template(pattern: Pattern, parts: dict[tuple[str, str], Pattern]) -> str | None:
    """The text with its variables in braces and attributes of other messages filled in; None if there is more to it."""
    texts = []
    for part in pattern:
        if isinstance(part, str):
            texts.append(part)
        elif isinstance(part, Variable):
            texts.append(f"{{{part.name}}}")
        else:  # `card-hunted = { name-hunted.text }` refers to an attribute of `name-hunted`
            referred = parts.get((part.key, part.attribute)) if isinstance(part, Reference) else None
            text = _template(referred, parts) if referred is not None else None
            if text is None:
                return None
            texts.append(text)
    return "".join(texts)
