"""The groups of tests. Every file below tests/ belongs to exactly one; a test asserts it."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CHECKS = "checks"  # the group without pytest: format, lint, types, imports, documents, generated files
BROWSER_PROGRAMS = ("chromium", "chromium-headless-shell")


@dataclass(frozen=True)
class Group:
    """Tests that run together, here and as one job of continuous integration."""

    about: str
    paths: tuple[str, ...]
    plain: tuple[str, ...] = ()  # also run on the sources as they are, without tests marked `slow`
    programs: tuple[str, ...] = field(default=())  # that its tests use if they are installed
    quick: bool = True  # part of --quick
    needs_site: bool = False  # opens the site that `garrison site` makes


GROUPS = {
    "rules": Group(
        "paragraphs of the three rulebooks, components, conformance",
        ("tests/itter", "tests/westerplatte", "tests/wolfenstein"),
        plain=("tests/itter", "tests/westerplatte", "tests/wolfenstein"),
    ),
    "engine": Group(
        "tables, saves, dice, advice, lab, learning, both builds side by side",
        (
            "tests/ai",
            "tests/components",
            "tests/fair",
            "tests/golden",
            "tests/lab",
            "tests/parity",
            "tests/rl",
            "tests/saves",
            "tests/table",
            "tests/testing",
        ),
        plain=("tests/saves", "tests/golden"),
        programs=("node",),
    ),
    "commands": Group(
        "the command line, the terminal, documents, tools, packages",
        (
            "tests/cli",
            "tests/terminal",
            "tests/tools",
            *sorted(f"tests/{path.name}" for path in (ROOT / "tests").glob("test_*.py")),
        ),
        plain=("tests/tools/test_generate.py",),  # writes files of the sources
        programs=("bash", "groff", "caddy", "systemd-analyze"),
    ),
    "web": Group(
        "the server of the web table, without a browser",
        ("tests/web",),
        plain=("tests/web/test_walk.py",),  # traces calls, which compiled code does not show
        programs=("nginx", "caddy", "openssl"),
    ),
    "browser": Group("the web table in Chromium", ("tests/browser",), programs=BROWSER_PROGRAMS, quick=False),
    "site": Group(
        "the site without a server, in Chromium and Firefox",
        ("tests/site",),
        programs=("chromium", "firefox", "npm", "nginx", "caddy"),
        quick=False,
        needs_site=True,
    ),
}


def group_of(file: str) -> str:
    """Return the group that a test file, named from the top of the checkout, belongs to."""
    for name, group in GROUPS.items():
        if any(file == path or file.startswith(f"{path}/") for path in group.paths):
            return name
    raise KeyError(f"{file} belongs to no group of tests: see tools/suite/groups.py")
