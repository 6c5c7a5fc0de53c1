"""The ways things go wrong: one root, a stable code for the wire, a message with the place and the remedy."""

from __future__ import annotations

import re
import shlex
import sys


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
    """One wording for every unknown name: what was said and what would be valid."""
    return Unknown(f"unknown {what} '{name}'; valid: {', '.join(valid) or 'none here'}")


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
