"""Why an option is not on offer, as one number: the code of the reason in the low byte, a fact above it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

FACT: Final = 8  # bits of the code
CODE: Final = 255


def because(code: i64, fact: i64) -> i64:
    """A reason with one fact: a figure, a space, a number."""
    return code | (fact << FACT)


def code_of(reason: i64) -> i64:
    """The code of a reason."""
    return reason & CODE


def fact_of(reason: i64) -> i64:
    """The fact of a reason; 0 where it has none."""
    return reason >> FACT
