"""The fast line of sight against the slow one, over random maps."""

from __future__ import annotations

import random

import pytest

from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.board import Board, Lines, cell_of
from garrison.games.wolfenstein.components.packed import PackedComponents, Rules
from garrison.games.wolfenstein.position import WolfPosition, empty_row
from garrison.games.wolfenstein.rules.sight import sees_space
from tests.wolfenstein.sight_exact import Edge, Map, Square, sees

SIZE = 7
MAPS = 15  # for each reading of lines along figures
PAIRS = 350  # of spaces, on each map


def random_map(dice: random.Random, along_figures: bool) -> Map:
    squares = [(x, y) for x in range(1, SIZE + 1) for y in range(1, SIZE + 1)]
    floor = {square for square in squares if dice.random() > 0.15}
    edges: list[Edge] = [frozenset((a, (a[0] + dx, a[1] + dy))) for a in floor for dx, dy in ((1, 0), (0, 1))]
    inner = sorted((edge for edge in edges if edge <= floor), key=sorted)
    closed = {edge for edge in inner if dice.random() < 0.08}
    figures = {square for square in sorted(floor) if dice.random() < 0.1}
    return Map(floor, closed, figures, along_figures)


def position_of(board: Map) -> WolfPosition:
    b = Board()
    b.edges_block = board.along_figures
    for n, (x, y) in enumerate(sorted(board.floor, key=lambda square: (square[1], square[0]))):
        b.tile[cell_of(x, y)] = 0
        b.index[cell_of(x, y)] = n
    b.floor = len(board.floor)
    b.lines = Lines(b.floor)
    b.doors = 1
    for edge in board.closed:
        first, second = sorted(cell_of(*square) for square in edge)
        (b.door_east if second == first + 1 else b.door_south)[first] = 0
    p = WolfPosition(PackedComponents(), Rules(), b, empty_row())
    p.shut = 1
    for square in board.figures:
        p.row[c.WHO + cell_of(*square)] = c.FIRST_NAZI
    return p


def fast(p: WolfPosition, board: Map, here: Square, there: Square) -> bool:
    """The engine's answer; figures at the ends do not block, so they are lifted for the question."""
    ends = [cell_of(*square) for square in (here, there)]
    kept = [p.row[c.WHO + cell] for cell in ends]
    for cell in ends:
        p.row[c.WHO + cell] = -1
    answer = sees_space(p, ends[0], ends[1], -1, -1)
    for cell, who in zip(ends, kept, strict=True):
        p.row[c.WHO + cell] = who
    return answer


@pytest.mark.slow
@pytest.mark.rule("L.1", "L.2", "L.3", "L.4", "L.4b")
@pytest.mark.parametrize("along_figures", [True, False])
def test_the_fast_sight_agrees_with_the_exact_one(along_figures: bool) -> None:
    dice = random.Random(7)
    seen = 0
    for number in range(MAPS):
        board = random_map(dice, along_figures)
        p = position_of(board)
        spaces = sorted(board.floor)
        for _ in range(PAIRS):
            here, there = dice.choice(spaces), dice.choice(spaces)
            expected = sees(board, here, there)
            seen += expected
            assert fast(p, board, here, there) == expected, (number, here, there)
            assert fast(p, board, there, here) == expected, "sight is symmetric"
    assert MAPS * PAIRS * 0.05 < seen < MAPS * PAIRS * 0.95, f"{seen} pairs in sight tell little"


@pytest.mark.rule("L.1")
def test_exact_sight_is_symmetric() -> None:
    dice = random.Random(11)
    for _ in range(10):
        board = random_map(dice, True)
        spaces = sorted(board.floor)
        for _ in range(40):
            here, there = dice.choice(spaces), dice.choice(spaces)
            assert sees(board, here, there) == sees(board, there, here)
