"""The documents: what they point to exists, and what they list is what there is."""

from __future__ import annotations

import ast
import importlib
import re
from importlib.metadata import requires
from pathlib import Path

import pytest

from tools.docs_site.contents import RULES, SECTIONS, UNLISTED
from tools.docs_site.staging import MADE

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("tools/**/*.md")])
LINK = re.compile(r"\]\(([^)\s]+)\)")
TABLE = re.compile(r"(?:^\|.*\n)+", re.MULTILINE)
FENCED = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
NAME = re.compile(r"`(garrison(?:\.\w+)+)`")
FILE = re.compile(r"`(?:[\w/]+/)?(\w+\.py)`")
READERS_OWN = {"yourgame.py"}
GROUPS = ("garrison.games", "garrison.players")  # of entry points: no modules
COMMAND = re.compile(r"^    ((?:garrison|scripts/\w+|pip|pipx|uvx)\b[^#\n]*)", re.MULTILINE)


def anchors(page: Path) -> set[str]:
    """The places of a page that a link may name."""
    titles = re.findall(r"^#+ (.*)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


@pytest.mark.parametrize("page", PAGES, ids=[str(page.relative_to(ROOT)) for page in PAGES])
def test_links_and_pictures_lead_somewhere(page: Path) -> None:
    """In the repository; `tests/tools/test_docs_site.py` follows those of the site."""
    for link in LINK.findall(page.read_text("utf-8")):
        if link.startswith("http"):
            continue
        file, _, anchor = link.partition("#")
        target = page.parent / file if file else page
        assert target.exists(), link
        assert not anchor or anchor in anchors(target), link


@pytest.mark.parametrize("page", PAGES, ids=[str(page.relative_to(ROOT)) for page in PAGES])
def test_every_table_has_one_width(page: Path) -> None:
    """A row with more or fewer cells than the header shows its figures under the wrong title."""
    for table in TABLE.findall(FENCED.sub("", page.read_text("utf-8"))):
        assert len({len(re.findall(r"(?<!\\)\|", row)) for row in table.splitlines()}) == 1, table


@pytest.mark.parametrize("page", PAGES, ids=[str(page.relative_to(ROOT)) for page in PAGES])
def test_names_of_the_package_exist(page: Path) -> None:
    for name in set(NAME.findall(page.read_text("utf-8"))) - set(GROUPS):
        assert found(name), name


@pytest.mark.parametrize("page", PAGES, ids=[str(page.relative_to(ROOT)) for page in PAGES])
def test_files_that_are_named_exist(page: Path) -> None:
    files = {
        file.name
        for folder in ("src", "tests", "tools", "examples")
        for file in (ROOT / folder).rglob("*.py")
    }
    assert set(FILE.findall(page.read_text("utf-8"))) - READERS_OWN - {"setup.py"} <= files


def found(name: str) -> bool:
    """Whether it is a module, or something in one."""
    parts = name.split(".")
    for n in range(len(parts), 0, -1):
        try:
            thing: object = importlib.import_module(".".join(parts[:n]))
        except ImportError:
            continue
        for part in parts[n:]:
            thing = getattr(thing, part, None)
        return thing is not None
    return False


def test_both_readmes_give_the_same_commands() -> None:
    english, italian = (
        [command.replace("--lang it", "").strip() for command in COMMAND.findall((ROOT / name).read_text())]
        for name in ("README.md", "README.it.md")
    )
    assert len(english) >= 2
    assert english == italian


def test_both_readmes_lead_to_the_same_pages() -> None:
    """To the Italian page where there is one."""
    english, italian = (LINK.findall((ROOT / name).read_text()) for name in ("README.md", "README.it.md"))
    assert [in_italian(link) for link in english] == italian


def in_italian(link: str) -> str:
    """Where the Italian README leads in place of a link of the English one."""
    if link == "README.it.md":
        return "README.md"
    page = link.replace("docs/", "docs/it/", 1)
    return page if (ROOT / page).is_file() else re.sub(r"-en\.(jpg|webp)$", r"-it.\1", link)


HEADINGS = {
    "README.md": (
        "Play", "The games", "Why Garrison", "What else you can do", "Install", "Run the tests",
        "Help and contributing", "Licence and credits",
    ),
    "README.it.md": (
        "Giocare", "I giochi", "Perché Garrison", "Che cos'altro puoi fare", "Installare", "Eseguire i test",
        "Aiuto e contributi", "Licenza e riconoscimenti",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", HEADINGS)
def test_the_readme_is_for_newcomers(name: str) -> None:
    """What it is and how finished, one picture that moves, how to play; each benefit leads to its page."""
    text = (ROOT / name).read_text("utf-8")
    assert re.findall(r"^## (.+)$", text, re.MULTILINE) == list(HEADINGS[name])
    assert re.findall(r"!\[[^\]]*\]\((?:[\w/]+/)?([\w-]+)-(?:en|it)\.\w+\)", text) == ["enemy-turn"]
    assert len(text.splitlines()) <= 90
    before_play = text.partition("\n## ")[0]
    assert "alpha" in before_play
    assert "PyPI" in before_play
    benefits = re.findall(r"^- \*\*.+$", text, re.MULTILINE)
    assert len(benefits) == 6
    assert all(LINK.search(benefit) for benefit in benefits)


@pytest.mark.parametrize("name", HEADINGS)
def test_the_readme_names_designers_and_publishers_as_the_notice_does(name: str) -> None:
    notice = (ROOT / "NOTICE").read_text("utf-8")
    text = (ROOT / name).read_text("utf-8")
    rows = re.findall(r"^\| \[.+\]\(docs/(?:it/)?play/.+\) \((.+?)\) \|", text, re.MULTILINE)
    assert len(rows) == 3
    for row in rows:
        for credit in re.split(r", (?:distribu\w+ (?:by|da) )?", re.sub(r" \d{4}\b", "", row)):
            assert credit in notice, credit
    assert "ST Games 2013" in rows[1]


def test_the_python_of_the_readmes_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    codes = [
        re.findall(r"```python\n(.*?)```", (ROOT / name).read_text("utf-8"), re.DOTALL) for name in HEADINGS
    ]
    (english,), (italian,) = codes
    assert english.partition("#")[0] == italian.partition("#")[0]
    exec(compile(english, "README.md", "exec"), {"__name__": "readme"})
    assert capsys.readouterr().out in ("1\n", "0\n", "-1\n")


BY_NAME = re.compile(r"\b(?:pip|uvx?|pipx)\b[^\n`#.]*[\s'\"]garrison(?:\[\w+\])?(?=['\"\s`]|$)", re.MULTILINE)


def test_nobody_is_told_to_install_a_name_that_is_not_ours() -> None:
    """Garrison is on no package index yet: anyone could publish something else under its name."""
    texts = [
        *PAGES,
        *(ROOT / "src").rglob("*.py"),
        *(ROOT / "src").rglob("*.ftl"),
        *ROOT.glob("examples/*.py"),
    ]
    said = {
        (str(file.relative_to(ROOT)), found[0])
        for file in texts
        for found in BY_NAME.finditer(file.read_text("utf-8"))
    }
    assert said == set()
    for named in ("pip install garrison", "pip install 'garrison[lab]'", "uvx garrison"):
        assert BY_NAME.search(named), "the search itself"


def test_contributing_names_limits_that_hold() -> None:
    text = " ".join((ROOT / "CONTRIBUTING.md").read_text("utf-8").split())
    (function,) = re.findall(r"functions of a few lines, (\d+) at most", text)
    (file,) = re.findall(r"files of 100 to 300 lines, (\d+) at most", text)
    (methods,) = re.findall(r"none has more than (\d+)", text)
    for path in (ROOT / "src").rglob("*.py"):
        source = path.read_text("utf-8")
        assert len(source.splitlines()) <= int(file), path
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.FunctionDef) and node.name != "__init__":
                assert (node.end_lineno or 0) - node.lineno < int(function), (path, node.name)
            if isinstance(node, ast.ClassDef):
                count = sum(isinstance(each, ast.FunctionDef) for each in node.body)
                assert count <= int(methods), (path, node.name)


@pytest.mark.parametrize("page, lang", [("docs/real-table.md", "en"), ("docs/it/real-table.md", "it")])
def test_labels_of_the_page_are_quoted_as_they_are(page: str, lang: str) -> None:
    """In italics, with a capital and without a number, such as *Done*: nobody finds a button under another name."""
    messages = (ROOT / f"src/garrison/web/locale/{lang}.ftl").read_text("utf-8")
    labels = set(re.findall(r"^[\w-]+ = (.+)$", messages, re.MULTILINE))
    quoted = re.findall(r"(?<!\*)\*([A-ZÈ][^*\n\d]+)\*(?!\*)", (ROOT / page).read_text("utf-8"))
    assert len(quoted) > 5
    assert [label for label in quoted if label not in labels] == []


PLAYERS = ("Play", "Your copy, your missions", "Host")


def test_what_players_and_hosts_read_is_there_in_italian() -> None:
    sections = {section.heading("en"): section.pages for section in SECTIONS}
    pages = [page for heading in PLAYERS for page in sections[heading]]
    assert [page for page in pages if not (ROOT / f"docs/it/{page}.md").is_file()] == []


def test_every_dependency_is_listed_with_its_reason() -> None:
    page = (ROOT / "docs" / "dependencies.md").read_text("utf-8")
    rows = [line for line in page.splitlines() if line.startswith("| ")]
    needed = {re.split(r"[\[<>=; ]", one)[0] for one in requires("garrison") or []} - {"garrison"}
    assert len(needed) > 20
    for name in needed:
        assert any(name.replace("_", "-") in row.replace("_", "-") for row in rows), name


def test_every_page_stands_on_the_site() -> None:
    listed = {page for section in SECTIONS for page in section.pages} | set(UNLISTED) | {"index"}
    made = set(MADE) - {RULES}  # in the repository a page tells where the rules are
    written = {str(page.relative_to(ROOT / "docs").with_suffix("")) for page in (ROOT / "docs").rglob("*.md")}
    assert {page for page in written if not page.startswith("it/")} == listed - made
    assert {page.removeprefix("it/") for page in written if page.startswith("it/")} <= listed
