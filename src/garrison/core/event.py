"""What happened: small typed objects named in the past tense, told to everybody or to some seats."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import ClassVar

EVERYBODY = -1


@dataclass(frozen=True, slots=True)
class Event:
    """Root of all events. The class name gives the message key, the fields its facts.

    `rule` is the paragraph that made it happen; `audience` a bit set of seats, EVERYBODY by default.
    """

    rule: ClassVar[str] = ""

    @property
    def cited(self) -> str:
        """The paragraph behind this very event, where one kind of event follows from several."""
        return self.rule

    @property
    def audience(self) -> int:
        """Who may hear of it."""
        return EVERYBODY

    def facts(self) -> dict[str, object]:
        """Fields by name."""
        kind = type(self)
        if kind not in _names:
            _names[kind] = tuple(f.name for f in fields(self))
        return {name: getattr(self, name) for name in _names[kind]}


# Asked for every line of a log; the same for all events of a class.
_names: dict[type[Event], tuple[str, ...]] = {}
_keys: dict[type[Event], str] = {}


def key_of(event: type[Event]) -> str:
    """`DefenderSuppressed` → `defender-suppressed`."""
    if event not in _keys:
        out = ""
        for letter in event.__name__:
            out += f"-{letter.lower()}" if letter.isupper() and out else letter.lower()
        _keys[event] = out
    return _keys[event]
