"""What the options of Castle Itter cost and bring."""

from __future__ import annotations

from garrison.core.option import Option
from garrison.core.terms import Terms
from garrison.games.itter import codes as c
from garrison.games.itter.actions.move import MOVE, SHIFT
from garrison.games.itter.actions.place import PLACE
from garrison.games.itter.actions.shoot import PUT, SUPPRESS, USE_OWN, USE_WEAPON, WeaponChoice, may_choose
from garrison.games.itter.position import ItterPosition
from garrison.games.itter.rules.attributes import mans_weapon, suppress_value
from garrison.games.itter.rules.counters import SPEND, Suppression
from garrison.games.itter.verbs import KIND, VERBS, is_action

TERMS = ("actions", "suppression", "defense")  # what is counted
INTO = (PLACE, SHIFT, MOVE)  # verbs that bring a man onto a square


def terms(p: ItterPosition, option: Option) -> Terms:
    """An action token, tokens of a crate; the cover of a square and the tokens that a man lays."""
    index = option.index
    cost = {"actions": 1} if is_action(index) else {}
    if SPEND.has(index) and option.index > SPEND.first:
        cost = {"suppression": index - int(SPEND.first)}
    return Terms(VERBS[KIND[index]].sort, cost, _brings(p, index), _place(p, index))


def _brings(p: ItterPosition, option: int) -> dict[str, int]:
    for verb in INTO:
        if verb.has(option):
            cover = int(p.row[c.DEFENSE + p.packed.location[verb.part(option)]])
            return {"defense": cover} if cover else {}
    tokens = _tokens(p, option)
    return {"suppression": tokens} if tokens else {}


def _tokens(p: ItterPosition, option: int) -> int:
    """Tokens that are laid, where nothing has to be chosen before. [2.3]"""
    if PUT.has(option):
        return int(PUT.part(option))
    if SUPPRESS.has(option) and not may_choose(p, SUPPRESS.actor(option)):
        who = SUPPRESS.actor(option)
        return int(suppress_value(p, who, mans_weapon(p, who)))
    top = p.top
    if (
        isinstance(top, WeaponChoice)
        and top.target == c.TARGETS
        and (USE_WEAPON.has(option) or USE_OWN.has(option))
    ):
        return int(suppress_value(p, top.who, USE_WEAPON.has(option)))
    return 0


def _place(p: ItterPosition, option: int) -> tuple[str, ...]:
    """Tokens are spent where the counter is coming. [4.3b]"""
    top = p.top
    return (
        (f"space:{p.packed.space_ids[top.area]}",)
        if isinstance(top, Suppression) and SPEND.has(option)
        else ()
    )
