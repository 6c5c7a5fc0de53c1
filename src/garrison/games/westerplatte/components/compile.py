"""From typed component records to the packed, and from a set-up to the rules in force."""

from __future__ import annotations

from msgspec.structs import asdict

from garrison.core.game import Setup
from garrison.core.pack import fill_columns, fill_numbers
from garrison.core.state import choose
from garrison.games.westerplatte import codes
from garrison.games.westerplatte.components.event_kinds import NUMBERS
from garrison.games.westerplatte.components.packed import PackedComponents, Rules
from garrison.games.westerplatte.components.records import (
    BLANK,
    START,
    AirRaid,
    AttackCard,
    Components,
    DifficultyLevel,
    EventCard,
    MoraleDecline,
    Troop,
)

STRETCH_IDS = ("I", "II", "III", "IV")
SUPPLY_IDS = ["grenade", "mine", "brick"]
SHARE_IDS = ["extra_movement", "limited_movement", "extra_action", "ammunition"]
LEVEL_EFFECTS = {
    "none": codes.NO_EFFECT,
    "lose_supply": codes.LOSE_SUPPLY,
    "limited_movement": codes.LIMITED_MOVEMENT,
    "lose_ammunition": codes.LOSE_AMMUNITION,
    "gain_supply": codes.GAIN_SUPPLY,
    "extra_movement": codes.EXTRA_MOVEMENT,
    "extra_action": codes.EXTRA_ACTION,
}


def compile_components(components: Components) -> PackedComponents:
    """The tables of a set of components. [C.2, C.3, C.4, C.5, C.6, C.7]"""
    t = PackedComponents()
    _ids(t, components)
    _spaces(t, components)
    _attack_cards(t, components)
    _events(t, components)
    _days(t, components)
    _numbers(t, components)
    return t


def attack_cards(c: Components) -> list[AttackCard]:
    """The attack cards, those of phase 1 first."""
    return sorted(c.attack_cards, key=lambda card: card.phase)


def event_cards(c: Components) -> list[EventCard]:
    """The event cards, the positive ones first."""
    return sorted(c.events, key=lambda event: event.sign == "negative")


def _ids(t: PackedComponents, c: Components) -> None:
    t.officer_ids = [f"officer_{n + 1}" for n in range(codes.OFFICERS)]
    t.space_ids = [r.id for r in c.spaces]
    t.track_ids = [r.id for r in c.tracks]
    t.track_space_ids = [f"{track}-{place}" for track in t.track_ids for place in STRETCH_IDS]
    t.path_ids = [r.id for r in c.paths if r.printed]
    t.tile_ids = [r.id for r in c.tiles]
    t.supply_ids = SUPPLY_IDS
    t.share_ids = SHARE_IDS
    t.card_ids = [r.id for r in attack_cards(c)]
    t.event_ids = [r.id for r in event_cards(c)]


def _spaces(t: PackedComponents, c: Components) -> None:
    ids = t.space_ids
    fill_columns(t, "start_", c.spaces)
    t.start_space = next(n for n, record in enumerate(c.spaces) if record.start)
    printed = [record for record in c.paths if record.printed]
    for n, path in enumerate(printed):
        a, b = ids.index(path.a), ids.index(path.b)
        for here, there in ((a, b), (b, a)):
            t.links[here] |= 1 << there
            t.path[here * codes.SPACES + there] = n
            if here < codes.POSTS <= there:
                t.linked_tiles[here] |= 1 << (there - codes.POSTS)


def _attack_cards(t: PackedComponents, c: Components) -> None:
    cards = attack_cards(c)
    t.cards = len(cards)
    t.phase_2 = sum(card.phase == 1 for card in cards)
    fires_from = {weapon.id: weapon.fires_from for weapon in c.weapons}
    t.weapon_ids = [card.weapon if isinstance(card, Troop) else "" for card in cards]
    for n, card in enumerate(cards):
        fill_columns(t, "card_", [card], n)
        t.card_activates[n] = sum(1 << t.track_ids.index(track) for track in set(card.activates))
        if isinstance(card, Troop):
            _troop(t, n, card, fires_from[card.weapon])
        elif isinstance(card, AirRaid):
            t.card_kind[n] = codes.AIR_RAID
            t.card_target[n] = t.space_ids.index(card.target)
        elif isinstance(card, MoraleDecline):
            t.card_kind[n] = codes.DECLINE


def _troop(t: PackedComponents, n: int, card: Troop, fires_from: int) -> None:
    t.card_kind[n] = codes.TROOP
    t.card_track[n] = t.track_ids.index(card.track)
    t.card_fires[n] = fires_from - 1
    t.card_morale[n] = 1  # when it finds no track


def _events(t: PackedComponents, c: Components) -> None:
    events = event_cards(c)
    fill_columns(t, "event_", events)
    t.events = len(events)
    t.negative = sum(event.sign == "positive" for event in events)
    for n, event in enumerate(events):
        t.event_kind[n] = NUMBERS[type(event.effect)]
        t.event_amount[n], t.event_set[n] = event.effect.packed(t)


def _days(t: PackedComponents, c: Components) -> None:
    t.days = len(c.days)
    for day in c.days:
        t.day_first[day.number + 1] = t.day_first[day.number] + day.cards
        t.day_event[day.number] = int(day.event)
        t.day_supplies[day.number] = int(day.supplies)


def _numbers(t: PackedComponents, c: Components) -> None:
    """Numbers of the rules, and how many there are of each token and marker."""
    fill_numbers(t, "", {rule.id: rule.value for rule in c.rules})
    fill_numbers(t, "box_", {token.id: token.count for token in c.tokens})
    for n, supply in enumerate(SUPPLY_IDS):
        t.markers[n] = c.token(supply)


def rules_of(setup: Setup, components: Components, packed: PackedComponents) -> Rules:
    """The rules in force at a table: level, players, decider, rulings. [I.2, L.0, S.2]"""
    rules = Rules()
    rules.scenario = setup.scenario
    _players(rules, setup, components)
    _level(rules, next(d for d in components.difficulties if d.id == setup.scenario), components, packed)
    choose(rules, components.rulings, setup.rulings)
    return rules


def _players(rules: Rules, setup: Setup, c: Components) -> None:
    """Seats, and who answers for all of them. [S.9, S.9b, S.12, S.12b, S.12c]"""
    record = next(r for r in c.player_setups if r.players == setup.players)
    rules.everybody = (1 << setup.players) - 1
    rules.decider = int(setup.extra.get("decider", -1))
    rules.deciders = rules.everybody if rules.decider < 0 else 1 << rules.decider
    fill_numbers(rules, "", asdict(record))


def _level(rules: Rules, level: DifficultyLevel, c: Components, t: PackedComponents) -> None:
    """Sides of the tiles, morale track, event cards. [L.1, L.1b, L.1c, L.2, L.2b, L.2c, L.3, L.3b, L.3c, L.4]"""
    fill_numbers(rules, "", asdict(level))
    supplies = {tile.id: tile.supply for tile in c.tiles}
    for side in c.tile_sides:
        if side.side == level.side:
            rules.amount[t.tile_ids.index(side.tile)] = side.amount
            if supplies[side.tile]:
                rules.slots[SUPPLY_IDS.index(supplies[side.tile])] = side.slots
    steps = next(r.steps for r in c.morale_tracks if r.id == level.morale_track)
    levels = {r.id: r for r in c.morale_levels}
    rules.morale_ids = list(steps)
    rules.morale_start = steps.index(START)
    rules.morale_top = len(steps) - 1
    for n, step in enumerate(steps):
        if step != BLANK:
            rules.morale_effect[n] = LEVEL_EFFECTS[levels[step].effect]
            rules.morale_amount[n] = levels[step].amount
