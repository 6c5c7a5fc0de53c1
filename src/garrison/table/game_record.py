"""The record of a game: the tree of answers, the position at the cursor, and what happened on the way."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from garrison.core.ask import Ask, Choice, Outcome, Over, Reason
from garrison.core.briefing import local_names
from garrison.core.errors import NotOffered
from garrison.core.event import Event
from garrison.core.game import Game, Setup
from garrison.core.journal import AnswerEntry, Entry, GoEntry, Header, Journal, Node, answer_in
from garrison.core.option import Option
from garrison.core.position import Offers, Position
from garrison.core.view import View

RECENT = 64  # answers of which it is remembered what happened
STRIDE = 16  # answers between two copies of positions of the past
KEPT = 128  # copies at most; the one unused for longest goes first

Sink = Callable[[Entry], None]


@dataclass(frozen=True, slots=True)
class Branch:
    """A node of the tree as clients see it: the root is 0, its parent -1 and its answer None."""

    n: int
    parent: int
    children: tuple[int, ...]
    answer: AnswerEntry | None


@dataclass(frozen=True, slots=True)
class AnswerEvents:
    """One answer on the line and what happened through it."""

    n: int
    answer: AnswerEntry
    events: list[Event]


class PositionCache:
    """Rebuilds the position of any node from the nearest copy, without playing the whole game again."""

    def __init__(self, game: Game, root: Position) -> None:
        self._game = game
        self._root = game.copy(root)
        self._copies: OrderedDict[int, Position] = OrderedDict()

    def keep(self, node: Node, p: Position) -> None:
        """Remember the position of a node, if it is time for a copy."""
        if node.depth % STRIDE == 0 and node.depth:
            self._copies[node.id] = self._game.copy(p)
            if len(self._copies) > KEPT:
                self._copies.popitem(last=False)

    def at(self, node: Node) -> Position:
        """The position after a node, the caller's to change."""
        pending: list[AnswerEntry] = []
        while node.entry is not None and node.parent is not None and node.id not in self._copies:
            pending.append(node.entry)
            node = node.parent
        p = self._game.copy(self._copies.get(node.id, self._root))
        if node.id in self._copies:
            self._copies.move_to_end(node.id)
        for entry in reversed(pending):
            self.step(p, entry)
        return p

    def step(self, p: Position, entry: AnswerEntry) -> list[Event]:
        """Play one entry that was accepted before."""
        return self._game.apply(p, answer_in(entry, self._game.options))


class GameRecord:
    """A journal and the position it leads to. `sink` hears each new entry, and may refuse it by raising."""

    def __init__(self, game: Game, setup: Setup, header: Header) -> None:
        self.game = game
        self.setup = setup
        self.local_names = local_names(game, setup)
        self.journal = Journal(header)
        self.sink: Sink | None = None
        self._position = game.setup(setup)
        self._offers = Offers()
        self._ask: Ask | None = None
        self._positions = PositionCache(game, self._position)
        self._happened: dict[int, list[Event]] = {}

    @property
    def position(self) -> Position:
        """Everything on the table; for looking only."""
        return self._position

    @property
    def ask(self) -> Ask:
        """What is asked now."""
        if self._ask is None:
            self._ask = self.game.ask(self._position, self._offers)
        return self._ask

    @property
    def cursor(self) -> int:
        """The node the position belongs to; 0 is the root."""
        return self.journal.cursor.id

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, if it is over here."""
        return self.ask.outcome if isinstance(self.ask, Over) else None

    @property
    def takebacks(self) -> int:
        """How often somebody went back (see `Journal`)."""
        return self.journal.takebacks

    def view(self, seat: int) -> View:
        """What a seat sees; -1 watches."""
        return self.game.view(self._position, seat)

    def why(self, option: Option | str, seat: int | None = None) -> Reason | None:
        """Why that option is not on offer now; None if it is.

        A seat that is not asked only hears so: anything more would tell it what another seat holds.
        """
        ask = self.ask
        if seat is not None and isinstance(ask, Choice) and seat not in ask.seats:
            return Reason("not-asked", ask.prompt.rule)
        return self.game.why(self._position, self._option(option))

    def hash(self) -> str:
        """Identifies the position."""
        return self.game.hash(self._position)

    def journal_hash(self) -> str:
        """Identifies the answers from the root to the cursor."""
        return self.journal.hash()

    def tree(self) -> list[Branch]:
        """All nodes, by id: every branch ever played."""
        return [
            Branch(
                node.id,
                -1 if node.parent is None else node.parent.id,
                tuple(child.id for child in node.children),
                node.entry,
            )
            for node in self.journal.nodes
        ]

    def line(self) -> list[AnswerEntry]:
        """The answers from the root to the cursor."""
        return self.journal.line()

    def events(self, node: int) -> list[Event]:
        """What happened through the answer of a node; nothing at the root."""
        at = self.journal.node(node)
        if at.entry is None or at.parent is None:
            return []
        if node in self._happened:
            return self._happened[node]
        return self._positions.step(self._positions.at(at.parent), at.entry)

    def position_at(self, node: int) -> Position:
        """The position after a node, the caller's to change."""
        return self._positions.at(self.journal.node(node))

    def asked(self, node: int) -> Ask:
        """What the answer of a node answered."""
        at = self.journal.node(node)
        if at.parent is None:
            raise NotOffered("the beginning answers nothing")
        return self.game.ask(self.position_at(at.parent.id))

    def since(self, node: int) -> list[AnswerEvents]:
        """What was answered and what happened after a node, on the way to the cursor.

        From a node that is not on that way, all after the last one both have in common.
        """
        shared, later = _parting(self.journal.node(node), self.journal.cursor)
        if all(at.id in self._happened for at in later):
            return [
                AnswerEvents(at.id, at.entry, self._happened[at.id]) for at in later if at.entry is not None
            ]
        p = self._positions.at(shared)
        return [
            AnswerEvents(at.id, at.entry, self._positions.step(p, at.entry))
            for at in later
            if at.entry is not None
        ]

    def go(self, node: int) -> int:
        """Move to any node; returns it. Chance that was pending there stays pending until `proceed`."""
        target = self.journal.node(node)
        if target is not self.journal.cursor:
            p = self._positions.at(target)
            self._record(GoEntry(node))
            self._place(p)
        return self.cursor

    def _option(self, option: Option | str) -> Option:
        return self.game.options.named(option if isinstance(option, str) else option.name)

    def _record(self, entry: Entry) -> None:
        if self.sink is not None:
            self.sink(entry)
        self.journal.add(entry)

    def _remember(self, events: list[Event]) -> None:
        """What happened through the answer at the cursor, for whoever asks soon."""
        self._happened[self.cursor] = events
        if len(self._happened) > RECENT:
            del self._happened[next(iter(self._happened))]

    def _place(self, p: Position) -> None:
        self._position = p
        self._ask = None


def _parting(node: Node, cursor: Node) -> tuple[Node, list[Node]]:
    """The last node that both lines share, and those after it on the way to the cursor."""
    later: list[Node] = []
    while node is not cursor:
        # Numbers rise along every line: the younger of the two is not on the other's way.
        if cursor.id > node.id and cursor.parent is not None:
            later.append(cursor)
            cursor = cursor.parent
        elif node.parent is not None:
            node = node.parent
    return cursor, later[::-1]
