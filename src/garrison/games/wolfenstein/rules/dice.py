"""The results of a roll: faces, conversions, hits that a talent cancels, reload tokens. [K.1, F.3]"""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein import events as e
from garrison.games.wolfenstein.components.packed import (
    ADD,
    ADD_RELOAD,
    CANCEL,
    CANCEL_EASY,
    CANCEL_FACES,
    COLUMNS,
    CONVERT,
    MELEE_LOUD,
    OF_TYPE,
    REDUCE_ATTACK,
)
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.weapons import conversion, mod, talents_mod

BYTE: Final = 8
LOW: Final = 255


def shown(p: WolfPosition, throw: i64) -> i64:
    """A packed throw of twelve-sided dice as numbers of each face, eight bits each. [K.1]"""
    out: i64 = 0
    one: i64 = 1
    side: i64 = 0
    while side < c.SIDES:
        out += ((throw >> (5 * side)) & 31) * (one << (BYTE * p.packed.face[side]))
        side += 1
    return out


def count_of(faces: i64, face: i64) -> i64:
    """How many dice show a face."""
    return (faces >> (BYTE * face)) & LOW


def successes(faces: i64) -> i64:
    """Hits of either kind are successes, Reload and Blank failures. [K.2b]"""
    return count_of(faces, c.FACE_HP) + count_of(faces, c.FACE_ARMOUR)


def passes(p: WolfPosition, who: i64, throw: i64, need: i64) -> bool:
    """Whether a check has enough successes. [K.2, K.2b]"""
    won = successes(shown(p, throw)) >= need
    p.tell(e.CHECK_ROLLED, who, 1 if won else 0)
    return won


def convert(p: WolfPosition, who: i64, target: i64) -> None:
    """Results that become others, and results added without rolling. [V.1]"""
    t = p.packed
    beaten = target >= c.FIRST_NAZI and t.traits[t.type_of[target]] & c.BIG_ARMOUR != 0
    one: i64 = 1
    old: i64 = c.FACES - 1
    while old >= 0:
        new: i64 = 0
        while new < c.FACES:
            most = conversion(p, who, CONVERT + old * c.FACES + new, beaten)
            if most > 0:
                n = count_of(p.faces, old)
                if n > most:
                    n = most
                p.faces += n * ((one << (BYTE * new)) - (one << (BYTE * old)))
            new += 1
        old -= 1
    face: i64 = 0
    while face < c.FACES:
        p.faces += mod(p, who, ADD + face) << (BYTE * face)
        face += 1


def is_silent(p: WolfPosition, who: i64, column: i64) -> bool:
    """Takedowns, bare hands and silenced weapons make no noise and raise no danger. [Q.1, Q.4c, Q.1b, Q.5]"""
    if who < c.HEROES and p.weapon == c.FISTS:
        return talents_mod(p, who, MELEE_LOUD) == 0
    return mod(p, who, column) > 0


def provoke(p: WolfPosition, who: i64, target: i64) -> None:
    """A leader who is attacked will act in the next Nazi phase, whatever he sees. [N.10]"""
    if target >= c.FIRST_NAZI and p.packed.traits[p.packed.type_of[target]] & c.LEADER:
        one: i64 = 1
        p.provoked |= one << target
        p.row[c.TRACE + target] = p.board.tile[p.row[c.AT + who]]


def jam(p: WolfPosition, who: i64) -> None:
    """A Reload result empties a hero's weapon; for everybody else it is a Blank. [Q.4b, N.9, B.10, W.5, W.5b]"""
    if who >= c.HEROES or p.weapon >= c.WEAPON_CARDS:
        return
    if count_of(p.faces, c.FACE_RELOAD) > 0 or mod(p, who, ADD_RELOAD) > 0:
        if p.row[c.WEAPON_STATE + p.weapon] & c.JAMMED == 0:
            p.row[c.WEAPON_STATE + p.weapon] |= c.JAMMED | c.FRESH
            p.tell(e.WEAPON_JAMMED, who, p.weapon)


def cancelled(p: WolfPosition, target: i64) -> i64:
    """Hits that a boss's talent takes away: by a face that was rolled, or by company in his tile. [V.1, X.7b]"""
    if target < c.FIRST_NAZI:
        return 0
    mods = p.packed.mods
    base = (OF_TYPE + p.packed.type_of[target]) * COLUMNS
    out: i64 = 0
    if mods[base + CANCEL] > 0:
        faces = mods[base + (CANCEL_EASY if p.rules.boss_easy_fuhrer else CANCEL_FACES)]
        face: i64 = 0
        while face < c.FACES:
            if faces >> face & 1 and count_of(p.faces, face) > 0:
                out = mods[base + CANCEL]
            face += 1
    if mods[base + REDUCE_ATTACK] > 0:
        tile = p.board.tile[p.row[c.AT + target]]
        one: i64 = 1
        if p.row[c.IN_TILE + tile] & p.nazis & ~(one << target) != 0:
            out += mods[base + REDUCE_ATTACK]
    return out
