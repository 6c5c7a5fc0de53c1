"""The box of a game: its component file, loaded with an owner's corrections, its hash, its listing."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import Generic, TypeVar, get_args, get_type_hints

import msgspec

from garrison.core.components.corrections import Limits, corrected
from garrison.core.components.fault import Fault
from garrison.core.components.faults import Faults
from garrison.core.components.former import FormerData, read_all
from garrison.core.components.reading import Describe, Table, read_toml, records_of, shown, wrong_value
from garrison.core.components.records import Contents, Record, RulingRecord
from garrison.core.content import FORMER
from garrison.core.errors import BadComponent, BadFormer
from garrison.core.game import Ruling

C = TypeVar("C", bound=Contents)

PROVENANCE = {"id", "source", "confidence"}
NOTE = "note"
UNHASHED_SECTIONS = {"rulings"}  # texts; a save records the choices themselves


class Box(Generic[C]):
    """The file of a game, the type of its contents, its checks, and what an owner may correct.

    `beside` are sections of former data that the game itself looks after, such as missions, with their texts.
    `remarks` are further fields that only tell the reader something, with the word that introduces each;
    `names` are fields whose spelling cannot change a game, `describe` words what is wrong with a value.
    """

    beside: Mapping[str, Collection[str]] = {}

    def __init__(
        self,
        file: Path,
        contents: type[C],
        faults: Callable[[C], Iterator[Fault]],
        limits: Limits,
        *,
        remarks: Mapping[str, str] | None = None,
        names: Iterable[str] = (),
        describe: Describe = wrong_value,
    ) -> None:
        self.file, self.contents, self.faults, self.limits = file, contents, faults, limits
        self.remarks, self.describe = dict(remarks or {}), describe
        self.unlisted = PROVENANCE | {NOTE, *self.remarks}
        self.unhashed = self.unlisted | set(names)
        self._former_bases: dict[str, Table] = {}

    def load(self, corrections: Mapping[str, object] | None = None, file: str = "corrections") -> C:
        """The components, with an owner's corrections; `file` is what errors in these are reported under.

        Corrections that name a former data set apply to that. An error has a line for each fault: of fields, or if
        these are as they should be of what does not fit together.
        """
        own = {name: value for name, value in (corrections or {}).items() if name != FORMER}
        former = self.former_of(corrections or {})
        base = self.base if former is None else self._former_base(former)
        faults = Faults(file if own else self.file.name if former is None else former.file)
        sections, changed = corrected(base, own, self.limits, faults)
        components = self.typed(sections, faults)
        faults.add_all(f"{place(fault, changed)}: {fault.text}" for fault in self.faults(components))
        faults.settle()
        return components

    def read_corrections(self, path: str | Path, former: object = None) -> dict[str, object]:
        """The corrections of an owner's file, known to load; they go into the save as they are.

        They apply to a former data set if that is named.
        """
        corrections = {**({} if former is None else {FORMER: former}), **read_toml(Path(path))}
        self.load(corrections, str(path))
        return corrections

    @cached_property
    def base(self) -> Table:
        """Our own file. Nobody changes the tables in it: corrections are laid over copies."""
        return read_toml(self.file)

    @cached_property
    def former(self) -> tuple[FormerData, ...]:
        """The data sets of earlier releases that are not today's, the oldest first."""
        return read_all(self.file.with_name(FORMER))

    def former_of(self, corrections: Mapping[str, object]) -> FormerData | None:
        """The former data set that corrections name; none for today's data."""
        name = corrections.get(FORMER, "")
        if name == "":
            return None
        found = next((data for data in self.former if data.name == name), None)
        if found is None:
            valid = ", ".join(data.name for data in self.former) or "none"
            raise BadFormer(f"former component data {shown(name)} are missing here; known: {valid}")
        return found

    def _former_base(self, former: FormerData) -> Table:
        """The sections of a former data set, known to come to its hash."""
        if former.name not in self._former_bases:
            sections = former.laid_over(self.base, self.beside)
            try:
                found = self.data_hash(self.typed(sections, Faults(former.file)))
            except BadComponent as error:
                raise BadFormer(str(error)) from None
            if found != former.components:
                raise BadFormer(
                    f"{former.file}: with today's data it comes to {found};"
                    " scripts/generate former-data writes it again"
                )
            self._former_bases[former.name] = sections
        return self._former_bases[former.name]

    def ignored(self, section: str) -> Collection[str]:
        """The fields of a section that cannot change a game."""
        return self.beside.get(section, self.unhashed)

    @cached_property
    def today(self) -> str:
        """The hash of our own data."""
        return self.data_hash(self.load())

    @cached_property
    def record_types(self) -> dict[str, type[Record]]:
        """Which kind of record each section holds."""
        return {name: get_args(hint)[0] for name, hint in get_type_hints(self.contents).items()}

    def typed(self, sections: Table, faults: Faults) -> C:
        """The sections as typed records, if nothing is wrong with any."""
        tables: dict[str, object] = {}
        for section, kind in self.record_types.items():
            try:
                tables[section] = records_of(kind, section, sections.get(section), faults, self.describe)
            except BadComponent as error:
                faults.add(error)
        faults.settle()
        return msgspec.convert(tables, self.contents)

    def data_hash(self, components: C) -> str:
        """Identifies the data a game is played with: all values, but no names, notes or sources.

        A section without records says nothing, so that data from before there was such a section keeps its hash.
        """
        values = {
            section: [{"id": row["id"], **without(row, self.unhashed)} for row in rows]
            for section, rows in plain(components).items()
            if section not in UNHASHED_SECTIONS and rows
        }
        text = json.dumps(values, sort_keys=True, separators=(",", ":"))
        return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()

    def listing(self, components: C) -> list[dict[str, object]]:
        """Every value of the file, one row each, with its source, its confidence and what is noted of it."""
        return [
            {
                "section": section,
                "id": row["id"],
                "field": field,
                "value": value,
                "source": row["source"],
                "confidence": row["confidence"],
                "note": noted,
            }
            for section, rows in plain(components).items()
            for row in rows
            for noted in (self.noted(row),)
            for field, value in without(row, self.unlisted).items()
        ]

    def noted(self, row: Table) -> str:
        """What is noted of a record, in one line."""
        parts = [str(row[NOTE])] if NOTE in row else []
        parts += [f"{word}: {in_words(row[field])}" for field, word in self.remarks.items() if field in row]
        return "; ".join(parts)


def place(fault: Fault, changed: list[str]) -> str:
    """The fields to look at: those of the fault that the owner set, or else all of them, at most three."""
    fields = [field for field in fault.fields if field in changed] or list(fault.fields)
    more = f" and {len(fields) - 3} more" if len(fields) > 3 else ""
    return ", ".join(fields[:3]) + more


def plain(components: Contents) -> dict[str, list[Table]]:
    """The records as JSON has them; a field left out of the file is left out here."""
    text = json.dumps(msgspec.to_builtins(components, str_keys=True))
    sections: dict[str, list[Table]] = json.loads(text)
    return sections


def without(row: Table, fields: set[str]) -> Table:
    """The record less some fields."""
    return {name: value for name, value in row.items() if name not in fields}


def in_words(value: object) -> str:
    """A remark on one line: text, or a list of words."""
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


def offered(records: Iterable[RulingRecord]) -> tuple[Ruling, ...]:
    """The readings of unclear text that can be chosen, ours first."""
    return tuple(
        Ruling(
            record.id,
            record.choices,
            record.source,
            record.confidence,
            record.formerly,
            record.turned,
        )
        for record in records
    )
