"""The mission files: ours, the format, everything its check finds, and the drawing."""

from __future__ import annotations

import re
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from garrison.core.errors import BadComponent, Unknown
from garrison.games.wolfenstein.components import load as load_components
from garrison.games.wolfenstein.missions import format as missions
from garrison.games.wolfenstein.missions import legend
from garrison.games.wolfenstein.missions.drawing import words
from garrison.games.wolfenstein.missions.records import (
    BossRoom,
    CompleteEvents,
    ExitToken,
    Kill,
    Mission,
    ReachTile,
    SearchToken,
    Space,
)

COMPONENTS = load_components()
FOLDER = Path(missions.__file__).parent
DOCS = Path(__file__).parents[2] / "docs" / "missions.md"
EXAMPLE = re.findall(r"```toml\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)[0]


def ours(number: int) -> Mission:
    """One of the ten missions."""
    return missions.load(f"mission-{number}", COMPONENTS)


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


# ---------------------------------------------------------------- our ten missions


def test_there_are_ten_missions_in_order() -> None:
    assert missions.missions() == tuple(f"mission-{n}" for n in range(1, 11))
    assert [ours(n).file.number for n in range(1, 11)] == list(range(1, 11))


@pytest.mark.parametrize("number", range(1, 11))
def test_our_missions_have_no_fault_and_both_languages(number: int) -> None:
    assert missions.check(FOLDER / f"mission-{number}.toml", COMPONENTS) == []
    file = ours(number).file
    assert all(file.title[language] and file.brief[language] for language in ("en", "it"))
    assert file.source


@pytest.mark.parametrize("number", range(1, 11))
def test_every_joint_of_ours_has_two_edges_and_every_space_one_tile(number: int) -> None:
    mission = ours(number)
    assert {len(joint.edges) for joint in mission.joints} == {2}
    for space in mission.floor:
        assert sum(tile.has(space) for tile in mission.tiles) == 1


def test_limits_and_goals_are_those_of_the_table() -> None:
    limits = [(ours(n).file.round_limit, ours(n).file.alarm_limit) for n in range(1, 11)]
    assert limits == [(8, 4), (13, 6), (8, 5), (12, 7), (12, 6), (15, 7), (15, 8), (12, 6), (13, 8), (14, 7)]
    assert ours(2).file.goals == (
        SearchToken(token="A"),
        SearchToken(token="B"),
        SearchToken(token="C"),
        ReachTile(tile="R1", after="tokens"),
    )
    assert ours(3).file.goals == (CompleteEvents(count=3), ExitToken(token="A", after="events"))
    assert {goal.times for goal in ours(7).file.goals if isinstance(goal, SearchToken)} == {2}
    assert ours(10).file.goals == (Kill(enemy="mecha_hitler"), Kill(enemy="hitler"))


def test_the_third_mission_has_four_hero_spawns_and_the_others_one() -> None:
    assert [len(ours(n).hero_spawns) for n in range(1, 11)] == [1, 1, 4, 1, 1, 1, 1, 1, 1, 1]


@pytest.mark.rule("X.7c")
def test_x7c_boss_rooms_have_the_guards_that_hans_grosse_replaces() -> None:
    rooms = {n: [r for r in ours(n).file.special if isinstance(r, BossRoom)] for n in range(1, 11)}
    guards = {n: (found[0].guard, found[0].hardest) for n, found in rooms.items() if found}
    assert guards == {
        8: ("flame_trooper", "hans_grosse"),
        9: ("supersoldaten", "hans_grosse"),
        10: ("flame_trooper", "hans_grosse"),
    }
    bosses = {8: "bevli", 9: "von_grim", 10: "mecha_hitler"}
    for n, boss in bosses.items():
        mission = ours(n)
        in_room = [f.enemy for f in mission.figures if mission.tile_at(f.at) == rooms[n][0].tile]
        assert boss in in_room
        assert in_room.count(rooms[n][0].guard) == 1


@pytest.mark.rule("M.2b")
def test_m2b_touching_tiles_are_joined_and_doors_stand_where_the_file_says() -> None:
    kinds = Counter(joint.kind for joint in ours(2).joints)
    assert kinds == {"open": 3, "door": 4, "barricade": 1}
    joint = next(j for j in ours(1).joints if set(j.tiles) == {"C1", "R2"})
    assert (joint.kind, joint.name) == ("door", "C1-R2")
    assert joint.edges == ((Space(10, 3), Space(11, 3)), (Space(10, 4), Space(11, 4)))


def test_the_map_is_taken_apart_symbol_by_symbol() -> None:
    mission = ours(4)
    assert (mission.width, mission.height) == (28, 18)
    assert [(mark.token, mark.at.name) for mark in mission.objectives] == [
        ("A", "r3c27"),
        ("B", "r17c3"),
        ("C", "r16c26"),
    ]
    assert [(p.token, [end.name for end in p.ends]) for p in mission.passages] == [
        ("A", ["r7c2", "r12c17"]),
        ("B", ["r7c22", "r12c2"]),
    ]
    assert [space.name for space in mission.difficult] == ["r4c19", "r5c19", "r14c20", "r15c20"]
    assert Counter(figure.enemy for figure in mission.figures) == {
        "soldaten": 4,
        "commander": 2,
        "drone": 1,
        "supersoldaten": 1,
        "space_marine": 2,
    }
    assert mission.tile_at(mission.hero_spawns[0].at) == "R1"


def test_a_large_figure_is_one_figure_on_its_upper_left_space() -> None:
    hounds = [figure.at for figure in ours(5).figures if figure.enemy == "panzerhund"]
    assert hounds == [Space(24, 3), Space(23, 13)]


# ---------------------------------------------------------------- reading


def test_the_example_of_the_docs_can_be_played(tmp_path: Path) -> None:
    path = tmp_path / "pantry.toml"
    path.write_text(EXAMPLE, encoding="utf-8")
    assert missions.check(path) == []
    assert missions.read(path, COMPONENTS).id == "pantry"


def test_an_unknown_mission_is_named_with_the_valid_ones() -> None:
    with pytest.raises(Unknown, match=r"mission-11.*mission-1"):
        missions.load("mission-11", COMPONENTS)


def test_a_bad_file_is_refused_with_its_first_fault(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(EXAMPLE.replace("#a....", "#....."), encoding="utf-8")
    with pytest.raises(BadComponent, match=re.escape(f"{path}: rows: missing hero spawn")):
        missions.read(path, COMPONENTS)


def test_a_file_that_is_no_toml_or_not_there_has_one_fault(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    assert [fault.text for fault in missions.check(path)] == ["cannot be read: No such file or directory"]
    path.write_text("rows = [", encoding="utf-8")
    assert str(missions.check(path)[0]).startswith("not TOML: ")


def test_the_digest_is_of_the_rules_and_not_of_the_texts(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    digests = []
    for text in (
        EXAMPLE,
        EXAMPLE.replace("The Pantry", "Larder"),
        EXAMPLE.replace("#......#", "#.S....#", 1),
    ):
        path.write_text(text, encoding="utf-8")
        digests.append(missions.digest(missions.read(path, COMPONENTS)))
    assert digests[0] == digests[1] != digests[2]


# ---------------------------------------------------------------- what the check finds

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
    "wrong type": (("alarm_limit = 4", 'alarm_limit = "4"'), "alarm_limit: Expected `int`, got `str`"),
    "unknown goal": (('type = "kill"', 'type = "murder"'), "goals[0].type: Invalid value 'murder'"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_what_is_wrong_is_named_with_its_place(case: str, faults: Callable[..., list[str]]) -> None:
    change, wanted = REFUSED[case]
    found = faults(change)
    assert any(fault.startswith(wanted) for fault in found), found
    assert all("\n" not in fault for fault in found)


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


# ---------------------------------------------------------------- drawing


def test_the_drawing_numbers_rows_and_columns_and_shows_doors() -> None:
    lines = missions.show(ours(5)).splitlines()
    assert lines[0] == "The Kennels (rounds 12, alarm at 6)"
    assert lines[3].split() == [str(n % 10) for n in range(1, 29)]
    row = next(line for line in lines if line.startswith("  4 "))
    assert row == "  4 # a . . . . . . . . .|. . . . . . . . . .|. . . G g . #"
    assert lines[lines.index(next(line for line in lines if line.startswith("  7 "))) + 1].split() == [
        "X",
        "X",
    ]
    assert "X X  barricade" in lines


def test_the_drawing_speaks_italian() -> None:
    drawing = missions.show(ours(1), "it")
    assert drawing.startswith("Gli alloggi dell'ufficiale (round 8, allarme a 4)\n")
    assert "O  Comandante" in drawing


def test_every_symbol_has_its_words() -> None:
    for symbol in legend.SYMBOLS - set(legend.REST.values()):
        assert all(words()[symbol][language] for language in ("en", "it"))


def test_the_docs_explain_every_symbol_and_every_type() -> None:
    page = DOCS.read_text(encoding="utf-8")
    for symbol in legend.SYMBOLS:
        assert f"`{symbol}`" in page, symbol
    for kind in ("kill", "search_token", "complete_events", "reach_tile", "exit_token", "hero_dead"):
        assert f'type = "{kind}"' in page, kind
    for kind in ("token_reward", "danger_clock", "spawn_clock", "barricade_tools", "boss_room"):
        assert f'type = "{kind}"' in page, kind
