"""Whether a game can say all it has to say, in every language: its vocabulary against its message files."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from garrison.core.briefing import SupportsBriefing
from garrison.core.game import Game
from garrison.core.team import SupportsTeam
from garrison.core.vocabulary import Vocabulary, vocabulary_of
from garrison.table.message_syntax import Messages
from garrison.table.messages import LANGUAGES, dashed, name_key, package_of
from garrison.table.rulings import choice_keys, ruling_key
from garrison.table.translator import path_facts

SUFFIXES = ("Id", "Count")  # variables that come with a fact, besides the attributes of its name


def messages_report(game: Game) -> dict[str, int | list[str]]:
    """The number of messages in each language, and everything that is missing or wrong."""
    words = vocabulary_of(game)
    files = {lang: Messages(package_of(game), lang) for lang in LANGUAGES}
    missing, sentences = list(_undeclared(game, words)), _sentences(game)
    for lang, messages in files.items():
        missing += messages.faults
        missing += _lacking(game, words, messages, lang)
        for key, facts in sentences.items():
            missing += _unprovided(key, facts, messages, lang)
        missing += _one_sided(messages, files.values(), lang)
        missing += _unread(game, messages, lang)
    counts: dict[str, int | list[str]] = {
        lang: sum(1 for key in messages.variables if "." not in key) for lang, messages in files.items()
    }
    return {**counts, "missing": sorted(set(missing))}


def needed(game: Game, words: Vocabulary) -> dict[str, set[str]]:
    """Every message the game must have, with the facts it may use."""
    wanted: dict[str, set[str]] = {key: set(facts) for key, facts in words.events.items()}
    wanted |= {f"ask-{key}": set(facts) for key, facts in words.prompts.items()}
    wanted |= {f"why-{key}": set(facts) for key, facts in words.reasons.items()}
    wanted |= {name_key(name): set() for name in words.names}
    wanted |= {key: set(facts) for key, facts in words.messages.items()}
    wanted |= {key: set() for key in declared(game)}
    return wanted


def declared(game: Game) -> Iterator[str]:
    """The messages of what a game declares in `about`. Missions bring their titles along."""
    about = game.about
    yield from ("title", "about")
    for scenario in about.scenarios:
        yield from () if isinstance(game, SupportsBriefing) else (f"scenario-{scenario.id}",)
        yield from (f"seat-{name}" for names in scenario.seats.values() for name in names)
    yield from (f"edition-{name}" for name in about.editions)
    yield from (f"difficulty-{name}" for name in about.difficulties)
    yield from (ruling_key(ruling.id) for ruling in about.rulings)
    yield from (f"team-{game.team()[0]}",) if isinstance(game, SupportsTeam) else ()


def _lacking(game: Game, words: Vocabulary, messages: Messages, lang: str) -> Iterator[str]:
    for key, facts in needed(game, words).items():
        if key not in messages.variables:
            yield f"{lang}: {key}"
        yield from _unprovided(key, facts, messages, lang)
    for ref in words.refs:
        kind, _, thing = ref.partition(":")
        keys = (f"ref-{kind}-{dashed(thing)}", f"ref-{kind}", name_key(thing))
        if not any(key in messages.variables for key in keys):
            yield f"{lang}: {' or '.join(keys)}"
        yield from _unprovided(f"ref-{kind}", {"id"}, messages, lang)


def _sentences(game: Game) -> dict[str, set[str]]:
    """The whole-option sentences a game may have, with the kinds of ref that all its options share."""
    shared: dict[str, set[str]] = {}
    known: dict[
        tuple[str, ...], set[str]
    ] = {}  # most of the thousands of options differ in their things alone
    for option in game.options:
        key = f"option-{option.name.partition(' ')[0]}"
        kinds = tuple([ref.partition(":")[0] for ref in option.path])
        if kinds not in known:
            known[kinds] = set(path_facts(option))
        shared[key] = shared[key] & known[kinds] if key in shared else known[kinds]
    return shared


def _unprovided(key: str, facts: set[str], messages: Messages, lang: str) -> Iterator[str]:
    """Variables that a message uses and nobody fills."""
    used = messages.used(key) - facts
    if not used:
        return
    endings = ["", *SUFFIXES, *(attribute.capitalize() for attribute in messages.attributes)]
    provided = {f"{fact}{ending}" for fact in facts for ending in endings} | {"you"}
    for variable in sorted(used - provided):
        yield f"{lang}: {key} uses ${variable}, which is not provided"


def _one_sided(messages: Messages, others: Iterable[Messages], lang: str) -> Iterator[str]:
    """Messages another language has and this one has not; attributes may differ, grammar does."""
    for other in others:
        for key in other.variables:
            if "." not in key and key not in messages.variables:
                yield f"{lang}: {key}"


def _unread(game: Game, messages: Messages, lang: str) -> Iterator[str]:
    """Choices of rulings that have no words here."""
    for ruling in game.about.rulings:
        for choice in choice_keys(ruling, lang):
            wanted = f"{ruling_key(ruling.id)}.{choice}"
            if wanted not in messages.variables:
                yield f"{lang}: {wanted}"


def _undeclared(game: Game, words: Vocabulary) -> Iterator[str]:
    """Refs of option paths that the vocabulary does not list."""
    known = set(words.refs)
    for option in game.options:
        for ref in option.path:
            if ref not in known:
                yield f"vocabulary: ref {ref} of option '{option.name}' is not declared"
