"""Every end of a turn that decisions alone can reach, each with the decisions that lead to it."""

# compiled

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from garrison.core.lookahead import NO_KEY, Lookahead
from garrison.core.position import CHOICE, Offers, Position

MOST_STEPS: Final = 6000  # positions looked at; what lies beyond is left out


@final
class PlanStep:
    """A position on the way, how it was reached, and the first decision of that way."""

    def __init__(self, position: Position, option: i64, before: PlanStep | None, first: i64) -> None:
        self.position: Position = position
        self.option: i64 = option
        self.before: PlanStep | None = before
        self.first: i64 = first


def plans(lookahead: Lookahead, p: Position, seat: i64, scratch: Offers) -> list[PlanStep]:
    """All ends of the turn, each once: the way that was found first leads to it."""
    found: list[PlanStep] = []
    seen: dict[int, bool] = {}
    waiting: list[PlanStep] = [PlanStep(p, -1, None, -1)]
    at: i64 = 0
    while at < len(waiting) and at < MOST_STEPS:
        step = waiting[at]
        at += 1
        step.position.legal(scratch)
        options = [int(scratch.a[n]) for n in range(scratch.n)]
        for option in options:
            q = step.position.copy()
            q.play(option)
            key = lookahead.key(q)
            if key != NO_KEY:
                if key in seen:
                    continue
                seen[key] = True
            first = option if step.before is None else step.first
            reached = PlanStep(q, option, step, first)
            if is_in_turn(q, p.turns(), seat):
                waiting.append(reached)
            else:
                found.append(reached)
    return found


def is_in_turn(p: Position, turn: i64, seat: i64) -> bool:
    """Whether the seat is still asked in that turn."""
    return p.pending() == CHOICE and p.turns() == turn and p.seats() >> seat & 1 != 0


def way(end: PlanStep) -> list[PlanStep]:
    """The steps of a plan in order; what was decided in each is its `option`."""
    out: list[PlanStep] = []
    step: PlanStep | None = end
    while step is not None and step.before is not None:
        out.append(step)
        step = step.before
    out.reverse()
    return out
