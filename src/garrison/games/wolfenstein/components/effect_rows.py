"""TypedRecord effects that happen once, as rows of the list of effects."""

from __future__ import annotations

from collections.abc import Iterable

from garrison.core.errors import BadComponent
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.components import effects as fx
from garrison.games.wolfenstein.components import fighting as fight
from garrison.games.wolfenstein.components import packed as columns
from garrison.games.wolfenstein.components.effects import Effect
from garrison.games.wolfenstein.components.packed import PackedComponents
from garrison.games.wolfenstein.components.records import AMMO

Row = dict[str, int]
WHO = {
    "self": c.SELF,
    "adjacent_hero": c.ADJACENT_HERO,
    "self_or_adjacent_hero": c.SELF_OR_ADJACENT,
    "heroes_in_tile": c.HEROES_IN_TILE,
    "all_heroes": c.ALL_HEROES,
    "heroes_within": c.HEROES_WITHIN,
    "hero_within": c.HEROES_WITHIN,
    "enemies_in_adjacent_tiles": c.ENEMIES_NEXT_TILES,
    "nearest_enemy": c.NEAREST_ENEMY,
    "enemy": c.ENEMY_IN_RANGE,
    "adjacent_enemy": c.ADJACENT_ENEMY,
    "adjacent_machine": c.ADJACENT_MACHINE,
    "every": c.ALL_OF_TYPE,
    "own_tile": c.OWN_TILE,
    "adjacent_tile": c.NEXT_TILE,
    "tile_within": c.TILE_WITHIN,
    "target_tile": c.TARGET_TILE,
}
AMMO_CODES = {"any": c.ANY, "weapon_drawn": c.DRAWN}


def add_effects(t: PackedComponents, effects: Iterable[Effect], source: int = c.FROM_CARD) -> tuple[int, int]:
    """Append effects to the list; where they begin and how many they are. Cards they draw come from the source."""
    first = t.fx.n
    for effect in effects:
        row = _hero(effect) or _map(t, effect) or _aimed(t, effect)
        if row is None:
            raise BadComponent(f"components: {type(effect).__name__} does not happen once by itself")
        for column, value in row.items():
            getattr(t.fx, column)[t.fx.n] = value
        if t.fx.n > first and c.FX_SPAWN == t.fx.kind[t.fx.n] == t.fx.kind[t.fx.n - 1]:
            t.fx.flags[t.fx.n] |= columns.SAME_SQUAD
        if t.fx.kind[t.fx.n] == c.FX_DRAW:
            t.fx.who[t.fx.n] = source
        t.fx.n += 1
    return first, t.fx.n - first


def _hero(effect: Effect) -> Row | None:
    """Effects on heroes."""
    if isinstance(effect, fx.Heal):
        return {"kind": c.FX_HEAL, "amount": effect.n, "who": WHO[effect.who]}
    if isinstance(effect, fx.ArmourTokens):
        return {"kind": c.FX_WARD, "amount": effect.n, "who": WHO[effect.who], "reach": effect.range}
    if isinstance(effect, fx.GainAp):
        flags = columns.THEIR_TURN if effect.when == "their_next_turn" else 0
        return {"kind": c.FX_GAIN_AP, "amount": effect.n, "who": WHO[effect.who], "flags": flags}
    if isinstance(effect, fx.RemoveFatigue):
        return {"kind": c.FX_REST, "who": WHO[effect.who]}
    if isinstance(effect, fx.GainFatigue):
        return {"kind": c.FX_FATIGUE}
    if isinstance(effect, fx.FreeMove):
        return {"kind": c.FX_FREE_MOVE, "amount": effect.n}
    if isinstance(effect, fx.MoveHero):
        return {"kind": c.FX_CARRY, "amount": effect.n, "who": c.ADJACENT_HERO}
    if isinstance(effect, fight.ExtraAttack):
        flags = columns.AFTER_KILL if effect.needs == "kill_this_turn" else 0
        return {"kind": c.FX_EXTRA_ATTACK, "amount": effect.n, "flags": flags}
    if isinstance(effect, fx.IgnorePresenceNoise):
        return {"kind": c.FX_LIGHT_STEP}
    if isinstance(effect, fight.DamageReduction):
        return {"kind": c.FX_SHIELD, "amount": effect.n}
    if isinstance(effect, fx.GainAmmo):
        ammo = AMMO_CODES.get(effect.ammo)
        what = AMMO.index(effect.ammo) if ammo is None else ammo
        return {"kind": c.FX_AMMO, "amount": effect.n, "what": what, "who": WHO[effect.who]}
    return None


def _map(t: PackedComponents, effect: Effect) -> Row | None:
    """Effects on danger, noise, decks and figures."""
    if isinstance(effect, fx.Draw):
        return {"kind": c.FX_DRAW, "amount": effect.n, "what": int(effect.deck == "weapon")}
    if isinstance(effect, fx.Danger):
        return {"kind": c.FX_DANGER, "amount": effect.delta}
    if isinstance(effect, fx.NoiseAdd):
        return {"kind": c.FX_NOISE, "who": WHO[effect.where], "reach": effect.range}
    if isinstance(effect, fx.NoiseRemove):
        return {"kind": c.FX_HUSH}
    if isinstance(effect, fx.Spawn):
        return {"kind": c.FX_SPAWN, "amount": effect.count, "what": t.type_ids.index(effect.enemy)}
    if isinstance(effect, fx.Bot):
        return {"kind": c.FX_BOT, "what": t.type_ids.index(effect.enemy)}
    if isinstance(effect, fight.Damage):
        return {
            "kind": c.FX_DAMAGE,
            "amount": effect.n,
            "who": WHO[effect.who],
            "radius": effect.radius,
        }
    if isinstance(effect, fx.RemoteSearch):
        return {"kind": c.FX_REMOTE, "reach": effect.range}
    if isinstance(effect, fx.Unseen):
        return {"kind": c.FX_UNSEEN, "what": hidden_from(t, effect), "reach": effect.range_over}
    return None


def hidden_from(t: PackedComponents, effect: fx.Unseen) -> int:
    """The enemy types, all if none is named, that do not see the hero, and whether an attack of his ends it."""
    types = sum(1 << t.type_ids.index(name) for name in set(effect.to)) or (1 << c.TYPES) - 1
    return types | c.UNLESS_LOUD * effect.unless_attacked


def _aimed(t: PackedComponents, effect: Effect) -> Row | None:
    """Effects on an enemy or a space that is chosen."""
    if isinstance(effect, fight.Stun):
        flags = columns.IF_SUCCESS if effect.on == "success" else 0
        what = t.type_ids.index(effect.enemy) if effect.enemy else 0
        row = {"kind": c.FX_STUN, "who": WHO[effect.target], "reach": effect.range}
        return row | {"flags": flags, "what": what}
    if isinstance(effect, fight.Sabotage):
        row = {"kind": c.FX_SABOTAGE, "who": WHO[effect.target], "reach": effect.range}
        return row | {"amount": effect.ap}
    if isinstance(effect, fight.Push):
        return {"kind": c.FX_PUSH, "amount": effect.n, "who": c.ADJACENT_ENEMY}
    if isinstance(effect, fight.Area):
        flags = columns.STUNS * effect.stun | columns.SABOTAGES * effect.sabotage
        flags |= columns.SPARES if effect.spares else 0
        return {
            "kind": c.FX_AREA,
            "amount": effect.dice,
            "reach": effect.range,
            "radius": effect.radius,
            "damage": effect.damage,
            "splash": effect.splash,
            "flags": flags,
            "only": int(bool(effect.spares or effect.only)),
        }
    return None
