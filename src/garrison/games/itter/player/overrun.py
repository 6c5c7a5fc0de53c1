"""The exact chance that the castle is overrun this turn, if no suppression token is spent.

Which counters come is found by drawing the cards in every possible order, where they go by adding them one by one to
every way the tracks can be filled. The order in which counters come does not change which spaces they fill in the end:
each takes the first empty space of its track, and tracks only ever join.
"""

from __future__ import annotations

from collections import Counter

from garrison.core.odds import chances
from garrison.core.position import Offers
from garrison.games.itter import codes as c
from garrison.games.itter.flow import begin_ss_phase
from garrison.games.itter.position import ItterPosition
from garrison.games.itter.rules.dealing import DealTactics
from garrison.games.itter.rules.deck import cards_to_come, ss_weights, take_card
from garrison.games.itter.rules.tactics import approach

Coming = tuple[
    tuple[int, int], ...
]  # how many counters by the table that places them: a Tactics card, or NOBODY
Filled = dict[int, float]  # occupied spaces as a bit set → chance


def overrun_chance(p: ItterPosition) -> float:
    """Whether some counter of the turn's cards enters the castle; asked in the Defender phase. [4.0, 4.3d, 4.3f]"""
    twin = p.copy()
    begin_ss_phase(twin)
    return _after_tactics(twin)


def _after_tactics(p: ItterPosition) -> float:
    """Over all Tactics cards that may be dealt first. [6.1a]"""
    if not isinstance(p.top, DealTactics):
        return sum(chance * _overrun(p, coming) for coming, chance in _counters(p, p.cards).items())
    total = 0.0
    for outcome, chance in chances(p):
        twin = p.copy()
        twin.chance(outcome)
        total += chance * _after_tactics(twin)
    return total


def _counters(p: ItterPosition, cards: int) -> dict[Coming, float]:
    """What so many cards may bring, with its chance. [4.0, 4.3]"""
    if cards == 0 or cards_to_come(p) == 0:
        return {(): 1.0}
    weights = Offers()
    ss_weights(p, weights)
    total = int(sum(weights.a[n] for n in range(weights.n)))
    found: dict[Coming, float] = {}
    for card in range(weights.n):
        if not weights.a[card]:
            continue
        twin = p.copy()
        take_card(twin, card)
        ends = p.packed.card_kind[card] == c.REGIMENT
        for later, chance in _counters(twin, 0 if ends else cards - 1).items():
            coming = _with_card(p, card, later)
            found[coming] = found.get(coming, 0.0) + chance * int(weights.a[card]) / total
    return found


def _with_card(p: ItterPosition, card: int, later: Coming) -> Coming:
    kind = p.packed.card_kind[card]
    if not 0 < kind <= c.STURM:
        return later
    counts = Counter(dict(later))
    counts[approach(p, kind)] += p.packed.card_counters[card]
    return tuple(sorted(counts.items()))


def _overrun(p: ItterPosition, coming: Coming) -> float:
    """The chance that these counters find a full track."""
    tracks = (1 << c.GUN_TARGETS) - 1
    filled: Filled = {p.targets & tracks: 1.0}
    for tactic, count in coming:
        for _ in range(count):
            filled = _placed(p, filled, areas(p, tactic))
    return 1.0 - sum(filled.values())


def areas(p: ItterPosition, tactic: int) -> dict[int, float]:
    """The chance of each area: two dice, or one on the table of an approach card. [4.3, 6.1b]"""
    if tactic == c.NOBODY:
        return {area: (6 - abs(area - 5)) / 36 for area in range(c.AREAS)}
    found: Counter[int] = Counter(p.packed.tactic_table[tactic * 6 + face] for face in range(6))
    return {area: count / 6 for area, count in found.items()}


def _placed(p: ItterPosition, filled: Filled, where: dict[int, float]) -> Filled:
    """One counter more; what overruns the castle is left out."""
    after: Filled = {}
    for occupied, chance in filled.items():
        for area, share in where.items():
            space = area
            while space != c.CASTLE and occupied >> space & 1:
                space = p.packed.next[space]
            if space != c.CASTLE:
                key = occupied | 1 << space
                after[key] = after.get(key, 0.0) + chance * share
    return after
