"""What is printed on the positions of the castle, as things a board can draw: an owner's copy may differ."""

from __future__ import annotations

from garrison.core.view import Piece
from garrison.games.itter.components.records import Components, SquareRecord


def chart(components: Components) -> tuple[Piece, ...]:
    """Every combat position, with its colours as tags. [1.2]"""
    return tuple(
        Piece(one.id, "position", f"space:{one.id}", (), _values(one), one.colours)
        for one in components.positions
    )


def _values(position: SquareRecord) -> dict[str, int]:
    """The numbers of its die from lowest to highest, and those of its weapon."""
    die = {"from": min(position.die), "to": max(position.die)} if position.die else {}
    return die | ({"attack": position.attack, "suppress": position.suppress} if position.attack else {})
