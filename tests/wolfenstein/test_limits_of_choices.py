"""What a pending choice does not take: spaces out of sight, figures it is no use for, and options nobody asked for."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.wolfenstein.scenes import castle
from tests.wolfenstein.stage import Stage

PASSAGE = {"r4c5": "P", "r6c14": "P"}


def ability() -> Stage:
    scene = castle().stand(bj="r4c10", soldaten_1="r4c12").armed("bj", "maschinenpistole").ammo("bj", light=2)
    return scene.turn("bj").pick("attack maschinenpistole_1 soldaten_1")


def aim() -> Stage:
    return castle().stand(bj="r4c13").items("bj", "tnt").turn("bj").pick("use tnt")


def heal() -> Stage:
    """Anya is hurt, Klaus is not; both stand beside B.J."""
    scene = castle().stand(bj="r4c13", anya="r4c12", klaus="r4c14").health("bj", 2, 0).health("anya", 1, 0)
    return scene.items("bj", "first_aid").turn("bj").pick("use first_aid")


def ammunition() -> Stage:
    stage = castle().stand(bj="r4c13", soldaten_1="r4c15").turn("bj").shoot("bj", "soldaten_1")
    return stage.throw("hp", "reload", "reload", "reload").draw("knife")


@pytest.mark.parametrize(
    "made, asked, rule",
    [
        (ability, "ability", "W.3"),
        (aim, "aim-space", "M.5b"),
        (ammunition, "ammo", "F.6"),
    ],
)
def test_what_was_not_asked_for_is_refused_as_that(made: Callable[[], Stage], asked: str, rule: str) -> None:
    """With the paragraph of what was asked for."""
    stage = made()
    assert stage.asked == asked
    assert stage.blocked("end") == ("not-asked", rule)


@pytest.mark.rule("L.1", "M.5b")
def test_nothing_is_thrown_at_a_space_out_of_sight() -> None:
    """Two spaces away, but behind a closed door."""
    closed = castle(doors=["C1-R2"]).stand(bj="r4c13").items("bj", "tnt").turn("bj").pick("use tnt")
    assert closed.blocked("aim r4c11") == ("no-sight", "L.1")
    assert "aim r4c11" not in closed.offered()
    assert "aim r4c11" in aim().offered()


@pytest.mark.rule("C.4")
def test_nobody_is_healed_beyond_what_he_has_lost() -> None:
    stage = heal()
    assert set(stage.offered()) & {"pick anya", "pick klaus"} == {"pick anya"}
    assert stage.blocked("pick klaus")[0] == "no-use"


@pytest.mark.rule("M.7b")
def test_nobody_moves_to_where_he_stands() -> None:
    stage = castle(PASSAGE).stand(bj="r4c4").turn("bj")
    assert stage.blocked("move r4c4") == ("occupied", "M.7b")
    assert stage.blocked("slip r4c4") == ("occupied", "M.7b")


@pytest.mark.rule("M.8")
def test_where_no_passage_is_near_none_leads_anywhere() -> None:
    """Not even back to where he stands."""
    stage = castle().stand(bj="r4c4").turn("bj")
    assert stage.reach("slip") == set()
    assert stage.blocked("slip r4c4") == stage.blocked("slip r4c5") == ("no-passage", "M.8")


@pytest.mark.rule("M.2", "M.8")
def test_no_passage_leads_off_the_map() -> None:
    assert castle(PASSAGE).stand(bj="r4c4").turn("bj").blocked("slip r8c4") == ("no-space", "M.2")


@pytest.mark.rule("C.4", "O.2")
def test_what_is_worn_to_be_used_is_of_no_use_in_the_hand() -> None:
    stage = castle().stand(bj="r4c4").items("bj", "toolkit").turn("bj")
    assert stage.blocked("use toolkit") == ("not-worn", "O.3")
    assert stage.blocked("wear toolkit") == ("", "")


@pytest.mark.rule("H.3")
def test_a_hero_who_does_not_play_is_rescued_by_nobody() -> None:
    assert castle().stand(bj="r4c4", anya="r4c5").turn("bj").blocked("rescue max")[0] == "dead"


@pytest.mark.rule("T.1", "R.3")
def test_nobody_else_is_called_up_in_the_middle_of_a_turn() -> None:
    assert castle().stand(bj="r4c4", klaus="r4c6").turn("bj").blocked("activate klaus") == (
        "not-asked",
        "T.1",
    )
