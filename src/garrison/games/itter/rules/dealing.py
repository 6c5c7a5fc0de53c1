"""Chapter 6: what the harder levels deal at random, the starting counters and the Tactics cards."""

# compiled

from __future__ import annotations

from mypy_extensions import i64

from garrison.core.ask import Prompt
from garrison.core.position import Offers
from garrison.games.itter import codes as c
from garrison.games.itter import events as e
from garrison.games.itter.position import DrawStep, ItterPosition
from garrison.games.itter.rules.deck import tactic_weights, tactics_deck, take_tactic


class LineUp(DrawStep):
    """At the harder levels the starting counters are dealt at random. [6.1, 6.1.2, 6.1.3]"""

    def __init__(self, area: i64) -> None:
        self.area: i64 = area

    def weights(self, p: ItterPosition, out: Offers) -> None:
        n: i64 = 0
        while n < c.KINDS:
            out.a[n] = p.row[c.LINEUP + n]
            n += 1
        out.n = c.KINDS

    def chance(self, p: ItterPosition, outcome: i64) -> None:
        one: i64 = 1
        p.row[c.LINEUP + outcome] -= 1
        p.row[c.SPACE + self.area] = outcome
        p.targets |= one << self.area
        p.tell(e.COUNTER_LINED_UP, outcome, self.area)
        p.pop()
        if self.area + 1 < c.AREAS:
            p.push(LineUp(self.area + 1))
        p.proceed()

    def prompt(self, p: ItterPosition) -> Prompt:
        return Prompt("line-up", "6.1", {"space": p.packed.space_ids[self.area]})


def deal_tactics(p: ItterPosition) -> None:
    """Tactics for this turn: one at Veteran, at Elite two, of which the older leaves. [6.1a, 6.1.3c]"""
    r = p.row
    if p.rules.tactics_in_play == 0:
        return
    deals: i64 = 1
    if p.turn == 1:
        deals = p.rules.tactics_in_play
    retire(p, p.rules.tactics_in_play - 1)
    if p.rules.tactics_in_play == 2:
        r[c.IN_PLAY + 1] = r[c.IN_PLAY]
    r[c.IN_PLAY] = c.NOBODY
    if tactics_deck(p) < 4:
        p.push(DealTactics(deals))


def retire(p: ItterPosition, slot: i64) -> None:
    """The oldest Tactics card leaves play. [6.1a, 6.1.3c]"""
    old = p.row[c.IN_PLAY + slot]
    if old != c.NOBODY:
        p.tell(e.TACTIC_RETIRED, old)
    p.row[c.IN_PLAY + slot] = c.NOBODY


class DealTactics(DrawStep):
    """A Tactics card is turned up. [6.1a, 6.1.3c]"""

    def __init__(self, left: i64) -> None:
        self.left: i64 = left

    def weights(self, p: ItterPosition, out: Offers) -> None:
        tactic_weights(p, out)

    def chance(self, p: ItterPosition, outcome: i64) -> None:
        p.pop()
        take_tactic(p, outcome)
        if p.row[c.IN_PLAY] != c.NOBODY:
            p.row[c.IN_PLAY + 1] = p.row[c.IN_PLAY]
        p.row[c.IN_PLAY] = outcome
        p.tell(e.TACTIC_DEALT, outcome)
        if self.left > 1:
            p.push(DealTactics(self.left - 1))
        p.proceed()

    def prompt(self, p: ItterPosition) -> Prompt:
        return Prompt("deal-tactic", "6.1a", {})
