"""The next German turn on copies of a position: the attack, the card after it, the event if a day ends with it.

Which tile takes a brick that a post has not is for the players to say, so every answer to that is followed. What else
they may be asked on the way costs no brick: the first answer stands for all.
"""

# compiled

from __future__ import annotations

from mypy_extensions import i64

from garrison.core.odds import chances
from garrison.core.position import CHOICE, DRAW, Offers
from garrison.games.westerplatte import codes as c
from garrison.games.westerplatte.flow import NewCard, OfficerTurn, begin_german_turn
from garrison.games.westerplatte.germans.attack import Overflow
from garrison.games.westerplatte.position import WesterplattePosition

Walls = tuple[int, ...]


def german_turn_of(p: WesterplattePosition) -> WesterplattePosition:
    """A copy in which the Germans act: now, or where they are at it already. [T.3]"""
    twin = p.copy()
    if isinstance(twin.steps()[0], OfficerTurn):
        begin_german_turn(twin)
    return twin


def walls_of(p: WesterplattePosition) -> Walls:
    """The bricks of every wall."""
    return tuple(int(p.row[c.WALL + space]) for space in range(c.SPACES))


def answers(p: WesterplattePosition) -> list[int]:
    """Every option on offer."""
    offers = Offers()
    p.legal(offers)
    return [int(offers.a[n]) for n in range(offers.n)]


def struck(p: WesterplattePosition) -> list[WesterplattePosition]:
    """Every way in which the bricks that are due can be taken, each once. [G.3, G.3b]"""
    found: list[WesterplattePosition] = []
    known: set[tuple[Walls, int]] = set()
    waiting = [p]
    while waiting:
        q = waiting.pop()
        if not isinstance(q.top, Overflow):
            found.append(q)
            continue
        for option in answers(q):
            twin = q.copy()
            twin.play(option)
            key = (walls_of(twin), int(twin.hits))
            if key not in known:
                known.add(key)
                waiting.append(twin)
    return found


def with_card(p: WesterplattePosition, outcome: i64) -> WesterplattePosition:
    """A copy in which that card has come, and all that need not be chosen well is done. [G.4]"""
    twin = p.copy()
    twin.chance(outcome)
    while twin.pending() == CHOICE and not isinstance(twin.top, OfficerTurn):
        twin.play(answers(twin)[0])
    return twin


class Breach:
    """The chance that the second tile wall falls before the next officer's turn, if the players choose well. [V.1]"""

    def __init__(self) -> None:
        self.known: dict[tuple[Walls, int], float] = {}

    def chance(self, p: WesterplattePosition) -> float:
        """From here on; the position itself is left as it is."""
        if p.ending != c.RUNNING:
            return 1.0 if p.ending == c.BREACHED else 0.0
        if isinstance(p.top, OfficerTurn):
            return 0.0
        if p.pending() == DRAW:
            return self.of_draw(p)
        options = answers(p)
        if not isinstance(p.top, Overflow):
            options = options[:1]
        return min(self.after(p, option) for option in options)

    def after(self, p: WesterplattePosition, option: i64) -> float:
        """If the players give that answer."""
        twin = p.copy()
        twin.play(option)
        return self.chance(twin)

    def of_draw(self, p: WesterplattePosition) -> float:
        """Over every card that may come; what is known of the same walls is not counted again."""
        if not isinstance(p.top, NewCard):
            return self.over_cards(p)
        key = (walls_of(p), int(p.discards))
        if key not in self.known:
            self.known[key] = self.over_cards(p)
        return self.known[key]

    def over_cards(self, p: WesterplattePosition) -> float:
        """The mean over the cards, by their weights. [G.4, D.3]"""
        total = 0.0
        for outcome, chance in chances(p):
            twin = p.copy()
            twin.chance(outcome)
            total += chance * self.chance(twin)
        return total
