"""From typed component records to the packed, and from a set-up to the rules in force."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import asdict

from garrison.core.errors import BadComponent, Unknown, unknown
from garrison.core.game import Setup
from garrison.core.pack import fill_columns, fill_numbers
from garrison.core.state import choose
from garrison.games.wolfenstein import codes
from garrison.games.wolfenstein.components.effect_kinds import add_effects, modify
from garrison.games.wolfenstein.components.packed import (
    OF_ABILITY,
    OF_ITEM,
    OF_TALENT,
    OF_TYPE,
    PackedComponents,
    Rules,
)
from garrison.games.wolfenstein.components.records import (
    Components,
    Difficulty,
    EventOption,
    Hero,
    Loot,
)
from garrison.games.wolfenstein.components.typed import AMMO, FACES
from garrison.games.wolfenstein.effects.spawn import Spawn

SLOT_IDS = ("armour", "upgrade", "clothing", "other")
ITEM_TYPES = (*SLOT_IDS, "consumable", "mountable")
TRAITS = {
    "human": codes.HUMAN,
    "machine": codes.MACHINE,
    "leader": codes.LEADER,
    "boss": codes.BOSS | codes.LEADER,
}
BUILT_IN = {
    "heroes_in_play": codes.HEROES,
    "exerts_per_turn": 1,
    "fatigue_tokens_per_hero": 1,
    "abilities_per_turn": 1,
    "talents_per_turn": 1,
    "reload_tokens_per_weapon": 1,
    "noise_tokens_per_tile": 1,
    "attachments_per_weapon": 1,
    "dispute_dice": 2,
    "difficult_extra_ap": 1,  # the table of actions has the price that is paid
    "round_dial": 10,
}


def compile_components(components: Components) -> PackedComponents:
    """The tables of a set of components."""
    t = PackedComponents()
    _rooms(components)
    _ids(t, components)
    _die(t, components)
    _weapons(t, components)
    _items(t, components)
    _heroes(t, components)
    _enemies(t, components)
    _events(t, components)
    _crates(t, components)
    _numbers(t, components)
    return t


def _rooms(c: Components) -> None:
    rooms = {
        "heroes": (len(c.heroes), codes.HERO_CARDS),
        "enemies": (len(c.all_enemies), codes.TYPES),
        "weapons": (len(c.weapons), codes.WEAPON_KINDS),
        "equipment": (len(c.equipment), codes.ITEMS),
        "events": (len(c.events), codes.EVENTS),
        "crates": (len(c.crates), codes.CRATES),
    }
    for section, (size, room) in rooms.items():
        if size > room:
            raise BadComponent(f"components: {section}: {size} records, there is room for {room}")


def _ids(t: PackedComponents, c: Components) -> None:
    t.hero_ids = [r.id for r in c.heroes]
    t.type_ids = [r.id for r in c.all_enemies]
    t.weapon_ids = [r.id for r in c.weapons]
    t.item_ids = [r.id for r in c.equipment]
    t.event_ids = [r.id for r in c.events]
    t.crate_ids = [r.id for r in c.crates]
    t.weapon_card_ids = [
        f"{r.id}_{n + 1}" if r.copies > 1 else r.id for r in c.weapons for n in range(r.copies)
    ]
    t.ability_ids = _padded([[a.id for a in r.abilities] for r in c.weapons], codes.ABILITIES)
    t.talent_ids = _padded([[a.id for a in r.talents] for r in c.heroes], codes.TALENTS)
    t.choice_ids = _padded([[o.id for o in r.options] for r in c.events], codes.EVENT_CHOICES)
    t.figure_ids = [""] * codes.FIGURES
    for enemy in c.all_enemies:
        for n in range(enemy.count):
            name = f"{enemy.id}_{n + 1}" if enemy.count > 1 else enemy.id
            t.figure_ids[codes.FIRST_NAZI + enemy.first_card - 1 + n] = name


def _padded(rows: Sequence[Sequence[str]], width: int) -> list[str]:
    return [row[n] if n < len(row) else "" for row in rows for n in range(width)]


def _die(t: PackedComponents, c: Components) -> None:
    sides = [FACES.index(face.face) for face in c.die_faces for _ in range(face.sides)]
    for n, face in enumerate(sides):
        t.face[n] = face


def _weapons(t: PackedComponents, c: Components) -> None:
    fill_columns(t, "weapon_", c.weapons)
    t.weapon_deck.kinds = len(c.weapons)
    card = 0
    for kind, weapon in enumerate(c.weapons):
        t.weapon_first[kind] = card
        t.weapon_ammo[kind] = AMMO.index(weapon.ammo)
        t.abilities[kind] = len(weapon.abilities)
        for n, ability in enumerate(weapon.abilities):
            place = kind * codes.ABILITIES + n
            t.ability_cost[place] = ability.ammo
            t.ability_always[place] = int(ability.always_on)
            modify(t, OF_ABILITY + place, ability.effects)
        for _ in range(weapon.copies):
            t.weapon_kind[card] = kind
            card += 1
    t.weapon_cards = card


def _items(t: PackedComponents, c: Components) -> None:
    fill_columns(t, "item_", c.equipment)
    t.item_deck.kinds = len(c.equipment)
    for kind, item in enumerate(c.equipment):
        t.item_type[kind] = ITEM_TYPES.index(item.kind)
        t.item_mounts[kind] = sum(1 << AMMO.index(ammo) for ammo in set(item.mounts_on))
        modify(t, OF_ITEM + kind, item.effects)
        for effect in item.effects:
            effect.assign(t, kind)
        active = [effect for effect in item.effects if item.kind == "consumable" or effect.used_when_worn]
        once = [effect for effect in active if not effect.is_of_attack()]
        t.item_first[kind], t.item_count[kind] = add_effects(t, once)
        t.item_ap[kind] += sum(effect.own_ap() for effect in once)
        t.item_uses[kind] = int(bool(active))


def _heroes(t: PackedComponents, c: Components) -> None:
    fill_columns(t, "hero_", c.heroes)
    for n, hero in enumerate(c.heroes):
        t.hero_slots[n] = sum(1 << SLOT_IDS.index(slot) for slot in set(hero.item_slots))
        _kit(t, n, hero)
        for k, talent in enumerate(hero.talents):
            place = n * codes.TALENTS + k
            t.talent_cost[place] = talent.glory
            t.talent_always[place] = int(talent.always_on)
            if talent.always_on:
                modify(t, OF_TALENT + place, talent.effects)
            else:
                t.talent_first[place], t.talent_count[place] = add_effects(t, talent.effects)


def _kit(t: PackedComponents, n: int, hero: Hero) -> None:
    for k, weapon in enumerate(hero.start_weapons):
        t.hero_weapon[n * 4 + k] = t.weapon_ids.index(weapon)
    for item in hero.start_equipment:
        t.hero_items[n * codes.ITEMS + t.item_ids.index(item)] += 1
    for ammo, count in hero.start_ammo.items():
        t.hero_ammo[n * codes.AMMO_KINDS + AMMO.index(ammo)] = count


def _enemies(t: PackedComponents, c: Components) -> None:
    fill_columns(t, "", c.all_enemies)
    t.types = len(c.all_enemies)
    for kind, enemy in enumerate(c.all_enemies):
        first = codes.FIRST_NAZI + enemy.first_card - 1
        t.first_figure[kind] = first
        t.copies[kind] = enemy.count
        for n in range(enemy.count):
            t.type_of[first + n] = kind
            t.large_figures |= (1 << (first + n)) * (enemy.size == 2)
        t.large[kind] = int(enemy.size == 2)
        t.player_loot[kind] = add_loot(t, enemy.player_loot)
        t.team_loot[kind] = add_loot(t, enemy.team_loot)
        for keyword in enemy.keywords:
            t.traits[kind] |= TRAITS.get(keyword, 0)
        if enemy.id == "commander":
            t.commander = kind
        for talent in enemy.talents:
            modify(t, OF_TYPE + kind, talent.effects)
            for effect in talent.effects:
                effect.train(t, kind)


def add_loot(t: PackedComponents, loot: Loot) -> int:
    """A new number for a loot."""
    n = t.loots
    t.loots += 1
    t.loot.glory[n] = loot.glory
    t.loot.items[n] = loot.equipment
    t.loot.weapons[n] = loot.weapon
    for ammo, count in loot.ammo.items():
        t.loot.ammo[n * 4 + (codes.ANY if ammo == "any" else AMMO.index(ammo))] = count
    return n


def _events(t: PackedComponents, c: Components) -> None:
    fill_columns(t, "event_", c.events)
    t.event_deck.kinds = len(c.events)
    for n, event in enumerate(c.events):
        t.event_choices[n] = len(event.options)
        if len(event.options) > codes.EVENT_CHOICES:
            raise BadComponent(f"components: events.{n}: more than {codes.EVENT_CHOICES} options")
        for k, option in enumerate(event.options):
            _choice(t, n * codes.EVENT_CHOICES + k, option)


def _choice(t: PackedComponents, place: int, option: EventOption) -> None:
    squads = sorted(option.spawn, key=lambda squad: -t.initiative[t.type_ids.index(squad.enemy)])
    spawns = [Spawn(enemy=squad.enemy, count=squad.count) for squad in squads]
    t.choice_kept[place] = int(option.keep_until != "")
    t.choice_first[place], t.choice_count[place] = add_effects(
        t, [*option.effects, *spawns], codes.FROM_EVENT
    )
    if option.check is not None:
        t.choice_dice[place] = option.check.dice
        t.choice_need[place] = option.check.need
        t.fail_first[place], t.fail_count[place] = add_effects(t, option.check.on_fail, codes.FROM_EVENT)
    t.choice_player[place] = add_loot(t, option.player_loot)
    t.choice_team[place] = add_loot(t, option.team_loot)


def _crates(t: PackedComponents, c: Components) -> None:
    fill_columns(t, "crate_", c.crates)
    t.crate_deck.kinds = len(c.crates)
    for n, crate in enumerate(c.crates):
        t.crate_first[n], t.crate_count[n] = add_effects(t, crate.effects, codes.FROM_CRATE)


def _numbers(t: PackedComponents, c: Components) -> None:
    """Costs of actions and numbers of the rules; those the rules are built on cannot be others. [T.4, K.2, S.6c]"""
    fill_numbers(t, "ap_", {action.id: action.ap for action in c.actions})
    t.exert_attacks = c.rule("attacks_with_exert") - c.rule("attacks_per_turn")
    for name in fill_numbers(t, "", {rule.id: rule.value for rule in c.rules}):
        value = BUILT_IN.get(name, c.rule(name))
        if c.rule(name) != value:
            raise BadComponent(f"components: rules.{name}: {c.rule(name)} cannot be played; valid: {value}")


def heroes_of(setup: Setup, components: Components, suggested: Sequence[str]) -> list[str]:
    """The four heroes: those named, or those the mission suggests. [S.3, S.3b]"""
    named = str(setup.extra.get("heroes", "")) or ",".join(suggested)
    names = [name.strip() for name in named.split(",") if name.strip()]
    valid = [hero.id for hero in components.heroes]
    if not names:
        names = valid[:4]
    for name in names:
        if name not in valid:
            raise unknown("hero", name, valid)
    if len(names) != codes.HEROES or len(set(names)) != codes.HEROES:
        raise Unknown(f"heroes '{named}': four different heroes are needed; valid: {', '.join(valid)}")
    return names


def rules_of(setup: Setup, components: Components, heroes: Sequence[str]) -> Rules:
    """The rules in force at a table: mission, mode, players, rulings. [X.1, I.4]"""
    rules = Rules()
    rules.scenario = setup.scenario
    rules.difficulty = setup.difficulty
    rules.players = setup.players
    rules.heroes = ",".join(heroes)
    share = [hero * setup.players // codes.HEROES for hero in range(codes.HEROES)]
    if setup.players == 3:
        share = [0, 0, 1, 2]
    for hero, seat in enumerate(share):
        rules.seat_of[hero] = seat
    choose(rules, components.rulings, setup.rulings)
    _mode(rules, next(d for d in components.difficulties if d.id.replace("_", "-") == setup.difficulty))
    return rules


def _mode(rules: Rules, mode: Difficulty) -> None:
    """One column of the table of modes.

    [X.2, X.3a, X.3b, X.3c, X.4a, X.4b, X.4c, X.4d, X.5a, X.5b,
    X.5c, X.6a, X.6b, X.6c, X.7a, X.7b, X.7c, X.8a, X.8b]
    """
    for part in ("ammo", "glory", "shared_life", "noise", "boss", "reload"):
        fill_numbers(rules, f"{part}_", asdict(getattr(mode, part)))
