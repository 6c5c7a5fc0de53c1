"""What goes wrong in the lab."""

from __future__ import annotations

from garrison.core.errors import GarrisonError


class BadStudy(GarrisonError, ValueError):
    """A study that cannot be run as it stands."""

    code = "bad-study"


class BadResults(GarrisonError, ValueError):
    """A folder of results that cannot be used."""

    code = "bad-results"
