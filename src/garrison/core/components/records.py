"""What the component records of all games have in common.

Every record has the id by which a correction names it, the source it was taken from and how far to trust it.
Fields that a record of the file leaves out have the default written at its class.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

Confidence: TypeAlias = Literal["certain", "likely", "guess"]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
Positive: TypeAlias = Annotated[int, Meta(ge=1, le=99)]
# As a card is called on the owner's copy; braces mean something in the messages that it is put into.
PrintedName: TypeAlias = Annotated[str, Meta(max_length=60, pattern=r"^[^\x00-\x1f{}]*$")]


class Record(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What every record has. `note` is for the reader and changes nothing."""

    id: str
    source: str
    confidence: Confidence
    note: str = ""


class Total(Record, frozen=True):
    """How many of a component there are."""

    value: Count


class RuleNumber(Record, frozen=True):
    """A number of the rules: how many actions a turn has, how many cards a day."""

    value: Positive


class RulingRecord(Record, frozen=True):
    """A point on which the book is silent, with so many readings, ours first. Their words are messages."""

    choices: Positive
    formerly: int = 0  # the number of the choice that saves meant before this one was recommended
    turned: int = 0  # the rules number with which the first two choices changed places


class Contents(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything in a box. A game adds its sections, in the order of its file; each is a tuple of records."""

    totals: tuple[Total, ...]
    rules: tuple[RuleNumber, ...]

    def total(self, name: str) -> int:
        """How many there are of a component."""
        return next(r.value for r in self.totals if r.id == name)

    def rule(self, name: str) -> int:
        """A number of the rules, such as the actions of a turn."""
        return next(r.value for r in self.rules if r.id == name)
