"""What the SS player's cards are worth to the heuristic player."""

# compiled

from __future__ import annotations

from mypy_extensions import i64

from garrison.games.itter.codes import (
    KINDS,
    MORTAR,
    NOBODY,
    PANZERFAUST,
    SNIPER,
    STURM,
    SUPPRESSIVE_FIRE,
    TANK,
)
from garrison.games.itter.position import DEFENSE, ORDERS, ItterPosition


def order_value(p: ItterPosition, card: i64) -> i64:
    """Counters win the game, many at once best; guns and shells when the tank or the tokens are in the way."""
    t = p.packed
    kind = t.card_kind[card]
    if kind <= STURM:
        return 40 + 20 * t.card_counters[card] + 5 * kind
    if kind <= MORTAR:
        return 30
    if kind == PANZERFAUST:
        return 50 if p.tank == 0 and p.row[DEFENSE + TANK] <= 5 else 20
    if kind == SNIPER or kind == SUPPRESSIVE_FIRE:
        return 35 if kind == SNIPER else 10 + 10 * p.guns
    return 25


def tactic_value(p: ItterPosition, tactic: i64) -> i64:
    """Tactics that help the orders laid this turn."""
    t = p.packed
    value: i64 = 0
    n: i64 = 0
    while n < 3:
        card = p.row[ORDERS + n]
        if card != NOBODY:
            kind = t.card_kind[card]
            value += 3 * t.tactic_extra[tactic * KINDS + kind]
            value += 4 * t.tactic_bonus[tactic * KINDS + kind] * t.card_counters[card]
            if t.tactic_approach[tactic] >> kind & 1:
                value += 4 * t.card_counters[card]
            if t.tactic_cap[tactic] > 0 and kind <= STURM:
                value += 2 * t.card_counters[card]
        n += 1
    return value
