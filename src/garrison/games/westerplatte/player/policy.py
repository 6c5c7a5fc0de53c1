"""A sensible player: for each turn it weighs every action within reach and where to stand afterwards.

Decisions of all players are weighed one by one with the same count. All whole numbers, so that plain and compiled
builds decide alike.
"""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core import bits
from garrison.core.packed import vec
from garrison.core.playout import Policy
from garrison.core.position import CHOICE, Offers, Position
from garrison.core.rng import Rng
from garrison.core.rows import row
from garrison.core.verb import IDLE
from garrison.games.westerplatte import codes as c
from garrison.games.westerplatte.actions.extra import END, EXTRA_ACTION, EXTRA_MOVEMENT
from garrison.games.westerplatte.actions.move import MOVE, within_reach
from garrison.games.westerplatte.actions.shoot import SHOOT
from garrison.games.westerplatte.flow import OfficerTurn, begin_german_turn
from garrison.games.westerplatte.player.evaluate import (
    ACTION_WORTH,
    LOST,
    MOVEMENT_WORTH,
    SETTING,
    WesterplatteEvaluator,
    hurry,
)
from garrison.games.westerplatte.position import WesterplattePosition
from garrison.games.westerplatte.verbs import OF_A_TILE

WORST: Final[i64] = -100 * LOST
NOWHERE: Final = 99
TIRED: Final = (
    100  # in a game that drags on for so many turns nobody is pushed back any more: it would never end
)
DOUBT: Final = 4  # thousandths of a card for each turn that a game takes too long


class WesterplatteHeuristic(Policy):
    """Takes the best plan for the turn, step by step; of equals, the first."""

    def __init__(self, setting: list[int] = SETTING) -> None:
        self.evaluator: WesterplatteEvaluator = WesterplatteEvaluator(setting)
        self.actions: Offers = Offers()
        self.answers: Offers = Offers()
        self.away: vec[i64] = row(c.SPACES)  # moves from where the officer stands
        self.first_step: vec[i64] = row(c.SPACES)  # the first space on the way there
        self.value: i64 = WORST
        self.option: i64 = 0
        self.doubt: i64 = 0  # how much a plan may seem better than it is
        self.rng: Rng = Rng(0, 0)

    def choose(self, p: Position, offers: Offers, rng: Rng) -> i64:
        assert isinstance(p, WesterplattePosition)
        self.evaluator.measure(p.packed)
        if offers.n == 1:
            return offers.a[0]
        if isinstance(p.top, OfficerTurn):
            self.rng = rng
            self.doubt = hurry(p) * DOUBT
            return self.plan(p)
        return self.decide(p, offers)

    def decide(self, p: WesterplattePosition, offers: Offers) -> i64:
        """The option after which the position is worth most."""
        best = offers.a[0]
        most: i64 = WORST
        n: i64 = 0
        while n < offers.n:
            q = p.copy()
            q.play(offers.a[n])
            value = self.evaluator.worth(q)
            if value > most:
                most = value
                best = offers.a[n]
            n += 1
        return best

    # A turn.

    def plan(self, p: WesterplattePosition) -> i64:
        """The first step of the best plan: where to act, what to do there, where to go then."""
        who = p.officer
        here = p.row[c.AT + who]
        self.survey(p, here)
        self.value = WORST
        self.option = END.first + who
        self.consider_standing(p, who, here)
        if p.actions > 0:
            self.consider_acting(p, who, 0)
        elif EXTRA_ACTION.parts(p, who, IDLE) != 0:
            self.consider_second(p, who)
        if p.moves == 0 and MOVE.has(self.option):
            return EXTRA_MOVEMENT.first + who
        return self.option

    def survey(self, p: WesterplattePosition, here: i64) -> None:
        """Moves to every space over open paths, and the first step of the way."""
        n: i64 = 0
        while n < c.SPACES:
            self.away[n] = NOWHERE
            n += 1
        self.away[here] = 0
        self.first_step[here] = here
        reached: i64 = 0
        while reached < 4:
            n = 0
            while n < c.SPACES:
                if self.away[n] == reached:
                    self.spread(p, n, here)
                n += 1
            reached += 1

    def spread(self, p: WesterplattePosition, space: i64, here: i64) -> None:
        """Mark the spaces one move further than this one."""
        near = within_reach(p, space)
        while near != 0:
            low = near & -near
            other = bits.BIT[low % bits.MODULUS]
            if self.away[other] == NOWHERE:
                self.away[other] = self.away[space] + 1
                self.first_step[other] = other if space == here else self.first_step[space]
            near ^= low

    def reach(self, p: WesterplattePosition, who: i64) -> i64:
        """Movement points of this turn, with an extra one if a token can give it."""
        if p.moves > 0:
            extra = p.row[c.EXTRA_MOVES + who] > 0 and p.spent_movement == 0
        else:
            extra = EXTRA_MOVEMENT.parts(p, who, IDLE) != 0
        return p.moves + 1 if extra else p.moves

    def note(self, value: i64, option: i64) -> None:
        """Keep the better plan. In a game that drags on chance is added, or the same plans would go round and round."""
        if self.doubt > 0:
            value += self.rng.below(self.doubt)
        if value > self.value:
            self.value = value
            self.option = option

    def toll(self, p: WesterplattePosition, moves: i64) -> i64:
        """What the token for a move too many is worth."""
        if moves <= p.moves:
            return 0
        return self.evaluator.weight[MOVEMENT_WORTH]

    def consider_standing(self, p: WesterplattePosition, who: i64, here: i64) -> None:
        """No more action: only where to end the turn."""
        q = p.copy()
        value = self.close_turn(q)
        self.evaluator.look_ahead(q, who)
        most = self.reach(p, who)
        space: i64 = 0
        while space < c.SPACES:
            moves = self.away[space]
            if moves <= most:
                option = (
                    END.first + who if space == here else MOVE.first + who * c.SPACES + self.first_step[space]
                )
                self.note(value + self.evaluator.outlook(space) - self.toll(p, moves), option)
            space += 1

    def consider_second(self, p: WesterplattePosition, who: i64) -> None:
        """Whether an extra action is worth its token."""
        before = self.value
        kept = self.option
        q = p.copy()
        q.actions = 1
        self.consider_acting(q, who, self.evaluator.weight[ACTION_WORTH])
        self.option = EXTRA_ACTION.first + who if self.value > before else kept

    def consider_acting(self, p: WesterplattePosition, who: i64, cost: i64) -> None:
        """Every action on every space within reach."""
        most = self.reach(p, who)
        out = self.actions
        space: i64 = 0
        while space < c.SPACES:
            moves = self.away[space]
            if moves <= most:
                q = p.copy()
                q.row[c.AT + who] = space
                q.moves = most  # so that the turn does not end by itself
                n: i64 = 0
                if space < c.POSTS:
                    n = SHOOT.offer(q, who, out.a, 0)
                elif self.evaluator.hurry < TIRED or q.row[c.TILE + space - c.POSTS] != c.PUSH_BACK:
                    n = OF_A_TILE[q.row[c.TILE + space - c.POSTS]].offer(q, who, out.a, 0)
                step = MOVE.first + who * c.SPACES + self.first_step[space]
                k: i64 = 0
                while k < n:
                    value = self.act(q, who, out.a[k], most - moves) - cost - self.toll(p, moves)
                    self.note(value, out.a[k] if moves == 0 else step)
                    k += 1
            space += 1

    def act(self, p: WesterplattePosition, who: i64, option: i64, left: i64) -> i64:
        """The worth of the position after an action, with the best space to go to then."""
        q = p.copy()
        q.moves += 1
        q.play(option)
        self.settle(q)
        value = self.close_turn(q)
        self.evaluator.look_ahead(q, who)
        here = p.row[c.AT + who]
        best: i64 = 0
        space: i64 = 0
        while space < c.SPACES:
            if self.evaluator.distance[here * c.SPACES + space] <= left:
                ahead = self.evaluator.outlook(space)
                if ahead > best:
                    best = ahead
            space += 1
        return value + best

    def settle(self, p: WesterplattePosition) -> None:
        """Answer what an action or an attack leaves to decide."""
        out = self.answers
        while p.pending() == CHOICE and not isinstance(p.top, OfficerTurn):
            p.legal(out)
            p.play(self.decide(p, out))

    def close_turn(self, p: WesterplattePosition) -> i64:
        """What the position is worth once the Germans have fired."""
        begin_german_turn(p)
        self.settle(p)
        return self.evaluator.worth(p)
