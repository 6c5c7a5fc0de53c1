"""What a position is likely to come to, without playing on: a weighted sum of what can be counted.

The weights are in `judgement.py`, found by `studies/learn_judge.py` from games of the heuristic player. All whole
numbers, so that plain and compiled builds judge alike.
"""

# compiled

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from garrison.core import bits
from garrison.core.playout import LinearJudge
from garrison.core.position import Position
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.ending import is_due, is_met, progress
from garrison.games.wolfenstein.player.appraisal import Appraisal, threat
from garrison.games.wolfenstein.player.weights import RESULT, SCORE
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.figures import heroes_on_map

FARTHEST: Final = 40  # AP; whatever is further off counts like this
GOAL_KINDS: Final = 5


@final
class WolfJudge(LinearJudge):
    """The heroes' judgement; all win or lose together."""

    def __init__(self) -> None:
        super().__init__(RESULT, SCORE, True)
        self.appraisal: Appraisal = Appraisal()
        self.left: i64 = 0

    def look(self, p: Position) -> None:
        """Count the features of a position."""
        assert isinstance(p, WolfPosition)
        self.count = 0
        self.left = p.board.round_limit - p.round + 1
        self.add_lasting(1, self.left)
        self.add(self.left * self.left)
        self.add(p.board.round_limit)
        self.count_goals(p)
        self.count_heroes(p)
        self.count_enemies(p)

    def count_goals(self, p: WolfPosition) -> None:
        """What is still to be done, by kind."""
        b = p.board
        kind: i64 = 0
        while kind < GOAL_KINDS:
            open_goals: i64 = 0
            rest: i64 = 0
            n: i64 = 0
            while n < b.goals:
                if b.goal_kind[n] == kind and not is_met(p, n):
                    open_goals += 1
                    rest += b.goal_count[n] - done(p, n)
                n += 1
            self.add_lasting(open_goals, self.left)
            self.add_lasting(rest, self.left)
            kind += 1
        due: i64 = 0
        n = 0
        while n < b.goals:
            if not is_met(p, n) and is_due(p, n):
                due += 1
            n += 1
        self.add_lasting(due, self.left)
        self.add(bits.count(p.tokens & bits_below(c.FIRST_EVENT)))

    def count_heroes(self, p: WolfPosition) -> None:
        """How the heroes are, and how far from what they should do next."""
        there = heroes_on_map(p)
        self.count_health(p, there)
        self.count_ways(p, there & ~p.bleeding)
        self.count_supplies(p, there)
        self.add_lasting(bits.count(p.dead), self.left)
        self.add_lasting(bits.count(p.bleeding), self.left)
        self.add_lasting(bits.count(p.fatigue), self.left)
        self.add_lasting(bits.count(p.left), self.left)
        self.add(1 if p.spawned == 0 else 0)

    def count_health(self, p: WolfPosition, heroes: i64) -> None:
        """What the heroes can still take."""
        r = p.row
        hp: i64 = 0
        armour: i64 = 0
        hurt: i64 = 0
        weakest: i64 = FARTHEST
        hero: i64 = 0
        while hero < c.HEROES:
            if heroes >> hero & 1:
                protected = r[c.ARMOUR + hero] + r[c.WARD + hero]
                stamina = r[c.HP + hero] + protected
                hp += r[c.HP + hero]
                armour += protected
                hurt += 1 if r[c.HP + hero] <= 2 else 0
                weakest = stamina if stamina < weakest else weakest
            hero += 1
        self.add_lasting(hp, self.left)
        self.add_lasting(armour, self.left)
        self.add_lasting(hurt, self.left)
        self.add_lasting(weakest, self.left)

    def count_ways(self, p: WolfPosition, heroes: i64) -> None:
        """How far the heroes have to go, and who threatens them."""
        way: i64 = 0
        most: i64 = 0
        least: i64 = FARTHEST
        danger: i64 = 0
        hero: i64 = 0
        while hero < c.HEROES:
            if heroes >> hero & 1:
                self.appraisal.look(p, hero)
                danger += threat(p, hero, self.appraisal.seen)
                away = self.way(p, hero)
                way += away
                most = away if away > most else most
                least = away if away < least else least
            hero += 1
        self.add_lasting(way, self.left)
        self.add_lasting(most, self.left)
        self.add_lasting(least, self.left)
        self.add_lasting(danger, self.left)

    def count_supplies(self, p: WolfPosition, heroes: i64) -> None:
        """What the heroes have to spend."""
        r = p.row
        ammunition: i64 = 0
        empty: i64 = 0
        life: i64 = 0
        glory: i64 = 0
        hero: i64 = 0
        while hero < c.HEROES:
            if heroes >> hero & 1:
                tokens: i64 = 0
                kind: i64 = 0
                while kind < c.AMMO_KINDS:
                    tokens += r[c.AMMUNITION + hero * c.AMMO_KINDS + kind]
                    kind += 1
                ammunition += tokens
                empty += 1 if tokens == 0 else 0
                life += r[c.LIFE + hero]
                glory += r[c.GLORY + hero]
            hero += 1
        self.add_lasting(ammunition, self.left)
        self.add_lasting(empty, self.left)
        self.add(life)
        self.add(glory)

    def way(self, p: WolfPosition, hero: i64) -> i64:
        """How far a hero is from what the mission wants next, whoever stands in between."""
        view = self.appraisal
        p.board.walk.begin()
        if not view.mark_due(p):
            return 0
        view.flood(p, p.row[c.AT + hero])
        away = view.near[p.row[c.AT + hero]]
        return away if away < FARTHEST else FARTHEST

    def count_enemies(self, p: WolfPosition) -> None:
        """What the heroes are up against."""
        t = p.packed
        strength: i64 = 0
        health: i64 = 0
        named: i64 = 0  # health of those the mission wants dead
        pool = p.nazis
        while pool != 0:
            low = pool & -pool
            who = bits.BIT[low % bits.MODULUS]
            strength += t.dice[t.type_of[who]]
            health += p.row[c.HP + who] + p.row[c.ARMOUR + who]
            if is_named(p, t.type_of[who]):
                named += p.row[c.HP + who] + p.row[c.ARMOUR + who]
            pool ^= low
        jammed: i64 = 0
        n: i64 = 0
        while n < t.weapon_cards:
            jammed += p.row[c.WEAPON_STATE + n] & c.JAMMED
            n += 1
        self.add_lasting(bits.count(p.nazis), self.left)
        self.add_lasting(strength, self.left)
        self.add_lasting(health, self.left)
        self.add_lasting(named, self.left)
        self.add_lasting(p.danger, self.left)
        self.add_lasting(p.alarms, self.left)
        self.add(bits.count(p.noise))
        self.add(bits.count(p.bots))
        self.add(bits.count(p.stunned))
        self.add(jammed)
        self.add_lasting(bits.count(p.shut), self.left)


def done(p: WolfPosition, goal: i64) -> i64:
    """How much of a goal is done; of leaving the map, how many heroes have left."""
    return bits.count(p.left) if p.board.goal_kind[goal] == c.GOAL_EXIT else progress(p, goal)


def is_named(p: WolfPosition, kind: i64) -> bool:
    """Whether the mission still wants such enemies dead. [G.4]"""
    b = p.board
    n: i64 = 0
    while n < b.goals:
        if b.goal_kind[n] == c.GOAL_KILL and b.goal_what[n] == kind and not is_met(p, n):
            return True
        n += 1
    return False


def bits_below(n: i64) -> i64:
    """The set of all numbers below n."""
    one: i64 = 1
    return (one << n) - 1
