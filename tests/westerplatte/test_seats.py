"""Who is asked: the player whose turn it is, all of them together, or the one they have named; and bad tables."""

from __future__ import annotations

import json

import pytest

from garrison.core.errors import BadSave, NotOffered, Unknown
from garrison.core.game import Setup
from tests.westerplatte.scenes import MORALE, PUSH_BACK, Scene, Stage, depot, game


def table(decider: int | None = None) -> Scene:
    """Three players."""
    return depot("hard", players=3, decider=decider)


def raised(scene: Scene) -> Stage:
    """The scene when officer 1 has raised morale."""
    stage = scene.stand(officer_1=MORALE).ready()
    stage.pick("raise officer_1")
    return stage


def together(decider: int | None = None) -> list[Stage]:
    """Every kind of decision that the book leaves to the players."""
    overflow = table(decider).troop("B", "1-B-4").wall(post_B=0).end()
    gain = raised(table(decider).stock(grenade=1, mine=1))
    movement = raised(table(decider).morale(1))
    actions = raised(table(decider).morale(2))
    lose = table(decider).end("1-decline-1")
    ammunition = table(decider).morale(-2).end("1-decline-1")
    walls = table(decider).wall(post_A=1, post_B=1).day(1, 8, "1-E-4", "wall_2").end("1-E-4", "wall_2")
    gift = table(decider).day(1, 8, "1-E-4", "extra_ammunition").end("1-E-4", "extra_ammunition")
    return [overflow, gain, movement, actions, lose, ammunition, walls, gift]


def test_what_the_players_decide_together_any_seat_may_answer() -> None:
    stages = together()
    assert [stage.asked for stage in stages] == [
        "overflow",
        "gain-supply",
        "share-extra-movement",
        "share-extra-action",
        "lose-supply",
        "lose-ammunition",
        "reinforce",
        "share-ammunition",
    ]
    assert {stage.seats for stage in stages} == {(0, 1, 2)}


@pytest.mark.parametrize("decider", [0, 1, 2])
def test_a_group_may_name_one_seat_that_answers_for_all(decider: int) -> None:
    assert {stage.seats for stage in together(decider)} == {(decider,)}


def test_the_decider_does_not_play_the_turns_of_the_others() -> None:
    stage = table(2).stand(officer_1=PUSH_BACK).troop("A", "1-A-1", "IV").troop("B", "1-B-1", "IV").ready()
    assert stage.seats == (0,)
    stage.pick("push officer_1 A")
    assert (stage.asked, stage.seats) == ("push-more", (0,))


def test_others_than_the_decider_are_refused() -> None:
    stage = table(2).end("1-decline-1")
    with pytest.raises(NotOffered, match=r"seat 0 is not asked; asked: \[2\]"):
        stage.pick("lose mine", seat=0)


def test_the_decider_may_be_named_and_is_in_the_dump() -> None:
    second = game().about.scenario("easy").seats[3][1]
    setup = game().settle(Setup("easy", 3, extra={"decider": second}))
    assert setup.extra == {"decider": 1}
    p = game().setup(setup)
    assert json.loads(game().dump(p))["decider"] == 1
    assert game().dump(game().load(game().dump(p))) == game().dump(p)


@pytest.mark.parametrize("said", [3, -1, "somebody"])
def test_a_decider_who_is_not_at_the_table_is_refused(said: int | str) -> None:
    names = game().about.scenario("easy").seats[3]
    valid = ", ".join(f"{n} = {name}" for n, name in enumerate(names))
    with pytest.raises(Unknown, match=f"unknown decider '{said}'; valid: {valid}"):
        game().settle(Setup("easy", 3, extra={"decider": said}))


def test_a_setting_that_is_not_there_is_refused() -> None:
    with pytest.raises(Unknown, match="unknown setting 'heroes'; valid: decider"):
        game().settle(Setup("easy", 3, extra={"heroes": 1}))


@pytest.mark.parametrize(
    "change, said",
    [
        ({"scenario": None}, "dump: scenario: a text is needed"),
        ({"scenario": "brutal"}, "unknown scenario 'brutal'"),
        ({"rulings": {"deck-order": "x"}}, "dump: rulings: a number for each ruling is needed"),
        ({"players": 7}, "not for 7 player"),
        ({"morale": "high"}, "dump: morale: a number is needed"),
        ({"row": [1, 2]}, "dump: row: a list of"),
        ({"steps": []}, "dump: steps: a list of pending steps is needed"),
        ({"steps": [["Retreat"]]}, "dump: steps: no such step"),
        ({"steps": [[["Retreat"]]]}, "dump: steps: no such step"),
        ({"steps": [["OfficerTurn", "x"]]}, "dump: steps: OfficerTurn: numbers are needed"),
        ({"steps": [["Overflow"]]}, "dump: steps: Overflow: wrong number of arguments"),
    ],
)
def test_a_bad_dump_is_refused_in_one_line(change: dict[str, object], said: str) -> None:
    body = json.loads(game().dump(depot().ready().p))
    with pytest.raises((BadSave, Unknown), match=said) as error:
        game().load(json.dumps({**body, **change}))
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("text", ["", "{", "[]"])
def test_a_dump_that_is_no_object_is_refused(text: str) -> None:
    with pytest.raises(BadSave, match=r"^dump: "):
        game().load(text)


# ---------------------------------------------------------------- what everybody sees


def test_the_odds_of_the_card_that_ends_the_turn() -> None:
    stage = depot().troop("A", "1-A-1").ready()
    odds = game().odds(stage.p, game().options.named("end officer_1"))
    chances = {(odd.key, odd.facts.get("track", "")): odd.chance for odd in odds}
    assert sum(chances.values()) == pytest.approx(1)
    assert chances["troop", "B"] == pytest.approx(7 / 23)  # its own four, and three whose track A is taken
    assert chances["air-raid", ""] == pytest.approx(2 / 23)
    assert chances["morale-decline", ""] == pytest.approx(2 / 23)
    assert ("troop", "A") not in chances


def test_the_odds_when_all_tracks_are_taken() -> None:
    scene = depot()
    for track in "ABCDE":
        scene.troop(track, f"1-{track}-1")
    stage = scene.end()
    chances = {odd.key: odd.chance for odd in game().odds(stage.p, None)}
    assert chances["tracks-full"] == pytest.approx(15 / 19)
    assert set(chances) == {"tracks-full", "air-raid", "morale-decline"}


def test_the_table_marks_the_officer_whose_turn_it_is_and_the_troops_that_fire() -> None:
    scene = depot().troop("A", "1-A-4").troop("B", "1-B-1", "IV").troop("C", "1-C-1", "III")
    marks = {piece.id: piece.marks for piece in scene.ready().table.pieces if piece.marks}
    assert marks == {"officer_1": ("active",), "1-A-4": ("fires",), "1-B-1": ("fires",)}
