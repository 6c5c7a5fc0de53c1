"""7 Days of Westerplatte as a row of numbers for machines that learn: nothing is hidden but the order of the decks."""

from __future__ import annotations

from garrison.core.observing import AMOUNT, ONE_OF, SET, Field
from garrison.games.westerplatte import codes
from garrison.games.westerplatte import position as at
from garrison.games.westerplatte.position import WesterplattePosition
from garrison.games.westerplatte.state import STEPS

STEP_NUMBER = {name: n for n, name in enumerate(STEPS)}
HIT_BITS = 4  # of each space, in the bricks still to be taken

OBSERVATION: tuple[Field, ...] = (
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


def observe(p: WesterplattePosition, seat: int) -> list[int]:
    """The numbers of OBSERVATION; every seat sees the same."""
    r = p.row
    on = list(r[at.ON_TRACK : at.ON_TRACK + codes.TRACKS])
    wounds = list(r[at.WOUNDS : at.WOUNDS + codes.TRACKS])
    return [
        STEP_NUMBER[type(p.top).__name__],
        p.day, p.officer, p.moves, p.actions, p.morale, p.mines, p.discards % 8, p.burnt,
        *r[at.AT : at.AT + codes.OFFICERS],
        *r[at.HELD : at.HELD + codes.SHARES * codes.OFFICERS],
        *r[at.WALL : at.WALL + codes.SPACES],
        *(p.hits >> HIT_BITS * space & 15 for space in range(codes.SPACES)),
        *r[at.TILE : at.TILE + codes.TILES],
        *(r[at.PLACE + track] if on[track] != codes.NONE else -1 for track in range(codes.TRACKS)),
        *wounds,
        *(p.tables.card_resistance[card] - wounds[track] if card != codes.NONE else 0 for track, card in enumerate(on)),
        *r[at.STOCK : at.STOCK + codes.SUPPLIES],
        *r[at.RESERVE : at.RESERVE + codes.SHARES],
        *r[at.BAG : at.BAG + codes.CARDS],
        *r[at.EVENT_BAG : at.EVENT_BAG + codes.EVENTS],
    ]  # fmt: skip
