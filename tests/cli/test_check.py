"""`garrison check` finds every text that would be missing at a table: texts are broken one by one in a copy."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from garrison.table import games, messages, translator
from garrison.table.messages import LANGUAGES, package_of
from tests.cli.conftest import Run
from tests.wolfenstein.mission_files import EXAMPLE

Break = Callable[[str, str, str], None]  # language, text, and what it becomes
CACHES = (messages.bundle_of, messages._renamed, translator.game_translator)


@pytest.fixture
def copy(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Break]:
    """The message files of a game, copied so that they can be broken."""
    package = package_of(games.find(request.param))
    folder = shutil.copytree(messages.file_of(package, "en").parent, tmp_path / "locale")
    real = messages.file_of

    def file_of(home: str, lang: str) -> Path:
        return folder / f"{lang}.ftl" if home == package else real(home, lang)

    def spoil(lang: str, old: str, new: str) -> None:
        text = (folder / f"{lang}.ftl").read_text("utf-8")
        assert old in text
        (folder / f"{lang}.ftl").write_text(text.replace(old, new), "utf-8")

    forget()
    monkeypatch.setattr(messages, "file_of", file_of)
    monkeypatch.chdir(tmp_path)
    yield spoil
    forget()


def forget() -> None:
    for cache in CACHES:
        cache.cache_clear()


# The game, the language, a text, what becomes of it, and what is said of that.
BROKEN = {
    "no attribute of a name": (
        "castle-itter", "it", "    .in = nella Great Hall\n", "",
        "name-great-hall.in, which morale-broke and 1 more would say",
    ),
    "an attribute that only options need": (
        "wolfenstein", "it", "    .the = la Pistole 1960 (2)\n", "",
        "name-pistole-1960-2.the, which option-attack and 2 more would say",
    ),
    "an attribute that only events need": (
        "wolfenstein", "it", "    .start = Klaus Kreutz\n", "", "name-klaus.start, which "
    ),
    "an attribute that only reasons need": (
        "westerplatte", "en", "    .the = the Ammunition tile\n", "",
        "name-ammunition.the, which why-not-on-tile would say",
    ),
    "a wrong variable within a choice": (
        "wolfenstein", "it", "    [f] stordita.\n", "    [f] { $whoLoud } stordita.\n",
        "figure-stunned uses $whoLoud, which is not provided",
    ),
    "no name": ("castle-itter", "en", "name-scout = Scout\n", "", "name-scout"),
    "no event": ("castle-itter", "it", "area-rolled = ", "area-roled = ", "area-rolled"),
    "no question": ("castle-itter", "en", "ask-shaken = ", "ask-shake = ", "ask-shaken"),
    "no reason": ("castle-itter", "it", "why-no-counter = ", "why-counter = ", "why-no-counter"),
    "no option": ("westerplatte", "it", "option-hit = ", "option-hat = ", "option-hit"),
    "a sentence in one language alone": (
        "westerplatte", "en", "option-hit = ", "option-hat = ", "option-hit"
    ),
    "no card": ("wolfenstein", "it", "card-soldaten = ", "card-soldat = ", "card-soldaten"),
    "a wrong variable": (
        "castle-itter", "it", "{ $faces }: arriva", "{ $face }: arriva",
        "area-rolled uses $face, which is not provided",
    ),
    "words of a message that is not there": (
        "castle-itter", "it", "notice-elite = { notice-veteran }", "notice-elite = { notice-veterans }",
        "notice-veterans, which notice-elite takes its words from",
    ),
    "attributes alone": (
        "castle-itter", "it", "name-cellar = Cellar\n", "name-cellar =\n",
        "name-cellar has attributes, but no text",
    ),
}  # fmt: skip


@pytest.mark.parametrize("copy, lang, old, new, fault", BROKEN.values(), indirect=["copy"], ids=BROKEN)
def test_a_broken_text_is_named(
    copy: Break, request: pytest.FixtureRequest, garrison: Run, lang: str, old: str, new: str, fault: str
) -> None:
    copy(lang, old, new)
    name = request.node.callspec.params["copy"]
    ran = garrison("check", name)
    assert ran.code == 1
    lines = [line.removeprefix(f"  locale/{lang}.ftl: {lang}: ") for line in ran.out.splitlines()]
    assert any(line.startswith(fault) for line in lines), ran.out


@pytest.mark.parametrize("copy", ["westerplatte"], indirect=True)
def test_all_faults_of_both_languages_are_listed_at_once(copy: Break, garrison: Run) -> None:
    copy("en", "option-hit = ", "option-hat = ")
    copy("it", "why-mine-there = ", "why-mine-here = ")
    copy("it", "name-officer-1 = ", "name-officer-one = ")
    faults = garrison("check", "westerplatte").out.splitlines()[3:]
    assert {
        "  locale/en.ftl: en: option-hit",
        "  locale/it.ftl: it: option-hat",
        "  locale/it.ftl: it: why-mine-there",
        "  locale/en.ftl: en: why-mine-here",
        "  locale/it.ftl: it: name-officer-1",
    } <= set(faults)


@pytest.mark.parametrize("copy", ["wolfenstein"], indirect=True)
def test_the_author_of_a_mission_sees_what_could_not_be_said(
    copy: Break, garrison: Run, tmp_path: Path
) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(EXAMPLE, "utf-8")
    assert garrison("mission", "check", path).code == 0
    copy("it", "goal-kill = ", "goal-kil = ")
    forget()
    ran = garrison("mission", "check", path, "--lang", "en")
    assert (ran.code, ran.out) == (1, f"{path}: locale/it.ftl: goal-kill: no such message\n")
    ran = garrison("mission", "check", path, "--lang", "it")
    assert ran.out == f"{path}: locale/it.ftl: goal-kill: questo messaggio non c'è\n"


def test_an_owner_sees_that_a_new_card_has_no_name(garrison: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    card = (
        "[air_raids.1-raid-19]\nnew = true\nphase = 1\ncopies = 0\ntarget = 'tile_4'\nbricks = 1\nmorale = 1\n"
        "activates = ['A', 'B']\n"
    )
    path.write_text(card)
    ran = garrison("check", "westerplatte", "--components", path)
    assert ran.code == 1
    assert ran.out.count(": name-1-raid-19; or give the record a name\n") == len(LANGUAGES)
    path.write_text(f"{card}name = 'Raid on the fort'\n")
    assert garrison("check", "westerplatte", "--components", path).code == 0
