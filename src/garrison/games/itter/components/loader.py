"""The component data of Castle Itter: loading it with an owner's corrections, its hash, its listing."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from functools import cache
from itertools import chain
from pathlib import Path
from typing import get_args, get_type_hints

import msgspec

from garrison.core.errors import BadComponent
from garrison.core.game import Ruling
from garrison.games.itter.components.board_checks import board_faults
from garrison.games.itter.components.card_checks import card_faults
from garrison.games.itter.components.fault import Fault
from garrison.games.itter.components.reading import (
    Table,
    as_table,
    corrected,
    read_toml,
    records_of,
)
from garrison.games.itter.components.records import Components, Record

DATA = Path(__file__).with_name("castle_itter.toml")
PROVENANCE = {"id", "source", "confidence"}
REMARKS = {"note", "known", "certain_part"}
UNHASHED_SECTIONS = {"rulings"}  # texts; a save records the choices themselves
UNHASHED_FIELDS = PROVENANCE | REMARKS | {"name"}  # none of these can change a game


def load(corrections: Mapping[str, object] | None = None, file: str = "corrections") -> Components:
    """The components, with an owner's corrections; `file` is what errors in these are reported under."""
    sections, changed = corrected(base(), corrections or {}, file)
    name = file if corrections else DATA.name
    components = typed(sections, name)
    fault = next(chain(board_faults(components), card_faults(components)), None)
    if fault is not None:
        raise BadComponent(f"{name}: {place(fault, changed)}: {fault.text}")
    return components


def read_corrections(path: str | Path) -> dict[str, object]:
    """The corrections of an owner's file, known to load; they go into the save as they are."""
    corrections = read_toml(Path(path))
    load(corrections, str(path))
    return corrections


@cache
def base() -> Table:
    """Our own file. Nobody changes the tables in it: corrections are laid over copies."""
    return read_toml(DATA)


@cache
def record_types() -> dict[str, type[Record]]:
    """Which kind of record each section holds."""
    return {name: get_args(hint)[0] for name, hint in get_type_hints(Components).items()}


def typed(sections: Table, file: str) -> Components:
    """The sections as typed records."""
    tables: dict[str, object] = {}
    for section, kind in record_types().items():
        tables[section] = records_of(kind, section, as_table(sections.get(section), file, section), file)
    return msgspec.convert(tables, Components)


def place(fault: Fault, changed: list[str]) -> str:
    """The fields to look at: those of the fault that the owner set, or else all of them, at most three."""
    fields = [field for field in fault.fields if field in changed] or list(fault.fields)
    more = f" and {len(fields) - 3} more" if len(fields) > 3 else ""
    return ", ".join(fields[:3]) + more


def data_hash(components: Components) -> str:
    """Identifies the data a game is played with: all values, but no names, notes or sources."""
    values = {
        section: [{"id": row["id"], **without(row, UNHASHED_FIELDS)} for row in rows]
        for section, rows in plain(components).items()
        if section not in UNHASHED_SECTIONS
    }
    text = json.dumps(values, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def listing(components: Components) -> list[dict[str, object]]:
    """Every value of the file, one row each, with its source, its confidence and what is noted of it."""
    return [
        {
            "section": section,
            "id": row["id"],
            "field": field,
            "value": value,
            "source": row["source"],
            "confidence": row["confidence"],
            "note": remarks(row),
        }
        for section, rows in plain(components).items()
        for row in rows
        for field, value in without(row, PROVENANCE | REMARKS).items()
    ]


def rulings(components: Components) -> tuple[Ruling, ...]:
    """The readings of unclear text that can be chosen, ours first."""
    return tuple(
        Ruling(record.id, (record.choice, *record.alternatives), record.source, record.confidence)
        for record in components.rulings
    )


def plain(components: Components) -> dict[str, list[Table]]:
    """The records as JSON has them; a field left out of the file is left out here."""
    text = json.dumps(msgspec.to_builtins(components, str_keys=True))
    sections: dict[str, list[Table]] = json.loads(text)
    return sections


def without(row: Table, fields: set[str]) -> Table:
    """The record less some fields."""
    return {name: value for name, value in row.items() if name not in fields}


def remarks(row: Table) -> str:
    """What is noted of a record, in one line."""
    known = row.get("known")
    parts = [
        str(row.get("note", "")),
        f"certain: {row['certain_part']}" if "certain_part" in row else "",
        f"known: {', '.join(map(str, known))}" if isinstance(known, list) else "",
    ]
    return "; ".join(part for part in parts if part)
