"""What a position is likely to come to, without playing on: a small network over what can be counted.

Its weights are in `weights.py`, found by `garrison lab learn`. All whole numbers, so that plain and compiled builds
judge alike.
"""

# compiled

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from garrison.core import bits
from garrison.core.net import NetJudge, SmallNet
from garrison.core.position import Position
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.player.evaluate import WolfEvaluator
from garrison.games.wolfenstein.player.features import GOAL_KINDS, WolfFeatures
from garrison.games.wolfenstein.player.weights import HIDDEN, MEAN, RESULT, SCALE, SCORE
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.figures import heroes_on_map
from garrison.games.wolfenstein.weighing import threat

FARTHEST: Final[i64] = 40  # AP; whatever is further off counts like this


@final
class WolfJudge(NetJudge):
    """The heroes' judgement; all win or lose together."""

    def __init__(self) -> None:
        super().__init__(SmallNet(MEAN, SCALE, HIDDEN, RESULT, SCORE), True)
        self.evaluator: WolfEvaluator = WolfEvaluator()
        self.left: i64 = 0

    def look(self, p: Position) -> None:
        """Count the features of a position."""
        assert isinstance(p, WolfPosition)
        self.count = 0
        self.left = p.board.round_limit - p.round + 1
        self.add_lasting(1, self.left)
        self.add(self.left * self.left)
        self.add(p.board.round_limit)
        self.tell_mode(p)
        seen = WolfFeatures(p)
        self.weigh_goals(p, seen)
        self.weigh_heroes(p, seen)
        self.weigh_enemies(p, seen)
        self.weigh()

    def tell_mode(self, p: WolfPosition) -> None:
        """The modes of difficulty by what they change: the same position is worth less in a harder one."""
        self.add(1 if p.rules.shared_life_token_needed else 0)
        self.add(1 if p.rules.ammo_token_needed else 0)
        self.add(1 if p.rules.noise_heroes_count else 0)

    def weigh_goals(self, p: WolfPosition, seen: WolfFeatures) -> None:
        """What is still to be done, by kind."""
        kind: i64 = 0
        while kind < GOAL_KINDS:
            self.add_lasting(seen.open[kind], self.left)
            self.add_lasting(seen.rest[kind], self.left)
            kind += 1
        self.add_lasting(seen.due, self.left)
        self.add(bits.count(p.tokens & c.EVERY_CRATE))

    def weigh_heroes(self, p: WolfPosition, seen: WolfFeatures) -> None:
        """How the heroes are, and how far from what they should do next."""
        self.add_lasting(seen.hp, self.left)
        self.add_lasting(seen.armour + seen.ward, self.left)
        self.add_lasting(seen.low, self.left)
        self.add_lasting(seen.weakest, self.left)
        self.count_ways(p, heroes_on_map(p) & ~p.bleeding)
        self.add_lasting(seen.ammunition, self.left)
        self.add_lasting(seen.unarmed, self.left)
        self.add(seen.life)
        self.add(seen.glory)
        self.add_lasting(bits.count(p.dead), self.left)
        self.add_lasting(bits.count(p.bleeding), self.left)
        self.add_lasting(bits.count(p.fatigue), self.left)
        self.add_lasting(bits.count(p.left), self.left)
        self.add(1 if p.spawned == 0 else 0)

    def count_ways(self, p: WolfPosition, heroes: i64) -> None:
        """How far the heroes have to go, and who threatens them."""
        way: i64 = 0
        most: i64 = 0
        least: i64 = FARTHEST
        danger: i64 = 0
        hero: i64 = 0
        while hero < c.HEROES:
            if heroes >> hero & 1:
                self.evaluator.look(p, hero)
                danger += threat(p, hero, self.evaluator.seen)
                away = self.way(p, hero)
                way += away
                most = away if away > most else most
                least = away if away < least else least
            hero += 1
        self.add_lasting(way, self.left)
        self.add_lasting(most, self.left)
        self.add_lasting(least, self.left)
        self.add_lasting(danger, self.left)

    def way(self, p: WolfPosition, hero: i64) -> i64:
        """How far a hero is from what the mission wants next, whoever stands in between."""
        view = self.evaluator
        p.board.walk.begin()
        if not view.mark_due(p):
            return 0
        view.flood(p, p.row[c.AT + hero])
        away = view.near[p.row[c.AT + hero]]
        return away if away < FARTHEST else FARTHEST

    def weigh_enemies(self, p: WolfPosition, seen: WolfFeatures) -> None:
        """What the heroes are up against."""
        self.add_lasting(bits.count(p.nazis), self.left)
        self.add_lasting(seen.strength, self.left)
        self.add_lasting(seen.health, self.left)
        self.add_lasting(seen.wanted, self.left)
        self.add_lasting(p.danger, self.left)
        self.add_lasting(p.alarms, self.left)
        self.add(bits.count(p.noise))
        self.add(bits.count(p.bots))
        self.add(bits.count(p.stunned))
        self.add(seen.jammed)
        self.add_lasting(bits.count(p.shut), self.left)
