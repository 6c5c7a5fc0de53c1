"""Component values packed into the columns that are called after them.

A value is declared once, in the typed record that reads and checks it. A column of the packed components with the name
of a field, behind the prefix of its section, takes the values of that field: `hero_hp` those of `hp` in the heroes.
What has to be worked out is left to the game.
"""

from __future__ import annotations

from collections.abc import Sequence


def names_of(packed: object) -> list[str]:
    """The fields of packed components: the compiler lists them, a plain object knows its own."""
    return list(getattr(type(packed), "__mypyc_attrs__", None) or vars(packed))


def fill_columns(packed: object, prefix: str, records: Sequence[object]) -> None:
    """Each column `<prefix><field>` from a field of the records that holds whole numbers, or yes and no."""
    for name in names_of(packed):
        values = [getattr(record, name.removeprefix(prefix), None) for record in records]
        if name.startswith(prefix) and all(isinstance(value, int) for value in values):
            column = getattr(packed, name)
            for n, value in enumerate(values):
                column[n] = int(value)
