"""Chances of what an attack, a check or another roll will do, before it is chosen and while it is pending: exact."""

from __future__ import annotations

from collections.abc import Callable
from math import comb

from garrison.core.ask import Facts
from garrison.core.odds import Odd
from garrison.core.option import Option
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.actions.attack import AbilityChoice
from garrison.games.wolfenstein.actions.melee import TakedownTarget
from garrison.games.wolfenstein.actions.reload import ReloadRoll
from garrison.games.wolfenstein.face.chances import AttackOdds, Chances, face_sides, struck, throws, unpacked
from garrison.games.wolfenstein.names import figure_name, picked
from garrison.games.wolfenstein.nazis.activation import TargetChoice
from garrison.games.wolfenstein.nazis.talents import PuppeteerRoll
from garrison.games.wolfenstein.position import Step, WolfPosition
from garrison.games.wolfenstein.rules.area import AreaRoll
from garrison.games.wolfenstein.rules.effect_steps import LuckCheck
from garrison.games.wolfenstein.rules.event_cards import EventCheck
from garrison.games.wolfenstein.rules.fighting import AttackRoll, RerollChoice, RerollRoll
from garrison.games.wolfenstein.rules.figures import gap
from garrison.games.wolfenstein.rules.weapons import attack_dice, bayonet_of, reach_of


def odds(p: WolfPosition, option: Option | None) -> tuple[Odd, ...]:
    """The odds of an attack on offer, of a choice within one, or of the pending roll."""
    if option is None:
        return _pending(p, p.top)
    if p.reason(option.index) != 0:
        return ()
    top = p.top
    if isinstance(top, RerollChoice):
        return _reroll(p, top, option.index)
    if isinstance(top, AbilityChoice):
        ability = option.index - c.ABILITY
        paid = ability if ability < c.ABILITIES else c.NOBODY
        return _attack(p, top.hero, top.target, top.card, paid)
    if isinstance(top, TakedownTarget):
        return _attack(p, top.hero, picked(p, option.index), c.TAKEDOWN, top.kind)
    if isinstance(top, TargetChoice):
        return _attack(p, top.who, picked(p, option.index), c.CARD, c.NOBODY)
    if c.ATTACK <= option.index < c.RELOAD:
        return _declared(p, option.index)
    return ()


def _declared(p: WolfPosition, option: int) -> tuple[Odd, ...]:
    """An attack without a paid ability; nothing if the target is out of reach without one."""
    place = option - c.ATTACK
    target = c.FIRST_NAZI + place % c.ENEMY_CARDS  # all blocks have the same width
    if option >= c.SHOOT:
        return _attack(p, p.actor, target, c.CARD, c.NOBODY)
    if option >= c.PUNCH:
        return _attack(p, p.actor, target, c.FISTS, c.NOBODY)
    if option >= c.STAB:
        return _attack(p, p.actor, target, c.BAYONET, bayonet_of(p, p.actor))
    card = place // c.ENEMY_CARDS
    if reach_of(p, card, c.NOBODY) < gap(p, p.actor, target):
        return ()
    return _attack(p, p.actor, target, card, c.NOBODY)


def _attack(p: WolfPosition, who: int, target: int, weapon: int, ability: int) -> tuple[Odd, ...]:
    twin = p.copy()
    twin.target, twin.weapon, twin.ability = target, weapon, ability
    dice = int(attack_dice(twin, who, gap(p, who, target)))
    return _told(twin, who, dice, AttackOdds(twin, who).of_roll(dice))


def _reroll(p: WolfPosition, top: RerollChoice, option: int) -> tuple[Odd, ...]:
    """Whether to re-roll one more die; what else may be re-rolled after it is chosen as well as can be."""
    faces, again = unpacked(p.faces), unpacked(p.rerolls)
    attack = AttackOdds(p, top.hero)
    if option == c.STAND:
        return _told(p, top.hero, sum(faces), attack.of_reroll(faces, again))
    more = tuple(n + (face == option - c.REROLL) for face, n in enumerate(again))
    return _told(p, top.hero, sum(faces), attack.of_faces(faces, more))


def _told(p: WolfPosition, who: int, dice: int, chances: Chances) -> tuple[Odd, ...]:
    facts: Facts = {"target": figure_name(p, p.target), "dice": dice}
    found = [Odd("fall", facts, chances.fall), Odd("hurt", facts, chances.hurt)]
    if who < c.HEROES and p.weapon < c.WEAPON_CARDS:
        found.append(Odd("jam", {}, chances.jam, aim=False))
    return tuple(found)


def _pending(p: WolfPosition, top: Step) -> tuple[Odd, ...]:
    for kind, tell in PENDING:
        if isinstance(top, kind):
            return tell(p, top)
    return ()


def _rolled(p: WolfPosition, top: Step) -> tuple[Odd, ...]:
    """The dice of an attack, or those that are rolled again."""
    if isinstance(top, AttackRoll):
        return _told(p, top.who, top.shots, AttackOdds(p, top.who).of_roll(top.shots))
    if not isinstance(top, RerollRoll):
        return ()
    chances = AttackOdds(p, top.who).of_reroll(unpacked(p.faces), unpacked(p.rerolls))
    return _told(p, top.who, sum(unpacked(p.faces)), chances)


def _area(p: WolfPosition, top: Step) -> tuple[Odd, ...]:
    """The dice of an area effect for one figure; Reload is a Blank, nothing is re-rolled. [B.4]"""
    if not isinstance(top, AreaRoll):
        return ()
    target = int(top.target())
    sides = tuple(face_sides(p, face) for face in range(c.FACES))
    fall = hurt = 0.0
    for faces, chance in throws(top.dice(p), sides):
        down, hit = struck(p, target, faces[c.FACE_HP], faces[c.FACE_ARMOUR])
        fall += chance * down
        hurt += chance * hit
    facts: Facts = {"target": figure_name(p, target), "dice": top.dice(p)}
    return Odd("fall", facts, fall), Odd("hurt", facts, hurt)


def _check(p: WolfPosition, top: Step) -> tuple[Odd, ...]:
    """At least so many successes. [K.2b]"""
    need = 1
    if isinstance(top, EventCheck):
        need = p.packed.choice_need[top.event * c.EVENT_CHOICES + top.choice]
    hit = (face_sides(p, c.FACE_HP) + face_sides(p, c.FACE_ARMOUR)) / c.SIDES
    dice = int(p.dice())
    chance = sum(comb(dice, n) * hit**n * (1 - hit) ** (dice - n) for n in range(need, dice + 1))
    return (Odd("success", {"dice": dice, "need": need}, chance),)


def _reload(p: WolfPosition, top: Step) -> tuple[Odd, ...]:
    """Hardest mode: the token goes back on the weapon. [X.8b]"""
    return (Odd("jam", {}, face_sides(p, c.FACE_RELOAD) / c.SIDES, aim=False),)


PENDING: tuple[tuple[type[Step], Callable[[WolfPosition, Step], tuple[Odd, ...]]], ...] = (
    (AttackRoll, _rolled),
    (RerollRoll, _rolled),
    (AreaRoll, _area),
    (EventCheck, _check),
    (LuckCheck, _check),
    (PuppeteerRoll, _check),
    (ReloadRoll, _reload),
)


def odds_messages() -> dict[str, frozenset[str]]:
    """The messages of odds with their variables; the chance itself is added by whoever shows them."""
    attack = frozenset({"target", "dice"})
    return {
        "odds-fall": attack,
        "odds-hurt": attack,
        "odds-jam": frozenset(),
        "odds-success": frozenset({"dice", "need"}),
    }
