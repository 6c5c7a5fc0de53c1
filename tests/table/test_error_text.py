"""Every error that people can meet is said in Italian too: the sentences are collected from the code."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import garrison
from garrison.table.error_text import GAP, in_language, sentences

ROOT = Path(garrison.__file__).parent
PLACES = (
    "commands",
    "core/components",
    "core/game.py",
    "core/journal.py",
    "core/option.py",
    "core/position_text.py",
    *(f"core/sheet{part}.py" for part in ("", "_edit", "_lists", "_parts", "_taps", "_text")),
    "games",
    "lab",
    "table",
)
RAISED = {
    "Unknown",
    "BadSave",
    "BadComponent",
    "BadResults",
    "BadStudy",
    "BadLink",
    "BadPosition",
    "Misfit",
    "MissingExtra",
    "ArgumentTypeError",
}
NAMING = {"unknown", "one_of"}  # their first argument is what is not known
WORD = re.compile(r"(?<![\w`-])[a-z]{4,}(?![\w`=])")
SAME = {"cluster", "entry", "point"}  # words that are the same in Italian
# Faults of a program that hands us a dump or a script, not of what people type or open.
OF_PROGRAMS = (
    "dump: ",
    "a dump ",
    "{} is none of ",
    "components: {} does not happen",
    "'{}' is {}, which is no ",
)


def template(node: ast.expr) -> str | None:
    """A text of the code with `{}` for what is put in."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        parts = [str(one.value) if isinstance(one, ast.Constant) else GAP for one in node.values]
        return "".join(parts)
    return None


def raised() -> Iterator[tuple[str, str]]:
    """Each sentence with the place where it is said."""
    files = [
        path
        for place in PLACES
        for path in ([ROOT / place] if place.endswith(".py") else (ROOT / place).rglob("*.py"))
    ]
    for path in files:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            text = template(node.args[0])
            if text is None or name not in RAISED | NAMING:
                continue
            said = text if name in RAISED else f"unknown {text} '{GAP}'; valid: {GAP}"
            yield f"{path.relative_to(ROOT)}:{node.lineno}", said


def is_known(text: str) -> bool:
    """Whether a sentence is in the list: as it is, or in parts, the first of which is the name of a file."""
    words = text.replace(GAP, "").strip(" ,:;.")
    if not any(letter.isalpha() for letter in words) or text.startswith(OF_PROGRAMS):
        return True
    filled = text.replace(GAP, "7")
    english = set(WORD.findall(filled)) - SAME
    left = english & set(WORD.findall(in_language(filled, "it")))
    return len(left) <= len(english) / 2 and in_language(filled, "it") != filled


def test_every_sentence_has_its_italian() -> None:
    found = list(raised())
    assert len(found) > 130
    assert {f"{place} {text}" for place, text in found if not is_known(text)} == set()


def test_a_sentence_keeps_what_is_put_in() -> None:
    for english, italian in sentences("it").items():
        assert english.count(GAP) == italian.count(GAP), english


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
