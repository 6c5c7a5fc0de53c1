"""What is printed on the cards, for who wants to look at one."""

from __future__ import annotations

from collections.abc import Iterator

from garrison.core.ask import Prompt
from garrison.core.cards import Card
from garrison.games.wolfenstein.components.loader import confidence
from garrison.games.wolfenstein.components.records import Components, Mixed

FIGURES: dict[str, tuple[str, ...]] = {
    "hero": ("hp", "armour", "ap", "accuracy"),
    "enemy": ("hp", "armour", "ap", "initiative", "range", "dice", "attack_ap"),
    "weapon": ("range", "dice", "ap", "ammo"),
}
GUESS = "guess"


def cards(c: Components) -> Iterator[Card]:
    """Heroes, enemies, weapons, equipment, events and crates. [C.1, C.2, C.3, C.4, C.5, C.6]"""
    for hero in c.heroes:
        yield Card(hero.id, _figures("hero", "C.1", hero), tuple(talent.id for talent in hero.talents))
    for enemy in c.all_enemies:
        yield Card(enemy.id, _figures("enemy", "C.2", enemy))
    for weapon in c.weapons:
        powers = tuple(ability.id for ability in weapon.abilities)
        yield Card(weapon.id, _figures("weapon", "C.3", weapon), powers)
    yield from (Card(record.id) for record in (*c.equipment, *c.events, *c.crates))


def _figures(key: str, rule: str, record: Mixed) -> Prompt:
    """The figures, and whether one of them is a guess."""
    fields = FIGURES[key]
    guessed = any(confidence(record, field) == GUESS for field in fields)
    return Prompt(key, rule, {**{field: getattr(record, field) for field in fields}, GUESS: guessed})
