"""What event cards do when they come: a class for each kind, called by its number. [D.3]"""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.games.westerplatte.components.packed import PackedComponents
from garrison.games.westerplatte.position import WesterplattePosition


class EventKind:
    """What one kind of event does. It keeps nothing itself."""

    def act(self, p: WesterplattePosition, event: i64) -> None:
        """Carry the card out. What must be asked is on the stack when this returns."""

    def closes_paths(self) -> bool:
        """Whether its paths stay closed until the next event card."""
        return False


EVENT_KINDS: Final[list[EventKind]] = [EventKind()]  # by number; 0 is none


def closers(t: PackedComponents, paths: i64) -> list[int]:
    """The event cards that close exactly these paths. [E.3]"""
    return [
        n for n in range(t.events) if EVENT_KINDS[t.event_kind[n]].closes_paths() and t.event_set[n] == paths
    ]


def event_effect(p: WesterplattePosition, event: i64) -> None:
    """Carry out an event card. What must be asked is on the stack when it returns. [D.3]"""
    EVENT_KINDS[p.packed.event_kind[event]].act(p, event)
