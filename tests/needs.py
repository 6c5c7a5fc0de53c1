"""Programs that a test cannot do without."""

from __future__ import annotations

import os
from typing import NoReturn

import pytest

from tools.suite.programs import PROGRAMS, find


def needs(name: str) -> str:
    """Return where a program is; without it skip the test, or fail it where CI is set and everything must run."""
    found = find(name) or (find(PROGRAMS[name].stand_in) if PROGRAMS[name].stand_in else None)
    if found is None:
        missing(f"no {name} (Debian package {PROGRAMS[name].package})")
    return found


def missing(reason: str) -> NoReturn:
    """Skip a test that something is missing for, or fail it where CI is set."""
    if os.environ.get("CI"):
        pytest.fail(f"{reason}; with CI set nothing may be missing")
    pytest.skip(reason)
