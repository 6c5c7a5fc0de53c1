"""Reasons of Wolfenstein for moving, searching, the turn and its dice: each with the obstacle and without it."""

from __future__ import annotations

from tests.why import Case
from tests.wolfenstein.scenes import Fields, Stage, castle, ring

EXIT: list[Fields] = [{"type": "complete_events", "count": 1}, {"type": "exit_token", "token": "A"}]
FOUR = {"r7c2": "b", "r7c17": "c", "r7c12": "d"}  # hero spawn tokens, with that in the corner
PASSAGE = {"r4c5": "P", "r6c14": "P"}


def bj(draw: dict[str, str] | None = None, ap: int = 6, **setup: object) -> Stage:
    """B.J. alone in the middle of R1."""
    return castle(draw, **setup).stand(bj="r4c4").turn("bj", ap=ap)  # type: ignore[arg-type]


def beside(other: str, space: str = "r4c5", ap: int = 6) -> Stage:
    """B.J. in the middle of R1 with somebody else there."""
    return castle().stand(bj="r4c4", **{other: space}).turn("bj", ap=ap)


def door(space: str = "r4c7", ap: int = 6, spawn: str = "r2c2") -> Stage:
    """B.J. at a closed door."""
    return castle({"r2c2": ".", spawn: "a"}, doors=["R1-C1"]).stand(bj=space).turn("bj", ap=ap)


def opened() -> Stage:
    """The same with the door open."""
    return castle(doors=["R1-C1"]).stand(bj="r4c7").opened("R1-C1").turn("bj")


def bar(hero: str = "set", space: str = "r4c7", ap: int = 6) -> Stage:
    """A hero at a barricade."""
    return ring(barricades=["R1-C1"]).stand(**{hero: space}).turn(hero, ap=ap)


def cleared() -> Stage:
    """The same without the barricade."""
    return ring(barricades=["R1-C1"]).stand(set="r4c7").opened("R1-C1").turn("set")


def way_out(space: str = "r3c17", done: int = 1, ap: int = 6, goals: list[Fields] | None = None) -> Stage:
    """B.J. at a token by which heroes leave."""
    scene = castle({"r7c17": "E"}, goals=goals or EXIT).stand(bj=space).number(events_done=done)
    return scene.turn("bj", ap=ap)


def shots(fired: bool, target: str = "r4c6") -> Stage:
    """B.J. and a Soldaten; with a shot fired or not."""
    stage = castle().stand(bj="r4c4", soldaten_1=target).turn("bj", ap=9)
    return stage.shoot("bj", "soldaten_1").miss() if fired else stage


def rolled(*faces: str) -> Stage:
    """Klaus, who re-rolls one reload, has rolled."""
    stage = castle().stand(klaus="r4c4", soldaten_1="r4c6").turn("klaus")
    return stage.shoot("klaus", "soldaten_1").throw(*faces)


def steady(second: str) -> Stage:
    """B.J., who may re-roll a blank and a reload, has rolled a blank and this."""
    scene = castle().stand(bj="r4c4", soldaten_1="r4c6").mounted("bj", "drum_magazine", "sturmgewehr_1")
    return scene.turn("bj").shoot("bj", "soldaten_1").throw("blank", second, "armour", "armour")


def at_desk() -> Stage:
    """B.J. beside the objective that wins the mission."""
    return castle().stand(bj="r3c17").turn("bj")


def entering(used: str = "") -> Stage:
    """Anya enters after B.J. has, if he has."""
    if not used:
        return castle(FOUR).turn("anya")
    stage = castle(FOUR).turn("bj", waiting=("anya", "set")).pick(f"aim {used}").pick("end")
    return stage.pick("activate anya")


def drawn(card: str) -> Stage:
    """B.J. has drawn an event card."""
    return bj({"r4c5": "E"}).pick("search event_1").draw(card)


def phase(*acted: str, players: int = 1) -> Stage:
    """All heroes on the map, some of whom have acted."""
    scene = castle(players=players).stand(bj="r4c4", anya="r4c6", set="r6c4", klaus="r6c6")
    return scene.mark("acted", *acted).phase()


MOMENT = [  # what is asked, and of whom
    Case("not-asked", "T.1", "stand", bj, lambda: rolled("reload", "blank", "hp")),
    Case("not-asked", "K.3", "end", lambda: rolled("reload", "blank", "hp"), bj),
    Case("not-asked", "R.3b", "exert", phase, bj),
    Case("chance-first", "F.2", "end", lambda: shots(False).shoot("bj", "soldaten_1"), bj),
    Case("over-now", "G.4", "end", lambda: at_desk().pick("search objective_a"), at_desk),
    Case("not-yours", "R.3", "activate set", lambda: phase(players=2), phase),
    Case("acted", "R.3", "activate bj", lambda: phase("bj"), phase, {"who": "bj"}),
    Case("no-entry", "S.7d", "aim r7c17", lambda: entering("r7c17"), lambda: entering("r7c2")),
    Case("other-card", "E.1b", "choose weapon_rack jam_the_locks",
         lambda: drawn("wine_cellar"), lambda: drawn("weapon_rack")),
]  # fmt: skip

MOVING = [
    Case("no-space", "M.2", "move r8c4", lambda: castle().stand(bj="r7c4").turn("bj"),
         lambda: ring().stand(bj="r7c4").turn("bj")),
    Case("too-far-to-walk", "M.1", "move r4c6", bj, lambda: castle().stand(bj="r4c5").turn("bj")),
    Case("wall-between", "M.2", "move r4c8", lambda: castle().stand(bj="r3c7").turn("bj"),
         lambda: castle().stand(bj="r4c7").turn("bj")),
    Case("door-shut", "M.4", "move r4c8", door, opened),
    Case("barred", "M.5", "move r4c8", bar, cleared),
    Case("occupied", "M.7b", "move r4c5", lambda: beside("anya"), bj, {"who": "anya"}),
    Case("foe-there", "M.7", "move r4c5", lambda: beside("soldaten_1"), bj, {"who": "soldaten_1"}),
    Case("token-there", "M.6", "move r4c5", lambda: bj({"r4c5": "C"}), bj),
    Case("no-stop", "M.6b", "move r4c5", lambda: bj({"r4c5": "w"}), bj),
    Case("no-stop", "M.6b", "move r4c5", lambda: bj(PASSAGE), bj),
    Case("no-ap", "T.1", "move r4c5", lambda: bj({"r4c5": "~"}, ap=1), lambda: bj(ap=1), {"count": 2}),
    Case("no-ap", "T.1", "open 1", lambda: door(ap=0), door, {"count": 1}),
    Case("no-ap", "T.1", "clear 1", lambda: bar(ap=0), bar, {"count": 1}),
    Case("no-ap", "T.1", "search crate_1", lambda: bj({"r4c5": "C"}, ap=0), lambda: bj({"r4c5": "C"}), {"count": 1}),
    Case("no-ap", "T.1", "leave objective_a", lambda: way_out(ap=0), way_out, {"count": 1}),
    Case("no-ap", "T.1", "attack sturmgewehr_1 soldaten_1", lambda: beside("soldaten_1", ap=2),
         lambda: beside("soldaten_1", ap=3), {"count": 3}),
    Case("no-ap", "T.1", "use hatchet", lambda: beside("soldaten_1", ap=1), lambda: beside("soldaten_1", ap=2),
         {"count": 2}),
    Case("no-passage", "M.8", "slip r6c15", bj, lambda: bj(PASSAGE)),
    Case("no-passage", "M.8", "slip r6c15", lambda: bj(PASSAGE, ap=2), lambda: bj(PASSAGE, ap=3)),
    Case("no-gate", "M.4", "open 1", lambda: castle().stand(bj="r4c7").turn("bj"), door),
    Case("no-gate", "M.4", "clear 1", lambda: castle().stand(bj="r4c7").turn("bj"), bar),
    Case("door-open", "M.4b", "open 1", opened, door),
    Case("not-beside-gate", "M.4", "open 1", lambda: door("r4c6"), door),
    Case("not-beside-gate", "M.4", "clear 1", lambda: bar(space="r4c6"), bar),
    Case("on-spawn", "M.6b", "open 1", lambda: door(spawn="r4c7"), door),
    Case("cleared", "M.5c", "clear 1", cleared, bar),
    Case("no-piercing", "M.5c", "clear 1", lambda: bar("bj"), bar),
]  # fmt: skip

SEARCHING = [
    Case("token-gone", "E.2", "search crate_1", lambda: bj({"r4c5": "C"}).pick("search crate_1")
         .draw("trip_wire", "tnt"), lambda: bj({"r4c5": "C"})),
    Case("token-gone", "E.1", "search event_1", bj, lambda: bj({"r4c5": "E"})),
    Case("token-gone", "E.3", "search objective_a", way_out, at_desk),
    Case("not-beside-token", "E.1", "search event_1", lambda: bj({"r4c6": "E"}), lambda: bj({"r4c5": "E"})),
    Case("not-beside-token", "E.2", "search crate_1", lambda: bj({"r4c6": "C"}), lambda: bj({"r4c5": "C"})),
    Case("not-beside-token", "E.3", "leave objective_a", lambda: way_out("r4c16"), way_out),
    Case("enemy-in-room", "E.1c", "search event_1",
         lambda: castle({"r4c5": "E"}).stand(bj="r4c4", soldaten_1="r7c7").turn("bj"), lambda: bj({"r4c5": "E"})),
    Case("no-exit", "E.3", "leave objective_a", at_desk, way_out),
    Case("goals-first", "G.4", "leave objective_a", lambda: way_out(done=0), way_out),
]  # fmt: skip

TURN = [
    Case("attacked", "T.4", "attack sturmgewehr_1 soldaten_1", lambda: shots(True), lambda: shots(False)),
    Case("attacked", "T.4", "use hatchet", lambda: shots(True, "r4c5"), lambda: shots(False, "r4c5")),
    Case("fatigued", "T.7", "exert", lambda: castle().stand(bj="r4c4").mark("fatigue", "bj").turn("bj"), bj),
    Case("exerted", "T.5b", "exert", lambda: bj().pick("exert"), bj),
    Case("no-die", "K.3", "reroll reload", lambda: steady("hp"), lambda: steady("reload")),
    Case("no-reroll", "K.3", "reroll blank", lambda: rolled("reload", "blank", "hp"),
         lambda: shots(False).shoot("bj", "soldaten_1").throw("blank", "hp", "armour", "armour")),
    Case("no-use", "C.4", "use first_aid", lambda: castle().stand(klaus="r4c4").turn("klaus"),
         lambda: castle().stand(klaus="r4c4").health("klaus", 1, 0).turn("klaus")),
]  # fmt: skip
CASES = [*MOMENT, *MOVING, *SEARCHING, *TURN]
