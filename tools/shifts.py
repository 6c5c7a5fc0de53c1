"""Every shift by a computed amount, checked while whole games are played: the two builds must never differ silently.

    python tools/shifts.py [--games 20] [--game ID]

Plain Python refuses to shift by a negative number and shifts by any other; compiled, the same line gives something else
for less than 0 or more than 63. So the modules of `core` and `games` are loaded with each such shift replaced by one
that looks: an amount from 0 to 62, and a result that fits into 64 bits. Games of every scenario are played, each under
a random set of rulings, by random and by heuristic players. Leaves with 1 and the place at the first that is not so.
"""

from __future__ import annotations

import argparse
import ast
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from types import CodeType, ModuleType

MOST = 62
WATCHED = ("garrison.core.", "garrison.games.")
LEFT, RIGHT = "__checked_left__", "__checked_right__"


class BadShift(ArithmeticError):
    """A shift that the two builds do not make alike."""


class Shifts:
    """What all replaced shifts call. `made` counts them, `places` says how many lines have one."""

    def __init__(self) -> None:
        self.made = 0
        self.places = 0

    def left(self, value: int, amount: int, place: str) -> int:
        """`value << amount`."""
        self._look(amount, place)
        shifted = value << amount
        if not -(2**63) <= shifted < 2**63:
            raise BadShift(f"{place}: {value} << {amount} does not fit into 64 bits")
        return shifted

    def right(self, value: int, amount: int, place: str) -> int:
        """`value >> amount`."""
        self._look(amount, place)
        return value >> amount

    def _look(self, amount: int, place: str) -> None:
        self.made += 1
        if not 0 <= amount <= MOST:
            raise BadShift(f"{place}: a shift by {amount}; valid: 0 to {MOST}")


class Replaced(ast.NodeTransformer):
    """A module with its shifts by computed amounts replaced."""

    def __init__(self, module: str) -> None:
        self.module = module
        self.places = 0

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        self.generic_visit(node)
        if not isinstance(node.op, (ast.LShift, ast.RShift)) or is_number(node.right):
            return node
        return self._call(node.op, node.left, node.right, node)

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.AST:
        self.generic_visit(node)
        if not isinstance(node.op, (ast.LShift, ast.RShift)) or is_number(node.value):
            return node
        if not isinstance(node.target, (ast.Name, ast.Attribute)):
            raise SyntaxError(f"{self.module} line {node.lineno}: shift a name, so that it is looked up once")
        read = ast.parse(ast.unparse(node.target), mode="eval").body
        made = ast.Assign([node.target], self._call(node.op, read, node.value, node))
        return ast.copy_location(made, node)

    def _call(
        self, op: ast.operator, value: ast.expr, amount: ast.expr, node: ast.expr | ast.stmt
    ) -> ast.Call:
        self.places += 1
        name = ast.Name(LEFT if isinstance(op, ast.LShift) else RIGHT, ast.Load())
        place = ast.Constant(f"{self.module} line {node.lineno}")
        return ast.copy_location(ast.Call(name, [value, amount, place], []), node)


def is_number(node: ast.expr) -> bool:
    """Whether an amount stands there as a number."""
    return isinstance(node, ast.Constant)


class CheckedLoader(SourceFileLoader):
    """Loads a module with its shifts replaced, and never from a cache."""

    def __init__(self, name: str, path: str, shifts: Shifts) -> None:
        super().__init__(name, path)
        self._shifts = shifts

    def get_code(self, fullname: str) -> CodeType:
        tree = ast.parse(self.get_data(self.path), self.path)
        replaced = Replaced(fullname)
        tree = ast.fix_missing_locations(replaced.visit(tree))
        self._shifts.places += replaced.places
        return compile(tree, self.path, "exec", dont_inherit=True)

    def exec_module(self, module: ModuleType) -> None:
        vars(module).update({LEFT: self._shifts.left, RIGHT: self._shifts.right})
        super().exec_module(module)


class CheckedFinder(MetaPathFinder):
    """Finds the modules whose shifts are watched."""

    def __init__(self, shifts: Shifts) -> None:
        self._shifts = shifts

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith(WATCHED):
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is not None and isinstance(spec.loader, SourceFileLoader):
            spec.loader = CheckedLoader(fullname, spec.loader.path, self._shifts)
        return spec


def play(game_id: str, count: int) -> int:
    """Play so many games of every scenario; how many there were."""
    from garrison.core.game import Setup
    from garrison.core.playout import Tape, playout
    from garrison.core.position import Offers
    from garrison.core.rng import Rng
    from garrison.table import games
    from garrison.table.seats import policy_of
    from garrison.testing.walk import walk

    game, played = games.find(game_id), 0
    machine = policy_of(game, "heuristic")
    for scenario in game.about.scenarios:
        for seed in range(count):
            rng = Rng(seed, 77)
            rulings = {ruling.id: int(rng.below(ruling.choices)) for ruling in game.about.rulings}
            players = sorted(scenario.seats)[seed % len(scenario.seats)]
            setup = game.settle(Setup(scenario.id, players, rulings=rulings))
            for step in walk(game, setup, seed):
                game.view(step.p, 0)
            if machine is not None:
                seats = [machine] * players
                playout(game.setup(setup), seats, Rng(seed, 1), Rng(seed, 2), Offers(), Tape())
            played += 1
    return played


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, and say how many shifts were looked at."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=20, help="of every scenario")
    parser.add_argument("--game", action="append", help="only this one")
    asked = parser.parse_args(arguments)
    shifts = Shifts()
    sys.meta_path.insert(0, CheckedFinder(shifts))
    from garrison.table import games

    for name in asked.game or games.ids():
        before = shifts.made
        try:
            played = play(name, asked.games)
        except BadShift as error:
            print(f"{name}: {error}", file=sys.stderr)
            return 1
        print(f"{name}: {played} games, {shifts.made - before} shifts at {shifts.places} places are sound")
    return 0


if __name__ == "__main__":
    sys.exit(main())
