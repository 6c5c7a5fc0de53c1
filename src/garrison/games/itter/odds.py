"""Exact chances of what a roll will do, before it is chosen and while it is pending."""

from __future__ import annotations

from garrison.core.ask import Facts
from garrison.core.odds import Odd
from garrison.core.option import Option
from garrison.games.itter import codes
from garrison.games.itter import position as at
from garrison.games.itter.position import ItterPosition, Step
from garrison.games.itter.rules.actions import AttackRoll
from garrison.games.itter.rules.attributes import attack_dice, mans_weapon
from garrison.games.itter.rules.counters import Suppression, SuppressionRoll, target_kind, target_space
from garrison.games.itter.rules.fire import Flak, Shot
from garrison.games.itter.rules.locations import LocationShot
from garrison.games.itter.rules.offers import actor
from garrison.games.itter.rules.tactics import suppression_need


def any_reaches(dice: int, need: int) -> float:
    """The chance that at least one of so many dice shows `need` or more."""
    miss = min(max(need - 1, 0), 6) / 6
    return 1.0 - float(miss**dice)


def odds(p: ItterPosition, option: Option | None) -> tuple[Odd, ...]:
    """The odds of an option on offer, or of the pending roll."""
    if option is None:
        return _pending(p, p.top)
    if p.reason(option.index) != 0:
        return ()
    if codes.ATTACK <= option.index < codes.SHIFT:
        return _attack(p, option.index)
    if codes.SPEND <= option.index < codes.ORDER and isinstance(p.top, Suppression):
        return _suppression(p, p.top.kind, p.top.area, option.index - codes.SPEND)
    return ()


def _attack(p: ItterPosition, option: int) -> tuple[Odd, ...]:
    who = actor(option)
    target = (option - codes.ATTACK) % codes.TARGETS
    return (_hit(p, target, attack_dice(p, who, mans_weapon(p, who))),)


def _hit(p: ItterPosition, target: int, dice: int) -> Odd:
    t = p.tables
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
    t = p.tables
    need = suppression_need(p, kind)
    stopped = any_reaches(tokens, need)
    facts: Facts = {
        "counter": t.counter_ids[kind],
        "space": t.space_ids[area],
        "dice": tokens,
        "need": need,
    }
    found = [Odd("stopped", facts, stopped)]
    if kind <= codes.STURM and is_full(p, area):
        found.append(Odd("castle-falls", facts, 1.0 - stopped))
    return tuple(found)


def is_full(p: ItterPosition, area: int) -> bool:
    """Whether one more counter on this area pushes another into the castle. [4.3f]"""
    space = area
    while space != codes.CASTLE:
        if p.row[at.SPACE + space] == 0:
            return False
        space = p.tables.next[space]
    return True


def _pending(p: ItterPosition, step: Step) -> tuple[Odd, ...]:
    t = p.tables
    if isinstance(step, AttackRoll):
        return (_hit(p, step.target, step.shots),)
    if isinstance(step, SuppressionRoll):
        return _suppression(p, step.kind, step.area, step.tokens)
    if isinstance(step, (Shot, Flak)):
        who = step.who if isinstance(step, Shot) else step.target(p)
        return (_struck(p, t.defender_ids[who], p.where(who), step.dice(p)),)
    if isinstance(step, LocationShot):
        return (_struck(p, t.location_ids[step.location], step.location, step.dice(p)),)
    return ()


def _struck(p: ItterPosition, name: str, location: int, dice: int) -> Odd:
    need = p.row[at.DEFENSE + location]
    return Odd("struck", {"who": name, "dice": dice, "need": need}, any_reaches(dice, need))


def odds_messages() -> dict[str, frozenset[str]]:
    """The messages of odds with their variables; the chance itself is added by whoever shows them."""
    about_counter = frozenset({"counter", "space", "dice", "need"})
    return {
        "odds-hit": about_counter,
        "odds-stopped": about_counter,
        "odds-castle-falls": about_counter,
        "odds-struck": frozenset({"who", "dice", "need"}),
    }
