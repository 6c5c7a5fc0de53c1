"""Checks of the attack cards, the event cards, the days and the set-up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from garrison.core.components.fault import Fault, each, faults_of, ids, must_exist, must_total
from garrison.games.westerplatte import codes
from garrison.games.westerplatte.components.records import (
    AttackCard,
    Components,
    DifficultyLevel,
    EventCard,
    PlayerSetup,
    Troop,
)


def card_faults(c: Components) -> Iterator[Fault]:
    """Everything that cannot be right about cards, days and set-up, names before sums."""
    for section, cards in decks(c):
        for card in cards:
            yield from attack_card(c, section, card)
    yield from faults_of(c, c.troops, troop_card)
    for raid in c.air_raids:
        yield from must_exist(f"air_raids.{raid.id}.target", [raid.target], ids(c.spaces), "space")
    yield from attack_sums(c)
    yield from faults_of(c, c.events, event_card)
    yield from event_sums(c)
    yield from days(c)
    yield from faults_of(c, c.difficulties, level)
    yield from shots(c)
    yield from player_counts(c)
    yield from faults_of(c, c.player_setups, players)


def decks(c: Components) -> tuple[tuple[str, Sequence[AttackCard]], ...]:
    """The sections with attack cards."""
    return ("troops", c.troops), ("air_raids", c.air_raids), ("morale_declines", c.morale_declines)


def attack_card(c: Components, section: str, card: AttackCard) -> Iterator[Fault]:
    """A card is named by its phase and moves the troops on so many different tracks."""
    where = f"{section}.{card.id}"
    if not card.id.startswith(f"{card.phase}-"):
        yield Fault((f"{where}.phase",), f"a card of this name belongs to phase {card.id[0]}")
    yield from must_exist(f"{where}.activates", card.activates, ids(c.tracks), "track")
    wanted = c.rule("activated_tracks")
    if not len(card.activates) == len(set(card.activates)) == wanted:
        text = f"names {', '.join(card.activates) or 'no track'}; needs {wanted} different tracks"
        yield Fault((f"{where}.activates",), text)


def troop_card(c: Components, troop: Troop) -> Iterator[Fault]:
    """A troop goes to a track and has a speed and a force that its weapon allows. [G.5d]"""
    where = f"troops.{troop.id}"
    yield from must_exist(f"{where}.track", [troop.track], ids(c.tracks), "track")
    if troop.id.split("-")[1] != troop.track:
        yield Fault((f"{where}.track",), f"a card of this name goes to track {troop.id.split('-')[1]}")
    weapon = next(weapon for weapon in c.weapons if weapon.id == troop.weapon)
    for field, value, valid in (("speed", troop.speed, weapon.speeds), ("force", troop.force, weapon.forces)):
        if value not in valid:
            fields = (f"{where}.{field}", f"{where}.weapon", f"weapons.{weapon.id}.{field}s")
            text = f"a {weapon.id} cannot have {field} {value}; valid: {', '.join(map(str, valid))}"
            yield Fault(fields, text)


def attack_sums(c: Components) -> Iterator[Fault]:
    """The phases have the printed number of cards, and the deck lasts to the end of the game. [C.4]"""
    for phase in (1, 2):
        fields = copies(c, phase)
        found = sum(card.copies for card in c.attack_cards if card.phase == phase)
        what = f"the copies of the attack cards of phase {phase} add up to"
        yield from must_total(c, f"phase_{phase}_cards", fields, what, found)
    fields, found = copies(c, 1) + copies(c, 2), sum(card.copies for card in c.attack_cards)
    yield from must_total(c, "attack_cards", fields, "the copies of the attack cards add up to", found)
    needed = c.total("discards_to_win") + len(c.tracks)
    if found < needed:
        text = f"{found} attack cards are too few: {needed} can be on piles and tracks before the game ends"
        yield Fault(("totals.attack_cards.value",), text)
    if max(found, len(c.attack_cards)) > codes.CARDS:
        yield Fault(fields, f"there is room for {codes.CARDS} attack cards")


def copies(c: Components, phase: int) -> tuple[str, ...]:
    """The fields that say how many cards a phase has."""
    return tuple(
        field
        for section, cards in decks(c)
        for field in each(section, [card for card in cards if card.phase == phase], "copies")
    )


def event_card(c: Components, event: EventCard) -> Iterator[Fault]:
    """An effect names what exists."""
    yield from event.effect.faults(c, f"events.{event.id}.effect")


def event_sums(c: Components) -> Iterator[Fault]:
    """As many positive and negative cards as the box has. [C.3]"""
    for sign in ("positive", "negative"):
        cards = [event for event in c.events if event.sign == sign]
        fields, found = each("events", cards, "copies"), sum(event.copies for event in cards)
        what = f"the copies of the {sign} event cards add up to"
        yield from must_total(c, f"{sign}_events", fields, what, found)
    fields, found = each("events", c.events, "copies"), sum(event.copies for event in c.events)
    yield from must_total(c, "event_cards", fields, "the copies of the event cards add up to", found)


def days(c: Components) -> Iterator[Fault]:
    """The days follow each other, and their cards are all that must be discarded."""
    numbers = [day.number for day in c.days]
    fields = each("days", c.days, "number")
    if numbers != list(range(1, len(c.days) + 1)):
        yield Fault(fields, f"the days are 1 to {len(c.days)} in this order, not {numbers}")
    yield from must_total(c, "days", fields, "the days are", len(c.days))
    fields, found = each("days", c.days, "cards"), sum(day.cards for day in c.days)
    yield from must_total(c, "discards_to_win", fields, "the cards of all days add up to", found)


def level(c: Components, difficulty: DifficultyLevel) -> Iterator[Fault]:
    """A level has a morale track and one event card for each day that ends with one."""
    where = f"difficulties.{difficulty.id}"
    yield from must_exist(
        f"{where}.morale_track", [difficulty.morale_track], ids(c.morale_tracks), "morale track"
    )
    for sign, drawn in (("positive", difficulty.positive), ("negative", difficulty.negative)):
        there = c.total(f"{sign}_events")
        if drawn > there:
            text = f"{drawn} {sign} event cards are drawn, but there are only {there}"
            yield Fault((f"{where}.{sign}", f"totals.{sign}_events.value"), text)
    mornings, drawn = sum(day.event for day in c.days), difficulty.positive + difficulty.negative
    if drawn != mornings:
        fields = (f"{where}.positive", f"{where}.negative", *each("days", c.days, "event"))
        yield Fault(fields, f"{drawn} event cards are drawn, but {mornings} days end with one")


def shots(c: Components) -> Iterator[Fault]:
    """A shot is offered by who pays for it, one ammunition each. [A.2]"""
    if c.rule("ammunition_per_officer") != 1:
        yield Fault(
            ("rules.ammunition_per_officer.value",), "an officer pays exactly 1 ammunition for a shot"
        )


def player_counts(c: Components) -> Iterator[Fault]:
    """One set-up for each number of players. [I.2]"""
    counts = [setup.players for setup in c.player_setups]
    if counts != [1, 2, 3, 4]:
        fields = each("player_setups", c.player_setups, "players")
        yield Fault(fields, f"the set-ups are for 1 to 4 players in this order, not {counts}")


def players(c: Components, setup: PlayerSetup) -> Iterator[Fault]:
    """Every player has an officer, there is ammunition for them, and troops for the first tracks."""
    where = f"player_setups.{setup.id}"
    if not setup.players <= setup.officers <= c.total("officers"):
        text = f"{setup.officers} officers; valid: {setup.players} to {c.total('officers')}"
        yield Fault((f"{where}.officers",), text)
    given = setup.officers * setup.ammunition
    if given > c.token("ammunition"):
        text = f"{given} ammunition are given, but there are only {c.token('ammunition')}"
        yield Fault((f"{where}.ammunition", "tokens.ammunition.count"), text)
    if setup.deployed > len(c.tracks):
        text = f"{setup.deployed} troops do not fit on {len(c.tracks)} tracks"
        yield Fault((f"{where}.deployed",), text)
    troops = [troop for troop in c.troops if troop.phase == 1]
    there, needed = sum(troop.copies for troop in troops), setup.discarded + setup.deployed
    if there < needed:
        fields = (f"{where}.deployed", *each("troops", troops, "copies"))
        yield Fault(fields, f"phase 1 has {there} troops, but the set-up may draw {needed}")
    if setup.discarded >= c.days[0].cards:
        yield Fault((f"{where}.discarded",), f"{setup.discarded} cards would end day 1 at once")
