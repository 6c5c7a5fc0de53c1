"""What an attack or a bomb does besides hitting its target: splash, area rolls, pushing. [M.5b, B.4]"""

# compiled

from __future__ import annotations

from mypy_extensions import i64

from garrison.core import bits
from garrison.core.ask import Facts, Prompt
from garrison.core.reasons import ALLOWED
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein import events as e
from garrison.games.wolfenstein.board import distance, heading
from garrison.games.wolfenstein.components.packed import HITS_ENEMIES, HITS_HEROES, SPLASH_HITS, SPLASH_RADIUS
from garrison.games.wolfenstein.names import figure_name
from garrison.games.wolfenstein.position import RollStep, WolfPosition
from garrison.games.wolfenstein.rules.damage import hurt
from garrison.games.wolfenstein.rules.dice import count_of, shown
from garrison.games.wolfenstein.rules.figures import is_large, lift, put, standing
from garrison.games.wolfenstein.rules.movement import step_reason
from garrison.games.wolfenstein.rules.noise import presence_noise
from garrison.games.wolfenstein.rules.sight import sees_space
from garrison.games.wolfenstein.rules.weapons import mod


def around(p: WolfPosition, cell: i64, radius: i64, figures: i64) -> i64:
    """Those of the figures within so many spaces, with nothing solid between; a large one counts once. [B.4]"""
    out: i64 = 0
    while figures != 0:
        low = figures & -figures
        who = bits.BIT[low % bits.MODULUS]
        at = p.row[c.AT + who]
        size: i64 = 4 if is_large(p, who) else 1
        n: i64 = 0
        while n < size:
            space = at + (n & 1) + (n >> 1) * c.WIDTH
            if distance(cell, space) <= radius and sees_space(p, cell, space, p.row[c.WHO + cell], who):
                out |= low
            n += 1
        figures ^= low
    return out


def splash(p: WolfPosition, who: i64, others: i64, cell: i64, damage: i64, quiet: bool) -> None:
    """Those of the others who are round the target take damage without dice, armour first. [F.7, B.4, Q.5]"""
    hits = mod(p, who, SPLASH_HITS)
    figures: i64 = 0
    if hits & HITS_HEROES:
        figures |= standing(p)
    if hits & HITS_ENEMIES:
        figures |= p.nazis
    figures = around(p, cell, mod(p, who, SPLASH_RADIUS), figures & others)
    while figures != 0:
        low = figures & -figures
        hurt(p, bits.BIT[low % bits.MODULUS], 0, damage, who, quiet)
        figures ^= low


def area_roll(
    p: WolfPosition, who: i64, figures: i64, cell: i64, radius: i64, dice: i64, quiet: bool
) -> None:
    """Dice for each of the figures round a space, one after the other. [B.4]"""
    figures = around(p, cell, radius, figures)
    if figures != 0:
        p.push(AreaRoll(who, figures, -dice if quiet else dice))


class AreaRoll(RollStep):
    """An area effect rolls for each figure in it; Reload counts as Blank. [B.4, F.5, Q.5]"""

    def __init__(self, who: i64, figures: i64, shots: i64) -> None:
        self.who: i64 = who
        self.figures: i64 = figures
        self.shots: i64 = shots  # dice for each, below zero if the weapon is silenced

    def target(self) -> i64:
        """The figure rolled for now."""
        return bits.BIT[(self.figures & -self.figures) % bits.MODULUS]

    def dice(self, p: WolfPosition) -> i64:
        return -self.shots if self.shots < 0 else self.shots

    def chance(self, p: WolfPosition, outcome: i64) -> None:
        target = self.target()
        p.pop()
        rest = self.figures & (self.figures - 1)
        if rest != 0:
            p.push(AreaRoll(self.who, rest, self.shots))
        faces = shown(p, outcome)
        hp = count_of(faces, c.FACE_HP)
        armour = count_of(faces, c.FACE_ARMOUR)
        p.tell(e.AREA_ROLLED, target, hp, armour)
        if p.row[c.AT + target] >= 0:
            hurt(p, target, hp, armour, self.who, self.shots < 0)
        p.proceed()

    def prompt(self, p: WolfPosition) -> Prompt:
        facts: Facts = {"target": figure_name(p, self.target()), "dice": self.dice(p)}
        return Prompt("area-roll", "B.4", facts)


def push_away(p: WolfPosition, who: i64, target: i64, spaces: i64) -> None:
    """The target is moved straight away from the attacker, as far as the spaces are free."""
    here = p.row[c.AT + who]
    moved = False
    while spaces > 0:
        at = p.row[c.AT + target]
        direction = heading(here, at)
        if is_large(p, target) or step_reason(p, target, at, direction) != ALLOWED:
            break
        there = p.board.step[at * c.DIRECTIONS + direction]
        lift(p, target)
        put(p, target, there)
        moved = True
        spaces -= 1
    if moved:
        p.tell(e.FIGURE_PUSHED, target, p.row[c.AT + target])
        presence_noise(p, p.row[c.TILE_OF + target])
