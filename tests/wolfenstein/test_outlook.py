"""What the web table shows of a mission: its map, what figures see, where the active hero can go."""

from __future__ import annotations

from garrison.core.game import Setup
from garrison.core.outlook import Outlook, Stride
from garrison.core.view import Piece
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.game import Wolfenstein, wolf
from garrison.games.wolfenstein.names import space_name
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.figures import is_large
from garrison.games.wolfenstein.rules.sight import sees, sees_space
from garrison.table.chance import SeededChance
from garrison.table.header import header_of
from garrison.table.table import Table

GAME = Wolfenstein()


def table(mission: str = "mission-1", *picks: str) -> Table:
    """A table at which these answers were given."""
    setup = GAME.settle(Setup(mission))
    made = Table(GAME, header_of(GAME, setup, 3, ["human"], SeededChance.kind), SeededChance())
    made.proceed()
    for pick in picks:
        made.answer(0, GAME.options.named(pick))
        made.proceed()
    return made


def position(made: Table) -> WolfPosition:
    return wolf(made.position)


def reach(found: Outlook) -> dict[str, Stride]:
    return {stride.to: stride for stride in found.reach}


def charted(mission: str) -> dict[str, Piece]:
    return {piece.id: piece for piece in GAME.chart(GAME.settle(Setup(mission)))}


def test_the_chart_holds_every_space_of_the_mission() -> None:
    for name, mission in GAME.missions.items():
        tiles = [piece for piece in charted(name).values() if piece.kind in ("room", "corridor")]
        spaces = {
            (tile.values["row"] + down, tile.values["column"] + right)
            for tile in tiles
            for down in range(tile.values["height"])
            for right in range(tile.values["width"])
        }
        assert spaces == {(space.y + 1, space.x + 1) for space in mission.floor}, name


def test_gates_have_the_numbers_of_the_view() -> None:
    for name in GAME.missions:
        seen = table(name).view(0).pieces
        gates = {piece.at: piece.kind for piece in seen if piece.at.startswith("gate:")}
        assert gates == {
            piece.at: piece.kind for piece in charted(name).values() if piece.at.startswith("gate:")
        }


def test_m4_a_door_lies_on_the_edge_of_its_space() -> None:
    door = charted("mission-1")["gate_1"]
    assert door.values == {"row": 4, "column": 11, "upright": 1, "length": 2}


def test_the_map_says_that_it_is_a_guess() -> None:
    assert charted("mission-1")["mission-1"].marks == ("guess",)


def test_l1_a_figure_sees_its_room_but_not_through_a_closed_door() -> None:
    seen = GAME.outlook(table("mission-1", "activate bj").position, "piece:bj").sees
    assert {"space:r2c2", "space:r7c6", "space:r4c11"} <= set(seen)
    assert "space:r4c12" not in seen
    assert not any(ref.startswith("piece:") for ref in seen)


def test_n3_what_an_enemy_sees_is_what_the_rules_say() -> None:
    made = table("mission-3", "activate bj")
    p = position(made)
    view = made.view(0)
    heroes = [piece.id for piece in view.pieces if piece.kind == "hero" and piece.at.startswith("space:")]
    for who in range(54):
        if p.nazis >> who & 1:
            seen = GAME.outlook(p, f"piece:{p.packed.figure_ids[who]}").sees
            for n, hero in enumerate(heroes):
                assert (f"piece:{hero}" in seen) == sees(p, who, n)


def test_m1_the_reach_of_the_active_hero_ends_with_his_action_points() -> None:
    made = table("mission-1", "activate bj")
    found = reach(GAME.outlook(made.position, "piece:bj"))
    assert found["space:r4c3"] == Stride("space:r4c3", 1, "")
    assert max(stride.cost for stride in found.values()) == position(made).ap == 6
    assert "space:r4c9" not in found  # seven spaces away
    assert "space:r7c7" not in found  # the crate


def test_m1_every_way_in_reach_can_be_walked() -> None:
    made = table("mission-1", "activate bj")
    found = reach(GAME.outlook(made.position, "piece:bj"))
    stride = found["space:r6c6"]
    way = [stride.to]
    while stride.back:
        stride = found[stride.back]
        way.insert(0, stride.to)
    before = position(made).ap
    for ref in way:
        made.answer(0, GAME.options.named(f"move {ref.partition(':')[2]}"))
    assert before - position(made).ap == found["space:r6c6"].cost == 4


def test_t1_a_hero_who_may_begin_his_turn_shows_his_reach() -> None:
    made = table("mission-1", "activate bj", "move r4c3", "move r4c4", "end", "activate anya", "end")
    assert not GAME.outlook(made.position, "piece:bj").reach, "he has had his turn"
    assert not GAME.outlook(made.position, "piece:klaus").reach, "he is not on the map yet"
    assert not GAME.outlook(made.position, "piece:commander_1").reach


def test_l1_all_that_is_seen_is_told_whatever_doors_are_open() -> None:
    """Only spaces that no closed door shuts off are looked at: none in sight is missed by that."""
    for name in ("mission-1", "mission-10"):
        made = table(name)
        p = position(made)
        for shut in (p.shut, p.shut & 5, 0):
            q = p.copy()
            q.shut = shut
            for who in range(54):
                if q.nazis >> who & 1 and not is_large(q, who):
                    told = set(GAME.outlook(q, f"piece:{q.packed.figure_ids[who]}").sees)
                    assert told >= {f"space:{space}" for space in seen_anywhere(q, who)}


def seen_anywhere(p: WolfPosition, who: int) -> set[str]:
    """Every eleventh space that the figure sees, all over the map."""
    cells = [int(p.board.cells[n]) for n in range(0, p.board.floor, 11)]
    here = p.row[c.AT + who]
    return {space_name(there) for there in cells if sees_space(p, here, there, who, p.row[c.WHO + there])}


def test_looking_changes_nothing() -> None:
    made = table("mission-1", "activate bj")
    before = GAME.dump(made.position)
    for ref in ("piece:bj", "piece:commander_1", "space:r4c9"):
        GAME.outlook(made.position, ref)
    assert GAME.dump(made.position) == before


def test_nothing_is_seen_from_what_is_not_there() -> None:
    p = table("mission-1", "activate bj").position
    for ref in ("piece:max", "piece:nobody", "space:r1c1", "space:r99c99", "space:x", "gate:1", ""):
        assert GAME.outlook(p, ref) == Outlook()


def test_nobody_is_at_his_turn_between_two_turns() -> None:
    assert table("mission-1").view(0).facts["actor"] == ""
    assert table("mission-1", "activate bj").view(0).facts["actor"] == "bj"
    assert table("mission-1", "activate bj", "end").view(0).facts["actor"] == ""
