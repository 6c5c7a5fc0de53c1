"""Special rules of missions that run with the rounds: danger that rises and figures that appear by themselves."""

from __future__ import annotations

import pytest

from garrison.games.wolfenstein.parts import token_names
from tests.wolfenstein.scenes import SEARCH_A, Fields, Scene, castle

TWO: list[Fields] = [SEARCH_A, {"type": "search_token", "token": "B"}]
DANGER: Fields = {"type": "danger_clock", "every": 3, "delta": 2, "tokens": ["A", "B"]}
DRONES: Fields = {
    "type": "spawn_clock",
    "every": 2,
    "enemy": "drone",
    "tokens": ["A", "B"],
    "limit_on_board": 2,
}


def hall(clock: Fields, number: int, **places: str) -> Scene:
    """Objective A in the right room and B in the left one; the last heroes of this round have acted."""
    return castle({"r7c2": "2"}, goals=TWO, special=[clock]).stand(bj="r6c3", **places).number(round=number)


def searched(scene: Scene, *tokens: str) -> Scene:
    """These objectives are no longer on the map."""
    for token in tokens:
        scene.p.tokens &= ~(1 << token_names().index(f"objective_{token}"))
    return scene


@pytest.mark.rule("S.2", "D.2b")
@pytest.mark.parametrize("number, danger", [(1, 0), (2, 0), (3, 2), (4, 0), (6, 2)])
def test_danger_rises_at_the_end_of_every_third_round(number: int, danger: int) -> None:
    stage = hall(DANGER, number).nazis()
    assert (stage.gauge("round"), stage.gauge("danger")) == (number + 1, danger)


@pytest.mark.rule("S.2", "D.2b")
@pytest.mark.parametrize("gone, danger", [(("a",), 2), (("b",), 2), (("a", "b"), 0)])
def test_as_long_as_one_of_its_tokens_is_on_the_map(gone: tuple[str, ...], danger: int) -> None:
    assert searched(hall(DANGER, 3), *gone).nazis().gauge("danger") == danger


@pytest.mark.rule("S.2")
@pytest.mark.parametrize("number, drones", [(1, 0), (2, 1), (3, 0), (4, 1)])
def test_a_figure_appears_at_the_end_of_every_second_round(number: int, drones: int) -> None:
    stage = hall(DRONES, number).nazis()
    assert sum(piece.kind == "drone" for piece in stage.table.pieces) == drones


@pytest.mark.rule("S.2")
def test_it_appears_at_the_token_nearest_to_a_hero() -> None:
    """On a space beside it: its own is taken by the token."""
    assert hall(DRONES, 2).nazis().at("drone_1") in ("r6c2", "r6c3", "r7c3")
    assert searched(hall(DRONES, 2), "b").nazis().at("drone_1") in ("r2c16", "r3c16", "r3c17")


@pytest.mark.rule("S.2")
@pytest.mark.parametrize("there, drones", [((), 1), (("drone_1",), 2), (("drone_1", "drone_2"), 2)])
def test_only_while_fewer_than_the_limit_are_in_play(there: tuple[str, ...], drones: int) -> None:
    """Those that are there are stunned, so that nothing else happens."""
    places = dict(zip(there, ("r6c16", "r7c17"), strict=False))
    stage = hall(DRONES, 2, **places).mark("stunned", *there).nazis()
    assert sum(piece.kind == "drone" for piece in stage.table.pieces) == drones


@pytest.mark.rule("S.2")
def test_a_token_that_a_mission_names_twice_is_no_other_token() -> None:
    clock = {**DANGER, "tokens": ["A", "A"]}
    assert hall(clock, 3).nazis().gauge("danger") == 2
    assert searched(hall(clock, 3), "a").nazis().gauge("danger") == 0
