"""Whether a game can say all it has to say, in every language: its vocabulary against its message files."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from garrison.core.briefing import SupportsBriefing
from garrison.core.components.corrections import printed_names
from garrison.core.game import Game
from garrison.core.option import Option
from garrison.core.team import SupportsTeam
from garrison.core.vocabulary import Vocabulary, vocabulary_of
from garrison.table.message_syntax import Messages
from garrison.table.messages import LANGUAGES, TABLE, dashed, name_key, package_of
from garrison.table.rulings import choice_keys, ruling_key
from garrison.table.speakable import SUFFIXES, Speaker
from garrison.table.translator import path_facts


def messages_report(game: Game) -> dict[str, int | list[str]]:
    """The number of messages in each language, and everything that is missing or wrong."""
    words = vocabulary_of(game)
    files = {lang: Messages(package_of(game), lang) for lang in LANGUAGES}
    missing, sentences = list(_undeclared(game, words)), Sentences(game.options)
    wanted, labels = needed(game, words), _labels(words)
    facts = {**wanted, **sentences.facts, **{label: {"id"} for label in labels}}
    things = {**sentences.things, **{label: {"id": ids} for label, ids in labels.items()}}
    for lang, messages in files.items():
        missing += messages.faults
        missing += _lacking(game, words, wanted, messages, lang)
        missing += _dangling(messages, lang)
        for key, shared in sentences.facts.items():
            missing += _unprovided(key, shared, messages, lang)
        missing += [f"{lang}: {fault}" for fault in Speaker(game, words, lang).faults(facts, things)]
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


class Sentences:
    """The whole-option sentences that a game may have: the facts that all their options share, and their things."""

    def __init__(self, options: Iterable[Option]) -> None:
        self.facts: dict[str, set[str]] = {}
        self.things: dict[str, dict[str, tuple[str, ...]]] = {}
        found: dict[str, dict[str, dict[str, None]]] = {}
        known: dict[
            tuple[str, ...], list[str]
        ] = {}  # most of the thousands of options differ in their things alone
        for option in options:
            key = f"option-{option.name.partition(' ')[0]}"
            refs = [ref.partition(":") for ref in option.path]
            kinds = tuple([kind for kind, _, _ in refs])
            if kinds not in known:
                known[kinds] = list(path_facts(option))
            facts = known[kinds]
            self.facts[key] = self.facts[key].intersection(facts) if key in self.facts else set(facts)
            seen = found.setdefault(key, {})
            for fact, (_, _, thing) in zip(facts, refs, strict=True):
                seen.setdefault(fact, {})[thing] = None
        for key, seen in found.items():
            self.things[key] = {fact: tuple(things) for fact, things in seen.items()}


def _labels(words: Vocabulary) -> dict[str, tuple[str, ...]]:
    """The messages of kinds of refs, with the things of each kind, which they call `id`."""
    things: dict[str, tuple[str, ...]] = {}
    for ref in words.refs:
        kind, _, thing = ref.partition(":")
        things[f"ref-{kind}"] = (*things.get(f"ref-{kind}", ()), thing)
    return things


def _lacking(
    game: Game, words: Vocabulary, wanted: dict[str, set[str]], messages: Messages, lang: str
) -> Iterator[str]:
    """Messages that are not there, or have no text. The names of an owner's things may be with the corrections."""
    printed = {name_key(thing) for thing in printed_names(game.corrections)}
    sections = [section for section in game.corrections.values() if isinstance(section, Mapping)]
    owned = {name_key(thing) for section in sections for thing in section}
    for key, facts in wanted.items():
        if key not in messages.variables and key not in printed:
            yield f"{lang}: {key}{'; or give the record a name' if key in owned else ''}"
        elif key in messages.mute:
            yield f"{lang}: {key} has attributes, but no text"
        yield from _unprovided(key, facts, messages, lang)
    for ref in words.refs:
        kind, _, thing = ref.partition(":")
        keys = (f"ref-{kind}-{dashed(thing)}", f"ref-{kind}", name_key(thing))
        if not any(key in messages.variables or key in printed for key in keys):
            yield f"{lang}: {' or '.join(keys)}"
    for kind in {ref.partition(":")[0] for ref in words.refs}:
        yield from _unprovided(f"ref-{kind}", {"id"}, messages, lang)


def _unprovided(key: str, facts: set[str], messages: Messages, lang: str) -> Iterator[str]:
    """Variables that a message uses and nobody fills."""
    used = messages.used(key) - facts
    if not used:
        return
    endings = ["", *SUFFIXES, *(attribute.capitalize() for attribute in messages.attributes)]
    provided = {f"{fact}{ending}" for fact in facts for ending in endings} | {"you"}
    for variable in sorted(used - provided):
        yield f"{lang}: {key} uses ${variable}, which is not provided"


def _dangling(messages: Messages, lang: str) -> Iterator[str]:
    """Messages that take words from others that are not there."""
    shared = Messages(TABLE, lang).variables
    for key, references in messages.references.items():
        for other, attribute in references:
            wanted = f"{other}.{attribute}" if attribute else other
            if wanted not in messages.variables and wanted not in shared:
                yield f"{lang}: {wanted}, which {key} takes its words from"


def _one_sided(messages: Messages, others: Iterable[Messages], lang: str) -> Iterator[str]:
    """Messages another language has and this one has not; attributes may differ, grammar does."""
    for other in others:
        for key in other.variables:
            if "." not in key and key not in messages.variables:
                yield f"{lang}: {key}"


def _unread(game: Game, messages: Messages, lang: str) -> Iterator[str]:
    """Choices of rulings that have no words here."""
    for ruling in game.about.rulings:
        for choice in choice_keys(ruling):
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
