"""What goes wrong in the lab."""

from __future__ import annotations

from garrison.core.errors import GarrisonError


class BadStudy(GarrisonError, ValueError):
    """A study that cannot be run as it stands."""

    code = "bad-study"


class BadResults(GarrisonError, ValueError):
    """A folder of results that cannot be used."""

    code = "bad-results"


def bad_study(faults: list[str]) -> BadStudy:
    """All faults of a study in one line, each once."""
    found = list(dict.fromkeys(faults))
    if len(found) == 1:
        return BadStudy(found[0])
    listed = "; ".join(f"({n}) {fault}" for n, fault in enumerate(found, start=1))
    return BadStudy(f"{len(found)} faults: {listed}")
