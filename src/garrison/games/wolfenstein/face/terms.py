"""What the options of Wolfenstein cost and bring whoever is in turn."""

from __future__ import annotations

from bisect import bisect_right

from garrison.core.option import Option
from garrison.core.terms import Terms, change
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.actions.attack import ABILITY
from garrison.games.wolfenstein.names import figure_name
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.verb import DECLARED, WolfAnswer, WolfVerb

TERMS = ("ap", *c.AMMO_IDS, "hp", "armour", "glory")  # what is counted
ON_THE_BOARD = ("space", "piece", "gate", "token", "tile")


def terms(p: WolfPosition, option: Option) -> Terms:
    """What an action changes at once: it is done in a copy, and both are counted."""
    verb = _verb(option.index)
    if p.actor == c.NOBODY or not (isinstance(verb, WolfVerb) or verb is ABILITY):
        return Terms(verb.sort)
    after = p.copy()
    after.play(option.index)
    cost, brings = change(_counts(p, p.actor), _counts(after, p.actor))
    return Terms(verb.sort, cost, brings if after.actor == p.actor else {}, _place(p, option))


def _verb(option: int) -> WolfAnswer:
    """The verb that an option belongs to."""
    if not _ORDERED:
        _ORDERED.extend(
            sorted((verb for verb in DECLARED if isinstance(verb, WolfAnswer)), key=lambda one: one.first)
        )
    return _ORDERED[bisect_right(_ORDERED, option, key=lambda one: one.first) - 1]


_ORDERED: list[WolfAnswer] = []  # filled when all verbs are declared


def _counts(p: WolfPosition, who: int) -> dict[str, int]:
    r = p.row
    hero = who < c.HEROES
    ammo = {
        name: r[c.AMMUNITION + who * c.AMMO_KINDS + n] if hero else 0 for n, name in enumerate(c.AMMO_IDS)
    }
    return {
        "ap": p.ap,
        **ammo,
        "hp": r[c.HP + who],
        "armour": r[c.ARMOUR + who],
        "glory": r[c.GLORY + who] if hero else 0,
    }


def _place(p: WolfPosition, option: Option) -> tuple[str, ...]:
    """What is done with oneself lies where one stands."""
    elsewhere = any(ref.split(":")[0] in ON_THE_BOARD for ref in option.path)
    return () if elsewhere else (f"piece:{figure_name(p, p.actor)}",)
