"""Events as classes of their own, as games declared them before `core.event`; gone when the last game has changed."""

from __future__ import annotations

from dataclasses import dataclass, fields
from types import ModuleType
from typing import ClassVar

from garrison.core.event import EVERYBODY


@dataclass(frozen=True, slots=True)
class EventClass:
    """Root of such events. The class name gives the message key, the fields its facts."""

    rule: ClassVar[str] = ""

    @property
    def key(self) -> str:
        """`DefenderSuppressed` → `defender-suppressed`."""
        return key_of(type(self))

    @property
    def cited(self) -> str:
        """The paragraph behind this very event, where one kind of event follows from several."""
        return self.rule

    @property
    def audience(self) -> int:
        """Who may hear of it."""
        return EVERYBODY

    @property
    def facts(self) -> dict[str, object]:
        """Fields by name."""
        return {f.name: getattr(self, f.name) for f in fields(self)}


def key_of(event: type[EventClass]) -> str:
    """The message key of a class."""
    out = ""
    for letter in event.__name__:
        out += f"-{letter.lower()}" if letter.isupper() and out else letter.lower()
    return out


def events_of(module: ModuleType) -> dict[str, frozenset[str]]:
    """The events that a module declares with their facts; those with an underscore only help to declare others."""
    kinds = [
        kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, EventClass)
    ]
    return {
        key_of(kind): frozenset(f.name for f in fields(kind))
        for kind in kinds
        if kind is not EventClass and not kind.__name__.startswith("_")
    }
