"""What the SS player's cards are worth to the heuristic player."""

# compiled

from __future__ import annotations

from mypy_extensions import i64

from garrison.games.itter import codes as c
from garrison.games.itter.position import ItterPosition


def order_value(p: ItterPosition, card: i64) -> i64:
    """Counters win the game, many at once best; guns and shells when the tank or the tokens are in the way."""
    t = p.packed
    kind = t.card_kind[card]
    if kind <= c.STURM:
        return 40 + 20 * t.card_counters[card] + 5 * kind
    if kind <= c.MORTAR:
        return 30
    if kind == c.PANZERFAUST:
        return 50 if p.tank == 0 and p.row[c.DEFENSE + c.TANK] <= 5 else 20
    if kind == c.SNIPER or kind == c.SUPPRESSIVE_FIRE:
        return 35 if kind == c.SNIPER else 10 + 10 * p.guns
    return 25


def tactic_value(p: ItterPosition, tactic: i64) -> i64:
    """Tactics that help the orders laid this turn."""
    t = p.packed
    value: i64 = 0
    n: i64 = 0
    while n < c.ORDERS_ROOM:
        card = p.row[c.ORDERS + n]
        if card != c.NOBODY:
            kind = t.card_kind[card]
            value += 3 * t.tactic_extra[tactic * c.KINDS + kind]
            value += 4 * t.tactic_bonus[tactic * c.KINDS + kind] * t.card_counters[card]
            if t.tactic_approach[tactic] >> kind & 1:
                value += 4 * t.card_counters[card]
            if t.tactic_cap[tactic] > 0 and kind <= c.STURM:
                value += 2 * t.card_counters[card]
        n += 1
    return value
