"""Positions of Wolfenstein for tests: said in a line, consistent, with somebody about to act.

    stage = castle().stand(bj="r4c13", soldaten_1="r4c15").turn("bj")
    stage.shoot("bj", "soldaten_1").throw("hp", "hp", "armour", "armour")
    assert stage.gone("soldaten_1")

`opening()` is the printed set-up of a mission from its first draw on. `castle()` is a map of the test's own: two rooms
R1 and R2 with a corridor C1 between them, bare but for what `draw` puts there in the symbols of mission files.
Heroes who stand nowhere have not entered the map and do not act in this round.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache

import msgspec

from garrison.core.ask import Facts
from garrison.core.game import Scenario, Setup
from garrison.games.wolfenstein import codes, flow, load_game
from garrison.games.wolfenstein.actions.equip import MOUNT, WEAR
from garrison.games.wolfenstein.game import SEATS, Wolfenstein, wolf
from garrison.games.wolfenstein.missions import own as own_missions
from garrison.games.wolfenstein.missions.format import faults
from garrison.games.wolfenstein.missions.records import MissionFile
from garrison.games.wolfenstein.missions.survey import survey
from garrison.games.wolfenstein.names import slot_of
from garrison.games.wolfenstein.nazis.phase import begin_phase
from garrison.games.wolfenstein.rules.figures import lift, put
from garrison.games.wolfenstein.rules.loot import hold, take_weapon
from garrison.games.wolfenstein.rules.noise import make_noise
from garrison.games.wolfenstein.rules.spawning import muster
from tests.wolfenstein.stage import SIDES as SIDES
from tests.wolfenstein.stage import Stage as Stage

HEROES = "bj,anya,set,klaus"
AMMO = ("light", "heavy", "special")
HALL = (
    "##################",
    "#a.....####.....1#",
    "#......####......#",
    "#................#",
    "#................#",
    "#......####......#",
    "#......####......#",
    "##################",
)
TILES = {
    "R1": {"kind": "room", "row": 2, "column": 2},
    "C1": {"kind": "corridor", "row": 4, "column": 8},
    "R2": {"kind": "room", "row": 2, "column": 12},
}
# Four rooms in a ring: the hall above, R3 and R4 below it, C2 and C3 upright on the left and right, C4 between them.
RING = (
    *HALL[:-1],
    *["###..########..###"] * 4,
    *(row.replace("a", ".").replace("1", ".") for row in HALL[1:]),
)
RING_TILES = {
    **TILES,
    "R3": {"kind": "room", "row": 12, "column": 2},
    "R4": {"kind": "room", "row": 12, "column": 12},
    "C2": {"kind": "corridor", "row": 8, "column": 4, "upright": True},
    "C3": {"kind": "corridor", "row": 8, "column": 14, "upright": True},
    "C4": {"kind": "corridor", "row": 14, "column": 8},
}
Fields = dict[str, object]
SEARCH_A: Fields = {"type": "search_token", "token": "A"}


@cache
def game(corrections: str = "{}") -> Wolfenstein:
    """The game with our components and missions, and with an owner's corrections given as JSON."""
    return load_game(json.loads(corrections))


def square(space: str) -> tuple[int, int]:
    """Row and column of `r4c13`, counted from 0."""
    row, _, column = space[1:].partition("c")
    return int(row) - 1, int(column) - 1


def cell(space: str) -> int:
    """A space as the rules know it."""
    row, column = square(space)
    return row * codes.WIDTH + column


def drawn(rows: Sequence[str], draw: Mapping[str, str]) -> list[str]:
    """A map with these symbols on it."""
    grid = [list(row) for row in rows]
    for space, symbol in draw.items():
        row, column = square(space)
        grid[row][column] = symbol
    return ["".join(row) for row in grid]


@cache
def game_with(mission: str, corrections: str) -> Wolfenstein:
    """The game with a mission of our own called `castle`, given as JSON, that stands up to all checks."""
    table = Wolfenstein.__new__(Wolfenstein)  # a copy would be the same game
    vars(table).update(vars(game(corrections)))
    made = survey("castle", msgspec.convert(json.loads(mission), MissionFile), table.components)
    wrong = [str(fault) for fault in faults(made, table.components)]
    assert not wrong, wrong
    table.missions = {"castle": made}
    # As for a mission of one's own: a save of the scene can be read by anybody.
    table.corrections = {**table.corrections, own_missions.SECTION: {"castle": json.loads(mission)}}
    table.about = replace(table.about, scenarios=(Scenario("castle", SEATS),))
    table._boards = {}
    return table


def castle(
    draw: Mapping[str, str] | None = None,
    doors: Sequence[str] = (),
    barricades: Sequence[str] = (),
    rows: Sequence[str] = HALL,
    tiles: Mapping[str, object] = TILES,
    heroes: str = HEROES,
    players: int = 1,
    difficulty: str = "",
    rulings: dict[str, int] | None = None,
    corrections: Fields | None = None,
    **fields: object,
) -> Scene:
    """An empty map with gates named by their tiles (`doors=["R1-C1"]`); `fields` are those of mission files."""
    plain: Fields = {
        "title": {"en": "Castle", "it": "Castello"},
        "brief": {"en": "A test.", "it": "Una prova."},
        "round_limit": 8,
        "alarm_limit": 5,
        "goals": [SEARCH_A],
        "tiles": tiles,
        "rows": drawn(rows, draw or {}),
        "doors": [name.split("-") for name in doors],
        "barricades": [name.split("-") for name in barricades],
    }
    table = game_with(json.dumps(plain | fields, sort_keys=True), json.dumps(corrections or {}))
    return Scene(table, Setup("castle", players, "", difficulty, rulings or {}, {"heroes": heroes}))


def ring(draw: Mapping[str, str] | None = None, **fields: object) -> Scene:
    """`castle` with four rooms in a ring."""
    return castle(draw, rows=RING, tiles=RING_TILES, **fields)  # type: ignore[arg-type]


def opening(
    mission: str = "mission-1",
    heroes: str = "",
    players: int = 1,
    difficulty: str = "",
    rulings: dict[str, int] | None = None,
    draws: Sequence[str] = (),
) -> Stage:
    """The printed set-up of a mission, with these cards drawn first."""
    extra: Facts = {"heroes": heroes} if heroes else {}
    return Stage(game(), Setup(mission, players, "", difficulty, rulings or {}, extra), draws=draws)


class Scene:
    """A position under construction. Every method returns the scene; `turn`, `phase` and `nazis` begin to play."""

    def __init__(self, table: Wolfenstein, setup: Setup) -> None:
        self.game = table
        self.setup = table.settle(setup)
        self.p = wolf(table.setup(self.setup))
        self.t = self.p.packed
        for who in range(codes.FIRST_NAZI, codes.FIGURES):
            if self.p.nazis >> who & 1:
                lift(self.p, who)
        self.p.nazis = 0
        self.p.noise = 0

    # Figures.

    def figure(self, name: str) -> int:
        """A figure as the rules know it."""
        if name in self.t.hero_ids:
            return int(slot_of(self.p, self.t.hero_ids.index(name)))
        return self.t.figure_ids.index(name)

    def stand(self, **spaces: str) -> Scene:
        """Where figures stand, large ones by their upper left space: `stand(bj="r4c13", soldaten_1="r4c15")`."""
        for name, space in spaces.items():
            who = self.figure(name)
            if who < codes.HEROES:
                put(self.p, who, cell(space))
                self.p.spawned |= 1 << who
            else:
                muster(self.p, who, cell(space))
                self.p.nazis |= 1 << who
        return self

    def bot(self, name: str, space: str, owner: str) -> Scene:
        """A bot of a hero."""
        who = self.figure(name)
        muster(self.p, who, cell(space))
        self.p.bots |= 1 << who
        self.p.row[codes.OWNER + who] = self.figure(owner)
        return self

    def health(self, name: str, hp: int, armour: int = 0) -> Scene:
        """What a figure has left; a hero with nothing bleeds."""
        who = self.figure(name)
        self.p.row[codes.HP + who], self.p.row[codes.ARMOUR + who] = hp, armour
        if who < codes.HEROES and hp == 0:
            self.p.bleeding |= 1 << who
        return self

    def mark(self, kind: str, *names: str) -> Scene:
        """Tokens on figures: `fatigue`, `stunned`, `sabotaged`, `provoked`, `acted`, `dead`, `left`."""
        marked = sum(1 << self.figure(name) for name in names)
        setattr(self.p, kind, getattr(self.p, kind) | marked)
        return self

    # What heroes have.

    def items(self, hero: str, *names: str) -> Scene:
        """These cards and no others in a hero's hand, from the deck."""
        who = self.figure(hero)
        for kind in range(self.t.item_deck.kinds):
            held = self.p.row[codes.HELD + who * codes.ITEMS + kind]
            self.p.row[codes.ITEM_DECK + kind] += held
            hold(self.p, who, kind, -held)
        for name in names:
            kind = self.t.item_ids.index(name)
            self.p.row[codes.ITEM_DECK + kind] -= 1
            hold(self.p, who, kind, 1)
        return self

    def worn(self, hero: str, *names: str) -> Scene:
        """These cards, from the deck, are assigned to the hero."""
        for name in names:
            kind = self.t.item_ids.index(name)
            self.p.row[codes.ITEM_DECK + kind] -= 1
            hold(self.p, self.figure(hero), kind, 1)
            WEAR.play(self.p, self.figure(hero), kind)
        return self

    def armed(self, hero: str, *kinds: str) -> Scene:
        """Further weapons of a hero, from the deck."""
        for kind in kinds:
            take_weapon(self.p, self.figure(hero), self.t.weapon_ids.index(kind))
        return self

    def mounted(self, hero: str, item: str, weapon: str) -> Scene:
        """A card from the deck on one of the hero's weapon cards."""
        kind = self.t.item_ids.index(item)
        self.p.row[codes.ITEM_DECK + kind] -= 1
        hold(self.p, self.figure(hero), kind, 1)
        card = self.t.weapon_card_ids.index(weapon)
        MOUNT.play(self.p, self.figure(hero), kind * codes.WEAPON_CARDS + card)
        return self

    def jammed(self, *weapons: str) -> Scene:
        """Reload tokens from an earlier turn on these weapon cards."""
        for weapon in weapons:
            self.p.row[codes.WEAPON_STATE + self.t.weapon_card_ids.index(weapon)] = codes.JAMMED
        return self

    def ammo(self, hero: str, **counts: int) -> Scene:
        """Ammunition tokens: `ammo("bj", heavy=2)`."""
        for name, count in counts.items():
            self.p.row[codes.AMMUNITION + self.figure(hero) * codes.AMMO_KINDS + AMMO.index(name)] = count
        return self

    def glory(self, hero: str, count: int) -> Scene:
        """Glory of a hero."""
        self.p.row[codes.GLORY + self.figure(hero)] = count
        return self

    def life(self, hero: str, count: int) -> Scene:
        """Shared life tokens of a hero."""
        self.p.row[codes.LIFE + self.figure(hero)] = count
        return self

    # The map and the clock.

    def opened(self, *gates: str) -> Scene:
        """These doors stand open, these barricades are cleared: `opened("R1-C1")`."""
        for gate in gates:
            gone = ~(1 << self.p.board.gate_names.index(gate))
            self.p.shut &= gone
            self.p.barred &= gone
        return self

    def noisy(self, *tiles: str) -> Scene:
        """Noise tokens in these tiles."""
        make_noise(self.p, sum(1 << self.p.board.tile_ids.index(tile) for tile in tiles))
        return self

    def number(self, **values: int) -> Scene:
        """Dials and counters: `number(danger=3, round=8, events_done=2)`."""
        for name, value in values.items():
            assert isinstance(getattr(self.p, name), int), name
            setattr(self.p, name, value)
        return self

    # Beginning to play.

    def phase(self, first: int = 0) -> Stage:
        """The hero phase begins with this player; heroes off the map are passed over this round."""
        self._absent()
        self.p.first = self.p.turn_seat = first
        self.p.restart(flow.HeroPhase())
        return self._ready()

    def turn(self, hero: str, ap: int = -1, waiting: Sequence[str] = ()) -> Stage:
        """A hero's turn begins; only those named have still to act in this round."""
        who = self.figure(hero)
        self._absent()
        self.p.acted = 15 & ~sum(1 << self.figure(name) for name in waiting)
        self.p.turn_seat = self.p.rules.seat_of[who]
        self.p.restart(flow.HeroPhase())
        flow.activate(self.p, who)
        stage = self._ready()
        if ap >= 0:
            self.p.ap = ap
        return stage

    def nazis(self) -> Stage:
        """The Nazi phase begins; all heroes have acted."""
        self.p.acted = 15
        self.p.restart(flow.CleanUp())
        begin_phase(self.p)
        return self._ready()

    def _absent(self) -> None:
        self.p.acted |= 15 & ~self.p.spawned

    def _ready(self) -> Stage:
        self.p.proceed()
        wrong = self.game.check(self.p)
        assert not wrong, wrong
        return Stage(self.game, self.setup, position=self.p)
