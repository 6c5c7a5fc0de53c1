"""The test files that a change can affect.

    python -m tools.suite.changed REV    # prints them, or a dot for all tests

Changed sources reach tests through imports. Games are found by name, so a test that finds games is affected by a
change in a game if it names that game or goes through all of them; commands are found by name too, and each counts for
all tests that run commands. A file that is not known here affects all tests.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import grimp

from tools.suite.groups import ROOT

ALL = "."
PACKAGE = "src/garrison/"
GAMES = "garrison.games."
FINDERS = "garrison.table.games"
COMMANDS = "garrison.commands.tree"  # imports each command when it is called
# Files outside the package, by how their names begin, and the tests that read them.
READERS = {
    "docs/": (
        "tests/test_*.py",
        "tests/tools/*.py",
        "tests/site/test_documentation.py",
        "tests/testing/*.py",
    ),
    "README": ("tests/test_*.py", "tests/tools/*.py"),
    "CHANGELOG": ("tests/test_*.py", "tests/tools/*.py"),
    "CONTRIBUTING": ("tests/test_*.py", "tests/tools/*.py"),
    "tools/": ("tests/tools/*.py", "tests/lab/test_recipes.py"),
    "scripts/": ("tests/tools/*.py",),
    "deploy/": ("tests/tools/*.py",),
    "studies/": ("tests/lab/*.py", "tests/test_*.py"),
    "examples/": ("tests/testing/*.py", "tests/lab/*.py", "tests/browser/test_pig.py"),
    ".github/": ("tests/tools/*.py",),
}


def changed_files(revision: str) -> list[str]:
    """Return the files that differ from a revision, uncommitted and new ones included."""
    git = ("git", "-C", str(ROOT))
    differ = subprocess.run(
        [*git, "diff", "--name-only", revision], capture_output=True, text=True, check=True
    )
    new = subprocess.run(
        [*git, "ls-files", "-o", "--exclude-standard"], capture_output=True, text=True, check=True
    )
    return [*differ.stdout.splitlines(), *new.stdout.splitlines()]


def affected(files: Iterable[str]) -> list[str]:
    """Return the test files that these changes can affect, or ALL."""
    chosen: set[str] = set()
    modules: set[str] = set()
    for file in files:
        if file.startswith(PACKAGE):
            modules.add(module_of(file))
        elif file.startswith("tests/"):
            changed = tests_of_helper(file)
            if not changed:
                return [ALL]
            chosen |= changed
        elif readers := next((globs for start, globs in READERS.items() if file.startswith(start)), None):
            chosen |= {str(path.relative_to(ROOT)) for each in readers for path in ROOT.glob(each)}
        elif not file.endswith(".md"):
            return [ALL]
    return sorted((chosen | reached_by(modules)) & set(tests()))


def module_of(file: str) -> str:
    """Return the module of a file of the package; a text or picture belongs to the nearest package above it."""
    path = ROOT / file
    if path.suffix != ".py":
        path = next(folder for folder in path.parents if (folder / "__init__.py").exists()) / "__init__.py"
    parts = path.relative_to(ROOT / "src").with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def tests() -> list[str]:
    """Return all test files."""
    return [str(path.relative_to(ROOT)) for path in (ROOT / "tests").rglob("test_*.py")]


def reached_by(modules: set[str]) -> set[str]:
    """Return the tests that import one of these modules, directly or through others."""
    if not modules:
        return set()
    graph = grimp.build_graph("garrison")
    for command in graph.find_children("garrison.commands"):
        graph.add_import(importer=COMMANDS, imported=command)
    known = {next(each for each in lineage(module) if each in graph.modules) for module in modules}
    downstream = known | {
        each for module in known for each in graph.find_downstream_modules(module, as_package=True)
    }
    downstream |= {each for each in graph.modules if any(each.startswith(f"{module}.") for module in known)}
    games = {each.removeprefix(GAMES).split(".")[0] for each in downstream if each.startswith(GAMES)}
    finders = {FINDERS} | graph.find_downstream_modules(FINDERS)
    found: set[str] = set()
    for test in tests():
        imports = imported_by(test)
        if imports & downstream or (games and imports & finders and names_a_game(test, games)):
            found.add(test)
    # Pages are tested through a browser: what they show is imported by no test.
    if any(each.startswith(("garrison.web", GAMES, "garrison.core", "garrison.table")) for each in known):
        found |= {test for test in tests() if test.startswith(("tests/browser/", "tests/site/"))}
    return found


def lineage(module: str) -> list[str]:
    """Return a module and the packages around it, the nearest first: a module that was removed is in none."""
    parts = module.split(".")
    return [".".join(parts[:n]) for n in range(len(parts), 0, -1)]


def names_a_game(test: str, games: set[str]) -> bool:
    """Whether a test names one of these games, or goes through all of them."""
    text = (ROOT / test).read_text("utf-8")
    return "games.ids()" in text or any(game in text for game in games)


def imported_by(test: str) -> set[str]:
    """Return the modules of the package that a test file imports, with those of its helpers and fixtures."""
    found: set[str] = set()
    seen: set[str] = set()
    todo = [test]
    while todo:
        file = todo.pop()
        if file in seen:
            continue
        seen.add(file)
        found |= {name for name in names_imported(file) if name.startswith("garrison")}
        helpers = [
            f"{name.replace('.', '/')}.py" for name in names_imported(file) if name.startswith("tests.")
        ]
        conftest = str(Path(file).with_name("conftest.py"))
        todo += [each for each in (*helpers, conftest) if (ROOT / each).exists()]
    return found


@cache
def names_imported(file: str) -> frozenset[str]:
    """Return what a file imports, modules and the names in them alike."""
    found: set[str] = set()
    for node in ast.walk(ast.parse((ROOT / file).read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return frozenset(found)


def tests_of_helper(file: str) -> set[str]:
    """Return the tests that use a file below tests/: itself, or those that import it or are in its folder."""
    if file in tests():
        return {file}
    path = ROOT / file
    name = file.removesuffix(".py").replace("/", ".")
    users = {test for test in tests() if path.exists() and name in names_imported(test)}
    folder = str(path.parent.relative_to(ROOT))
    return users | {test for test in tests() if test.startswith(f"{folder}/")}


if __name__ == "__main__":
    print(*affected(changed_files(sys.argv[1])), sep="\n")
