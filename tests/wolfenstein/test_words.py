"""What Wolfenstein says, in both languages: nothing missing, nothing ambiguous, nothing left over."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from garrison.core.ask import Facts, Prompt, Reason
from garrison.core.components.records import Record
from garrison.core.event import Event, EventFact
from garrison.core.game import Setup
from garrison.core.odds import odds_of
from garrison.core.vocabulary import vocabulary_of
from garrison.games.wolfenstein import events as e
from garrison.games.wolfenstein import load_game
from garrison.games.wolfenstein.components.loader import confidence
from garrison.games.wolfenstein.game import Wolfenstein
from garrison.games.wolfenstein.missions.format import missions
from garrison.table.message_report import needed
from garrison.table.message_syntax import Messages
from garrison.table.messages import LANGUAGES, dashed, package_of
from garrison.table.translator import Translatable, Translator
from garrison.testing.fixtures import event_of
from garrison.testing.kit import check_messages, check_speech, check_why
from garrison.testing.walk import moments

NUMBERS = (0, 1, 4)
MARK = {"en": "(reconstruction).", "it": "(ricostruzione)."}


@pytest.fixture(scope="module")
def game() -> Wolfenstein:
    """The game with the components as shipped."""
    return load_game()


@pytest.fixture(params=LANGUAGES)
def translator(request: pytest.FixtureRequest, game: Wolfenstein) -> Translator:
    """A strict speaker of each language."""
    return Translator(game, request.param, strict=True)


def things(game: Wolfenstein, fact: str) -> tuple[EventFact, ...]:
    """Everything that a fact of that name can be."""
    t = game.packed
    figures = (*t.hero_ids, *(name for name in t.figure_ids if name))
    weapons = (*t.weapon_ids, *t.weapon_card_ids)
    ids: dict[str, tuple[EventFact, ...]] = {
        "who": figures, "whom": figures, "by": figures, "target": figures, "other": figures,
        "hero": tuple(t.hero_ids), "to": tuple(t.hero_ids), "weapon": weapons, "item": tuple(t.item_ids),
        "thing": (*t.item_ids, *weapons, "light", "heavy", "special"), "ammo": ("light", "heavy", "special"),
        "ability": tuple(name for name in t.ability_ids if name),
        "talent": tuple(name for name in t.talent_ids if name),
        "event": tuple(t.event_ids), "choice": tuple(name for name in t.choice_ids if name),
        "crate": tuple(t.crate_ids), "token": ("crate", "event", "objective"), "space": ("r4c15",),
        "tile": ("R1", "C2"), "faces": (("hp",), ("blank", "reload"), ("hp", "armour", "blank")),
        "ending": ("victory", "out-of-time", "all-dead", "hero-lost"),
    }  # fmt: skip
    return ids.get(fact, NUMBERS)


def run_through(game: Wolfenstein, names: list[str]) -> Iterator[dict[str, EventFact]]:
    """Facts of these names: the first of everything, then one fact at a time changes."""
    usual = {name: things(game, name)[0] for name in names}
    yield usual
    for name in names:
        yield from (usual | {name: thing} for thing in things(game, name))


def plain(facts: dict[str, EventFact]) -> Facts:
    """Facts of prompts and reasons, which never are rows."""
    return {name: value for name, value in facts.items() if isinstance(value, (str, int))}


def everything(game: Wolfenstein) -> Iterator[Translatable]:
    """Each event, prompt and reason, with each of its facts running through all that it can be."""
    words = vocabulary_of(game)
    for key, wanted in words.events.items():
        yield from (Event(key, "T.1", facts) for facts in run_through(game, sorted(wanted)))
    for key, wanted in words.prompts.items():
        kinds = set(game.packed.weapon_ids)  # prompts speak of kinds of weapon, not of cards
        for facts in run_through(game, sorted(wanted)):
            if facts.get("weapon", "sturmgewehr") in kinds:
                yield Prompt(key, "T.1", plain(facts))
    for key, wanted in words.reasons.items():
        yield from (Reason(key, "T.1", plain(facts)) for facts in run_through(game, sorted(wanted)))


def test_no_message_is_missing_in_either_language(game: Wolfenstein) -> None:
    check_messages(game)


def test_everything_the_game_can_say_is_a_sentence(game: Wolfenstein, translator: Translator) -> None:
    for said in everything(game):
        text = translator.translate(said, 0).text
        assert text[-1] == ".", f"{said}: {text!r} has no full stop"
        assert text[0].isupper() or text[0].isdigit(), f"{said}: {text!r} begins small"
        assert "  " not in text, f"{said}: {text!r} has a gap"
        assert "{" not in text, f"{said}: {text!r} has a hole"


def test_every_option_has_a_label_of_its_own(game: Wolfenstein, translator: Translator) -> None:
    labels: dict[str, str] = {}
    for option in game.options:
        if "unused" in option.name:  # never on offer
            continue
        label = translator.option(option)
        assert label not in labels, f"'{option.name}' and '{labels[label]}' are both {label!r}"
        assert label[0].isupper(), f"{label!r} begins small"
        labels[label] = option.name


def test_every_step_of_a_path_has_a_label(game: Wolfenstein, translator: Translator) -> None:
    assert all(translator.ref(ref).strip() for ref in vocabulary_of(game).refs)


def test_every_thing_has_a_name_of_its_own(game: Wolfenstein, translator: Translator) -> None:
    spoken = [translator.name(thing) for thing in vocabulary_of(game).names]
    assert sorted(spoken) == sorted(set(spoken))


def test_reconstructed_cards_say_so(game: Wolfenstein, translator: Translator) -> None:
    c = game.components
    cards: list[Record] = [*c.all_enemies, *c.equipment, *c.events, *c.crates]
    for card in cards:
        text = translator.say(f"card-{dashed(card.id)}")
        assert text.endswith(MARK[translator.lang]) == (card.confidence == "guess"), text


def test_reconstructed_talents_and_abilities_say_so(game: Wolfenstein, translator: Translator) -> None:
    for hero in game.components.heroes:
        for n, talent in enumerate(hero.talents):
            text = translator.say(f"power-{dashed(talent.id)}")
            assert text.endswith(MARK[translator.lang]) == (confidence(hero, f"talents[{n}]") == "guess"), (
                text
            )
    for weapon in game.components.weapons:
        for ability in weapon.abilities:
            assert translator.say(f"power-{dashed(ability.id)}").endswith(MARK[translator.lang])


def test_missions_are_told_by_their_titles(game: Wolfenstein, translator: Translator) -> None:
    for name in missions():
        text = translator.say(f"scenario-{name}")
        assert game.missions[name].file.title["it" if translator.lang == "it" else "en"] in text
        assert text.endswith(MARK[translator.lang])


def test_the_prompt_names_the_abilities_one_can_pay_for(game: Wolfenstein, translator: Translator) -> None:
    for weapon in game.components.weapons:
        facts: Facts = {"who": "bj", "target": "drone_1", "weapon": weapon.id}
        text = translator.translate(Prompt("ability", "W.3", facts)).text
        for n, ability in enumerate(weapon.abilities):
            named = f"{translator.ref(f'ability:{n + 1}')}: {translator.name(ability.id)} "
            assert (named in text) == (not ability.always_on), text


def test_the_prompt_of_an_event_tells_the_card(game: Wolfenstein, translator: Translator) -> None:
    for event in game.components.events:
        text = translator.translate(Prompt("event", "E.1b", {"who": "anya", "event": event.id})).text
        assert translator.say(f"card-{dashed(event.id)}") in text


def test_plurals_follow_the_number(translator: Translator) -> None:
    told = [
        event_of(e.EVENTS, e.ATTACK_DECLARED, who="klaus", target="soldaten_2", dice=1),
        event_of(e.EVENTS, e.ATTACK_DECLARED, who="soldaten_2", target="klaus", dice=3),
        event_of(e.EVENTS, e.AMMO_GAINED, who="anya", ammo="heavy", n=1),
        event_of(e.EVENTS, e.AMMO_GAINED, who="anya", ammo="heavy", n=2),
        event_of(e.EVENTS, e.AREA_ROLLED, target="ubersoldaten_1", hp=0, armour=1),
        event_of(e.EVENTS, e.AREA_ROLLED, target="flame_trooper_1", hp=2, armour=3),
    ]
    said = [translator.translate(event).text for event in told]
    assert (
        said
        == {
            "en": [
                "Klaus Kreutz attacks Soldaten 2 with 1 die.",
                "Soldaten 2 attacks Klaus Kreutz with 3 dice.",
                "Anya Oliwa gains 1 heavy ammunition.",
                "Anya Oliwa gains 2 heavy ammunition.",
                "The blast at Übersoldaten 1: no HP hit and 1 armour hit.",
                "The blast at Flamethrower Stormtrooper 1: 2 HP hits and 3 armour hits.",
            ],
            "it": [
                "Klaus Kreutz attacca il Soldaten 2 con 1 dado.",
                "Il Soldaten 2 attacca Klaus Kreutz con 3 dadi.",
                "Anya Oliwa ottiene 1 munizione pesante.",
                "Anya Oliwa ottiene 2 munizioni pesanti.",
                "L'esplosione investe l'Übersoldaten 1: nessun Colpo ai PS e 1 Colpo alla Corazza.",
                "L'esplosione investe l'Assaltatore Lanciafiamme 1: 2 Colpi ai PS e 3 Colpi alla Corazza.",
            ],
        }[translator.lang]
    )


def test_italian_articles_and_genders_follow_the_thing(game: Wolfenstein) -> None:
    italian = Translator(game, "it", strict=True)
    assert [
        italian.translate(said).text
        for said in (
            event_of(e.EVENTS, e.FIRE_ORDERED, who="von_grim", other="ubersoldaten_2"),
            event_of(e.EVENTS, e.WEAPON_GIVEN, who="bj", to="anya", thing="sturmgewehr_2"),
            event_of(e.EVENTS, e.ITEM_MOUNTED, who="bj", item="silencer", weapon="schockhammer_1"),
            event_of(e.EVENTS, e.HERO_ACTIVATED, who="anya"),
            event_of(e.EVENTS, e.FIGURE_PUSHED, who="anya", space="r2c3"),
            event_of(e.EVENTS, e.FIGURE_PUSHED, who="drone_3", space="r2c3"),
            Reason("acted", "R.3b", {"who": "anya"}),
            Reason("foe-there", "M.7", {"who": "hitler"}),
        )
    ] == [
        "Il generale von Grim ordina all'Übersoldaten 2 di sparare.",
        "B.J. Blazkowicz dà lo Sturmgewehr (2) ad Anya Oliwa.",
        "B.J. Blazkowicz monta il Silenziatore sullo Schockhammer (1).",
        "Tocca ad Anya Oliwa.",
        "Anya Oliwa viene spinta in r2c3.",
        "Il Drone 3 viene spinto in r2c3.",
        "Anya Oliwa si è già attivata in questo round.",
        "Adolf Hitler sbarra la strada: non si attraversa un nemico.",
    ]


def test_the_italian_table_says_voi_where_all_decide(game: Wolfenstein) -> None:
    italian = Translator(game, "it", strict=True)
    for key, wanted in vocabulary_of(game).prompts.items():
        text = italian.translate(Prompt(key, "T.1", plain(next(run_through(game, sorted(wanted)))))).text
        assert ("Scegliete" in text) == (key in ("first-player", "life")), text


@pytest.mark.parametrize(
    "mission, players, difficulty",
    [("mission-1", 1, "daddy"), ("mission-3", 2, ""), ("mission-8", 4, "reaper"), ("mission-10", 3, "")],
)
def test_a_whole_game_is_spoken(game: Wolfenstein, mission: str, players: int, difficulty: str) -> None:
    check_speech(game, Setup(mission, players, difficulty=difficulty), 1)


def test_reasons_of_a_whole_game_are_spoken(game: Wolfenstein) -> None:
    check_why(game, Setup("mission-5", 2), 3, every=60)


def test_odds_are_spoken(game: Wolfenstein, translator: Translator) -> None:
    heard = set()
    for step in moments(game, Setup("mission-4", 1), 2, every=3):
        for option in (None, *getattr(step.ask, "options", ())):
            for odd in odds_of(game, step.p, option):
                heard.add(odd.key)
                assert translator.say(f"odds-{odd.key}", odd.facts)[-1] != "."
    assert heard >= {"fall", "hurt", "jam"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_left_over(game: Wolfenstein, lang: str) -> None:
    words = vocabulary_of(game)
    wanted = set(needed(game, words))
    for ref in words.refs:
        kind, _, thing = ref.partition(":")
        wanted |= {f"ref-{kind}", f"ref-{kind}-{dashed(thing)}", f"name-{dashed(thing)}"}
    wanted |= {f"option-{option.name.split()[0]}" for option in game.options}
    written = {key for key in Messages(package_of(game), lang).variables if "." not in key}
    drawn = {key for key in written if key.startswith("terminal-")}  # see tests/terminal/test_words.py
    assert written - wanted - drawn == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_grammar_of_names_is_left_over(game: Wolfenstein, lang: str) -> None:
    messages = Messages(package_of(game), lang)
    used = {variable for key in messages.variables for variable in messages.used(key)}
    for attribute in messages.attributes:
        assert any(re.fullmatch(rf"[a-z]+{attribute.capitalize()}", variable) for variable in used), attribute
