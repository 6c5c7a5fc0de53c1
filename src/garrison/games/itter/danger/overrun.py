"""The exact chance that the castle is overrun this turn, if no suppression token is spent.

Where counters go is found by adding them one by one to every way the tracks can be filled. The order in which they come
does not change which spaces they fill in the end: each takes the first empty space of its track, and tracks only ever
join. Cards and tables that bring the same counters are therefore counted together.
"""

# compiled

from __future__ import annotations

from collections import Counter

from garrison.core.odds import throws
from garrison.games.itter import codes as c
from garrison.games.itter.danger.cards import (
    Hand,
    Weighed,
    hands,
    ss_phase_of,
    waiting_counters,
    with_tactics,
)
from garrison.games.itter.position import ItterPosition
from garrison.games.itter.rules.counters import find_area
from garrison.games.itter.rules.tactics import approach

Filled = dict[int, float]  # occupied spaces as a bit set → chance
Shares = dict[int, float]  # area → chance
Counts = tuple[int, ...]  # counters by kind
TRACKS = (1 << c.GUN_TARGETS) - 1


def overrun_chance(p: ItterPosition) -> float:
    """Whether some counter of the turn's cards enters the castle. [4.0, 4.3d, 4.3f]"""
    phase = ss_phase_of(p)
    return Overrun(p, with_tactics(phase), hands(phase)).chance()


class Overrun:
    """The counters that may come this turn, with the cards and Tactics cards that may bring them."""

    def __init__(self, p: ItterPosition, cases: Weighed, cards: dict[Hand, float]) -> None:
        self.p: ItterPosition = p
        self.waiting: list[tuple[int, int]] = waiting_counters(p)
        self.tables: list[tuple[list[Shares], float]] = tables(cases)
        self.coming: dict[Counts, float] = counts_of(p, cards, self.waiting)

    def chance(self) -> float:
        """That some counter enters the castle. [4.3f]"""
        safe = 0.0
        for shares, likely in self.tables:
            filled: dict[Counts, Filled] = {(0,) * c.KINDS: self.start()}
            for counts, chance in self.coming.items():
                safe += likely * chance * sum(self.fill(merged(shares, counts), shares, filled).values())
        return 1.0 - safe

    def start(self) -> Filled:
        """The tracks with the counters whose area is known already. [4.3b, 4.3d]"""
        filled: Filled = {int(self.p.targets) & TRACKS: 1.0}
        for kind, area in self.waiting:
            if area != c.NOBODY and kind <= c.STURM:
                filled = placed(self.p, filled, {area: 1.0})
        return filled

    def fill(self, counts: Counts, shares: list[Shares], known: dict[Counts, Filled]) -> Filled:
        """Every way the tracks can be filled by so many counters, without those that overrun the castle."""
        if counts not in known:
            kind = max(n for n in range(len(counts)) if counts[n] > 0)
            fewer = (*counts[:kind], counts[kind] - 1, *counts[kind + 1 :])
            known[counts] = placed(self.p, self.fill(fewer, shares, known), shares[kind])
        return known[counts]

    def rolled(self, areas: set[int], last: int) -> tuple[float, float]:
        """The chance that any counter of a kind up to `last` is rolled into these areas, and how many are expected."""
        known = sum(kind <= last and area in areas for kind, area in self.waiting)
        none = 0.0
        expected = float(known)
        for shares, likely in self.tables:
            inside = [sum(table.get(area, 0.0) for area in areas) for table in shares]
            for counts, chance in self.coming.items():
                missed = 1.0
                for kind in range(1, last + 1):
                    missed *= (1.0 - inside[kind]) ** counts[kind]
                    expected += likely * chance * inside[kind] * counts[kind]
                none += likely * chance * missed
        return (1.0 if known else 1.0 - none), expected


def tables(cases: Weighed) -> list[tuple[list[Shares], float]]:
    """The chances of the areas for each kind of counter, under Tactics cards that differ in them. [6.1b]"""
    found: dict[tuple[int, ...], tuple[list[Shares], float]] = {}
    for p, likely in cases:
        key = tuple(int(approach(p, kind)) for kind in range(1, c.MORTAR + 1))
        if key in found:
            found[key] = (found[key][0], found[key][1] + likely)
        else:
            found[key] = ([{}, *(areas(p, kind) for kind in range(1, c.MORTAR + 1))], likely)
    return list(found.values())


def areas(p: ItterPosition, kind: int) -> Shares:
    """The chance of each area: two dice, or one on the table of an approach card. [4.3, 6.1b]"""
    dice = 2 if approach(p, kind) == c.NOBODY else 1
    found: Shares = {}
    for throw, chance in throws(dice, 6):
        area = int(find_area(p, kind, throw))
        found[area] = found.get(area, 0.0) + chance
    return found


def counts_of(
    p: ItterPosition, cards: dict[Hand, float], waiting: list[tuple[int, int]]
) -> dict[Counts, float]:
    """How many counters of each kind may still have to be rolled for. [4.3]"""
    rest = Counter(kind for kind, area in waiting if area == c.NOBODY)
    found: dict[Counts, float] = {}
    for hand, chance in cards.items():
        counts = Counter(rest)
        for card in hand:
            kind = int(p.packed.card_kind[card])
            if 0 < kind <= c.MORTAR:
                counts[kind] += int(p.packed.card_counters[card])
        key = tuple(counts[kind] for kind in range(c.KINDS))
        found[key] = found.get(key, 0.0) + chance
    return found


def merged(shares: list[Shares], counts: Counts) -> Counts:
    """Infantry counted under the first kind with the same table; heavy weapons push nobody. [4.3d, 4.3g]"""
    out = [0] * c.KINDS
    for kind in range(1, c.STURM + 1):
        same = next(n for n in range(1, kind + 1) if shares[n] == shares[kind])
        out[same] += counts[kind]
    return tuple(out)


def placed(p: ItterPosition, filled: Filled, where: Shares) -> Filled:
    """One counter more; what overruns the castle is left out. [4.3d, 4.3f]"""
    after: Filled = {}
    for occupied, chance in filled.items():
        for area, share in where.items():
            space = area
            while space != c.CASTLE and occupied >> space & 1:
                space = int(p.packed.next[space])
            if space != c.CASTLE:
                key = occupied | 1 << space
                after[key] = after.get(key, 0.0) + chance * share
    return after
