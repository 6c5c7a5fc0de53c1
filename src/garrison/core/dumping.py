"""Dumps by lists of fields and steps, as games wrote them before `core.state`; gone when the last game has changed."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Protocol, TypeVar

from mypy_extensions import i64

from garrison.core.errors import BadSave
from garrison.core.packed import vec
from garrison.core.state import Body as Body
from garrison.core.state import body_of as body_of
from garrison.core.state import number as number
from garrison.core.state import read_row as read_row
from garrison.core.state import rulings as rulings
from garrison.core.state import word as word

Flags = Mapping[str, Sequence[int]]  # step → which of its arguments are yes or no


class Dumped(Protocol):
    """A step, as a dump sees it."""

    def args(self) -> list[int]:
        """The step's own numbers."""


S = TypeVar("S", bound=Dumped)


class Stacked(Protocol[S]):
    """A position with a packed row and a stack of steps."""

    row: vec[i64]

    def steps(self) -> list[S]:
        """All pending steps, from the bottom up."""

    def restart(self, step: S) -> None:
        """Nothing is pending but this."""

    def push(self, step: S) -> None:
        """Something must be dealt with first."""


def write(head: Mapping[str, object], p: Stacked[S], scalars: Sequence[str], size: int) -> str:
    """Exact, canonical JSON: how the table was set up, the scalars, the row, the pending steps."""
    body = {
        **head,
        **{name: getattr(p, name) for name in scalars},
        "row": [p.row[n] for n in range(size)],
        "steps": [[type(step).__name__, *step.args()] for step in p.steps()],
    }
    return json.dumps(body, separators=(",", ":"), sort_keys=True)


def read_scalars(body: Body, p: object, scalars: Sequence[str]) -> None:
    """Set the scalars of a position."""
    for name in scalars:
        setattr(p, name, number(body, name))


def read_steps(body: Body, p: Stacked[S], kinds: Mapping[str, type[S]], flags: Flags) -> None:
    """Stack the pending steps of a position."""
    steps = body.get("steps")
    if not isinstance(steps, list) or not steps:
        raise BadSave("dump: steps: a list of pending steps is needed")
    p.restart(_step(steps[0], kinds, flags))
    for step in steps[1:]:
        p.push(_step(step, kinds, flags))


def _step(step: object, kinds: Mapping[str, type[S]], flags: Flags) -> S:
    if not isinstance(step, list) or not step or not isinstance(step[0], str) or step[0] not in kinds:
        raise BadSave(f"dump: steps: no such step {step!r}; valid: {', '.join(kinds)}")
    name, *args = step
    if not all(isinstance(arg, int) for arg in args):
        raise BadSave(f"dump: steps: {name}: numbers are needed, not {args!r}")
    yes_or_no = flags.get(name, ())
    try:
        return kinds[name](*(bool(arg) if n in yes_or_no else arg for n, arg in enumerate(args)))
    except TypeError as error:
        raise BadSave(f"dump: steps: {name}: wrong number of arguments") from error
