"""The mission files: ours, reading one, and the drawing."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from garrison.core.errors import BadComponent, Unknown
from garrison.games.wolfenstein.missions import format as missions
from garrison.games.wolfenstein.missions import legend
from garrison.games.wolfenstein.missions.drawing import words
from garrison.games.wolfenstein.missions.records import (
    BossRoom,
    CompleteEvents,
    ExitToken,
    Kill,
    MapSpace,
    Mission,
    ReachTile,
    SearchToken,
)
from tests.wolfenstein.mission_files import COMPONENTS, DOCS, EXAMPLE

FOLDER = Path(missions.__file__).parent


def ours(number: int) -> Mission:
    """One of the ten missions."""
    return missions.load(f"mission-{number}", COMPONENTS)


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
    assert limits == [(6, 4), (11, 6), (8, 5), (12, 7), (10, 6), (15, 7), (15, 8), (12, 6), (13, 8), (14, 7)]
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
    assert joint.edges == ((MapSpace(10, 3), MapSpace(11, 3)), (MapSpace(10, 4), MapSpace(11, 4)))


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
    assert hounds == [MapSpace(24, 3), MapSpace(23, 13)]


# ---------------------------------------------------------------- reading


def test_the_example_of_the_docs_can_be_played(tmp_path: Path) -> None:
    path = tmp_path / "pantry.toml"
    path.write_text(EXAMPLE, encoding="utf-8")
    assert missions.check(path) == []
    assert missions.read(path, COMPONENTS).id == "pantry"


def test_an_unknown_mission_is_named_with_the_valid_ones() -> None:
    with pytest.raises(Unknown, match=r"mission-11.*mission-1"):
        missions.load("mission-11", COMPONENTS)


def test_a_bad_file_is_refused_with_its_faults(tmp_path: Path) -> None:
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


# ---------------------------------------------------------------- drawing


def test_the_drawing_numbers_rows_and_columns_and_shows_doors() -> None:
    lines = missions.show(ours(5)).splitlines()
    assert lines[0] == "The Kennels (rounds 10, alarm at 6)"
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
    assert drawing.startswith("Gli alloggi dell'ufficiale (round 6, allarme a 4)\n")
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
