"""What the messages of the server are made of."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from garrison.core.view import Piece
from garrison.web.protocol.fields import AnswerKind, EventFact, Fact, Kind

SheetPartKind = Literal["one", "flags", "some", "number"]


class BeatShown(Struct, frozen=True, omit_defaults=True):
    """What is to be watched of a line: see `garrison.core.beat`. What is missing is empty, nothing or no."""

    kind: str
    order: int  # of the beats of one answer
    who: str = ""
    to: str = ""
    path: tuple[str, ...] = ()
    dice: tuple[Fact, ...] = ()
    needed: int = 0
    hit: bool = False
    amount: int = 0
    card: str = ""
    what: str = ""
    piece: Piece | None = None
    gone: bool = False
    mark: str = ""
    values: dict[str, int] = {}
    gauges: dict[str, int] = {}


class Line(Struct, frozen=True):
    """One line of the log. `key` and `facts` are the event itself; `beat` is null where there is only the sentence."""

    node: int
    text: str
    refs: tuple[str, ...]
    rule: str
    key: str
    facts: dict[str, EventFact]
    beat: BeatShown | None


class Offer(Struct, frozen=True):
    """An option on offer. `chance` is how likely its roll does what it is for; null if nothing is rolled.

    `verb` is its sort. `cost` and `brings` count what the game calls `terms-<key>`. `at` are further refs it is about.
    """

    index: int
    name: str
    path: tuple[str, ...]
    label: str
    chance: float | None
    verb: str
    cost: dict[str, int]
    brings: dict[str, int]
    at: tuple[str, ...]


class Question(Struct, frozen=True):
    """What is asked. Options are there only for a seat that may answer; `labels` names the refs of their paths.

    `key` and `facts` are the question itself, for boards that draw what it is about. `dice` or `draw` is there where
    people are asked for a roll or a card of their own: anybody with a seat may say what came.
    """

    kind: Literal["choice", "chance", "over"]
    seats: tuple[int, ...]
    seat: int  # the seat of this client that is to answer; -1 if none is
    text: str
    rule: str
    key: str
    facts: dict[str, EventFact]
    refs: tuple[str, ...]
    options: tuple[Offer, ...]
    labels: dict[str, str]
    dice: DiceAsked | None
    draw: DrawAsked | None
    own_turn: bool  # whether the rest of the turn may be played on a real table and told afterwards


class PastOption(Struct, frozen=True):
    """Something that could have been chosen."""

    index: int
    name: str
    label: str


class DiceAsked(Struct, frozen=True):
    """Dice to be thrown. `symbols` names what is on each side, where that is no number; `need` is the face from which a
    die does what it is thrown for, 0 where that is not so simple."""

    dice: int
    sides: int
    symbols: tuple[str, ...]
    need: int


class CardAsked(Struct, frozen=True):
    """Something that can be drawn, and how many of it are left."""

    id: str
    label: str
    left: int


class DrawAsked(Struct, frozen=True):
    """A draw: everything that can come, and nothing else."""

    pile: str
    cards: tuple[CardAsked, ...]


class Score(Struct, frozen=True):
    """A row of the score sheet."""

    key: str
    label: str
    points: int


class Honour(Struct, frozen=True):
    """Award, victory level and the like."""

    key: str
    id: str
    label: str


class Result(Struct, frozen=True):
    """How it ended for a seat: 1 won, 0 drawn, -1 lost."""

    seat: int
    name: str
    result: int
    score: int
    text: str


class Ending(Struct, frozen=True):
    """How the game ended. `hash` identifies the answers of the line: the same through every face."""

    ending: str
    label: str
    results: tuple[Result, ...]
    sheet: tuple[Score, ...]
    honours: tuple[Honour, ...]
    hash: str


class Dice(Struct, frozen=True):
    """What is to be known of the dice: docs/fair-dice.md. `commitment` is that of the key which the next come from."""

    kind: str  # fair, known or typed
    commitment: str
    renewed: int  # how often a new key was begun: a copy without the key, or a game taken back after its end
    waiting: bool  # the first roll waits for the words of the people
    spoken: tuple[int, ...]  # seats that have added theirs, or want none
    real: tuple[str, ...]  # what people roll and draw themselves


class TreeSummary(Struct, frozen=True):
    """The tree in numbers; `undo` and `redo` say whether there is anything to take back or do again."""

    nodes: int
    branches: int
    depth: int
    undo: bool
    redo: bool


class Seat(Struct, frozen=True):
    """A seat. `open`: for a person, and nobody has it. `invite` is a link that gives it to who comes first."""

    seat: int
    id: str
    name: str
    kind: Kind
    person: str
    online: bool
    open: bool
    invite: str


class TreeNode(Struct, frozen=True):
    """One answer in the tree; the root is 0 and its parent -1. `kind`: start, pick, roll or draw."""

    node: int
    parent: int
    depth: int
    kind: AnswerKind
    seat: int
    label: str
    line: bool  # on the line being played


class CoursePoint(Struct, frozen=True):
    """The gauges after a node, with the loose facts (turn, phase). Once a game is over, what was lost there too."""

    node: int
    kind: AnswerKind
    gauges: dict[str, int]
    facts: dict[str, Fact]
    loss: int  # how heavy a loss to the people, in a measure of the game's own
    key: str  # of the event that cost most


class WhyNot(Struct, frozen=True):
    """One reason, and how many of the options asked for it keeps back."""

    text: str
    rule: str
    refs: tuple[str, ...]
    count: int


class OddsLine(Struct, frozen=True):
    """One thing that a roll may do."""

    key: str
    text: str
    chance: float


class ThreatTold(Struct, frozen=True):
    """One thing that may happen next. `ref` is what on the board it concerns, empty for the whole game."""

    ref: str
    key: str
    text: str
    label: str  # the same in a few words, for the board
    rule: str
    who: tuple[str, ...]  # ids of the enemies or cards that would do it
    hinges: tuple[str, ...]  # what decides: `die`, `card`, both; nothing where it is certain
    chance: float | None  # from 0 to 1; null where nobody can tell
    amount: float | None  # how much is expected, where that is counted
    exact: bool  # whether chance and amount are, or estimates
    grave: bool  # the next step to the worst that can happen there


class Chance(Struct, frozen=True):
    """A mean and its 95 % interval."""

    mean: float
    low: float
    high: float


class HintLine(Struct, frozen=True):
    """An option as the machine sees it. `equal`: what was played does not tell it from the first."""

    option: int
    label: str
    win: Chance
    score: Chance
    visits: int
    equal: bool


class LuckShare(Struct, frozen=True):
    """A part of how the game went, in chance to win and in score."""

    win: Chance
    score: Chance


class LuckPoint(Struct, frozen=True):
    """The chance to win after an answer; of a decision, what the best found would have been worth more."""

    node: int
    kind: AnswerKind
    seat: int  # who decided; -1 for chance
    win: float
    cost: float


class LuckMoment(Struct, frozen=True):
    """A moment that mattered: what it changed. With `better`, what that option would have been worth more."""

    node: int
    kind: AnswerKind
    seat: int
    what: str
    better: str
    win: float
    score: float
    cost: float
    cost_score: float


class WinnablePoint(Struct, frozen=True):
    """The beginning of one of my turns: how many games a strong player won from there, in words too."""

    node: int
    won: int
    games: int
    text: str


class WinnableTold(Struct, frozen=True):
    """Was it winnable? A sentence on the last moment when it was more likely than not, and where that was."""

    text: str
    last: int | None
    points: tuple[WinnablePoint, ...]


class LuckTold(Struct, frozen=True):
    """An analysed game, as one seat counts it: `start`, plus `luck`, plus `play`, is `now`."""

    seat: int
    name: str
    playouts: int  # futures of every position
    start: LuckShare
    luck: LuckShare
    play: LuckShare
    now: LuckShare
    cost: (
        float | None
    )  # chance to win that better decisions would have gained, one by one; not known at first
    points: tuple[LuckPoint, ...]
    moments: tuple[LuckMoment, ...]  # the weightiest first
    winnable: WinnableTold | None = None  # told last


class RulingChosen(Struct, frozen=True):
    """How the paragraph's open point is read at this table."""

    id: str
    title: str
    choice: str
    choices: tuple[str, ...]
    confidence: str


class SheetNameTold(Struct, frozen=True):
    """A name of a position's text, with its words."""

    id: str
    label: str


class SheetPartTold(Struct, frozen=True):
    """What may be said of a thing on the table: `one` of some names, a `number`, states (`flags`) or a list (`some`).

    `low` and `high` limit its numbers; items of a list are `counted`, or names may come several times (`repeats`).
    """

    kind: SheetPartKind
    names: tuple[SheetNameTold, ...]
    low: int
    high: int
    counted: bool
    repeats: bool


class SheetItemTold(Struct, frozen=True):
    """Something said of a thing: a name, a number, or both."""

    name: str
    number: int | None


class TurnField(Struct, frozen=True):
    """A thing on the table, with what is believed of it. `parts` are numbers of the parts that are told."""

    key: str
    label: str
    rule: str
    parts: tuple[int, ...]
    items: tuple[SheetItemTold, ...]


class TurnSection(Struct, frozen=True):
    """Things of one sort."""

    id: str
    label: str
    fields: tuple[TurnField, ...]


class ObjectionTold(Struct, frozen=True):
    """Why what is said cannot lie on the table: a sentence, its paragraph, the line and the places on the board."""

    text: str
    rule: str
    section: str
    key: str
    refs: tuple[str, ...]
