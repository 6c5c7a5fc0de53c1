"""What a client may say on the socket of a table."""

from __future__ import annotations

from typing import Annotated, Union

from msgspec import Meta, Struct

from garrison.web.protocol.fields import Faces, Kind, Language, Natural, PersonName, Positive, Ref, Token

TurnText = Annotated[str, Meta(max_length=16_000)]


class Request(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """Root of all messages from a client."""

    id: Natural = 0


class Join(Request, frozen=True, kw_only=True, tag="join"):
    """First message on a socket. `have` is the node of the last state this client has shown, 0 for none."""

    tokens: Annotated[tuple[Token, ...], Meta(min_length=1, max_length=8)]
    lang: Language = "en"
    name: PersonName = ""
    have: Natural = 0


class Answer(Request, frozen=True, kw_only=True, tag="answer"):
    """Pick the option of that index. `n` is the state's. `seat` is only for who holds several."""

    n: Natural
    option: Natural
    seat: Natural | None = None


class Undo(Request, frozen=True, kw_only=True, tag="undo"):
    """Back to the last choice that a person answered. With `n`, refused as stale if the table moved on."""

    n: Natural | None = None


class Redo(Request, frozen=True, kw_only=True, tag="redo"):
    """Forward along the branch last taken from here."""

    n: Natural | None = None


class Go(Request, frozen=True, kw_only=True, tag="go"):
    """To any node of the tree, and on to the next choice of a person."""

    node: Natural
    n: Natural | None = None


class Fresh(Request, frozen=True, kw_only=True, tag="fresh"):
    """New dice and cards from here on."""

    n: Natural | None = None


class AskedBefore(Request, frozen=True, kw_only=True, tag="asked"):
    """What was asked at a node of the line being played, and what else could have been answered."""

    node: Positive


class Correct(Request, frozen=True, kw_only=True, tag="correct"):
    """Put right the answer of a node: an option, the faces of dice, or the id of what was drawn."""

    node: Positive
    option: Natural | None = None
    faces: Faces = ()
    card: Ref = ""
    n: Natural | None = None


class Typed(Request, frozen=True, kw_only=True, tag="typed"):
    """What was rolled or drawn at the real table: faces or the id of a card. Neither: let the machine do it once."""

    n: Natural
    faces: Faces = ()
    card: Ref = ""


class Where(Request, frozen=True, kw_only=True, tag="where"):
    """Where are the cards whose name has words that begin so? For a card in the hand that cannot come."""

    text: Annotated[str, Meta(min_length=1, max_length=80)]


class OwnTurnDraft(Request, frozen=True, kw_only=True, tag="own_turn_draft"):
    """What would lie on the table, with these lines of a position in place of what is believed? Changes nothing."""

    text: TurnText = ""
    whole: bool = False


class OwnTurnDone(Request, frozen=True, kw_only=True, tag="own_turn"):
    """The rest of the turn was played on a real table; this lies otherwise afterwards. The enemy's turn begins."""

    n: Natural
    text: TurnText = ""


class OwnWords(Request, frozen=True, kw_only=True, tag="words"):
    """Words of one's own for fair dice, before the first of them; nothing for none."""

    words: Annotated[str, Meta(max_length=200)]


class StopWaiting(Request, frozen=True, kw_only=True, tag="begin"):
    """Wait no longer for words: let the dice fall."""


class WhyQuestion(Request, frozen=True, kw_only=True, tag="why"):
    """Why is it not on offer? One option by its index, or everything whose path holds all of `refs`."""

    option: Natural | None = None
    refs: Annotated[tuple[Ref, ...], Meta(max_length=8)] = ()


class Odds(Request, frozen=True, kw_only=True, tag="odds"):
    """What the roll behind an option on offer may do."""

    option: Natural


class DangerQuestion(Request, frozen=True, kw_only=True, tag="danger"):
    """What threatens now, or right after an option on offer; dice and cards in between are not resolved.

    `text` is a turn played freely on a real table: what threatens with these lines in place of what is believed.
    """

    option: Natural | None = None
    text: TurnText = ""


class Hint(Request, frozen=True, kw_only=True, tag="hint"):
    """What to do now; answered several times, better each time, until the table moves on."""


class Weigh(Request, frozen=True, kw_only=True, tag="weigh"):
    """What an option loses against the best: one on offer before it is taken, or (no option) one's own last move."""

    option: Natural | None = None


class Analyse(Request, frozen=True, kw_only=True, tag="analyse"):
    """Luck and skill of the game that is over; answered several times, until `last` or the table moves on."""


class Stop(Request, frozen=True, kw_only=True, tag="stop"):
    """Enough of luck and skill: what was found stays, and the work ends when nobody else wants it."""


class Look(Request, frozen=True, kw_only=True, tag="look"):
    """What a piece sees and where it can go, or whom one would see from a space; at a node, or as it is now."""

    ref: Ref
    node: Natural | None = None


class Rule(Request, frozen=True, kw_only=True, tag="rule"):
    """One paragraph of the rulebook."""

    rule: Ref


class At(Request, frozen=True, kw_only=True, tag="at"):
    """The table as it was at a node: for stepping, scrubbing and replay. Moves nothing."""

    node: Natural


class Log(Request, frozen=True, kw_only=True, tag="log"):
    """What happened after a node on the line being played, in any language."""

    since: Natural = 0
    lang: Language | None = None


class Tree(Request, frozen=True, kw_only=True, tag="tree"):
    """All nodes of the tree."""


class Course(Request, frozen=True, kw_only=True, tag="course"):
    """The gauges at every node of the line being played, for a plot and a slider."""


class Lang(Request, frozen=True, kw_only=True, tag="lang"):
    """Speak another language from now on; answered by `welcome` and the whole `state`."""

    lang: Language


class Name(Request, frozen=True, kw_only=True, tag="name"):
    """What to call the person in the seats of this client."""

    name: PersonName


class TakeSeat(Request, frozen=True, kw_only=True, tag="take_seat"):
    """Sit down on a further seat that is open or played by a machine, or take one's own back from a machine."""

    seat: Natural


class LeaveSeat(Request, frozen=True, kw_only=True, tag="leave_seat"):
    """Give a seat up. It is open then: others may invite somebody or put a machine there."""

    seat: Natural


class SeatKind(Request, frozen=True, kw_only=True, tag="seat_kind"):
    """Put a machine on a seat nobody is at, or (`human`) open a machine's seat for somebody to come."""

    seat: Natural
    kind: Kind


class Ping(Request, frozen=True, kw_only=True, tag="ping"):
    """Are you there?"""


Message = Union[
    Join, Answer, Undo, Redo, Go, Fresh, AskedBefore, Correct, Typed, Where, OwnTurnDraft, OwnTurnDone, OwnWords,
    StopWaiting, WhyQuestion, Odds, DangerQuestion, Hint, Weigh, Analyse, Stop, Look, Rule, At, Log, Tree, Course, Lang,
    Name, TakeSeat, LeaveSeat, SeatKind, Ping,
]  # fmt: skip
