"""Who holds which seat of a table, and who may change that."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

import msgspec

from garrison.core.errors import Unknown, unknown
from garrison.table.seats import HUMAN, kinds, machines, name_of
from garrison.web.protocol.errors import NoSeat, NotYours, Secret, Taken
from garrison.web.protocol.fields import Kind
from garrison.web.store.interface import SeatRow

TOKEN_BYTES = 16
ME, OPEN = "me", "open"


def new_token() -> str:
    """Nobody can guess it."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def seat_row(seat: int, word: str, person: str) -> SeatRow:
    """A seat of a new table: `me`, `open`, or the kind of a machine."""
    mine = word == ME
    return SeatRow(seat, kind_of(word), person if mine else "", new_token(), mine)


def kind_of(word: str) -> Kind:
    """The kind of seat behind a word; how long a machine may think is not for a client to say."""
    if word in (ME, OPEN):
        return HUMAN
    if name_of(word) not in machines():
        raise unknown("seat", word, [ME, OPEN, *machines()])
    return name_of(word)


def known(kind: str) -> Kind:
    """A kind of seat that is installed here, or an error that says what would be valid."""
    if kind not in kinds():
        raise unknown("seat kind", kind, kinds())
    return kind


class Seating:
    """The seats of one table. Methods that change a seat return its new row, to be kept before it is `put`."""

    def __init__(self, rows: Sequence[SeatRow], watch: str) -> None:
        self.rows = list(rows)
        self.watch = watch

    def put(self, row: SeatRow) -> None:
        """Take a changed row."""
        self.rows[row.seat] = row

    def row(self, seat: int) -> SeatRow:
        """The seat of that number."""
        if not 0 <= seat < len(self.rows):
            raise Unknown(f"unknown seat {seat}; valid: 0 to {len(self.rows) - 1}")
        return self.rows[seat]

    def of(self, tokens: Sequence[str]) -> list[SeatRow]:
        """The seats that tokens hold or invite to; none for the one to watch. Of old ones some may be void, not all."""
        rows = [row for row in self.rows if any(_same(row.token, token) for token in tokens)]
        if not rows and not any(_same(self.watch, token) for token in tokens):
            raise NoSeat("no seat of this table has that token")
        return rows

    @property
    def kinds(self) -> tuple[Kind, ...]:
        """Who plays each seat."""
        return tuple(row.kind for row in self.rows)

    @property
    def people(self) -> int:
        """How many seats are for people."""
        return self.kinds.count("human")

    def claim(self, row: SeatRow, person: str) -> SeatRow:
        """Take up an invitation: the seat gets a token that only its new holder knows."""
        if row.claimed:
            raise Taken(f"seat {row.seat} is taken")
        return SeatRow(row.seat, "human", person, new_token(), True)

    def take(self, seat: int, mine: Sequence[int], person: str, hidden: bool) -> SeatRow:
        """Take one's own seat back from a machine, or a further one that nobody holds."""
        row = self.row(seat)
        if seat in mine:
            return msgspec.structs.replace(row, kind="human")
        if not mine:
            raise NotYours("who watches needs an invitation to sit down")
        if hidden:
            raise Secret("one person cannot see two hands")
        return self.claim(row, person)

    def leave(self, seat: int, mine: Sequence[int]) -> SeatRow:
        """Give a seat up; its new token is an invitation."""
        if seat not in mine:
            raise NotYours(f"seat {seat} is not yours to leave")
        return SeatRow(seat, "human", "", new_token(), False)

    def change(
        self, seat: int, kind: Kind, mine: Sequence[int], online: bool, hidden: bool, begun: bool
    ) -> SeatRow:
        """Put a machine on one's own seat or on one that nobody is at; or (`human`) open it for somebody to come.

        Where seats have secrets only its holder puts a machine on a seat, and a seat that a machine has begun to play
        stays one: who opens it could sit down there himself, and who plays both sides knows both hands.
        """
        row = self.row(seat)
        if not mine:
            raise NotYours("who watches cannot change seats")
        others = row.claimed and seat not in mine
        if others and online:
            raise Taken(f"seat {seat} is taken")
        if hidden and seat not in mine:
            if row.kind == "human":
                raise Taken(f"seat {seat} is for somebody else, who alone can put a machine there")
            if begun:
                raise Secret(f"the machine on seat {seat} holds secrets by now")
        if others and kind == "human":
            return SeatRow(seat, kind, "", new_token(), False)
        return msgspec.structs.replace(row, kind=kind)


def _same(one: str, other: str) -> bool:
    """Compared in a time that tells nothing."""
    return secrets.compare_digest(one.encode(), other.encode())


def tidy(text: str) -> str:
    """A name on one line, without control codes."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
