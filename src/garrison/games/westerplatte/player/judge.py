"""What a position is likely to come to, without playing on: a small network over what can be counted.

Its weights are in `weights.py`, found by `garrison lab learn`. All whole numbers, so that plain and compiled builds
judge alike.
"""

# compiled

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from garrison.core import bits
from garrison.core.net import NetJudge, SmallNet
from garrison.core.packed import vec
from garrison.core.position import Position
from garrison.games.westerplatte import codes as c
from garrison.games.westerplatte.player.evaluate import SETTING, WesterplatteEvaluator
from garrison.games.westerplatte.player.features import LOW, STEPS, WesterplatteFeatures
from garrison.games.westerplatte.player.weights import HIDDEN, MEAN, RESULT, SCALE, SCORE
from garrison.games.westerplatte.position import WesterplattePosition


@final
class WesterplatteJudge(NetJudge):
    """The defenders' judgement; all win or lose together."""

    def __init__(self) -> None:
        super().__init__(SmallNet(MEAN, SCALE, HIDDEN, RESULT, SCORE), True)
        self.evaluator: WesterplatteEvaluator = WesterplatteEvaluator(SETTING)
        self.left: i64 = 0

    def horizon(self) -> i64:
        return 3

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
        seen = WesterplatteFeatures(p)
        self.weigh_walls(seen.post_bricks, seen.low_posts)
        self.weigh_walls(seen.tile_bricks, seen.low_tiles)
        self.weigh_troops(p, seen)
        self.weigh_holdings(p, seen)
        self.weigh()

    def weigh_walls(self, bricks: i64, low: vec[i64]) -> None:
        """Bricks in all, and walls with few of them."""
        self.add_lasting(bricks, self.left)
        n: i64 = 0
        while n < LOW:
            self.add_lasting(low[n], self.left)
            n += 1

    def weigh_troops(self, p: WesterplattePosition, seen: WesterplatteFeatures) -> None:
        """Troops by how soon they fire, with what force; wounds they still need; mines."""
        n: i64 = 0
        while n < STEPS:
            self.add_lasting(seen.force[n], self.left)
            n += 1
        self.add_lasting(seen.wounds, self.left)
        self.add_lasting(seen.mined, self.left)
        self.add(bits.count(p.mines))
        n = 1
        while n <= c.TRACKS:
            self.add(1 if seen.troops >= n else 0)
            n += 1

    def weigh_holdings(self, p: WesterplattePosition, seen: WesterplatteFeatures) -> None:
        """Ammunition, tokens, supplies and morale."""
        self.add(seen.armed)
        self.add(seen.ammunition)
        self.add(seen.extra)
        self.add(seen.limited)
        self.add_lasting(seen.actions, self.left)
        n: i64 = 0
        while n < c.SUPPLIES:
            self.add_lasting(p.row[c.STOCK + n], self.left)
            n += 1
        steps = p.morale - p.rules.morale_start
        self.add_lasting(steps if steps < 0 else 0, self.left)
        self.add_lasting(steps if steps > 0 else 0, self.left)
