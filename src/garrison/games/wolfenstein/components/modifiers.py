"""What typed effects add to attacks and to a figure's values, as columns of the table of modifiers."""

from __future__ import annotations

from collections.abc import Iterable

from garrison.games.wolfenstein.components import effects as fx
from garrison.games.wolfenstein.components import fighting as fight
from garrison.games.wolfenstein.components import packed as col
from garrison.games.wolfenstein.components.effects import Effect
from garrison.games.wolfenstein.components.packed import COLUMNS, PackedComponents
from garrison.games.wolfenstein.components.records import FACES

DICE_IF = {"": col.EXTRA_DICE, "target_adjacent": col.DICE_ADJACENT, "moved_3_or_more": col.DICE_MOVED}
HITS = {"heroes": col.HITS_HEROES, "enemies": col.HITS_ENEMIES, "all": col.HITS_ALL}


def modify(t: PackedComponents, source: int, effects: Iterable[Effect]) -> None:
    """Enter what is always in force, or in force for the attack an ability is paid for."""
    for effect in effects:
        for column, value in (*_roll(effect), *_attack(effect), *_figure(effect)):
            t.mods[source * COLUMNS + column] += value


def _roll(effect: Effect) -> list[tuple[int, int]]:
    """Dice and their results."""
    if isinstance(effect, fight.ExtraDice):
        return [(DICE_IF[effect.needs], effect.n)]
    if isinstance(effect, fight.Reroll):
        if effect.face == "any":
            return [(col.REROLL_ANY, effect.count)]
        return [(col.REROLLS + FACES.index(effect.face), effect.count)]
    if isinstance(effect, fight.Convert):
        column = col.CONVERT + FACES.index(effect.old) * 4 + FACES.index(effect.new)
        special = [(col.SPECIAL_ONLY, 1)] if effect.needs == "special_weapon" else []
        piercing = [(col.PIERCING, 1)] if effect.tag else []
        return [(column, effect.count), *special, *piercing]
    if isinstance(effect, fight.AddResult):
        return [(col.ADD + FACES.index(effect.face), effect.n)]
    if isinstance(effect, fight.Falloff):
        return [(col.FALLOFF, effect.per), (col.FALLOFF_LEAST, effect.least)]
    if isinstance(effect, fight.CancelHits):
        faces = sum(1 << FACES.index(face) for face in set(effect.faces))
        easy = sum(1 << FACES.index(face) for face in set(effect.easy_faces))
        return [(col.CANCEL, effect.count), (col.CANCEL_FACES, faces), (col.CANCEL_EASY, easy)]
    return []


def _attack(effect: Effect) -> list[tuple[int, int]]:
    """How an attack is made and what it does besides."""
    if isinstance(effect, fight.ExtraRange):
        return [(col.RANGE, effect.n)]
    if isinstance(effect, fight.MinRange):
        return [(col.MIN_RANGE, effect.n)]
    if isinstance(effect, fight.Silent):
        return [(col.NO_NOISE, int(not effect.noise)), (col.NO_DANGER, int(not effect.danger))]
    if isinstance(effect, fight.AddReload):
        return [(col.ADD_RELOAD, 1)]
    if isinstance(effect, fight.PierceMetal):
        return [(col.PIERCE_METAL, 1)]
    if isinstance(effect, fight.Splash):
        return [
            (col.SPLASH, effect.damage),
            (col.SPLASH_RADIUS, effect.radius),
            (col.SPLASH_HITS, HITS[effect.hits]),
        ]
    if isinstance(effect, fight.Area) and effect.range == 0:
        return [(col.AREA_DICE, effect.dice), (col.AREA_RADIUS, effect.radius)]
    if isinstance(effect, fight.Stun) and effect.target == "target":
        return [(col.STUN_ON_HIT, 1)]
    if isinstance(effect, fight.Push) and effect.target == "target":
        return [(col.PUSH_TARGET, effect.n)]
    if isinstance(effect, fight.OrderAttack):
        return [(col.ORDERED_DICE, effect.dice)]
    return []


def _figure(effect: Effect) -> list[tuple[int, int]]:
    """Values of the figure itself."""
    if isinstance(effect, fx.FreeMove) and effect.when != "now":
        return [(col.FREE_ON_KILL if effect.when == "kill" else col.FREE_AFTER, effect.n)]
    if isinstance(effect, fight.MeleeAttack):
        return [
            (col.MELEE_DICE, effect.dice),
            (col.MELEE_AP, effect.ap),
            (col.MELEE_LOUD, int(not effect.silent)),
        ]
    if isinstance(effect, fx.OpenDoor):
        return [(col.DOOR_AP, effect.ap + 1)]
    if isinstance(effect, fx.GainAp) and effect.when == "turn_start":
        return [(col.TURN_AP, effect.n)]
    if isinstance(effect, fx.Heal) and effect.when == "turn_start":
        return [(col.NURSING, effect.n)]
    if isinstance(effect, fight.DamageReduction) and effect.per != "next_own_turn":
        return [(col.REDUCE_ROUND if effect.per == "round" else col.REDUCE_ATTACK, effect.n)]
    return []
