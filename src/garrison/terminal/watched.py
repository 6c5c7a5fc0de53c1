"""What happened since a person last answered, in parts: each begins where a turn, a phase or a card does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from garrison.core.beat import Beat, beats_of
from garrison.terminal.transcript import event_lines

if TYPE_CHECKING:
    from garrison.table.game_record import AnswerEvents
    from garrison.terminal.session import Session

OPENING = ("phase", "card")  # beats with which a part begins


@dataclass(frozen=True, slots=True)
class WatchedPart:
    """Some sentences, the node at which the table looks as they say, and what they speak of."""

    node: int = 0
    lines: tuple[str, ...] = ()
    refs: frozenset[str] = frozenset()

    def joined(self, other: WatchedPart) -> WatchedPart:
        """This part and what follows it."""
        return WatchedPart(other.node, self.lines + other.lines, self.refs | other.refs)


def parts_of(session: Session, told: Sequence[AnswerEvents], most: int) -> list[WatchedPart]:
    """The parts, in order, each of at most so many lines if one answer has no more; all in one part for 0.

    The player's own move goes with what follows it, up to where a part begins.
    """
    parts: list[WatchedPart] = []
    game, position = session.table.game, session.table.position
    for one in told:
        lines = tuple(event_lines(session.table, one.events, session.lang, session.seat))
        beats = [beat for beat in beats_of(game, position, one.events) if beat is not None]
        part = WatchedPart(one.n, lines, frozenset(ref for beat in beats for ref in _refs(beat)))
        opens = any(beat.kind in OPENING for beat in beats)
        full = bool(parts) and len(parts[-1].lines) + len(lines) > most
        if parts and not (most and lines and (opens or full)):
            parts[-1] = parts[-1].joined(part)
        else:
            parts.append(part)
    return [part for part in parts if part.lines]


def _refs(beat: Beat) -> list[str]:
    return [ref for ref in (beat.who, beat.to, *beat.path[-1:]) if ref]
