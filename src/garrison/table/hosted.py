"""A table as the server plays it: seats change hands, machines play in slices, entries wait for the store."""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import dataclass, replace

from garrison.core import journal
from garrison.core.ask import Choice, Draw, Pick, Roll
from garrison.core.determinize import SupportsDeterminize
from garrison.core.errors import NotOffered, Unknown
from garrison.core.event import Event
from garrison.core.game import Game, Setup
from garrison.core.journal import AnswerEntry, Entry, Header, Node, OwnTurnEntry, PickEntry
from garrison.core.option import Option
from garrison.core.playout import Policy
from garrison.core.position import Position
from garrison.core.rng import Rng
from garrison.core.view import WATCHER, View
from garrison.table.chance import TYPED, SeededChance, freeze
from garrison.table.fair_dice import FairChance, KeysInMemory
from garrison.table.replay import has_known_dice
from garrison.table.seats import HUMAN, OF_THE_TABLE, name_of, policy_of, seat_names
from garrison.table.table import Luck, Table

STAND_IN_STREAM = 1 << 32  # machines that sit down later: a stream for each node after this one
THINKING = {"search": "search:100ms"}  # kinds of seat that must not think long: people wait for them


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A position, as it can be taken elsewhere."""

    game: str
    corrections: dict[str, object]
    dump: str


@dataclass(frozen=True, slots=True)
class MachineQuestion:
    """What a machine is to answer. `n`, `seat` and `kind` tell whether it is still asked when it has chosen."""

    n: int
    seat: int
    kind: str
    rng: int  # the state of its generator
    snapshot: Snapshot


@dataclass(frozen=True, slots=True)
class MachineAnswer:
    """An answer to a question: the index of an option, and the generator after it."""

    option: int
    rng: int


def snapshot_of(game: Game, p: Position) -> Snapshot:
    """A position of a table, to be taken elsewhere."""
    return Snapshot(game.about.id, dict(game.corrections), game.dump(p))


def has_secrets(game: Game, setup: Setup) -> bool:
    """Whether seats may see different things: the game says so, or shows it. `setup` has been through `settle`."""
    seats = len(seat_names(game, setup))
    p = game.setup(setup)
    views = [replace(game.view(p, seat), seat=WATCHER) for seat in range(WATCHER, seats)]
    return seats > 1 and (isinstance(game, SupportsDeterminize) or any(view != views[0] for view in views))


class HostedTable(Table):
    """A table whose seats may be played by others than those the game was begun with.

    The header of a save never changes. What a stand-in answers is recorded like any answer of the seat, and
    the generators go on as they will when the journal is replayed.
    """

    def __init__(self, game: Game, header: Header, keys: KeysInMemory | None = None) -> None:
        # Where people bring their own dice ours are there too, for whoever is tired of rolling.
        self.keys = keys or KeysInMemory()
        chance = SeededChance() if has_known_dice(header) else FairChance(self.keys)
        super().__init__(game, header, chance)
        self.dice_kind = TYPED if self.real else "known" if has_known_dice(header) else header.dice
        self.waits_for_words = False  # whether the first roll waits for words of the people
        self.spoken: set[int] = set()  # seats that have added theirs, or want none
        self.begun_with = self.seats
        self.secrets = has_secrets(game, self.setup)
        self._recorded: list[bytes] = []
        self._stand_ins: dict[str, Policy] = {}
        self._counted = 1  # nodes that `branches` has looked at
        self._branches = 1
        self._seen: dict[int, View] = {}  # by seat, at `_seen_at`
        self._seen_at = -1
        self.sink = self._keep

    def _keep(self, entry: Entry) -> None:
        self._recorded.append(journal.write(entry).rstrip())

    def recorded(self) -> list[bytes]:
        """The entries since this was last asked."""
        lines, self._recorded = self._recorded, []
        return lines

    @property
    def n(self) -> int:
        """How many entries there are: grows with every change."""
        return len(self.journal.entries)

    def view(self, seat: int) -> View:
        """What a seat sees, drawn up once for all who look from there."""
        if self._seen_at != self.n:
            self._seen_at, self._seen = self.n, {}
        if seat not in self._seen:
            self._seen[seat] = super().view(seat)
        return self._seen[seat]

    def option(self, index: int) -> Option:
        """The option of that index, whether it is on offer or not."""
        if index >= len(self.game.options):
            raise Unknown(f"unknown option {index}; valid: 0 to {len(self.game.options) - 1}")
        return self.game.options[index]

    @property
    def begun(self) -> bool:
        """Whether any seat has made a choice."""
        return any(isinstance(node.entry, (PickEntry, OwnTurnEntry)) for node in self.journal.nodes)

    def sit(self, kinds: Iterable[str]) -> None:
        """Who plays each seat from now on."""
        self.seats = tuple(played_as(kind) for kind in kinds)

    def speak(self, seat: int, words: str) -> None:
        """Words of a seat's own for the dice, or none; once all people have spoken nothing waits any longer."""
        if words.strip():
            self.add_words(seat, words)
        self.spoken.add(seat)
        people = {number for number, kind in enumerate(self.seats) if kind == HUMAN}
        self.waits_for_words = self.waits_for_words and not people <= self.spoken

    def proceed(self) -> list[int]:
        """Let chance answer, unless it still waits for words."""
        return [] if self.waits_for_words else super().proceed()

    def run_on(self, seconds: float) -> None:
        """Let chance and machines answer, until a person or a machine that thinks is asked, or the time is up."""
        if self.waits_for_words:
            return
        end = time.monotonic() + seconds
        self.proceed()
        while self._machine_step() and time.monotonic() < end:
            pass

    @property
    def runs(self) -> bool:
        """Whether the table plays on without anybody doing anything."""
        if self.waits_for_words:
            return False
        if isinstance(self.ask, (Roll, Draw)):
            return self.real_ask is None
        return self._machine_asked() is not None

    @property
    def thinks(self) -> bool:
        """Whether a machine has to choose that takes its time: then it is asked elsewhere."""
        seat = self._machine_asked()
        several = isinstance(self.ask, Choice) and len(self.ask.options) > 1
        return seat is not None and several and name_of(self.seats[seat]) not in OF_THE_TABLE

    def question(self) -> MachineQuestion | None:
        """What a machine that takes its time is to answer now."""
        seat = self._machine_asked()
        if seat is None or not self.thinks:
            return None
        kind = self.seats[seat]
        rng = self._ahead().policy if kind == self.begun_with[seat] else freeze(self._stand_in_rng())
        return MachineQuestion(self.n, seat, kind, rng, snapshot_of(self.game, self.position))

    def awaits(self, question: MachineQuestion) -> bool:
        """Whether a machine is still asked what it was: nobody answered, took back or changed the seat meanwhile."""
        return self.n == question.n and self.seats[question.seat] == question.kind

    def take(self, question: MachineQuestion, chosen: MachineAnswer) -> None:
        """Answer as a machine has chosen, if it is still asked that."""
        if self.awaits(question):
            self._machine_plays(question.seat, self.game.options[chosen.option], chosen.rng)

    @property
    def can_undo(self) -> bool:
        """Whether there is an answer to take back."""
        node: Node | None = self.journal.cursor
        while node is not None and not self._is_stop(node):
            node = node.parent
        return node is not None

    @property
    def can_redo(self) -> bool:
        """Whether there is an answer to give again."""
        return self.journal.cursor.taken is not None

    @property
    def branches(self) -> int:
        """How many ends the tree has; counts what is new since it was last asked."""
        for node in self.journal.nodes[self._counted :]:
            if node.parent is not None and node.parent.children[0] is not node:
                self._branches += 1
        self._counted = len(self.journal.nodes)
        return self._branches

    def moment(self, node: int) -> tuple[Position, list[Event]]:
        """The position after a node, and what happened through its answer."""
        at = self.journal.node(node)
        if at.entry is None or at.parent is None:
            return self._positions.at(at), []
        p = self._positions.at(at.parent)
        return p, self._positions.step(p, at.entry)

    def step(self, p: Position, entry: AnswerEntry) -> list[Event]:
        """Play one recorded answer in a position of the past; what happened through it."""
        return self._positions.step(p, entry)

    def _machine_step(self) -> bool:
        """Let one machine answer once, if one must."""
        seat = self._machine_asked()
        if seat is None or self.thinks:
            return False
        if self.seats[seat] != self.begun_with[seat]:
            self._take(Pick(seat, self._stand_in_choice(self.seats[seat])))
        else:
            self._machine_plays(seat, *self._machine_choice(seat, self._ahead().policy))
        return True

    def _machine_plays(self, seat: int, option: Option, after: int) -> None:
        """What a machine chose; only for one that was there at the beginning does its generator count."""
        if self.seats[seat] != self.begun_with[seat]:
            self._take(Pick(seat, option))
            return
        self._play(Pick(seat, option), Luck(self._ahead().chance, after))
        self.proceed()

    def _stand_in_rng(self) -> Rng:
        return Rng(self.journal.header.seed, STAND_IN_STREAM + self.cursor)

    def _stand_in_choice(self, kind: str) -> Option:
        """What a machine chooses that was not there at the beginning; the same each time at the same node."""
        if kind not in self._stand_ins:
            policy = policy_of(self.game, kind)
            if policy is None:
                raise NotOffered(f"a {kind} is no machine")
            self._stand_ins[kind] = policy
        self.position.legal(self._offers)
        policy = self._stand_ins[kind]
        return self.game.options[policy.choose(self.position, self._offers, self._stand_in_rng())]


def played_as(kind: str) -> str:
    """The kind of seat as the table knows it, with how long it may think."""
    return THINKING.get(kind, kind)
