"""Kinds of effect that are a module each in one folder: found by looking there, so that no list names them.

A module has a record, with what the files say, and a class with what it does; one that does nothing by itself has none.
"""

from __future__ import annotations

import pkgutil
import re
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType
from typing import TypeVar

B = TypeVar("B")
R = TypeVar("R")
K = TypeVar("K")

CAPITAL = re.compile(r"(?<!^)(?=[A-Z])")


def tag(name: str) -> str:
    """Return how the files write the name of a record: `ExtraDice` is `extra_dice`."""
    return CAPITAL.sub("_", name).lower()


def numbered(folder: ModuleType, record: type[R], kind: type[K], table: list[K]) -> dict[type[R], int]:
    """Put what each module of a folder does at the end of a table; return every record with its place there, or 0."""
    found: dict[type[R], int] = {}
    for name in sorted(one.name for one in pkgutil.iter_modules(folder.__path__, f"{folder.__name__}.")):
        module = import_module(name)
        does = [made() for made in kinds_in(module, kind)]
        table.extend(does)
        found |= dict.fromkeys(kinds_in(module, record), len(table) - 1 if does else 0)
    return found


def kinds_in(module: ModuleType, base: type[B]) -> Iterator[type[B]]:
    """Yield the classes of a module that extend another."""
    for found in vars(module).values():
        if isinstance(found, type) and found.__module__ == module.__name__ and issubclass(found, base):
            yield found
