"""Examples in the pages of the rules: every chapter has one, and every one is a game that the engine plays."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from garrison.table import games
from garrison.table.messages import package_of
from garrison.table.rulebook import rulebook_of
from tools.docs_site.examples import RuleExample, read_examples, told
from tools.docs_site.rules_pages import write_rules
from tools.rule_examples import example_of, recorded, written

ROOT = Path(__file__).parents[2]
EXAMPLES = [
    (game, paragraph, example) for game in games.ids() for paragraph, example in read_examples(game).items()
]


@pytest.mark.parametrize("game", games.ids())
def test_every_chapter_with_rules_has_an_example(game: str) -> None:
    book, examples = rulebook_of(package_of(games.find(game))), read_examples(game)
    assert set(examples) <= {paragraph.id for paragraph in book.paragraphs}
    for chapter in book.chapters:
        done = [one.id for one in book.of_chapter(chapter.id) if one.status == "done"]
        assert not done or set(done) & set(examples), f"{game}: {chapter.id} {chapter.en}"


@pytest.mark.parametrize("game", games.ids())
def test_nine_paragraphs_of_ten_have_an_example(game: str) -> None:
    book = rulebook_of(package_of(games.find(game)))
    done = [one.id for one in book.paragraphs if one.status == "done"]
    assert len(set(done) & set(read_examples(game))) >= 0.9 * len(done)


@pytest.mark.slow
def test_every_example_is_played_to_its_end_and_told_in_both_languages() -> None:
    for game, paragraph, example in EXAMPLES:
        table = example.table()
        assert table.game.about.id == game
        assert len(list(told(example, "en"))) == len(list(told(example, "it"))), (game, paragraph)


def test_every_example_is_of_a_test_that_proves_its_paragraph() -> None:
    trees: dict[str, ast.Module] = {}
    for game, paragraph, example in EXAMPLES:
        file, _, name = example.test.partition("[")[0].partition("::")
        tree = trees.setdefault(file, ast.parse((ROOT / file).read_text("utf-8")))
        (test,) = [node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name == name]
        marks = " ".join(ast.unparse(mark) for mark in test.decorator_list)
        module = " ".join(ast.unparse(node) for node in tree.body if isinstance(node, ast.Assign))
        assert f"'{paragraph}'" in marks + module, (game, paragraph, example.test)


def test_an_example_is_the_scene_of_its_test() -> None:
    """What a test plays now is what the page shows, for a few files of quick tests."""
    found = recorded("castle-itter", "test_2_actions_fire.py")
    shown = read_examples("castle-itter")["2.2b"]
    made = [example_of(name, scene) for name, scene in found["2.2b"] if name == shown.test]
    assert written(shown) in [written(example) for example in made if example]


@pytest.mark.slow
def test_the_page_of_a_chapter_shows_the_example_below_its_paragraph(tmp_path: Path) -> None:
    example = read_examples("castle-itter")["2.2b"]
    for lang in ("en", "it"):
        write_rules(tmp_path / lang, lang, "../../play/")
        page = (tmp_path / lang / "castle-itter/chapter-2.md").read_text("utf-8")
        after = page[page.index("(rule-castle-itter-2.2b)=") : page.index("(rule-castle-itter-2.2c)=")]
        assert f'href="../../play/?node=0#game={example.letters}"' in after
        assert all(line in after for line in told(example, lang))


def test_the_link_of_an_example_begins_with_its_beginning() -> None:
    assert RuleExample("t", "abc").address == "?node=0#game=abc"
