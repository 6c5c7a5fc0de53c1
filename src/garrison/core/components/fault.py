"""A thing that cannot be right between records, and the forms most of them take."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple, TypeVar

from garrison.core.components.records import Contents, Record
from garrison.core.errors import nearest

C = TypeVar("C", bound=Contents)
R = TypeVar("R")


class Fault(NamedTuple):
    """The fields that do not fit together, as `section.id.field`, and why they do not."""

    fields: tuple[str, ...]
    text: str


def ids(records: Iterable[Record]) -> list[str]:
    """The ids of a section."""
    return [record.id for record in records]


def each(section: str, records: Iterable[Record], field: str) -> tuple[str, ...]:
    """One field of many records."""
    return tuple(f"{section}.{record.id}.{field}" for record in records)


def faults_of(c: C, records: Iterable[R], check: Callable[[C, R], Iterable[Fault]]) -> Iterator[Fault]:
    """What a check finds in each of many records."""
    for record in records:
        yield from check(c, record)


def must_total(c: Contents, total: str, fields: tuple[str, ...], what: str, found: int) -> Iterator[Fault]:
    """A sum must be what `totals` says; the total can be corrected like any other record."""
    wanted = c.total(total)
    if found != wanted:
        text = f"{what} {found}, but totals.{total} says {wanted}; correct one or the other"
        yield Fault((*fields, f"totals.{total}.value"), text)


def must_exist(field: str, names: Iterable[str], valid: list[str], what: str) -> Iterator[Fault]:
    """A record may only name others that exist."""
    for name in names:
        if name not in valid:
            yield Fault((field,), f"'{name}' is no {what}; valid: {nearest(name, valid)}")
