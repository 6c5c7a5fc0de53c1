"""The entries of a journal as choices among what the rules allow at each of them.

A pick costs its place among the options on offer, a roll or a draw what its chance makes it cost. Marks and the bags of
published keys follow from the game and cost next to nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb

import msgspec

from garrison.core.ask import Choice, Draw, Over, Roll
from garrison.core.errors import BadSave
from garrison.core.journal import (
    Commit,
    DrawEntry,
    Entry,
    FreshEntry,
    GoEntry,
    Key,
    Mark,
    OwnTurnEntry,
    PickEntry,
    RollEntry,
    Words,
)
from garrison.table.fair_dice import KEY_BYTES, in_order
from garrison.table.links.numeral import Numeral
from garrison.table.table import MARK_EVERY, Table

ANSWER, TYPED, GO, FRESH, MARK, WORDS, COMMIT, KEY, TURN = range(9)
KINDS = {
    GoEntry: GO,
    FreshEntry: FRESH,
    Mark: MARK,
    Words: WORDS,
    Commit: COMMIT,
    Key: KEY,
    OwnTurnEntry: TURN,
}
USUAL = 64  # how much likelier an answer is than anything else, until more is known
LEARNT = 32  # how much likelier a kind becomes each time it comes
MOST_WORDS = 1023  # bytes
MOST_TURN = 1 << 17  # bytes
MOST_BAGS = 1 << 20
BAGS_FOLLOW = (15, 1)


class Kinds:
    """What sort of entry comes next: learnt from those before, separately for each situation."""

    def __init__(self, real: bool) -> None:
        # Whole turns are told at real tables alone: links of all others are as they were before there were any.
        self._others = TURN if real else KEY
        self._weights: dict[str, list[int]] = {}

    def coded(self, numeral: Numeral, situation: str, known: int | None) -> int:
        """The kind of the next entry."""
        weights = self._weights.setdefault(situation, [USUAL, *[1] * self._others])
        kind = numeral.pick(weights, known)
        weights[kind] += LEARNT
        return kind


def coded(numeral: Numeral, table: Table, count: int, known: Sequence[Entry] | None) -> list[Entry]:
    """Write or read so many entries; `table`, at its root, follows them."""
    kinds, made = Kinds(bool(table.journal.header.real)), list[Entry]()
    for n in range(count):
        entry = None if known is None else known[n]
        kind = kinds.coded(numeral, _situation(table, made), None if entry is None else _kind(entry))
        made.append(_entry(numeral, table, kind, entry))
        table.replay(made[-1])
    return made


def _kind(entry: Entry) -> int:
    if isinstance(entry, (PickEntry, DrawEntry, RollEntry)):
        return TYPED if not isinstance(entry, PickEntry) and entry.typed else ANSWER
    return KINDS[type(entry)]


def _situation(table: Table, made: list[Entry]) -> str:
    """What the next entry depends on most: marks come at known places, answers to choices are never typed."""
    over = isinstance(table.ask, Over)
    answered = bool(made) and isinstance(made[-1], (PickEntry, DrawEntry, RollEntry, OwnTurnEntry))
    if answered and (over or table.cursor % MARK_EVERY == 0):
        return "marked"
    return "over" if over else "choice" if isinstance(table.ask, Choice) else "chance"


def _entry(numeral: Numeral, table: Table, kind: int, known: Entry | None) -> Entry:
    if kind in (ANSWER, TYPED):
        return _answer(numeral, table, kind == TYPED, known)
    if kind == GO:
        return GoEntry(
            numeral.below(len(table.journal.nodes), known.go if isinstance(known, GoEntry) else None)
        )
    if kind == FRESH:
        return FreshEntry(1)
    if kind == MARK:
        return Mark(table.cursor, table.hash())
    if kind == WORDS:
        said = known if isinstance(known, Words) else None
        seat = numeral.below(len(table.seats), None if said is None else said.seat)
        return Words(numeral.text(MOST_WORDS, None if said is None else said.words.encode()).decode(), seat)
    if kind == TURN:
        return _turn(numeral, table, known if isinstance(known, OwnTurnEntry) else None)
    if kind == COMMIT:
        return Commit(_digest(numeral, known.commit if isinstance(known, Commit) else None))
    return _key(numeral, table, known if isinstance(known, Key) else None)


def _answer(numeral: Numeral, table: Table, typed: bool, known: Entry | None) -> Entry:
    ask, n = table.ask, len(table.journal.nodes)
    if isinstance(ask, Choice):
        pick = known if isinstance(known, PickEntry) else None
        seat = numeral.below(len(ask.seats), None if pick is None else _place(ask.seats, pick.seat))
        names = [option.name for option in ask.options]
        option = numeral.below(len(names), None if pick is None else _place(names, pick.pick))
        return PickEntry(n, ask.seats[seat], names[option])
    if isinstance(ask, Draw):
        bag = in_order(ask.outcomes)
        drawn = known if isinstance(known, DrawEntry) else None
        wanted = None if drawn is None else _place([name for name, _ in bag], drawn.got)
        place = numeral.pick([weight for _, weight in bag], wanted)
        return DrawEntry(n, ask.pile, bag[place][0], typed)
    if isinstance(ask, Roll):
        faces = _faces(numeral, ask, known.got if isinstance(known, RollEntry) else None)
        return RollEntry(n, f"{ask.dice}d{ask.sides}", faces, typed)
    raise BadSave(f"answer {n}: the game is over")


def _turn(numeral: Numeral, table: Table, known: OwnTurnEntry | None) -> OwnTurnEntry:
    seat = numeral.below(len(table.seats), None if known is None else known.seat)
    text = numeral.text(MOST_TURN, None if known is None else known.turn.encode()).decode()
    return OwnTurnEntry(len(table.journal.nodes), seat, text)


def _place(among: Sequence[object], wanted: object) -> int:
    if wanted not in among:
        raise BadSave(f"{wanted!r} is not among what is asked")
    return among.index(wanted)


def _faces(numeral: Numeral, ask: Roll, known: tuple[int, ...] | None) -> tuple[int, ...]:
    """Dice thrown together are alike: what counts is how many show each face."""
    faces: list[int] = []
    for face in range(1, ask.sides + 1):
        left, others = ask.dice - len(faces), ask.sides - face
        weights = [comb(left, count) * others ** (left - count) for count in range(left + 1)]
        faces += [face] * numeral.pick(weights, None if known is None else known.count(face))
    return tuple(faces)


def _digest(numeral: Numeral, known: str | None) -> str:
    value = None if known is None else int.from_bytes(bytes.fromhex(known))
    return numeral.below(1 << 8 * KEY_BYTES, value).to_bytes(KEY_BYTES).hex()


def _key(numeral: Numeral, table: Table, known: Key | None) -> Key:
    """A published key; its bags are those that were drawn from, unless somebody has left some of them out."""
    key = _digest(numeral, None if known is None else known.key)
    bags = table.bags_of(bytes.fromhex(key))
    if numeral.pick(BAGS_FOLLOW, None if known is None else int(known.bags != bags)):
        said = numeral.text(MOST_BAGS, None if known is None else msgspec.json.encode(known.bags))
        bags = msgspec.json.decode(said, type=dict[str, dict[str, int]])
    return Key(key, bags)
