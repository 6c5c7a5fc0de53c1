"""A name means one thing: no two public classes of the project share theirs."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

# Dice rolled for an attack are steps of two games, and the names of steps stand in dumps; `draw` is the type of an
# effect in files of components and missions, and what a game asks when a card comes.
KEPT = {"AttackRoll", "Draw"}
SOURCE = Path(__file__).parents[1] / "src" / "garrison"


def public_classes() -> dict[str, set[str]]:
    """Where each public class is defined. The same file of another game is the same place: games are built alike."""
    found: dict[str, set[str]] = defaultdict(set)
    for path in SOURCE.rglob("*.py"):
        parts = path.relative_to(SOURCE).parts
        place = "/".join(("games", "*", *parts[2:]) if parts[0] == "games" else parts)
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].add(place)
    return found


def test_no_two_public_classes_share_a_name() -> None:
    shared = {name: sorted(places) for name, places in public_classes().items() if len(places) > 1}
    assert shared.keys() <= KEPT


def test_all_classes_are_looked_at() -> None:
    assert len(public_classes()) > 400
