"""Values of records go into the columns that are called after them."""

from __future__ import annotations

from dataclasses import dataclass

from garrison.core.pack import fill_columns


@dataclass
class Boat:
    name: str
    crew: int
    armed: bool


class Packed:
    def __init__(self) -> None:
        self.boats = 0
        self.boat_crew = [0, 0, 9]
        self.boat_armed = [0, 0, 0]
        self.boat_name = [0, 0, 0]
        self.crew = [0, 0, 0]


def test_columns_take_the_values_of_the_field_behind_the_prefix() -> None:
    packed = Packed()
    fill_columns(packed, "boat_", [Boat("Sole", 3, True), Boat("Dab", 5, False)])
    assert (packed.boat_crew, packed.boat_armed) == ([3, 5, 9], [1, 0, 0])
    assert (packed.boats, packed.crew, packed.boat_name) == (
        0,
        [0, 0, 0],
        [0, 0, 0],
    )  # no such field, prefix, number
