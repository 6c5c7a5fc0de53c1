"""Checks of what is in the box: totals, dice, tiles, heroes, enemies, modes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from garrison.core.components.fault import Fault, each, ids, must_exist, must_total
from garrison.games.wolfenstein.components.built_in import free_actions, unplayable
from garrison.games.wolfenstein.components.effect_record import EffectRecord, type_of
from garrison.games.wolfenstein.components.records import Components, Enemy, Equipment, Hero, Weapon
from garrison.games.wolfenstein.components.typed import FACES
from garrison.games.wolfenstein.effects.melee_attack import MeleeAttack

DIE = 12


def box_faults(c: Components) -> Iterator[Fault]:
    """Everything that cannot be right about box, heroes and enemies, names before sums."""
    for check in (die, free_actions, heroes, enemies, figures, modes, tiles):
        yield from check(c)


def die(c: Components) -> Iterator[Fault]:
    """Each of the four symbols is on the die, and the sides are twelve."""
    if [face.face for face in c.die_faces] != list(FACES):
        yield Fault(
            each("die_faces", c.die_faces, "face"), f"the faces must be {', '.join(FACES)}, in that order"
        )
    sides = sum(face.sides for face in c.die_faces)
    if sides != DIE:
        yield Fault(each("die_faces", c.die_faces, "sides"), f"the sides add up to {sides}, a die has {DIE}")


def tiles(c: Components) -> Iterator[Fault]:
    """As many tiles of each shape as the box holds. [I.5]"""
    for shape, total in (("room", "map_tiles"), ("corridor", "corridor_tiles")):
        found = next((tile.count for tile in c.tile_shapes if tile.id == shape), 0)
        yield from must_total(c, total, (f"tile_shapes.{shape}.count",), f"the {shape} tiles are", found)


def heroes(c: Components) -> Iterator[Fault]:
    """Heroes start with cards that exist and fit, and their talents are told apart."""
    for hero in c.heroes:
        where = f"heroes.{hero.id}"
        yield from must_exist(f"{where}.start_weapons", hero.start_weapons, ids(c.weapons), "weapon")
        yield from must_exist(
            f"{where}.start_equipment", hero.start_equipment, ids(c.equipment), "equipment card"
        )
        yield from distinct(f"{where}.talents", [talent.id for talent in hero.talents])
        for talent in hero.talents:
            if talent.always_on == bool(talent.glory):
                text = f"'{talent.id}' must either be always on or cost glory"
                yield Fault((f"{where}.talents",), text)
            if talent.only_unarmed != any(isinstance(effect, MeleeAttack) for effect in talent.effects):
                text = f"'{talent.id}': an attack with bare hands, and nothing else, is only for the unarmed"
                yield Fault((f"{where}.talents",), text)
            yield from effects_fit(c, f"{where}.talents", talent.effects)
            if not talent.always_on:
                yield from happen_once(f"{where}.talents", talent.effects)
    yield from enough(c, "start_weapons", "weapons", c.weapons)
    yield from enough(c, "start_equipment", "equipment", c.equipment)
    found = len(c.heroes)
    yield from must_total(c, "heroes", each("heroes", c.heroes, "name"), "the heroes are", found)
    yield from must_total(c, "hero_cards", each("heroes", c.heroes, "name"), "the hero cards are", found)


def enough(
    c: Components, field: str, section: str, cards: Sequence[Weapon] | Sequence[Equipment]
) -> Iterator[Fault]:
    """Any four heroes can be given their starting cards."""
    for card in cards:
        users = sorted((starting(hero, field).count(card.id) for hero in c.heroes), reverse=True)
        needed = sum(users[: c.rule("heroes_in_play")])
        if needed > card.copies:
            users_of = [hero for hero in c.heroes if card.id in starting(hero, field)]
            text = f"{needed} heroes may start with '{card.id}', but there are only {card.copies}"
            yield Fault((*each("heroes", users_of, field), f"{section}.{card.id}.copies"), text)


def starting(hero: Hero, field: str) -> tuple[str, ...]:
    """The cards a hero starts with."""
    return hero.start_weapons if field == "start_weapons" else hero.start_equipment


def enemies(c: Components) -> Iterator[Fault]:
    """Each figure has a card of its own number, and talents name what exists. [C.2b]"""
    taken = Counter[int]()
    for section, group in sections(c):
        for enemy in group:
            where = f"{section}.{enemy.id}"
            yield from distinct(f"{where}.talents", [talent.id for talent in enemy.talents])
            for talent in enemy.talents:
                yield from effects_fit(c, f"{where}.talents", talent.effects)
            if (enemy.size == 2) != ("large" in enemy.keywords):
                yield Fault(
                    (f"{where}.size", f"{where}.keywords"), "a figure of size 2, and no other, is 'large'"
                )
            if enemy.noise_activated == bool({"leader", "boss"} & set(enemy.keywords)):
                text = "leaders and bosses, and no others, are not drawn by noise"
                yield Fault((f"{where}.noise_activated", f"{where}.keywords"), text)
            taken.update(range(enemy.first_card, enemy.first_card + enemy.count))
    if sorted(taken.elements()) != list(range(1, len(taken) + 1)):
        fields = tuple(field for section, group in sections(c) for field in each(section, group, "count"))
        yield Fault(fields, "the numbers of the enemy cards must run from 1 on without gaps or doubles")


def sections(c: Components) -> list[tuple[str, tuple[Enemy, ...]]]:
    """The sections of enemies by name."""
    return [("enemies", c.enemies), ("bosses", c.bosses), ("extra_enemies", c.extra_enemies)]


def figures(c: Components) -> Iterator[Fault]:
    """The figures add up to those of the box. [I.5]"""
    common, bosses = sum(e.count for e in c.enemies), sum(e.count for e in c.bosses)
    fields, boss_fields = each("enemies", c.enemies, "count"), each("bosses", c.bosses, "count")
    yield from must_total(c, "enemy_figures", fields, "the enemy figures add up to", common)
    yield from must_total(c, "boss_figures", boss_fields, "the bosses add up to", bosses)
    both = (*fields, *boss_fields)
    yield from must_total(c, "enemy_cards", both, "the enemy cards add up to", common + bosses)
    yield from must_total(c, "figures", both, "heroes and enemies add up to", len(c.heroes) + common + bosses)


def modes(c: Components) -> Iterator[Fault]:
    """Levels from 1 on, exactly one of them the default."""
    if [mode.level for mode in c.difficulties] != list(range(1, len(c.difficulties) + 1)):
        yield Fault(each("difficulties", c.difficulties, "level"), "the levels must run from 1 on")
    if sum(mode.default for mode in c.difficulties) != 1:
        yield Fault(each("difficulties", c.difficulties, "default"), "exactly one mode is the default")


def distinct(field: str, names: Sequence[str]) -> Iterator[Fault]:
    """No two parts of a record have the same id."""
    for name, times in Counter(names).items():
        if times > 1:
            yield Fault((field,), f"'{name}' stands there {times} times")


def effects_fit(c: Components, field: str, effects: Iterable[EffectRecord]) -> Iterator[Fault]:
    """Effects name figures that exist and ask for something that can be played."""
    known = ids(c.all_enemies)
    for effect in effects:
        yield from unplayable(field, effect)
        yield from must_exist(field, effect.enemies(), known, "enemy")
        yield from effect.faults(field)


def happen_once(field: str, effects: Iterable[EffectRecord]) -> Iterator[Fault]:
    """What a card does when it is used or drawn, or a talent that is paid for, can happen by itself."""
    for effect in effects:
        if not effect.happens_once():
            yield Fault(
                (field,),
                f"'{type_of(effect)}' cannot happen by itself; it belongs to an attack or is always on",
            )
