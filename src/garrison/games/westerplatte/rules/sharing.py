"""What the players share among the officers: tokens, ammunition, and the loss of ammunition."""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core import bits
from garrison.core.ask import Prompt
from garrison.core.bits import offer_each
from garrison.core.option import Axis
from garrison.core.position import Offers
from garrison.core.verb import IDLE, Verb, Why
from garrison.games.westerplatte import codes as c
from garrison.games.westerplatte import events as e
from garrison.games.westerplatte.legality import NOT_ASKED, NOT_IN_GAME, TARGET, reason
from garrison.games.westerplatte.position import WesterplattePosition
from garrison.games.westerplatte.rules.joint import OFFICER, JointChoice, OneByOne

TOKEN: Final = Axis("token", c.SHARES, "share_ids")

OTHER_SHARE: Final[i64] = reason("other-share", "")
HAS_SHARE: Final[i64] = reason("has-share", "", who=TARGET)
WITHOUT_AMMUNITION: Final[i64] = reason("without-ammunition", "M.7", who=TARGET)


def held(what: i64, who: i64) -> i64:
    """Where the row counts what an officer holds."""
    return c.HELD + what * c.OFFICERS + who


def all_officers(p: WesterplattePosition) -> i64:
    """The officers in the game, as a bit set. [S.9, S.9c]"""
    one: i64 = 1
    return (one << p.rules.officers) - 1


def in_game(p: WesterplattePosition, why: Why) -> i64:
    """Only officers who are in the game get or lose anything. [S.9c]"""
    return why.only(c.ALL_OFFICERS, all_officers(p), NOT_IN_GAME)


def share(p: WesterplattePosition, what: i64, amount: i64, evenly: bool) -> None:
    """What the reserve has; evenly, only the odd ones are asked for. [M.2, M.3, M.3b, M.3e, E.6]"""
    left = p.row[c.RESERVE + what]
    if left > amount:
        left = amount
    if left == 0:
        p.tell(e.NOTHING_TO_SHARE)
        return
    if evenly:
        left -= share_equally(p, what, left)
    if left > 0:
        p.push(Share(what, left, all_officers(p), 1 if evenly else 0))


def share_equally(p: WesterplattePosition, what: i64, amount: i64) -> i64:
    """The same number for every officer; answers how many went. [M.3b, M.6]"""
    each = amount // p.rules.officers
    who: i64 = 0
    while who < p.rules.officers and each > 0:
        give(p, what, who, each)
        who += 1
    return each * p.rules.officers


def share_limited(p: WesterplattePosition, amount: i64) -> None:
    """Limited movement in equal shares; what does not divide stays in the reserve. [M.6]"""
    left = p.row[c.RESERVE + c.SHARE_LIMITED]
    short = left < amount
    if not short:
        left = amount
    left -= share_equally(p, c.SHARE_LIMITED, left)
    if short and left > 0 and p.rules.short_reserve_of_limited_tokens == 1:
        p.push(Share(c.SHARE_LIMITED, left, all_officers(p), 1))


def give(p: WesterplattePosition, what: i64, who: i64, count: i64) -> None:
    """A share goes to an officer. [M.2, M.3, M.6, E.6]"""
    take(p, what, who, count)
    p.tell(e.RECEIVED + what, who, count)
    if what <= c.SHARE_LIMITED:
        cancel(p, who)


def take(p: WesterplattePosition, what: i64, who: i64, count: i64) -> None:
    """From the reserve to an officer. [M.2, M.3, M.6, U.5]"""
    p.row[c.RESERVE + what] -= count
    p.row[held(what, who)] += count


def give_back(p: WesterplattePosition, what: i64, who: i64, count: i64) -> None:
    """From an officer to the reserve: spent, lost or cancelled. [M.4, M.7c, U.5c]"""
    p.row[held(what, who)] -= count
    p.row[c.RESERVE + what] += count


def cancel(p: WesterplattePosition, who: i64) -> None:
    """Extra and limited movement of an officer cancel one for one. [M.2d]"""
    r = p.row
    count = r[c.EXTRA_MOVES + who]
    if r[c.LIMITS + who] < count:
        count = r[c.LIMITS + who]
    if count == 0:
        return
    give_back(p, c.SHARE_MOVEMENT, who, count)
    give_back(p, c.SHARE_LIMITED, who, count)
    p.tell(e.TOKENS_CANCELLED, who, count)


class Share(JointChoice):
    """The players say who gets the next one; where shares are even, nobody two of the odd ones. [M.2, M.3b, E.6]"""

    def __init__(self, what: i64, left: i64, among: i64, evenly: i64) -> None:
        self.what: i64 = what
        self.left: i64 = left
        self.among: i64 = among
        self.evenly: i64 = evenly  # 1 where nobody gets two of the odd ones

    def verb(self) -> Verb:
        return SHARE

    def things(self, p: WesterplattePosition, why: Why) -> i64:
        """Officers in the game who have not had their share. [S.9c, M.3b]"""
        left = in_game(p, why)
        return why.only(left, self.among, HAS_SHARE)

    def legal(self, p: WesterplattePosition, out: Offers) -> None:
        out.n = offer_each(self.things(p, IDLE), SHARE.first + self.what * c.OFFICERS, out.a, 0)

    def reason(self, p: WesterplattePosition, option: i64) -> i64:
        if not SHARE.has(option):
            return NOT_ASKED
        return OTHER_SHARE if SHARE.actor(option) != self.what else self.bars(p, SHARE.part(option))

    def play(self, p: WesterplattePosition, option: i64) -> None:
        one: i64 = 1
        p.pop()
        who = SHARE.part(option)
        give(p, self.what, who, 1)
        if self.left > 1:
            among = self.among & ~(one << who) if self.evenly == 1 else self.among
            p.push(Share(self.what, self.left - 1, among, self.evenly))
        p.proceed()

    def resume(self, p: WesterplattePosition) -> None:
        """With one for everybody who is left there is nothing to decide."""
        if self.evenly == 0 or self.left < bits.count(self.among):
            return
        p.pop()
        who: i64 = 0
        while who < c.OFFICERS:
            if self.among >> who & 1:
                give(p, self.what, who, 1)
            who += 1
        p.proceed()

    def prompt(self, p: WesterplattePosition) -> Prompt:
        if self.what == c.SHARE_AMMUNITION:
            return Prompt("share-ammunition", "E.6", {"left": self.left})
        if self.what == c.SHARE_LIMITED:
            return Prompt("share-limited-movement", "M.6", {"left": self.left})
        if self.what == c.SHARE_MOVEMENT:
            return Prompt("share-extra-movement", "M.2", {"left": self.left})
        return Prompt("share-extra-action", "M.3b", {"left": self.left})


def drop(p: WesterplattePosition, who: i64, count: i64) -> None:
    """An officer loses ammunition, which goes back to the reserve. [M.7, M.7c]"""
    give_back(p, c.SHARE_AMMUNITION, who, count)
    if count > 0:
        p.tell(e.AMMUNITION_LOST, who, count)


class LoseAmmunition(OneByOne):
    """The officers together lose so many ammunition; the players say whose, one by one. [M.7, M.7b]"""

    def verb(self) -> Verb:
        return DROP

    def things(self, p: WesterplattePosition, why: Why) -> i64:
        """Only an officer who has ammunition can lose it. [M.7]"""
        one: i64 = 1
        left = in_game(p, why)
        who: i64 = 0
        while who < p.rules.officers:
            if p.row[c.ROUNDS + who] == 0:
                left = why.less(left, one << who, WITHOUT_AMMUNITION)
            who += 1
        return left

    def carry_out(self, p: WesterplattePosition, thing: i64) -> None:
        drop(p, thing, 1)

    def again(self) -> LoseAmmunition:
        return LoseAmmunition(self.left - 1)

    def resume(self, p: WesterplattePosition) -> None:
        """Nothing to decide when all is lost, or only one officer has any. [M.7b]"""
        total: i64 = 0
        holders: i64 = 0
        who: i64 = 0
        while who < p.rules.officers:
            have = p.row[c.ROUNDS + who]
            total += have
            if have > 0:
                holders += 1
            who += 1
        if total > self.left and holders > 1:
            return
        p.pop()
        who = 0
        while who < p.rules.officers:
            have = p.row[c.ROUNDS + who]
            drop(p, who, have if have < self.left else self.left)
            who += 1
        p.proceed()

    def prompt(self, p: WesterplattePosition) -> Prompt:
        return Prompt("lose-ammunition", "M.7", {"left": self.left})


SHARE: Final = Verb("share", TOKEN, OFFICER)
DROP: Final = Verb("drop", OFFICER)
