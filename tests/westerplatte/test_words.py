"""What 7 Days of Westerplatte says, in both languages: nothing missing, nothing ambiguous, nothing left over."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations

import pytest

from garrison.core.ask import Facts, Prompt, Reason
from garrison.core.event import Event, EventFact
from garrison.core.game import Setup
from garrison.core.odds import odds_of
from garrison.core.vocabulary import vocabulary_of
from garrison.games.westerplatte import load_game
from garrison.games.westerplatte.events import EVENTS, TRACK_SPACE
from garrison.games.westerplatte.game import Westerplatte
from garrison.table.message_report import needed
from garrison.table.message_syntax import Messages
from garrison.table.messages import LANGUAGES, dashed, name_key, package_of
from garrison.table.translator import Translatable, Translator
from garrison.testing.kit import check_messages, check_speech, check_why
from garrison.testing.walk import moments

NUMBERS = (0, 1, 4)
LEVELS = ("easy", "medium", "hard")
PLAYERS = (1, 2, 3, 4)


@pytest.fixture(scope="module")
def game() -> Westerplatte:
    """The game with the printed components."""
    return load_game()


@pytest.fixture(params=LANGUAGES)
def translator(request: pytest.FixtureRequest, game: Westerplatte) -> Translator:
    """A strict translator into each language."""
    return Translator(game, request.param, strict=True)


def things(game: Westerplatte, fact: str, on_track: bool = False) -> tuple[EventFact, ...]:
    """Everything that a fact of that name can be."""
    t = game.packed
    paths = (*((path,) for path in t.path_ids), tuple(t.path_ids[:2]))
    groups = [group for size in (1, 2, 3, 4) for group in combinations(t.officer_ids, size)]
    ids: dict[str, tuple[EventFact, ...]] = {
        "who": tuple(t.officer_ids), "payers": tuple(groups), "post": tuple(t.space_ids),
        "space": tuple(t.track_space_ids if on_track else t.space_ids), "place": tuple(t.track_space_ids),
        "track": tuple(t.track_ids), "other": tuple(t.track_ids), "tile": tuple(t.tile_ids),
        "supply": tuple(t.supply_ids), "card": tuple(t.card_ids), "event": tuple(t.event_ids),
        "weapon": ("machine_gun", "howitzer"), "paths": paths, "ending": ("held", "breached", "stalled"),
        "level": ("low_3", "low_2", "low_1", "blank", "start", "high_1", "high_2", "high_3"),
    }  # fmt: skip
    return ids.get(fact, NUMBERS)


def run_through(
    game: Westerplatte, names: list[str], on_track: bool = False
) -> Iterator[dict[str, EventFact]]:
    """Facts of these names: the first of everything, then one fact at a time changes."""
    usual = {name: things(game, name, on_track)[0] for name in names}
    yield usual
    for name in names:
        yield from (usual | {name: thing} for thing in things(game, name, on_track))


def plain(facts: dict[str, EventFact]) -> Facts:
    """Facts of prompts and reasons, which never are rows."""
    return {name: value for name, value in facts.items() if isinstance(value, (str, int))}


def everything(game: Westerplatte) -> Iterator[Translatable]:
    """Each event, prompt and reason, with each of its facts running through all that it can be."""
    words = vocabulary_of(game)
    for kind in EVENTS:
        on_track = kind.kinds.get("space") is TRACK_SPACE
        for facts in run_through(game, list(kind.kinds), on_track):
            yield Event(kind.key, kind.rule, facts)
    for key, wanted in words.prompts.items():
        yield from (Prompt(key, "T.1", plain(facts)) for facts in run_through(game, sorted(wanted)))
    for key, wanted in words.reasons.items():
        yield from (Reason(key, "T.1", plain(facts)) for facts in run_through(game, sorted(wanted)))


def test_no_message_is_missing_in_either_language(game: Westerplatte) -> None:
    check_messages(game)


def test_everything_the_game_can_say_is_a_sentence(game: Westerplatte, translator: Translator) -> None:
    for said in everything(game):
        for seat in (0, 1):
            text = translator.translate(said, seat).text
            assert text[-1] == ".", f"{said}: {text!r} has no full stop"
            assert text[0].isupper() or text[0].isdigit(), f"{said}: {text!r} begins small"
            assert "  " not in text, f"{said}: {text!r} has a gap"
            assert "{" not in text, f"{said}: {text!r} has a hole"


def test_every_option_has_a_label_of_its_own(game: Westerplatte, translator: Translator) -> None:
    labels: dict[str, str] = {}
    for option in game.options:
        label = translator.option(option)
        assert label not in labels, f"'{option.name}' and '{labels[label]}' are both {label!r}"
        assert label[0].isupper(), f"{label!r} begins small"
        labels[label] = option.name


def test_every_step_of_a_path_has_a_label(game: Westerplatte, translator: Translator) -> None:
    assert all(translator.ref(ref).strip() for ref in vocabulary_of(game).refs)


def test_every_thing_has_a_name_of_its_own(game: Westerplatte, translator: Translator) -> None:
    spoken = [translator.name(thing) for thing in vocabulary_of(game).names]
    assert sorted(spoken) == sorted(set(spoken))


def test_reconstructed_event_cards_say_so(game: Westerplatte, translator: Translator) -> None:
    mark = {"en": "(reconstruction).", "it": "(ricostruzione)."}[translator.lang]
    for card in game.components.events:
        text = translator.say(f"event-{dashed(card.id)}")
        assert text.endswith(mark) == (card.confidence == "guess"), text


def test_kinds_of_attack_card_say_that_the_cards_are_reconstructed(
    game: Westerplatte, translator: Translator
) -> None:
    mark = {"en": "(reconstruction).", "it": "(ricostruzione)."}[translator.lang]
    c = game.components
    kinds = {
        "machine-gun": [card for card in c.troops if card.weapon == "machine_gun"],
        "howitzer": [card for card in c.troops if card.weapon == "howitzer"],
        "air-raid": c.air_raids,
        "morale-decline": c.morale_declines,
    }
    for kind, cards in kinds.items():
        guessed = any(card.confidence == "guess" for card in cards)
        assert translator.say(f"attack-{kind}").endswith(mark) == guessed


def test_plurals_follow_the_number(translator: Translator) -> None:
    facts: Facts = {"seat": 0, "who": "officer_1", "turn": 9, "day": 2}
    left = ((2, 1), (1, 0), (0, 2))
    said = [
        translator.translate(
            Prompt("officer-turn", "T.4", facts | {"moves": moves, "actions": actions}), 0
        ).text
        for moves, actions in left
    ]
    assert (
        said
        == {
            "en": [
                "Day 2, turn 9. Choose what Officer 1 does: 2 moves and 1 action left.",
                "Day 2, turn 9. Choose what Officer 1 does: 1 move and no action left.",
                "Day 2, turn 9. Choose what Officer 1 does: no move and 2 actions left.",
            ],
            "it": [
                "Giorno 2, turno 9. Scegli che cosa fa l'ufficiale 1: 2 spostamenti e 1 azione a disposizione.",
                "Giorno 2, turno 9. Scegli che cosa fa l'ufficiale 1: 1 spostamento e nessuna azione a disposizione.",
                "Giorno 2, turno 9. Scegli che cosa fa l'ufficiale 1: nessuno spostamento e 2 azioni a disposizione.",
            ],
        }[translator.lang]
    )


def test_only_the_player_who_is_asked_is_told_to_choose(translator: Translator) -> None:
    facts: Facts = {"seat": 1, "who": "officer_2", "turn": 9, "day": 2, "moves": 2, "actions": 1}
    prompt = Prompt("officer-turn", "T.4", facts)
    verb = {"en": "Choose", "it": "Scegli"}[translator.lang]
    assert [verb in translator.translate(prompt, seat).text for seat in (0, 1, None)] == [False, True, False]


def test_italian_articles_follow_the_thing(game: Westerplatte) -> None:
    italian = Translator(game, "it", strict=True)
    assert [
        italian.translate(event).text
        for event in (
            Event("officer-moved", "T.5", {"who": "officer_1", "space": "post_A"}),
            Event("officer-moved", "T.5", {"who": "officer_1", "space": "tile_3"}),
            Event(
                "troop-fired", "G.1b", {"card": "2-A-1", "weapon": "machine_gun", "track": "A", "force": 2}
            ),
            Event("troop-fired", "G.1", {"card": "2-A-5", "weapon": "howitzer", "track": "A", "force": 1}),
            Event("supply-lost", "M.5", {"supply": "grenade", "count": 1}),
            Event("supply-lost", "M.5", {"supply": "brick", "count": 2}),
        )
    ] == [
        "L'ufficiale 1 muove all'avamposto A.",
        "L'ufficiale 1 muove alla tessera 3.",
        "La mitragliatrice sul percorso A spara con forza di attacco 2.",
        "L'obice sul percorso A spara con forza di attacco 1.",
        "Si perde 1 granata da mortaio dalla tessera Mortaio.",
        "Si perdono 2 mattoni dalla tessera Ricostruzione del muro.",
    ]


def test_the_italian_book_says_voi_where_all_decide(game: Westerplatte) -> None:
    italian = Translator(game, "it", strict=True)
    together = ("gain-supply", "lose-supply", "lose-ammunition", "overflow", "reinforce", "share-ammunition")
    for key, wanted in vocabulary_of(game).prompts.items():
        facts = next(run_through(game, sorted(wanted)))
        text = italian.translate(Prompt(key, "T.1", plain(facts)), 0).text
        assert ("Scegliete" in text) == (key in together or key.startswith("share-")), text


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", PLAYERS)
def test_a_whole_game_is_spoken(game: Westerplatte, level: str, players: int) -> None:
    for seed in (1, 2):
        check_speech(game, Setup(level, players), seed)
    check_why(game, Setup(level, players), 3, every=20)


@pytest.mark.parametrize("level", LEVELS)
def test_odds_are_spoken(game: Westerplatte, translator: Translator, level: str) -> None:
    for step in moments(game, Setup(level, 2), 4, every=5):
        for option in (None, *(game.options.named(f"end {who}") for who in game.packed.officer_ids)):
            for odd in odds_of(game, step.p, option):
                assert translator.say(f"odds-{odd.key}", odd.facts)[-1] != "."


def addable() -> Iterator[str]:
    """The names of cards and paths that owners may add."""
    for phase in (1, 2):
        yield from (f"{phase}-{track}-{n}" for track in "ABCDE" for n in range(1, 10))
        yield from (f"{phase}-raid-{n}" for n in range(1, 16))
        yield from (f"{phase}-decline-{n}" for n in range(1, 11))
    spaces = [*(f"post_{letter}" for letter in "ABCDE"), *(f"tile_{n}" for n in range(1, 7))]
    yield from (f"{a}-{b}" for a, b in combinations(spaces, 2))


def test_cards_and_paths_that_owners_may_add_have_names(translator: Translator) -> None:
    assert all(translator.name(thing) for thing in addable())


def test_a_card_without_a_name_is_shown_by_its_id(game: Westerplatte) -> None:
    for lang, said in (("en", "Attack card: 2-A-77."), ("it", "Carta attacco: 2-A-77.")):
        translator = Translator(game, lang)
        assert translator.translate(Event("card-revealed", "G.4", {"card": "2-A-77"})).text == said
        assert translator.ref("card:2-A-77") == "2-A-77"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_left_over(game: Westerplatte, lang: str) -> None:
    words = vocabulary_of(game)
    wanted = {"aim"} | set(needed(game, words)) | {name_key(thing) for thing in addable()}
    for ref in words.refs:
        kind, _, thing = ref.partition(":")
        wanted |= {f"ref-{kind}", f"ref-{kind}-{dashed(thing)}"}
    wanted |= {f"option-{option.name.split()[0]}" for option in game.options}
    written = {key for key in Messages(package_of(game), lang).variables if "." not in key}
    drawn = {key for key in written if key.startswith("terminal-")}  # see tests/terminal/test_words.py
    assert written - wanted - drawn == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_grammar_of_names_is_left_over(game: Westerplatte, lang: str) -> None:
    messages = Messages(package_of(game), lang)
    used = {variable for key in messages.variables for variable in messages.used(key)}
    for attribute in messages.attributes:
        assert any(re.fullmatch(rf"[a-z]+{attribute.capitalize()}", variable) for variable in used), attribute
