"""Everything that the check of a mission file finds, with its place."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from garrison.games.wolfenstein.missions import format as missions
from tests.wolfenstein.mission_files import COMPONENTS, EXAMPLE


@pytest.fixture
def faults(tmp_path: Path) -> Callable[..., list[str]]:
    """What is wrong with the example of the docs after some texts in it were replaced."""

    def found(*changes: tuple[str, str]) -> list[str]:
        text = EXAMPLE
        for old, new in changes:
            assert old in text, old
            text = text.replace(old, new, 1)
        path = tmp_path / "mine.toml"
        path.write_text(text, encoding="utf-8")
        return [str(fault) for fault in missions.check(path, COMPONENTS)]

    return found


ROW = '"#......####......#",'
REFUSED = {
    "ragged row": ((ROW, '"#......####.....#",'), "row 2, column 18: the row has 17 columns"),
    "unknown symbol": (("..S...", "..?..."), "row 3, column 14: unknown symbol '?'"),
    "floor without tile": (("##################", "######.###########"), "row 1, column 7: floor outside"),
    "wall in a tile": (("..S...", "..#..."), "row 3, column 14: a wall inside of tile R2"),
    "tiles overlap": (
        ("row = 2, column = 12 }", "row = 2, column = 11 }"),
        "row 2, column 11: a wall inside of tile R2",
    ),
    "tile off the map": (
        ("row = 2, column = 12 }", "row = 4, column = 12 }"),
        "tiles.R2: row 4, column 12: the tile reaches beyond the map",
    ),
    "door not on a joint": (
        ('[["C1", "R2"]]', '[["R1", "R2"]]'),
        "doors[0]: row 2, column 2: not on a joint: R1 begins here",
    ),
    "door of an unknown tile": (('[["C1", "R2"]]', '[["C1", "R9"]]'), "doors[0]: unknown tile 'R9'"),
    "two doors on a joint": (
        ('[["C1", "R2"]]', '[["C1", "R2"], ["R2", "C1"]]'),
        "doors[1]: row 4, column 11: there is already something on this joint",
    ),
    "crates over supply": ((ROW, '"#CCCCCC####CC....#",'), "row 7, column 7: crate token over supply: 9"),
    "events over supply": ((ROW, '"#EEEEE.####......#",'), "row 7, column 12: event token over supply: 6"),
    "terrain over supply": ((ROW, '"#~~~~..####......#",'), "row 4, column 15: difficult terrain token over"),
    "objective twice": ((ROW, '"#1.....####......#",'), "row 5, column 17: objective token over supply"),
    "nazi spawn twice": ((ROW, '"#w.....####......#",'), "row 7, column 17: Nazi spawn token over supply"),
    "passage with one end": (
        (ROW, '"#P.....####......#",'),
        "row 2, column 2: secret passage A has 1 end(s)",
    ),
    "no hero spawn": (("#a....", "#....."), "rows: missing hero spawn"),
    "two hero spawns": ((ROW, '"#b.....####......#",'), "row 4, column 2: hero spawns A, B"),
    "bosses over supply": (
        (ROW, '"#LL....####......#",'),
        "row 2, column 3: bevli over supply: the box has 1",
    ),
    "half a hound": ((ROW, '"#Gg....####......#",'), "row 2, column 2: panzerhund needs 'g'"),
    "left over": ((ROW, '"#g.....####......#",'), "row 2, column 2: 'g' without a 'G'"),
    "no goal": (
        ('{ type = "kill", enemy = "commander" },\n  { type = "search_token", token = "A" },', ""),
        "goals: a mission needs at least one goal",
    ),
    "nobody to kill": (
        ('enemy = "commander" }', 'enemy = "bevli" }'),
        "goals[0]: cannot be met: 1 of bevli to kill, 0 on the map",
    ),
    "unknown enemy": (
        ('enemy = "commander" }', 'enemy = "cook" }'),
        "goals[0]: 'cook' is no enemy; valid: soldaten",
    ),
    "token not on the map": (
        ('"search_token", token = "A"', '"search_token", token = "B"'),
        "goals[1]: 'B' is no objective token on the map; valid: A",
    ),
    "too many events": (
        ('{ type = "search_token", token = "A" }', '{ type = "complete_events", count = 2 }'),
        "goals[1]: cannot be met: 2 events wanted, 1 on the map",
    ),
    "after nothing": (
        ('{ type = "search_token", token = "A" }', '{ type = "reach_tile", tile = "R1", after = "tokens" }'),
        "goals[1]: comes after 'tokens', but there is no such goal",
    ),
    "unknown tile": (
        ('{ type = "search_token", token = "A" }', '{ type = "reach_tile", tile = "R7" }'),
        "goals[1]: 'R7' is no tile of the map",
    ),
    "alarm at no token": (
        ('count = 2, at = "A"', 'count = 2, at = "B"'),
        "alarms[0]: 'B' is no Nazi spawn token on the map; valid: A",
    ),
    "alarms that overlap": (
        (
            '{ spawn = [{ enemy = "soldaten", count = 2, at = "A" }] },',
            "{ spawn = [] }, { first = 2, spawn = [] },",
        ),
        "alarms[1]: alarms 2 to 99: they must follow on those before",
    ),
    "alarms from last to first": (
        ("{ spawn = [", "{ first = 3, last = 1, spawn = ["),
        "alarms[0]: alarms 3 to 1: the last is before the first",
    ),
    "deck of an effect": (
        ('deck = "equipment"', 'deck = "gold"'),
        "special[0].effects[0].deck: expected one of weapon, equipment, given 'gold'",
    ),
    "kind of a tile": (
        ('kind = "corridor"', 'kind = "hall"'),
        "tiles.C1.kind: expected one of room, corridor, given 'hall'",
    ),
    "language of a text": (
        ('it = "La dispensa"', 'de = "Die Kammer"'),
        "title: 'de' cannot be here; expected one of en, it",
    ),
    "door of three": (
        ('["C1", "R2"]', '["C1", "R2", "R1"]'),
        "doors[0]: expected a list of 2, each text, given",
    ),
    "no limit": (
        ("round_limit = 8", ""),
        "field 'round_limit' is missing; expected a whole number from 1 to 99",
    ),
    "reward that cannot be": (
        ('{ type = "draw", deck = "equipment", n = 1 }', '{ type = "bot", enemy = "drone" }'),
        "special[0]: 'bot' cannot be the reward of a token",
    ),
    "boss room without guard": (
        (
            "special = [",
            'special = [{ type = "boss_room", tile = "R2", guard = "drone", hardest = "drone" },',
        ),
        "special[0]: no drone stands in R2",
    ),
    "unknown hero": (('"klaus"]', '"hans"]'), "suggested_heroes: 'hans' is no hero; valid: bj"),
    "hero twice": (('"klaus"]', '"bj"]'), "suggested_heroes: suggest 4 different heroes, or none"),
    "no title": (('{ en = "The Pantry", it = "La dispensa" }', "{}"), "title: needs a text in at least one"),
    "unknown field": (
        ("round_limit", "rounds_limit"),
        "unknown field 'rounds_limit'; did you mean round_limit",
    ),
    "wrong type": (
        ("alarm_limit = 4", 'alarm_limit = "4"'),
        "alarm_limit: expected a whole number from 1 to 99, given '4'",
    ),
    "unknown goal": (
        ('type = "kill"', 'type = "murder"'),
        "goals[0].type: 'murder' is unknown; valid: kill, search_token, complete_events",
    ),
}


@pytest.mark.parametrize("case", REFUSED)
def test_what_is_wrong_is_named_with_its_place(case: str, faults: Callable[..., list[str]]) -> None:
    change, wanted = REFUSED[case]
    found = faults(change)
    assert any(fault.startswith(wanted) for fault in found), found
    assert all("\n" not in fault for fault in found)


@pytest.mark.parametrize(
    "row,fault",
    [
        (
            '"#......####......##",',
            "row 2, column 19: the row has 19 columns, the others have 18; all must be equal",
        ),
        (
            '"#...@...####......#",',
            "row 2, column 5: unknown symbol '@', and the row has 19 columns, the others have 18; all must be equal",
        ),
    ],
)
def test_one_row_that_is_too_long_is_one_fault_with_its_letter(
    row: str, fault: str, faults: Callable[..., list[str]]
) -> None:
    assert faults((ROW, row)) == [fault]


def test_an_objective_token_must_serve_something(faults: Callable[..., list[str]]) -> None:
    found = faults(('{ type = "search_token", token = "A" },', ""), ('tokens = ["A"]', "tokens = []"))
    assert found == ["row 5, column 17: objective token A serves no goal and gives no reward"]


def test_the_way_out_cannot_be_searched(faults: Callable[..., list[str]]) -> None:
    both = '{ type = "search_token", token = "A" }, { type = "exit_token", token = "A" }'
    found = faults(('{ type = "search_token", token = "A" }', both))
    assert found == ["goals[1]: cannot be met: token A is the way out and cannot be searched"]


def test_floor_behind_nothing_but_wall_is_unreachable(faults: Callable[..., list[str]]) -> None:
    found = faults(('C1 = { kind = "corridor", row = 4, column = 8 }', ""), ("doors", "# doors"))
    assert found[0].startswith("row 4, column 8: floor outside of every tile")
    rows = (("#a............~..#", "#a.....####...~..#"), ("#.............O.1#", "#......####...O.1#"))
    found = faults(*rows, ('C1 = { kind = "corridor", row = 4, column = 8 }', ""), ("doors", "# doors"))
    assert found == [
        "row 2, column 12: unreachable floor: 36 spaces that no hero can come to",
        "goals[0]: row 5, column 15: cannot be met: this commander is out of reach",
        "goals[1]: row 5, column 17: cannot be met: token A is out of reach",
    ]


def test_a_goal_behind_a_barricade_needs_tools(faults: Callable[..., list[str]]) -> None:
    closed = ("doors = ", "barricades = ")
    assert [fault.split(":")[0] for fault in faults(closed)] == ["goals[0]", "goals[1]"]
    tools = ("special = [", 'special = [{ type = "barricade_tools", ap = 3 },')
    assert faults(closed, tools) == []


def test_a_passage_is_a_way_for_heroes(faults: Callable[..., list[str]]) -> None:
    closed = ("doors = ", "barricades = ")
    ends = (("#......####......#", "#P.....####P.....#"),)
    assert faults(closed, *ends) == []


def test_a_figure_that_only_the_alarm_brings_may_be_a_goal(faults: Callable[..., list[str]]) -> None:
    assert faults(('enemy = "commander" }', 'enemy = "soldaten", count = 5 }')) == []


def test_a_wide_joint_takes_no_door(faults: Callable[..., list[str]], tmp_path: Path) -> None:
    rows = "".join(f'  "{row}",\n' for row in ["#" * 14, *["#" + "." * 12 + "#"] * 6, "#" * 14])
    rows = rows.replace("#............#", "#a..........O#", 1)
    text = (
        'title = { en = "Two rooms" }\nbrief = { en = "Kill." }\nround_limit = 3\nalarm_limit = 3\n'
        f'rows = [\n{rows}]\ndoors = [["R1", "R2"]]\ngoals = [{{ type = "kill", enemy = "commander" }}]\n'
        '[tiles]\nR1 = { kind = "room", row = 2, column = 2 }\nR2 = { kind = "room", row = 2, column = 8 }\n'
    )
    path = tmp_path / "two.toml"
    path.write_text(text, encoding="utf-8")
    assert [str(fault) for fault in missions.check(path)] == [
        "doors[0]: row 2, column 7: it closes a joint of 2 edges; R1 and R2 share 6"
    ]
    path.write_text(text.replace('doors = [["R1", "R2"]]', ""), encoding="utf-8")
    assert missions.check(path) == []


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_a_spoiled_file_is_refused_in_lines_and_never_crashes(data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(EXAMPLE) - 1))
    end = data.draw(st.integers(start, min(len(EXAMPLE), start + 60)))
    put = data.draw(st.text('#.aSgG~P1w\n"[]{}=, C1R2', max_size=12))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "mine.toml"
        path.write_text(EXAMPLE[:start] + put + EXAMPLE[end:], encoding="utf-8")
        found = [str(fault) for fault in missions.check(path, COMPONENTS)]
        assert all(fault and "\n" not in fault for fault in found)
        if not found:
            assert missions.show(missions.read(path, COMPONENTS))
