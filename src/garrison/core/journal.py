"""The journal: every answer ever given at a table, as a tree, and its form as JSON lines.

A save is a header line and one line per entry, only ever added to. Answers carry serial numbers, which are
the ids of the tree's nodes (0 is the root); each hangs below the cursor at that moment. `go` moves the
cursor, `fresh` asks for new dice from here on, `mark` notes the hash of the position. `words`, `commit` and
`key` belong to fair dice (docs/fair-dice.md). Reading top to bottom rebuilds the tree, cursor included.
"""

from __future__ import annotations

import hashlib
from typing import Annotated, Union

import msgspec
from msgspec import Meta, Struct

from garrison.core.ask import Answer, Ask, Draw, Drawn, Facts, OwnTurn, Pick, Roll, Rolled
from garrison.core.errors import BadSave, NotOffered, Unknown
from garrison.core.option import OptionTable

FORMAT = 1
ROOT = 0

Natural = Annotated[int, Meta(ge=0, le=2**63 - 1)]
Positive = Annotated[int, Meta(ge=1, le=2**63 - 1)]
Digest = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]  # 256 bits
OwnWords = Annotated[str, Meta(min_length=1, max_length=200)]


class Header(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What was agreed before the first ask: the program, the rules, every ruling and setting as played.

    `components` is the hash of the data it is played with; `corrections` and `content` hold of it what an owner changed
    and what is small, such as a mission, so that a game outlives a change of ours. Empty fields are not written.
    """

    save: int
    garrison: str = ""  # the version that wrote it; none before 0.2
    game: str
    rules: int
    components: str
    scenario: str
    players: int
    edition: str = ""
    difficulty: str = ""
    rulings: dict[str, int] = {}
    extra: Facts = {}
    position: str = ""  # the text of the position it begins with; the printed set-up if there is none
    corrections: dict[str, object] = {}
    content: dict[str, object] = {}
    dice: str = "seeded"
    real: tuple[str, ...] = ()  # what people throw and draw themselves; `dice` answers for the rest
    seed: Natural
    commitment: Digest | None = None  # of fair dice
    seats: tuple[str, ...]


class PickEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat picked an option."""

    n: Positive
    seat: Natural
    pick: str


class DrawEntry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A thing came out of a pile. `typed`: a person said so, the program drew nothing."""

    n: Positive
    draw: str
    got: str
    typed: bool = False


class RollEntry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Dice fell. `typed`: a person said so, the program threw nothing."""

    n: Positive
    roll: str
    got: tuple[int, ...]
    typed: bool = False


class OwnTurnEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat has played the rest of its turn on a real table: what lies otherwise there, as lines of a position."""

    n: Positive
    seat: Natural
    turn: Annotated[str, Meta(max_length=16_000)]


class GoEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """The cursor moved to a node: undo, redo and jumps alike."""

    go: Natural


class FreshEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """From this node on, chance is drawn anew."""

    fresh: Annotated[int, Meta(ge=1, le=1)]


class Mark(Struct, frozen=True, forbid_unknown_fields=True):
    """The hash of the position after a node: whoever replays can tell at once where another version parts."""

    mark: Positive
    hash: str


class Words(Struct, frozen=True, forbid_unknown_fields=True):
    """A person's own words, which the dice come from too; only before the first of them."""

    words: OwnWords
    seat: Natural


class Commit(Struct, frozen=True, forbid_unknown_fields=True):
    """From this node on, fair dice come from a new key; this is its commitment."""

    commit: Digest


class Key(Struct, frozen=True, forbid_unknown_fields=True):
    """A key is published, with what was in the bag at each draw it decided."""

    key: Digest
    bags: dict[str, dict[str, Positive]]


AnswerEntry = Union[PickEntry, DrawEntry, RollEntry, OwnTurnEntry]
Entry = Union[PickEntry, DrawEntry, RollEntry, OwnTurnEntry, GoEntry, FreshEntry, Mark, Words, Commit, Key]
BY_FIELD: dict[str, type[Entry]] = {
    "pick": PickEntry,
    "draw": DrawEntry,
    "roll": RollEntry,
    "turn": OwnTurnEntry,
    "go": GoEntry,
    "fresh": FreshEntry,
    "mark": Mark,
    "words": Words,
    "commit": Commit,
    "key": Key,
}


class Node:
    """One answer in the tree. `taken` is the child last visited, `fresh` the last renewal of dice here.

    `times` is how often dice were renewed here. Of fair dice: `under` is the commitment to the key in force when
    the answer was given, `commitment` to that in force after it.
    """

    __slots__ = (
        "children",
        "commitment",
        "depth",
        "entry",
        "fresh",
        "id",
        "parent",
        "taken",
        "times",
        "under",
    )

    def __init__(self, entry: AnswerEntry | None, parent: Node | None) -> None:
        self.entry = entry
        self.parent = parent
        self.id = ROOT if entry is None else entry.n
        self.depth: int = 0 if parent is None else parent.depth + 1
        self.children: list[Node] = []
        self.taken: Node | None = None
        self.fresh = 0
        self.times = 0
        self.commitment: str | None = None if parent is None else parent.commitment
        self.under = self.commitment


class Journal:
    """A header and the tree of answers, grown entry by entry.

    A take-back is a `go` to anywhere but the cursor itself or what was played after it: going back three
    decisions in one `go` counts once, in three steps three times; going forward again takes nothing off.
    """

    def __init__(self, header: Header) -> None:
        self.header = header
        self.nodes = [Node(None, None)]
        self.cursor = self.nodes[ROOT]
        self.cursor.commitment = header.commitment
        self.entries: list[Entry] = []
        self.takebacks = 0
        self.renewals = 0
        self.words: list[Words] = []
        self.dice_fell = False  # whether chance has answered anywhere in the tree
        self.keys: dict[str, bytes] = {}  # those published, by their commitment
        self.commitments: tuple[str, ...] = (header.commitment,) if header.commitment else ()

    def add(self, entry: Entry) -> None:
        """Grow by one entry; an entry that does not fit is refused and changes nothing."""
        if isinstance(entry, GoEntry):
            self._go(entry.go)
        elif isinstance(entry, FreshEntry):
            self.renewals += 1
            self.cursor.fresh = self.renewals
            self.cursor.times += 1
        elif isinstance(entry, Mark):
            if entry.mark != self.cursor.id:
                raise BadSave(f"mark of answer {entry.mark}, but the cursor is at {self.cursor.id}")
        elif isinstance(entry, (Words, Commit, Key)):
            self._of_fair_dice(entry)
        else:
            self._answer(entry)
        self.entries.append(entry)

    def _answer(self, entry: AnswerEntry) -> None:
        if entry.n != len(self.nodes):
            raise BadSave(f"answer {entry.n} is out of sequence; expected n = {len(self.nodes)}")
        if is_thrown(entry) and self.cursor.commitment in self.keys:
            raise BadSave("its key was published before; nothing more comes from it")
        node = Node(entry, self.cursor)
        self.cursor.children.append(node)
        self.cursor.taken = node
        self.nodes.append(node)
        self.cursor = node
        self.dice_fell = self.dice_fell or is_thrown(entry)

    def _of_fair_dice(self, entry: Words | Commit | Key) -> None:
        if isinstance(entry, Words):
            self.check_words(entry)
            self.words.append(entry)
        elif isinstance(entry, Commit):
            self.cursor.commitment = entry.commit
            self.commitments += (entry.commit,)
        else:
            key = bytes.fromhex(entry.key)
            commitment = hashlib.sha256(key).hexdigest()
            if commitment not in self.commitments:
                raise BadSave("this key is not the one that was committed to")
            self.keys[commitment] = key

    def check_words(self, entry: Words) -> None:
        """Refuse words that come too late, twice, or cannot be read out."""
        if not self.takes_words:
            raise NotOffered("words of one's own come before the first roll or draw of fair dice")
        if entry.seat >= len(self.header.seats) or entry.seat in {said.seat for said in self.words}:
            raise NotOffered(f"seat {entry.seat} has added its words, or is no seat")
        if not entry.words.isprintable():
            raise NotOffered("words of one's own are one line of letters that can be printed")

    @property
    def takes_words(self) -> bool:
        """Whether players may still add words of their own: fair dice, and none has fallen."""
        return self.header.commitment is not None and not self.dice_fell

    def _go(self, target: int) -> None:
        node = self.node(target)
        if self.cursor not in path(node):
            self.takebacks += 1
        self.cursor = node
        while node.parent is not None:
            node.parent.taken = node
            node = node.parent

    def node(self, n: int) -> Node:
        """The node of that id."""
        if not 0 <= n < len(self.nodes):
            raise Unknown(f"unknown node {n}; valid: 0 to {len(self.nodes) - 1}")
        return self.nodes[n]

    def line(self) -> list[AnswerEntry]:
        """The answers from the root to the cursor."""
        return [node.entry for node in path(self.cursor) if node.entry is not None]

    def hash(self) -> str:
        """Identifies the answers from the root to the cursor, wherever in the tree they stand."""
        digest = hashlib.blake2b(digest_size=12)
        for entry in self.line():
            digest.update(write(msgspec.structs.replace(entry, n=1)))
        return digest.hexdigest()


def path(node: Node) -> list[Node]:
    """The nodes from the root to this one."""
    out = [node]
    while out[-1].parent is not None:
        out.append(out[-1].parent)
    return out[::-1]


def is_thrown(entry: AnswerEntry) -> bool:
    """Whether the program's own dice or draw gave this answer."""
    return isinstance(entry, (RollEntry, DrawEntry)) and not entry.typed


def entry_of(n: int, ask: Ask, answer: Answer, typed: bool = False) -> AnswerEntry:
    """An answer to what is asked, as the entry that records it."""
    if isinstance(ask, Roll) and isinstance(answer, Rolled):
        return RollEntry(n, f"{ask.dice}d{ask.sides}", tuple(sorted(answer.faces)), typed)
    if isinstance(ask, Draw) and isinstance(answer, Drawn):
        return DrawEntry(n, ask.pile, answer.got, typed)
    if isinstance(answer, Pick):
        return PickEntry(n, answer.seat, answer.option.name)
    if isinstance(answer, OwnTurn):
        return OwnTurnEntry(n, answer.seat, answer.text)
    raise NotOffered(f"the game asks a {type(ask).__name__}, not a {type(answer).__name__}")


def same_answer(one: AnswerEntry, other: AnswerEntry) -> bool:
    """Whether two entries record the same answer, whatever their numbers."""
    return msgspec.structs.replace(one, n=other.n) == other


def answer_of(entry: AnswerEntry, ask: Ask, options: OptionTable) -> Answer:
    """What an entry answers; refused if it answers another question than the one asked."""
    if isinstance(entry, RollEntry) and isinstance(ask, Roll) and entry.roll != f"{ask.dice}d{ask.sides}":
        raise NotOffered(f"the game asks for {ask.dice}d{ask.sides}, not {entry.roll}")
    if isinstance(entry, DrawEntry) and isinstance(ask, Draw) and entry.draw != ask.pile:
        raise NotOffered(f"the game draws from '{ask.pile}', not from '{entry.draw}'")
    return answer_in(entry, options)


def answer_in(entry: AnswerEntry, options: OptionTable) -> Answer:
    """What an entry answers, where it is known to fit the question."""
    if isinstance(entry, PickEntry):
        return Pick(entry.seat, options.named(entry.pick))
    if isinstance(entry, RollEntry):
        return Rolled(tuple(sorted(entry.got)))
    return Drawn(entry.got) if isinstance(entry, DrawEntry) else OwnTurn(entry.seat, entry.turn)


def write(line: Header | Entry) -> bytes:
    """One whole line of a save."""
    return msgspec.json.encode(line) + b"\n"


def dump(journal: Journal) -> bytes:
    """The whole save."""
    return write(journal.header) + b"".join(write(entry) for entry in journal.entries)
