"""A release is one thing under one name: version, changelog, corpus of saves and tag."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.version_agrees import ROOT, faults, tags_here

DATED = "# Changelog\n\n## 1.2.0 (2026-11-17)\n\n### Added\n- This.\n\n## 1.1.0 (2026-10-01)\n\n### Fixed\n- That.\n"
UNDER_WAY = DATED.replace("2026-11-17", "not yet released")


def checkout(folder: Path, version: str, changes: str, corpus: str = "") -> Path:
    """As much of a checkout as is looked at."""
    (folder / "src/garrison").mkdir(parents=True)
    (folder / "src/garrison/__init__.py").write_text(f'"""Doc."""\n\n__version__ = "{version}"\n', "utf-8")
    (folder / "CHANGELOG.md").write_text(changes, "utf-8")
    if corpus:
        (folder / "tests/saves" / corpus).mkdir(parents=True)
        (folder / "tests/saves" / corpus / "manifest.json").write_text("{}", "utf-8")
    return folder


def test_what_is_checked_out_agrees() -> None:
    assert faults(ROOT, tags_here(ROOT)) == []


def test_a_release_and_a_version_under_way_agree(tmp_path: Path) -> None:
    assert faults(checkout(tmp_path / "a", "1.2.0", DATED, "1.2.0"), ["v1.2.0"]) == []
    assert faults(checkout(tmp_path / "b", "1.2.0.dev0", UNDER_WAY), []) == []


@pytest.mark.parametrize(
    "version, changes, corpus, tags, said",
    [
        ("1.3.0.dev0", UNDER_WAY, "", [], "the first section is not that of 1.3.0.dev0"),
        ("1.2.0", UNDER_WAY, "1.2.0", [], "1.2.0 has no date but 'not yet released'"),
        ("1.2.0.dev0", DATED, "", [], "its section says '2026-11-17'"),
        ("1.2.0", DATED, "", [], "tests/saves/1.2.0: no corpus"),
        ("1.2.0", DATED, "1.2.0", ["v1.2.1"], "tag v1.2.1: the version is 1.2.0"),
        ("1.2.0.dev0", UNDER_WAY, "", ["v1.2.0"], "tag v1.2.0: the version is 1.2.0.dev0"),
        ("1.2.0", DATED.replace("Fixed", "Mended"), "1.2.0", [], "unknown heading 'Mended'"),
        ("1.2.0", DATED.replace("2026-10-01", "October"), "1.2.0", [], "1.1.0 has no date but 'October'"),
    ],
)
def test_what_does_not_agree_is_named(
    tmp_path: Path, version: str, changes: str, corpus: str, tags: list[str], said: str
) -> None:
    (found,) = faults(checkout(tmp_path, version, changes, corpus), tags)
    assert said in found
