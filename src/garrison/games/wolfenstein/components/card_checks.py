"""Checks of the cards: weapons, equipment, events, crates."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from garrison.core.components.fault import Fault, each, ids, must_exist, must_total
from garrison.games.wolfenstein.components.checks import distinct, effects_fit, happen_once
from garrison.games.wolfenstein.components.records import (
    Components,
    Crate,
    Equipment,
    EventCard,
    EventOption,
    Weapon,
)
from garrison.games.wolfenstein.effects.attack_dice import AttackDice
from garrison.games.wolfenstein.effects.bot import Bot
from garrison.games.wolfenstein.effects.draw import Draw
from garrison.games.wolfenstein.effects.gain_ammo import GainAmmo

Card = Weapon | Equipment | EventCard | Crate


def card_faults(c: Components) -> Iterator[Fault]:
    """Everything that cannot be right about the cards, names before sums."""
    yield from weapons(c)
    yield from equipment(c)
    yield from events(c)
    yield from crates(c)
    yield from deck(c, "weapons", c.weapons, "weapon_cards")
    yield from deck(c, "equipment", c.equipment, "equipment_cards")
    yield from deck(c, "events", c.events, "event_cards")
    yield from deck(c, "crates", c.crates, "crate_cards")


def deck(c: Components, section: str, cards: Sequence[Card], total: str) -> Iterator[Fault]:
    """The copies fill the deck. [I.5]"""
    found = sum(card.copies for card in cards)
    yield from must_total(
        c, total, each(section, cards, "copies"), f"the copies of the {section} cards add up to", found
    )


def weapons(c: Components) -> Iterator[Fault]:
    """Abilities are told apart, and either always on or paid with ammunition."""
    for weapon in c.weapons:
        field = f"weapons.{weapon.id}.abilities"
        yield from distinct(field, [ability.id for ability in weapon.abilities])
        for ability in weapon.abilities:
            if ability.always_on == bool(ability.ammo):
                yield Fault((field,), f"'{ability.id}' must either be always on or cost ammunition")
            yield from effects_fit(c, field, ability.effects)


def equipment(c: Components) -> Iterator[Fault]:
    """Consumables are used up and the rest is not; what is mounted says on which weapons."""
    for card in c.equipment:
        where = f"equipment.{card.id}"
        if card.discard != (card.kind == "consumable"):
            yield Fault((f"{where}.discard", f"{where}.kind"), "consumables, and no others, are used up")
        if bool(card.mounts_on) != (card.kind == "mountable"):
            text = "mountable cards, and no others, say on which weapons they go"
            yield Fault((f"{where}.mounts_on", f"{where}.kind"), text)
        if not card.effects:
            yield Fault((f"{where}.effects",), "a card without effects does nothing")
        yield from effects_fit(c, f"{where}.effects", card.effects)
        if card.kind == "consumable":
            yield from happen_once(
                f"{where}.effects", [one for one in card.effects if not one.is_of_attack()]
            )
        for effect in card.effects:
            if isinstance(effect, AttackDice) and card.ap != c.rule("takedown_ap"):
                text = f"a silent takedown costs {c.rule('takedown_ap')} AP, not {card.ap}"
                yield Fault((f"{where}.ap", "rules.takedown_ap.value"), text)


def events(c: Components) -> Iterator[Fault]:
    """Events have one option or two, told apart, and name figures that exist."""
    for event in c.events:
        field = f"events.{event.id}.options"
        if len(event.options) not in (1, 2):
            yield Fault((field,), f"an event has one option or two, not {len(event.options)}")
        yield from distinct(field, [option.id for option in event.options])
        for option in event.options:
            yield from event_option(c, field, option)


def event_option(c: Components, field: str, option: EventOption) -> Iterator[Fault]:
    """Squads and bots exist, and a check can be passed."""
    yield from must_exist(field, [squad.enemy for squad in option.spawn], ids(c.enemies), "enemy")
    bots = [effect.enemy for effect in option.effects if isinstance(effect, Bot)]
    yield from must_exist(field, bots, ids(c.enemies), "enemy")
    for effects in (option.effects, option.check.on_fail if option.check else ()):
        yield from effects_fit(c, field, effects)
        yield from happen_once(field, effects)
    if option.check:
        if option.check.need > option.check.dice:
            text = f"'{option.id}' needs {option.check.need} successes of {option.check.dice} dice"
            yield Fault((field,), text)


def crates(c: Components) -> Iterator[Fault]:
    """Crates do something; ammunition for a weapon follows its draw."""
    for crate in c.crates:
        field = f"crates.{crate.id}.effects"
        yield from effects_fit(c, field, crate.effects)
        yield from happen_once(field, crate.effects)
        drawn = False
        for effect in crate.effects:
            drawn = drawn or (isinstance(effect, Draw) and effect.deck == "weapon")
            if isinstance(effect, GainAmmo) and effect.ammo == "weapon_drawn" and not drawn:
                yield Fault((field,), "ammunition for the weapon drawn needs a weapon drawn before it")
        if not crate.effects:
            yield Fault((field,), "a crate without effects does nothing")
