"""Reasons of chapters 1 to 3 and of the playtest edition: for each an option with the obstacle and without it."""

from __future__ import annotations

from garrison.core.ask import Fact
from garrison.games.itter.game import CastleItter
from tests.itter.scenes import Scene, Stage, castle
from tests.why import Case


def keep(**rulings: int) -> Scene:
    """Lee in the Keep."""
    return castle(rulings=rulings).place("lee", "k1")


def after(scene: Scene, *picks: str) -> Stage:
    """The scene when these options have been taken."""
    stage = scene.ready()
    for pick in picks:
        stage.pick(pick)
    return stage


def weary(**rulings: int) -> Scene:
    """Lee in the Keep with Worsham exhausted beside him."""
    return keep(**rulings).place("worsham", "k2").exhaust("worsham")


def trial() -> Scene:
    """Lee in the Keep, in the playtest edition."""
    return castle(edition="playtest").place("lee", "k1")


def doomed() -> Stage:
    """A sniper has hit Gamelin beside Gangl."""
    scene = castle().stand(gamelin="k1", gangl="k2")
    return scene.ready(draws=["2-sniper"], dice=[5, 1, 6, 6, 6, 6]).pass_all()


def suppressing(**rulings: int) -> Stage:
    """A rifleman comes to area 8 with seven black tokens to spend against it."""
    scene = castle(rulings=rulings).tokens(black=7)
    return scene.ready(draws=["2-scout-2"], dice=[4, 4]).pass_all()


def powerless() -> CastleItter:
    """A game in which an owner has found that Worsham has no Suppress Value."""
    return CastleItter({"defenders": {"worsham": {"suppress": 0}}})


LEE: dict[str, Fact] = {"who": "lee"}
LEE_AND_BASSE: dict[str, Fact] = {"who": "lee", "other": "basse"}

TURN = [  # 2.0 and 2.1: whose turn it is
    Case("not-asked", "2.0", "sacrifice", lambda: keep().ready(), doomed),
    Case("not-asked", "2.4", "sacrifice", lambda: after(keep(), "shift lee k2"), doomed),
    Case(
        "apart", "3.4", "place waltl k1",
        lambda: castle().apart("waltl").ready(),
        lambda: castle().wait("waltl").ready(), {"who": "waltl"},
    ),
    Case(
        "apart", "3.4", "suppress waltl",
        lambda: castle().apart("waltl").ready(),
        lambda: castle().wait("waltl").ready(), {"who": "waltl"}, next="in-supply",
    ),
    Case(
        "in-supply", "2.1", "suppress waltl",
        lambda: castle().wait("waltl").ready(),
        lambda: castle().place("waltl", "k1").ready(), {"who": "waltl"},
    ),
    Case(
        "first-twenty", "2.1b", "suppress lee",
        lambda: keep().wait("basse", "seiner").ready(),
        lambda: keep().ready(), {"who": "lee", "left": 2},
    ),
    Case(
        "first-twenty", "2.1c", "move gamelin gh_green",
        lambda: castle().place("gamelin", "c1").wait("basse").ready(),
        lambda: castle().place("gamelin", "c1").ready(), {"who": "gamelin", "left": 1},
    ),
    Case("acted", "2.0b", "suppress lee", lambda: keep().acted("lee").ready(), lambda: keep().ready(), LEE),
    Case(
        "commanded", "2.7d", "suppress lee",
        lambda: keep().commanded("lee").ready(), lambda: keep().ready(), LEE,
    ),
    Case("disrupted", "2.6b", "suppress lee", lambda: keep().disrupt("lee").ready(), lambda: keep().ready(), LEE),
    Case("exhausted", "2.6", "suppress lee", lambda: keep().exhaust("lee").ready(), lambda: keep().ready(), LEE),
    Case(
        "disrupted", "2.6b", "suppress lee",
        lambda: keep().exhaust("lee").disrupt("lee").ready(),
        lambda: keep().exhaust("lee").ready(), LEE, next="exhausted",
    ),
    Case(
        "busy", "2.0b", "suppress lee",
        lambda: after(keep().place("basse", "g1"), "shift basse g2"),
        lambda: after(keep().place("basse", "g1"), "shift basse g2", "done"), LEE_AND_BASSE,
    ),
    Case(
        "busy", "2.0b", "place lee k2",
        lambda: after(castle().wait("lee", "basse"), "place basse g1"),
        lambda: after(castle().wait("lee", "basse"), "place basse g1", "done"), LEE_AND_BASSE,
    ),
    Case(
        "on-board", "2.1", "place lee k2",
        lambda: keep().ready(),
        lambda: castle().wait("lee").ready(), LEE,
    ),
    Case(
        "on-board", "2.1", "place lee k2",
        lambda: after(castle().wait("lee"), "place lee k1"),
        lambda: castle().wait("lee").ready(), LEE,
    ),
    Case(
        "occupied-place", "2.4d", "place lee k1",
        lambda: castle().wait("lee").place("basse", "k1").ready(),
        lambda: castle().wait("lee").place("basse", "k2").ready(), LEE_AND_BASSE,
    ),
    Case("nobody-acting", "2.0", "done", lambda: keep().ready(), lambda: after(keep(), "shift lee k2")),
    Case(
        "must-act", "2.1", "done",
        lambda: after(castle(rulings={"place_then_nothing": 1}).wait("lee"), "place lee k1"),
        lambda: after(castle().wait("lee"), "place lee k1"), LEE,
    ),
    Case("mid-action", "2.0", "pass", lambda: after(keep(), "shift lee k2"), lambda: keep().ready(), LEE),
    Case("no-pass", "2.0d", "pass", lambda: keep(pass_action=1).ready(), lambda: keep().ready()),
    Case(
        "no-pass", "2.0d", "pass",
        lambda: keep(pass_action=1).ready(),
        lambda: keep(pass_action=1).acted("lee").ready(),
    ),
]  # fmt: skip

FIRE = [  # 2.2, 2.3, 3.6
    Case(
        "no-counter", "2.2", "attack lee area_3",
        lambda: keep().ready(),
        lambda: keep().counter("rifleman", "area_3").ready(),
    ),
    Case(
        "no-counter", "2.2", "attack lee area_3_mortar",
        lambda: keep().counter("machine_gunner", "area_3").ready(),
        lambda: keep().counter("mortar", "area_3").ready(),
    ),
    Case(
        "no-sight", "1.3", "attack lee area_8",
        lambda: keep().counter("rifleman", "area_8").ready(),
        lambda: keep().counter("rifleman", "area_8").place("lee", "g3").ready(), LEE,
    ),
    Case(
        "no-dice", "2.2b", "attack gamelin area_3",
        lambda: castle().place("gamelin", "k1").counter("rifleman", "area_3").ready(),
        lambda: castle().stand(gamelin="k1", reynaud="k2").counter("rifleman", "area_3").ready(),
        {"who": "gamelin"},
    ),
    Case(
        "crew-only", "3.6d", "attack lee area_8",
        lambda: keep(weapon_position_without_weapon_use=1)
        .place("lee", "bj_cannon").counter("rifleman", "area_8").ready(),
        lambda: keep(weapon_position_without_weapon_use=1)
        .place("lee", "bj_cannon").counter("rifleman", "area_8").loaded().ready(), LEE,
    ),
    Case(
        "crew-only", "3.6d", "suppress worsham",
        lambda: castle(rulings={"weapon_position_without_weapon_use": 1}).place("worsham", "g4").ready(),
        lambda: castle(rulings={"weapon_position_without_weapon_use": 1}).place("worsham", "g3").ready(),
        {"who": "worsham"},
    ),
    Case(
        "no-crate", "2.3d", "suppress lee",
        lambda: castle().place("lee", "gh_yellow3").ready(),
        lambda: castle().place("lee", "gh_green").ready(), LEE,
    ),
    Case(
        "no-crate", "2.3d", "suppress lee",
        lambda: castle(rulings={"weapon_position_without_weapon_use": 1}).place("lee", "bj_load").ready(),
        lambda: castle(rulings={"weapon_position_without_weapon_use": 1}).place("lee", "bj_m2hb").ready(), LEE,
    ),
    Case(
        "tokens-out", "2.3c", "suppress lee",
        lambda: keep().tokens(green=15, red=15).ready(),
        lambda: keep().tokens(green=15, red=14).ready(),
    ),
    Case(
        "no-tokens-value", "2.3", "suppress worsham",
        lambda: castle(corrected=powerless()).place("worsham", "k1").ready(),
        lambda: castle(corrected=powerless()).stand(worsham="k1", gamelin="k2").ready(), {"who": "worsham"},
    ),
    Case(
        "wrong-crate", "2.3b", "put red 1",
        lambda: after(castle().place("pollock", "st5"), "suppress pollock"),
        lambda: after(castle().place("pollock", "st5"), "suppress pollock"),
        {"colour": "green"}, then="put green 2",
    ),
    Case(
        "too-many-to-put", "2.3b", "put green 4",
        lambda: after(castle().place("pollock", "st5"), "suppress pollock"),
        lambda: after(castle().stand(pollock="st5", gamelin="st2"), "suppress pollock"), {"count": 3},
    ),
    Case(
        "not-loader", "3.6b", "load seiner",
        lambda: castle().place("seiner", "bj_cannon").ready(),
        lambda: castle().place("seiner", "bj_load").ready(), {"who": "seiner"},
    ),
    Case(
        "loader-crew", "3.6", "load worsham",
        lambda: castle().place("worsham", "bj_load").ready(),
        lambda: castle().place("seiner", "bj_load").ready(), {"who": "worsham"}, then="load seiner",
    ),
    Case(
        "loaded-already", "3.6b", "load seiner",
        lambda: castle().place("seiner", "bj_load").loaded().ready(),
        lambda: castle().place("seiner", "bj_load").ready(), {"who": "seiner"},
    ),
    Case("dice-cap", "S.8", "spend 6", lambda: suppressing(dice_supply=1), suppressing),
]  # fmt: skip

MOVES = [  # 2.4, 2.5
    Case(
        "other-location", "2.4", "shift lee g1",
        lambda: keep().ready(), lambda: castle().place("lee", "g2").ready(), LEE,
    ),
    Case(
        "same-square", "2.4", "shift lee k1",
        lambda: keep().ready(), lambda: castle().place("lee", "k2").ready(), LEE,
    ),
    Case(
        "partner-exhausted", "2.4c", "shift lee k2",
        lambda: keep().place("basse", "k2").exhaust("basse").ready(),
        lambda: keep().place("basse", "k2").ready(), LEE_AND_BASSE,
    ),
    Case(
        "partner-disrupted", "2.4c", "shift lee k2",
        lambda: keep().place("basse", "k2").disrupt("basse").ready(),
        lambda: keep().place("basse", "k2").ready(), LEE_AND_BASSE,
    ),
    Case(
        "shifted-already", "2.4", "shift lee k3",
        lambda: after(keep(), "shift lee k2"), lambda: keep().ready(), LEE,
    ),
    Case(
        "shifted-already", "2.4", "shift lee k3",
        lambda: after(keep(free_move_then_nothing=1), "shift lee k2", "done"),
        lambda: after(keep(free_move_then_nothing=1), "shift lee k2", "done").next_turn(), LEE,
    ),
    Case(
        "shift-on-placing", "2.1", "shift lee k2",
        lambda: after(castle(rulings={"shift_in_placement_action": 1}).wait("lee"), "place lee k1"),
        lambda: after(castle().wait("lee"), "place lee k1"), LEE,
    ),
    Case(
        "same-location", "2.5", "move lee k2",
        lambda: keep().ready(), lambda: castle().place("lee", "g1").ready(), LEE,
    ),
    Case(
        "occupied-move", "2.5b", "move lee g1",
        lambda: keep().place("basse", "g1").ready(),
        lambda: keep().place("basse", "g2").ready(), LEE_AND_BASSE,
    ),
    Case(
        "cellar-exit", "2.5d", "move lee g1",
        lambda: castle().place("lee", "c1").ready(),
        lambda: castle().place("lee", "gh_green").ready(), LEE,
    ),
]  # fmt: skip

RECOVERY = [  # 2.6, 2.7
    Case("not-exhausted", "2.6c", "recover lee", lambda: keep().ready(), lambda: keep().exhaust("lee").ready(), LEE),
    Case("not-disrupted", "2.6c", "steady lee", lambda: keep().ready(), lambda: keep().disrupt("lee").ready(), LEE),
    Case(
        "token-first", "P.5", "recover lee",
        lambda: trial().exhaust("lee").disrupt("lee").ready(),
        lambda: trial().exhaust("lee").ready(), LEE,
    ),
    Case(
        "token-first", "P.6b", "rally-recover worsham",
        lambda: after(trial().place("worsham", "k2").exhaust("worsham").disrupt("worsham"), "command lee"),
        lambda: after(
            trial().place("worsham", "k2").exhaust("worsham").disrupt("worsham"),
            "command lee", "rally-steady worsham",
        ), {"who": "worsham"},
    ),
    Case(
        "no-command", "2.7", "command sutton",
        lambda: weary().place("sutton", "k3").ready(),
        lambda: weary().ready(), {"who": "sutton"}, then="command lee",
    ),
    Case(
        "nobody-to-recover", "2.7b", "command lee",
        lambda: keep().place("worsham", "k2").ready(), lambda: weary().ready(), LEE,
    ),
    Case(
        "rally-elsewhere", "2.7b", "rally-recover sutton",
        lambda: after(weary().place("sutton", "g1").exhaust("sutton"), "command lee"),
        lambda: after(weary().place("sutton", "k3").exhaust("sutton"), "command lee"), {"who": "sutton"},
    ),
    Case(
        "rally-commander", "2.7c", "rally-recover basse",
        lambda: after(weary().place("basse", "k3").exhaust("basse"), "command lee"),
        lambda: after(weary().place("sutton", "k3").exhaust("sutton"), "command lee"),
        {"who": "basse"}, then="rally-recover sutton",
    ),
    Case(
        "rally-acted", "2.7e", "rally-recover sutton",
        lambda: after(weary().place("sutton", "k3").exhaust("sutton").acted("sutton"), "command lee"),
        lambda: after(weary().place("sutton", "k3").exhaust("sutton"), "command lee"), {"who": "sutton"},
    ),
    Case(
        "rally-commanded", "2.7f", "rally-recover sutton",
        lambda: after(
            weary(command_on_already_commanded=1).place("sutton", "k3").exhaust("sutton").commanded("sutton"),
            "command lee",
        ),
        lambda: after(weary().place("sutton", "k3").exhaust("sutton").commanded("sutton"), "command lee"),
        {"who": "sutton"},
    ),
    Case(
        "rally-nobody-yet", "2.7b", "done",
        lambda: after(weary().disrupt("worsham"), "command lee"),
        lambda: after(weary().disrupt("worsham"), "command lee", "rally-recover worsham"), LEE,
    ),
    Case(
        "not-exhausted", "2.6c", "rally-recover worsham",
        lambda: after(keep().place("worsham", "k2").disrupt("worsham"), "command lee"),
        lambda: after(weary().disrupt("worsham"), "command lee"), {"who": "worsham"},
    ),
]  # fmt: skip

BOROTRA: dict[str, Fact] = {"who": "borotra"}

ESCAPE = [  # 2.8
    Case(
        "not-escaper", "2.8", "escape lee",
        lambda: keep().ready(), lambda: castle().place("borotra", "k1").ready(), LEE, then="escape borotra",
    ),
    Case(
        "escape-location", "2.8c", "escape borotra",
        lambda: castle().place("borotra", "gh_green").ready(),
        lambda: castle().place("borotra", "st2").ready(), BOROTRA,
    ),
    Case(
        "escape-colour", "2.8b", "escape borotra",
        lambda: castle().place("borotra", "st5").counter("scout", "t_r7").ready(),
        lambda: castle().place("borotra", "st5").counter("scout", "t_y6").ready(), BOROTRA,
    ),
    Case(
        "escape-white", "2.8b", "escape borotra",
        lambda: castle().place("borotra", "bj_load").counter("scout", "area_8").ready(),
        lambda: castle().place("borotra", "bj_m2hb").counter("scout", "area_8").ready(),
        BOROTRA, next="escape-colour",
    ),
    Case(
        "gone", "2.8d", "suppress borotra",
        lambda: after(castle().place("borotra", "k1"), "escape borotra"),
        lambda: castle().place("borotra", "k1").ready(), BOROTRA,
    ),
]  # fmt: skip

CASES = [*TURN, *FIRE, *MOVES, *RECOVERY, *ESCAPE]
