"""Every error that people can meet is said in Italian too: the sentences are collected from the code."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import garrison
from garrison.core.components.reading import suggest
from garrison.core.errors import nearest, unknown
from garrison.table import games
from garrison.table.error_text import GAP, in_language, pairs_of
from garrison.table.messages import TABLE

ROOT = Path(garrison.__file__).parent
# For people who write programs; and what is refused on the socket, where the words follow from the code.
ELSEWHERE = ("rl", "testing", "web/advice", "web/connection", "web/render")
RAISED = {
    "Unknown",
    "BadSave",
    "BadComponent",
    "BadFormer",
    "BadResults",
    "BadStudy",
    "BadLink",
    "BadPosition",
    "Misfit",
    "MissingExtra",
    "ArgumentTypeError",
    "NotOffered",
    "NoRuntime",
    "NotOurs",
    "Stale",
    "StoreError",
    "TooLarge",
}
# How a call says a sentence: which of its arguments, and what becomes of it.
SAID = {
    **dict.fromkeys(RAISED, (0, GAP)),
    **dict.fromkeys(("unknown", "one_of"), (0, "unknown {} '7'; valid: 7")),
    **dict.fromkeys(("must_exist", "known"), (3, "'7' is no {}; valid: 7")),
    "must_total": (3, "{} 7"),
    "Fault": (1, GAP),
    "MissionFault": (0, GAP),
    "at": (1, GAP),
    "_bad": (1, GAP),
}
WORD = re.compile(r"(?<![\w`-])[a-z]{4,}(?![\w`=])")
SAME = {"cluster", "entry", "file", "point", "pyodide"}  # words that are the same in Italian
# Faults of a program that hands us a dump or a script, not of what people type or open.
OF_PROGRAMS = (
    "dump: ",
    "a dump ",
    "{} is none of ",
    "components: {} does not happen",
    "'{}' is {}, which is no ",
    "game {}: option {}",
    "the script has ",
    "{} wants to know each move",
)
# Put together from parts that stand elsewhere in the code; tests/cli/test_errors_in_italian.py has them whole.
PARTS = (
    "'{}' is no {};",
    "{} = {}, but there",
    "{}: {} placed by",
    "{}, not {}",
    "{} than the {}",
    "{} {} event cards",
    "a {} cannot have",
    "{}; valid: {}",
    "{}; correct one",
    "not on a joint: ",
    "{} token over supply",
    "the map has {};",
    "the tiles {} lie",
    "unreachable floor: ",
)


def templates(node: ast.expr | None, names: dict[str, list[str]]) -> list[str]:
    """The texts that an expression can be, with `{}` for what is put in."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.JoinedStr):
        parts = [str(one.value) if isinstance(one, ast.Constant) else GAP for one in node.values]
        return ["".join(parts)]
    if isinstance(node, ast.IfExp):
        return templates(node.body, names) + templates(node.orelse, names)
    return names.get(node.id, []) if isinstance(node, ast.Name) else []


def assigned(function: ast.AST) -> dict[str, list[str]]:
    """What the names of a function stand for."""
    found: dict[str, list[str]] = {}
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            found.setdefault(node.targets[0].id, []).extend(templates(node.value, {}))
    return found


def said_by(call: ast.Call, names: dict[str, list[str]]) -> list[str]:
    """The sentences of a call."""
    name = call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")
    if name not in SAID:
        return []
    place, form = SAID[name]
    given = call.args[place] if len(call.args) > place else None
    return [form.replace(GAP, text, 1) for text in templates(given, names)]


def raised() -> Iterator[tuple[str, str]]:
    """Each sentence with the place where it is said."""
    for path in ROOT.rglob("*.py"):
        if path.relative_to(ROOT).as_posix().startswith(ELSEWHERE):
            continue
        for function in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
                continue
            names = assigned(function)
            for call in (node for node in ast.walk(function) if isinstance(node, ast.Call)):
                for text in said_by(call, names):
                    yield f"{path.relative_to(ROOT)}:{call.lineno}", text


def is_known(text: str) -> bool:
    """Whether a sentence is in the list: as it is, or in parts, the first of which is the name of a file."""
    words = text.replace(GAP, "").strip(" ,:;.")
    if not any(letter.isalpha() for letter in words) or text.startswith((*OF_PROGRAMS, *PARTS)):
        return True
    return any(is_told(before + text.replace(GAP, "7")) for before in ("", "x: "))


def is_told(text: str) -> bool:
    english = set(WORD.findall(text)) - SAME
    left = english & set(WORD.findall(in_language(text, "it")))
    return len(left) <= len(english) / 2 and in_language(text, "it") != text


@pytest.fixture(autouse=True)
def all_games() -> None:
    """A game tells what it has found only when it is at hand."""
    for name in games.ids():
        games.find(name)


def test_every_sentence_has_its_italian() -> None:
    found = list(raised())
    assert len(found) > 400
    assert {f"{place} {text}" for place, text in found if not is_known(text)} == set()


PAIRS = [
    pair
    for package in (TABLE, *map(games.module_of, games.ids()))
    for pair in pairs_of(package, "it").items()
]


def test_a_sentence_keeps_what_is_put_in_and_what_stands_before_it() -> None:
    """The file is named first, so a sentence that begins with what is put in does so in both languages."""
    for english, italian in PAIRS:
        assert english.count(GAP) == italian.count(GAP), english
        assert english.startswith(GAP) == italian.startswith(GAP) or not english.startswith(GAP), english


def filled(text: str) -> str:
    for n in range(text.count(GAP)):
        text = text.replace(GAP, str(70 + n), 1)
    return text


@pytest.mark.parametrize(
    "before, ours",
    [
        ("", ""),
        ("/tmp/mine.toml: ", "/tmp/mine.toml: "),
        ("mine.toml: a.b.c: ", "mine.toml: a.b.c: "),
        ("x.save, line 7: ", "x.save, riga 7: "),
    ],
)
def test_sentences_are_told_apart_from_each_other(before: str, ours: str) -> None:
    told = {before + filled(english): ours + filled(italian) for english, italian in PAIRS}
    wrong = {english for english, italian in told.items() if in_language(english, "it") != italian}
    assert not {one for one in wrong if "components: rules." not in one and "valid: 0" not in one}


@pytest.mark.parametrize(
    "said, ours",
    [
        ("unknown game 'chess'; valid: a, b", "gioco sconosciuto: 'chess'; validi: a, b"),
        (
            "x.save, line 1: unknown scenario 'y'; valid: z",
            "x.save, riga 1: scenario sconosciuto: 'y'; validi: z",
        ),
        (
            "a.toml: cannot be read: No such file or directory",
            "a.toml: impossibile leggerlo: nessun file o cartella con questo nome",
        ),
        ("Ray is not installed; install it with: pip", "Ray non è installato; installalo con: pip"),
        ("something that nobody has said", "something that nobody has said"),
    ],
)
def test_what_is_inside_a_sentence_is_said_too(said: str, ours: str) -> None:
    assert in_language(said, "it") == ours
    assert in_language(said, "en") == said


def test_an_error_names_the_nearest_first_and_never_more_than_five() -> None:
    days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
    assert nearest("frida", days).split(", ")[0] == "friday"
    assert nearest("xyz", days) == "monday, tuesday, wednesday, thursday, friday, ..."
    assert nearest("xyz", days[:5]) == "monday, tuesday, wednesday, thursday, friday"
    assert nearest("xyz", []) == ""
    assert str(unknown("day", "sundy", days)) == (f"unknown day 'sundy'; valid: {nearest('sundy', days)}")
    assert suggest("xyz", days) == "valid: monday, tuesday, wednesday, thursday, friday, ... (7 in all)"


def test_a_text_that_looks_like_thousands_of_sentences_is_told_all_the_same() -> None:
    said = "mission.toml: " + "a: " * 20_000 + "end"
    assert in_language(said, "it") == said
