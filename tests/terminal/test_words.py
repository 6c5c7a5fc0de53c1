"""The messages of the text face: the same in both languages, and all that the code says."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

import garrison.terminal
from garrison.ai.advice_text import HOME as ADVICE
from garrison.commands import games as games_command
from garrison.commands import games_told, replay
from garrison.table import games
from garrison.table.message_syntax import Messages
from garrison.table.messages import LANGUAGES, TABLE, package_of
from garrison.terminal.commands import COMMANDS
from garrison.terminal.words import FACE, TerminalText

COMMAND_LINE = [Path(str(module.__file__)) for module in (games_command, games_told, replay)]
SOURCES = [*sorted(Path(garrison.terminal.__file__).parent.rglob("*.py")), *COMMAND_LINE]
SAID = re.compile(r"""\bsay\(\s*["']([a-z][a-z0-9-]*)["']""")
DRAWN = re.compile(r"""["'](terminal-[a-z0-9-]+)["']""")


def messages(lang: str) -> Messages:
    return Messages(FACE, lang)


def test_both_languages_say_the_same_with_the_same_facts() -> None:
    english, italian = (messages(lang) for lang in LANGUAGES)
    assert english.faults == italian.faults == []
    assert english.variables == italian.variables


def test_every_message_the_code_says_exists_and_every_message_is_said() -> None:
    said = {key for path in SOURCES for key in SAID.findall(path.read_text(encoding="utf-8"))}
    assert len(said) > 30
    for lang in LANGUAGES:
        assert said <= {key for home in (FACE, TABLE, ADVICE) for key in Messages(home, lang).variables}
    text = "".join(path.read_text(encoding="utf-8") for path in SOURCES)
    unsaid = {key for key in messages("en").variables if key not in said and f'"{key}"' not in text}
    assert unsaid <= {"honour-award", "honour-level", "honour-round"}


@pytest.mark.parametrize("name", games.ids())
def test_the_messages_of_a_games_own_board_are_those_it_says(name: str) -> None:
    package = package_of(games.find(name))
    sources = Path(str(files(package) / "face")).glob("terminal*.py")
    said = {key for path in sources for key in DRAWN.findall(path.read_text(encoding="utf-8"))}
    english, italian = (
        {key: used for key, used in Messages(package, lang).variables.items() if key.startswith("terminal-")}
        for lang in LANGUAGES
    )
    assert english == italian
    assert said == set(english)


def test_help_names_commands_that_exist() -> None:
    for lang, least in (("en", 11), ("it", 11)):
        first = [line.split()[0].rstrip(",") for line in TerminalText(lang).say("help").splitlines()]
        known = [word for word in first if word.replace("é", "e").replace("à", "a") in COMMANDS]
        assert len(known) >= least


def test_an_unknown_message_shows_its_key() -> None:
    assert TerminalText("it").say("no-such-thing") == "[no-such-thing]"
