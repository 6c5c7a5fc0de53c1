"""Castle Itter as a row of numbers for machines that learn: what a seat sees, the same places always.

Unseen SS cards are counted together wherever they are, deck, hand or orders, for whoever does not see them. [6.2b]
"""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core.observing import AMOUNT, ONE_OF, SET, Field
from garrison.core.position import Offers
from garrison.games.itter import codes as c
from garrison.games.itter.position import ItterPosition

SS: Final = 1  # the number of the SS player's seat
# What can be asked, in an order that stays: whoever has learned knows each by its number.
STEPS: Final = (
    "LineUp", "DefenderPhase", "Act", "DealTactics", "SsPhase", "OrdersPhase", "AttackRoll", "WeaponChoice", "Split",
    "Recoveries", "Barrage", "PlaceCounters", "Suppression", "SuppressionRoll", "Aim", "Shot", "Colour", "Flak",
    "LocationRoll", "LocationShot", "Rescue", "Shaken", "Sacrifice", "FillHand", "ChooseOrders", "ChooseTactic",
    "GameOver",
)  # fmt: skip
STEP_NUMBER: Final[dict[str, int]] = {name: n for n, name in enumerate(STEPS)}

OBSERVATION: Final[tuple[Field, ...]] = (
    Field("asked", ONE_OF, len(STEPS)),
    Field("turn", AMOUNT, 21),
    Field("actions", AMOUNT, 5),
    Field("cards", AMOUNT, 5),
    Field("deck-left", AMOUNT, 60),
    Field("guns", AMOUNT, c.GUNS),
    Field("tank", ONE_OF, 3),
    Field("flags", SET, 2),  # the cannon is loaded; somebody escaped
    Field("exhausted", SET, c.DEFENDERS),
    Field("disrupted", SET, c.DEFENDERS),
    Field("acted", SET, c.DEFENDERS),
    Field("commanded", SET, c.DEFENDERS),
    Field("shifted", SET, c.DEFENDERS),
    Field("supply", SET, c.DEFENDERS),
    Field("apart", SET, c.DEFENDERS),
    Field("gone", SET, c.DEFENDERS),
    Field("taken", SET, c.SQUARES),
    Field("targets", SET, c.TARGETS),
    Field("here", SET, c.DEFENDERS, c.LOCATIONS),
    Field("counter", ONE_OF, c.KINDS, c.SPACES),
    Field("tokens", AMOUNT, 30, c.CRATES),
    Field("defense", AMOUNT, 6, c.LOCATIONS),
    Field("unseen", AMOUNT, 10, c.CARDS),
    Field("hand", AMOUNT, 5, c.CARDS),  # all none for who does not see it
)


def observe(p: ItterPosition, seat: i64, out: Offers) -> None:
    """The numbers of OBSERVATION."""
    r = p.row
    out.n = 0
    _counts(p, seat, out)
    _sets(p, out)
    out.add_row(r, c.HERE, c.LOCATIONS)
    out.add_row(r, c.SPACE, c.SPACES)
    out.add_row(r, c.TOKENS, c.CRATES)
    out.add_row(r, c.DEFENSE, c.LOCATIONS)
    _cards(p, seat, out)


def _counts(p: ItterPosition, seat: i64, out: Offers) -> None:
    asked = p.seats() >> (seat if seat > 0 else 0) & 1
    out.add(STEP_NUMBER[type(p.top).__name__] if asked else -1)
    out.add(p.turn)
    out.add(p.actions)
    out.add(p.cards)
    out.add(0 if p.rules.competitive else p.deck_left)
    out.add(p.guns)
    out.add(p.tank)
    out.add(p.loaded + 2 * p.escaped)


def _sets(p: ItterPosition, out: Offers) -> None:
    out.add(p.exhausted)
    out.add(p.disrupted)
    out.add(p.acted)
    out.add(p.commanded)
    out.add(p.shifted)
    out.add(p.supply)
    out.add(p.apart)
    out.add(p.gone)
    out.add(p.taken)
    out.add(p.targets)


def _cards(p: ItterPosition, seat: i64, out: Offers) -> None:
    """Cards in hand or ordered are unseen to all but the SS player."""
    r = p.row
    unseen = out.n
    out.add_row(r, c.DECK, c.CARDS)
    hand = out.n
    out.add_row(r, c.HAND, c.CARDS)
    n: i64 = 0
    while n < c.ORDERS_ROOM:
        card = r[c.ORDERS + n]
        if card != c.NOBODY:
            out.a[hand + card] += 1
        n += 1
    if seat == SS:
        return
    n = 0
    while n < c.CARDS:
        out.a[unseen + n] += out.a[hand + n]
        out.a[hand + n] = 0
        n += 1
