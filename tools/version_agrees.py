"""Whether version, changelog, corpus of saves and tag say the same: the first step of `scripts/release`."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
VERSION = re.compile(r'^__version__ = "([^"]+)"', re.MULTILINE)
SECTION = re.compile(r"^## (\S+) \(([^)]+)\)$", re.MULTILINE)
UNRELEASED = "not yet released"
DATE = re.compile(r"\d{4}-\d{2}-\d{2}")
KINDS = {"Added", "Changed", "Fixed"}


def version_of(root: Path) -> str:
    """The version of a checkout."""
    found = VERSION.search((root / "src/garrison/__init__.py").read_text("utf-8"))
    return found[1] if found else ""


def faults(root: Path, tags: list[str]) -> list[str]:
    """What does not agree; `tags` are those of the commit."""
    version = version_of(root)
    released = "dev" not in version
    found = []
    text = (root / "CHANGELOG.md").read_text("utf-8")
    sections = SECTION.findall(text)
    if not sections or sections[0][0] != version.partition(".dev")[0]:
        found.append(f"CHANGELOG.md: the first section is not that of {version}")
    for name, date in sections if released else sections[1:]:
        if not DATE.fullmatch(date):
            found.append(f"CHANGELOG.md: {name} has no date but '{date}'")
    if not released and sections and sections[0][1] != UNRELEASED:
        found.append(f"CHANGELOG.md: {version} is under way; its section says '{sections[0][1]}'")
    found += [f"CHANGELOG.md: unknown heading '{one}'" for one in _headings(text) if one not in KINDS]
    if released and not (root / "tests/saves" / version / "manifest.json").is_file():
        found.append(f"tests/saves/{version}: no corpus; scripts/release corpus writes it")
    found += [f"tag {tag}: the version is {version}" for tag in tags if tag != f"v{version}"]
    return found


def _headings(text: str) -> list[str]:
    return re.findall(r"^### (.+)$", text, re.MULTILINE)


def tags_here(root: Path) -> list[str]:
    """The version tags of the commit that is checked out; none where there is no git."""
    command = ["git", "-C", str(root), "tag", "--points-at", "HEAD", "--list", "v*"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError:
        return []
    return done.stdout.split()


if __name__ == "__main__":
    told = faults(ROOT, tags_here(ROOT))
    print("\n".join(told) or f"{version_of(ROOT)}: version, changelog, corpus and tag agree")
    sys.exit(1 if told else 0)
