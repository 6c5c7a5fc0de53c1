"""A game being played: its record, chance, and who sits where.

The strict edge of the seam: an answer that is not on offer is refused and changes nothing. Every entry goes
to the sink (a save file) before anybody is told of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from garrison.core import journal, save_text
from garrison.core.ask import Answer, Choice, Draw, Drawn, Over, OwnTurn, Pick, Roll
from garrison.core.errors import BadSave, NotOffered, Stale
from garrison.core.game import Game, Setup
from garrison.core.journal import (
    AnswerEntry,
    DrawEntry,
    Entry,
    FreshEntry,
    GoEntry,
    Header,
    Mark,
    Node,
    OwnTurnEntry,
    PickEntry,
    RollEntry,
    Words,
    answer_of,
    entry_of,
    is_thrown,
    same_answer,
)
from garrison.core.option import Option
from garrison.core.own_turn import may_tell_turn
from garrison.core.pickling import Reduced
from garrison.core.playout import Policy
from garrison.core.randomizers import CARDS, DICE, randomizers_of, thing_of
from garrison.core.rng import Rng
from garrison.table.chance import POLICY_STREAM, TYPED, Bags, ChanceSource, SeededChance, freeze, thaw
from garrison.table.fair_dice import commitment_of, in_order
from garrison.table.game_record import GameRecord
from garrison.table.header import header_of, setup_of
from garrison.table.seats import HUMAN, check_seats, policy_of

MARK_EVERY = 32  # answers between two marks
MOST_WORDS = 200


@dataclass(frozen=True, slots=True)
class Luck:
    """The generators as they stand after a node: chance, and the machine players'."""

    chance: int
    policy: int


class Table(GameRecord):
    """A game being played by its seats. Looking at it and moving in its tree are inherited."""

    def __init__(self, game: Game, header: Header, chance: ChanceSource | None = None) -> None:
        """A table at its root, nothing answered yet; `Table.new` and `store.load` are the usual ways in."""
        super().__init__(game, game.settle(game.formerly(setup_of(header), header.rules)), header)
        self.seats = check_seats(game, self.setup, header.seats)
        self.chance = chance or SeededChance()
        # What people throw and draw themselves. Older saves say so of everything.
        self.real = frozenset(randomizers_of(game) if header.dice == TYPED else header.real)
        self._policies = [policy_of(game, kind) for kind in self.seats]
        self._bags: dict[str, Bags] = {}  # of draws that somebody may want to check, by commitment
        self._luck = [Luck(self.chance.start(header.seed, 0), freeze(Rng(header.seed, POLICY_STREAM)))]

    @classmethod
    def new(
        cls,
        game: Game,
        setup: Setup,
        seed: int,
        seats: Sequence[str],
        chance: ChanceSource | None = None,
        real: Sequence[str] = (),
    ) -> Table:
        """A new game, with chance answered up to the first choice, or to what is `real` and asked of people."""
        chance = chance or SeededChance()
        header = header_of(game, game.settle(setup), seed, seats, chance.kind, real=real)
        table = cls(game, header, chance)
        table.proceed()
        return table

    def __reduce__(self) -> Reduced:
        """Pickled as its journal and its chance, with the secrets of fair dice; the sink stays behind."""
        return table_again, (self.game, journal.dump(self.journal), self.chance)

    # -- answering

    def answer(self, seat: int, option: Option | str, n: int | None = None) -> list[int]:
        """Answer the pending choice, then let chance answer until the next choice or the end.

        `n` is the cursor the client saw: an answer to an older question is Stale. What is not offered is
        refused with the reason. Returns the nodes walked; a move made before is walked again, not doubled.
        """
        if n is not None and n != self.cursor:
            raise Stale(f"answer to node {n}, but the table stands at node {self.cursor}")
        if not isinstance(self.ask, Choice):
            raise NotOffered(f"no choice is pending: the game asks a {type(self.ask).__name__}")
        pick = Pick(seat, self._option(option))
        self.game.accept(self._position, pick)
        if self.seats[seat] != HUMAN:
            raise NotOffered(f"seat {seat} is played by the {self.seats[seat]} machine")
        return self._take(pick)

    def _take(self, pick: Pick) -> list[int]:
        """An answer that was accepted, and what chance answers then.

        The generators go on as they will when it is read from the journal, whoever gave it.
        """
        entry = PickEntry(len(self.journal.nodes), pick.seat, pick.option.name)
        return [self._play(pick, self._luck_after(entry)), *self.proceed()]

    @property
    def may_tell_turn(self) -> bool:
        """Whether a person has a turn that may be played on a real table without telling each move."""
        seats = self.ask.seats if isinstance(self.ask, Choice) and self.journal.header.real else ()
        return any(self.seats[seat] == HUMAN for seat in seats) and may_tell_turn(self.game, self._position)

    def tell_turn(self, seat: int, text: str) -> list[int]:
        """The rest of a turn as what lies otherwise after it, then the enemy's; returns the nodes walked."""
        if not self.may_tell_turn or self.seats[seat] != HUMAN:
            raise NotOffered("no turn of a person's own on a real table is under way")
        turn = OwnTurn(seat, text)
        self.game.accept(self._position, turn)
        return [self._play(turn, self._ahead()), *self.proceed()]

    def put(self, answer: Answer) -> int:
        """Take what somebody brings to what is pending, refused like any answer; returns its node.

        A roll or a draw is marked as typed: no dice of ours are asked, now or when the journal is read. A choice counts
        for its seat, whoever plays there: it stands in the journal already, on another branch.
        """
        self.game.accept(self._position, answer)
        entry = entry_of(len(self.journal.nodes), self.ask, answer, typed=True)
        return self._play(answer, self._luck_after(entry), typed=True)

    @property
    def real_ask(self) -> Roll | Draw | None:
        """The roll or draw that is pending and asked of people: their own dice, their own cards.

        What can only come out in one way is known already, and nobody is asked.
        """
        ask = self.ask
        if not isinstance(ask, (Roll, Draw)) or not self._is_real(ask):
            return None
        return None if isinstance(ask, Draw) and len(ask.outcomes) == 1 else ask

    def _is_real(self, ask: Roll | Draw) -> bool:
        return bool(self.real) and thing_of(self.game, ask) in self.real

    def proceed(self) -> list[int]:
        """Let chance answer until a choice, the end or something real is asked for; returns the nodes walked."""
        walked: list[int] = []
        while isinstance(ask := self.ask, (Roll, Draw)) and self.real_ask is None:
            known = isinstance(ask, Draw) and len(ask.outcomes) == 1 and self._is_real(ask)
            walked.append(self.put(Drawn(*ask.outcomes)) if known and isinstance(ask, Draw) else self.throw())
        self._disclose()
        return walked

    def throw(self) -> int:
        """Answer the pending roll or draw with our own dice, even one that is asked of people; returns its node."""
        if not isinstance(self.ask, (Roll, Draw)):
            raise NotOffered(f"there is nothing to throw: the game asks a {type(self.ask).__name__}")
        known = self._answered_before()
        return self._chance(self.ask) if known is None else self.go(known)

    def _chance(self, ask: Roll | Draw) -> int:
        if (commit := self.chance.prepare(self.journal)) is not None:
            self._record(commit)
        luck = self._ahead()
        answer, after = self.chance.answer(self.game, self._position, ask, luck.chance)
        return self._play(answer, Luck(after, luck.policy))

    def _answered_before(self) -> int | None:
        """The node that holds what chance answers here, where that is looked up rather than drawn again."""
        if not self.chance.repeats:
            return None
        ahead = self._ahead().chance
        for child in self.journal.cursor.children:
            entry = child.entry
            if entry is None or not is_thrown(entry):
                continue
            if self._luck[child.id].chance == self.chance.passed(ahead, entry):
                return child.id
        return None

    def _disclose(self) -> None:
        """Once the game is over, what was kept secret is published."""
        if isinstance(self.ask, Over):
            bags = self._bags.get(self.journal.cursor.commitment or "", {})
            key = self.chance.disclosure(self.journal, bags)
            if key is not None:
                self._record(key)
                bags.clear()

    def run_machines(self) -> list[int]:
        """Let chance and machines answer until a person is asked or the game is over."""
        walked = self.proceed()
        while (seat := self._machine_asked()) is not None:
            luck = self._ahead()
            option, after = self._machine_choice(seat, luck.policy)
            walked.append(self._play(Pick(seat, option), Luck(luck.chance, after)))
            walked += self.proceed()
        return walked

    def bags_of(self, key: bytes) -> dict[str, dict[str, int]]:
        """What was in the bag at each draw that a key of fair dice decided, as it is published with it."""
        bags = self._bags.get(commitment_of(key), {})
        return {str(node): dict(in_order(bag)) for node, bag in bags.items()}

    # -- the tree

    @property
    def chance_state(self) -> int:
        """What chance would answer from at the cursor; of fair dice the place in the tree."""
        return self._ahead().chance

    def undo(self) -> int:
        """Back to the last choice a person answered, across dice and machines; returns that node."""
        node = self.journal.cursor
        while node.parent is not None:
            if self._is_stop(node):
                return self.go(node.parent.id)
            node = node.parent
        raise NotOffered("nothing to take back: no choice was answered before this")

    def redo(self) -> int:
        """Forward along the branch last taken from here, to the next choice of a person on it."""
        node = self.journal.cursor.taken
        if node is None:
            raise NotOffered("nothing to do again: this is the end of the branch")
        while node.taken is not None and not self._is_stop(node.taken):
            node = node.taken
        return self.go(node.id)

    def fresh(self) -> None:
        """Ask for fresh dice from here on: recorded, and new each time."""
        self._record(FreshEntry(1))

    def add_words(self, seat: int, words: str) -> None:
        """Words of a person's own, which fair dice come from too; only before the first of them."""
        if not 0 <= seat < len(self.seats) or self.seats[seat] != HUMAN:
            raise NotOffered(f"seat {seat} is not played by a person")
        entry = Words(" ".join(words.split())[:MOST_WORDS], seat)
        self.journal.check_words(entry)
        self._record(entry)

    # -- replaying

    def replay(self, entry: Entry) -> None:
        """Take one entry of a journal as it stands; refused like an answer if the rules do not offer it."""
        if not isinstance(entry, (PickEntry, RollEntry, DrawEntry, OwnTurnEntry)):
            self.journal.add(entry)
            if isinstance(entry, GoEntry):
                self._place(self._positions.at(self.journal.cursor))
            elif isinstance(entry, Mark):
                self._compare(entry)
            return
        answer = answer_of(entry, self.ask, self.game.options)
        self.game.accept(self._position, answer)
        luck = self._passed(self._luck_after(entry), entry)
        self._note_bag(entry)
        self.journal.add(entry)
        self.game.apply(self._position, answer)
        self._arrive(luck)

    def _luck_after(self, entry: AnswerEntry) -> Luck:
        luck = self._ahead()
        if isinstance(self.ask, (Roll, Draw)):
            if not is_thrown(entry):
                return luck
            after = self.chance.replayed(self.game, self._position, self.ask, luck.chance)
            return Luck(after, luck.policy)
        if isinstance(entry, PickEntry) and self._policies[entry.seat] is not None:
            return Luck(luck.chance, self._machine_passed(entry.seat, luck.policy))
        return luck

    # -- inside

    def _ahead(self) -> Luck:
        """The generators for what follows the cursor; renewed dice begin at the node that asked for them."""
        node = self.journal.cursor
        luck = self._luck[node.id]
        if not node.fresh:
            return luck
        renewed = self.chance.renewed(luck.chance, self.journal.header.seed, node)
        return Luck(renewed, luck.policy)

    def _passed(self, luck: Luck, entry: AnswerEntry) -> Luck:
        after = self.chance.passed(luck.chance, entry)
        return luck if after == luck.chance else Luck(after, luck.policy)

    def _note_bag(self, entry: AnswerEntry) -> None:
        if self.chance.repeats and isinstance(self.ask, Draw) and is_thrown(entry):
            bags = self._bags.setdefault(self.journal.cursor.commitment or "", {})
            bags[len(self.journal.nodes)] = self.ask.outcomes

    def _play(self, answer: Answer, luck: Luck, typed: bool = False) -> int:
        """Take an accepted answer: walk to the child that already holds it, or add one."""
        entry = entry_of(len(self.journal.nodes), self.ask, answer, typed)
        luck = self._passed(luck, entry)
        for child in self.journal.cursor.children:
            if child.entry is not None and self._luck[child.id] == luck and same_answer(entry, child.entry):
                return self.go(child.id)
        try:
            self._note_bag(entry)
            events = self.game.apply(self._position, answer)
            self._record(entry)
        except BaseException:
            self._place(self._positions.at(self.journal.cursor))
            raise
        self._remember(events)
        self._arrive(luck)
        if self.cursor % MARK_EVERY == 0 or isinstance(self.ask, Over):
            self._record(Mark(self.cursor, self.hash()))
        return self.cursor

    def _compare(self, mark: Mark) -> None:
        """A position that comes out otherwise than recorded: the rules have changed since."""
        if mark.hash != self.hash():
            raise BadSave(f"the position after answer {mark.mark} was {mark.hash}, here it is {self.hash()}")

    def _arrive(self, luck: Luck) -> None:
        before = self._luck[self.journal.cursor.parent.id] if self.journal.cursor.parent else luck
        self._luck.append(before if before == luck else luck)
        self._positions.keep(self.journal.cursor, self._position)
        self._ask = None

    def _is_stop(self, node: Node) -> bool:
        """Whether a person gave this answer (or anybody, where only machines play), with dice of his own too."""
        if isinstance(node.entry, RollEntry):
            return node.entry.typed and DICE in self.real
        if isinstance(node.entry, DrawEntry):
            return node.entry.typed and bool({node.entry.draw, CARDS} & self.real)
        if node.entry is None:
            return False
        return HUMAN not in self.seats or self.seats[node.entry.seat] == HUMAN

    def _machine_asked(self) -> int | None:
        """The machine seat that must answer; None when a person may, or nothing is asked."""
        if not isinstance(self.ask, Choice) or any(self.seats[seat] == HUMAN for seat in self.ask.seats):
            return None
        return min(self.ask.seats)

    def _machine_choice(self, seat: int, state: int) -> tuple[Option, int]:
        rng = thaw(state)
        self._position.legal(self._offers)
        option = self.game.options[self._machine(seat).choose(self._position, self._offers, rng)]
        return option, freeze(rng)

    def _machine_passed(self, seat: int, state: int) -> int:
        """The generator after a machine's choice that is known already."""
        rng = thaw(state)
        self._position.legal(self._offers)
        self._machine(seat).pass_over(self._position, self._offers, rng)
        return freeze(rng)

    def _machine(self, seat: int) -> Policy:
        policy = self._policies[seat]
        if policy is None:
            raise NotOffered(f"seat {seat} is a person")
        return policy


def table_again(game: Game, text: bytes, chance: ChanceSource) -> Table:
    """The table of a journal with what answers chance at it."""
    header, entries = save_text.read(text)
    table = Table(game, header, chance)
    for _, entry in entries:
        table.replay(entry)
    return table
