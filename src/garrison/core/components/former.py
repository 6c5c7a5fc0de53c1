"""The component data of earlier releases: each set is kept as what differs from today's data.

A set is a file in the folder `former` beside the data of its game, which `scripts/generate former-data` writes. Its
name is the hash of its components, followed by the version where an earlier release had the same components and other
missions.

    {"components": HASH, "released": VERSION,
     "sections": {SECTION: {RECORD: {FIELD: VALUE}}}, "order": {SECTION: [RECORD]}}

`null` in place of a value, a record or a section says that there was none yet. Everything is named by its id, never by
its place, and what is not named is as today. `order` lists a section only where today's order does not give it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from pathlib import Path

from garrison.core.components.reading import Table, as_table, shown, suggest
from garrison.core.errors import BadComponent, BadFormer

FIELDS = ("components", "released", "sections", "order")


@dataclass(frozen=True, slots=True)
class FormerData:
    """The data of an earlier release as its difference from today's; `file` is what errors are reported under."""

    name: str
    components: str
    released: str
    sections: Mapping[str, object]
    order: Mapping[str, object]
    file: str

    def laid_over(self, today: Table, beside: Collection[str] = ()) -> Table:
        """All sections as they were, but those that are kept `beside` them."""
        named = [name for name in dict.fromkeys([*self.sections, *self.order]) if name not in beside]
        for name in named:
            if name not in today:
                raise BadFormer(f"{self.file}: unknown section {shown(name)}; {suggest(name, list(today))}")
        return {**today, **{name: self.section(name, today[name]) for name in named}}

    def section(self, name: str, today: object) -> Table:
        """The records of one section as they were, in their order then."""
        change = self.sections.get(name, {})
        if change is None:
            return {}
        records = _table(today, self.file, name)
        for record, fields in _table(change, self.file, name).items():
            where = f"{name}.{record}"
            if fields is not None:
                records[record] = self._record(where, records.get(record, {}), fields)
            elif records.pop(record, None) is None:
                raise BadFormer(f"{self.file}: {where}: absent then and now; leave it out")
        return self._ordered(name, records)

    def _record(self, where: str, today: object, change: object) -> Table:
        record = _table(today, self.file, where)
        for field, value in _table(change, self.file, where).items():
            if value is not None:
                record[field] = value
            elif record.pop(field, None) is None:
                raise BadFormer(f"{self.file}: {where}.{field}: absent then and now; leave it out")
        return record

    def _ordered(self, section: str, records: Table) -> Table:
        if section not in self.order:
            return records
        names = self.order[section]
        where = f"{self.file}: order.{section}"
        if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
            raise BadFormer(f"{where}: expected a list of records, given {shown(names)}")
        for name in names:
            if name not in records:
                raise BadFormer(f"{where}: unknown record {shown(name)}; {suggest(name, list(records))}")
        for name in records:
            if names.count(name) != 1:
                raise BadFormer(f"{where}: {name} is listed {names.count(name)} times; expected once")
        return {name: records[name] for name in names}


def _table(value: object, file: str, where: str) -> Table:
    try:
        return as_table(value, file, where)
    except BadComponent as error:
        raise BadFormer(str(error)) from None


def read_all(folder: Path) -> tuple[FormerData, ...]:
    """The former data sets in a folder, the oldest first."""
    found = [read(path) for path in sorted(folder.glob("*.json"))]
    return tuple(sorted(found, key=lambda data: _version(data)))


def read(path: Path) -> FormerData:
    """A former data set, or what is wrong with its file."""
    file = f"{path.parent.name}/{path.name}"
    try:
        given: object = json.loads(path.read_bytes())
    except (OSError, ValueError, RecursionError) as error:
        raise BadFormer(f"{file}: cannot be read: {error}") from None
    table = _table(given, file, "former data")
    for field in table:
        if field not in FIELDS:
            raise BadFormer(f"{file}: unknown field {shown(field)}; {suggest(field, FIELDS)}")
    data = FormerData(
        path.stem,
        _text(table, "components", file),
        _text(table, "released", file),
        _table(table.get("sections", {}), file, "sections"),
        _table(table.get("order", {}), file, "order"),
        file,
    )
    if path.stem not in (data.components, f"{data.components}-{data.released}"):
        raise BadFormer(f"{file}: components: {data.components} does not go with the name of the file")
    _version(data)
    return data


def _text(table: Table, field: str, file: str) -> str:
    value = table.get(field)
    if isinstance(value, str):
        return value
    raise BadFormer(f"{file}: {field}: expected text, given {shown(value)}")


def _version(data: FormerData) -> tuple[int, ...]:
    parts = data.released.split(".")
    if not all(part.isdecimal() for part in parts):
        raise BadFormer(f"{data.file}: released: expected a version such as 0.2.0, given {data.released}")
    return tuple(map(int, parts))


# -- writing


def difference(today: Table, then: Table, ignored: Callable[[str], Collection[str]]) -> tuple[Table, Table]:
    """What makes `then` of today's sections, and the order of records where that does not follow.

    Fields that are `ignored` in a section do not count: they change no game.
    """
    sections: Table = {name: None for name in today if name not in then}
    order: Table = {}
    for section, value in then.items():
        old, new = as_table(value, "then", section), as_table(today.get(section, {}), "today", section)
        changes = _changes(new, old, ignored(section))
        if changes:
            sections[section] = changes
        by_today = [*(name for name in new if name in old), *(name for name in old if name not in new)]
        if by_today != list(old):
            order[section] = list(old)
    return sections, order


def _changes(today: Table, then: Table, ignored: Collection[str]) -> Table:
    changes: Table = {name: None for name in today if name not in then}
    for name, fields in then.items():
        old = as_table(fields, "then", name)
        if name not in today:
            changes[name] = old
            continue
        new = as_table(today[name], "today", name)
        changed = {field: value for field, value in old.items() if new.get(field) != value}
        changed |= {field: None for field in new if field not in old}
        if counted := {field: value for field, value in changed.items() if field not in ignored}:
            changes[name] = counted
    return changes
