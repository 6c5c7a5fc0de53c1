"""How positions of Wolfenstein are told: the fields of their text, and what follows from them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from garrison.core.game import Setup
from garrison.core.sheet import Hidden, PositionSheet, SheetField, SheetTool
from garrison.core.sheet_lists import Counts, Left, Members
from garrison.core.sheet_parts import Amount, Flags, InSet, RowFlag, SheetPart, Spot, Value
from garrison.core.sheet_taps import MARK, PIECE, STATE
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein import flow, objections
from garrison.games.wolfenstein.board import Board
from garrison.games.wolfenstein.components.packed import PackedComponents, Rules
from garrison.games.wolfenstein.kept_events import KeptEvent
from garrison.games.wolfenstein.names import figure_name, space_name
from garrison.games.wolfenstein.parts import token_names
from garrison.games.wolfenstein.position import Step, WolfPosition, empty_row
from garrison.games.wolfenstein.rules.entering import FirstPlayer
from garrison.games.wolfenstein.rules.figures import put

HERO_MARKS = ("bleeding", "fatigue", "acted", "stunned", "sabotaged")
ENEMY_MARKS = ("stunned", "sabotaged")
OUT = "out"  # of the game
HERO_ROWS = {
    "shield": c.SHIELD,
    "coat": c.COAT,
    "bonus": c.BONUS,
    "unseen-by": c.HIDDEN,
    "unseen-over": c.HIDDEN_OVER,
}
FIGURE_ROWS = {"order": c.ORDER, "trace": c.TRACE, "hp": c.HP, "armour": c.ARMOUR, "owner": c.OWNER}
UNSEEN = (
    "loud", "provoked", "called", "turn_seat", "actor", "ap", "free", "attacks", "flags", "carried", "carry_left",
    "moved", "target", "weapon", "ability", "aim", "faces", "rerolls", "drawn", "awake", "stuck", "late", "in_phase",
    "heard", "goal", "route", "ending",
)  # fmt: skip

Table = Callable[[Setup], tuple[Rules, Board]]


class WolfSheet(PositionSheet[WolfPosition]):
    """The table of Wolfenstein."""

    hidden = Hidden(
        UNSEEN,
        {
            **{name: (at, c.FIGURES) for name, at in FIGURE_ROWS.items()},
            **{name: (at, c.HEROES) for name, at in HERO_ROWS.items()},
            "weapon-state": (c.WEAPON_STATE, c.WEAPON_CARDS),
            "kept": (c.KEPT, c.EVENTS),
            "way": (c.ROUTE, c.ROUTE_ROOM),
        },
    )
    steps = Step
    checks = objections.CHECKS
    start_checks = (objections.start_objections,)
    size = c.WHO
    head = ("scenario", "difficulty", "players", "heroes")

    def __init__(self, packed: PackedComponents, table: Table) -> None:
        self.packed = packed
        self.table = table
        self.tools = _tools(packed)

    def empty(self, setup: Setup) -> WolfPosition:
        """The map with its doors and tokens, the heroes with what their cards say. [S.2, S.3]"""
        rules, board = self.table(setup)
        p = WolfPosition(self.packed, rules, board, empty_row())
        p.shut, p.barred, p.tokens = board.doors, board.barricades, board.tokens
        for slot, name in enumerate(rules.heroes.split(",")):
            card = self.packed.hero_ids.index(name)
            p.row[c.HERO + slot] = card
            p.row[c.HP + slot] = self.packed.hero_hp[card]
            p.row[c.ARMOUR + slot] = self.packed.hero_armour[card]
        return p

    def setup(self, p: WolfPosition) -> Setup:
        rules = p.rules
        extra = {"heroes": rules.heroes}
        return Setup(rules.scenario, int(rules.players), "", rules.difficulty, dict(rules.choices), {**extra})

    def fields(self, p: WolfPosition) -> list[SheetField]:
        heroes = [figure_name(p, hero) for hero in range(c.HEROES)]
        spaces = [space_name(cell) if p.board.tile[cell] >= 0 else "" for cell in range(c.CELLS)]
        places = Spot(c.AT, spaces, words="space")
        return [
            *_round(p),
            *_map(p),
            *_heroes(heroes, places),
            *_enemies(p, heroes, places),
            *_belongings(p, heroes),
            *_cards(p, heroes, [name for name in spaces if name]),
        ]

    def complete(self, p: WolfPosition) -> None:
        """Who is on the map, in which tiles; what the heroes own; which weapons are left."""
        t, r = p.packed, p.row
        for who in range(c.FIGURES):
            if r[c.AT + who] >= 0 and objections.fits(p, who):
                put(p, who, r[c.AT + who])
        standing = sum(1 << who for who in range(c.FIGURES) if r[c.AT + who] >= 0)
        heroes = (1 << c.HEROES) - 1
        p.spawned = standing & heroes | p.dead | p.left
        p.bots = sum(
            1 << who
            for who in range(c.FIRST_NAZI, c.FIGURES)
            if standing >> who & 1 and r[c.OWNER + who] >= 0
        )
        p.nazis = standing & ~heroes & ~p.bots
        for hero in range(c.HEROES):
            held = (k for k in range(t.item_deck.kinds) if r[c.HELD + hero * c.ITEMS + k] > 0)
            r[c.GOODS + hero] = sum(1 << k for k in held)
            r[c.ARMS + hero] = sum(1 << n for n in range(t.weapon_cards) if r[c.WEAPON_OWNER + n] == hero)
        for kind in range(t.weapon_deck.kinds):
            cards = range(t.weapon_first[kind], t.weapon_first[kind] + t.weapon_copies[kind])
            r[c.WEAPON_DECK + kind] = sum(r[c.WEAPON_OWNER + card] < 0 for card in cards)

    def begin(self, p: WolfPosition) -> None:
        """The heroes who have not acted in this round act; after them the Nazis. [R.1, R.3]"""
        p.restart(flow.HeroPhase())
        p.turn_seat = p.first
        if p.rules.players > 1 and p.acted == 0:
            p.push(FirstPlayer())
        p.proceed()

    def still(self, p: WolfPosition) -> frozenset[str]:
        p.restart(flow.HeroPhase())
        return frozenset()

    def ref(self, p: WolfPosition, tool: SheetTool, name: str) -> str:
        """Tiles and gates are numbered on the map; a token is where it lies."""
        if tool.ref == "token":
            cell = p.board.token_cell[token_names().index(name)]
            return f"space:{space_name(cell)}" if name.startswith(tool.id) else ""
        return f"{tool.ref}:{name.removeprefix(f'{tool.ref}_')}"

    def box(self, p: WolfPosition) -> dict[str, int]:
        """Enemies of each kind that are not on the map. [C.2b]"""
        left = {}
        for kind, name in enumerate(p.packed.type_ids):
            figures = range(p.packed.first_figure[kind], p.packed.first_figure[kind] + p.packed.copies[kind])
            left[name] = sum(p.row[c.AT + who] < 0 for who in figures)
        return left


def _round(p: WolfPosition) -> Iterator[SheetField]:
    seats = int(p.rules.players)
    yield SheetField("round", "round", (Value("round", 1, int(p.board.round_limit)),), "R.2", words="part")
    yield SheetField("round", "danger", (Value("danger", 0, 99),), "D.1", words="part")
    yield SheetField("round", "alarms", (Value("alarms", 0, 99),), "D.4", words="part")
    yield SheetField("round", "events-done", (Value("events_done", 0, 99),), "C.6c", words="part")
    yield SheetField("round", "first-player", (Value("first", 1, seats, -1),), "S.7", words="part")
    yield SheetField("round", "controller", (Value("controller", 1, seats, -1),), "N.2", words="part")
    yield SheetField("round", "kills", (Counts(c.KILLS, p.packed.type_ids),), "G.4", words="part")
    letters = token_names()[c.FIRST_OBJECTIVE :]
    yield SheetField("round", "searched", (Counts(c.SEARCHES, letters),), "E.3", words="part")


def _map(p: WolfPosition) -> Iterator[SheetField]:
    b = p.board
    tiles = [f"tile_{n + 1}" for n in range(b.tiles)]
    gates = [f"gate_{n + 1}" for n in range(b.gates)]
    yield SheetField("map", "noise", (Members("noise", tiles, words="tile"),), "D.8", words="part")
    yield SheetField(
        "map", "open-doors", (Members("shut", gates, int(b.doors), words="gate"),), "M.4", words="part"
    )
    cleared = Members("barred", gates, int(b.barricades), words="gate")
    yield SheetField("map", "cleared-barricades", (cleared,), "M.5", words="part")
    yield SheetField(
        "map", "gone-tokens", (Members("tokens", token_names(), int(b.tokens)),), "M.6", words="part"
    )
    if b.hero_spawns > 1:
        names = [space_name(b.hero_spawn[n]) for n in range(b.hero_spawns)]
        yield SheetField(
            "map", "entered-by", (Members("entries", names, words="space"),), "S.7d", words="part"
        )


def _heroes(heroes: list[str], places: Spot) -> Iterator[SheetField]:
    numbers: list[SheetPart] = [
        Amount("hp", c.HP, 99, usual=_hero_hp),
        Amount("armour", c.ARMOUR, 99, usual=_hero_armour),
        Amount("ward", c.WARD, 99),
        Amount("glory", c.GLORY, 99),
        Amount("life", c.LIFE, 9),
    ]
    numbers += [Amount(name, c.AMMUNITION + n, 99, c.AMMO_KINDS) for n, name in enumerate(c.AMMO_IDS)]
    boxes = InSet({"dead": "dead", "left": "left"})
    for hero, name in enumerate(heroes):
        yield SheetField("heroes", name, (places, boxes, Flags(*HERO_MARKS), *numbers), "C.1", hero)


def _hero_hp(p: WolfPosition, hero: int) -> int:
    return int(p.packed.hero_hp[p.row[c.HERO + hero]])


def _hero_armour(p: WolfPosition, hero: int) -> int:
    return int(p.packed.hero_armour[p.row[c.HERO + hero]])


def _enemies(p: WolfPosition, heroes: list[str], places: Spot) -> Iterator[SheetField]:
    numbers = (Amount("hp", c.HP, 99, usual=_enemy_hp), Amount("armour", c.ARMOUR, 99, usual=_enemy_armour))
    parts = (places, *numbers, Flags(*ENEMY_MARKS), Spot(c.OWNER, heroes))
    for who in range(c.FIRST_NAZI, c.FIGURES):
        if p.packed.figure_ids[who]:
            yield SheetField("enemies", p.packed.figure_ids[who], parts, "C.2", who, shown=_is_on_map)


def _enemy_hp(p: WolfPosition, who: int) -> int:
    return int(p.packed.hp[p.packed.type_of[who]])


def _enemy_armour(p: WolfPosition, who: int) -> int:
    return int(p.packed.armour[p.packed.type_of[who]])


def _is_on_map(p: WolfPosition, who: int) -> bool:
    return bool(p.row[c.AT + who] >= 0)


def _belongings(p: WolfPosition, heroes: list[str]) -> Iterator[SheetField]:
    """Weapons with their owners, equipment in hand and assigned. [C.3, C.4, O.3]"""
    t = p.packed
    mounts = [name if t.item_type[k] == c.MOUNTABLE else "" for k, name in enumerate(t.item_ids)]
    parts = (Spot(c.WEAPON_OWNER, [*heroes, OUT]), RowFlag("jammed", c.WEAPON_STATE, c.JAMMED, words="cards"))
    mount = Spot(c.WEAPON_MOUNT, mounts, none=0, first=1)
    for card, name in enumerate(t.weapon_card_ids):
        yield SheetField("weapons", name, (*parts, mount), "C.3", card)
    for hero, name in enumerate(heroes):
        held = Counts(c.HELD, t.item_ids, 9, c.ITEMS)
        yield SheetField("equipment", name, (held,), "C.4", hero)
    for hero, name in enumerate(heroes):
        worn = tuple(_slot(p, hero, slot) for slot in range(c.SLOTS))
        yield SheetField("worn", name, worn, "O.3", 0)


def _slot(p: WolfPosition, hero: int, slot: int) -> Spot:
    t = p.packed
    fitting = [name if t.item_type[k] == slot else "" for k, name in enumerate(t.item_ids)]
    return Spot(c.WORN + hero * c.SLOTS + slot, fitting, none=0, first=1)


def _cards(p: WolfPosition, heroes: list[str], spaces: list[str]) -> Iterator[SheetField]:
    """Discard piles, and cards that are out of the game. [V.2, H.4]"""
    t = p.packed
    kept = KeptEvent(heroes, spaces)
    for event, name in enumerate(t.event_ids):
        yield SheetField("kept", name, (kept,), "C.6d", event)
    piles = (
        ("equipment", c.ITEM_DECK, c.ITEM_DISCARD, t.item_ids, t.item_copies, objections.items_in_use, "C.4"),
        ("event", c.EVENT_DECK, c.EVENT_DISCARD, t.event_ids, t.event_copies, _kept, "C.6"),
        ("crate", c.CRATE_DECK, c.CRATE_DISCARD, t.crate_ids, t.crate_copies, _no_crate, "C.5"),
    )
    for name, deck, discard, ids, copies, in_use, rule in piles:
        yield SheetField("cards", f"{name}-discard", (Counts(discard, ids, 9),), "V.2", words="part")
        out = Left(deck, ids, [int(copies[k]) for k in range(len(ids))], _beside(in_use, discard))
        yield SheetField("cards", f"{name}-out", (out,), rule, words="part")


def _beside(in_use: Callable[[WolfPosition, int], int], discard: int) -> Callable[[WolfPosition, int], int]:
    """Cards that are neither in the deck nor out of the game."""
    return lambda p, kind: in_use(p, kind) + int(p.row[discard + kind])


def _kept(p: WolfPosition, event: int) -> int:
    return int(p.row[c.KEPT + event] > 0)


def _no_crate(p: WolfPosition, crate: int) -> int:
    return 0


def _tools(t: PackedComponents) -> tuple[SheetTool, ...]:
    """Doors, barricades and tokens lie on the map at first: a tap opens, clears or takes them away."""
    enemies = [
        SheetTool(name, "enemies", PIECE, "space", tuple(_figures(t, kind)))
        for kind, name in enumerate(t.type_ids)
    ]
    heroes = [SheetTool(name, "heroes", PIECE, "space", (name,)) for name in t.hero_ids]
    marks = [
        SheetTool(mark, "heroes", STATE, "space", ("heroes", "enemies"), mark, "mark") for mark in HERO_MARKS
    ]
    tokens = [
        SheetTool(kind, "map", MARK, "token", ("gone-tokens",), words="kind")
        for kind in ("crate", "event", "objective")
    ]
    return (
        *heroes,
        *enemies,
        *marks,
        SheetTool("noise", "map", MARK, "tile", ("noise",), words="kind"),
        SheetTool("door", "map", MARK, "gate", ("open-doors",), words="kind"),
        SheetTool("barricade", "map", MARK, "gate", ("cleared-barricades",), words="kind"),
        *tokens,
    )


def _figures(t: PackedComponents, kind: int) -> Iterator[str]:
    for n in range(t.copies[kind]):
        yield t.figure_ids[t.first_figure[kind] + n]
