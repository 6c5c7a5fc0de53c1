"""What Castle Itter says, in both languages: nothing missing, nothing ambiguous."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from garrison.core.ask import Fact, Prompt, Reason
from garrison.core.event import Event, EventFact
from garrison.core.game import Setup
from garrison.core.vocabulary import vocabulary_of
from garrison.games.itter.game import CastleItter
from garrison.table.messages import LANGUAGES
from garrison.table.translator import Translatable, Translator
from garrison.testing.kit import check_messages, check_speech, check_why

NUMBERS = (0, 1, 7)
SETUPS = (
    Setup("standard"),
    Setup("veteran"),
    Setup("elite"),
    Setup("competitive", 2),
    Setup("standard", edition="playtest"),
)


@pytest.fixture(params=LANGUAGES)
def translator(request: pytest.FixtureRequest, game: CastleItter) -> Translator:
    """A strict translator into each language."""
    return Translator(game, request.param, strict=True)


def things(game: CastleItter, fact: str) -> tuple[Fact, ...]:
    """Everything that a fact of that name can be."""
    t = game.packed
    ids = {
        "who": t.defender_ids, "other": t.defender_ids, "saved": t.defender_ids, "square": t.square_ids,
        "space": t.space_ids, "location": t.location_ids, "colour": t.colour_ids, "counter": t.counter_ids[1:],
        "kind": t.kind_ids[1:], "card": [*t.card_ids, *t.tactic_ids], "tactic": t.tactic_ids,
        "ending": ["deck-exhausted", "relieved", "overrun"],
    }  # fmt: skip
    return tuple(ids.get(fact, ())) or NUMBERS


def everything(game: CastleItter) -> Iterator[Translatable]:
    """Each event, prompt and reason, with each of its facts running through all that it can be."""
    words = vocabulary_of(game)
    for key, wanted in words.events.items():
        dice: dict[str, EventFact] = {"faces": (2, 5, 5)} if "faces" in wanted else {}
        yield from (Event(key, "1.1", {**facts, **dice}) for facts in run_through(game, sorted(wanted)))
    for key, wanted in words.prompts.items():
        yield from (Prompt(key, "1.1", facts) for facts in run_through(game, sorted(wanted)))
    for key, wanted in words.reasons.items():
        yield from (Reason(key, "1.1", facts) for facts in run_through(game, sorted(wanted)))


def run_through(game: CastleItter, names: list[str]) -> Iterator[dict[str, Fact]]:
    """Facts of these names: the first of everything, then one fact at a time changes."""
    usual = {name: things(game, name)[0] for name in names}
    yield usual
    for name in names:
        yield from (usual | {name: thing} for thing in things(game, name))


def test_no_message_is_missing_in_either_language(game: CastleItter) -> None:
    check_messages(game)


def test_everything_the_game_can_say_is_a_sentence(game: CastleItter, translator: Translator) -> None:
    for said in everything(game):
        text = translator.translate(said).text
        assert text[-1] in ".!", f"{said}: {text!r} has no full stop"
        assert text[0].isupper() or text[0].isdigit(), f"{said}: {text!r} begins small"
        assert "  " not in text, f"{said}: {text!r} has a gap"


def test_every_option_has_a_label_of_its_own(game: CastleItter, translator: Translator) -> None:
    labels: dict[str, str] = {}
    for option in game.options:
        if "unused" not in option.name:
            label = translator.option(option)
            assert label not in labels, f"'{option.name}' and '{labels[label]}' are both {label!r}"
            labels[label] = option.name


def test_every_thing_has_a_name_of_its_own(game: CastleItter, translator: Translator) -> None:
    names = vocabulary_of(game).names
    spoken = [translator.name(thing) for thing in names]
    assert sorted(spoken) == sorted(set(spoken))


def test_reconstructed_tactics_cards_say_so(game: CastleItter, translator: Translator) -> None:
    mark = {"en": "(reconstruction).", "it": "(ricostruzione)."}[translator.lang]
    for card in game.components.tactics_cards:
        text = translator.say(f"tactic-{card.id.replace('_', '-')}")
        assert text.endswith(mark) == ("effect" not in card.known), text


def test_plurals_follow_the_number(translator: Translator) -> None:
    said = [translator.translate(Prompt("act", "2.0", {"turn": 3, "left": left})).text for left in (1, 3)]
    assert (
        said
        == {
            "en": [
                "Turn 3. Choose a Defender to act: 1 action left.",
                "Turn 3. Choose a Defender to act: 3 actions left.",
            ],
            "it": [
                "Turno 3. Scegli un Difensore che agisca: resta 1 azione.",
                "Turno 3. Scegli un Difensore che agisca: restano 3 azioni.",
            ],
        }[translator.lang]
    )


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.scenario}-{setup.edition}")
def test_a_whole_game_is_spoken(game: CastleItter, setup: Setup) -> None:
    for seed in (1, 2):
        check_speech(game, setup, seed)
        check_why(game, setup, seed, every=25)


def test_cards_that_owners_may_add_have_names(game: CastleItter, translator: Translator) -> None:
    for kind in game.components.ss_card_kinds:
        counters = ("-1", "-2") if kind.places else ("",)
        if kind.id != "regiment_142":
            added = [f"{deck}-{kind.id}{count}" for deck in (1, 2, 3, 4) for count in counters]
            assert all(translator.name(card) for card in added)
