"""What the heuristic player looks at: how far every space is from what a hero should do next."""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core import bits
from garrison.core.packed import vec
from garrison.core.reasons import ALLOWED
from garrison.core.rows import row
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.actions.gates import clear_ap
from garrison.games.wolfenstein.board import BUCKETS, Board, Walk, distance
from garrison.games.wolfenstein.ending import is_due, is_met
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.figures import gap
from garrison.games.wolfenstein.rules.sight import sees
from garrison.games.wolfenstein.rules.weapons import reach_of, weapon_reason
from garrison.games.wolfenstein.weighing import Weighing

FAR: Final = 999
CHEAPEST: Final = 2  # AP of an attack, at the least


class WolfEvaluator(Weighing):
    """The map as one hero sees it: `near[cell]` is the way to the nearest thing worth going to, in AP."""

    def __init__(self, ready: i64 = 0, crate_way: i64 = 0) -> None:
        super().__init__()
        self.ready: i64 = ready  # 1: only enemies that can be attacked in this turn are fought
        self.crate_way: i64 = crate_way  # spaces within which a crate is worth going to
        self.near: vec[i64] = row(c.CELLS)
        self.fights: bool = False  # whether enemies in sight come first
        self.helping: bool = False
        # What `near` was worked out for.
        self.board: Board | None = None
        self.gates: i64 = 0
        self.bars: i64 = 0
        self.tokens: i64 = 0
        self.goals: i64 = 0
        self.goal: vec[i64] = row(c.CELLS)

    def look(self, p: WolfPosition, hero: i64) -> None:
        """Take in the situation of a hero or bot."""
        self.seen = 0
        pool = p.nazis
        while pool != 0:
            low = pool & -pool
            if sees(p, hero, bits.BIT[low % bits.MODULUS]):
                self.seen |= low
            pool ^= low
        self.reach = best_loaded(p, hero)
        self.fights = self.seen != 0 and p.attacks > 0 and (self.ready == 0 or self.can_attack(p, hero))
        w = p.board.walk
        w.begin()
        self.helping = self.call_for_help(p, hero)
        if not self.helping:
            self.set_goals(p, hero)
        bars = p.barred
        if hero < c.HEROES and bars != 0 and clear_ap(p, hero) >= 0:
            bars = 0
        if not self.is_known(p, p.row[c.AT + hero], bars):
            self.remember(p, bars)
            self.flood(p, p.row[c.AT + hero])

    def is_known(self, p: WolfPosition, here: i64, bars: i64) -> bool:
        """Whether the ways are still those of the last look."""
        w = p.board.walk
        if self.board is not p.board or self.gates != p.shut | p.barred or self.bars != bars:
            return False
        if self.tokens != p.tokens or self.goals != w.found or self.near[here] == FAR:
            return False
        n: i64 = 0
        while n < w.found:
            if self.goal[n] != w.nodes[n]:
                return False
            n += 1
        return True

    def remember(self, p: WolfPosition, bars: i64) -> None:
        """Note what the ways are worked out for."""
        w = p.board.walk
        self.board = p.board
        self.gates = p.shut | p.barred
        self.bars = bars
        self.tokens = p.tokens
        self.goals = w.found
        n: i64 = 0
        while n < w.found:
            self.goal[n] = w.nodes[n]
            n += 1

    def call_for_help(self, p: WolfPosition, hero: i64) -> bool:
        """A bleeding hero comes before all else, for one who can help."""
        if (
            p.bleeding == 0
            or hero >= c.HEROES
            or (p.rules.shared_life_token_needed and p.row[c.LIFE + hero] == 0)
        ):
            return False
        self.mark(p, p.bleeding)
        return True

    def set_goals(self, p: WolfPosition, hero: i64) -> None:
        """Enemies in sight while an attack is left, else what the mission asks for next."""
        if self.fights and self.reach > 0:
            self.mark(p, self.seen)
            return
        if self.crate_way > 0 and self.seen == 0:
            self.mark_crates(p, p.row[c.AT + hero])
        if not self.mark_due(p):
            self.mark(p, p.nazis)
            if p.nazis == 0:
                p.board.walk.reach(p.row[c.AT + hero], 0, 0, c.NOBODY)

    def can_attack(self, p: WolfPosition, hero: i64) -> bool:
        """Whether the AP may do for going up to an enemy in sight and attacking him."""
        steps: i64 = FAR
        pool = self.seen
        while pool != 0:
            low = pool & -pool
            away = gap(p, hero, bits.BIT[low % bits.MODULUS]) - self.reach
            steps = away if away < steps else steps
            pool ^= low
        return (steps if steps > 0 else 0) + CHEAPEST <= p.ap + p.free

    def mark_crates(self, p: WolfPosition, here: i64) -> None:
        """Crates near enough to be worth the way."""
        b = p.board
        n: i64 = 0
        while n < c.CRATE_TOKENS:
            if p.tokens >> n & 1 and distance(here, b.token_cell[n]) <= self.crate_way:
                b.walk.reach(b.token_cell[n], 0, 0, c.NOBODY)
            n += 1

    def mark_due(self, p: WolfPosition) -> bool:
        """Everything that the mission asks for next; whether there is anything."""
        found = False
        n: i64 = 0
        while n < p.board.goals:
            if not is_met(p, n) and is_due(p, n):
                found = self.mark_goal(p, n) or found
            n += 1
        return found

    def mark(self, p: WolfPosition, figures: i64) -> None:
        """Figures worth going to."""
        while figures != 0:
            low = figures & -figures
            p.board.walk.reach(p.row[c.AT + bits.BIT[low % bits.MODULUS]], 0, 0, c.NOBODY)
            figures ^= low

    def mark_goal(self, p: WolfPosition, goal: i64) -> bool:
        """Where one goal can be worked for; False if nowhere."""
        b = p.board
        w = b.walk
        kind = b.goal_kind[goal]
        what = b.goal_what[goal]
        if kind == c.GOAL_KILL:
            figures = of_kind(p, what)
            self.mark(p, figures)
            return figures != 0
        if kind == c.GOAL_SEARCH or kind == c.GOAL_EXIT:
            w.reach(b.token_cell[c.FIRST_OBJECTIVE + what], 0, 0, c.NOBODY)
            return True
        if kind == c.GOAL_REACH:
            return self.mark_tile(p, what)
        found = False
        n: i64 = 0
        while kind == c.GOAL_EVENTS and n < c.EVENT_TOKENS:
            if p.tokens >> (c.FIRST_EVENT + n) & 1:
                cell = b.token_cell[c.FIRST_EVENT + n]
                w.reach(cell, 0, 0, c.NOBODY)
                self.mark(p, p.row[c.IN_TILE + b.tile[cell]] & p.nazis)
                found = True
            n += 1
        return found

    def mark_tile(self, p: WolfPosition, tile: i64) -> bool:
        """Every space of a tile, those deep inside first, so that others can come after."""
        b = p.board
        n: i64 = 0
        while n < b.floor:
            if b.tile[b.cells[n]] == tile:
                b.walk.reach(b.cells[n], 0, 0, c.NOBODY)
            n += 1
        return True

    def flood(self, p: WolfPosition, here: i64) -> None:
        """Spread from the goals as far as the hero: doors cost their AP, barricades stop whoever cannot clear them."""
        b = p.board
        w = b.walk
        near = self.near
        cells = b.cells
        n: i64 = 0
        while n < b.floor:
            near[cells[n]] = FAR
            n += 1
        n = 0
        while n < w.found:
            near[w.nodes[n]] = 0
            n += 1
        level: i64 = 0
        empty: i64 = 0
        while empty < BUCKETS and near[here] >= level:
            bucket = level & (BUCKETS - 1)
            n = 0
            while n < w.sizes[bucket]:
                cell = w.buckets[bucket * 4 * c.CELLS + n]
                n += 1
                if near[cell] == level:  # else a shorter way was found since
                    self.widen(p, cell, level)
            empty += 1
            if n != 0:
                empty = 0
            w.sizes[bucket] = 0
            level += 1
        self.forget(w, level)

    def forget(self, w: Walk, level: i64) -> None:
        """What waits for its turn at the end counts as far: shorter ways to it may not have been looked at."""
        near = self.near
        bucket: i64 = 0
        while bucket < BUCKETS:
            n: i64 = 0
            while n < w.sizes[bucket]:
                cell = w.buckets[bucket * 4 * c.CELLS + n]
                if near[cell] >= level:
                    near[cell] = FAR
                n += 1
            bucket += 1

    def widen(self, p: WolfPosition, cell: i64, cost: i64) -> None:
        """From one space to its neighbours, against the direction of walking."""
        b = p.board
        near = self.near
        step = b.step
        gates = b.gate
        token_at = b.token_at
        closed = self.gates
        bars = self.bars
        tokens = self.tokens
        paid = cost + (2 if b.ground[cell] & c.DIFFICULT else 1)
        place = cell * c.DIRECTIONS
        last = place + c.DIRECTIONS
        while place < last:
            there = step[place]
            if there >= 0 and near[there] > paid:
                gate = gates[place]
                token = token_at[there]
                if (token < 0 or tokens >> token & 1 == 0) and (gate < 0 or bars >> gate & 1 == 0):
                    door: i64 = 1 if gate >= 0 and closed >> gate & 1 else 0
                    if near[there] > paid + door:
                        near[there] = paid + door
                        b.walk.wait(there, paid + door)
            place += 1


def of_kind(p: WolfPosition, kind: i64) -> i64:
    """All enemies of a kind on the map."""
    out: i64 = 0
    pool = p.nazis
    while pool != 0:
        low = pool & -pool
        if p.packed.type_of[bits.BIT[low % bits.MODULUS]] == kind:
            out |= low
        pool ^= low
    return out


def best_loaded(p: WolfPosition, hero: i64) -> i64:
    """The longest range of the hero's weapons that could fire now; 1 for bare hands."""
    if hero >= c.HEROES:
        return p.packed.range[p.packed.type_of[hero]]
    best: i64 = 1
    arms = p.row[c.ARMS + hero]
    while arms != 0:
        low = arms & -arms
        card = bits.BIT[low % bits.MODULUS]
        if weapon_reason(p, hero, card) == ALLOWED and reach_of(p, card, c.NOBODY) > best:
            best = reach_of(p, card, c.NOBODY)
        arms ^= low
    return best
