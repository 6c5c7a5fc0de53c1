"""Which build is running: plain Python or compiled."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES

from garrison.core import playout


def compiled() -> bool:
    """Whether the hot modules are extension modules."""
    return playout.__file__.endswith(tuple(EXTENSION_SUFFIXES))


def name() -> str:
    """`compiled` or `plain`, as benchmarks and `--version` say it."""
    return "compiled" if compiled() else "plain"
