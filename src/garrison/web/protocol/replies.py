"""What the server says on the socket of a table."""

from __future__ import annotations

from typing import Union

from msgspec import Struct

from garrison.core.outlook import Stride
from garrison.core.view import Piece, View
from garrison.web.protocol.fields import AnswerKind, Fact, Language
from garrison.web.protocol.parts import (
    CoursePoint,
    Dice,
    DiceAsked,
    DrawAsked,
    Ending,
    HintLine,
    Line,
    LuckTold,
    ObjectionTold,
    OddsLine,
    PastOption,
    Question,
    RulingChosen,
    Seat,
    SheetPartTold,
    ThreatTold,
    TreeNode,
    TreeSummary,
    TurnSection,
    WhyNot,
)


class Reply(Struct, frozen=True, kw_only=True, tag_field="type"):
    """Root of all messages to a client. `re` is the `id` of what it answers, 0 if it comes unasked."""

    re: int = 0


class Welcome(Reply, frozen=True, kw_only=True, tag="welcome"):
    """Who and where you are. `tokens` are yours to keep in place of those you came with; `you` are your seats."""

    protocol: int
    table: str
    game: str
    title: str
    scenario: str
    scenario_text: str
    corrected: bool  # whether a file of somebody's own is played with: corrections, or a mission
    edition: str
    difficulty: str
    players: int
    rulings: dict[str, int]
    extra: dict[str, Fact]
    you: tuple[int, ...]
    tokens: tuple[str, ...]
    lang: Language
    seats: tuple[Seat, ...]
    watchers: int
    watch: str  # a link to watch
    secrets: bool  # seats see different things: no save, no take-backs between people until it is over
    take_back: bool  # whether undo, redo, go and fresh are allowed to you now
    hints: bool  # whether `hint` is answered
    machines: tuple[str, ...]  # kinds of machine that can play a seat
    goals: tuple[str, ...]  # what wins the mission, and what loses it
    chart: tuple[Piece, ...]  # what is printed on the map, where that depends on the scenario
    names: dict[str, str]  # what refs are called at this table, where that depends on the scenario
    printed: dict[str, str]  # words of the game that the owner's copy has others for, by their keys


class State(Reply, frozen=True, kw_only=True, tag="state"):
    """The table as it is now. Keep log lines up to node `base`, drop the rest, add `lines`."""

    n: int  # grows with every change; send it with an answer
    node: int
    base: int
    view: View
    ask: Question
    lines: tuple[Line, ...]
    takebacks: int
    takebacks_text: str
    fresh: bool  # new dice were asked for at this node
    thinking: bool  # a machine plays on: more follows by itself
    tree: TreeSummary
    dice: Dice
    outcome: Ending | None


class Presence(Reply, frozen=True, kw_only=True, tag="presence"):
    """Somebody came, went, changed seat or name."""

    seats: tuple[Seat, ...]
    watchers: int
    take_back: bool


class Refused(Reply, frozen=True, kw_only=True, tag="refused"):
    """It was not done; the table goes on. `rule` is the paragraph where a rule forbids it."""

    code: str
    text: str
    rule: str = ""


class ReasonsTold(Reply, frozen=True, kw_only=True, tag="reasons"):
    """Why not: the reasons, most frequent first. `offered` counts what was asked for and is on offer after all."""

    reasons: tuple[WhyNot, ...]
    offered: int


class OddsTold(Reply, frozen=True, kw_only=True, tag="odds"):
    """What a roll may do, most telling first; empty if nothing is rolled."""

    option: int
    odds: tuple[OddsLine, ...]


class DangerTold(Reply, frozen=True, kw_only=True, tag="danger"):
    """What threatens what is on the board, what threatens the game, and what the numbers take for granted."""

    n: int  # of the state it is about
    option: int | None  # after which; null for the position itself
    threats: tuple[ThreatTold, ...]
    totals: tuple[ThreatTold, ...]
    assumed: tuple[str, ...]  # sentences


class Seen(Reply, frozen=True, kw_only=True, tag="seen"):
    """Spaces and pieces in sight of `ref`, and where it can go; empty in games without sight."""

    ref: str
    sees: tuple[str, ...]
    reach: tuple[Stride, ...]


class HintTold(Reply, frozen=True, kw_only=True, tag="hint"):
    """Options ranked, a sentence on what speaks for the first, one on the others. Better ones follow until `last`."""

    n: int  # of the state it is about
    last: bool
    options: tuple[HintLine, ...]
    unseen: int  # options on offer that were not looked at
    playouts: int
    text: str
    others: str
    played: str


class Weighed(Reply, frozen=True, kw_only=True, tag="weighed"):
    """What an option gains and costs, in a sentence; `loss` is the chance to win that it costs, 0 if none is told."""

    n: int  # of the state when it was asked
    option: int
    loss: float
    text: str


class AnalysisTold(Reply, frozen=True, kw_only=True, tag="analysis"):
    """How far it is (`done` of `count`; 0 of 0 while others are served first), and what was found if that is new."""

    n: int  # of the state it is about
    last: bool
    done: int
    count: int
    found: LuckTold | None


class ParagraphTold(Reply, frozen=True, kw_only=True, tag="rule"):
    """A paragraph of the rulebook in our own words."""

    rule: str
    page: int
    title: str
    text: str
    status: str
    note: str
    reading: str
    rulings: tuple[RulingChosen, ...]


class Moment(Reply, frozen=True, kw_only=True, tag="at"):
    """The table as it was at a node, and what happened through the answer of that node."""

    node: int
    parent: int
    view: View
    ask: Question  # without options
    lines: tuple[Line, ...]


class LogTold(Reply, frozen=True, kw_only=True, tag="log"):
    """Lines after `base` in that language."""

    lang: Language
    base: int
    lines: tuple[Line, ...]


class AskedTold(Reply, frozen=True, kw_only=True, tag="asked"):
    """What was asked at a node, what was answered (`label`), and what else could have been."""

    node: int
    kind: AnswerKind
    text: str
    rule: str
    label: str
    options: tuple[PastOption, ...]
    dice: DiceAsked | None
    draw: DrawAsked | None


class Corrected(Reply, frozen=True, kw_only=True, tag="corrected"):
    """What came of a correction, after the `state` with it. `before` is where the table stood: the way back.

    `kept` later answers still fitted; `conflict` is the first that did not, in words, with why and its rule.
    """

    before: int
    node: int
    changed: bool
    kept: int
    left: int
    conflict: str
    why: str
    rule: str


class WhereTold(Reply, frozen=True, kw_only=True, tag="where"):
    """Where cards are, a sentence for each."""

    lines: tuple[str, ...]


class OwnTurnTold(Reply, frozen=True, kw_only=True, tag="own_turn_draft"):
    """What is believed to lie on the table, with the lines of the question; `parts` only if the whole was asked for.

    `view` is null where what is said has no picture.
    """

    n: int
    sections: tuple[TurnSection, ...]
    parts: tuple[SheetPartTold, ...]
    faults: tuple[ObjectionTold, ...]
    view: View | None


class TreeTold(Reply, frozen=True, kw_only=True, tag="tree"):
    """All nodes, by number."""

    node: int
    nodes: tuple[TreeNode, ...]


class CourseTold(Reply, frozen=True, kw_only=True, tag="course"):
    """From the root to the node where the table stands. `gauge` is the one that tells best how the game goes.

    `turning` is where the turn begins that did most to make the game end as it did; -1 before the end, or if none did.
    """

    points: tuple[CoursePoint, ...]
    gauge: str
    turning: int


class Pong(Reply, frozen=True, kw_only=True, tag="pong"):
    """Here."""


Said = Union[
    Welcome, State, Presence, Refused, ReasonsTold, OddsTold, DangerTold, HintTold, Weighed, AnalysisTold, Seen,
    ParagraphTold, Moment, LogTold, AskedTold, Corrected, WhereTold, OwnTurnTold, TreeTold, CourseTold, Pong,
]  # fmt: skip
