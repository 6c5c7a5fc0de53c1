"""Reasons of Westerplatte: for each an option with the obstacle and without it."""

from __future__ import annotations

from garrison.core.ask import Fact
from tests.westerplatte.scenes import (
    AMMUNITION,
    MINES,
    MORALE,
    MORTAR,
    PUSH_BACK,
    REBUILD,
    Scene,
    Stage,
    depot,
    opening,
)
from tests.why import Case


def quiet() -> Stage:
    """Officer 1 on the central post, nothing on the tracks."""
    return depot().ready()


def after(scene: Scene, *picks: str) -> Stage:
    """The scene when these options have been taken."""
    stage = scene.ready()
    for pick in picks:
        stage.pick(pick)
    return stage


def post(
    space: str = "post_E", card: str = "2-E-4", players: int = 2, wounds: int = 0, **rulings: int
) -> Scene:
    """All officers on a post with a troop of resistance 3 before it."""
    scene = depot(players=players, rulings=rulings).troop(space[-1], card, wounds=wounds)
    return scene.stand(**{f"officer_{n + 1}": space for n in range(max(players, 2))})


def tile(space: str, **rulings: int) -> Scene:
    """Officer 1 on a tile, fast machine guns on A-III and C-III."""
    scene = depot(rulings=rulings).stand(officer_1=space)
    return scene.troop("A", "1-A-1", "III").troop("C", "1-C-1", "III")


def dawn(scene: Scene, event: str) -> Stage:
    """The event at the end of day 1."""
    return scene.day(1, 8, "1-E-4", event).end("1-E-4", event)


def three_share() -> Stage:
    """Two odd extra movement tokens for three officers."""
    return after(depot(players=3).stand(officer_1=MORALE).morale(1), "raise officer_1")


def three_share_given() -> Stage:
    """The first of two odd tokens went to officer 2."""
    stage = three_share()
    stage.pick("share extra_movement officer_2")
    return stage


def fallen() -> Stage:
    """The players must lose a supply."""
    return depot().end("1-decline-1")


def gain(scene: Scene) -> Stage:
    """The players may add a supply."""
    return after(scene.stand(officer_1=MORALE), "raise officer_1")


def losing(first: int = 1) -> Stage:
    """Five ammunition are to be lost."""
    scene = depot("hard", players=3).morale(-2).hold("officer_1", ammunition=first)
    return scene.hold("officer_2", ammunition=4).hold("officer_3", ammunition=4).end("1-decline-1")


def overflow() -> Stage:
    """A brick passes on from post B."""
    return depot().troop("B", "1-B-4").wall(post_B=0).end()


def off_tile(name: str, space: str, option: str) -> Case:
    """The action of a tile, on a post and on that tile."""
    return Case(
        "not-on-tile", "T.6c", option,
        lambda: tile("post_B").wall(post_A=5).ready(), lambda: tile(space).wall(post_A=5).ready(), {"tile": name},
    )  # fmt: skip


ONE: dict[str, Fact] = {"who": "officer_1"}
TWO: dict[str, Fact] = {"who": "officer_2"}
SHOOT, JOINT = "shoot officer_1 with officer_1", "shoot officer_1 with officer_1 officer_2"

MOMENT = [  # whose turn it is, and what is asked
    Case("not-asked", "T.4", "hit tile_2", quiet, overflow),
    Case("not-asked", "G.3b", "end officer_1", overflow, quiet),
    Case("not-asked", "M.1", "end officer_1", lambda: gain(depot().stock(mine=1, brick=2)), quiet),
    Case("not-asked", "M.5b", "gain mine", fallen, lambda: gain(depot().stock(mine=1, brick=2))),
    Case("not-asked", "M.2", "drop officer_1", three_share, losing),
    Case("not-asked", "M.7", "lose mine", losing, fallen),
    Case("not-asked", "E.4", "end officer_1", lambda: dawn(depot().wall(post_A=1, post_B=1), "wall_2"), quiet),
    Case("not-asked", "U.6", "hit tile_2", lambda: after(tile(PUSH_BACK), "push officer_1 A"), overflow),
    Case("chance-first", "G.4", "end officer_1", lambda: depot().end(), quiet),
    Case("chance-first", "S.3", "end officer_1", lambda: opening(tiles=()), quiet),
    Case("chance-first", "S.12", "end officer_1", opening, quiet),
    Case("chance-first", "S.12b", "end officer_1", lambda: opening(players=3), quiet),
    Case("chance-first", "D.3", "end officer_1", lambda: depot().day(1, 8, "1-E-4").end("1-E-4"), quiet),
    Case(
        "over-now", "V.0", "end officer_1",
        lambda: depot().day(7, 8, "2-E-5").end("2-E-5"), quiet,
    ),
    Case(
        "not-in-game", "S.9c", "move officer_3 post_B",
        lambda: depot(players=2).ready(),
        lambda: depot(players=3).active("officer_3").ready(), {"who": "officer_3"},
    ),
    Case(
        "not-in-game", "S.9c", "share extra_movement officer_4",
        three_share,
        lambda: after(depot(players=4).stand(officer_1=MORALE).morale(1), "raise officer_1"), {"who": "officer_4"},
    ),
    Case(
        "not-in-game", "S.9c", "drop officer_4",
        losing,
        lambda: depot("hard", players=4).morale(-2).end("1-decline-1"), {"who": "officer_4"},
    ),
    Case(
        "not-your-turn", "T.2", "move officer_2 post_B",
        quiet, lambda: depot().active("officer_2").ready(), ONE,
    ),
    Case(
        "not-your-turn", "T.2", "push officer_2 C",
        lambda: after(tile(PUSH_BACK), "push officer_1 A"),
        lambda: tile(PUSH_BACK).stand(officer_2=PUSH_BACK).active("officer_2").ready(), ONE,
    ),
    Case(
        "not-your-turn", "T.2", "stop officer_2",
        lambda: after(tile(PUSH_BACK), "push officer_1 A"),
        lambda: after(tile(PUSH_BACK).stand(officer_2=PUSH_BACK).active("officer_2"), "push officer_2 A"), ONE,
    ),
    Case(
        "mid-action", "U.6", "end officer_1",
        lambda: after(tile(PUSH_BACK), "push officer_1 A"),
        lambda: after(tile(PUSH_BACK), "push officer_1 A", "stop officer_1"), ONE,
    ),
]  # fmt: skip

MOVES = [
    Case("no-movement", "T.4", "move officer_1 post_B", lambda: depot().moves(0).ready(), quiet, ONE),
    Case(
        "same-space", "T.5", "move officer_1 post_C",
        quiet, lambda: depot().stand(officer_1="post_B").ready(), {"space": "post_C"},
    ),
    Case(
        "no-path", "T.5", "move officer_1 post_A",
        quiet, lambda: depot().stand(officer_1="post_B").ready(), {"space": "post_C"},
    ),
    Case(
        "path-burnt", "E.3", "move officer_1 post_B",
        lambda: depot().burn("post_B-post_C").ready(), lambda: depot().burn("post_C-post_D").ready(),
        {"space": "post_C"},
    ),
    Case(
        "no-extra-movement", "M.2b", "extra-movement officer_1",
        lambda: depot().moves(0).ready(), lambda: depot().moves(0).hold("officer_1", extra_movement=1).ready(), ONE,
    ),
    Case(
        "movement-left", "M.2b", "extra-movement officer_1",
        lambda: depot().hold("officer_1", extra_movement=1).ready(),
        lambda: depot().hold("officer_1", extra_movement=1).moves(0).ready(), ONE,
    ),
    Case(
        "movement-spent", "M.2c", "extra-movement officer_1",
        lambda: after(
            depot().moves(0).hold("officer_1", extra_movement=2), "extra-movement officer_1", "move officer_1 post_B",
        ),
        lambda: depot().moves(0).hold("officer_1", extra_movement=2).ready(), ONE,
    ),
]  # fmt: skip

ATTACK = [
    Case("no-action", "T.4", SHOOT, lambda: post().actions(0).ready(), lambda: post().ready(), ONE),
    Case(
        "not-on-post", "T.6b", SHOOT,
        lambda: post().stand(officer_1="tile_6").ready(), lambda: post().ready(), ONE,
    ),
    Case(
        "track-empty", "A.1", SHOOT,
        lambda: post().stand(officer_1="post_D").ready(), lambda: post().ready(), {"track": "D"},
    ),
    Case(
        "payer-absent", "S.9c", "shoot officer_1 with officer_3",
        lambda: post().ready(), lambda: post(players=3).ready(), {"who": "officer_3"},
    ),
    Case(
        "payer-elsewhere", "A.3", JOINT,
        lambda: post().stand(officer_2="post_D").ready(), lambda: post().ready(), TWO,
    ),
    Case(
        "payer-without", "A.2", JOINT,
        lambda: post().hold("officer_2", ammunition=0).ready(), lambda: post().ready(), TWO,
    ),
    Case(
        "too-much-fire", "A.3", JOINT,
        lambda: post(wounds=2).ready(), lambda: post(wounds=1).ready(), {"count": 1},
    ),
    Case(
        "too-many-payers", "A.3", "shoot officer_1 with officer_1 officer_2 officer_3",
        lambda: post(players=3, combined_fire_size=1).ready(), lambda: post(players=3).ready(),
    ),
    Case(
        "must-pay", "A.3b", "shoot officer_1 with officer_2",
        lambda: post(who_pays_for_a_shot=1).ready(),
        lambda: post(who_pays_for_a_shot=1).hold("officer_1", ammunition=0).ready(), ONE,
    ),
    Case(
        "no-extra-action", "M.3c", "extra-action officer_1",
        lambda: depot().actions(0).ready(), lambda: depot().actions(0).hold("officer_1", extra_action=1).ready(), ONE,
    ),
    Case(
        "action-left", "M.3c", "extra-action officer_1",
        lambda: depot().hold("officer_1", extra_action=1).ready(),
        lambda: depot().hold("officer_1", extra_action=1).actions(0).ready(), ONE,
    ),
    Case(
        "action-spent", "M.3c", "extra-action officer_1",
        lambda: after(post(wounds=1).hold("officer_1", extra_action=2), SHOOT, "extra-action officer_1", SHOOT),
        lambda: after(post(wounds=1).hold("officer_1", extra_action=2), SHOOT), ONE,
    ),
]  # fmt: skip

TILES = [
    off_tile("morale", MORALE, "raise officer_1"),
    off_tile("mortar", MORTAR, "mortar officer_1 A"),
    off_tile("mines", MINES, "mine officer_1 A-I"),
    off_tile("rebuild", REBUILD, "rebuild officer_1 post_A"),
    off_tile("ammunition", AMMUNITION, "take officer_1"),
    off_tile("push_back", PUSH_BACK, "push officer_1 A"),
    Case(
        "no-grenade", "U.2e", "mortar officer_1 A",
        lambda: tile(MORTAR).stock(grenade=0).ready(), lambda: tile(MORTAR).ready(),
    ),
    Case(
        "track-empty", "U.2b", "mortar officer_1 B",
        lambda: tile(MORTAR).ready(), lambda: tile(MORTAR).troop("B", "1-B-1").ready(), {"track": "B"},
    ),
    Case(
        "no-mine", "U.3c", "mine officer_1 A-I",
        lambda: tile(MINES).stock(mine=0).ready(), lambda: tile(MINES).ready(),
    ),
    Case(
        "troop-there", "U.3b", "mine officer_1 B-II",
        lambda: tile(MINES).troop("B", "1-B-1", "II").ready(),
        lambda: tile(MINES).troop("B", "1-B-1", "III").ready(), {"track": "B", "card": "1-B-1"},
    ),
    Case(
        "mine-there", "U.3b", "mine officer_1 A-I",
        lambda: tile(MINES).mine("A-I").ready(), lambda: tile(MINES).ready(), {"place": "A-I"},
    ),
    Case(
        "track-taken", "U.3b", "mine officer_1 A-I",
        lambda: tile(MINES, mine_space=1).ready(), lambda: tile(MINES).ready(), {"track": "A"},
    ),
    Case(
        "no-bricks", "U.4", "rebuild officer_1 post_A",
        lambda: tile(REBUILD).wall(post_A=1).stock(brick=0).ready(),
        lambda: tile(REBUILD).wall(post_A=1).stock(brick=2).ready(),
    ),
    Case(
        "wall-whole", "U.4b", "rebuild officer_1 post_A",
        lambda: tile(REBUILD).ready(), lambda: tile(REBUILD).wall(post_A=5).ready(), {"space": "post_A"},
    ),
    Case(
        "wall-whole", "E.4", "brick post_C",
        lambda: dawn(depot().wall(post_A=1, post_B=1), "wall_2"),
        lambda: dawn(depot().wall(post_A=1, post_C=5), "wall_2"), {"space": "post_C"},
    ),
    Case(
        "reserve-out", "U.5b", "take officer_1",
        lambda: tile(AMMUNITION).hold("officer_2", ammunition=14).ready(), lambda: tile(AMMUNITION).ready(),
    ),
    Case(
        "track-empty", "U.6", "push officer_1 B",
        lambda: tile(PUSH_BACK).ready(), lambda: tile(PUSH_BACK).troop("B", "1-B-1", "II").ready(), {"track": "B"},
    ),
    Case(
        "howitzer", "U.6", "push officer_1 B",
        lambda: tile(PUSH_BACK).troop("B", "1-B-4").ready(),
        lambda: tile(PUSH_BACK).troop("B", "1-B-1", "II").ready(), {"track": "B"},
    ),
    Case(
        "on-first-space", "U.6", "push officer_1 B",
        lambda: tile(PUSH_BACK).troop("B", "1-B-1").ready(),
        lambda: tile(PUSH_BACK, push_back_from_I=1).troop("B", "1-B-1").ready(), {"track": "B"},
    ),
    Case(
        "pushed-already", "U.6", "push officer_1 A",
        lambda: after(tile(PUSH_BACK), "push officer_1 A"), lambda: after(tile(PUSH_BACK), "push officer_1 C"),
        {"track": "A"},
    ),
    Case(
        "must-push", "U.6", "stop officer_1",
        lambda: after(tile(PUSH_BACK, push_back_count=1), "push officer_1 A"),
        lambda: after(tile(PUSH_BACK), "push officer_1 A"),
    ),
]  # fmt: skip

TOGETHER = [  # what the players decide together
    Case(
        "not-linked", "G.3", "hit tile_1",
        overflow, lambda: depot().troop("A", "1-A-4").wall(post_A=0).end(), {"space": "post_B"},
    ),
    Case(
        "tile-full", "U.2f", "gain grenade",
        lambda: gain(depot().stock(mine=1, brick=2)), lambda: gain(depot().stock(mine=1, grenade=1)),
        {"supply": "grenade"},
    ),
    Case(
        "tile-full", "U.3f", "gain mine",
        lambda: gain(depot().stock(grenade=1, brick=2)), lambda: gain(depot().stock(mine=1, grenade=1)),
        {"supply": "mine"},
    ),
    Case(
        "tile-full", "M.1", "gain brick",
        lambda: gain(depot().stock(grenade=1, mine=2)), lambda: gain(depot().stock(grenade=1, brick=2)),
        {"supply": "brick"},
    ),
    Case(
        "reserve-short", "M.1", "gain mine",
        lambda: gain(depot().mine("A-I").stock(grenade=1, brick=2)),
        lambda: gain(depot().mine("A-I").stock(grenade=1, mine=1)), {"supply": "mine"},
    ),
    Case(
        "supply-out", "M.5b", "lose grenade",
        lambda: depot().stock(grenade=0).end("1-decline-1"), fallen,
        {"supply": "grenade"},
    ),
    Case(
        "other-share", "M.2", "share extra_action officer_1",
        three_share, lambda: after(depot(players=3).stand(officer_1=MORALE).morale(2), "raise officer_1"),
    ),
    Case(
        "other-share", "E.6", "share extra_action officer_1",
        lambda: dawn(depot(), "extra_ammunition"),
        lambda: after(depot(players=3).stand(officer_1=MORALE).morale(2), "raise officer_1"),
    ),
    Case(
        "has-share", "M.2", "share extra_movement officer_2",
        three_share_given, three_share, TWO,
    ),
    Case("without-ammunition", "M.7", "drop officer_1", lambda: losing(0), losing, ONE),
]  # fmt: skip


CASES = [*MOMENT, *MOVES, *ATTACK, *TILES, *TOGETHER]
