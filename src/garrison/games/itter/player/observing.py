"""Castle Itter as a row of numbers for machines that learn: what a seat sees, the same places always.

Unseen SS cards are counted together wherever they are, deck, hand or orders, for whoever does not see them. [6.2b]
The question that is pending is named with all it is about, so that equal rows have equal offers.
"""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core.observer import EVERYTHING, Observer, StepNumbers
from garrison.core.observing import AMOUNT, ONE_OF, SET, Field
from garrison.core.position import Offers, Position
from garrison.games.itter import codes as c
from garrison.games.itter.actions.command import Recoveries
from garrison.games.itter.actions.shoot import Split, WeaponChoice
from garrison.games.itter.flow import Act
from garrison.games.itter.position import ItterPosition, Step
from garrison.games.itter.rules.barrage import Barrage
from garrison.games.itter.rules.counters import Suppression
from garrison.games.itter.rules.locations import Shaken
from garrison.games.itter.rules.losses import Sacrifice

SS: Final = 1  # the number of the SS player's seat
# What can be asked, in an order that stays: whoever has learned knows each by its number.
STEPS: Final = (
    "LineUp", "DefenderPhase", "Act", "DealTactics", "SsPhase", "OrdersPhase", "AttackRoll", "WeaponChoice", "Split",
    "Recoveries", "Barrage", "PlaceCounters", "Suppression", "SuppressionRoll", "Aim", "Shot", "Colour", "Flak",
    "LocationRoll", "LocationShot", "Rescue", "Shaken", "Sacrifice", "FillHand", "ChooseOrders", "ChooseTactic",
    "GameOver",
)  # fmt: skip
STEP_NUMBERS: Final = StepNumbers(STEPS)

# What the question is about, by its place among the numbers of the question.
WHO: Final = 0
TARGET: Final = 1
KIND: Final = 2
AREA: Final = 3
COLOURS: Final = 4
MEN: Final = 5
AMOUNT_LEFT: Final = 6
FIRED: Final = 7
ALREADY: Final = 8
PLACED: Final = 1
MOVED: Final = 2
SNIPED: Final = 4

OBSERVATION: Final[tuple[Field, ...]] = (
    Field("asked", ONE_OF, len(STEPS), names=STEPS),
    Field("asked-who", ONE_OF, c.DEFENDERS),
    Field("asked-target", ONE_OF, c.TARGETS + 1, says="the last one: suppression"),
    Field("asked-kind", ONE_OF, c.KINDS),
    Field("asked-area", ONE_OF, c.AREAS),
    Field("asked-colours", SET, c.COLOURS),
    Field("asked-men", SET, c.DEFENDERS, says="who was helped already; who is still to be disrupted"),
    Field("asked-left", AMOUNT, 30),
    Field("asked-fired", SET, c.GUNS),
    Field("asked-already", SET, 3, says="he was placed; he has moved; a sniper shot"),
    Field("turn", AMOUNT, 21),
    Field("actions", AMOUNT, 5),
    Field("cards", AMOUNT, 5),
    Field("deck-left", AMOUNT, 60),
    Field("under", AMOUNT, 60, says="the 142nd is among the last so many cards"),
    Field("regiment", ONE_OF, 4),
    Field("top-deck", ONE_OF, c.DECKS + 1),
    Field("guns", AMOUNT, c.GUNS),
    Field("tank", ONE_OF, 3),
    Field(
        "flags", SET, 3
    ),  # the cannon is loaded; somebody escaped; the escape was clear when the turn began
    Field("escape-from", ONE_OF, c.SQUARES),
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
    Field("at", ONE_OF, c.SQUARES, c.DEFENDERS),
    Field("counter", ONE_OF, c.KINDS, c.SPACES),
    Field("gun-area", ONE_OF, c.AREAS, c.GUNS, says="in the order in which they were placed"),
    Field("gun-kind", AMOUNT, 2, c.GUNS, says="1 a machine gunner, 2 a mortar"),
    Field("tokens", AMOUNT, 30, c.CRATES),
    Field("defense", AMOUNT, 6, c.LOCATIONS),
    Field("tactic", ONE_OF, c.TACTICS, 2, says="in play"),
    Field("unseen", AMOUNT, 10, c.CARDS),
    Field(
        "hand", AMOUNT, 5, c.CARDS, says="with the orders; none for who does not see it, like what follows"
    ),
    Field("order", ONE_OF, c.CARDS, c.ORDERS_ROOM),
    Field("tactics-hand", AMOUNT, 3, c.TACTICS),
    Field("plan", ONE_OF, c.TACTICS),
)


class ItterObserver(Observer):
    """The numbers of OBSERVATION."""

    def observe(self, p: Position, seat: i64, out: Offers) -> None:
        assert isinstance(p, ItterPosition)
        r = p.row
        sees_hand = seat == SS or seat == EVERYTHING
        _question(p, seat, out)
        _counts(p, sees_hand, out)
        _sets(p, out)
        out.add_row(r, c.AT, c.DEFENDERS)
        out.add_row(r, c.SPACE, c.SPACES)
        _guns(p, out)
        out.add_row(r, c.TOKENS, c.DEFENSE + c.LOCATIONS - c.TOKENS)  # side by side
        out.add_row(r, c.IN_PLAY, 2)
        _cards(p, sees_hand, out)


def _question(p: ItterPosition, seat: i64, out: Offers) -> None:
    top = p.top
    asker: i64 = 0
    if seat > 0:
        asker = seat
    asked = seat == EVERYTHING or p.seats() >> asker & 1 == 1
    out.add_same(-1, 1 + COLOURS)
    first = out.n - COLOURS
    out.add_same(0, ALREADY + 1 - COLOURS)
    if asked:
        out.a[first - 1] = STEP_NUMBERS.of(type(top))
        _name_action(top, out, first)
        _name_attack(top, out, first)


def _name_action(top: Step, out: Offers, first: i64) -> None:
    """What a question about the Defender's own actions is about."""
    a = out.a
    if isinstance(top, Act):
        a[first + WHO] = top.who
        a[first + ALREADY] = (PLACED if top.placed else 0) | (MOVED if top.moved else 0)
    elif isinstance(top, Recoveries):
        a[first + WHO] = top.who
        a[first + MEN] = top.mine
        a[first + AMOUNT_LEFT] = top.left
    elif isinstance(top, WeaponChoice):
        a[first + WHO] = top.who
        a[first + TARGET] = top.target
    elif isinstance(top, Split):
        a[first + WHO] = top.who
        a[first + COLOURS] = top.colours
        a[first + AMOUNT_LEFT] = top.tokens


def _name_attack(top: Step, out: Offers, first: i64) -> None:
    """What a question about what the SS do is about."""
    a = out.a
    if isinstance(top, Suppression):
        a[first + KIND] = top.kind
        a[first + AREA] = top.area
    elif isinstance(top, Shaken):
        a[first + MEN] = top.left
    elif isinstance(top, Sacrifice):
        a[first + WHO] = top.who
        a[first + ALREADY] = SNIPED if top.sniped else 0
    elif isinstance(top, Barrage):
        a[first + FIRED] = top.fired


def _counts(p: ItterPosition, sees_hand: bool, out: Offers) -> None:
    out.add(p.turn)
    out.add(p.actions)
    out.add(p.cards)
    deck_left = p.deck_left
    if p.rules.competitive and not sees_hand:
        deck_left = 0
    out.add(deck_left)
    out.add(p.under)
    regiment = p.regiment
    if regiment == c.IN_HAND and not sees_hand:
        regiment = c.IN_DECK
    out.add(regiment)
    out.add(p.top_deck)
    out.add(p.guns)
    out.add(p.tank)
    out.add(p.loaded + 2 * p.escaped + 4 * p.escape_clear)
    out.add(p.escape_from)


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


def _guns(p: ItterPosition, out: Offers) -> None:
    guns = p.guns
    out.add_row(p.row, c.GUN_AREA, guns)
    out.add_same(-1, c.GUNS - guns)
    n: i64 = 0
    while n < guns:
        out.add(p.row[c.GUN_KIND + n] - c.STURM)
        n += 1
    out.add_same(0, c.GUNS - guns)


def _cards(p: ItterPosition, sees_hand: bool, out: Offers) -> None:
    """Cards in hand or ordered are unseen to all but the SS player."""
    unseen = out.n
    out.add_row(p.row, c.DECK, c.CARDS)
    if not p.rules.competitive:
        _no_hand(out)
    elif sees_hand:
        _hand(p, out)
    else:
        _no_hand(out)
        _count_hand(p, out, unseen)


def _no_hand(out: Offers) -> None:
    out.add_same(0, c.CARDS)
    out.add_same(-1, c.ORDERS_ROOM)
    out.add_same(0, c.TACTICS)
    out.add(-1)


def _hand(p: ItterPosition, out: Offers) -> None:
    hand = out.n
    out.add_row(p.row, c.HAND, c.CARDS)
    out.add_row(p.row, c.ORDERS, c.ORDERS_ROOM)
    _count_orders(p, out, hand)
    out.add_row(p.row, c.TACTIC_HAND, c.TACTICS)
    out.add(p.plan)


def _count_hand(p: ItterPosition, out: Offers, unseen: i64) -> None:
    """Count the hand and the orders among the unseen."""
    n: i64 = 0
    while n < c.CARDS:
        out.a[unseen + n] += p.row[c.HAND + n]
        n += 1
    _count_orders(p, out, unseen)


def _count_orders(p: ItterPosition, out: Offers, first: i64) -> None:
    n: i64 = 0
    while n < c.ORDERS_ROOM:
        card = p.row[c.ORDERS + n]
        if card != c.NOBODY:
            out.a[first + card] += 1
        n += 1
