"""What a rule tells while it happens: the number of a declared event and whole numbers, put into words later."""

from __future__ import annotations

from mypy_extensions import i64


class Told:
    """An event as the rules tell it: `kind` is its number among the game's events, its facts in order."""

    __slots__ = ("a", "b", "c", "d", "e", "f", "kind")

    def __init__(self, kind: i64, a: i64, b: i64, c: i64, d: i64, e: i64, f: i64) -> None:
        self.kind: i64 = kind
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d
        self.e: i64 = e
        self.f: i64 = f
