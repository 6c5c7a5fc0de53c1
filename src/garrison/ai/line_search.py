"""A way to win where chance has nothing more to say: lines of the heuristic player, changed here and there.

The heuristic player's own line is followed to its end. Then, again and again, one turn of the best line so far is
played otherwise and the heuristic player goes on from there; what comes out no worse is the best line from then on.
A line that wins is certain, however it was found.
"""

from __future__ import annotations

from dataclasses import dataclass

from garrison.ai.plans import PlanStep, is_in_turn, plans, way
from garrison.ai.rollout import Rollout
from garrison.ai.search import rollout_players
from garrison.core.game import Game
from garrison.core.lookahead import NO_KEY, Lookahead
from garrison.core.position import CHOICE, OVER, Offers, Position
from garrison.core.rng import Rng

LINES = 800  # that are tried
MOST_TURNS = 30  # of a line
LINE_STREAM = 1 << 28
WON = 100
Mark = tuple[int, int, str]


@dataclass(frozen=True, slots=True)
class TurnLine:
    """Positions in which turns begin or go on after a card, and where it came to."""

    turns: tuple[Position, ...]
    end: Position


class LineSearch:
    """Looks for a sequence of turns that wins for certain."""

    def __init__(self, game: Game, lookahead: Lookahead, seat: int) -> None:
        self._game = game
        self._lookahead = lookahead
        self._seat = seat
        self._rollout = Rollout(rollout_players(game), 0)
        self._offers = Offers()
        self._ends: dict[Mark, list[PlanStep]] = {}  # of turns that were looked at

    def winning(self, p: Position) -> list[PlanStep] | None:
        """The steps of a line that wins, if one is found; the same for the same position."""
        rng = Rng(0, LINE_STREAM)
        best = self._followed(p, (), 0)
        for number in range(1, LINES):
            if self._is_won(best.end):
                return self._steps(best)
            at = rng.below(len(best.turns))
            ends = self._turn_ends(best.turns[at])
            other = settled(ends[rng.below(len(ends))].position)
            line = self._followed(other, best.turns[: at + 1], number)
            if self._worth(line) >= self._worth(best):
                best = line
        return self._steps(best) if self._is_won(best.end) else None

    def _followed(self, p: Position, before: tuple[Position, ...], number: int) -> TurnLine:
        """Play on from the beginning of a turn as the heuristic player would."""
        turns, q = list(before), p.copy()
        self._rollout.begin(q, number, 0)
        for _ in range(MOST_TURNS):
            if q.pending() == OVER:
                break
            turns.append(q.copy())
            self._rollout.play(q, q.turns() + 1)
            q = settled(q)
        return TurnLine(tuple(turns), q)

    def _worth(self, line: TurnLine) -> tuple[int, int]:
        """Nearer to a win, then longer; a line that goes on and on is no good."""
        lasted = line.end.turns() if line.end.pending() == OVER else 0
        return int(line.end.score(self._seat)), lasted

    def _is_won(self, p: Position) -> bool:
        return p.pending() == OVER and p.payoff(self._seat) == WON

    def _turn_ends(self, p: Position) -> list[PlanStep]:
        at = mark(self._game, self._lookahead, p)
        if at not in self._ends:
            self._ends[at] = plans(self._lookahead, p, self._seat, self._offers)
        return self._ends[at]

    def _steps(self, line: TurnLine) -> list[PlanStep] | None:
        """The decisions that lead from each turn of a line to the next."""
        found: list[PlanStep] = []
        for begun, wanted in zip(line.turns, (*line.turns[1:], line.end), strict=True):
            steps = self._between(begun, wanted)
            if steps is None:
                return None
            found += steps
        return found

    def _between(self, begun: Position, wanted: Position) -> list[PlanStep] | None:
        """The decisions of one turn, those after its card included."""
        for end in self._turn_ends(begun):
            reached = settled(end.position)
            if self._is_same(reached, wanted):
                return way(end)
            if is_in_turn(reached, begun.turns(), self._seat):
                later = self._between(reached, wanted)
                if later is not None:
                    return way(end) + later
        return None

    def _is_same(self, reached: Position, wanted: Position) -> bool:
        if OVER in (reached.pending(), wanted.pending()):
            return self._is_won(reached) and self._is_won(wanted)
        return mark(self._game, self._lookahead, reached) == mark(self._game, self._lookahead, wanted)


def mark(game: Game, ahead: Lookahead, p: Position) -> Mark:
    """By what a position is known again: its turn and key, or all of it where it has no key."""
    key = ahead.key(p)
    return p.turns(), key, game.dump(p) if key == NO_KEY else ""


def settled(p: Position) -> Position:
    """The position when somebody is asked next; what is drawn until then is known."""
    q = p.copy()
    while q.pending() not in (CHOICE, OVER):
        q.chance(0)
    return q
