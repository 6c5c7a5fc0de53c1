"""Positions of Westerplatte for tests: said in a line, consistent, with an officer's turn pending.

    stage = depot().stand(officer_1="post_E").troop("E", "1-E-3", "III").ready()
    stage.pick("shoot officer_1 with officer_1")
    assert stage.wounds("1-E-3") == 1

`opening()` is the printed set-up from its first draw on. `depot()` is a quiet moment later on: the tiles lie in the
order of their letters from the left, all walls are whole and nothing stands on the tracks.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from garrison.core.ask import Facts
from garrison.core.game import Setup
from garrison.core.view import Piece
from garrison.games.westerplatte import codes, flow
from garrison.games.westerplatte.game import Westerplatte, westerplatte
from garrison.games.westerplatte.position import WesterplattePosition
from garrison.games.westerplatte.rules.deck import take_event
from garrison.games.westerplatte.rules.sharing import held
from garrison.testing.fixtures import Play

TRACKS = "ABCDE"
PLACES = ("I", "II", "III", "IV")
TILES = ("morale", "mortar", "mines", "rebuild", "ammunition", "push_back")
# Where `depot` puts them.
MORALE, MORTAR, MINES, REBUILD, AMMUNITION, PUSH_BACK = (f"tile_{n}" for n in range(1, 7))
POSTS = tuple(f"post_{track}" for track in TRACKS)
SPACES = (*POSTS, MORALE, MORTAR, MINES, REBUILD, AMMUNITION, PUSH_BACK)


@cache
def game() -> Westerplatte:
    """The game with our components."""
    return Westerplatte()


def table(level: str, players: int, rulings: dict[str, int] | None, decider: int | None = None) -> Setup:
    """How the table is set up."""
    extra: Facts = {} if decider is None else {"decider": decider}
    return Setup(level, players, rulings=rulings or {}, extra=extra)


def opening(
    level: str = "medium",
    players: int = 2,
    rulings: dict[str, int] | None = None,
    draws: Sequence[str] = (),
    tiles: Sequence[str] = TILES,
) -> Stage:
    """The printed set-up: these tiles from the left, then these attack cards."""
    return Stage(game(), table(level, players, rulings), draws=[*tiles, *draws])


def depot(
    level: str = "medium",
    players: int = 2,
    rulings: dict[str, int] | None = None,
    decider: int | None = None,
) -> Scene:
    """A quiet day: nothing on the tracks but what a test puts there. Officer 1 is about to begin."""
    return Scene(game(), table(level, players, rulings, decider))


class Stage(Play):
    """A scene being played: what it asks and offers as in `Play`, and what lies on the table by name."""

    @property
    def p(self) -> WesterplattePosition:
        """The position as the rules know it."""
        return westerplatte(self.position)

    @property
    def active(self) -> str:
        """The officer whose turn it is."""
        return str(self.table.facts["officer"])

    def end(self, *draws: str) -> Stage:
        """The officer's turn ends, and these cards come."""
        self.pick(f"end {self.active}")
        self.script(draws=draws)
        return self

    def offers(self, *starts: str) -> list[str]:
        """The options on offer whose names begin with one of these."""
        return [name for name in self.offered() if name.startswith(starts)]

    def targets(self, verb: str) -> set[str]:
        """What the officer whose turn it is may aim an action at, or where he may move."""
        return {name.split()[-1] for name in self.offers(f"{verb} {self.active} ")}

    def at(self, who: str) -> str:
        """The space of an officer."""
        return self._piece(who).at.partition(":")[2]

    def holds(self, who: str, what: str = "ammunition") -> int:
        """How much an officer has of something that is shared."""
        n = self.p.packed.officer_ids.index(who)
        return int(self.p.row[held(self.p.packed.share_ids.index(what), n)])

    def each(self, what: str) -> list[int]:
        """How much each officer has of something."""
        return [self.holds(who, what) for who in self.p.packed.officer_ids[: self.p.rules.officers]]

    def troops(self) -> dict[str, str]:
        """The troops by the track space they stand on."""
        cards = [piece for piece in self.table.pieces if piece.kind in ("machine_gun", "howitzer")]
        return {piece.at.partition(":")[2]: piece.id for piece in cards}

    def wounds(self, card: str) -> int:
        """The wound markers on a troop."""
        return self._piece(card).values["wounds"]

    def mines(self) -> set[str]:
        """The track spaces with a mine."""
        return {piece.at.partition(":")[2] for piece in self.table.pieces if piece.kind == "mine"}

    def damage(self) -> dict[str, int]:
        """The bricks of every wall that is not whole."""
        walls = {space: self.gauge(f"wall:{space}") for space in SPACES}
        return {space: bricks for space, bricks in walls.items() if bricks != 6}

    def stock(self, tile: str) -> int:
        """The supplies on an action tile."""
        return self._piece(f"tile_{tile}").values["stock"]

    def reserve(self, name: str) -> int:
        """What lies beside the board: a supply, or something that is shared."""
        t = self.p.packed
        if name in t.supply_ids:
            return int(self.p.row[codes.SPARE + t.supply_ids.index(name)])
        return int(self.p.row[codes.RESERVE + t.share_ids.index(name)])

    def gauge(self, name: str) -> int:
        """A number on the table: `moves`, `actions`, `bricks-apart`, `wall:post_A`."""
        return self.table.gauges[name]

    @property
    def morale(self) -> int:
        """Steps of the morale track above the start, or below it."""
        return self.gauge("morale")

    @property
    def day(self) -> int:
        return int(self.table.facts["day"])

    @property
    def ending(self) -> str:
        return str(self.table.facts["ending"])

    def pile(self, name: str) -> tuple[str, ...]:
        """The cards of a pile that everybody knows: `day-1`, `surplus`, `under`."""
        return self.table.cards[name]

    def _piece(self, name: str) -> Piece:
        for piece in self.table.pieces:
            if piece.id == name:
                return piece
        raise LookupError(name)


class Scene:
    """A position under construction. Every method returns the scene; `ready` begins to play it."""

    def __init__(self, game: Westerplatte, setup: Setup) -> None:
        self.game = game
        self.setup = game.settle(setup)
        self.p = westerplatte(game.setup(self.setup))
        self.t = self.p.packed
        for place in range(codes.TILES):
            self.p.row[codes.TILE + place] = place
        self.p.turn = 9
        self._first = "officer_1"
        self._moves = -1
        self._actions = -1

    # Officers.

    def stand(self, **spaces: str) -> Scene:
        """Where officers stand: `stand(officer_1="tile_2")`."""
        for who, space in spaces.items():
            self.p.row[codes.AT + self.t.officer_ids.index(who)] = self.t.space_ids.index(space)
        return self

    def hold(self, who: str, **counts: int) -> Scene:
        """What an officer has: `hold("officer_1", ammunition=0, extra_action=1)`."""
        for name, count in counts.items():
            what = self.t.share_ids.index(name)
            n = held(what, self.t.officer_ids.index(who))
            self.p.row[codes.RESERVE + what] += self.p.row[n] - count
            self.p.row[n] = count
        return self

    def active(self, who: str) -> Scene:
        """The officer whose turn begins."""
        self._first = who
        return self

    def moves(self, left: int) -> Scene:
        """So many movement points are left this turn."""
        self._moves = left
        return self

    def actions(self, left: int) -> Scene:
        """So many actions are left this turn."""
        self._actions = left
        return self

    # Walls, tiles, morale.

    def wall(self, **bricks: int) -> Scene:
        """Bricks of walls: `wall(post_A=0)`. Those that are gone lie in the reserve."""
        for space, count in bricks.items():
            n = codes.WALL + self.t.space_ids.index(space)
            self.p.row[codes.SPARE + codes.BRICK] += self.p.row[n] - count
            self.p.row[n] = count
        return self

    def stock(self, **counts: int) -> Scene:
        """Supplies on their tiles: `stock(grenade=1, brick=4)`. The rest lies in the reserve."""
        for name, count in counts.items():
            n = self.t.supply_ids.index(name)
            self.p.row[codes.SPARE + n] += self.p.row[codes.STOCK + n] - count
            self.p.row[codes.STOCK + n] = count
        return self

    def apart(self, bricks: int) -> Scene:
        """Bricks of the reserve that rebuilding has wasted."""
        self.p.row[codes.SPARE + codes.BRICK] -= bricks
        self.p.apart += bricks
        return self

    def morale(self, steps: int) -> Scene:
        """Steps above the start, or below it."""
        self.p.morale = self.p.rules.morale_start + steps
        return self

    # Tracks.

    def troop(self, track: str, card: str, place: str = "I", wounds: int = 0) -> Scene:
        """A troop on a space of a track."""
        n = self.t.track_ids.index(track)
        self.p.row[codes.ON_TRACK + n] = self._take(card)
        self.p.row[codes.PLACE + n] = PLACES.index(place)
        self.p.row[codes.WOUNDS + n] = wounds
        return self

    def mine(self, *spaces: str) -> Scene:
        """Mines from the tile on these track spaces."""
        for space in spaces:
            self.p.mines |= 1 << self.t.track_space_ids.index(space)
            self.p.row[codes.STOCK + codes.MINE] -= 1
        return self

    def burn(self, path: str) -> Scene:
        """A burnt path."""
        self.p.burnt |= 1 << self.t.path_ids.index(path)
        return self

    # Cards and the clock.

    def day(self, number: int, cards: int, *keep: str) -> Scene:
        """The day, with so many cards on its pile; attack and event cards named in `keep` are still to come.

        Whatever stands on the tracks must be there before. Phase 1 is through when day 4 begins.
        """
        while self.p.discards < self.t.day_first[number] + cards:
            card = next(
                c for n, c in enumerate(self.t.card_ids) if self.p.row[codes.BAG + n] and c not in keep
            )
            self.p.row[codes.DISCARDS + self.p.discards] = self._take(card)
            self.p.discards += 1
        while self.p.day < number:
            self.p.day += 1
            self._take_event(keep)
        return self

    def under(self, *cards: str) -> Scene:
        """Only these cards are left of the deck: they were put under it. The others lie on the piles."""
        for card in cards:
            self.p.row[codes.UNDER + self.p.under] = self._take(card)
            self.p.under += 1
        return self.day(7, self.p.phase_1 + self.p.phase_2 - self.t.day_first[7])

    def turn(self, number: int) -> Scene:
        """The number of the turn that begins."""
        self.p.turn = number - 1
        return self

    def ready(self, draws: Sequence[str] = ()) -> Stage:
        """Begin to play here."""
        self.p.officer = (self.t.officer_ids.index(self._first) - 1) % self.p.rules.officers
        flow.begin_turn(self.p)
        if self._moves >= 0:
            self.p.moves = self._moves
        if self._actions >= 0:
            self.p.actions = self._actions
        faults = self.game.check(self.p)
        assert not faults, faults
        return Stage(self.game, self.setup, (), draws, self.p)

    def end(self, *draws: str) -> Stage:
        """Begin to play where the officer has ended his turn, and these cards come."""
        return self.ready().end(*draws)

    # Helpers.

    def _take(self, card: str) -> int:
        """Take an attack card from the deck."""
        n = self.t.card_ids.index(card)
        assert self.p.row[codes.BAG + n], f"{card} has been used"
        self.p.row[codes.BAG + n] -= 1
        if n < self.t.phase_2:
            self.p.phase_1 -= 1
        else:
            self.p.phase_2 -= 1
        return n

    def _take_event(self, keep: Sequence[str]) -> None:
        """An event card has been drawn: of the sign of which more are to come beyond those kept."""
        ids = self.t.event_ids
        kept = [ids.index(name) for name in keep if name in ids]
        good = self.p.positive - sum(n < self.t.negative for n in kept)
        bad = self.p.negative - sum(n >= self.t.negative for n in kept)
        span = range(self.t.negative) if good >= bad else range(self.t.negative, self.t.events)
        take_event(self.p, next(n for n in span if self.p.row[codes.EVENT_BAG + n] and n not in kept))
