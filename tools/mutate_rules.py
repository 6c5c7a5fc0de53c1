"""Takes out each line that bars something in the actions of a game and runs the game's tests: one must fail.

    python tools/mutate_rules.py westerplatte            # all lines of its actions
    python tools/mutate_rules.py wolfenstein gates move:88  # of a module, and one line
    python tools/mutate_rules.py wolfenstein --tests 'test_why*'  # seen by the cases of reasons alone

Offers and reasons come from the same lines, so a forgotten rule is seen by no comparison of the two; only a test of the
rule sees it. The tests are collected once, and each line is taken out in a process of its own. The plain build only.
"""

from __future__ import annotations

import argparse
import ast
import copy
import importlib
import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FunctionType

import pytest

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src" / "garrison" / "games"
SETS = ("less", "only", "most")  # what `Why` takes away from a set
SLOW = ("test_conformance.py", "test_terminal_board.py", "test_words.py", "test_board.py", "test_missions.py")
PERMITS = {"ALLOWED", "ONE"}


@dataclass(frozen=True)
class Mutant:
    """A function without one of its lines."""

    module: str
    function: str  # with its class
    line: int
    code: CodeType

    @property
    def file(self) -> str:
        """The module by its own name."""
        return self.module.rpartition(".")[2]

    @property
    def place(self) -> str:
        """Where the line stands."""
        return f"{self.file}:{self.line}"


def bars(node: ast.expr) -> bool:
    """Whether a value is a reason against something."""
    if isinstance(node, ast.Call):
        name = ast.unparse(node.func)
        return name in ("why.no", "because") or name.endswith("_reason")
    return isinstance(node, ast.Name) and node.id.isupper() and node.id not in PERMITS


def is_bar(node: ast.If) -> bool:
    """Whether all that an `if` does is to bar something."""
    if len(node.body) != 1:
        return False
    body = node.body[0]
    if isinstance(body, ast.Return) and body.value is not None:
        return bars(body.value) or ast.unparse(body.value) == "reason"
    return isinstance(body, ast.Assign) and bars(body.value)


class Without(ast.NodeTransformer):
    """Takes out the bar of a number; counts those there are."""

    def __init__(self, number: int) -> None:
        self.number, self.count, self.line = number, 0, 0

    def hit(self, node: ast.stmt | ast.expr) -> bool:
        """Whether this is the one."""
        self.count += 1
        if self.count - 1 == self.number:
            self.line = node.lineno
        return self.count - 1 == self.number

    def visit_If(self, node: ast.If) -> ast.AST:
        if is_bar(node):
            if self.hit(node):
                node.test = ast.copy_location(ast.Constant(False), node.test)
            elif isinstance(node.test, ast.BoolOp) and isinstance(node.test.op, ast.Or):
                node.test.values = [one for one in node.test.values if not self.hit(one)]
                if len(node.test.values) == 1:
                    node.test = node.test.values[0]
        return self.generic_visit(node)

    def visit_Return(self, node: ast.Return) -> ast.AST:
        value = node.value
        if isinstance(value, ast.IfExp) and bars(value.body) != bars(value.orelse) and self.hit(node):
            node.value = value.orelse if bars(value.body) else value.body
        elif isinstance(value, ast.Call) and ast.unparse(value.func).endswith("_reason") and self.hit(node):
            node.value = ast.copy_location(ast.Constant(0), value)
        return self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> ast.AST:
        taken = isinstance(node.func, ast.Attribute) and ast.unparse(node.func.value) == "why"
        if taken and isinstance(node.func, ast.Attribute) and node.func.attr in SETS and self.hit(node):
            return node.args[0]
        return self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        if ast.unparse(node.value).startswith("why.name(") and self.hit(node):
            return ast.copy_location(ast.Pass(), node)
        return self.generic_visit(node)


def functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    """Every function of a module, with its name in its class."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            yield from (
                (f"{node.name}.{inner.name}", inner)
                for inner in node.body
                if isinstance(inner, ast.FunctionDef)
            )


def code_of(tree: ast.Module, file: Path, function: str) -> CodeType:
    """The compiled code of one function of a module."""
    found: list[CodeType] = [compile(ast.fix_missing_locations(tree), str(file), "exec")]
    for name in function.split("."):
        found = [one for one in found[0].co_consts if isinstance(one, CodeType) and one.co_name == name]
    return found[0]


def mutants(game: str, file: Path) -> Iterator[Mutant]:
    """A module of actions without each of its bars."""
    tree = ast.parse(file.read_text("utf-8"))
    module = f"garrison.games.{game}.actions.{file.stem}"
    for name, node in functions(tree):
        counter = Without(-1)
        counter.visit(copy.deepcopy(node))
        for number in range(counter.count):
            changed = copy.deepcopy(tree)
            without = Without(number)
            without.visit(dict(functions(changed))[name])
            yield Mutant(module, name, without.line, code_of(changed, file, name))


class OneByOne:
    """Runs the collected tests anew for each mutant, in a process of its own, until one fails."""

    def __init__(self, found: list[Mutant]) -> None:
        self.found, self.seen = found, 0

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Instead of one run; first one with all lines, in which nothing may fail."""
        session.items.sort(key=lambda item: "why" not in item.nodeid)  # a case for each reason: they see most
        if _fails_without(session, None):
            sys.exit("the tests fail with all lines in place")
        for mutant in self.found:
            seen = _fails_without(session, mutant)
            print(f"{'seen  ' if seen else 'UNSEEN'} {mutant.place} {mutant.function}", flush=True)
            self.seen += seen
        return True


def _fails_without(session: pytest.Session, mutant: Mutant | None) -> bool:
    child = os.fork()
    if child == 0:
        if mutant is not None:
            _take_out(mutant)
        os._exit(_fails(session))
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) != 0


def _take_out(mutant: Mutant) -> None:
    thing: object = importlib.import_module(mutant.module)
    for name in mutant.function.split("."):
        thing = getattr(thing, name)
    assert isinstance(thing, FunctionType), f"{mutant.function} is compiled: the plain build is needed"
    thing.__code__ = mutant.code


def _fails(session: pytest.Session) -> int:
    """1 as soon as a test fails."""
    for number, item in enumerate(session.items):
        after = session.items[number + 1] if number + 1 < len(session.items) else None
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
        if session.testsfailed:
            return 1
    return 0


def main() -> int:
    """Say which lines no test sees; 1 if there are any."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", choices=[path.parent.name for path in sorted(GAMES.glob("*/actions"))])
    parser.add_argument("modules", nargs="*", metavar="MODULE[:LINE]", help="of its actions (all)")
    parser.add_argument(
        "--tests", default="test_*.py", metavar="GLOB", help="of the game, such as 'test_why*' (all)"
    )
    args = parser.parse_args()
    files = sorted((GAMES / args.game / "actions").glob("*.py"))
    every = [mutant for file in files for mutant in mutants(args.game, file)]
    found = [mutant for mutant in every if not args.modules or {mutant.file, mutant.place} & {*args.modules}]
    runs = OneByOne(found)
    tests = [file for file in sorted((ROOT / "tests" / args.game).glob(args.tests)) if file.name not in SLOW]
    pytest.main(["-p", "no:cacheprovider", "-p", "no:terminal", *map(str, tests)], [runs])
    print(f"{runs.seen} of {len(found)} lines are seen by a test")
    return 0 if found and runs.seen == len(found) else 1


if __name__ == "__main__":
    sys.exit(main())
