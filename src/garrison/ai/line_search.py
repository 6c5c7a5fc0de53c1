"""Planning to the end where chance has nothing more to say: the best positions of each turn are followed on.

A line that wins is certain, however it was found.
"""

from __future__ import annotations

from garrison.ai.plans import PlanStep, plans
from garrison.core.lookahead import Lookahead
from garrison.core.playout import MILLION, Judge
from garrison.core.position import CHOICE, OVER, Offers, Position

WIDTH = 10  # positions of each turn that are followed on
MOST_TURNS = 40
POINT = 20_000  # millionths of a win for which a point of the score counts


class LineStep:
    """A position in the line, and the turn's plan that led to it."""

    __slots__ = ("before", "plan", "position")

    def __init__(self, position: Position, plan: PlanStep | None, before: LineStep | None) -> None:
        self.position = position
        self.plan = plan
        self.before = before


class LineSearch:
    """Looks for a sequence of turns that wins for certain."""

    def __init__(self, lookahead: Lookahead, judge: Judge, seat: int) -> None:
        self._lookahead = lookahead
        self._judge = judge
        self._seat = seat
        self._offers = Offers()

    def winning(self, p: Position) -> LineStep | None:
        """The end of a line that wins, if one is found."""
        beam = [LineStep(p, None, None)]
        seen: set[int] = set()
        for _ in range(MOST_TURNS):
            reached: list[tuple[float, int, LineStep]] = []
            for line in beam:
                for plan in plans(self._lookahead, line.position, self._seat, self._offers):
                    end = self._settled(plan.position)
                    if end.pending() == OVER:
                        if end.payoff(self._seat) == 100:
                            return LineStep(end, plan, line)
                        continue
                    key = self._lookahead.key(end)
                    if key not in seen:
                        seen.add(key)
                        reached.append((self._value(end), -len(reached), LineStep(end, plan, line)))
            if not reached:
                return None
            reached.sort(key=lambda one: one[:2], reverse=True)
            beam = [line for _, _, line in reached[:WIDTH]]
        return None

    def _settled(self, p: Position) -> Position:
        """The position when somebody is asked next; what is drawn until then is known."""
        q = p.copy()
        while q.pending() not in (CHOICE, OVER):
            q.chance(0)
        return q

    def _value(self, p: Position) -> float:
        self._judge.look(p)
        return float(self._judge.result(self._seat)) + POINT * self._judge.score(self._seat) / MILLION


def decisions(line: LineStep, lookahead: Lookahead) -> dict[int, int]:
    """What is to be decided at each position of a line, by its key."""
    found: dict[int, int] = {}
    at: LineStep | None = line
    while at is not None and at.before is not None:
        step = at.plan
        while step is not None and step.before is not None:
            found[lookahead.key(step.before.position)] = step.option
            step = step.before
        at = at.before
    return found
