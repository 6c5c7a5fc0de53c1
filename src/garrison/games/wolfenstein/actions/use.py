"""Using equipment and talents. [C.4, P.2]"""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core.packed import vec
from garrison.core.reasons import ALLOWED, because
from garrison.core.verb import SPECIAL
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein import events as e
from garrison.games.wolfenstein import parts
from garrison.games.wolfenstein.actions.equip import NOT_WORN
from garrison.games.wolfenstein.actions.melee import TakedownTarget, takedown_reason
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.effect import is_useful
from garrison.games.wolfenstein.rules.effect_steps import NO_USE, do_effects
from garrison.games.wolfenstein.rules.effects import tire
from garrison.games.wolfenstein.rules.loot import discard
from garrison.games.wolfenstein.verb import WolfVerb
from garrison.games.wolfenstein.why import NO_AP, NOT_HELD, REASONS, count_of

NOT_USABLE: Final[i64] = REASONS.declare("not-usable", "C.4")


class Use(WolfVerb):
    """A card is paid for, discarded if that uses it up, and does what it says. [C.4, C.4e, A.9]"""

    def bars(self, p: WolfPosition, who: i64, part: i64) -> i64:
        """A card in hand, or one worn that does something, for its AP; all it says must be of use. [C.4, O.2, Q.4]"""
        t = p.packed
        if t.item_uses[part] == 0:
            return NOT_USABLE
        if t.item_type[part] == c.CONSUMABLE:
            if p.row[c.HELD + who * c.ITEMS + part] == 0:
                return NOT_HELD
        elif p.row[c.WORN + who * c.SLOTS + t.item_type[part]] != part + 1:
            return NOT_WORN
        if p.ap < t.item_ap[part]:
            return because(NO_AP, t.item_ap[part])
        n = t.item_first[part]
        while n < t.item_first[part] + t.item_count[part]:
            if not is_useful(p, n, who):
                return NO_USE
            n += 1
        return takedown_reason(p, who) if t.item_dice[part] > 0 else ALLOWED

    def play(self, p: WolfPosition, who: i64, part: i64) -> None:
        t = p.packed
        if t.item_dice[part] > 0:
            p.push(TakedownTarget(who, part))
            return
        p.ap -= t.item_ap[part]
        p.aim = c.OFF_BOARD
        p.tell(e.ITEM_USED, who, part)
        if t.item_type[part] == c.CONSUMABLE:
            discard(p, who, part)
        do_effects(p, t.item_first[part], t.item_count[part], who)


NO_GLORY: Final[i64] = REASONS.declare("no-glory", "P.2", count=count_of)
TALENT_SPENT: Final[i64] = REASONS.declare("talent-used", "P.2")
NOT_HIS_TALENT: Final[i64] = REASONS.declare("not-his-talent", "P.2")
NO_USE_OF_TALENT: Final[i64] = REASONS.declare("no-use", "P.2")
ALWAYS_ON: Final[i64] = REASONS.declare("always-on", "P.4")


class Talent(WolfVerb):
    """A talent is paid for with glory; in the hardest mode it tires. [P.2, X.4c, X.4d]"""

    sort = SPECIAL

    def bars(self, p: WolfPosition, who: i64, part: i64) -> i64:
        """One talent of the hero's own a turn, for glory, if something of it is of use. [P.2, P.4]"""
        t = p.packed
        if p.row[c.HERO + who] != part // c.TALENTS:
            return NOT_HIS_TALENT
        if t.talent_always[part]:
            return ALWAYS_ON
        if p.flags & c.TALENT_USED:
            return TALENT_SPENT
        if p.row[c.GLORY + who] < talent_cost(p, part):
            return because(NO_GLORY, talent_cost(p, part))
        n = t.talent_first[part]
        while n < t.talent_first[part] + t.talent_count[part]:
            if is_useful(p, n, who):
                return ALLOWED
            n += 1
        return NO_USE_OF_TALENT

    def offer(self, p: WolfPosition, who: i64, a: vec[i64], n: i64) -> i64:
        """Those on his card, if he has glory for them."""
        glory = p.row[c.GLORY + who]
        costs = p.packed.talent_cost
        part = p.row[c.HERO + who] * c.TALENTS
        last = part + c.TALENTS
        while part < last:
            if costs[part] <= glory and self.bars(p, who, part) == ALLOWED:
                a[n] = c.TALENT + part
                n += 1
            part += 1
        return n

    def play(self, p: WolfPosition, who: i64, part: i64) -> None:
        t = p.packed
        p.row[c.GLORY + who] -= talent_cost(p, part)
        p.flags |= c.TALENT_USED
        p.aim = c.OFF_BOARD
        p.tell(e.TALENT_USED, who, part)
        if p.rules.glory_use_gives_fatigue:
            tire(p, who)
        do_effects(p, t.talent_first[part], t.talent_count[part], who)


USE: Final = Use(c.USE, "use", parts.ITEM)
TALENT: Final = Talent(c.TALENT, "talent", parts.TALENT)


def talent_cost(p: WolfPosition, talent: i64) -> i64:
    """Glory for a talent; one more in the hardest mode. [P.2, X.4c]"""
    return p.packed.talent_cost[talent] + p.rules.glory_talent_extra_cost
