"""What an officer can do in his turn: the shape that all actions share."""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core.bits import offer_each
from garrison.core.option import Axis
from garrison.core.packed import vec
from garrison.core.reasons import ALLOWED, because
from garrison.core.verb import IDLE, ONE, Verb, Why
from garrison.games.westerplatte import codes as c
from garrison.games.westerplatte.legality import ACTIVE, TILE, reason
from garrison.games.westerplatte.position import WesterplattePosition

# What options are about.
OFFICER: Final = Axis("piece", c.OFFICERS, "officer_ids", leads=True)
SPACE: Final = Axis("space", c.SPACES, "space_ids")
TRACK: Final = Axis("track", c.TRACKS, "track_ids")
TRACK_SPACE: Final = Axis("space", c.TRACK_SPACES, "track_space_ids")

A_POST: Final[i64] = -1  # in place of the number of a tile

NO_ACTION: Final[i64] = reason("no-action", "T.4", who=ACTIVE)
NOT_ON_POST: Final[i64] = reason("not-on-post", "T.6b", who=ACTIVE)
NOT_ON_TILE: Final[i64] = reason("not-on-tile", "T.6c", tile=TILE)


class OfficerVerb(Verb):
    """Something the officer whose turn it is can do."""

    def parts(self, p: WesterplattePosition, who: i64, why: Why) -> i64:
        """The set of what is allowed, ONE for a verb without parts; `why` hears what bars the rest."""
        return ONE

    def play(self, p: WesterplattePosition, who: i64, part: i64) -> None:
        """What it does."""

    def offer(self, p: WesterplattePosition, who: i64, a: vec[i64], n: i64) -> i64:
        """Its options that are allowed, written from place `n` on; the place after them."""
        return offer_each(self.parts(p, who, IDLE), self.first + who * self.size, a, n)

    def why(self, p: WesterplattePosition, who: i64, part: i64) -> i64:
        """What bars one of its options, or ALLOWED."""
        why = Why()
        why.ask(part)
        return ALLOWED if self.parts(p, who, why) >> part & 1 else why.reason


class Action(OfficerVerb):
    """An attack from a post or the action of a tile: one in a turn, or a second with a token. [T.4, T.6, T.6d]"""

    def __init__(self, place: int, word: str, *axes: Axis) -> None:
        super().__init__(word, *axes)
        self.place: i64 = place  # the tile, or A_POST
        self.elsewhere: i64 = because(NOT_ON_TILE, self.place) if place != A_POST else NOT_ON_POST

    def parts(self, p: WesterplattePosition, who: i64, why: Why) -> i64:
        """The officer must stand where it is done, whatever is left of the wall there. [T.6b, T.6c, U.0]"""
        if p.actions == 0:
            return why.no(NO_ACTION)
        here = p.row[c.AT + who]
        place = A_POST if here < c.POSTS else p.row[c.TILE + here - c.POSTS]
        return why.no(self.elsewhere) if place != self.place else self.targets(p, who, why)

    def targets(self, p: WesterplattePosition, who: i64, why: Why) -> i64:
        """What this action may be aimed at."""
        return ONE

    def play(self, p: WesterplattePosition, who: i64, part: i64) -> None:
        p.actions -= 1
        self.carry_out(p, who, part)

    def carry_out(self, p: WesterplattePosition, who: i64, part: i64) -> None:
        """What this action does."""
