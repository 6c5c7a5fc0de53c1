"""Equipment assigned to a hero or to one of his weapons, and taken off again, for nothing. [O.3, O.4, O.5, A.12]"""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core.reasons import ALLOWED
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein import events as e
from garrison.games.wolfenstein import parts
from garrison.games.wolfenstein.components.packed import COLUMNS, OF_ITEM, REDUCE_ROUND
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.loot import hold
from garrison.games.wolfenstein.verb import WolfVerb
from garrison.games.wolfenstein.why import NOT_HELD, NOT_OWNED, REASONS

NO_SUCH_SLOT: Final[i64] = REASONS.declare("no-such-slot", "O.3")
SLOT_LOCKED: Final[i64] = REASONS.declare("slot-locked", "O.7")


class Wear(WolfVerb):
    """A card is assigned to the hero; what was in the slot goes back to the hand. [O.5, A.12, C.4b, C.4d]"""

    def bars(self, p: WolfPosition, who: i64, part: i64) -> i64:
        """One card of each type; armour and upgrades stay once assigned. [O.3, O.5, O.7, C.4b, C.4d, C.4g, O.2]"""
        t = p.packed
        if p.row[c.HELD + who * c.ITEMS + part] == 0:
            return NOT_HELD
        slot = t.item_type[part]
        if t.hero_slots[p.row[c.HERO + who]] >> slot & 1 == 0:  # none is for what is used up or mounted
            return NO_SUCH_SLOT
        worn = p.row[c.WORN + who * c.SLOTS + slot]
        return SLOT_LOCKED if worn > 0 and t.item_locked[worn - 1] else ALLOWED

    def play(self, p: WolfPosition, who: i64, part: i64) -> None:
        t = p.packed
        r = p.row
        place = c.WORN + who * c.SLOTS + t.item_type[part]
        if r[place] > 0:
            hold(p, who, r[place] - 1, 1)
        hold(p, who, part, -1)
        r[place] = part + 1
        r[c.WARD + who] += t.item_ward[part]
        r[c.ARMOUR + who] += t.item_armour[part]
        r[c.HP + who] += t.item_hp[part]
        coat = t.mods[(OF_ITEM + part) * COLUMNS + REDUCE_ROUND]
        if coat > 0 and p.called & c.COAT_USED == 0:
            r[c.COAT + who] = coat
            p.called |= c.COAT_USED
        p.tell(e.ITEM_WORN, who, part)


NOT_WORN: Final[i64] = REASONS.declare("not-worn", "O.3")


class Doff(WolfVerb):
    """A card is taken off the hero. [O.5]"""

    def bars(self, p: WolfPosition, who: i64, part: i64) -> i64:
        """Clothing and other things may be taken off. [O.5, O.7]"""
        slot = p.packed.item_type[part]
        if slot >= c.SLOTS or p.row[c.WORN + who * c.SLOTS + slot] != part + 1:
            return NOT_WORN
        return SLOT_LOCKED if p.packed.item_locked[part] else ALLOWED

    def play(self, p: WolfPosition, who: i64, part: i64) -> None:
        p.row[c.WORN + who * c.SLOTS + p.packed.item_type[part]] = 0
        hold(p, who, part, 1)
        if p.packed.mods[(OF_ITEM + part) * COLUMNS + REDUCE_ROUND] > 0:
            p.row[c.COAT + who] = 0
        p.tell(e.ITEM_DOFFED, who, part)


NOT_MOUNTABLE: Final[i64] = REASONS.declare("not-mountable", "O.4")
WRONG_WEAPON: Final[i64] = REASONS.declare("wrong-weapon", "O.4")
MOUNTED_ALREADY: Final[i64] = REASONS.declare("no-use", "O.4")


class Mount(WolfVerb):
    """A card is assigned to a weapon; the one before goes back to the hand. [O.4, O.5]"""

    def bars(self, p: WolfPosition, who: i64, part: i64) -> i64:
        """A card for weapons of this ammunition, one on each weapon. [O.4, C.4c]"""
        t = p.packed
        kind = part // c.WEAPON_CARDS
        card = part % c.WEAPON_CARDS
        if p.row[c.HELD + who * c.ITEMS + kind] == 0:
            return NOT_HELD
        if t.item_type[kind] != c.MOUNTABLE:
            return NOT_MOUNTABLE
        if p.row[c.WEAPON_OWNER + card] != who:
            return NOT_OWNED
        if t.item_mounts[kind] >> t.weapon_ammo[t.weapon_kind[card]] & 1 == 0:
            return WRONG_WEAPON
        return ALLOWED if p.row[c.WEAPON_MOUNT + card] != kind + 1 else MOUNTED_ALREADY

    def play(self, p: WolfPosition, who: i64, part: i64) -> None:
        kind = part // c.WEAPON_CARDS
        place = c.WEAPON_MOUNT + part % c.WEAPON_CARDS
        if p.row[place] > 0:
            hold(p, who, p.row[place] - 1, 1)
        hold(p, who, kind, -1)
        p.row[place] = kind + 1
        p.tell(e.ITEM_MOUNTED, who, kind, part % c.WEAPON_CARDS)


NO_MOUNT: Final[i64] = REASONS.declare("no-mount", "O.4")


class Unmount(WolfVerb):
    """A card is taken off a weapon. [O.5, O.5b]"""

    def bars(self, p: WolfPosition, who: i64, part: i64) -> i64:
        """A mounted card may be taken off again. [O.5]"""
        if p.row[c.WEAPON_OWNER + part] != who:
            return NOT_OWNED
        return ALLOWED if p.row[c.WEAPON_MOUNT + part] > 0 else NO_MOUNT

    def play(self, p: WolfPosition, who: i64, part: i64) -> None:
        kind = p.row[c.WEAPON_MOUNT + part] - 1
        p.row[c.WEAPON_MOUNT + part] = 0
        hold(p, who, kind, 1)
        p.tell(e.ITEM_DISMOUNTED, who, kind)


WEAR: Final = Wear(c.WEAR, "wear", parts.ITEM)
DOFF: Final = Doff(c.DOFF, "doff", parts.ITEM)
MOUNT: Final = Mount(c.MOUNT, "mount", parts.ITEM, parts.WEAPON)
UNMOUNT: Final = Unmount(c.UNMOUNT, "unmount", parts.WEAPON)
