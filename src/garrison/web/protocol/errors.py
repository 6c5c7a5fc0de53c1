"""The ways in which a client is refused, each with its code; what the table refuses has codes of its own."""

from __future__ import annotations

from garrison.core.errors import GarrisonError, NotOffered
from garrison.table.translator import Sentence


class Malformed(GarrisonError, ValueError):
    """Not a message."""

    code = "malformed"


class TooLarge(GarrisonError, ValueError):
    """More than we read."""

    code = "too-large"


class TooMany(GarrisonError, RuntimeError):
    """More often than we answer."""

    code = "too-many"


class NotJoined(GarrisonError, RuntimeError):
    """Something else than `join` came first."""

    code = "not-joined"


class NoSeat(GarrisonError, LookupError):
    """No such table, or a token that opens nothing there: nobody learns which."""

    code = "no-seat"


class Taken(GarrisonError, RuntimeError):
    """Somebody has the seat."""

    code = "taken"


class NotYours(GarrisonError, PermissionError):
    """Not for this client to do or to ask."""

    code = "not-yours"


class NoTakeBacks(GarrisonError, PermissionError):
    """At this table nothing is taken back."""

    code = "no-take-backs"


class NoHints(GarrisonError, PermissionError):
    """Hints are switched off."""

    code = "no-hints"


class Secret(GarrisonError, PermissionError):
    """Would tell what the client must not know yet."""

    code = "secret"


class Full(GarrisonError, RuntimeError):
    """No more room."""

    code = "full"


class Forbidden(NotOffered):
    """Not on offer, with the sentence that says why, in the language of the client."""

    def __init__(self, reason: Sentence) -> None:
        super().__init__(reason.text)
        self.reason = reason
