"""7 Days of Westerplatte as a row of numbers for machines that learn: nothing is hidden but the order of the decks."""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core.observing import AMOUNT, ONE_OF, SET, Field
from garrison.core.position import Offers
from garrison.games.westerplatte import codes as c
from garrison.games.westerplatte.position import WesterplattePosition

# What can be asked, in an order that stays: whoever has learned knows each by its number.
STEPS: Final = (
    "DealTiles", "Opening", "OfficerTurn", "NewCard", "Resolve", "Dawn", "Morning", "PushMore", "Overflow",
    "GainSupply", "LoseSupply", "Share", "LoseAmmunition", "Reinforce", "GameOver",
)  # fmt: skip
STEP_NUMBER: Final[dict[str, int]] = {name: n for n, name in enumerate(STEPS)}
HIT_BITS: Final = 4  # of each space, in the bricks still to be taken

OBSERVATION: Final[tuple[Field, ...]] = (
    Field("asked", ONE_OF, len(STEPS)),
    Field("day", AMOUNT, 7),
    Field("officer", ONE_OF, c.OFFICERS),
    Field("moves", AMOUNT, 8),
    Field("actions", AMOUNT, 4),
    Field("morale", ONE_OF, c.STEPS),
    Field("mines", SET, c.TRACK_SPACES),
    Field("discards", AMOUNT, 8),
    Field("burnt", SET, c.PATHS),
    Field("at", ONE_OF, c.SPACES, c.OFFICERS),
    Field("held", AMOUNT, 6, c.SHARES * c.OFFICERS),
    Field("wall", AMOUNT, 6, c.SPACES),
    Field("hits", AMOUNT, 6, c.SPACES),
    Field("tile", ONE_OF, c.TILES, c.TILES),
    Field("place", ONE_OF, c.STRETCH, c.TRACKS),  # of the troop on each track, none without one
    Field("wounds", AMOUNT, 6, c.TRACKS),
    Field("left", AMOUNT, 6, c.TRACKS),  # wounds that it can still take
    Field("stock", AMOUNT, 6, c.SUPPLIES),
    Field("reserve", AMOUNT, 12, c.SHARES),
    Field("unseen", AMOUNT, 4, c.CARDS),
    Field("events", AMOUNT, 2, c.EVENTS),
)


def observe(p: WesterplattePosition, seat: i64, out: Offers) -> None:
    """The numbers of OBSERVATION; every seat sees the same."""
    r = p.row
    out.n = 0
    _counts(p, out)
    out.add_row(r, c.AT, c.OFFICERS)
    out.add_row(r, c.HELD, c.SHARES * c.OFFICERS)
    out.add_row(r, c.WALL, c.SPACES)
    space: i64 = 0
    while space < c.SPACES:
        out.add(p.hits >> HIT_BITS * space & 15)
        space += 1
    out.add_row(r, c.TILE, c.TILES)
    _troops(p, out)
    out.add_row(r, c.STOCK, c.SUPPLIES)
    out.add_row(r, c.RESERVE, c.SHARES)
    out.add_row(r, c.BAG, c.CARDS)
    out.add_row(r, c.EVENT_BAG, c.EVENTS)


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
    while track < c.TRACKS:
        out.add(r[c.PLACE + track] if r[c.ON_TRACK + track] != c.NONE else -1)
        track += 1
    out.add_row(r, c.WOUNDS, c.TRACKS)
    track = 0
    while track < c.TRACKS:
        card = r[c.ON_TRACK + track]
        out.add(p.packed.card_resistance[card] - r[c.WOUNDS + track] if card != c.NONE else 0)
        track += 1
