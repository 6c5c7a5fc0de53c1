"""What a position is likely to come to, without playing on: a weighted sum of what can be counted.

The weights are in `weights.py`, found by `studies/learn_judge.py` from games of the heuristic player. All whole
numbers, so that plain and compiled builds judge alike.
"""

# compiled

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from garrison.core import bits
from garrison.core.packed import vec
from garrison.core.playout import LinearJudge
from garrison.core.position import Position
from garrison.core.rows import row
from garrison.games.westerplatte import codes as c
from garrison.games.westerplatte.player.evaluate import SETTING, WesterplatteEvaluator, activations
from garrison.games.westerplatte.player.weights import RESULT, SCORE
from garrison.games.westerplatte.position import WesterplattePosition
from garrison.games.westerplatte.rules.sharing import held

LOW: Final = 4  # walls are told apart by up to so many bricks
STEPS: Final = 4  # troops by up to so many activations before they fire


@final
class WesterplatteJudge(LinearJudge):
    """The defenders' judgement; all win or lose together."""

    def __init__(self) -> None:
        super().__init__(RESULT, SCORE, True)
        self.evaluator: WesterplatteEvaluator = WesterplatteEvaluator(SETTING)
        self.force: vec[i64] = row(STEPS)
        self.left: i64 = 0

    def horizon(self) -> i64:
        return 6

    def look(self, p: Position) -> None:
        """Count the features of a position."""
        assert isinstance(p, WesterplattePosition)
        self.evaluator.measure(p.packed)
        self.count = 0
        self.left = p.packed.day_first[p.packed.days + 1] - p.discards
        self.add_lasting(1, self.left)
        self.add(self.left * self.left)
        self.add_lasting(self.evaluator.worth(p) // 100, self.left)
        self.add_lasting(p.phase_1, self.left)
        self.add(p.under)
        self.add_lasting(p.positive, self.left)
        self.add_lasting(p.negative, self.left)
        self.add_lasting(p.rules.amount[0] + p.rules.slots[0], self.left)
        self.count_walls(p)
        self.count_troops(p)
        self.count_holdings(p)

    def count_walls(self, p: WesterplattePosition) -> None:
        """Bricks of posts and tiles, and how many walls have few."""
        self.count_row(p, 0, c.POSTS)
        self.count_row(p, c.POSTS, c.SPACES)

    def count_row(self, p: WesterplattePosition, first: i64, end: i64) -> None:
        """Bricks in all, and walls by the number of their bricks."""
        total: i64 = 0
        few: i64 = 0  # eight bits for each number of bricks
        one: i64 = 1
        n = first
        while n < end:
            bricks = p.row[c.WALL + n]
            total += bricks
            if bricks < LOW:
                few += one << 8 * bricks
            n += 1
        self.add_lasting(total, self.left)
        n = 0
        while n < LOW:
            self.add_lasting(few >> 8 * n & 255, self.left)
            n += 1

    def count_troops(self, p: WesterplattePosition) -> None:
        """Troops by how soon they fire, with what force; wounds they still need; mines."""
        r = p.row
        n: i64 = 0
        while n < STEPS:
            self.force[n] = 0
            n += 1
        taken: i64 = 0
        mined: i64 = 0
        wounds: i64 = 0
        track: i64 = 0
        while track < c.TRACKS:
            card = r[c.ON_TRACK + track]
            if card != c.NONE:
                taken += 1
                wounds += p.packed.card_resistance[card] - r[c.WOUNDS + track]
                steps = activations(p, track)
                if steps == c.NONE:
                    mined += 1
                else:
                    self.force[steps] += p.packed.card_force[card]
            track += 1
        n = 0
        while n < STEPS:
            self.add_lasting(self.force[n], self.left)
            n += 1
        self.add_lasting(wounds, self.left)
        self.add_lasting(mined, self.left)
        self.add(bits.count(p.mines))
        n = 1
        while n <= c.TRACKS:
            self.add(1 if taken >= n else 0)
            n += 1

    def count_holdings(self, p: WesterplattePosition) -> None:
        """Ammunition, tokens, supplies and morale."""
        r = p.row
        armed: i64 = 0
        rounds: i64 = 0
        extra: i64 = 0
        limited: i64 = 0
        actions: i64 = 0
        who: i64 = 0
        while who < p.rules.officers:
            held_rounds = r[held(c.SHARE_AMMUNITION, who)]
            rounds += held_rounds
            armed += 1 if held_rounds > 0 else 0
            extra += r[held(c.SHARE_MOVEMENT, who)]
            limited += r[held(c.SHARE_LIMITED, who)]
            actions += r[held(c.SHARE_ACTIONS, who)]
            who += 1
        self.add(armed)
        self.add(rounds)
        self.add(extra)
        self.add(limited)
        self.add_lasting(actions, self.left)
        n: i64 = 0
        while n < c.SUPPLIES:
            self.add_lasting(r[c.STOCK + n], self.left)
            n += 1
        steps = p.morale - p.rules.morale_start
        self.add_lasting(steps if steps < 0 else 0, self.left)
        self.add_lasting(steps if steps > 0 else 0, self.left)
