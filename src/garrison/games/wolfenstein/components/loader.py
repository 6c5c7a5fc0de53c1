"""The component data of Wolfenstein: its files, what an owner may correct of it, how far to trust it."""

from __future__ import annotations

from functools import cached_property
from itertools import chain
from pathlib import Path

from garrison.core.components.box import Box
from garrison.core.components.corrections import OWNER, Limits
from garrison.core.components.misfit import misfits
from garrison.core.components.reading import Table, read_toml
from garrison.core.components.records import Record
from garrison.games.wolfenstein.components.card_checks import card_faults
from garrison.games.wolfenstein.components.checks import box_faults
from garrison.games.wolfenstein.components.records import Components

FOLDER = Path(__file__).parent
FILES = ("box", "heroes", "enemies", "weapons", "equipment", "events", "crates", "difficulty", "rulings")
SURER = {"certain_fields": "certain", "likely_fields": "likely", "guess_fields": "guess"}
MISSION_TEXTS = {"title", "brief", "source", "confidence", "certain_fields", "likely_fields", "note"}
DOUBT = ("certain", "likely", "guess")


class SplitBox(Box[Components]):
    """Components in a file for each kind, with fields that are surer or less sure than their record."""

    beside = {"missions": MISSION_TEXTS}

    @cached_property
    def base(self) -> Table:
        """All sections of our own files. Nobody changes the tables in them."""
        sections: Table = {}
        for name in FILES:
            sections |= read_toml(FOLDER / f"{name}.toml")
        return sections

    def listing(self, components: Components) -> list[dict[str, object]]:
        """Every value with its source, its own confidence and what is noted of it."""
        rows = super().listing(components)
        records: dict[tuple[object, object], Record] = {
            (section, record.id): record
            for section in self.record_types
            for record in getattr(components, section)
        }
        for row in rows:
            record = records[row["section"], row["id"]]
            row["confidence"] = confidence(record, str(row["field"]))
        return rows


def confidence(record: Record, field: str) -> str:
    """How far to trust a field: its own word if it has one, but never more than any part of it deserves.

    A record that an owner has corrected is his word as a whole.
    """
    if record.source == OWNER:
        return record.confidence
    words = {name: word for names, word in SURER.items() for name in getattr(record, names, ())}
    parts = [word for name, word in words.items() if name.startswith((f"{field}.", f"{field}["))]
    return max([words.get(field, record.confidence), *parts], key=DOUBT.index)


BOX = SplitBox(
    FOLDER / "box.toml",
    Components,
    lambda components: chain(box_faults(components), card_faults(components)),
    Limits(
        fixed={
            "actions": ("by_card",),
            "tokens": ("limited",),
            "heroes": ("weapon_slots",),
            "enemies": ("first_card", "optional"),
            "bosses": ("first_card", "optional"),
            "extra_enemies": ("first_card", "optional"),
            "die_faces": ("face", "success"),
            "difficulties": ("level", "default"),
        }
    ),
    remarks=SURER,
    names=("name",),
    describe=misfits,
)
