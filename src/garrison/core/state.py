"""Positions as text and back, derived from their fields: whole numbers, one packed row and a stack of pending steps.

A field of a position or of a step is declared once, where it is set first. The compiler lists the fields of a class
and a plain object knows its own; the steps of a game are the subclasses of its `Step`, and the arguments that make one
are its fields. A game adds what tells how its table was set up. What is missing or wrong is refused by name.
"""

from __future__ import annotations

import inspect
import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Protocol, TypeVar

from mypy_extensions import i64

from garrison.core.components.records import RulingRecord
from garrison.core.errors import BadSave
from garrison.core.packed import vec

Body = dict[str, object]
S = TypeVar("S")


class Stacked(Protocol[S]):
    """A position with a packed row and a stack of steps."""

    row: vec[i64]

    def steps(self) -> list[S]:
        """All pending steps, from the bottom up."""

    def restart(self, step: S) -> None:
        """Nothing is pending but this."""

    def push(self, step: S) -> None:
        """Something must be dealt with first."""


def numbers_of(thing: object) -> list[str]:
    """The fields of a position that hold whole numbers, by name.

    A game may be plain Python on top of compiled classes: then some of its fields are theirs, the others its own.
    """
    names = dict.fromkeys((*getattr(type(thing), "__mypyc_attrs__", ()), *getattr(thing, "__dict__", ())))
    return [name for name in names if isinstance(getattr(thing, name, None), int)]


_fields: dict[type, tuple[str, ...]] = {}  # asked for every dump


def fields_of(kind: type) -> tuple[str, ...]:
    """The fields of a kind of step: what it is made of."""
    if kind not in _fields:
        _fields[kind] = tuple(inspect.signature(kind).parameters)
    return _fields[kind]


def steps_of(base: type[S]) -> dict[str, type[S]]:
    """All kinds of step that a game has, by name."""
    return {kind.__name__: kind for kind in _below(base)}


def _below(base: type[S]) -> Iterator[type[S]]:
    for kind in base.__subclasses__():
        yield kind
        yield from _below(kind)


class TableRules(Protocol):
    """The rules in force at a table: a field for each ruling, and what dumps name of them."""

    choices: dict[str, int]


def head_of(rules: TableRules, *names: str) -> dict[str, object]:
    """How a table was set up: those fields of its rules, and its rulings."""
    return {**{name: getattr(rules, name) for name in names}, "rulings": rules.choices}


def dump(head: Mapping[str, object], p: Stacked[S], size: int) -> str:
    """Exact, canonical JSON: how the table was set up, the numbers, the row, the pending steps."""
    body = {
        **head,
        **{name: getattr(p, name) for name in numbers_of(p)},
        "row": [p.row[n] for n in range(size)],
        "steps": [[type(step).__name__, *values_of(step)] for step in p.steps()],
    }
    return json.dumps(body, separators=(",", ":"), sort_keys=True)


def values_of(step: object) -> list[int]:
    """The numbers of a step in the order of its fields; yes or no is 1 or 0."""
    return [int(getattr(step, name)) for name in fields_of(type(step))]


def body_of(text: str) -> Body:
    """The fields of a dump."""
    try:
        body = json.loads(text)
    except ValueError as error:
        raise BadSave(f"dump: not JSON: {error}") from error
    if not isinstance(body, dict):
        raise BadSave("dump: an object is needed")
    return body


def number(body: Body, name: str) -> int:
    """A field that is a number."""
    value = body.get(name)
    if not isinstance(value, int):
        raise BadSave(f"dump: {name}: a number is needed, not {value!r}")
    return value


def word(body: Body, name: str) -> str:
    """A field that is a text."""
    value = body.get(name)
    if not isinstance(value, str):
        raise BadSave(f"dump: {name}: a text is needed, not {value!r}")
    return value


def rulings(body: Body) -> dict[str, int]:
    """The choice of each ruling."""
    value = body.get("rulings")
    if not isinstance(value, dict) or not all(isinstance(choice, int) for choice in value.values()):
        raise BadSave(f"dump: rulings: a number for each ruling is needed, not {value!r}")
    return value


def named(records: Iterable[RulingRecord], chosen: Mapping[str, int]) -> dict[str, int]:
    """The choices that a dump names: all that are not what an older dump means by not naming them."""
    found = {}
    for record in records:
        choice = chosen.get(record.id, 0)
        if choice != record.formerly:
            # Dumps keep the old numbers.
            found[record.id] = 1 - choice if record.turned and choice < 2 else choice
    return dict(sorted(found.items()))


def choose(rules: TableRules, records: Iterable[RulingRecord], chosen: Mapping[str, int]) -> None:
    """Put the choices of a table into its rules."""
    rules.choices = named(records, chosen)
    for name, choice in chosen.items():
        if choice:
            setattr(rules, name, choice)


def read_numbers(body: Body, p: object) -> None:
    """Set the whole numbers of a position."""
    for name in numbers_of(p):
        setattr(p, name, number(body, name))


def read_row(body: Body, p: Stacked[S], size: int) -> None:
    """Fill the row of a position."""
    row = body.get("row")
    if not isinstance(row, list) or len(row) != size or not all(isinstance(n, int) for n in row):
        raise BadSave(f"dump: row: a list of {size} numbers is needed")
    for n, value in enumerate(row):
        p.row[n] = value


def read_steps(body: Body, p: Stacked[S], base: type[S]) -> None:
    """Stack the pending steps of a position."""
    steps = body.get("steps")
    if not isinstance(steps, list) or not steps:
        raise BadSave("dump: steps: a list of pending steps is needed")
    kinds = steps_of(base)
    p.restart(_step(steps[0], kinds))
    for step in steps[1:]:
        p.push(_step(step, kinds))


def fill(body: Body, p: Stacked[S], size: int, base: type[S]) -> None:
    """Set numbers, row and steps of a position as a dump has them."""
    read_numbers(body, p)
    read_row(body, p, size)
    read_steps(body, p, base)


def _step(step: object, kinds: Mapping[str, type[S]]) -> S:
    if not isinstance(step, list) or not step or not isinstance(step[0], str) or step[0] not in kinds:
        raise BadSave(f"dump: steps: no such step {step!r}; valid: {', '.join(kinds)}")
    name, *values = step
    if not all(isinstance(value, int) for value in values):
        raise BadSave(f"dump: steps: {name}: numbers are needed, not {values!r}")
    try:
        return kinds[name](*values)
    except TypeError as error:
        raise BadSave(f"dump: steps: {name}: wrong number of arguments") from error
