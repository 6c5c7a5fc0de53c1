"""The files that a host of repositories reads: well formed, and true of the games and of the page."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest

from tests.tools.test_deploy import ROOT, checked, tool

FORMS = sorted(path for path in (ROOT / ".github/ISSUE_TEMPLATE").glob("*.yml") if path.name != "config.yml")
SCHEMAS = [(form, "github-issue-forms") for form in FORMS] + [
    (ROOT / ".github/ISSUE_TEMPLATE/config.yml", "github-issue-config"),
    (ROOT / "CITATION.cff", "citation-file-format"),
]
GAMES = re.compile(r"label: Game\n +options:\n((?: +- .+\n)+)")
PATH_TO_A_BUTTON = re.compile(r"\((\w+), then ([^)]+)\)")


@pytest.mark.parametrize("file, schema", SCHEMAS, ids=[path.name for path, _ in SCHEMAS])
def test_it_is_well_formed(file: Path, schema: str) -> None:
    checked(tool("check-jsonschema"), "--builtin-schema", f"vendor.{schema}", file)


def test_there_are_forms_for_bugs_rules_and_components() -> None:
    assert [form.stem for form in FORMS] == ["bug", "component_correction", "rule_question"]


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.name)
def test_a_form_offers_every_game(form: Path) -> None:
    summaries = (ROOT / "src/garrison/games").glob("*/face/summary.json")
    titles = {json.loads(path.read_text("utf-8"))["title"]["en"] for path in summaries}
    (listed,) = GAMES.findall(form.read_text("utf-8"))
    offered = {line.strip().removeprefix("- ").strip('"') for line in listed.splitlines()}
    assert offered - {"Any game, or none"} == titles != set()


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.name)
def test_buttons_that_a_form_names_are_on_the_page(form: Path) -> None:
    words = (ROOT / "src/garrison/web/locale/en.ftl").read_text("utf-8")
    labels = set(re.findall(r"^[\w-]+ = (.+)$", words, re.MULTILINE))
    named = {label for pair in PATH_TO_A_BUTTON.findall(form.read_text("utf-8")) for label in pair}
    assert named <= labels


def test_the_citation_has_the_licence_of_the_package() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert f"license: {project['license']}\n" in (ROOT / "CITATION.cff").read_text("utf-8")
