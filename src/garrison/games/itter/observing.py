"""Castle Itter as a row of numbers for machines that learn: what a seat sees, the same places always.

Unseen SS cards are counted together wherever they are, deck, hand or orders, for whoever does not see them. [6.2b]
"""

from __future__ import annotations

from garrison.core.observing import AMOUNT, ONE_OF, SET, Field
from garrison.games.itter import codes
from garrison.games.itter import position as at
from garrison.games.itter.position import ItterPosition
from garrison.games.itter.state import STEPS
from garrison.games.itter.view import SS

STEP_NUMBER = {name: n for n, name in enumerate(STEPS)}

OBSERVATION: tuple[Field, ...] = (
    Field("asked", ONE_OF, len(STEPS)),
    Field("turn", AMOUNT, 21),
    Field("actions", AMOUNT, 5),
    Field("cards", AMOUNT, 5),
    Field("deck-left", AMOUNT, 60),
    Field("guns", AMOUNT, codes.GUNS),
    Field("tank", ONE_OF, 3),
    Field("flags", SET, 2),  # the cannon is loaded; somebody escaped
    Field("exhausted", SET, codes.DEFENDERS),
    Field("disrupted", SET, codes.DEFENDERS),
    Field("acted", SET, codes.DEFENDERS),
    Field("commanded", SET, codes.DEFENDERS),
    Field("shifted", SET, codes.DEFENDERS),
    Field("supply", SET, codes.DEFENDERS),
    Field("apart", SET, codes.DEFENDERS),
    Field("gone", SET, codes.DEFENDERS),
    Field("taken", SET, codes.SQUARES),
    Field("targets", SET, codes.TARGETS),
    Field("here", SET, codes.DEFENDERS, codes.LOCATIONS),
    Field("counter", ONE_OF, codes.KINDS, codes.SPACES),
    Field("tokens", AMOUNT, 30, codes.CRATES),
    Field("defense", AMOUNT, 6, codes.LOCATIONS),
    Field("unseen", AMOUNT, 10, codes.CARDS),
    Field("hand", AMOUNT, 5, codes.CARDS),  # all none for who does not see it
)


def observe(p: ItterPosition, seat: int) -> list[int]:
    """The numbers of OBSERVATION."""
    r = p.row
    hand = _hand(p)
    unseen = list(r[at.DECK : at.DECK + codes.CARDS])
    if seat != SS:
        unseen = [a + b for a, b in zip(unseen, hand, strict=True)]
        hand = [0] * codes.CARDS
    return [
        STEP_NUMBER[type(p.top).__name__] if p.seats() >> max(seat, 0) & 1 else -1,
        p.turn, p.actions, p.cards,
        0 if p.rules.competitive else p.deck_left,
        p.guns, p.tank, p.loaded + 2 * p.escaped,
        p.exhausted, p.disrupted, p.acted, p.commanded, p.shifted, p.supply, p.apart, p.gone, p.taken, p.targets,
        *r[at.HERE : at.HERE + codes.LOCATIONS],
        *r[at.SPACE : at.SPACE + codes.SPACES],
        *r[at.TOKENS : at.TOKENS + codes.CRATES],
        *r[at.DEFENSE : at.DEFENSE + codes.LOCATIONS],
        *unseen,
        *hand,
    ]  # fmt: skip


def _hand(p: ItterPosition) -> list[int]:
    """The SS player's cards by kind, in hand or ordered."""
    cards = list(p.row[at.HAND : at.HAND + codes.CARDS])
    for card in p.row[at.ORDERS : at.ORDERS + 3]:
        if card != codes.NOBODY:
            cards[card] += 1
    return cards
