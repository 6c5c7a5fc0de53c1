"""tools/rulecheck.py on small trees: what is covered, what is missed, what is refused."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tools import rulecheck

BOOK = """
[[paragraph]]
id = "1.1"
page = 1
title = { en = "Entering", it = "Entrare" }
text = { en = "One piece a space.", it = "Un pezzo per casella." }
status = "done"
"""
CODE = '''
class Gate:
    def may_enter(self) -> bool:
        """A free space may be entered. [1.1]"""
'''
TEST = """
import pytest

@pytest.mark.rule("1.1")
def test_full_space_is_closed() -> None: ...
"""

Build = Callable[..., Path]


@pytest.fixture
def build(tmp_path: Path) -> Build:
    """A tree with one game, `fort`; each part can be replaced."""

    def build(book: str = BOOK, code: str = CODE, test: str = TEST) -> Path:
        files = {
            "src/garrison/games/fort/rulebook.toml": book,
            "src/garrison/games/fort/rules/gate.py": code,
            "tests/fort/test_gate.py": test,
        }
        for name, text in files.items():
            path = tmp_path / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        return tmp_path

    return build


def run(root: Path, *arguments: str) -> int:
    return rulecheck.main(["--root", str(root), *arguments])


def faults(root: Path) -> list[str]:
    (game,) = rulecheck.check(root)
    return game.faults


def test_a_covered_game_passes_and_its_page_names_function_and_test(build: Build) -> None:
    root = build()
    page = rulecheck.made(root)["docs/games/fort-coverage.md"]
    places = "`rules/gate.py: Gate.may_enter` | `test_gate.py: test_full_space_is_closed`"
    assert f"| 1.1 | Entering | done | {places} |" in page.splitlines()
    assert run(root) == 0


def test_a_done_paragraph_needs_a_function(build: Build) -> None:
    assert faults(build(code="")) == ["1.1: done, but no function cites it"]


def test_a_done_paragraph_needs_a_test(build: Build) -> None:
    assert faults(build(test="")) == ["1.1: done, but no test cites it"]


@pytest.mark.parametrize(
    "docstring",
    ["[1.1] comes first and ends with words.", "Holds for every piece with [R]", "No citation."],
)
def test_only_ids_at_the_end_of_a_docstring_are_citations(build: Build, docstring: str) -> None:
    code = f'def f() -> None:\n    """{docstring}"""\n'
    assert faults(build(code=code)) == ["1.1: done, but no function cites it"]


def test_several_ids_and_several_lines_in_a_docstring(build: Build) -> None:
    book = BOOK + BOOK.replace("1.1", "1.1b")
    code = 'def f() -> None:\n    """Enter.\n\n    Only where there is room. [1.1, 1.1b]\n    """\n'
    assert faults(build(book, code, TEST.replace('"1.1"', '"1.1", "1.1b"'))) == []


def test_unknown_ids_are_refused_in_functions_and_tests(build: Build) -> None:
    code = CODE.replace("[1.1]", "[1.1, 9.9]")
    test = TEST.replace('"1.1"', '"1.1", "8.8"')
    assert faults(build(code=code, test=test)) == [
        "rules/gate.py: Gate.may_enter: cites 9.9, which is not in the rulebook",
        "test_gate.py: test_full_space_is_closed: cites 8.8, which is not in the rulebook",
    ]


@pytest.mark.parametrize(
    "test",
    [
        'import pytest\npytestmark = pytest.mark.rule("1.1")\ndef test_it() -> None: ...\n',
        'import pytest\npytestmark = [pytest.mark.rule("1.1")]\ndef test_it() -> None: ...\n',
        'import pytest\n@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("1.1"))])\n'
        "def test_it(n: int) -> None: ...\n",
        'import pytest\n@pytest.mark.rule("1.1")\nclass TestGate:\n    def test_it(self) -> None: ...\n',
    ],
)
def test_marks_of_modules_classes_and_parameters_count(build: Build, test: str) -> None:
    assert faults(build(test=test)) == []


def test_a_mark_that_is_no_plain_text_is_refused(build: Build) -> None:
    found = faults(build(test=TEST.replace('"1.1"', '"1.1", RULE')))
    assert found == ["test_gate.py: test_full_space_is_closed: cites nothing, which is not in the rulebook"]


def test_open_paragraphs_and_missing_words_fail(build: Build) -> None:
    book = BOOK.replace('status = "done"', 'status = "open"').replace(', it = "Entrare"', "")
    assert faults(build(book)) == ["1.1: open", "1.1: no title in 'it'"]


def test_a_broken_rulebook_and_an_empty_tree_fail_with_one_line(
    build: Build, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(tmp_path) == 1
    assert run(build(book="[[paragraph]]\nid = 3\n")) == 1
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 2
    assert "no rulebook.toml below" in lines[0]
    assert "rulebook.toml: Expected `str`, got `int` - at `$.paragraph[0].id`" in lines[1]


def test_a_game_that_is_not_registered_is_not_checked(
    build: Build, capsys: pytest.CaptureFixture[str]
) -> None:
    root = build(code="")
    points = '[project.entry-points."garrison.games"]\nother = "garrison.games.other:load_game"\n'
    (root / "pyproject.toml").write_text(f'[project]\nname = "x"\n{points}', encoding="utf-8")
    assert run(root) == 1  # nothing left to check
    assert "under construction" in capsys.readouterr().out


SHARED = """
from garrison.games.fort.rules.gate import counts


def present(p: object) -> int:
    \"\"\"Who is there. [1.1]\"\"\"
    return counts(p)


class Count:
    def done(self, p: object) -> int:
        \"\"\"Who is counted. [1.2]\"\"\"
        return counts(p)
"""
RULING = """
def counts(p: object) -> int:
    \"\"\"Whether dogs count, too. [{}]\"\"\"
    return 1 if p.rules.dogs_count else 0
"""


@pytest.mark.parametrize("cites, missed", [("1.1, 1.2", ""), ("1.1", "Count.done"), ("1.2", "present")])
def test_a_shared_function_with_a_ruling_cites_every_rule_that_it_serves(
    build: Build, cites: str, missed: str
) -> None:
    both = TEST.replace('"1.1"', '"1.1", "1.2"')
    root = build(BOOK + BOOK.replace("1.1", "1.2"), RULING.format(cites), both)
    (root / "src/garrison/games/fort/rules/count.py").write_text(SHARED, "utf-8")
    (root / "src/garrison/games/fort/fort.toml").write_text("[rulings.dogs_count]\nchoice = 'no'\n", "utf-8")
    said = "rules/gate.py: counts: decides by a ruling for rules/count.py: {} too, and cites none of {}"
    wanted = {"Count.done": "1.2", "present": "1.1"}
    assert faults(root) == ([said.format(missed, wanted[missed])] if missed else [])


def test_without_a_ruling_a_shared_function_cites_what_it_likes(build: Build) -> None:
    both = TEST.replace('"1.1"', '"1.1", "1.2"')
    code = RULING.format("1.1").replace("dogs_count", "players")
    root = build(BOOK + BOOK.replace("1.1", "1.2"), code, both)
    (root / "src/garrison/games/fort/rules/count.py").write_text(SHARED, "utf-8")
    (root / "src/garrison/games/fort/fort.toml").write_text("[rulings.dogs_count]\nchoice = 'no'\n", "utf-8")
    assert faults(root) == []
