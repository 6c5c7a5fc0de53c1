"""A turn played freely on a real table: the machine hears only what lies otherwise afterwards, and goes on from there.

The lines are those of a position's text (see `core.sheet`), each in place of the one that the machine believes in. What
they do not name stays as it is, also what cannot be seen. Whatever cannot lie there is refused like any position.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable

from garrison.core import bits, state
from garrison.core.ask import OwnTurn
from garrison.core.errors import NotOffered
from garrison.core.game import Game
from garrison.core.position import CHOICE, Position
from garrison.core.position_text import own, refused, rewritten, sheet_steps
from garrison.core.sheet import Objection, sheet_of
from garrison.core.sheet_text import BadPosition, parsed


@runtime_checkable
class SupportsOwnTurn(Protocol):
    """A game in which people may move their own pieces without telling each move."""

    own_sections: Sequence[
        str
    ]  # of its positions: what is the players' own, in the order in which it is asked for

    def in_own_turn(self, p: Position) -> bool:
        """Whether people are in the middle of a turn of their own, and nothing of the enemy's is being resolved."""

    def end_own_turn(self, p: Position, before: Position) -> None:
        """The turn is over, the enemy's begins; `before` is what the machine believed."""


def may_tell_turn(game: Game, p: Position) -> bool:
    """Whether the rest of the turn may be played without being told move by move."""
    return isinstance(game, SupportsOwnTurn) and p.pending() == CHOICE and game.in_own_turn(p)


def believed(game: Game, p: Position, text: str) -> tuple[Position, list[Objection]]:
    """The position with these lines in place of its own, in the middle of the turn; and all that speaks against it."""
    q, objections = rewritten(game, p, text)
    return own(q), objections


def told_so_far(game: Game, p: Position, text: str) -> Position:
    """The position with these lines in place of its own, refused if it cannot lie so."""
    q, objections = believed(game, p, text)
    for objection in objections:
        raise BadPosition(refused(objection, parsed(text)))
    return q


def play_own_turn(game: Game, p: Position, turn: OwnTurn) -> None:
    """Change the position to what lies on the table after the turn, and begin the enemy's."""
    if not isinstance(game, SupportsOwnTurn) or not may_tell_turn(game, p):
        raise NotOffered("the enemy's turn is not over, or nobody has a turn")
    if turn.seat not in bits.members(p.seats()):
        raise NotOffered(f"seat {turn.seat} has no turn now")
    q = told_so_far(game, p, turn.text)
    before = p.copy()
    _become(game, p, q)
    game.end_own_turn(p, before)


def _become(game: Game, p: Any, q: Any) -> None:
    """Let one position be as another is; who listens goes on listening."""
    for name in state.numbers_of(q):
        setattr(p, name, getattr(q, name))
    for n in range(len(q.row)):
        p.row[n] = q.row[n]
    sheet_steps(sheet_of(game), p, [[type(step).__name__, *state.values_of(step)] for step in q.steps()])
