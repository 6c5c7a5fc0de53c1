"""Many games side by side, each step an answer to every one of them; for machines that learn from millions of games.

Chance is answered inside. What is on offer is a mask over all options and, game by game, a list. Where games
`restart`, one that is over makes room at once for the next: game k of lane n has the seed `seed + n + k * lanes`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from garrison.core.errors import BrokenRule, NotOffered
from garrison.core.observer import NumberRows, Observer
from garrison.core.packed import vec
from garrison.core.playout import Judge, lowest
from garrison.core.position import CHOICE, OVER, Offers, Position
from garrison.core.rng import Rng, sample
from garrison.core.rows import row

ROOM: Final = 64  # offers of a lane that there is room for at first
WHO_IS_ASKED: Final = -3  # sees: the seat that is asked, instead of one seat always


def settle(p: Position, rng: Rng, scratch: Offers) -> i64:
    """Let chance answer until somebody is asked or the game is over; which of the two."""
    kind = p.pending()
    while kind != CHOICE and kind != OVER:
        p.chance(sample(p, kind, rng, scratch))
        kind = p.pending()
    return kind


def listed(p: Position, scratch: Offers) -> list[int]:
    """The options on offer, the lowest number first."""
    p.legal(scratch)
    found = [int(scratch.a[n]) for n in range(scratch.n)]
    found.sort()
    return found


def weighed(p: Position, scratch: Offers) -> list[int]:
    """The weight of each outcome of the pending draw."""
    p.weights(scratch)
    return [int(scratch.a[n]) for n in range(scratch.n)]


class Lanes:
    """So many games of one set-up. All rows are laid out lane by lane and change with every step."""

    def __init__(
        self,
        start: Position,
        observer: Observer | None,
        rows: NumberRows | None,
        lanes: int,
        options: int,
        seats: int,
        stream: int,
        restarts: bool,
        viewer: int,
        judge: Judge | None,
    ) -> None:
        self.start: Position = start
        self.observer: Observer | None = observer  # nothing is observed without one
        self.rows: NumberRows | None = rows
        self.lanes: i64 = lanes
        self.options: i64 = options
        self.seats: i64 = seats
        self.stream: i64 = stream
        self.restarts: bool = restarts
        self.viewer: i64 = viewer
        self.judge: Judge | None = judge
        self.scratch: Offers = Offers()
        self.positions: list[Position] = [start.copy() for _ in range(lanes)]
        self.rngs: list[Rng] = [Rng(0, 0) for _ in range(lanes)]
        self.seeds: vec[i64] = row(self.lanes)
        self.seat: vec[i64] = row(self.lanes)  # who is asked
        self.over: vec[u8] = _bytes(self.lanes)  # whether the last step ended a game
        self.results: vec[i64] = row(self.lanes * self.seats)  # of the game that it ended, by seat
        self.scores: vec[i64] = row(self.lanes * self.seats)
        self.potential: vec[i64] = row(self.lanes)  # what the judge thinks for the first seat, in millionths
        self.mask: vec[u8] = _bytes(self.lanes * self.options)
        self.offered: vec[i64] = row(self.lanes * ROOM)
        self.starts: vec[i64] = row(self.lanes + 1)  # where the offers of each lane begin in `offered`
        self.next_offered: vec[i64] = row(self.lanes * ROOM)
        self.next_starts: vec[i64] = row(self.lanes + 1)
        self.used: i64 = 0

    def begin(self, seed: i64) -> None:
        """New games in all lanes."""
        self.used = 0
        lane: i64 = 0
        while lane < self.lanes:
            self.clear(lane)
            self.over[lane] = 0
            self.set_up(lane, seed + lane)
            self.show(lane)
            lane += 1
        self.turn_page()

    def resume(self, positions: list[Position], rngs: list[Rng], seeds: list[int]) -> None:
        """Go on with games that were begun elsewhere."""
        self.used = 0
        lane: i64 = 0
        while lane < self.lanes:
            self.clear(lane)
            self.positions[lane] = positions[lane]
            self.rngs[lane] = rngs[lane]
            self.seeds[lane] = seeds[lane]
            self.over[lane] = 1 if positions[lane].pending() == OVER else 0
            self.show(lane)
            lane += 1
        self.turn_page()

    def step(self, actions: list[int]) -> None:
        """One answer in every lane; refused as a whole if one of them is not on offer."""
        lane: i64 = 0
        while lane < self.lanes:
            if not self.allows(lane, actions[lane]):
                raise NotOffered(f"game {lane}: option {actions[lane]} is not on offer")
            lane += 1
        self.used = 0
        lane = 0
        while lane < self.lanes:
            self.clear(lane)
            self.answer(lane, actions[lane])
            self.show(lane)
            lane += 1
        self.turn_page()

    def allows(self, lane: i64, action: i64) -> bool:
        """Whether an option is on offer."""
        return 0 <= action < self.options and self.mask[lane * self.options + action] == 1

    def clear(self, lane: i64) -> None:
        """Forget what was on offer."""
        if self.starts[lane + 1] > self.starts[lane]:
            self.darken(lane * self.options, self.starts[lane], self.starts[lane + 1])

    def darken(self, first: i64, start: i64, end: i64) -> None:
        """Take those offers out of the mask that begins there; each was looked at when it was written down."""
        mask = self.mask
        offered = self.offered
        if first < 0 or first + self.options > len(mask) or start < 0 or end > len(offered):
            raise IndexError("offers of a lane that is not there")
        n = start
        while n < end:
            mask[first + offered[n]] = 0
            n += 1

    def set_up(self, lane: i64, seed: i64) -> None:
        """A new game."""
        p = self.start.copy()
        rng = Rng(seed, self.stream)
        self.positions[lane] = p
        self.rngs[lane] = rng
        self.seeds[lane] = seed
        settle(p, rng, self.scratch)

    def answer(self, lane: i64, action: i64) -> None:
        """Take an option, let chance answer, and begin anew if the game is over."""
        p = self.positions[lane]
        p.play(action)
        if settle(p, self.rngs[lane], self.scratch) != OVER:
            self.over[lane] = 0
            return
        self.over[lane] = 1
        seat: i64 = 0
        while seat < self.seats:
            self.results[lane * self.seats + seat] = p.result(seat)
            self.scores[lane * self.seats + seat] = p.score(seat)
            seat += 1
        if self.restarts:
            self.set_up(lane, self.seeds[lane] + self.lanes)

    def show(self, lane: i64) -> None:
        """Write down what is on offer and what is seen."""
        p = self.positions[lane]
        self.next_starts[lane] = self.used
        if p.pending() != OVER:
            self.seat[lane] = lowest(p.seats())
            self.offer(lane, p)
        if self.judge is not None:
            self.judge.look(p)
            self.potential[lane] = self.judge.result(0)
        if self.rows is not None and self.observer is not None:
            viewer = self.seat[lane] if self.viewer == WHO_IS_ASKED else self.viewer
            self.rows.look(lane, self.observer, p, viewer)

    def offer(self, lane: i64, p: Position) -> None:
        """Write down what is on offer."""
        out = self.scratch
        p.legal(out)
        if self.used + out.n > len(self.next_offered):
            self.next_offered = _longer(self.next_offered, self.used + out.n)
        if not self.light(lane * self.options, out.a, out.n):
            raise BrokenRule(f"game {lane}: an option that is none of the {self.options} was offered")
        self.used += out.n

    def light(self, first: i64, a: vec[i64], count: i64) -> bool:
        """List offers and write them into the mask that begins there; whether all of them are options."""
        mask = self.mask
        offered = self.next_offered
        options = self.options
        used = self.used
        if (
            first < 0
            or first + options > len(mask)
            or count > len(a)
            or used < 0
            or used + count > len(offered)
        ):
            raise IndexError("no room for the offers of a lane")
        n: i64 = 0
        while n < count:
            option = a[n]
            if option < 0 or option >= options:
                return False
            offered[used + n] = option
            mask[first + option] = 1
            n += 1
        return True

    def turn_page(self) -> None:
        """What was written down is what is on offer now."""
        self.next_starts[self.lanes] = self.used
        starts, offered = self.starts, self.offered
        self.starts, self.offered = self.next_starts, self.next_offered
        self.next_starts, self.next_offered = starts, offered


def _bytes(size: i64) -> vec[u8]:
    dark: list[u8] = [0] * size
    return vec[u8](dark)


def _longer(values: vec[i64], least: i64) -> vec[i64]:
    """A copy with room for more."""
    longer = row(2 * least)
    n: i64 = 0
    while n < len(values):
        longer[n] = values[n]
        n += 1
    return longer
