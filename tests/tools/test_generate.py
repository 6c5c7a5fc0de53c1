"""What is generated is up to date, and everything that says it is generated is known to `scripts/generate`."""

from __future__ import annotations

import importlib
import re
import subprocess
from pathlib import Path

import pytest

from garrison.core.errors import Unknown
from tools.generate import __main__ as command
from tools.generate import artefact, kept, registry
from tools.generate.artefact import ROOT, Artefact, Kind, section
from tools.generate.registry import ARTEFACTS, find, owners

pytestmark = pytest.mark.plain  # what is generated is made by the sources, into the sources

# How a file says, at the beginning of a sentence, that a program made it.
MADE = re.compile(
    r"\b(?:Made|Written|Generated|Found|Recorded)\b[^.`]{0,80}?\sby\s+`([^`]+)`|\b[Dd]o not edit\b"
)
PROGRAM = re.compile(r"^(?:scripts/generate |garrison |python |tools/)")
NO_PRODUCTS = (
    "tools/",
    "tests/",
    "CHANGELOG.md",
)  # they talk about generated files; data in them are none of these
QUICK = [one for one in ARTEFACTS if one.kind is Kind.QUICK]
MAKERS = [place for one in ARTEFACTS for place in (one.maker, one.judge) if place]


def tracked() -> list[str]:
    """Return the files of the repository."""
    done = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def commands_said_in(text: str) -> list[str]:
    """Return the programs that a file names as those it was made by; '' for one that names none."""
    said = [found[1] or "" for found in MADE.finditer(text)]
    return [one for one in said if not one or PROGRAM.match(one)]


@pytest.mark.parametrize("one", QUICK, ids=lambda one: one.name)
def test_what_is_made_quickly_is_up_to_date(one: Artefact) -> None:
    assert list(one.wrong(None)) == [], f"run {one.recipe}"


@pytest.mark.parametrize("one", [one for one in ARTEFACTS if one not in QUICK], ids=lambda one: one.name)
def test_the_files_of_what_takes_longer_are_there(one: Artefact) -> None:
    assert [pattern for pattern in one.files if not list(ROOT.glob(pattern))] == []


@pytest.mark.parametrize("one", [one for one in ARTEFACTS if one.kind is Kind.KEPT], ids=lambda one: one.name)
def test_what_is_kept_is_as_it_was(one: Artefact) -> None:
    assert list(one.wrong(None)) == []


@pytest.mark.parametrize("place", MAKERS)
def test_every_maker_is_a_function(place: str) -> None:
    module, _, function = place.partition(":")
    assert callable(getattr(importlib.import_module(module), function))


def test_an_artefact_is_made_here_or_names_its_command() -> None:
    assert [one.name for one in ARTEFACTS if bool(one.maker) == bool(one.command)] == []


def test_every_file_that_says_it_is_generated_is_known_with_its_command() -> None:
    unknown = []
    for path in tracked():
        file = ROOT / path
        if path.startswith(NO_PRODUCTS) or not file.is_file() or b"\0" in file.read_bytes()[:1024]:
            continue
        for said in commands_said_in(file.read_text("utf-8")):
            named = [one for one in owners(path) if said in ("", one.recipe) or one.kind is Kind.KEPT]
            unknown += [] if named else [(path, said)]
    assert unknown == []


@pytest.mark.parametrize(
    "text, said",
    [
        ("// Made by `scripts/generate x` from y", ["scripts/generate x"]),
        ("Found by\n`garrison lab learn toy`.", ["garrison lab learn toy"]),
        ("a header; do not edit.", [""]),
        ("Made from the code by `python tools/x.py`", ["python tools/x.py"]),
        ("Pictures are SVG written by `garrison.lab.svg`", []),
        ("written by hand", []),
        ("Its weights are in `weights.py`, found by `garrison lab learn`.", []),
    ],
)
def test_a_file_that_says_it_is_generated_is_recognized(text: str, said: list[str]) -> None:
    assert commands_said_in(text) == said


def test_every_command_that_a_document_names_is_one() -> None:
    named = {
        found
        for path in tracked()
        if not path.startswith("tests/tools/test_generate") and path.endswith((".md", ".py", ".js", ".1"))
        for found in re.findall(
            r"scripts/generate (?:--check )?([a-z][\w-]+)", (ROOT / path).read_text("utf-8")
        )
    }
    assert "walks" in named
    assert sorted(named - {one.name for one in ARTEFACTS}) == []


def test_every_picture_of_the_documents_is_known() -> None:
    pictures = [path for path in tracked() if path.startswith("docs/pictures/")]
    assert len(pictures) > 20
    assert [path for path in pictures if len(owners(path)) != 1] == []


# -- how the command behaves, with artefacts of its own


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Artefact:
    """An artefact of two files in a folder of its own; the second is out of date."""
    (tmp_path / "out").mkdir()
    (tmp_path / "out/one.txt").write_text("1\n")
    (tmp_path / "out/two.txt").write_text("old\n")
    toy = Artefact("toy", Kind.QUICK, "for tests", ("out/*.txt",), "tests.tools.test_generate:toy_made")
    slow = Artefact("slow", Kind.SLOW, "for tests", ("out/*.slow",), "tests.tools.test_generate:unmade")
    other = Artefact("other", Kind.REQUEST, "for tests", ("out/*.png",), "tests.tools.test_generate:unmade")
    for module in (registry, command):
        monkeypatch.setattr(module, "ARTEFACTS", (toy, slow, other))
    monkeypatch.setattr(artefact, "ROOT", tmp_path)
    monkeypatch.setattr(artefact, "call", lambda place: {toy.maker: toy_made}[place]())
    monkeypatch.delenv("GARRISON_FAST", raising=False)
    return toy


def toy_made() -> dict[str, str]:
    return {"out/one.txt": "1\n", "out/two.txt": "2\n"}


def test_a_check_names_what_is_out_of_date_or_missing_and_writes_nothing(
    toy: Artefact, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "out/three.txt").write_text("3\n")
    assert command.main(["--check"]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "toy: out/two.txt is out of date: scripts/generate toy",
        "toy: out/three.txt is no longer made: scripts/generate toy",
        "other: out/*.png is missing: scripts/generate other",
        "left out, because GARRISON_FAST names no compiled build: slow",
    ]
    assert (tmp_path / "out/two.txt").read_text() == "old\n"


def test_what_is_out_of_date_is_written_and_the_check_passes(
    toy: Artefact, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command.main([]) == 0
    assert "toy: wrote out/two.txt" in capsys.readouterr().out
    assert (tmp_path / "out/two.txt").read_text() == "2\n"
    (tmp_path / "out/a.png").write_bytes(b"")
    assert command.main(["--check"]) == 0


def test_one_file_can_be_named(toy: Artefact, tmp_path: Path) -> None:
    (tmp_path / "out/one.txt").unlink()
    assert command.main(["out/two.txt"]) == 0
    assert (tmp_path / "out/two.txt").read_text() == "2\n"
    assert not (tmp_path / "out/one.txt").exists()


def test_an_unknown_name_is_refused_with_those_that_are_known(toy: Artefact) -> None:
    with pytest.raises(SystemExit, match="unknown artefact 'toys'; valid: toy, slow, other"):
        command.main(["toys"])


def test_a_maker_may_write_only_its_own_files(toy: Artefact) -> None:
    narrow = Artefact("narrow", Kind.QUICK, "for tests", ("out/one.txt",), toy.maker)
    with pytest.raises(LookupError, match=r"narrow makes out/two.txt, which is none of out/one.txt"):
        narrow.made(None)


def test_what_is_made_by_hand_says_so() -> None:
    with pytest.raises(Unknown, match="saves is not made here: scripts/release corpus"):
        find("saves").made(None)


def test_what_takes_long_is_made_by_a_process_of_the_compiled_build(tmp_path: Path) -> None:
    """A stand-in for it, which is found before the sources are."""
    (tmp_path / "garrison_is_compiled.py").write_text("")
    package = tmp_path / "tools" / "generate"
    package.mkdir(parents=True)
    (package / "child.py").write_text(
        "import sys, garrison_is_compiled\nopen(sys.argv[2], 'w').write('{\"a\": \"' + sys.argv[1] + '\"}')\n"
    )
    assert artefact.made_apart("digests", tmp_path, tmp_path) == {"a": "digests"}


def test_only_the_section_between_its_marks_is_replaced() -> None:
    page = "a\n<!-- x: begin -->\nold\n<!-- x: end -->\nb\n"
    assert section(page, "x", "new\n") == "a\n<!-- x: begin -->\nnew\n<!-- x: end -->\nb\n"
    with pytest.raises(LookupError, match="no section 'y'"):
        section(page, "y", "new\n")


def test_words_of_links_that_changed_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert list(kept.changed_words()) == []
    monkeypatch.setattr(kept, "header_words", lambda: b"others")
    assert len(list(kept.changed_words())) == 1


def test_learnt_numbers_without_a_command_are_noticed(tmp_path: Path) -> None:
    module = tmp_path / "weights.py"
    module.write_text('"""Weights.\n\nFound by `garrison lab\nlearn toy`."""\n')
    assert kept.recipe_of(module) == "garrison lab learn toy"
    module.write_text('"""Weights."""\n')
    assert kept.recipe_of(module) == ""
