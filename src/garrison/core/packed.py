"""Packed rows of integers: `vec[i64]` when compiled, plain lists when interpreted.

The compiler resolves the import below to `librt.vecs.vec` and works on packed memory. Without a
compiled build the same source runs on ordinary lists, which the interpreter indexes faster, and
needs no extension module at all. This module itself is never compiled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import u8

if TYPE_CHECKING:
    from librt.vecs import vec as vec
else:

    class vec:  # noqa: N801 (stands in for librt's lower-case name)
        """Stand-in: `vec[i64](values)` makes a list, `vec[u8](values)` bytes that can be written."""

        def __class_getitem__(cls, item: object) -> type[list[int]] | type[bytearray]:
            return bytearray if item is u8 else list
