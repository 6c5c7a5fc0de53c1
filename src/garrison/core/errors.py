"""The ways things go wrong: one root, a stable code for the wire, a message with the place and the remedy."""

from __future__ import annotations

import re
import shlex
import sys
from collections.abc import Sequence

MOST_NAMED = 5  # valid names that an error lists
LONGEST = 60  # of a given name that is compared: comparing takes quadratic time


class GarrisonError(Exception):
    """Anything a caller or a file did that cannot be accepted."""

    code = "error"


class NotOffered(GarrisonError, ValueError):
    """An answer that is not on offer now."""

    code = "not-offered"


class Stale(GarrisonError, ValueError):
    """An answer to a question that is no longer the question."""

    code = "stale"


class Unknown(GarrisonError, LookupError):
    """A name nobody knows: game, scenario, edition, seat kind, option, ruling."""

    code = "unknown"


class BadSave(GarrisonError, ValueError):
    """A save file that cannot be read or replayed."""

    code = "bad-save"


class BadComponent(GarrisonError, ValueError):
    """A component record that is missing, mistyped or breaks a total."""

    code = "bad-component"


class BadFormer(BadComponent):
    """A former data set of ours that is wrong or missing: no other set can stand in for it."""


class BrokenRule(GarrisonError, RuntimeError):
    """An invariant of the game does not hold: a fault of ours, never of the player."""

    code = "broken-rule"


def unknown(what: str, name: str, valid: list[str]) -> Unknown:
    """One wording for every unknown name: what was given, and what would be valid."""
    return Unknown(f"unknown {what} '{name}'; valid: {nearest(name, valid) or 'none here'}")


def nearest(name: str, valid: Sequence[str]) -> str:
    """Return the valid names, those most like the given one first, and no more than a reader takes in."""
    from difflib import get_close_matches  # only errors need it

    near = get_close_matches(name[:LONGEST], valid, n=MOST_NAMED)
    named = [*near, *(one for one in valid if one not in near)]
    return ", ".join(named[:MOST_NAMED] + ["..."] * (len(named) > MOST_NAMED))


class MissingExtra(GarrisonError, ImportError):
    """Something that only an optional part can do; the message names the command that installs what it needs."""

    code = "missing-extra"


def missing(what: str, extra: str) -> MissingExtra:
    """One wording for every part that is not installed; the command is for the Python that runs.

    It names the packages and not `garrison[extra]`: no package index has Garrison under that name.
    """
    command = shlex.join([sys.executable or "python", "-m", "pip", "install", *needed_by(extra)])
    return MissingExtra(f"{what} is not installed; install it with: {command}")


def needed_by(extra: str) -> list[str]:
    """Return the packages that an optional part needs, those of the parts that it includes first."""
    from importlib.metadata import requires  # importing it takes as long as a short command

    found: list[str] = []
    for line in requires("garrison") or ():
        package, _, marker = (part.strip() for part in line.partition(";"))
        if re.search(rf"extra == ['\"]{extra}['\"]", marker):
            part = re.match(r"garrison\[(\w+)\]", package)
            found += needed_by(part[1]) if part else [package]
    return found
