"""The SS cards of a turn that may come: what they are, whatever their order, and the Tactics cards before them."""

# compiled

from __future__ import annotations

from mypy_extensions import i64

from garrison.core.odds import chances
from garrison.core.position import Offers
from garrison.games.itter import codes as c
from garrison.games.itter.flow import SsPhase, begin_ss_phase
from garrison.games.itter.position import ItterPosition
from garrison.games.itter.rules.counters import PlaceCounters, Suppression, SuppressionRoll
from garrison.games.itter.rules.dealing import DealTactics
from garrison.games.itter.rules.deck import cards_to_come, ss_weights, take_card

Hand = tuple[int, ...]  # cards in ascending order
Weighed = list[tuple[ItterPosition, float]]  # positions, each with its chance


def ss_phase_of(p: ItterPosition) -> ItterPosition:
    """A copy in which the SS cards of this turn come next: those that are left, once the SS Phase has begun. [4.0]"""
    twin = p.copy()
    if not in_ss_phase(p):
        begin_ss_phase(twin)
    elif not isinstance(twin.top, DealTactics):
        twin.restart(SsPhase())
    return twin


def in_ss_phase(p: ItterPosition) -> bool:
    """Whether the cards of this turn are being revealed."""
    return isinstance(p.steps()[0], SsPhase)


def waiting_counters(p: ItterPosition) -> list[tuple[int, int]]:
    """Counters of the card being resolved: the kind of each and its area, or NOBODY before the dice. [4.3, 4.3b]"""
    out: list[tuple[int, int]] = []
    for step in p.steps():
        if isinstance(step, PlaceCounters):
            out += [(int(step.kind), c.NOBODY)] * int(step.left)
        elif isinstance(step, (Suppression, SuppressionRoll)):
            out.append((int(step.kind), int(step.area)))
    return out


def with_tactics(p: ItterPosition) -> Weighed:
    """The SS Phase with each Tactics card that may be dealt first. [6.1a, 6.1.3c]"""
    if not isinstance(p.top, DealTactics):
        return [(p, 1.0)]
    found: Weighed = []
    for outcome, chance in chances(p):
        twin = p.copy()
        twin.chance(outcome)
        for after, likely in with_tactics(twin):
            found.append((after, chance * likely))
    return found


def hands(p: ItterPosition) -> dict[Hand, float]:
    """The cards that the rest of the SS Phase may bring, each set with its chance; the 142nd ends it. [4.0, 5.0b]"""
    found: dict[Hand, float] = {}
    now: dict[Hand, tuple[ItterPosition, float]] = {(): (p, 1.0)}
    for _ in range(p.cards):
        after: dict[Hand, tuple[ItterPosition, float]] = {}
        for hand, (before, likely) in now.items():
            if cards_to_come(before) == 0:
                found[hand] = found.get(hand, 0.0) + likely
                continue
            for card, chance in next_cards(before):
                larger = tuple(sorted((*hand, card)))
                share = likely * chance
                if p.packed.card_kind[card] == c.REGIMENT:
                    found[larger] = found.get(larger, 0.0) + share
                elif larger in after:
                    after[larger] = (after[larger][0], after[larger][1] + share)
                else:
                    twin = before.copy()
                    take_card(twin, card)
                    after[larger] = (twin, share)
        now = after
    for hand, (_, likely) in now.items():
        found[hand] = found.get(hand, 0.0) + likely
    return found


def next_cards(p: ItterPosition) -> list[tuple[int, float]]:
    """Each card that may be next, with its chance. [S.5]"""
    weights = Offers()
    ss_weights(p, weights)
    total: i64 = 0
    n: i64 = 0
    while n < weights.n:
        total += weights.a[n]
        n += 1
    return [(card, int(weights.a[card]) / int(total)) for card in range(weights.n) if weights.a[card] > 0]


def unseen_kinds(p: ItterPosition) -> list[int]:
    """Kinds of the SS cards that nobody has seen resolved: those in the deck, in the hand and face down. [6.2b]

    The Defender can count them, and nothing here says which of them are where.
    """
    t = p.packed
    kinds: set[int] = set()
    for card in range(t.cards - 1):  # wherever the 142nd is, it harms nobody
        if p.row[c.DECK + card] + p.row[c.HAND + card] > 0:
            kinds.add(int(t.card_kind[card]))
    for place in range(c.ORDERS_ROOM):
        if p.row[c.ORDERS + place] != c.NOBODY:
            kinds.add(int(t.card_kind[p.row[c.ORDERS + place]]))
    return sorted(kinds)
