"""Positions of Castle Itter for tests: said in a line, consistent, with the Defender Phase pending.

    watch = castle().place("lee", "bj_m2hb").exhaust("lee").counter("mortar", "area_9").ready()
    watch.pick("recover lee")
    assert watch.marks("lee") == {"acted"}

`opening()` is the printed set-up. `castle()` is a quiet moment later on: the twenty have been placed, but
whoever a test does not place is a casualty, and no counter is on the board. Both take edition and rulings.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial

from garrison.core.ask import Roll
from garrison.core.game import Setup
from garrison.games.itter import codes, flow
from garrison.games.itter.events import EVENTS
from garrison.games.itter.game import CastleItter, itter
from garrison.games.itter.position import ItterPosition
from garrison.games.itter.rules.counters import place_gun
from garrison.games.itter.rules.deck import take_card
from garrison.testing.fixtures import Play, event_of

FRENCH = ("clemenceau", "gamelin", "de_la_rocque", "reynaud", "borotra")
REINFORCEMENTS = ("wegscheider", "linson", "waltl")
COMMANDERS = ("basse", "lee", "schrader", "gangl")
CREW = ("basse", "lee", "seiner", "szymczyk", "rushford", "mchaley")


@cache
def game() -> CastleItter:
    """The game with the printed components."""
    return CastleItter()


def opening(
    scenario: str = "standard",
    edition: str = "",
    rulings: dict[str, int] | None = None,
    players: int = 1,
    corrected: CastleItter | None = None,
) -> Scene:
    """The printed set-up; `corrected` is a game with an owner's corrections."""
    return Scene(corrected or game(), Setup(scenario, players, edition, rulings=rulings or {}))


def castle(
    scenario: str = "standard",
    edition: str = "",
    rulings: dict[str, int] | None = None,
    players: int = 1,
    corrected: CastleItter | None = None,
) -> Scene:
    """The sixth turn of a quiet game: nobody and nothing on the board but what a test puts there."""
    scene = opening(scenario, edition, rulings, players, corrected)
    return scene.lose(*game().packed.defender_ids).clear().deck(45).turn(6)


happened = partial(event_of, EVENTS)


class Stage(Play):
    """A scene being played: what it asks and offers as in `Play`, and what lies on the table by name."""

    @property
    def p(self) -> ItterPosition:
        """The position as the rules know it."""
        return itter(self.position)

    def at(self, who: str) -> str:
        """The name of his square, or else `supply`, `reinforcements`, `casualties` or `escaped`."""
        return self._piece(who)[0]

    def marks(self, who: str) -> set[str]:
        """What lies on him: of `exhausted`, `disrupted`, `acted`, `commanded`."""
        return set(self._piece(who)[1])

    def counters(self) -> dict[str, list[str]]:
        """Kinds of counter by the space they stand on, advancing ones first."""
        found: dict[str, list[str]] = {}
        for piece in self.table.pieces:
            if piece.kind != "defender":
                found.setdefault(piece.at.partition(":")[2], []).append(piece.kind)
        return found

    def gauge(self, name: str) -> int:
        """A number on the table: `actions`, `cards`, `score`, `defense:keep`, `suppression:green`."""
        return self.table.gauges[name]

    def tokens(self) -> dict[str, int]:
        """The suppression tokens lying in each colour that has any."""
        names = self.p.packed.colour_ids[: codes.CRATES]
        return {
            name: self.gauge(f"suppression:{name}") for name in names if self.gauge(f"suppression:{name}")
        }

    def dice(self) -> int:
        """How many dice the pending roll wants."""
        assert isinstance(self.ask, Roll), f"no roll is pending: {self.ask}"
        return self.ask.dice

    def pass_all(self) -> Stage:
        """Give up the actions that are left."""
        turn = self.p.turn
        while "pass" in self.offered() and self.p.turn == turn:
            self.pick("pass")
        return self

    def next_turn(self) -> Stage:
        """Give up the actions left; three cards of deck 2 do nothing. Wants no heavy weapons about."""
        self.pass_all()
        self.script([1] * 8, ["2-suppressive-fire", "2-panzerfaust", "2-panzerfaust"])
        assert self.ask.prompt.key in ("act", "place-first"), f"not a new turn: {self.ask}"
        return self

    def _piece(self, who: str) -> tuple[str, tuple[str, ...]]:
        for piece in self.table.pieces:
            if piece.id == who:
                return piece.at.partition(":")[2], piece.marks
        raise LookupError(who)


class Scene:
    """A position under construction. Every method returns the scene; `ready` begins to play it."""

    def __init__(self, game: CastleItter, setup: Setup) -> None:
        self.game = game
        self.setup = game.settle(setup)
        self.p = itter(game.setup(self.setup))
        self.t = self.p.packed
        self._left = self.t.actions_per_turn

    # Defenders.

    def place(self, who: str, square: str) -> Scene:
        """Stand a defender on a square, wherever he was."""
        n = self._take(who)
        self.p.put(n, self.t.square_ids.index(square))
        return self

    def stand(self, **squares: str) -> Scene:
        """Several at once: `stand(lee="g3", basse="g4")`."""
        for who, square in squares.items():
            self.place(who, square)
        return self

    def lose(self, *names: str) -> Scene:
        """They are casualties."""
        self.p.gone |= self._take_all(names)
        return self

    def wait(self, *names: str) -> Scene:
        """They are in the supply."""
        self.p.supply |= self._take_all(names)
        return self

    def apart(self, *names: str) -> Scene:
        """They are reinforcements that have not come yet."""
        self.p.apart |= self._take_all(names)
        return self

    def exhaust(self, *names: str) -> Scene:
        self.p.exhausted |= self._set(names)
        return self

    def disrupt(self, *names: str) -> Scene:
        self.p.disrupted |= self._set(names)
        return self

    def acted(self, *names: str) -> Scene:
        """They have an Action token, and so many actions are spent."""
        self.p.acted |= self._set(names)
        return self.actions(self._left - len(names))

    def commanded(self, *names: str) -> Scene:
        """They have a Command token."""
        self.p.commanded |= self._set(names)
        return self

    # Counters and tokens.

    def counter(self, kind: str, *spaces: str) -> Scene:
        """Put a counter of that kind on each of the spaces."""
        code = self.t.counter_ids.index(kind)
        for space in spaces:
            n = self.t.space_ids.index(space)
            if code > codes.STURM:
                place_gun(self.p, code, n)
            else:
                assert not self.p.row[codes.SPACE + n], f"{space} is taken"
                self.p.row[codes.SPACE + n] = code
                self.p.targets |= 1 << n
        return self

    def clear(self, *spaces: str) -> Scene:
        """Take the advancing counters off these spaces; without names every counter off the board."""
        for name in spaces or self.t.space_ids:
            n = self.t.space_ids.index(name)
            self.p.row[codes.SPACE + n] = 0
            self.p.targets &= ~(1 << n)
        if not spaces:
            self.p.targets = self.p.guns = 0
            for kind in range(codes.KINDS):
                self.p.row[codes.LINEUP + kind] = 0  # nothing is dealt at random any more
        return self

    def tokens(self, **colours: int) -> Scene:
        """Suppression tokens: `tokens(black=2, green=1)`."""
        for colour, count in colours.items():
            self.p.row[codes.TOKENS + self.t.colour_ids.index(colour)] = count
        return self

    def defense(self, **values: int) -> Scene:
        """Defence values: `defense(keep=4)`."""
        for location, value in values.items():
            self.p.row[codes.DEFENSE + self.t.location_ids.index(location)] = value
        return self

    def loaded(self) -> Scene:
        """The Load token lies on the cannon."""
        self.p.loaded = 1
        return self

    def wreck(self, manned: bool = False) -> Scene:
        """The tank has been destroyed."""
        self.p.tank = codes.LOST_MANNED if manned else codes.LOST_EMPTY
        return self.defense(besotten_jenny=0)

    # Cards and the clock.

    def deck(self, left: int) -> Scene:
        """So many SS cards are left to come: those above them have been discarded."""
        while self.p.deck_left > left:
            cards = [n for n in range(self.t.cards - 1) if self.p.row[codes.DECK + n]]
            card = min(cards, key=lambda n: self.t.card_deck[n])
            take_card(self.p, card)
            self.p.top_deck = self.t.card_deck[card]
        return self

    def reach(self, deck: int) -> Scene:
        """The SS decks before this one are through."""
        copies = [self.p.row[codes.DECK + n] for n in range(self.t.cards - 1) if self.t.card_deck[n] >= deck]
        return self.deck(sum(copies))

    def only(self, *cards: str) -> Scene:
        """Only these SS cards are left to come; the one discarded last was of deck 4."""
        for deck in range(1, codes.DECKS + 1):
            self.p.row[codes.DECK_COUNT + deck] = sum(card.startswith(f"{deck}-") for card in cards)
        for n in range(self.t.cards - 1):
            self.p.row[codes.DECK + n] = cards.count(self.t.card_ids[n])
        self.p.deck_left = len(cards)
        self.p.top_deck = codes.DECKS
        return self

    def escaped(self) -> Scene:
        """Borotra got away; the 142nd is among all the cards that are left."""
        self.lose("borotra")
        self.p.escaped = 1
        self.p.regiment = codes.IN_DECK
        self.p.under = self.p.deck_left
        return self

    def tactics(self, deck: int, left: int = -1) -> Scene:
        """The Tactics decks before this one are through; of this one so many cards will come (-1: all)."""
        for n in range(deck - 1):
            self.p.row[codes.TACTIC_LEFT + n] = 0
        if left >= 0:
            self.p.row[codes.TACTIC_LEFT + deck - 1] = left
        return self

    def turn(self, number: int) -> Scene:
        self.p.turn = number
        return self

    def actions(self, left: int) -> Scene:
        """So many actions are left this turn."""
        self._left = left
        return self

    def ready(self, dice: Sequence[int] = (), draws: Sequence[str] = ()) -> Stage:
        """Begin to play here. A competitive game begins with the SS player's planning."""
        flow.begin_turn(self.p)
        self.p.actions = self._left
        faults = self.game.check(self.p)
        assert not faults, faults
        return Stage(self.game, self.setup, dice, draws, self.p)

    def reveal(self, *cards: str, dice: Sequence[int] = ()) -> Stage:
        """Begin to play in the SS Phase, where these cards are turned up first (Tactics cards before them)."""
        decks = [int(card[0]) for card in cards if card[0].isdigit()]
        if decks:
            self.reach(decks[0])
        stage = self.actions(1).ready()
        stage.pick("pass")
        stage.script(dice, cards)
        return stage

    # Helpers.

    def _set(self, names: Sequence[str]) -> int:
        return sum(1 << self.t.defender_ids.index(name) for name in names)

    def _take(self, who: str) -> int:
        """Take him from wherever he is, with his tokens."""
        n = self.t.defender_ids.index(who)
        if self.p.row[codes.AT + n] != codes.OFF_BOARD:
            self.p.lift(n)
        for field in ("supply", "apart", "gone", "exhausted", "disrupted", "acted", "commanded"):
            setattr(self.p, field, getattr(self.p, field) & ~(1 << n))
        return n

    def _take_all(self, names: Sequence[str]) -> int:
        return sum(1 << self._take(name) for name in names)
