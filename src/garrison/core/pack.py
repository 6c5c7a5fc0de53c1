"""Component values packed into the columns that are called after them.

A value is declared once, in the typed record that reads and checks it. A column of the packed components with the name
of a field, behind the prefix of its section, takes the values of that field: `hero_hp` those of `hp` in the heroes.
What has to be worked out is left to the game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any


def names_of(packed: object) -> list[str]:
    """The fields of packed components: the compiler lists them, a plain object knows its own."""
    return list(getattr(type(packed), "__mypyc_attrs__", None) or vars(packed))


def fill_columns(packed: object, prefix: str, records: Sequence[object], start: int = 0) -> None:
    """Each column `<prefix><field>` from a field of the records that holds whole numbers, or yes and no.

    The first record stands at `start`.
    """
    for name in names_of(packed):
        values: list[Any] = [getattr(record, name.removeprefix(prefix), None) for record in records]
        if name.startswith(prefix) and all(isinstance(value, int) for value in values):
            column = getattr(packed, name)
            for n, value in enumerate(values, start):
                column[n] = int(value)


def fill_numbers(packed: object, prefix: str, values: Mapping[str, int]) -> list[str]:
    """Each number `<prefix><key>` from the value of that key; the keys that are not packed."""
    names = names_of(packed)
    left = []
    for key, value in values.items():
        if prefix + key in names:
            setattr(packed, prefix + key, value)
        else:
            left.append(key)
    return left
