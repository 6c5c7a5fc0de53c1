"""Exact chances of what a roll will do, before it is chosen and while it is pending."""

from __future__ import annotations

from collections.abc import Callable

from garrison.core import bits
from garrison.core.ask import Facts
from garrison.core.odds import Odd, chance_of
from garrison.core.option import Option
from garrison.core.position import Position
from garrison.games.itter import codes as c
from garrison.games.itter.actions.shoot import ATTACK, USE_OWN, USE_WEAPON, AttackRoll, WeaponChoice
from garrison.games.itter.danger.fire import any_reaches
from garrison.games.itter.danger.overrun import overrun_chance
from garrison.games.itter.ending import on_board
from garrison.games.itter.flow import Act, DefenderPhase
from garrison.games.itter.position import ItterPosition, Step
from garrison.games.itter.rules.attributes import attack_dice, mans_weapon
from garrison.games.itter.rules.counters import (
    SPEND,
    PlaceCounters,
    Suppression,
    SuppressionRoll,
    target_kind,
    target_space,
)
from garrison.games.itter.rules.fire import Aim, Colour, Flak, Shot
from garrison.games.itter.rules.locations import LocationRoll, LocationShot
from garrison.games.itter.rules.tactics import suppression_need
from garrison.games.itter.state import dump


def odds(p: ItterPosition, option: Option | None) -> tuple[Odd, ...]:
    """The odds of an option on offer, or of the pending roll."""
    if option is None:
        return _pending(p, p.top)
    if isinstance(p.top, WeaponChoice) and (USE_WEAPON.has(option.index) or USE_OWN.has(option.index)):
        return _with(p, p.top, USE_WEAPON.has(option.index))
    suppresses = SPEND.has(option.index) and isinstance(p.top, Suppression)
    if not (ATTACK.has(option.index) or suppresses) or p.reason(option.index) != 0:
        return ()
    if isinstance(p.top, Suppression):
        return _suppression(p, p.top.kind, p.top.area, option.index - SPEND.first)
    return _attack(p, option.index)


def _attack(p: ItterPosition, option: int) -> tuple[Odd, ...]:
    who = ATTACK.actor(option)
    return (_hit(p, ATTACK.part(option), attack_dice(p, who, mans_weapon(p, who))),)


def _with(p: ItterPosition, choice: WeaponChoice, weapon: bool) -> tuple[Odd, ...]:
    """An attack with the weapon's dice, or with the man's own; a Suppress rolls nothing. [3.6a]"""
    if choice.target == c.TARGETS:
        return ()
    return (_hit(p, choice.target, attack_dice(p, choice.who, weapon)),)


def _hit(p: ItterPosition, target: int, dice: int) -> Odd:
    t = p.packed
    kind = target_kind(p, target)
    need = t.counter_defense[kind]
    facts: Facts = {
        "counter": t.counter_ids[kind],
        "space": t.space_ids[target_space(target)],
        "dice": dice,
        "need": need,
    }
    return Odd("hit", facts, any_reaches(dice, need))


def _suppression(p: ItterPosition, kind: int, area: int, tokens: int) -> tuple[Odd, ...]:
    """Chance to keep the counter off the board and, if the track is full, that the castle falls."""
    t = p.packed
    need = suppression_need(p, kind)
    stopped = any_reaches(tokens, need)
    facts: Facts = {
        "counter": t.counter_ids[kind],
        "space": t.space_ids[area],
        "dice": tokens,
        "need": need,
    }
    found = [Odd("stopped", facts, stopped)]
    if kind <= c.STURM and is_full(p, area):
        found.append(Odd("castle-falls", facts, 1.0 - stopped))
    return tuple(found)


def is_full(p: ItterPosition, area: int) -> bool:
    """Whether one more counter on this area pushes another into the castle. [4.3f]"""
    space = area
    while space != c.CASTLE:
        if p.row[c.SPACE + space] == 0:
            return False
        space = p.packed.next[space]
    return True


def _pending(p: ItterPosition, step: Step) -> tuple[Odd, ...]:
    t = p.packed
    if isinstance(step, AttackRoll):
        return (_hit(p, step.target, step.shots),)
    if isinstance(step, SuppressionRoll):
        return _suppression(p, step.kind, step.area, step.tokens)
    if isinstance(step, (Shot, Flak)):
        who = step.who if isinstance(step, Shot) else step.target(p)
        return (_struck(p, t.defender_ids[who], p.where(who), step.dice(p)),)
    if isinstance(step, LocationShot):
        return (_struck(p, t.location_ids[step.location], step.location, step.dice(p)),)
    if isinstance(step, (LocationRoll, Aim, Colour, PlaceCounters)):
        return _harm(p)
    if isinstance(step, (DefenderPhase, Act)) and not p.rules.competitive:
        return (Odd("overrun", {}, overrun_chance(p), aim=False),)
    return ()


def _harm(p: ItterPosition) -> tuple[Odd, ...]:
    """What may come of a card before anybody is asked again. [4.1, 4.2, 4.3, 4.4]"""
    men, down = bits.count(on_board(p)), bits.count(p.disrupted)
    cases: dict[str, Callable[[Position], bool]] = {
        "casualty": lambda q: bits.count(on_board(_itter(q))) < men,
        "disrupted": lambda q: bits.count(_itter(q).disrupted) > down,
        "overrun-now": lambda q: _itter(q).ending == c.OVERRUN,
    }
    found = [Odd(key, {}, chance_of(p, case, _name), aim=False) for key, case in cases.items()]
    return tuple(odd for odd in found if odd.chance > 0)


def _name(p: Position) -> str:
    return dump(_itter(p))


def _itter(p: Position) -> ItterPosition:
    assert isinstance(p, ItterPosition)
    return p


def _struck(p: ItterPosition, name: str, location: int, dice: int) -> Odd:
    need = p.row[c.DEFENSE + location]
    return Odd("struck", {"who": name, "dice": dice, "need": need}, any_reaches(dice, need))


def odds_messages() -> dict[str, frozenset[str]]:
    """The messages of odds with their variables; the chance itself is added by whoever shows them."""
    about_counter = frozenset({"counter", "space", "dice", "need"})
    return {
        "odds-hit": about_counter,
        "odds-stopped": about_counter,
        "odds-castle-falls": about_counter,
        "odds-struck": frozenset({"who", "dice", "need"}),
        "odds-overrun": frozenset(),
        "odds-overrun-now": frozenset(),
        "odds-casualty": frozenset(),
        "odds-disrupted": frozenset(),
    }
