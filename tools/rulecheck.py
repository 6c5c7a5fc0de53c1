"""Every rule has an address: paragraph → function → test. Checks it for each game and writes it down.

A function or class cites paragraphs in brackets at the end of its docstring, "May be entered. [2.4, 2.4b]",
a test with `@pytest.mark.rule("2.4b")`. Fails when a paragraph that is done lacks either, on citations of
paragraphs that do not exist, on open paragraphs, on words missing in a language, and on a function with a ruling
that does not cite a rule it serves. `scripts/generate rule-coverage` writes down where each paragraph is enforced
and tested.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from garrison.core.errors import GarrisonError
from garrison.table import rulebook
from garrison.table.rulebook import Paragraph, Rulebook

ROOT = Path(__file__).resolve().parent.parent
CITATION = re.compile(r"\[([^\[\]]*\d[^\[\]]*)\]\s*$")  # "[R]" without a digit is a mark on a counter

RULES = (
    "rules",
    "actions",
    "effects",
    "nazis",
    "germans",
    "flow.py",
    "setup.py",
    "ending.py",
)  # code of the book
READ_FROM = "rules"  # what holds the rulings: `p.rules.bot_noise`

Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef
Where = tuple[str, str]  # file, function


@dataclass
class Coverage:
    """Where one game's paragraphs are enforced and tested."""

    game: str
    book: Rulebook
    functions: dict[str, list[str]] = field(default_factory=dict)
    tests: dict[str, list[str]] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)

    def cite(self, where: dict[str, list[str]], place: str, ids: list[str]) -> None:
        """Note the paragraphs cited at a place."""
        for paragraph in ids:
            if paragraph in self.book:
                where.setdefault(paragraph, []).append(place)
            else:
                self.faults.append(f"{place}: cites {paragraph or 'nothing'}, which is not in the rulebook")


def definitions(node: ast.AST, prefix: str = "") -> Iterator[tuple[str, Definition]]:
    """All functions and classes below a node with their dotted names."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, Definition):
            yield prefix + child.name, child
            yield from definitions(child, f"{prefix}{child.name}.")
        else:
            yield from definitions(child, prefix)


def cited(definition: Definition) -> list[str]:
    """The paragraphs a docstring ends with."""
    match = CITATION.search(ast.get_docstring(definition) or "")
    return [part.strip() for part in match[1].split(",")] if match else []


def marked(nodes: list[ast.expr]) -> list[str]:
    """The arguments of every `pytest.mark.rule(...)` in the expressions; '' for one that is not a text."""
    calls = [call for node in nodes for call in ast.walk(node) if isinstance(call, ast.Call)]
    rules = [call for call in calls if ast.unparse(call.func).endswith("mark.rule")]
    return [str(arg.value) if isinstance(arg, ast.Constant) else "" for call in rules for arg in call.args]


def module_marks(tree: ast.Module) -> list[ast.expr]:
    """What a test module assigns to `pytestmark`: it holds for all its tests."""
    assigns = [node for node in tree.body if isinstance(node, ast.Assign)]
    return [node.value for node in assigns if any(ast.unparse(t) == "pytestmark" for t in node.targets)]


def sources(folder: Path) -> Iterator[tuple[str, ast.Module]]:
    """The Python files of a folder, by their path in it."""
    for path in sorted(folder.rglob("*.py")):
        yield path.relative_to(folder).as_posix(), ast.parse(path.read_text(encoding="utf-8"), str(path))


def collect(package: Path, tests: Path) -> Coverage:
    """Read a game's rulebook and find its citations in code and tests."""
    coverage = Coverage(package.name, rulebook.load(package / rulebook.FILE))
    for file, tree in sources(package):
        for name, definition in definitions(tree):
            coverage.cite(coverage.functions, f"{file}: {name}", cited(definition))
    for file, tree in sources(tests):
        coverage.cite(coverage.tests, file, marked(module_marks(tree)))
        for name, definition in definitions(tree):
            coverage.cite(coverage.tests, f"{file}: {name}", marked(definition.decorator_list))
    coverage.faults += coverage.book.faults()
    for paragraph in coverage.book.paragraphs:
        coverage.faults += uncovered(coverage, paragraph)
    coverage.faults += unsaid(package)
    return coverage


def uncovered(coverage: Coverage, paragraph: Paragraph) -> list[str]:
    """What a paragraph that is done still lacks."""
    if paragraph.status != "done":
        return []
    wanted = {"function": coverage.functions, "test": coverage.tests}
    return [
        f"{paragraph.id}: done, but no {kind} cites it"
        for kind, at in wanted.items()
        if paragraph.id not in at
    ]


def rulings_of(package: Path) -> set[str]:
    """Return the rulings of a game."""
    found: set[str] = set()
    for path in package.rglob("*.toml"):
        rulings = tomllib.loads(path.read_text("utf-8")).get("rulings")
        found |= set(rulings) if isinstance(rulings, dict) else set()
    return found


def unsaid(package: Path) -> Iterator[str]:
    """Yield every shared function with a ruling that does not name a rule it serves.

    A function that decides by a ruling and is called from several others changes the rules behind all of them. So its
    docstring has at least one paragraph of each caller that cites any.
    """
    trees = dict(rule_code(package))
    rulings = rulings_of(package)
    shared = {where: node for where, node in functions(trees) if rulings & attributes(node)}
    callers: dict[Where, list[tuple[str, list[str]]]] = {where: [] for where in shared}
    for file, tree in trees.items():
        known = {name: where for name, where in imported(file, tree, trees).items() if where in shared}
        for name, node in methods(tree):
            paragraphs = cited(node)
            for called in {known[word] for word in names(node) if word in known}:
                if shared[called] is not node and paragraphs:
                    callers[called].append((f"{file}: {name}", paragraphs))
    for (file, name), found in callers.items():
        own = set(cited(shared[file, name]))
        for place, paragraphs in found if len(found) > 1 else ():
            if not own & set(paragraphs):
                yield f"{file}: {name}: decides by a ruling for {place} too, and cites none of {', '.join(paragraphs)}"


def rule_code(package: Path) -> Iterator[tuple[str, ast.Module]]:
    """Yield the files that carry out rules, by their path in the game."""
    for path in sorted(package.rglob("*.py")):
        if path.relative_to(package).parts[0] in RULES:
            yield path.relative_to(package).as_posix(), ast.parse(path.read_text("utf-8"), str(path))


def functions(trees: dict[str, ast.Module]) -> Iterator[tuple[Where, ast.FunctionDef]]:
    """Yield the functions of modules, but no methods: these are not shared by name."""
    for file, tree in trees.items():
        yield from (((file, node.name), node) for node in tree.body if isinstance(node, ast.FunctionDef))


def methods(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    """Yield functions and methods."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            for part in node.body:
                if isinstance(part, ast.FunctionDef):
                    yield f"{node.name}.{part.name}", part


def imported(file: str, tree: ast.Module, trees: dict[str, ast.Module]) -> dict[str, Where]:
    """Return where each name of a module comes from, if it is in the same game."""
    known = {node.name: (file, node.name) for node in tree.body if isinstance(node, ast.FunctionDef)}
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module:
            path = "/".join(node.module.split(".")[3:]) + ".py"
            if path in trees:
                known |= {alias.asname or alias.name: (path, alias.name) for alias in node.names}
    return known


def attributes(node: ast.FunctionDef) -> set[str]:
    """Return what a function reads of the rules in force."""
    return {
        part.attr
        for part in ast.walk(node)
        if isinstance(part, ast.Attribute) and READ_FROM in ast.unparse(part.value).split(".")
    }


def names(node: ast.FunctionDef) -> set[str]:
    """Return the plain names a function uses."""
    return {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}


def page(coverage: Coverage) -> str:
    """The coverage page of the docs."""
    counts = coverage.book.counts()
    lines = [
        f"# Rule coverage: {coverage.game}",
        "",
        "Made by `scripts/generate rule-coverage`; do not edit. Paragraph → function → test.",
        "",
        f"{counts['done']} done, {counts['not_applicable']} not applicable, {counts['open']} open.",
        "",
        "| § | paragraph | status | functions | tests |",
        "|---|---|---|---|---|",
    ]
    for paragraph in coverage.book.paragraphs:
        cells = [paragraph.id, paragraph.title.get("en", ""), paragraph.status]
        for where in (coverage.functions, coverage.tests):
            cells.append("<br>".join(f"`{place}`" for place in where.get(paragraph.id, [])))
        lines.append("| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |")
    return "\n".join(lines) + "\n"


def table(games: list[Coverage]) -> str:
    """One row a game."""
    rows = [f"{'game':<16}{'done':>6}{'n/a':>6}{'open':>6}{'functions':>11}{'tests':>7}{'faults':>8}"]
    for game in games:
        counts = game.book.counts()
        places = [
            len({place for at in where.values() for place in at}) for where in (game.functions, game.tests)
        ]
        rows.append(
            f"{game.game:<16}{counts['done']:>6}{counts['not_applicable']:>6}{counts['open']:>6}"
            f"{places[0]:>11}{places[1]:>7}{len(game.faults):>8}"
        )
    return "\n".join(rows)


def is_registered(root: Path, package: str) -> bool:
    """Whether people can play the game: one that is still being built may have open paragraphs."""
    project = root / "pyproject.toml"
    if not project.exists():
        return True
    points = tomllib.loads(project.read_text("utf-8"))["project"]["entry-points"]["garrison.games"]
    return any(f"games.{package}:" in target for target in points.values())


def check(root: Path) -> list[Coverage]:
    """Check every game below `root`."""
    games: list[Coverage] = []
    for book in sorted((root / "src/garrison/games").glob(f"*/{rulebook.FILE}")):
        if is_registered(root, book.parent.name):
            games.append(collect(book.parent, root / "tests" / book.parent.name))
        else:
            print(f"{book.parent.name}: under construction (not registered in pyproject.toml), not checked")
    return games


def made(root: Path = ROOT) -> dict[str, str]:
    """Return the coverage page of each game."""
    return {f"docs/games/{coverage.game}-coverage.md": page(coverage) for coverage in check(root)}


def main(arguments: list[str] | None = None) -> int:
    """Print the table and every fault; 1 when there is one."""
    parser = argparse.ArgumentParser(description="Check that every paragraph has a function and a test.")
    parser.add_argument("--root", type=Path, default=ROOT, help="top of the tree to check")
    options = parser.parse_args(arguments)
    try:
        games = check(options.root)
    except (GarrisonError, SyntaxError) as error:
        print(f"rulecheck: {error}", file=sys.stderr)
        return 1
    if not games:
        print(f"rulecheck: no {rulebook.FILE} below {options.root}", file=sys.stderr)
        return 1
    print(table(games))
    for game in games:
        for fault in game.faults:
            print(f"{game.game}: {fault}")
    return 1 if any(game.faults for game in games) else 0


if __name__ == "__main__":
    sys.exit(main())
