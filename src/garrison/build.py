"""Which build is running: plain Python or compiled."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec

HOT = "garrison.core.playout"  # compiled if anything is; it need not be imported to tell


def compiled() -> bool:
    """Whether the hot modules are extension modules."""
    found = find_spec(HOT)
    return found is not None and (found.origin or "").endswith(tuple(EXTENSION_SUFFIXES))


def name() -> str:
    """`compiled` or `plain`, as benchmarks and `--version` say it."""
    return "compiled" if compiled() else "plain"
