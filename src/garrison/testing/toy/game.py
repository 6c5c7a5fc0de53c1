"""Last Match as a Game: what it declares, shows, explains and saves."""

from __future__ import annotations

from garrison.core.ask import Outcome
from garrison.core.game import About, Game, Scenario, Setup
from garrison.core.plain_state import load_fields
from garrison.core.playout import Policy
from garrison.core.position import Offers, Position
from garrison.core.rng import Rng
from garrison.core.verb import options_of
from garrison.core.view import Piece, View
from garrison.core.vocabulary import Vocabulary
from garrison.testing.toy import position as toy
from garrison.testing.toy.events import EVENTS, KEEPERS, LAMPS, ORDERS
from garrison.testing.toy.position import MATCHES, REASONS, TAKE_ORDER, UNKNOWN, VERBS, Watch


class Lamplighter(Policy):
    """Lights what is dark, shields what burns, rests last."""

    def choose(self, p: Position, offers: Offers, rng: Rng) -> int:
        return offers.a[0]


class LastMatch(Game):
    """The whole game."""

    about = About(
        id="last-match",
        rules=1,
        scenarios=(Scenario("night", {1: KEEPERS[:1], 2: KEEPERS}),),
    )
    events = EVENTS
    reasons = REASONS
    options = options_of(VERBS, packed=None)

    def setup(self, setup: Setup) -> Position:
        return Watch(setup.players)

    def draw_names(self, p: Position) -> tuple[str, tuple[str, ...]]:
        return ("orders", ORDERS) if watch(p).stage == TAKE_ORDER else ("box", MATCHES)

    def outcome(self, p: Position) -> Outcome:
        w = watch(p)
        seats = range(w.keepers)
        ending = "dark" if not any(w.lit) else "lit"
        sheet = tuple((f"order-{seat}", toy.ORDER_POINTS * w.fulfilled(seat)) for seat in seats)
        return Outcome(
            ending, tuple(w.result(seat) for seat in seats), tuple(w.score(seat) for seat in seats), sheet
        )

    def view(self, p: Position, seat: int) -> View:
        """An order is seen by the keeper who took it, and by all at dawn. [1.2]"""
        w = watch(p)
        lamps = tuple(
            Piece(lamp, "lamp", "space:wall", ("lit",) * w.lit[n] + ("shielded",) * w.shield[n])
            for n, lamp in enumerate(LAMPS)
        )
        known: dict[str, tuple[str, ...]] = {
            f"order-{keeper}": (ORDERS[order],)
            for keeper, order in enumerate(w.orders)
            if order != UNKNOWN and (keeper == seat or w.stage == toy.DAWN)
        }
        gauges = {"hour": w.hour} | {f"sparks-{n}": sparks for n, sparks in enumerate(w.sparks)}
        return View(self.about.id, seat, {"turn": w.turn}, lamps, gauges, {"box": sum(w.box)}, known)

    def determinize(self, p: Position, seat: int, rng: Rng) -> Position:
        """A twin in which the orders that seat has not seen are dealt anew; at dawn all are seen. [1.2]"""
        twin = watch(p).copy()
        if twin.stage == toy.DAWN:
            return twin
        unseen = [n for n, order in enumerate(twin.orders) if n != seat and order != UNKNOWN]
        free = [n for n in range(len(ORDERS)) if seat < 0 or n != twin.orders[seat]]
        for keeper in unseen:
            twin.orders[keeper] = free.pop(rng.below(len(free)))
        return twin

    def load(self, text: str) -> Position:
        return load_fields(Watch(1), text)

    def check(self, p: Position) -> list[str]:
        w = watch(p)
        faults = [f"{LAMPS[n]} is shielded but dark" for n in range(2) if w.shield[n] and not w.lit[n]]
        if not 0 <= w.turn < w.keepers <= len(KEEPERS) or not 1 <= w.hour <= toy.LAST_HOUR + 1:
            faults.append(f"keeper {w.turn} of {w.keepers} in hour {w.hour}")
        if not {*w.lit, *w.shield, w.aim} <= {0, 1} or not set(w.orders) <= {UNKNOWN, *range(len(ORDERS))}:
            faults.append(f"no such lamp or order: {w.lit}, {w.shield}, {w.aim}, {w.orders}")
        if min(w.box) < 0 or sum(w.sparks) != toy.DRY - w.box[0]:
            faults.append(f"matches lost: {w.box} in the box, {sum(w.sparks)} sparks")
        return faults

    def heuristic(self) -> Policy:
        return Lamplighter()

    def vocabulary(self) -> Vocabulary:
        """Everything the game says, without the words."""
        return Vocabulary(
            events=EVENTS.facts(),
            prompts={
                "take-order": frozenset({"keeper"}),
                "keep-watch": frozenset({"seat", "keeper", "hour"}),
                "strike": frozenset({"lamp"}),
                "wind": frozenset(),
                "dawn": frozenset(),
            },
            reasons=REASONS.facts(),
            names=(*KEEPERS, *LAMPS, *ORDERS, *MATCHES, "lit", "dark"),
            refs=("action:light", "action:shield", "action:rest", *(f"lamp:{lamp}" for lamp in LAMPS)),
            things={"lamp": LAMPS, "keeper": KEEPERS},
        )


def watch(p: Position) -> Watch:
    """The position as this game knows it."""
    assert isinstance(p, Watch)
    return p


def load_game(corrections: dict[str, object] | None = None) -> LastMatch:
    """The game; it has no component data that an owner could correct."""
    return LastMatch()
