"""The end of a round: clothing helps again, and the clocks of a mission run. [R.6]"""

# compiled

from __future__ import annotations

from mypy_extensions import i64

from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.components.packed import COLUMNS, OF_ITEM, REDUCE_ROUND
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.danger import change_danger
from garrison.games.wolfenstein.rules.spawning import nearness, on_map, spawn


def renew_coats(p: WolfPosition) -> None:
    """Clothing that helps once a round does so again. [C.4f]"""
    hero: i64 = 0
    while hero < c.HEROES:
        p.row[c.COAT + hero] = 0
        slot: i64 = 0
        while slot < c.SLOTS:
            worn = p.row[c.WORN + hero * c.SLOTS + slot]
            if worn > 0:
                p.row[c.COAT + hero] += p.packed.mods[(OF_ITEM + worn - 1) * COLUMNS + REDUCE_ROUND]
            slot += 1
        if p.row[c.COAT + hero] > 0:
            p.called |= c.COAT_USED
        hero += 1


def run_clocks(p: WolfPosition) -> None:
    """What a mission makes happen at the end of every so many rounds. [S.2]"""
    b = p.board
    n: i64 = 0
    while n < b.clocks:
        left = (p.tokens >> c.FIRST_OBJECTIVE) & b.clock_tokens[n]
        if p.round % b.clock_every[n] == 0 and left != 0:
            if b.clock_danger[n] != 0:
                change_danger(p, b.clock_danger[n])
            k: i64 = 0
            while k < b.clock_count[n] and on_map(p, b.clock_type[n]) < b.clock_limit[n]:
                spawn(p, b.clock_type[n], nearest_token(p, left))
                k += 1
        n += 1


def nearest_token(p: WolfPosition, letters: i64) -> i64:
    """The space of the objective token nearest to a hero."""
    best: i64 = c.OFF_BOARD
    n: i64 = 0
    while n < c.OBJECTIVES:
        if letters >> n & 1:
            cell = p.board.token_cell[c.FIRST_OBJECTIVE + n]
            if best == c.OFF_BOARD or nearness(p, cell) < nearness(p, best):
                best = cell
        n += 1
    return best
