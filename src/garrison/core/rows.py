"""Rows of numbers: the packed memory of positions, tables and buffers."""

from __future__ import annotations

from mypy_extensions import i64

from garrison.core.packed import vec


def row(size: i64) -> vec[i64]:
    """A row of zeros."""
    return filled(size, 0)


def filled(size: i64, value: i64) -> vec[i64]:
    """A row of one number."""
    return vec[i64]([value] * size)  # in one expression the compiler fills memory, without a list of objects
