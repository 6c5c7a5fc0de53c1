"""Dumps of positions that hold nothing but whole numbers and lists of them, derived from their fields."""

from __future__ import annotations

import json
from typing import TypeVar

from garrison.core.errors import BadSave
from garrison.core.position import Position

P = TypeVar("P", bound=Position)
LISTENER = "listener"  # not on the table


def dump_fields(p: Position) -> str:
    """Exact, canonical JSON of all fields."""
    fields = {name: value for name, value in vars(p).items() if name != LISTENER}
    return json.dumps(fields, separators=(",", ":"), sort_keys=True)


def load_fields(p: P, text: str) -> P:
    """A fresh position with its fields set to those of a dump; one that does not fit is refused by name."""
    try:
        body = json.loads(text)
    except ValueError as error:
        raise BadSave(f"a dump is JSON, this is not: {error}") from error
    known = {name: value for name, value in vars(p).items() if name != LISTENER}
    if not isinstance(body, dict) or body.keys() != known.keys():
        raise BadSave(f"a dump holds {', '.join(sorted(known))}")
    for name, value in body.items():
        if _shape(value) != _shape(known[name]):
            raise BadSave(f"'{name}' is {value!r}, which is no {_shape(known[name])}")
        setattr(p, name, value)
    return p


def _shape(value: object) -> str:
    if isinstance(value, list) and all(type(item) is int for item in value):
        return "list of whole numbers"
    return "whole number" if type(value) is int else type(value).__name__
