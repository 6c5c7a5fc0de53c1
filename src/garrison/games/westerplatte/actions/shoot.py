"""Attacks from the posts: one ammunition, or one from each of several officers on the same post.

The parts of a shot are the sets of officers who can pay for it: 15 for four officers, numbered by their bits less one,
since the empty set is none. Sets of such sets are bit sets again.
"""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core import bits
from garrison.core.option import Axis, Named
from garrison.core.packed import vec
from garrison.core.reasons import ALLOWED, because
from garrison.core.rows import row
from garrison.core.verb import ATTACKS, Why
from garrison.games.westerplatte import codes as c
from garrison.games.westerplatte import events as e
from garrison.games.westerplatte.actions.action import A_POST, OFFICER, Action
from garrison.games.westerplatte.components.packed import PackedComponents
from garrison.games.westerplatte.legality import ACTIVE, COUNT, TRACK, reason
from garrison.games.westerplatte.legality import OFFICER as PAYER
from garrison.games.westerplatte.position import WesterplattePosition
from garrison.games.westerplatte.rules.sharing import give_back
from garrison.games.westerplatte.rules.troops import wound

PAYERS: Final = 15  # sets of officers who can pay
MOST_NEED: Final = 7  # a troop never needs so many wounds

TRACK_EMPTY: Final[i64] = reason("track-empty", "A.1", track=TRACK)
TOO_MUCH_FIRE: Final[i64] = reason("too-much-fire", "A.3", count=COUNT)
TOO_MANY_PAYERS: Final[i64] = reason("too-many-payers", "A.3")
MUST_PAY: Final[i64] = reason("must-pay", "A.3b", who=ACTIVE)


def _with_each() -> vec[i64]:
    """For each officer the sets in which he pays."""
    out = row(c.OFFICERS)
    for payers in range(1, PAYERS + 1):
        for who in range(c.OFFICERS):
            if payers >> who & 1:
                out[who] |= 1 << (payers - 1)
    return out


def _within_each() -> vec[i64]:
    """For each set of officers the sets in which nobody else pays."""
    out = row(PAYERS + 1)
    for able in range(PAYERS + 1):
        for payers in range(1, PAYERS + 1):
            if payers & ~able == 0:
                out[able] |= 1 << (payers - 1)
    return out


def _more_than() -> vec[i64]:
    """For each number the sets in which more officers pay."""
    out = row(MOST_NEED)
    for payers in range(1, PAYERS + 1):
        for number in range(bits.count(payers)):
            out[number] |= 1 << (payers - 1)
    return out


WITH: Final[vec[i64]] = _with_each()
WITHIN: Final[vec[i64]] = _within_each()
MORE_THAN: Final[vec[i64]] = _more_than()


class AttackFromPost(Action):
    """Each payer gives one ammunition for one wound. [A.2, A.3, A.4, U.5c]"""

    sort = ATTACKS

    def targets(self, p: WesterplattePosition, who: i64, why: Why) -> i64:
        """The troop on the track opposite, wherever it stands there. [T.6, A.1]"""
        post = p.row[c.AT + who]
        if p.row[c.ON_TRACK + post] == c.NONE:
            return why.no(because(TRACK_EMPTY, post))
        return self.within_rulings(p, who, able_to_pay(p, post, why), why)

    def within_rulings(self, p: WesterplattePosition, who: i64, left: i64, why: Why) -> i64:
        """How many may pay, and whether the officer himself must if he can. [A.2, A.3, A.3b]"""
        rules = p.rules
        post = p.row[c.AT + who]
        need = p.packed.card_resistance[p.row[c.ON_TRACK + post]] - p.row[c.WOUNDS + post]
        if rules.overpaying == 0:
            left = why.less(left, MORE_THAN[need], because(TOO_MUCH_FIRE, need))
        if rules.combined_fire_size == 1:
            left = why.less(left, MORE_THAN[2], TOO_MANY_PAYERS)
        if rules.who_pays_for_a_shot == 1 and p.row[c.ROUNDS + who] > 0:
            left = why.only(left, WITH[who], MUST_PAY)
        return left

    def carry_out(self, p: WesterplattePosition, who: i64, part: i64) -> None:
        track = p.row[c.AT + who]
        payers = part + 1
        p.tell(e.SHOT_FIRED, who, payers, p.row[c.ON_TRACK + track], track)
        payer: i64 = 0
        while payer < c.OFFICERS:
            if payers >> payer & 1:
                give_back(p, c.SHARE_AMMUNITION, payer, 1)
            payer += 1
        wound(p, track, bits.count(payers))

    def named(self, packed: object) -> list[Named]:
        """Who shoots, then who pays; the count tells one payer from the same one with others."""
        assert isinstance(packed, PackedComponents)
        ids = packed.officer_ids
        return [
            _named(who, [ids[n] for n in bits.members(mask + 1)]) for who in ids for mask in range(PAYERS)
        ]


def _named(who: str, paying: list[str]) -> Named:
    refs = [f"ammunition:{payer}" for payer in paying]
    name = f"shoot {who} with {' '.join(paying)}"
    return name, (f"piece:{who}", "action:shoot", *refs, f"count:{len(paying)}")


PAYER_ABSENT: Final[i64] = reason("payer-absent", "S.9c", who=PAYER)
PAYER_ELSEWHERE: Final[i64] = reason("payer-elsewhere", "A.3", who=PAYER)
PAYER_WITHOUT: Final[i64] = reason("payer-without", "A.2", who=PAYER)


def able_to_pay(p: WesterplattePosition, post: i64, why: Why) -> i64:
    """Who pays must be in the game, stand on the post and have ammunition. [A.2, A.3, A.3b, S.9c]"""
    r = p.row
    one: i64 = 1
    able: i64 = 0
    payer: i64 = 0
    while payer < c.OFFICERS:
        bar: i64 = ALLOWED
        if payer >= p.rules.officers:
            bar = PAYER_ABSENT
        elif r[c.AT + payer] != post:
            bar = PAYER_ELSEWHERE
        elif r[c.ROUNDS + payer] == 0:
            bar = PAYER_WITHOUT
        if bar == ALLOWED:
            able |= one << payer
        elif why.asked != 0:
            why.name(WITH[payer], because(bar, payer))
        payer += 1
    return WITHIN[able]


SHOOT: Final = AttackFromPost(A_POST, "shoot", OFFICER, Axis("ammunition", PAYERS))
