"""7 Days of Westerplatte as a row of numbers for machines that learn: nothing is hidden but the order of the decks.

The question that is pending is named with all it is about, so that equal rows have equal offers.
"""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core.observer import Observer, StepNumbers
from garrison.core.observing import AMOUNT, ONE_OF, SET, Field
from garrison.core.position import Offers, Position
from garrison.games.westerplatte import codes as c
from garrison.games.westerplatte.actions.push_back import PushMore
from garrison.games.westerplatte.germans.attack import Overflow
from garrison.games.westerplatte.position import WesterplattePosition
from garrison.games.westerplatte.rules.joint import OneByOne
from garrison.games.westerplatte.rules.sharing import Share

# What can be asked, in an order that stays: whoever has learned knows each by its number.
STEPS: Final = (
    "DealTiles", "Opening", "OfficerTurn", "NewCard", "Resolve", "Dawn", "Morning", "PushMore", "Overflow",
    "GainSupply", "LoseSupply", "Share", "LoseAmmunition", "Reinforce", "GameOver",
)  # fmt: skip
STEP_NUMBERS: Final = StepNumbers(STEPS)
HIT_BITS: Final = 4  # of each space, in the bricks still to be taken

OBSERVATION: Final[tuple[Field, ...]] = (
    Field("asked", ONE_OF, len(STEPS), names=STEPS),
    Field("asked-left", AMOUNT, 12, says="how many are still to be shared, placed, lost, pushed back"),
    Field("asked-pushed", SET, c.TRACKS),
    Field("asked-what", ONE_OF, c.SHARES),
    Field("asked-among", SET, c.OFFICERS),
    Field("asked-evenly", AMOUNT, 1),
    Field("asked-post", ONE_OF, c.POSTS),
    Field("asked-card", ONE_OF, c.CARDS, says="the attack card that is being resolved"),
    Field("asked-stage", AMOUNT, 12),
    Field("day", AMOUNT, 7),
    Field("turn", AMOUNT, 60),
    Field("officer", ONE_OF, c.OFFICERS),
    Field("moves", AMOUNT, 8),
    Field("actions", AMOUNT, 4),
    Field("spent-movement", AMOUNT, 6, says="extra tokens spent this turn"),
    Field("spent-actions", AMOUNT, 6),
    Field("morale", ONE_OF, c.STEPS),
    Field("mines", SET, c.TRACK_SPACES),
    Field("discards", AMOUNT, 8),
    Field("burnt", SET, c.PATHS),
    Field("at", ONE_OF, c.SPACES, c.OFFICERS),
    Field("held", AMOUNT, 6, c.SHARES * c.OFFICERS),
    Field("wall", AMOUNT, 6, c.SPACES),
    Field("hits", AMOUNT, 6, c.SPACES),
    Field("tile", ONE_OF, c.TILES, c.TILES),
    Field("troop", ONE_OF, c.CARDS, c.TRACKS, says="the card on each track"),
    Field("place", ONE_OF, c.STRETCH, c.TRACKS, says="of the troop on each track, none without one"),
    Field("wounds", AMOUNT, 6, c.TRACKS),
    Field("left", AMOUNT, 6, c.TRACKS, says="wounds that it can still take"),
    Field("stock", AMOUNT, 6, c.SUPPLIES),
    Field("spare", AMOUNT, 24, c.SUPPLIES),
    Field("boxed", AMOUNT, 24, c.SUPPLIES),
    Field("apart", AMOUNT, 24, says="bricks wasted by rebuilding"),
    Field("reserve", AMOUNT, 12, c.SHARES),
    Field("unseen", AMOUNT, 4, c.CARDS),
    Field("phase", AMOUNT, 40, 2, says="unseen attack cards of each phase"),
    Field("under", AMOUNT, 12, says="known cards at the bottom of the deck"),
    Field("events", AMOUNT, 2, c.EVENTS),
    Field("events-left", AMOUNT, 8, 2, says="good and bad ones still to come"),
)


class WesterplatteObserver(Observer):
    """The numbers of OBSERVATION; every seat sees the same."""

    def observe(self, p: Position, seat: i64, out: Offers) -> None:
        assert isinstance(p, WesterplattePosition)
        r = p.row
        _question(p, out)
        _counts(p, out)
        out.add_row(r, c.AT, c.OFFICERS)
        out.add_row(r, c.HELD, c.SHARES * c.OFFICERS)
        out.add_row(r, c.WALL, c.SPACES)
        _hits(p, out)
        out.add_row(r, c.TILE, c.TILES)
        out.add_row(r, c.ON_TRACK, c.TRACKS)
        _troops(p, out)
        _supplies(p, out)
        _decks(p, out)


def _hits(p: WesterplattePosition, out: Offers) -> None:
    hits = p.hits
    if hits == 0:
        out.add_same(0, c.SPACES)
        return
    space: i64 = 0
    while space < c.SPACES:
        out.add(hits >> HIT_BITS * space & 15)
        space += 1


def _question(p: WesterplattePosition, out: Offers) -> None:
    top = p.top
    left: i64 = 0
    pushed: i64 = 0
    what: i64 = -1
    among: i64 = 0
    evenly: i64 = 0
    post: i64 = -1
    if isinstance(top, Share):
        left = top.left
        what = top.what
        among = top.among
        evenly = top.evenly
    elif isinstance(top, OneByOne):
        left = top.left
    elif isinstance(top, PushMore):
        left = top.left
        pushed = top.pushed
    elif isinstance(top, Overflow):
        post = top.post
    out.add(STEP_NUMBERS.of(type(top)))
    out.add(left)
    out.add(pushed)
    out.add(what)
    out.add(among)
    out.add(evenly)
    out.add(post)
    out.add(p.card)
    out.add(p.stage)


def _counts(p: WesterplattePosition, out: Offers) -> None:
    out.add(p.day)
    out.add(p.turn)
    out.add(p.officer)
    out.add(p.moves)
    out.add(p.actions)
    out.add(p.spent_movement)
    out.add(p.spent_actions)
    out.add(p.morale)
    out.add(p.mines)
    out.add(p.discards % 8)
    out.add(p.burnt)


def _troops(p: WesterplattePosition, out: Offers) -> None:
    r = p.row
    a = out.a
    places = out.n
    out.add_same(-1, c.TRACKS)
    out.add_row(r, c.WOUNDS, c.TRACKS)
    left = out.n
    out.add_same(0, c.TRACKS)
    track: i64 = 0
    while track < c.TRACKS:
        card = r[c.ON_TRACK + track]
        if card != c.NONE:
            a[places + track] = r[c.PLACE + track]
            a[left + track] = p.packed.card_resistance[card] - r[c.WOUNDS + track]
        track += 1


def _supplies(p: WesterplattePosition, out: Offers) -> None:
    r = p.row
    out.add_row(r, c.STOCK, c.SUPPLIES)
    out.add_row(r, c.SPARE, c.SUPPLIES)
    out.add_row(r, c.BOXED, c.SUPPLIES)
    out.add(p.apart)
    out.add_row(r, c.RESERVE, c.SHARES)


def _decks(p: WesterplattePosition, out: Offers) -> None:
    out.add_row(p.row, c.BAG, c.CARDS)
    out.add(p.phase_1)
    out.add(p.phase_2)
    out.add(p.under)
    out.add_row(p.row, c.EVENT_BAG, c.EVENTS)
    out.add(p.positive)
    out.add(p.negative)
