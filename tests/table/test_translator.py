"""Sentences in two languages: keys, names, gender, lists, refs, and what is missing."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from pathlib import Path

import pytest

from garrison.core.ask import Prompt, Reason
from garrison.core.errors import BrokenRule, GarrisonError, Unknown
from garrison.core.event import EVERYBODY, Event
from garrison.core.game import Game
from garrison.core.option import Option
from garrison.core.vocabulary import Vocabulary, vocabulary_of
from garrison.table import translator
from garrison.table.message_report import messages_report
from garrison.table.message_syntax import Messages
from garrison.table.messages import LANGUAGES, TABLE, package_of
from garrison.table.translator import Translator, hears
from garrison.testing.fixtures import event_of
from garrison.testing.toy import LastMatch
from garrison.testing.toy.events import EVENTS, LAMP_LIT, MATCH_FIZZLED, ORDER_READ

OWL_HOOTED = Event("owl-hooted", "9.9", {"lamp": "beacon"})  # without a message


def test_an_event_speaks_the_message_of_its_key_with_refs_and_rule(game: Game) -> None:
    line = translator.translate(game, event_of(EVENTS, LAMP_LIT, keeper="first-keeper", lamp="lantern"), "en")
    assert line.text == "The first keeper lights the lantern."
    assert (line.refs, line.rule) == (("lamp:lantern",), "2.1")


@pytest.mark.parametrize(
    "lamp, text", [("lantern", "La lanterna è già accesa."), ("beacon", "Il faro è già acceso.")]
)
def test_italian_agrees_with_the_gender_of_a_name(game: Game, lamp: str, text: str) -> None:
    assert translator.translate(game, Reason("burning", "2.1", {"lamp": lamp}), "it").text == text


@pytest.mark.parametrize(
    "left, en, it",
    [(1, "one is left.", "ne resta uno."), (3, "3 are left.", "ne restano 3.")],
)
def test_numbers_choose_the_plural(game: Game, left: int, en: str, it: str) -> None:
    event = event_of(EVENTS, MATCH_FIZZLED, lamp="beacon", left=left)
    assert translator.translate(game, event, "en").text.endswith(en)
    assert translator.translate(game, event, "it").text.endswith(it)


def test_a_prompt_speaks_to_the_seat_that_is_asked(game: Game) -> None:
    prompt = Prompt("keep-watch", "2.0", {"seat": 1, "keeper": "second-keeper", "hour": 4})
    assert translator.translate(game, prompt, "en", seat=1).text == "Hour 4 of 12: what do you do?"
    assert translator.translate(game, prompt, "en").text == "Hour 4 of 12: what does the second keeper do?"


def test_an_option_is_the_labels_of_its_path(game: Game) -> None:
    line = translator.translate(game, game.options.named("light beacon"), "it")
    assert line.text == "Accendi, faro"
    assert line.refs == ("action:light", "lamp:beacon")
    assert translator.game_translator(game, "en").ref("action:rest") == "Rest"


def test_no_marks_of_direction_stay_in_the_text(game: Game) -> None:
    text = translator.translate(
        game, event_of(EVENTS, LAMP_LIT, keeper="first-keeper", lamp="beacon"), "en"
    ).text
    assert text.isascii()


def test_a_missing_message_shows_its_key_and_strictly_is_an_error(game: Game) -> None:
    assert translator.translate(game, OWL_HOOTED, "en").text == "[owl-hooted]"
    with pytest.raises(BrokenRule, match=r"en.ftl: owl-hooted: no such message"):
        Translator(game, "en", strict=True).translate(OWL_HOOTED)


def test_a_missing_variable_still_reads_and_strictly_is_an_error(game: Game) -> None:
    prompt = Prompt("strike", "2.1")
    assert translator.translate(game, prompt, "en").text == "A match is struck for the lamp."
    with pytest.raises(BrokenRule, match=r"ask-strike: .*lamp"):
        Translator(game, "en", strict=True).translate(prompt)


def test_an_id_without_a_name_is_shown_and_strictly_is_an_error(game: Game) -> None:
    prompt = Prompt("strike", "2.1", {"lamp": "torch"})
    assert translator.translate(game, prompt, "en").text == "A match is struck for the torch."
    with pytest.raises(BrokenRule, match=r"name-torch: no such message for \$lamp"):
        Translator(game, "en", strict=True).translate(prompt)


def test_an_unknown_language_is_refused_with_the_known_ones(game: Game) -> None:
    with pytest.raises(Unknown, match="unknown language 'de'; valid: en, it"):
        translator.translate(game, OWL_HOOTED, "de")


def test_secrets_are_heard_by_their_audience_only() -> None:
    secret = event_of(EVENTS, ORDER_READ, seat=1, order="stay-dark")
    assert [hears(secret, seat) for seat in (-1, 0, 1)] == [False, False, True]
    assert OWL_HOOTED.audience == EVERYBODY
    assert hears(OWL_HOOTED, -1)


FTL = {
    "en": """
name-old-oak = old oak
name-elm = elm
ask-plant = Plant { $trees } ({ $treesCount }): { $urgent ->
    [yes] now
   *[no] later
}, { $kind }
ref-count = { $id } times
option-swap = swap { $tree } with { $tree2 }
""",
    "it": """
name-old-oak = vecchia quercia
    .gender = f
name-elm = olmo
    .gender = m
ask-plant = Pianta { $trees } ({ $treesCount }): { $urgent ->
    [yes] adesso
   *[no] dopo
}, { $kind }
ref-count = { $id } volte
option-swap = scambia { $tree } con { $tree2 }
""",
}


class Orchard(LastMatch):
    """A game of other words: what it says is given by the test."""

    words = Vocabulary(
        events={},
        prompts={"plant": frozenset({"trees", "urgent", "kind"})},
        reasons={},
        names=("old_oak", "elm"),
        refs=("tree:old_oak", "tree:elm", "count:3", "action:light", "action:shield", "action:rest"),
        raw=frozenset({"kind"}),
    )

    def vocabulary(self) -> Vocabulary:
        return self.words


Plant = Callable[[dict[str, str]], Orchard]


@pytest.fixture
def plant(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Plant:
    """`plant(texts)` is the orchard in a package of its own, with these message files."""

    def make(texts: dict[str, str]) -> Orchard:
        package = f"orchard_{abs(hash(tmp_path))}"
        (tmp_path / package / "face" / "locale").mkdir(parents=True)
        (tmp_path / package / "__init__.py").touch()
        for lang, text in texts.items():
            (tmp_path / package / "face" / "locale" / f"{lang}.ftl").write_text(text, "utf-8")
        monkeypatch.syspath_prepend(str(tmp_path))
        importlib.import_module(package)
        game = type("Orchard", (Orchard,), {"__module__": package})()
        assert isinstance(game, Orchard)
        return game

    return make


@pytest.fixture
def orchard(plant: Plant) -> Orchard:
    return plant(FTL)


def test_rows_are_written_out_with_their_names(orchard: Orchard) -> None:
    facts: dict[str, object] = {"trees": ("old_oak", "elm", "elm"), "urgent": True, "kind": "raw_text"}
    assert (
        Translator(orchard, "en", strict=True).say("ask-plant", facts)
        == "Plant old oak, elm and elm (3): now, raw_text"
    )
    assert Translator(orchard, "it", strict=True).say(
        "ask-plant", facts | {"trees": ("elm",), "urgent": False}
    ) == ("Pianta olmo (1): dopo, raw_text")


def test_a_ref_speaks_its_own_message_or_its_kinds_or_its_name(orchard: Orchard) -> None:
    translator = Translator(orchard, "it", strict=True)
    assert [translator.ref(ref) for ref in ("count:3", "tree:old_oak")] == ["3 volte", "vecchia quercia"]


def test_a_game_may_have_a_sentence_for_a_whole_option(orchard: Orchard) -> None:
    option = Option(0, "swap old_oak elm", ("action:swap", "tree:old_oak", "tree:elm"))
    assert Translator(orchard, "en").translate(option).text == "swap old oak with elm"


def test_the_toy_says_all_it_declares(game: Game) -> None:
    report = messages_report(game)
    assert report["missing"] == []
    assert report["en"] == report["it"] == 49


@pytest.mark.parametrize(
    "lang, old, new, fault",
    [
        ("it", "name-elm = olmo", "name-elmo = olmo", "it: name-elm"),
        ("en", "ask-plant", "ask-plan", "en: ask-plant"),
        ("en", "$trees }", "$bushes }", "en: ask-plant uses $bushes, which is not provided"),
        (
            "it",
            "ref-count = { $id }",
            "ref-count = { $number }",
            "it: ref-count uses $number, which is not provided",
        ),
        ("it", "ref-count = { $id } volte", "", "it: ref-count"),
        ("en", "ref-count =", "ref count =", "en: cannot be read: ref count = { $id } times"),
        ("en", "name-elm = elm", "name-elm = elm\nname-elm = elms", "en: name-elm is written twice"),
    ],
)
def test_the_report_lists_what_is_missing_or_wrong(
    plant: Plant, lang: str, old: str, new: str, fault: str
) -> None:
    assert old in FTL[lang]
    missing = messages_report(plant(FTL | {lang: FTL[lang].replace(old, new)}))["missing"]
    assert isinstance(missing, list)
    assert fault in missing


def test_the_report_lists_refs_of_options_that_were_not_declared(orchard: Orchard) -> None:
    missing = messages_report(orchard)["missing"]
    assert isinstance(missing, list)
    assert "vocabulary: ref lamp:lantern of option 'light lantern' is not declared" in missing


def test_the_table_itself_says_the_same_in_both_languages() -> None:
    files = [Messages(TABLE, lang) for lang in LANGUAGES]
    assert files[0].variables == files[1].variables
    assert not files[0].faults + files[1].faults
    assert translator.say("takebacks", "it", count=1) == "1 mossa annullata."
    assert translator.say("owl", "it") == "[owl]"


def test_every_error_has_a_message_by_its_code() -> None:
    kinds: list[type[GarrisonError]] = [GarrisonError, *GarrisonError.__subclasses__()]
    codes = {kind.code for kind in kinds if kind.__module__.startswith(("garrison.core", "garrison.table"))}
    assert {f"error-{code}" for code in codes} <= set(Messages(TABLE, "en").variables)


def test_a_game_without_vocabulary_is_told_so(game: Game) -> None:
    assert package_of(game) == "garrison.testing.toy"
    with pytest.raises(BrokenRule, match=r"has no vocabulary\(\)"):
        vocabulary_of(object())
