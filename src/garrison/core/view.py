"""What a seat sees: names a board can draw. Never packed numbers, never what the seat must not know."""

from __future__ import annotations

from dataclasses import dataclass, field

from garrison.core.ask import Facts

WATCHER = -1  # the seat of who only looks: sees what everybody sees


@dataclass(frozen=True, slots=True)
class Piece:
    """Something lying somewhere. `at` is a ref (`space:g1`, `box:supply`); marks are states such as `exhausted`."""

    id: str
    kind: str
    at: str
    marks: tuple[str, ...] = ()
    values: dict[str, int] = field(default_factory=dict)
    tags: tuple[str, ...] = ()  # what is printed on it beside its values, such as attribute letters


@dataclass(frozen=True, slots=True)
class View:
    """The table from one seat: loose facts, pieces, gauges (numbers one can count), piles and known cards."""

    game: str
    seat: int
    facts: Facts
    pieces: tuple[Piece, ...]
    gauges: dict[str, int] = field(default_factory=dict)
    piles: dict[str, int] = field(default_factory=dict)
    cards: dict[str, tuple[str, ...]] = field(default_factory=dict)
