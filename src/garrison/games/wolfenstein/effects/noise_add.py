"""Noise."""

# compiled

from collections.abc import Iterator
from typing import ClassVar, Literal

from mypy_extensions import i64

from garrison.core.components.fault import Fault
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.board import distance
from garrison.games.wolfenstein.components.effect_record import WHO, EffectRecord, Packing, Row
from garrison.games.wolfenstein.components.typed import Small
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.effect import EffectKind
from garrison.games.wolfenstein.rules.effect_steps import AimedTile
from garrison.games.wolfenstein.rules.noise import make_noise, open_next


class NoiseAdd(EffectRecord, frozen=True, kw_only=True):
    """A noise token in a tile; `range` is the distance to the nearest space of a tile chosen by the player."""

    reward: "ClassVar[bool]" = True

    where: "Literal['own_tile', 'target_tile', 'adjacent_tile', 'tile_within']"
    range: "Small" = 0

    def row(self, packing: Packing) -> Row:
        return {"who": WHO[self.where], "reach": self.range}

    def faults(self, field: str) -> Iterator[Fault]:
        if self.where == "tile_within" and not self.range:
            yield Fault((field,), "a noise in a 'tile_within' needs a range")


class Noise(EffectKind):
    """A noise in the hero's tile, where a bomb fell, or in a tile of the player's choice. [Q.1]"""

    def act(self, p: WolfPosition, fx: i64, hero: i64) -> None:
        one: i64 = 1
        who = p.packed.fx.who[fx]
        if who == c.NEXT_TILE or who == c.TILE_WITHIN:
            p.push(AimedTile(fx, hero))
        elif who == c.TARGET_TILE and p.aim >= 0:
            make_noise(p, one << p.board.tile[p.aim])
        else:
            make_noise(p, one << p.board.tile[p.row[c.AT + hero]])

    def tiles(self, p: WolfPosition, fx: i64, hero: i64) -> i64:
        here = p.row[c.AT + hero]
        if p.packed.fx.who[fx] == c.NEXT_TILE:
            return open_next(p, p.board.tile[here])
        return tiles_within(p, here, p.packed.fx.reach[fx])

    def act_in(self, p: WolfPosition, fx: i64, hero: i64, tile: i64) -> None:
        one: i64 = 1
        make_noise(p, one << tile)


def tiles_within(p: WolfPosition, cell: i64, reach: i64) -> i64:
    """Tiles with a space up to so many spaces away."""
    b = p.board
    out: i64 = 0
    one: i64 = 1
    n: i64 = 0
    while n < b.floor:
        if distance(cell, b.cells[n]) <= reach:
            out |= one << b.tile[b.cells[n]]
        n += 1
    return out
