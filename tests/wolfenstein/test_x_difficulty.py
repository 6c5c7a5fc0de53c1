"""X: solitaire and the table of the four modes (pp. 19-20), every cell of it."""

from __future__ import annotations

import pytest

from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein import events as e
from tests.wolfenstein.scenes import Scene, castle, game, opening

MODES = ("daddy", "dont-hurt-me", "bring-em-on", "reaper")
EASY = MODES[:2]
KILL = ("hp", "reload", "reload", "reload")
GUN = "attack sturmgewehr_1 soldaten_1"


def each(*cells: object) -> pytest.MarkDecorator:
    """A row of the table: what holds in each of the four modes."""
    return pytest.mark.parametrize("mode, cell", list(zip(MODES, cells, strict=True)))


def face_off(mode: str) -> Scene:
    return castle(difficulty=mode).stand(bj="r4c13", soldaten_1="r4c15")


@pytest.mark.rule("X.1")
def test_a_single_player_has_four_heroes_and_the_same_rules() -> None:
    stage = castle(players=1).stand(bj="r4c4", anya="r5c5", set="r6c6", klaus="r7c7").phase()
    assert {stage.piece(name).values["seat"] for name in ("bj", "anya", "set", "klaus")} == {1}
    assert stage.offered() == ["activate bj", "activate anya", "activate set", "activate klaus"]
    alone, many = (castle(players=players).p.rules for players in (1, 4))
    names = [name for name in dir(alone) if not name.startswith("_") and name not in {"players", "seat_of"}]
    assert len(names) > 30
    assert [getattr(alone, name) for name in names] == [getattr(many, name) for name in names]


@pytest.mark.rule("X.2")
def test_there_are_four_modes_and_the_third_is_the_default() -> None:
    assert game().about.difficulties == MODES
    assert castle().p.rules.difficulty == "bring-em-on"


@pytest.mark.rule("X.3a")
@each(2, 0, 0, 0)
def test_ammunition_two_more_of_choice(mode: str, cell: int) -> None:
    stage = opening(difficulty=mode, draws=["knife", "tnt", "scope", "bayonet"])
    chosen = 0
    while stage.asked == "ammo":
        stage.pick("ammo special")
        chosen += 1
    assert chosen == 4 * cell
    assert stage.value("anya", "special") == cell


@pytest.mark.rule("X.3b")
@each(False, False, True, True)
def test_ammunition_needed_to_attack(mode: str, cell: bool) -> None:
    stage = face_off(mode).ammo("bj", heavy=0).turn("bj")
    assert stage.blocked(GUN) == (("no-ammo", "W.2") if cell else ("", ""))
    if not cell:  # abilities still cost tokens
        assert stage.pick(GUN).asked == "attack-roll"


@pytest.mark.rule("X.3c")
@each(1, 1, 1, 2)
def test_ammunition_for_a_special_attack(mode: str, cell: int) -> None:
    stage = face_off(mode).ammo("bj", heavy=3).turn("bj").shoot("bj", "soldaten_1", "2")
    assert stage.value("bj", "heavy") == 3 - cell
    poor = face_off(mode).ammo("bj", heavy=1).turn("bj").pick(GUN)
    assert (poor.asked == "ability") == (cell == 1)


@pytest.mark.rule("X.4a")
@each(2, 1, 1, 1)
def test_glory_of_a_kill(mode: str, cell: int) -> None:
    stage = face_off(mode).turn("bj").shoot("bj", "soldaten_1").throw(*KILL)
    assert stage.value("bj", "glory") == cell


@pytest.mark.rule("X.4a", "X.4b")
@each(4, 4, 2, 2)
def test_glory_of_an_event(mode: str, cell: int) -> None:
    scene = castle({"r3c3": "E"}, difficulty=mode).stand(bj="r4c3")
    stage = (
        scene.turn("bj").pick("search event_1").draw("weapon_rack").pick("choose weapon_rack jam_the_locks")
    )
    assert stage.value("bj", "glory") == cell


@pytest.mark.rule("X.4c")
@each(1, 1, 1, 2)
def test_glory_for_a_talent(mode: str, cell: int) -> None:
    stage = (
        castle(difficulty=mode).stand(anya="r4c4").glory("anya", cell).turn("anya").pick("talent light_step")
    )
    assert stage.value("anya", "glory") == 0
    poor = castle(difficulty=mode).stand(anya="r4c4").glory("anya", cell - 1).turn("anya")
    assert poor.blocked("talent light_step") == ("no-glory", "P.2")


@pytest.mark.rule("X.4c")
def test_always_on_talents_cost_nothing_in_the_hardest_mode_either() -> None:
    scene = castle(difficulty="reaper").stand(klaus="r4c13", soldaten_1="r4c15").glory("klaus", 0)
    stage = scene.turn("klaus").shoot("klaus", "soldaten_1").throw("reload", "blank", "blank")
    assert "reroll reload" in stage.offered()


@pytest.mark.rule("X.4d")
@each(False, False, False, True)
def test_glory_tires(mode: str, cell: bool) -> None:
    """As an effect: somebody tired may use a talent too."""
    stage = castle(difficulty=mode).stand(anya="r4c4").glory("anya", 5).turn("anya").pick("talent light_step")
    assert stage.has("anya", "fatigue") == cell
    scene = castle(difficulty=mode).stand(anya="r4c4").glory("anya", 5).mark("fatigue", "anya")
    assert "talent light_step" in scene.turn("anya").offered()


@pytest.mark.rule("X.5a")
@each(False, True, True, True)
def test_shared_life_needs_a_token(mode: str, cell: bool) -> None:
    """The fatigue of the helper stays in every mode."""
    scene = castle(difficulty=mode).stand(bj="r4c4", klaus="r4c5").health("klaus", 0).life("bj", 0)
    stage = scene.turn("bj", waiting=["klaus"])
    assert stage.blocked("rescue klaus") == (("no-life", "H.3") if cell else ("", ""))
    if not cell:
        assert stage.pick("rescue klaus").has("bj", "fatigue")


@pytest.mark.rule("X.5b")
@each(1, 2, 1, 0)
def test_shared_life_tokens_at_the_start(mode: str, cell: int) -> None:
    row = castle(difficulty=mode).p.row
    assert [row[c.LIFE + hero] for hero in range(4)] == [cell] * 4


@pytest.mark.rule("X.5c")
def test_in_the_hardest_mode_the_players_choose_who_has_the_only_token() -> None:
    stage = opening(difficulty="reaper", players=2, draws=["knife", "tnt", "scope", "bayonet"])
    assert (stage.asked, stage.seats) == ("life", (0, 1))
    assert stage.offered() == ["pick bj", "pick anya", "pick bombate", "pick klaus"]
    assert stage.blocked("pick soldaten_1") == ("not-yours", "R.3")
    stage.pick("pick anya")
    assert [stage.value(name, "life") for name in ("bj", "anya", "bombate", "klaus")] == [0, 1, 0, 0]


@pytest.mark.rule("X.6a")
@each(False, False, True, True)
def test_attacks_make_noise(mode: str, cell: bool) -> None:
    """Those of the heroes and those of the Nazis; nobody shares a tile here."""
    scene = castle(difficulty=mode).stand(bj="r4c11", soldaten_1="r4c12")
    stage = scene.turn("bj").shoot("bj", "soldaten_1").miss()
    assert stage.noise == ({"C1", "R2"} if cell else set())
    stage = castle(difficulty=mode).stand(bj="r4c11", soldaten_1="r4c12").nazis().miss()
    assert bool(stage.history(e.NOISE_MADE)) == cell


@pytest.mark.rule("X.6b")
@each(False, True, True, True)
def test_company_makes_noise(mode: str, cell: bool) -> None:
    stage = castle(difficulty=mode).stand(bj="r4c8", klaus="r7c2").turn("bj").pick("move r4c7")
    assert stage.noise == ({"R1"} if cell else set())


@pytest.mark.rule("X.6c")
@each(False, False, False, True)
def test_heroes_count_as_noise(mode: str, cell: bool) -> None:
    """A Soldaten behind a closed door wakes for the hero in the next tile and opens the door."""
    scene = castle(difficulty=mode, doors=["C1-R2"]).stand(bj="r4c9", soldaten_1="r4c13")
    assert (scene.nazis().p.shut == 0) == cell


@pytest.mark.rule("X.6c")
def test_bleeding_heroes_do_not_count_as_noise() -> None:
    scene = castle(difficulty="reaper", doors=["C1-R2"]).stand(bj="r4c9", soldaten_1="r4c13").health("bj", 0)
    assert scene.nazis().at("soldaten_1") == "r4c13"


@pytest.mark.rule("X.7a")
@each("soldaten_1", "supersoldaten_1", "supersoldaten_1", "supersoldaten_1")
def test_the_puppeteer_calls(mode: str, cell: str) -> None:
    stage = castle(difficulty=mode).stand(bj="r4c13", bevli="r4c16").nazis()
    assert stage.asked == "puppeteer"
    stage.throw("hp")
    assert not stage.gone(cell)
    assert [piece.kind for piece in stage.table.pieces if piece.kind.endswith("soldaten")] == [cell[:-2]]


@pytest.mark.rule("X.7b")
@each(False, False, True, True)
def test_the_fuhrers_talent_works_on_a_blank(mode: str, cell: bool) -> None:
    """On a Reload it works in every mode."""
    for face, cancels in (("reload", True), ("blank", cell)):
        scene = castle(difficulty=mode).stand(bj="r4c13", hitler="r4c15")
        stage = scene.turn("bj").shoot("bj", "hitler").throw("hp", "hp", "hp", face)
        if stage.asked == "reroll":
            stage.pick("stand")
        assert stage.value("hitler", "hp") == 12 - 3 + cancels


@pytest.mark.rule("X.7c")
@pytest.mark.parametrize(
    "mission, guard", [(8, "flame_trooper"), (9, "supersoldaten"), (10, "flame_trooper")]
)
def test_hans_grosse_takes_the_place_of_a_guard(mission: int, guard: str) -> None:
    """Of one guard, in the room of the boss, in the hardest mode only."""
    kinds = {}
    for mode in MODES:
        pieces = opening(f"mission-{mission}", difficulty=mode).table.pieces
        kinds[mode] = [piece.kind for piece in pieces]
    for mode in MODES[:3]:
        assert "hans_grosse" not in kinds[mode]
        assert kinds[mode].count(guard) == kinds["reaper"].count(guard) + 1
    assert kinds["reaper"].count("hans_grosse") == 1


@pytest.mark.rule("X.8a")
@each(True, True, False, False)
def test_reload_and_fire_in_one_turn(mode: str, cell: bool) -> None:
    stage = face_off(mode).jammed("sturmgewehr_1").turn("bj").pick("reload sturmgewehr_1")
    if stage.asked == "reload-roll":
        stage.throw("blank")
    assert stage.blocked(GUN) == (("", "") if cell else ("weapon-reloaded", "W.6c"))


@pytest.mark.rule("X.8a")
@pytest.mark.parametrize("mode", EASY)
def test_a_weapon_that_jammed_in_this_turn_still_waits(mode: str) -> None:
    stage = face_off(mode).turn("bj").shoot("bj", "soldaten_1").throw("reload", "armour", "armour", "reload")
    assert stage.blocked("reload sturmgewehr_1") == ("fresh-jam", "W.6b")


@pytest.mark.rule("X.8b")
@each(False, False, False, True)
def test_reloading_may_fail(mode: str, cell: bool) -> None:
    stage = face_off(mode).jammed("sturmgewehr_1").turn("bj").pick("reload sturmgewehr_1")
    assert (stage.asked == "reload-roll") == cell
    if cell:
        assert stage.throw("reload").cards("bj-jammed") == ("sturmgewehr_1",)
        assert stage.ap == 4
        again = stage.pick("reload sturmgewehr_1").throw("blank")
        assert again.cards("bj-jammed") == ()
