"""How positions of 7 Days of Westerplatte are told: the fields of their text, and what follows from them."""

from __future__ import annotations

from collections.abc import Iterator

from garrison.core import bits
from garrison.core.ask import Facts
from garrison.core.game import Setup
from garrison.core.sheet import Hidden, PositionSheet, SheetField, SheetTool
from garrison.core.sheet_lists import Left, Listing, Members
from garrison.core.sheet_parts import Amount, Level, Spot, Value, WordValue, nothing
from garrison.core.sheet_taps import ALONG, COUNT, KIND, MARK, PIECE
from garrison.games.westerplatte import codes as c
from garrison.games.westerplatte import flow, objections
from garrison.games.westerplatte.components.compile import rules_of
from garrison.games.westerplatte.components.packed import PackedComponents
from garrison.games.westerplatte.components.records import Components
from garrison.games.westerplatte.position import Step, WesterplattePosition
from garrison.games.westerplatte.setup import laid_out

STRETCH = ("I", "II", "III", "IV")
DAYS = 7


class WesterplatteSheet(PositionSheet[WesterplattePosition]):
    """The table of Westerplatte."""

    hidden = Hidden(
        ("moves", "actions", "spent_movement", "spent_actions", "hits", "stage", "ending"),
    )
    steps = Step
    checks = objections.CHECKS
    start_checks = (objections.start_objections,)
    size = c.ROW
    head = ("scenario", "players", "decider")

    def __init__(self, components: Components, packed: PackedComponents) -> None:
        self.components = components
        self.packed = packed
        self.tools = _tools(packed)

    def empty(self, setup: Setup) -> WesterplattePosition:
        return laid_out(self.packed, rules_of(setup, self.components, self.packed))

    def setup(self, p: WesterplattePosition) -> Setup:
        extra: Facts = {} if p.rules.decider < 0 else {"decider": int(p.rules.decider)}
        return Setup(p.rules.scenario, int(p.rules.players), "", "", dict(p.rules.choices), extra)

    def fields(self, p: WesterplattePosition) -> list[SheetField]:
        return [*_time(p), *_officers(p), *_board(p), *_germans(p), *_supplies(p), *_cards(p)]

    def complete(self, p: WesterplattePosition) -> None:
        """What is left in the reserve and in the decks."""
        t, r = p.packed, p.row
        box = (t.box_extra_movement, t.box_limited_movement, t.box_extra_action, t.box_ammunition)
        for what, count in enumerate(box):
            r[c.RESERVE + what] = count - sum(
                r[c.HELD + what * c.OFFICERS + who] for who in range(c.OFFICERS)
            )
        elsewhere = (0, bits.count(p.mines), sum(r[c.WALL + n] for n in range(c.SPACES)) + p.apart)
        for supply in range(c.SUPPLIES):
            lying = r[c.STOCK + supply] + r[c.BOXED + supply] + elsewhere[supply]
            r[c.SPARE + supply] = t.markers[supply] - lying
        seen = objections.seen_cards(p)
        for card in range(t.cards):
            r[c.BAG + card] = t.card_copies[card] - seen.count(card)
        p.phase_1 = sum(r[c.BAG + card] for card in range(t.phase_2))
        p.phase_2 = sum(r[c.BAG + card] for card in range(t.phase_2, t.cards))
        come = [t.event_copies[n] - r[c.EVENT_BAG + n] for n in range(t.events)]
        p.positive = p.rules.positive - sum(come[: t.negative])
        p.negative = p.rules.negative - sum(come[t.negative :])

    def begin(self, p: WesterplattePosition) -> None:
        """The turn of the officer who is named. [T.2, T.4]"""
        p.turn -= 1
        p.officer -= 1
        flow.begin_turn(p)

    def still(self, p: WesterplattePosition) -> frozenset[str]:
        p.restart(flow.OFFICER_TURN)
        lost = [who for who in range(p.rules.officers) if not 0 <= p.row[c.AT + who] < c.SPACES]
        for who in lost:
            p.row[c.AT + who] = 0
        return frozenset(p.packed.officer_ids[who] for who in lost)

    def box(self, p: WesterplattePosition) -> dict[str, int]:
        """Mines and bricks beside the board, tiles that lie nowhere, cards that are in the deck. [S.3, S.4, S.10]"""
        t = p.packed
        lying = [int(p.row[c.TILE + place]) for place in range(c.TILES)]
        return {
            "mine": int(p.row[c.SPARE + c.MINE]),
            "brick": int(p.row[c.SPARE + c.BRICK]),
            **{f"tile_{name}": 1 - lying.count(n) for n, name in enumerate(t.tile_ids)},
            **{name: int(p.row[c.BAG + n]) for n, name in enumerate(t.card_ids)},
        }


def _time(p: WesterplattePosition) -> Iterator[SheetField]:
    t = p.packed
    yield SheetField("time", "turn", (Value("turn", 0, c.TURN_LIMIT),), "T.3", words="part")
    yield SheetField("time", "day", (Value("day", 1, int(t.days)),), "T.1", words="part")
    officers = t.officer_ids[: p.rules.officers]
    yield SheetField("time", "officer", (WordValue("officer", officers),), "T.2", words="part")
    start = int(p.rules.morale_start)
    levels = Value("morale", -start, int(p.rules.morale_top) - start, start)
    yield SheetField("time", "morale", (levels,), "M.0", words="part")


def _officers(p: WesterplattePosition) -> Iterator[SheetField]:
    t = p.packed
    held = [Amount(name, c.HELD + what * c.OFFICERS, words="name") for what, name in enumerate(t.share_ids)]
    for who in range(p.rules.officers):
        yield SheetField("officers", t.officer_ids[who], (Spot(c.AT, t.space_ids), *held), "S.9", who)


def _board(p: WesterplattePosition) -> Iterator[SheetField]:
    t = p.packed
    for place in range(c.TILES):
        name = t.space_ids[c.POSTS + place]
        yield SheetField("tiles", name, (Spot(c.TILE, t.tile_ids),), "S.3", place)
    for space, name in enumerate(t.space_ids):
        yield SheetField("walls", name, (Level(c.WALL, 0, int(t.bricks_per_wall)),), "S.8", space)
    yield SheetField("walls", "apart", (Value("apart", 0, 99),), "U.4f", words="part")
    yield SheetField("paths", "burnt", (Members("burnt", t.path_ids),), "E.3", words="part")


def _germans(p: WesterplattePosition) -> Iterator[SheetField]:
    t = p.packed
    troops = [name if t.card_kind[n] == c.TROOP else "" for n, name in enumerate(t.card_ids)]
    parts = (
        Spot(c.ON_TRACK, troops),
        Spot(c.PLACE, STRETCH, none=0, words="part"),
        Amount("wounds", c.WOUNDS, 9),
    )
    for track, name in enumerate(t.track_ids):
        yield SheetField("tracks", name, parts, "G.6b", track, words="track")
    yield SheetField("tracks", "mines", (Members("mines", t.track_space_ids),), "U.3", words="part")


def _supplies(p: WesterplattePosition) -> Iterator[SheetField]:
    for supply, name in enumerate(p.packed.supply_ids):
        tile = Amount("on-tile", c.STOCK, 99, usual=nothing, words="part")
        boxed = Amount("in-box", c.BOXED, 99, words="part")
        yield SheetField("supplies", name, (tile, boxed), "S.4", supply)


def _cards(p: WesterplattePosition) -> Iterator[SheetField]:
    t = p.packed
    yield SheetField(
        "cards", "discards", (Listing(c.DISCARDS, t.card_ids, c.CARDS, "discards"),), "D.1", words="part"
    )
    yield SheetField(
        "cards", "under", (Listing(c.UNDER, t.card_ids, c.CARDS, "under"),), "G.6e", words="part"
    )
    yield SheetField("cards", "resolving", (WordValue("card", t.card_ids, c.NONE),), "G.4", words="part")
    copies = [int(t.event_copies[n]) for n in range(t.events)]
    yield SheetField(
        "cards", "events", (Left(c.EVENT_BAG, t.event_ids, copies, _nowhere),), "D.3b", words="part"
    )


def _nowhere(p: WesterplattePosition, event: int) -> int:
    return 0


def _tools(t: PackedComponents) -> tuple[SheetTool, ...]:
    officers = [SheetTool(name, "officers", PIECE, "space", (name,)) for name in t.officer_ids]
    tiles = [SheetTool(f"tile_{name}", "tiles", KIND, "space", item=name) for name in t.tile_ids]
    troops = [
        SheetTool(name, "tracks", ALONG, "space", item=name)
        for n, name in enumerate(t.card_ids)
        if t.card_kind[n] == c.TROOP
    ]
    return (
        *officers,
        *tiles,
        SheetTool("brick", "walls", COUNT, "space"),
        SheetTool("mine", "tracks", MARK, "space", ("mines",)),
        *troops,
        SheetTool("burnt_path", "paths", MARK, "path", ("burnt",)),
    )
