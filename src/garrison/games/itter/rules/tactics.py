"""Chapter 6: what the Tactics cards in play change."""

# compiled

from __future__ import annotations

from mypy_extensions import i64

from garrison.games.itter import codes as c
from garrison.games.itter.position import ItterPosition


def extra_dice(p: ItterPosition, kind: i64) -> i64:
    """Dice that the Tactics cards in play add to a kind of card or counter. [6.1a, 6.1b]"""
    r = p.row
    extra = p.packed.tactic_extra
    total: i64 = 0
    if r[c.IN_PLAY] != c.NOBODY:
        total += extra[r[c.IN_PLAY] * c.KINDS + kind]
    if r[c.IN_PLAY + 1] != c.NOBODY:
        total += extra[r[c.IN_PLAY + 1] * c.KINDS + kind]
    return total


def gun_dice(p: ItterPosition, kind: i64, on_placement: bool) -> i64:
    """Disrupt value of a Machine Gunner or Mortar with Focus Fire. [4.3h, 4.4b, 6.1b, S.9b]"""
    dice = p.packed.counter_disrupt[kind]
    if (kind == c.MACHINE_GUNNER or kind == c.MORTAR) and (on_placement or p.rules.focus_fire_scope == 0):
        dice += extra_dice(p, kind)
    return dice


def suppression_need(p: ItterPosition, kind: i64) -> i64:
    """What a die must show to suppress a counter being placed. [4.3b, 6.1b]"""
    r = p.row
    bonus = p.packed.tactic_bonus
    need = p.packed.counter_defense[kind]
    if r[c.IN_PLAY] != c.NOBODY:
        need += bonus[r[c.IN_PLAY] * c.KINDS + kind]
    if r[c.IN_PLAY + 1] != c.NOBODY:
        need += bonus[r[c.IN_PLAY + 1] * c.KINDS + kind]
    return need


def token_cap(p: ItterPosition) -> i64:
    """Most tokens against one counter while a card limits them; 0 when none does. [6.1b]"""
    r = p.row
    caps = p.packed.tactic_cap
    cap: i64 = 0
    if r[c.IN_PLAY] != c.NOBODY:
        cap = caps[r[c.IN_PLAY]]
    if r[c.IN_PLAY + 1] != c.NOBODY:
        other = caps[r[c.IN_PLAY + 1]]
        if cap == 0 or (other != 0 and other < cap):
            cap = other
    return cap


def approach(p: ItterPosition, kind: i64) -> i64:
    """The Tactics card whose table places this counter, or NOBODY; of two, the newest. [6.1b]"""
    newest = _approach_of(p, p.row[c.IN_PLAY], kind)
    oldest = _approach_of(p, p.row[c.IN_PLAY + 1], kind)
    if newest == c.NOBODY or (oldest != c.NOBODY and p.rules.two_placement_tables == 1):
        return oldest
    return newest


def _approach_of(p: ItterPosition, tactic: i64, kind: i64) -> i64:
    if tactic != c.NOBODY and p.packed.tactic_approach[tactic] >> kind & 1:
        return tactic
    return c.NOBODY
