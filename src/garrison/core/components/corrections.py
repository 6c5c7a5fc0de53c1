"""An owner's corrections, laid over our own data record by record."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from garrison.core.components.faults import Faults
from garrison.core.components.reading import Table, as_table, shown, suggest
from garrison.core.errors import BadComponent

OWNER = "owner's correction"
NAME = "name"  # the field with what is printed on a card
SETTINGS = ("rulings",)  # chosen for each game, so there is nothing to correct


@dataclass(frozen=True, slots=True)
class Addition:
    """A section in which an owner may find a record that we do not know: what it is and how to name it."""

    what: str
    pattern: re.Pattern[str]
    naming: str


@dataclass(frozen=True, slots=True)
class Limits:
    """What an owner may add to a game's data, by section, and the fields that its rules fix."""

    addable: Mapping[str, Addition] = field(default_factory=dict)
    fixed: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


def corrected(base: Table, corrections: object, limits: Limits, faults: Faults) -> tuple[Table, list[str]]:
    """The sections of `base` with the corrections laid over them as far as they fit, and the fields that were set."""
    sections, changed = dict(base), list[str]()
    for section, value in as_table(corrections, faults.file, "corrections").items():
        if section in SETTINGS:
            faults.add_all([f"{section}: these are chosen for each game, not corrected"])
        elif section not in base:
            valid = [name for name in base if name not in SETTINGS]
            faults.add_all([f"unknown section {shown(section)}; {suggest(section, valid)}"])
        else:
            sections[section], fields = corrected_section(section, base[section], value, limits, faults)
            changed += fields
    return sections, changed


def corrected_section(
    section: str, base: object, corrections: object, limits: Limits, faults: Faults
) -> tuple[Table, list[str]]:
    """The same for the records of one section."""
    file = faults.file
    records, changed = as_table(base, file, section), list[str]()
    try:
        changes = sorted(as_table(corrections, file, section).items())  # new records in one order
    except BadComponent as error:
        faults.add(error)
        return records, []
    for name, change in changes:
        try:
            fields = as_table(change, file, f"{section}.{name if name in records else shown(name)}")
            records[name] = corrected_record(section, name, records, fields, limits, file)
        except BadComponent as error:
            faults.add(error)
        else:
            changed += [f"{section}.{name}.{field}" for field in fields]
    return records, changed


def printed_names(corrections: Mapping[str, object]) -> dict[str, str]:
    """What an owner's copy calls its things, by their ids."""
    found: dict[str, str] = {}
    for records in corrections.values():
        for thing, fields in records.items() if isinstance(records, dict) else ():
            name = fields.get(NAME) if isinstance(fields, dict) else None
            if isinstance(name, str) and name.strip():
                found[thing] = name.strip()
    return found


def corrected_record(
    section: str, name: str, records: Table, fields: Table, limits: Limits, file: str
) -> Table:
    """The record with these fields set, which makes it the owner's word. Takes the mark `new` from them."""
    addition = limits.addable.get(section)
    new = fields.pop("new", False) if addition else False
    if addition and new is not False:
        check_new(addition, section, name, new, name in records, file)
    elif name not in records:
        hint = f"; a {addition.what} that we do not know needs new = true" if addition else ""
        near = suggest(name, list(records))
        raise BadComponent(f"{file}: unknown record {shown(name)} in {section}; {near}{hint}")
    for fixed in limits.fixed.get(section, ()):
        if fixed in fields and not new:
            raise BadComponent(
                f"{file}: {section}.{name}.{fixed}: the rules fix this; it cannot be corrected"
            )
    old = {} if new else as_table(records[name], file, f"{section}.{name}")
    return {**old, "source": OWNER, "confidence": "certain", **fields} if fields else old


def check_new(addition: Addition, section: str, name: str, new: object, exists: bool, file: str) -> None:
    """Refuse what cannot be added."""
    if new is not True:
        raise BadComponent(f"{file}: {section}.{shown(name)}.new: expected true or false, given {shown(new)}")
    if exists:
        raise BadComponent(
            f"{file}: {section}.{name}.new: this record is known; leave out `new` to correct it"
        )
    if not addition.pattern.fullmatch(name):
        what = f"is no name for a {addition.what}; {addition.naming}"
        raise BadComponent(f"{file}: {section}: {shown(name)} {what}")
