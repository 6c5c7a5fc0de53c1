"""Everything on the table in Last Match, and its rules: what is pending, offered and changed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core import dice
from garrison.core.ask import Prompt
from garrison.core.option import Axis, Option
from garrison.core.position import CHOICE, DRAW, OVER, ROLL, Offers, Position
from garrison.core.reasons import ALLOWED, Reasons
from garrison.core.verb import Verb, numbered
from garrison.testing.toy import events as e
from garrison.testing.toy.events import KEEPERS, LAMPS, ORDERS

MATCHES: Final = ("dry", "damp")
LANTERN: Final = 0
BEACON: Final = 1
DARK: Final = 2
UNKNOWN: Final = -1  # an order that was not taken yet

# What a keeper can do: light or shield a lamp, or rest.
LAMP: Final = Axis("lamp", len(LAMPS), fixed=LAMPS)
LIGHT: Final = Verb("light", LAMP)
SHIELD: Final = Verb("shield", LAMP)
REST: Final = Verb("rest")
VERBS: Final = (LIGHT, SHIELD, REST)
OPTIONS: Final = len(numbered(VERBS))


def lamp_of(_p: object, option: Option, _number: int) -> str:
    """The lamp that an option is about."""
    return option.path[-1].partition(":")[2]


# What keeps an option from being offered.
REASONS: Final = Reasons()
NOT_ASKED: Final = REASONS.declare("not-asked", "2.0")
BURNING: Final = REASONS.declare("burning", "2.1", lamp=lamp_of)
DARK_LAMP: Final = REASONS.declare("dark-lamp", "2.2", lamp=lamp_of)
SHIELDED: Final = REASONS.declare("shielded", "2.2", lamp=lamp_of)
NO_REST: Final = REASONS.declare("no-rest", "2.3")

# What waits for an answer.
TAKE_ORDER: Final = 0
CHOOSE: Final = 1
STRIKE: Final = 2
WIND: Final = 3
DAWN: Final = 4
PENDING: Final = (DRAW, CHOICE, DRAW, ROLL, OVER)

DRY: Final = 5
DAMP: Final = 3
LAST_HOUR: Final = 12
CALM: Final = -1
GUST_ON_LANTERN: Final = 1
GUST_ON_BEACON: Final = 6
ORDER_POINTS: Final = 3


class Watch(Position):
    """A night watch of one or two keepers."""

    def __init__(self, keepers: int) -> None:
        super().__init__()
        self.keepers = keepers
        self.stage = TAKE_ORDER
        self.turn = 0  # the seat that is asked
        self.hour = 1
        self.lit = [0, 0]
        self.shield = [0, 0]
        self.box = [DRY, DAMP]
        self.orders = [UNKNOWN] * keepers
        self.sparks = [0] * keepers
        self.aim = LANTERN  # the lamp a match is being held to

    def copy(self) -> Watch:
        twin = Watch(self.keepers)
        twin.stage, twin.turn, twin.hour, twin.aim = self.stage, self.turn, self.hour, self.aim
        twin.lit, twin.shield, twin.box = self.lit[:], self.shield[:], self.box[:]
        twin.orders, twin.sparks = self.orders[:], self.sparks[:]
        return twin

    def pending(self) -> i64:
        return PENDING[self.stage]

    def seats(self) -> i64:
        """Orders are seen by the keeper who takes them, matches by everybody. [1.2]"""
        return (1 << self.keepers) - 1 if self.stage == STRIKE else 1 << self.turn

    def legal(self, out: Offers) -> None:
        self.offer_allowed(OPTIONS, out)

    def reason(self, option: i64) -> i64:
        """A dark lamp may be lit, a burning one shielded, and by some light one may rest. [2.1, 2.2, 2.3]"""
        if self.stage != CHOOSE:
            return NOT_ASKED
        if REST.has(option):
            return ALLOWED if any(self.lit) else NO_REST
        if LIGHT.has(option):
            return BURNING if self.lit[LIGHT.actor(option)] else ALLOWED
        lamp = SHIELD.actor(option)
        if not self.lit[lamp]:
            return DARK_LAMP
        return SHIELDED if self.shield[lamp] else ALLOWED

    def play(self, option: i64) -> None:
        if REST.has(option):
            self.tell(e.KEEPER_RESTED, self.turn)
            self.stage = WIND
        elif SHIELD.has(option):
            self.shield[SHIELD.actor(option)] = 1
            self.tell(e.LAMP_SHIELDED, SHIELD.actor(option))
            self.stage = WIND
        else:
            self.aim = int(LIGHT.actor(option))
            self.stage = STRIKE

    def weights(self, out: Offers) -> None:
        weights = [int(order not in self.orders) for order in range(len(ORDERS))]
        if self.stage == STRIKE:
            weights = self.box
        out.n = len(weights)
        for n, weight in enumerate(weights):
            out.a[n] = weight

    def chance(self, outcome: i64) -> None:
        if self.stage == TAKE_ORDER:
            self.take_order(int(outcome))
        elif self.stage == STRIKE:
            self.strike(int(outcome))
        else:
            self.gust(int(dice.single(outcome)))

    def take_order(self, order: int) -> None:
        """Each keeper takes one order in secret. [1.2]"""
        self.orders[self.turn] = order
        self.tell(e.ORDER_TAKEN, self.turn)
        self.tell(e.ORDER_READ, self.turn, order)
        self.next_keeper()
        if UNKNOWN not in self.orders:
            self.stage = CHOOSE

    def strike(self, match: int) -> None:
        """A dry match lights the lamp and earns a spark, a damp one is lost. [2.1]"""
        self.box[match] -= 1
        if MATCHES[match] == "dry":
            self.lit[self.aim] = 1
            self.sparks[self.turn] += 1
            self.tell(e.LAMP_LIT, self.turn, self.aim)
        else:
            self.tell(e.MATCH_FIZZLED, self.aim, sum(self.box))
        self.stage = WIND

    def gust(self, face: int) -> None:
        """A 1 blows out the lantern, a 6 the beacon, unless shielded; then all shields fall. [2.4]"""
        hit = {GUST_ON_LANTERN: LANTERN, GUST_ON_BEACON: BEACON}.get(face, CALM)
        if hit != CALM and self.lit[hit] and not self.shield[hit]:
            self.lit[hit] = 0
            self.tell(e.LAMP_BLOWN_OUT, hit, face)
        else:
            self.tell(e.WIND_HELD, face)
        self.shield = [0, 0]
        self.next_keeper()
        self.hour += 1
        self.stage = DAWN if self.hour > LAST_HOUR or not sum(self.box) else CHOOSE

    def next_keeper(self) -> None:
        """Keepers take turns. [2.0]"""
        self.turn = (self.turn + 1) % self.keepers

    def fulfilled(self, seat: int) -> bool:
        """Whether the keeper's order holds at dawn. [3.1]"""
        order = self.orders[seat]
        return not any(self.lit) if order == DARK else bool(self.lit[order])

    def score(self, seat: i64) -> i64:
        """A point for each spark and three for an order that holds. [3.1]"""
        return self.sparks[seat] + ORDER_POINTS * self.fulfilled(int(seat))

    def result(self, seat: i64) -> i64:
        """Alone, the order decides; two keepers compare points. [3.2]"""
        if self.keepers == 1:
            return 1 if self.fulfilled(0) else -1
        mine, theirs = self.score(seat), self.score(1 - seat)
        return (mine > theirs) - (mine < theirs)

    def prompt(self) -> Prompt:
        if self.stage == TAKE_ORDER:
            return Prompt("take-order", "1.2", {"keeper": KEEPERS[self.turn]})
        if self.stage == CHOOSE:
            facts = {"seat": self.turn, "keeper": KEEPERS[self.turn], "hour": self.hour}
            return Prompt("keep-watch", "2.0", facts)
        if self.stage == STRIKE:
            return Prompt("strike", "2.1", {"lamp": LAMPS[self.aim]})
        if self.stage == WIND:
            return Prompt("wind", "2.4")
        return Prompt("dawn", "3.1")
