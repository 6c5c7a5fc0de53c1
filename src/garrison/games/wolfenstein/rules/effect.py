"""What effects do once they happen, and to whom: a class for each kind, called by its number. [P.2, C.4]"""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core import bits
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.figures import heroes_on_map
from garrison.games.wolfenstein.weighing import NEVER, Weighing
from garrison.games.wolfenstein.why import NO_SPACE


class EffectKind:
    """What one kind of effect does: `fx` is its row in the list of effects. It keeps nothing itself."""

    def is_useful(self, p: WolfPosition, fx: i64, hero: i64) -> bool:
        """Whether it could do anything now; a card is not wasted on nothing. [C.4]"""
        return not self.is_aimed(p, fx) or self.candidates(p, fx, hero) != 0

    def act(self, p: WolfPosition, fx: i64, hero: i64) -> None:
        """Do what needs no figure to be chosen, or ask what it needs to know."""

    # ------------------------------------------------------------ aimed at a figure

    def is_aimed(self, p: WolfPosition, fx: i64) -> bool:
        """Whether a figure must be chosen for it. [P.2]"""
        return False

    def may_be_declined(self) -> bool:
        """Whether the hero may choose no figure."""
        return False

    def pool(self, p: WolfPosition, fx: i64) -> i64:
        """The figures among which those are that it can be aimed at."""
        return p.nazis

    def suits(self, p: WolfPosition, fx: i64, hero: i64, other: i64) -> bool:
        """Whether it may be aimed at this figure of the pool."""
        return False

    def suits_self(self, p: WolfPosition, fx: i64, hero: i64) -> bool:
        """Whether the hero may aim it at himself."""
        return False

    def candidates(self, p: WolfPosition, fx: i64, hero: i64) -> i64:
        """Whom it could be aimed at. [P.2, Q.6]"""
        one: i64 = 1
        out: i64 = 0
        pool = self.pool(p, fx) & ~(one << hero)
        while pool != 0:
            low = pool & -pool
            if self.suits(p, fx, hero, bits.BIT[low % bits.MODULUS]):
                out |= low
            pool ^= low
        if self.suits_self(p, fx, hero):
            out |= one << hero
        return out

    def apply_to(self, p: WolfPosition, fx: i64, hero: i64, target: i64) -> None:
        """Do it to the figure it was aimed at."""

    # ------------------------------------------------------------ aimed at a space or a tile

    def space_reason(self, p: WolfPosition, fx: i64, hero: i64, cell: i64) -> i64:
        """The reason against a space it could be aimed at, or ALLOWED."""
        return NO_SPACE

    def act_at(self, p: WolfPosition, fx: i64, hero: i64, cell: i64) -> None:
        """Do it at the space it was aimed at."""

    def tiles(self, p: WolfPosition, fx: i64, hero: i64) -> i64:
        """The tiles it could be aimed at."""
        return 0

    def act_in(self, p: WolfPosition, fx: i64, hero: i64, tile: i64) -> None:
        """Do it in the tile it was aimed at."""

    # ------------------------------------------------------------ what a machine player thinks of it

    def worth(self, p: WolfPosition, fx: i64, mind: Weighing) -> i64:
        """What using it first of all is worth to the active hero; ending the turn is worth 0."""
        return NEVER

    def worth_at(self, p: WolfPosition, fx: i64, cell: i64, mind: Weighing) -> i64:
        """What aiming it at a space is worth."""
        return 0

    def price_in_event(self) -> i64:
        """What speaks against an option of an event card that brings it."""
        return 0


class HeroEffect(EffectKind):
    """An effect on heroes: the one whose card it is, all in his tile, all on the map, or one who is chosen."""

    def act(self, p: WolfPosition, fx: i64, hero: i64) -> None:
        one: i64 = 1
        who = p.packed.fx.who[fx]
        heroes = one << hero
        if who == c.HEROES_IN_TILE:
            heroes = p.row[c.IN_TILE + p.board.tile[p.row[c.AT + hero]]] & heroes_on_map(p)
        elif who == c.ALL_HEROES:
            heroes = heroes_on_map(p)
        while heroes != 0:
            low = heroes & -heroes
            self.apply_to(p, fx, hero, bits.BIT[low % bits.MODULUS])
            heroes ^= low


EFFECTS: Final[list[EffectKind]] = [EffectKind()]  # by number; 0 is an effect that never happens by itself


def is_useful(p: WolfPosition, fx: i64, hero: i64) -> bool:
    """Whether an effect could do anything now. [C.4]"""
    f = p.packed.fx
    return f.may_fail[fx] == 0 or EFFECTS[f.kind[fx]].is_useful(p, fx, hero)


def effect_of(p: WolfPosition, fx: i64) -> EffectKind:
    """What the effect in this row of the list does."""
    return EFFECTS[p.packed.fx.kind[fx]]
