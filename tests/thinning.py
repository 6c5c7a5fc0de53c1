"""Long series of the same test: all of it on the compiled build, a tenth on the sources."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from _pytest.mark.structures import ParameterSet

KEPT = 10


def thinned(cases: Iterable[object]) -> list[ParameterSet]:
    """Return the cases of a parametrized test, all but every tenth of them marked `slow`."""
    made = []
    for n, case in enumerate(cases):
        values = case if isinstance(case, tuple) else (case,)
        made.append(pytest.param(*values, marks=() if n % KEPT == 0 else pytest.mark.slow))
    return made
