"""How positions of Castle Itter are told: the fields of their text, and what follows from them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from garrison.core import bits
from garrison.core.game import Setup
from garrison.core.sheet import Hidden, Objection, PositionSheet, SheetField, SheetTool
from garrison.core.sheet_lists import Counts, Left
from garrison.core.sheet_parts import (
    SOME,
    YES_NO,
    Flags,
    InSet,
    Level,
    Misfit,
    SheetPart,
    Spot,
    Value,
    WordValue,
)
from garrison.core.sheet_taps import ADD, KIND, PIECE, STATE
from garrison.core.sheet_text import SheetItem
from garrison.games.itter import codes as c
from garrison.games.itter import flow, objections
from garrison.games.itter.components import Components
from garrison.games.itter.components.compile import rules_of
from garrison.games.itter.components.packed import PackedComponents
from garrison.games.itter.position import ItterPosition, Step
from garrison.games.itter.rules.counters import gun_target
from garrison.games.itter.state import COMPETITIVE, laid_out

MARKS = ("exhausted", "disrupted", "acted", "commanded")
BOXES = {"supply": "supply", "reinforcements": "apart", "casualties": "gone"}
TANK = ("intact", "lost-empty", "lost-manned")
REGIMENT = ("aside", "deck", "hand", "played")
HEAVY = (c.MACHINE_GUNNER, c.MORTAR)
INFANTRY = (c.RIFLEMAN, c.SCOUT, c.STURM)


@dataclass(frozen=True)
class HeavyWeapons(SheetPart):
    """Machine gunners and mortars in the order in which they were placed, each with its area. [4.3g]"""

    targets: Sequence[str]
    kind = SOME
    repeats = True

    def names(self) -> Sequence[str]:
        return self.targets[c.GUN_TARGETS :]

    def clear(self, p: ItterPosition, n: int) -> None:
        for gun in range(c.GUNS):
            p.row[c.GUN_AREA + gun] = p.row[c.GUN_KIND + gun] = 0
        p.guns = 0

    def write(self, p: ItterPosition, n: int) -> list[SheetItem]:
        guns = [(p.row[c.GUN_KIND + gun], p.row[c.GUN_AREA + gun]) for gun in range(p.guns)]
        return [SheetItem(self.targets[gun_target(kind, area)]) for kind, area in guns]

    def read(self, p: ItterPosition, n: int, item: SheetItem) -> None:
        if p.guns == c.GUNS or item.number is not None:
            raise Misfit(f"there is room for {c.GUNS}, and each is named without a number")
        target = self.targets.index(item.name) - c.GUN_TARGETS
        p.row[c.GUN_AREA + p.guns] = target % c.AREAS
        p.row[c.GUN_KIND + p.guns] = HEAVY[target // c.AREAS]
        p.guns += 1


class ItterSheet(PositionSheet[ItterPosition]):
    """The table of Castle Itter."""

    hidden = Hidden(
        ("actions", "cards", "shifted", "escape_from", "escape_clear", "plan", "ending"),
        {"line-up": (c.LINEUP, c.KINDS)},
    )
    steps = Step
    checks = objections.CHECKS
    start_checks = (objections.start_objections,)
    size = c.ROW
    head = ("scenario", "edition", "players")

    def __init__(self, components: Components, packed: PackedComponents) -> None:
        self.components = components
        self.packed = packed
        self.tools = _tools(packed)

    def empty(self, setup: Setup) -> ItterPosition:
        return laid_out(self.packed, rules_of(setup, self.components, self.packed))

    def setup(self, p: ItterPosition) -> Setup:
        players = 2 if p.rules.scenario == COMPETITIVE else 1
        return Setup(p.rules.scenario, players, p.rules.edition, "", dict(p.rules.choices))

    def fields(self, p: ItterPosition) -> list[SheetField]:
        return [*_castle(p), *_defenders(p), *_attackers(p), *_cards(p), *_tactics(p)]

    def complete(self, p: ItterPosition) -> None:
        """Who is on each square and in each location, which targets there are, how many cards are left."""
        t, r = p.packed, p.row
        for square in range(c.SQUARES):
            r[c.WHO + square] = c.NOBODY
        for location in range(c.LOCATIONS):
            r[c.HERE + location] = 0
        p.taken = 0
        for who in range(c.DEFENDERS):
            if r[c.AT + who] != c.OFF_BOARD:
                p.put(who, r[c.AT + who])
        p.targets = sum(1 << n for n in range(c.SPACES) if r[c.SPACE + n])
        for gun in range(p.guns):
            p.targets |= 1 << gun_target(r[c.GUN_KIND + gun], r[c.GUN_AREA + gun])
        for deck in range(c.DECKS + 1):
            r[c.DECK_COUNT + deck] = 0
        for card in range(t.cards - 1):
            r[c.DECK_COUNT + t.card_deck[card]] += r[c.DECK + card]
        p.deck_left = sum(r[c.DECK + card] for card in range(t.cards - 1)) - p.never

    def begin(self, p: ItterPosition) -> None:
        """The Defender Phase, with an action gone for each Action token; after the fifth the SS Phase. [2.0, 2.0b]"""
        acted, commanded = p.acted, p.commanded
        flow.begin_turn(p)
        p.acted, p.commanded = acted, commanded
        p.actions -= bits.count(acted)
        if p.actions == 0:
            p.proceed()

    def start_objections(self, p: ItterPosition) -> Iterator[Objection]:
        """No more counters either than the box has. [S.9b]"""
        yield from super().start_objections(p)
        most = {record.id: record.count for record in self.components.ss_counters}
        for name, left in self.box(p).items():
            if left < 0:
                facts = {"counter": name, "count": most[name] - left, "most": most[name]}
                yield Objection("too-many-counters", "S.9b", facts, ("counters", "heavy-weapons"))

    def still(self, p: ItterPosition) -> frozenset[str]:
        p.restart(flow.DefenderPhase())
        placed = p.supply | p.apart | p.gone
        return frozenset(
            name
            for who, name in enumerate(p.packed.defender_ids)
            if p.row[c.AT + who] == c.OFF_BOARD and not placed >> who & 1
        )

    def ref(self, p: ItterPosition, tool: SheetTool, name: str) -> str:
        """Heavy weapons are named with their area."""
        if tool.way != ADD:
            return super().ref(p, tool, name)
        area = name.removesuffix(f"_{tool.id}")
        return "" if area == name else f"{tool.ref}:{area}"

    def box(self, p: ItterPosition) -> dict[str, int]:
        """How many counters of each kind are still in the supply. [S.9b]"""
        counts = {record.id: record.count for record in self.components.ss_counters}
        for kind, name in enumerate(p.packed.counter_ids):
            if name:
                counts[name] -= objections.on_board(p, kind)
        return counts


def _castle(p: ItterPosition) -> Iterator[SheetField]:
    yield SheetField("castle", "turn", (Value("turn", 1, 99),), "1.1", words="part")
    yield SheetField("castle", "tank", (WordValue("tank", TANK, words="tank"),), "4.2e", words="part")
    yield SheetField("castle", "loaded", (WordValue("loaded", YES_NO, words="part"),), "3.6b", words="part")
    yield SheetField("castle", "escaped", (WordValue("escaped", YES_NO, words="part"),), "2.8", words="part")
    for n, name in enumerate(p.packed.location_ids):
        if n != c.CELLAR:
            yield SheetField("defense", name, (Level(c.DEFENSE, 0, 6),), "S.2", n)


def _defenders(p: ItterPosition) -> Iterator[SheetField]:
    parts = (Spot(c.AT, p.packed.square_ids), InSet(BOXES), Flags(*MARKS))
    for who, name in enumerate(p.packed.defender_ids):
        yield SheetField("defenders", name, parts, "S.3", who)


def _attackers(p: ItterPosition) -> Iterator[SheetField]:
    t = p.packed
    kinds = Spot(c.SPACE, t.counter_ids[c.RIFLEMAN : c.STURM + 1], none=0, first=c.RIFLEMAN)
    for space, name in enumerate(t.space_ids):
        yield SheetField("counters", name, (kinds,), "4.3d", space)
    yield SheetField("counters", "heavy-weapons", (HeavyWeapons(t.target_ids),), "4.3g", words="part")
    tokens = Counts(c.TOKENS, t.colour_ids[: c.CRATES], c.MOST_TOKENS)
    yield SheetField("counters", "suppression", (tokens,), "2.3", words="part")


def _cards(p: ItterPosition) -> Iterator[SheetField]:
    t = p.packed
    last = int(t.cards) - 1
    copies = [
        0 if t.card_competitive_only[n] and not p.rules.competitive else int(t.card_copies[n])
        for n in range(last)
    ]
    if p.rules.competitive:
        yield SheetField("cards", "hand", (Counts(c.HAND, t.card_ids),), "6.2c", words="part")
        for n in range(c.ORDERS_ROOM):
            yield SheetField(
                "cards", f"order-{n + 1}", (Spot(c.ORDERS, t.card_ids),), "6.2b", n, words="part"
            )
    gone = Left(c.DECK, t.card_ids[:last], copies, _elsewhere)
    yield SheetField("cards", "gone", (gone,), "S.5", words="part")
    yield SheetField(
        "cards", "regiment", (WordValue("regiment", REGIMENT, words="part"),), "S.6", words="part"
    )
    yield SheetField("cards", "bottom-cards", (Value("under", 0, 99),), "2.8d", words="part")
    yield SheetField("cards", "discard-deck", (Value("top_deck", 1, c.DECKS),), "S.5", words="part")
    yield SheetField("cards", "thrown-away", (Value("never", 0, 99),), "P.7", words="part")


def _elsewhere(p: ItterPosition, card: int) -> int:
    """Copies of an SS card in the hand and among the orders. [6.2b, 6.2c]"""
    orders = sum(p.row[c.ORDERS + n] == card for n in range(c.ORDERS_ROOM))
    return int(p.row[c.HAND + card]) + orders


def _tactics(p: ItterPosition) -> Iterator[SheetField]:
    t = p.packed
    if p.rules.tactics_in_play == 0:
        return
    for slot, name in enumerate(("newest", "older")):
        yield SheetField("tactics", name, (Spot(c.IN_PLAY, t.tactic_ids),), "6.1a", slot, words="part")
    if p.rules.competitive:
        yield SheetField("tactics", "hand", (Counts(c.TACTIC_HAND, t.tactic_ids),), "6.2c", words="part")
    for deck in range(c.DECKS):
        copies = [int(t.tactic_copies[deck * c.TACTICS + n]) for n in range(t.tactics)]
        gone = Left(c.TACTIC_DECK + deck * c.TACTICS, t.tactic_ids, copies, _nowhere)
        yield SheetField("tactics", f"gone-{deck + 1}", (gone,), "6.1", words="part")
        yield SheetField(
            "tactics", f"to-come-{deck + 1}", (Level(c.TACTIC_LEFT, 0, 99),), "6.1", deck, words="part"
        )


def _nowhere(p: ItterPosition, tactic: int) -> int:
    return 0


def _tools(t: PackedComponents) -> tuple[SheetTool, ...]:
    infantry = [_infantry(t.counter_ids[kind]) for kind in INFANTRY]
    heavy = [SheetTool(t.counter_ids[kind], "counters", ADD, "space", ("heavy-weapons",)) for kind in HEAVY]
    defenders = [
        SheetTool(name, "defenders", PIECE, "space", (name,), rest=_rest(t, who))
        for who, name in enumerate(t.defender_ids)
    ]
    marks = [SheetTool(mark, "defenders", STATE, "space", item=mark, words="mark") for mark in MARKS]
    return (*infantry, *heavy, *defenders, *marks)


def _infantry(kind: str) -> SheetTool:
    return SheetTool(kind, "counters", KIND, "space", item=kind)


def _rest(t: PackedComponents, who: int) -> str:
    """Where a defender is who is not on the board yet. [S.3, 3.4]"""
    if t.reinforcements >> who & 1:
        return "reinforcements"
    return "supply" if t.first >> who & 1 else ""
