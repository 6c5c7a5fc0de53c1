"""Positions of the past: a copy every few answers, and the way from the nearest copy to any node."""

from __future__ import annotations

from collections import OrderedDict

from garrison.core.event import Event
from garrison.core.game import Game
from garrison.core.journal import AnswerEntry, Node, answer_in
from garrison.core.position import Position

STRIDE = 16  # answers between two copies
KEPT = 128  # copies at most; the one unused for longest goes first


class PositionCache:
    """Rebuilds the position of any node without playing the whole game again."""

    def __init__(self, game: Game, root: Position) -> None:
        self._game = game
        self._root = game.copy(root)
        self._copies: OrderedDict[int, Position] = OrderedDict()

    def keep(self, node: Node, p: Position) -> None:
        """Remember the position of a node, if it is time for a copy."""
        if node.depth % STRIDE == 0 and node.depth:
            self._copies[node.id] = self._game.copy(p)
            if len(self._copies) > KEPT:
                self._copies.popitem(last=False)

    def at(self, node: Node) -> Position:
        """The position after a node, the caller's to change."""
        pending: list[AnswerEntry] = []
        while node.entry is not None and node.parent is not None and node.id not in self._copies:
            pending.append(node.entry)
            node = node.parent
        p = self._game.copy(self._copies.get(node.id, self._root))
        if node.id in self._copies:
            self._copies.move_to_end(node.id)
        for entry in reversed(pending):
            self.step(p, entry)
        return p

    def step(self, p: Position, entry: AnswerEntry) -> list[Event]:
        """Play one entry that was accepted before."""
        return self._game.apply(p, answer_in(entry, self._game.options))
