"""Reasons of Wolfenstein for fights, weapons, glory, equipment, bleeding, bots and Nazis: obstacles and their ends."""

from __future__ import annotations

from collections.abc import Callable

from tests.why import Case
from tests.wolfenstein.scenes import Scene, castle, ring
from tests.wolfenstein.stage import Stage

Begin = Callable[[], Stage]

GUN = "attack sturmgewehr_1 soldaten_1"
PUNCH = "punch soldaten_1"
STAB = "stab soldaten_1"
SHUT = ["C1-R2"]


def face_off(gap: int = 2, **setup: object) -> Scene:
    """B.J. in the corridor and a Soldaten so many spaces away."""
    return castle(**setup).stand(bj="r4c10", soldaten_1=f"r4c{10 + gap}")  # type: ignore[arg-type]


def pair(*items: str, klaus: str = "r4c5") -> Scene:
    """B.J. with cards in hand, Klaus beside him."""
    return castle().stand(bj="r4c4", klaus=klaus).items("bj", *items)


def driven(bot: str = "r4c12", **setup: object) -> Stage:
    """B.J.'s Drone acts, a Soldaten in its range, an event beside it."""
    scene = castle({"r3c13": "E"}, **setup).stand(bj="r7c2", soldaten_1="r4c15")  # type: ignore[arg-type]
    return scene.bot("drone_1", bot, "bj").turn("bj", waiting=["anya"]).pick("end")


def pistol(gap: int, light: int = 1) -> Stage:
    """Klaus has declared an attack that far away."""
    scene = castle().stand(klaus="r4c10", soldaten_1=f"r4c{10 + gap}").ammo("klaus", light=light)
    return scene.turn("klaus").pick("attack pistole_1960_2 soldaten_1")


def rivals(armour: int) -> Stage:
    """Anya and Set equally near to a Nazi, and equally weak or not."""
    scene = castle().stand(anya="r3c15", set="r5c15", klaus="r4c15", ubersoldaten_1="r4c17")
    return scene.health("klaus", 3, armour).nazis()


def jammed() -> Scene:
    return face_off().jammed("sturmgewehr_1")


def emptied(**setup: object) -> Stage:
    """The weapon has just run empty."""
    stage = face_off(**setup).turn("bj").shoot("bj", "soldaten_1")  # type: ignore[arg-type]
    return stage.throw("reload", "reload", "reload", "reload")


def fists(space: str = "r4c11", ap: int = 6, **others: str) -> Stage:
    """Max, whose hands are weapons, and a Soldaten."""
    return (
        castle(heroes="max,set,anya,klaus")
        .stand(max="r4c10", **{"soldaten_1": space} | others)
        .turn("max", ap=ap)
    )


def steel(ap: int = 9) -> Stage:
    """B.J. with a bayonet, and a Soldaten beside him."""
    return face_off(1).mounted("bj", "bayonet", "sturmgewehr_1").turn("bj", ap=ap)


def point_blank(gap: int = 1, heavy: int = 3) -> Stage:
    """B.J. has declared an attack with a Schockhammer."""
    scene = face_off(gap).armed("bj", "schockhammer").ammo("bj", heavy=heavy)
    return scene.turn("bj").pick("attack schockhammer_1 soldaten_1")


def at_the_door(doors: list[str]) -> Stage:
    """B.J.'s Drone acts, a Soldaten two spaces away behind a door, if there is one."""
    scene = castle(doors=doors).stand(bj="r7c2", soldaten_1="r4c13").bot("drone_1", "r4c11", "bj")
    return scene.turn("bj", waiting=["anya"]).pick("end")


def raked(light: int) -> Stage:
    """B.J. has declared an attack with a Maschinenpistole."""
    scene = face_off(1).armed("bj", "maschinenpistole").ammo("bj", light=light)
    return scene.turn("bj").pick("attack maschinenpistole_1 soldaten_1")


def wound(space: str) -> Stage:
    """B.J. has wound up his radio, which is heard 8 spaces away."""
    scene = castle().stand(bj=space).items("bj", "wind_up_radio").noisy("R1")
    return scene.turn("bj").pick("use wind_up_radio")


CASES = (
    Case(
        "no-sight",
        "L.1",
        GUN,
        lambda: face_off(doors=SHUT).turn("bj"),
        lambda: face_off(doors=SHUT).opened("C1-R2").turn("bj"),
    ),
    Case(
        "out-of-range",
        "L.5",
        GUN,
        lambda: face_off(6).turn("bj"),
        lambda: face_off(5).turn("bj"),
        {"count": 6},
    ),
    Case(
        "too-near",
        "L.5",
        "attack raketenwerfer soldaten_1",
        lambda: face_off(1).armed("bj", "raketenwerfer").ammo("bj", special=1).turn("bj"),
        lambda: face_off(2).armed("bj", "raketenwerfer").ammo("bj", special=1).turn("bj"),
        {"count": 2},
    ),
    Case("needs-ability", "L.5", "ability none", lambda: pistol(3), lambda: pistol(2), {"count": 3}),
    Case(
        "not-on-board",
        "F.1",
        "attack sturmgewehr_1 drone_1",
        lambda: face_off().turn("bj"),
        lambda: face_off().stand(drone_1="r5c12").turn("bj"),
    ),
    Case(
        "no-ammo",
        "W.2",
        GUN,
        lambda: face_off().ammo("bj", heavy=0).turn("bj"),
        lambda: face_off().turn("bj"),
        {"count": 1},
    ),
    Case("weapon-jammed", "W.6", GUN, lambda: jammed().turn("bj"), lambda: face_off().turn("bj")),
    Case(
        "weapon-reloaded",
        "W.6c",
        GUN,
        lambda: jammed().turn("bj").pick("reload sturmgewehr_1"),
        lambda: jammed().turn("bj").pick("reload sturmgewehr_1").pick("exert"),
    ),
    Case(
        "not-jammed",
        "W.6",
        "reload sturmgewehr_1",
        lambda: face_off().turn("bj"),
        lambda: jammed().turn("bj"),
    ),
    Case(
        "fresh-jam", "W.6b", "reload sturmgewehr_1", emptied, lambda: emptied(rulings={"reload_earliest": 1})
    ),
    Case(
        "not-owned",
        "O.1",
        "attack schockhammer_1 soldaten_1",
        lambda: face_off().turn("bj"),
        lambda: face_off().armed("bj", "schockhammer").turn("bj"),
    ),
    Case(
        "not-adjacent",
        "Q.4",
        "use hatchet",
        lambda: face_off(2).items("bj", "hatchet").turn("bj"),
        lambda: face_off(1).items("bj", "hatchet").turn("bj"),
    ),
    Case(
        "not-adjacent",
        "O.4",
        "stab soldaten_1",
        lambda: face_off(2).mounted("bj", "bayonet", "sturmgewehr_1").turn("bj"),
        lambda: face_off(1).mounted("bj", "bayonet", "sturmgewehr_1").turn("bj"),
    ),
    Case(
        "not-adjacent",
        "O.6",
        "give-item knife klaus",
        lambda: pair("knife", klaus="r4c6").turn("bj"),
        lambda: pair("knife").turn("bj"),
    ),
    Case(
        "not-adjacent",
        "H.3",
        "rescue klaus",
        lambda: pair(klaus="r4c6").health("klaus", 0).turn("bj", waiting=["klaus"]),
        lambda: pair().health("klaus", 0).turn("bj", waiting=["klaus"]),
    ),
    Case(
        "no-bayonet",
        "O.4",
        "stab soldaten_1",
        lambda: face_off(1).turn("bj"),
        lambda: face_off(1).mounted("bj", "bayonet", "sturmgewehr_1").turn("bj"),
    ),
    Case(
        "not-held",
        "O.1",
        "give-item knife klaus",
        lambda: pair().turn("bj"),
        lambda: pair("knife").turn("bj"),
    ),
    Case(
        "no-ammo",
        "O.6",
        "give-ammo light klaus",
        lambda: pair().turn("bj"),
        lambda: pair().ammo("bj", light=1).turn("bj"),
        {"count": 1},
    ),
    Case(
        "not-worn",
        "O.3",
        "doff toolkit",
        lambda: pair("toolkit").turn("bj"),
        lambda: pair("toolkit").turn("bj").pick("wear toolkit"),
    ),
    Case(
        "slot-locked",
        "O.7",
        "wear steel_cuirass",
        lambda: pair("steel_cuirass").worn("bj", "kevlar_vest").turn("bj"),
        lambda: pair("steel_cuirass").turn("bj"),
    ),
    Case(
        "wrong-weapon",
        "O.4",
        "mount silencer laserkraftwerk_2",
        lambda: pair("silencer").armed("bj", "laserkraftwerk").turn("bj"),
        lambda: (
            castle(corrections={"equipment": {"silencer": {"mounts_on": ["light", "heavy", "special"]}}})
            .stand(bj="r4c4")
            .items("bj", "silencer")
            .armed("bj", "laserkraftwerk")
            .turn("bj")
        ),
    ),
    Case(
        "no-mount",
        "O.4",
        "unmount sturmgewehr_1",
        lambda: pair("silencer").turn("bj"),
        lambda: pair("silencer").turn("bj").pick("mount silencer sturmgewehr_1"),
    ),
    Case(
        "no-use",
        "O.4",
        "mount silencer sturmgewehr_1",
        lambda: pair("silencer").mounted("bj", "silencer", "sturmgewehr_1").turn("bj"),
        lambda: pair("silencer").turn("bj"),
    ),
    Case(
        "no-glory",
        "P.2",
        "talent grit",
        lambda: pair().health("bj", 1, 0).glory("bj", 2).turn("bj"),
        lambda: pair().health("bj", 1, 0).glory("bj", 3).turn("bj"),
        {"count": 3},
    ),
    Case(
        "talent-used",
        "P.2",
        "talent grit",
        lambda: face_off().health("bj", 1, 0).glory("bj", 9).turn("bj").pick("talent grit"),
        lambda: face_off().health("bj", 1, 0).glory("bj", 9).turn("bj"),
    ),
    Case(
        "no-use",
        "P.2",
        "talent double_tap",
        lambda: face_off().glory("bj", 2).turn("bj"),
        lambda: (
            face_off()
            .health("soldaten_1", 1, 0)
            .glory("bj", 2)
            .turn("bj")
            .shoot("bj", "soldaten_1")
            .throw("hp", "reload", "reload", "reload")
            .draw("knife")
            .pick("ammo light")
        ),
    ),
    Case(
        "not-bleeding",
        "H.3",
        "rescue klaus",
        lambda: pair().turn("bj"),
        lambda: pair().health("klaus", 0).turn("bj", waiting=["klaus"]),
        {"who": "klaus"},
    ),
    Case(
        "no-life",
        "H.3",
        "rescue klaus",
        lambda: pair().health("klaus", 0).life("bj", 0).turn("bj", waiting=["klaus"]),
        lambda: pair().health("klaus", 0).life("bj", 1).turn("bj", waiting=["klaus"]),
    ),
    Case(
        "dead",
        "H.4",
        "give-item knife anya",
        lambda: pair("knife").turn("bj"),
        lambda: pair("knife").stand(anya="r5c4").turn("bj"),
    ),
    Case(
        "stunned",
        "Q.6",
        "move r5c4",
        lambda: pair().mark("stunned", "bj").turn("bj"),
        lambda: pair().turn("bj"),
    ),
    Case(
        "sabotaged",
        "Q.6b",
        GUN,
        lambda: face_off().mark("sabotaged", "bj").turn("bj"),
        lambda: face_off().turn("bj"),
    ),
    Case("not-among", "N.2c", "pick klaus", lambda: rivals(4), lambda: rivals(2)),
    Case("not-adjacent", "P.4", PUNCH, lambda: fists("r4c12"), lambda: fists()),
    Case("attacked", "T.4", PUNCH, lambda: fists().pick(PUNCH).miss(), fists),
    Case("no-ap", "T.1", PUNCH, lambda: fists(ap=1), lambda: fists(ap=2), {"count": 2}),
    Case("not-on-board", "F.1", "punch drone_1", fists, lambda: fists(soldaten_1="r5c12", drone_1="r4c11")),
    Case("attacked", "T.4", STAB, lambda: steel().shoot("bj", "soldaten_1").miss(), steel),
    Case("no-ap", "T.1", STAB, lambda: steel(ap=1), lambda: steel(ap=2), {"count": 2}),
    Case("no-ammo", "W.3", "ability 2", lambda: raked(1), lambda: raked(2), {"count": 2}),
    Case("not-adjacent", "W.3", "ability 2", lambda: point_blank(gap=2), point_blank),
    Case("no-sight", "L.1", "shoot soldaten_1", lambda: at_the_door(SHUT), lambda: at_the_door([])),
    Case("not-adjacent", "Q.1", "tile 3", lambda: wound("r4c2"), lambda: wound("r4c7")),
)

# key, paragraph, option: what never is on offer, whatever else changes.
NEVER: tuple[tuple[str, str, str, Begin], ...] = (
    ("himself", "H.3c", "rescue bj", lambda: pair().turn("bj")),
    ("himself", "O.6", "give-item knife bj", lambda: pair("knife").turn("bj")),
    ("no-hands", "P.4", PUNCH, lambda: face_off(1).turn("bj")),
    ("no-bayonet", "O.4", STAB, lambda: face_off(1).mounted("bj", "silencer", "sturmgewehr_1").turn("bj")),
    ("no-gate", "M.4", "open 1", lambda: ring(barricades=["R1-C1"]).stand(bj="r4c7").turn("bj")),
    ("no-gate", "M.4", "clear 1", lambda: castle(doors=["R1-C1"]).stand(set="r4c7").turn("set")),
    ("not-his-talent", "P.2", "talent light_step", lambda: pair().glory("bj", 9).turn("bj")),
    ("always-on", "P.4", "talent momentum", lambda: pair().glory("bj", 9).turn("bj")),
    ("ability-always", "W.4", "ability 3", lambda: face_off().turn("bj").pick(GUN)),
    ("no-such-slot", "O.3", "wear knife", lambda: pair("knife").turn("bj")),
    ("not-mountable", "O.4", "mount knife sturmgewehr_1", lambda: pair("knife").turn("bj")),
    ("not-a-bot", "B.6", "shoot soldaten_1", lambda: face_off().turn("bj")),
    ("bot-cannot", "B.9", "exert", driven),
    ("bot-no-event", "B.9c", "search event_1", driven),
)
