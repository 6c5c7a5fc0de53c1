"""The worked examples of the rulebook, pp. 8, 9, 14-18."""

from __future__ import annotations

from functools import cache

import pytest

from garrison.core import dice
from garrison.core.game import Setup
from garrison.core.position import Offers
from garrison.games.wolfenstein import codes, load_game
from garrison.games.wolfenstein import position as at
from garrison.games.wolfenstein.board import cell_of
from garrison.games.wolfenstein.flow import CleanUp, ready
from garrison.games.wolfenstein.game import Wolfenstein, wolf
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.reasons import ALLOWED, CODE, OUT_OF_RANGE
from garrison.games.wolfenstein.rules.actions import attack_reason
from garrison.games.wolfenstein.rules.fighting import AttackRoll
from garrison.games.wolfenstein.rules.figures import gap, lift, put
from garrison.games.wolfenstein.rules.nazis import begin_phase
from garrison.games.wolfenstein.rules.noise import clear_noise
from garrison.games.wolfenstein.rules.turn import HeroTurn

HEROES = "bj,anya,set,klaus"
BJ, SET, KLAUS = 0, 2, 3
HP, ARMOUR, RELOAD, BLANK = 1, 4, 8, 10  # a side of the die with each symbol
SOLDATEN = codes.FIRST_NAZI
ROOM, CORRIDOR = "R2", "C1"


@cache
def game() -> Wolfenstein:
    return load_game()


def table() -> WolfPosition:
    """An empty mission 1: every figure off the map, all doors open."""
    setup = game().settle(Setup("mission-1", extra={"heroes": HEROES}))
    p = wolf(game().setup(setup))
    for who in range(codes.FIRST_NAZI, codes.FIGURES):
        if p.nazis >> who & 1:
            lift(p, who)
    p.nazis = 0
    p.shut = 0
    return p


def stand(p: WolfPosition, who: int, x: int, y: int) -> None:
    put(p, who, cell_of(x, y))
    if who < codes.HEROES:
        p.spawned |= 1 << who
    else:
        p.nazis |= 1 << who
        kind = p.tables.type_of[who]
        p.row[at.HP + who], p.row[at.ARMOUR + who] = p.tables.hp[kind], p.tables.armour[kind]


def begin(p: WolfPosition, hero: int) -> None:
    ready(p, hero)
    p.restart(CleanUp())
    p.push(HeroTurn(hero))


def weapon(p: WolfPosition, hero: int) -> int:
    return next(n for n in range(p.tables.weapon_cards) if p.row[at.WEAPON_OWNER + n] == hero)


def throw(p: WolfPosition, *sides: int) -> None:
    assert p.dice() == len(sides)
    p.chance(dice.pack(list(sides), 12))


def shoot(p: WolfPosition, hero: int, target: int) -> None:
    p.play(codes.ATTACK + weapon(p, hero) * codes.ENEMY_CARDS + target - codes.FIRST_NAZI)
    if not isinstance(p.top, AttackRoll):
        p.play(codes.ABILITY + codes.ABILITIES)


def test_sides_of_the_die() -> None:
    faces = [table().tables.face[side - 1] for side in (HP, ARMOUR, RELOAD, BLANK)]
    assert faces == [codes.FACE_HP, codes.FACE_ARMOUR, codes.FACE_RELOAD, codes.FACE_BLANK]


@pytest.mark.rule("T.6b", "R.4")
def test_fatigued_start() -> None:
    p = table()
    stand(p, BJ, 12, 3)
    p.fatigue |= 1 << BJ
    begin(p, BJ)
    assert p.ap == 3


@pytest.mark.rule("Q.1", "R.6")
def test_noise_in_two_tiles_and_clean_up() -> None:
    p = table()
    stand(p, BJ, 11, 3)
    stand(p, SOLDATEN, 9, 3)
    begin(p, BJ)
    shoot(p, BJ, SOLDATEN)
    throw(p, *[BLANK] * p.dice())
    while not isinstance(p.top, HeroTurn):
        p.play(codes.STAND)
    tiles = {p.board.tile_ids[n] for n in range(p.board.tiles) if p.noise >> n & 1}
    assert tiles == {ROOM, CORRIDOR}
    lift(p, SOLDATEN)
    p.nazis = 0
    clear_noise(p)
    assert {p.board.tile_ids[n] for n in range(p.board.tiles) if p.noise >> n & 1} == {ROOM}


@pytest.mark.rule("T.2", "A.1", "A.7")
def test_move_attack_and_move_back() -> None:
    p = table()
    stand(p, SET, 12, 3)
    stand(p, SOLDATEN, 15, 3)
    begin(p, SET)
    p.ap = 5
    p.play(codes.MOVE + cell_of(12, 4))
    assert p.ap == 4
    shoot(p, SET, SOLDATEN)
    throw(p, *[BLANK] * p.dice())
    assert p.ap == 1
    p.play(codes.MOVE + cell_of(12, 3))
    assert p.ap == 0


@pytest.mark.rule("F.1b", "F.2", "L.5")
def test_klaus_has_three_dice_at_two_spaces_and_cannot_reach_four() -> None:
    p = table()
    stand(p, KLAUS, 12, 3)
    stand(p, SOLDATEN, 14, 4)
    stand(p, SOLDATEN + 1, 16, 2)
    begin(p, KLAUS)
    p.row[at.AMMUNITION + KLAUS * 3] = 1
    assert gap(p, KLAUS, SOLDATEN + 1) == 4
    p.flags |= at.ABILITY_USED
    far = attack_reason(p, KLAUS, weapon(p, KLAUS), SOLDATEN + 1)
    assert far & CODE == OUT_OF_RANGE
    assert attack_reason(p, KLAUS, weapon(p, KLAUS), SOLDATEN) == ALLOWED
    shoot(p, KLAUS, SOLDATEN)
    assert p.dice() == 3
    assert p.ap == 4


@pytest.mark.rule("K.3", "P.4", "F.3", "F.4", "F.6", "P.1", "D.2")
def test_klaus_rerolls_and_kills() -> None:
    p = table()
    stand(p, KLAUS, 12, 3)
    stand(p, SOLDATEN, 14, 4)
    begin(p, KLAUS)
    shoot(p, KLAUS, SOLDATEN)
    throw(p, RELOAD, BLANK, ARMOUR)
    p.play(codes.REROLL + codes.FACE_RELOAD)
    throw(p, HP)
    assert p.row[at.WEAPON_STATE + weapon(p, KLAUS)] & codes.JAMMED == 0
    assert p.row[at.ARMOUR + SOLDATEN] == 2
    assert p.row[at.HP + SOLDATEN] == 0
    assert not p.nazis >> SOLDATEN & 1
    assert p.row[at.GLORY + KLAUS] == 1
    assert p.danger == 1
    offers = Offers()
    p.weights(offers)
    p.chance(next(n for n in range(offers.n) if offers.a[n]))  # the equipment card
    ammo = [p.row[at.AMMUNITION + KLAUS * 3 + n] for n in range(3)]
    p.play(codes.AMMO + codes.HEAVY)
    assert p.row[at.AMMUNITION + KLAUS * 3 + codes.HEAVY] == ammo[codes.HEAVY] + 1


@pytest.mark.rule("F.2b", "N.6", "N.6c", "N.9")
def test_the_other_soldaten_fires_one_die_and_closes_in() -> None:
    p = table()
    stand(p, KLAUS, 12, 3)
    stand(p, SOLDATEN, 16, 4)
    p.restart(CleanUp())
    begin_phase(p)
    p.proceed()
    assert p.dice() == 1
    health = p.row[at.HP + KLAUS], p.row[at.ARMOUR + KLAUS]
    before = p.round
    throw(p, RELOAD)
    assert (p.row[at.HP + KLAUS], p.row[at.ARMOUR + KLAUS]) == health
    assert gap(p, KLAUS, SOLDATEN) == 1
    assert p.round == before + 1


@pytest.mark.rule("F.2b")
def test_an_adjacent_soldaten_has_three_dice() -> None:
    p = table()
    stand(p, KLAUS, 12, 3)
    stand(p, SOLDATEN, 13, 3)
    p.restart(CleanUp())
    begin_phase(p)
    p.proceed()
    assert p.dice() == 3


@pytest.mark.rule("V.1")
def test_big_armour_beats_armour_piercing_ammunition() -> None:
    p = table()
    super_soldier = int(p.tables.first_figure[p.tables.type_ids.index("supersoldaten")])
    stand(p, BJ, 12, 3)
    stand(p, super_soldier, 14, 3)
    begin(p, BJ)
    p.row[at.AMMUNITION + BJ * 3 + codes.HEAVY] = 2
    p.play(codes.ATTACK + weapon(p, BJ) * codes.ENEMY_CARDS + super_soldier - codes.FIRST_NAZI)
    p.play(codes.ABILITY)  # armour-piercing ammunition
    throw(p, *[ARMOUR] * p.dice())
    assert p.row[at.HP + super_soldier] == 3
    assert p.row[at.ARMOUR + super_soldier] == 2
