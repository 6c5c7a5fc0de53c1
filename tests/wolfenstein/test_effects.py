"""An effect is one file: what it is called, what it holds, and that no other file knows it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import garrison.games.wolfenstein as package
from garrison.games.wolfenstein import effects
from garrison.games.wolfenstein.components.effect_kinds import KINDS, NUMBERS, REWARDS
from garrison.games.wolfenstein.components.effect_record import EffectRecord
from garrison.games.wolfenstein.rules.effect import EFFECTS

HOME = Path(package.__file__).parent
FILES = sorted(path for path in Path(effects.__file__).parent.glob("*.py") if path.name != "__init__.py")
RECORD = "EffectRecord"
MARK = "# compiled"
# Rules between an effect and the card that it is on, or the mission.
ELSEWHERE = {
    "AttackDice": {"components/card_checks.py"},  # costs what a takedown costs
    "Bot": {"components/card_checks.py"},  # only common enemies change sides
    "Draw": {"components/card_checks.py"},  # a weapon is drawn before its ammunition
    "GainAmmo": {"components/card_checks.py"},
    "MeleeAttack": {"components/checks.py"},  # bare hands are for the unarmed
    "Spawn": {"components/compile.py"},  # squads of events are written as such
    "Stun": {"missions/goal_checks.py"},  # a token stuns all of a kind
    "Transform": {"missions/goal_checks.py"},  # whom there is to kill
}


def classes(path: Path) -> list[ast.ClassDef]:
    return [node for node in ast.parse(path.read_text("utf-8")).body if isinstance(node, ast.ClassDef)]


def is_record(node: ast.ClassDef) -> bool:
    return any(isinstance(base, ast.Name) and base.id == RECORD for base in node.bases)


def fields(path: Path) -> Iterator[ast.AnnAssign]:
    for node in classes(path):
        if is_record(node):
            yield from (part for part in node.body if isinstance(part, ast.AnnAssign))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_file_has_one_record_named_after_it_and_one_class_that_does_it(path: Path) -> None:
    made = classes(path)
    records = [node.name for node in made if is_record(node)]
    assert [re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower() for name in records] == [path.stem]
    kind = next(kind for kind in KINDS if kind.__name__ == records[0])
    others = [node.name for node in made if not is_record(node)]
    assert others == ([type(EFFECTS[NUMBERS[kind]]).__name__] if NUMBERS[kind] else [])
    assert (kind.row is not EffectRecord.row) == bool(others)


def test_every_file_is_found() -> None:
    assert len(KINDS) == len(FILES)
    assert len({NUMBERS[kind] for kind in KINDS if NUMBERS[kind]}) == len(EFFECTS) - 1
    assert {kind for kind in KINDS if kind.reward} == set(REWARDS)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_no_other_file_names_an_effect(path: Path) -> None:
    names = [node.name for node in classes(path)]
    (record,) = (node.name for node in classes(path) if is_record(node))
    imported = re.compile(rf"wolfenstein\.effects(\.| import ){path.stem}\b")
    built = re.compile(rf"\b({'|'.join(names)})\(|isinstance\(\w+, ({'|'.join(names)})\b")
    found = {
        other.relative_to(HOME).as_posix()
        for other in HOME.rglob("*.py")
        if other != path and other.parent != path.parent and imported.search(text := other.read_text("utf-8"))
        if built.search(text)
    }
    assert found == ELSEWHERE.get(record, set())
    beside = {other.name for other in FILES if other != path and imported.search(other.read_text("utf-8"))}
    assert beside == set()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_compiled_records_write_their_types_in_quotes(path: Path) -> None:
    """mypyc keeps the type of a field of such a class only as text: limits and lists of words would be lost."""
    text = path.read_text("utf-8")
    quoted = {ast.unparse(field.target): isinstance(field.annotation, ast.Constant) for field in fields(path)}
    if MARK in text:
        assert all(quoted.values()), quoted
        assert "from __future__ import annotations" not in text
    else:
        assert not any(quoted.values()), quoted
        assert "mypy_extensions" not in text
