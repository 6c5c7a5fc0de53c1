"""7 Days of Westerplatte as a row of numbers for machines that learn: nothing is hidden but the order of the decks."""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core.observing import AMOUNT, ONE_OF, SET, Field
from garrison.core.position import Offers
from garrison.games.westerplatte import codes
from garrison.games.westerplatte import position as at
from garrison.games.westerplatte.position import WesterplattePosition
from garrison.games.westerplatte.state import STEPS

STEP_NUMBER: Final[dict[str, int]] = {name: n for n, name in enumerate(STEPS)}
HIT_BITS: Final = 4  # of each space, in the bricks still to be taken

OBSERVATION: Final[tuple[Field, ...]] = (
    Field("asked", ONE_OF, len(STEPS)),
    Field("day", AMOUNT, 7),
    Field("officer", ONE_OF, codes.OFFICERS),
    Field("moves", AMOUNT, 8),
    Field("actions", AMOUNT, 4),
    Field("morale", ONE_OF, codes.STEPS),
    Field("mines", SET, codes.TRACK_SPACES),
    Field("discards", AMOUNT, 8),
    Field("burnt", SET, codes.PATHS),
    Field("at", ONE_OF, codes.SPACES, codes.OFFICERS),
    Field("held", AMOUNT, 6, codes.SHARES * codes.OFFICERS),
    Field("wall", AMOUNT, 6, codes.SPACES),
    Field("hits", AMOUNT, 6, codes.SPACES),
    Field("tile", ONE_OF, codes.TILES, codes.TILES),
    Field("place", ONE_OF, codes.STRETCH, codes.TRACKS),  # of the troop on each track, none without one
    Field("wounds", AMOUNT, 6, codes.TRACKS),
    Field("left", AMOUNT, 6, codes.TRACKS),  # wounds that it can still take
    Field("stock", AMOUNT, 6, codes.SUPPLIES),
    Field("reserve", AMOUNT, 12, codes.SHARES),
    Field("unseen", AMOUNT, 4, codes.CARDS),
    Field("events", AMOUNT, 2, codes.EVENTS),
)


def observe(p: WesterplattePosition, seat: i64, out: Offers) -> None:
    """The numbers of OBSERVATION; every seat sees the same."""
    r = p.row
    out.n = 0
    _counts(p, out)
    out.add_row(r, at.AT, codes.OFFICERS)
    out.add_row(r, at.HELD, codes.SHARES * codes.OFFICERS)
    out.add_row(r, at.WALL, codes.SPACES)
    space: i64 = 0
    while space < codes.SPACES:
        out.add(p.hits >> HIT_BITS * space & 15)
        space += 1
    out.add_row(r, at.TILE, codes.TILES)
    _troops(p, out)
    out.add_row(r, at.STOCK, codes.SUPPLIES)
    out.add_row(r, at.RESERVE, codes.SHARES)
    out.add_row(r, at.BAG, codes.CARDS)
    out.add_row(r, at.EVENT_BAG, codes.EVENTS)


def _counts(p: WesterplattePosition, out: Offers) -> None:
    out.add(STEP_NUMBER[type(p.top).__name__])
    out.add(p.day)
    out.add(p.officer)
    out.add(p.moves)
    out.add(p.actions)
    out.add(p.morale)
    out.add(p.mines)
    out.add(p.discards % 8)
    out.add(p.burnt)


def _troops(p: WesterplattePosition, out: Offers) -> None:
    r = p.row
    track: i64 = 0
    while track < codes.TRACKS:
        out.add(r[at.PLACE + track] if r[at.ON_TRACK + track] != codes.NONE else -1)
        track += 1
    out.add_row(r, at.WOUNDS, codes.TRACKS)
    track = 0
    while track < codes.TRACKS:
        card = r[at.ON_TRACK + track]
        out.add(p.packed.card_resistance[card] - r[at.WOUNDS + track] if card != codes.NONE else 0)
        track += 1
