"""Packed rows of integers: `vec[i64]` when compiled, plain lists when interpreted.

The compiler resolves the import below to `librt.vecs.vec` and works on packed memory. Without a
compiled build the same source runs on ordinary lists, which the interpreter indexes faster, and
needs no extension module at all. This module itself is never compiled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i32, u8

if TYPE_CHECKING:
    from librt.vecs import vec as vec
else:
    from array import array
    from collections.abc import Callable, Iterable
    from functools import partial

    # What is shown to others as an array is memory in plain Python too.
    MEMORY: dict[object, Callable[[Iterable[int]], object]] = {u8: bytearray, i32: partial(array, "i")}

    class vec:  # noqa: N801 (stands in for librt's lower-case name)
        """Stand-in: `vec[i64](values)` makes a list, of narrower numbers memory that others can read."""

        def __class_getitem__(cls, item: object) -> Callable[[Iterable[int]], object]:
            return MEMORY.get(item, list)
