"""From typed component records to the packed, and from a set-up to the rules in force."""

from __future__ import annotations

from garrison.core.errors import BadComponent
from garrison.core.game import Setup
from garrison.core.pack import fill_columns, fill_numbers
from garrison.core.state import choose
from garrison.games.itter import codes
from garrison.games.itter.components.packed import PackedComponents, Rules
from garrison.games.itter.components.records import (
    CASTLE,
    Components,
    DefenseBonus,
    PlacementTable,
    SsCard,
    SuppressionCap,
    TacticDice,
    Variant,
)

COLOUR_IDS = ["green", "red", "purple", "black", "yellow"]
WEAPONS = {"": codes.NO_WEAPON, "load": codes.LOADER, "cannon": codes.CANNON}
PLAYTEST = "playtest"
# The attributes of defenders, with the set of those who have each. [3.0]
ATTRIBUTES = {
    "C": "commanders", "E": "escapers", "I": "inspirers", "M": "low_morale", "O": "officers", "S": "sacrificers",
    "T": "crew",
}  # fmt: skip


def compile_components(components: Components) -> PackedComponents:
    """The tables of a set of components: positions, spaces and locations as printed on the board. [1.2]"""
    t = PackedComponents()
    _ids(t, components)
    _defenders(t, components)
    _squares(t, components)
    _tracks(t, components)
    _sight(t)
    _cards(t, components)
    _tactics(t, components)
    _numbers(t, components)
    return t


def _ids(t: PackedComponents, c: Components) -> None:
    t.defender_ids = [r.id for r in c.defenders]
    t.square_ids = [r.id for r in c.positions]
    t.location_ids = [r.id for r in c.locations]
    t.colour_ids = COLOUR_IDS
    t.space_ids = [r.id for r in c.tracks] + [r.id for r in c.track_spaces]
    t.counter_ids = ["", *(r.id for r in c.ss_counters)]
    t.kind_ids = ["", *(r.id for r in c.ss_card_kinds)]
    t.card_ids = [*(r.id for r in by_deck(c)), t.kind_ids[codes.REGIMENT]]
    t.tactic_ids = [r.id for r in c.tactics_cards]
    areas = t.space_ids[: codes.AREAS]
    guns = [f"{area}_{kind}" for kind in ("machine_gunner", "mortar") for area in areas]
    t.target_ids = t.space_ids + guns
    rooms = {"ss_cards": (len(t.card_ids), codes.CARDS), "tactics_cards": (len(t.tactic_ids), codes.TACTICS)}
    for section, (size, room) in rooms.items():
        if size > room:
            raise BadComponent(f"components: {section}: {size} records, there is room for {room}")


def _defenders(t: PackedComponents, c: Components) -> None:
    fill_columns(t, "", c.defenders)
    for n, record in enumerate(c.defenders):
        bit = 1 << n
        for letter, men in ATTRIBUTES.items():
            setattr(t, men, getattr(t, men) | bit * (letter in record.attributes))
        t.specialists = t.commanders | t.escapers | t.crew
        t.french |= bit * (record.nationality == "FRA")
        t.first |= bit * (record.start == "supply")
        t.reinforcements |= bit * (record.start == "reinforcement")
        t.prisoners |= bit * (record.start == "cellar")


def _squares(t: PackedComponents, c: Components) -> None:
    fill_columns(t, "weapon_", c.positions)
    for n, record in enumerate(c.positions):
        location = t.location_ids.index(record.location)
        t.location[n] = location
        t.squares[location] |= 1 << n
        t.weapon[n] = WEAPONS.get(record.weapon, codes.GUN)
        for name in record.colours:
            if name in COLOUR_IDS:
                _colour_square(t, n, COLOUR_IDS.index(name), record.die)
    for n, place in enumerate(c.locations):
        others = [t.location_ids.index(exit_) for exit_ in place.exits] or range(codes.LOCATIONS)
        t.exits[n] = sum(t.squares[other] for other in others if other != n)
        t.escape_squares |= t.squares[n] if place.escape_allowed else 0
        _defense_track(t, n, next((r.steps for r in c.defense_tracks if r.id == place.defense_track), ()))


def _colour_square(t: PackedComponents, square: int, colour: int, die: tuple[int, ...]) -> None:
    t.colours[square] |= 1 << colour
    for face in die:
        t.numbered[colour * 6 + face - 1] = square
    if not die:
        t.unnumbered[colour] |= 1 << square


def _defense_track(t: PackedComponents, location: int, steps: tuple[int, ...]) -> None:
    t.start_defense[location] = steps[0] if steps else 0
    for step, value in enumerate(steps):
        lower = steps[step + 1] if step + 1 < len(steps) else -1
        t.next_defense[location * 8 + value] = lower


def _tracks(t: PackedComponents, c: Components) -> None:
    for n, area in enumerate(c.tracks):
        t.area_colour[n] = COLOUR_IDS.index(area.colour)
    for n, space in enumerate([*c.tracks, *c.track_spaces]):
        t.next[n] = codes.CASTLE if space.next == CASTLE else t.space_ids.index(space.next)
        _see(t, n, COLOUR_IDS.index(space.colour))
    for area_index in range(codes.AREAS):
        for first in (codes.GUN_TARGETS, codes.MORTAR_TARGETS):
            _see(t, first + area_index, t.area_colour[area_index])


def _see(t: PackedComponents, target: int, colour: int) -> None:
    t.target_colour[target] = colour
    for square in range(codes.SQUARES):
        if t.colours[square] >> colour & 1:
            t.sight[square] |= 1 << target


def _sight(t: PackedComponents) -> None:
    """A white square has no line of sight to anything. [1.3c]"""
    for square in range(codes.SQUARES):
        if t.colours[square] == 0:
            t.sight[square] = 0


def _cards(t: PackedComponents, c: Components) -> None:
    fill_columns(t, "counter_", c.ss_counters, start=1)
    fill_columns(t, "kind_", c.ss_card_kinds, start=1)
    for n, kind in enumerate(c.ss_card_kinds, start=1):
        for face, colour in kind.die_to_colour.items():
            t.kind_table[n * 6 + face - 1] = COLOUR_IDS.index(colour)
        for face, place in kind.die_to_location.items():
            t.kind_table[n * 6 + face - 1] = t.location_ids.index(place)
    fill_columns(t, "card_", by_deck(c))
    for n, card in enumerate(by_deck(c)):
        t.card_kind[n] = t.kind_ids.index(card.kind)
        for deck in range(card.deck + 1, codes.DECKS + 3):
            t.deck_first[deck] = n + 1
    t.cards = len(t.card_ids)
    t.card_kind[t.cards - 1] = codes.REGIMENT


def by_deck(c: Components) -> list[SsCard]:
    """The SS cards, those of a deck together."""
    return sorted(c.ss_cards, key=lambda card: card.deck)


def _tactics(t: PackedComponents, c: Components) -> None:
    t.tactics = len(c.tactics_cards)
    for n, tactic in enumerate(c.tactics_cards):
        for deck, copies in tactic.copies_by_deck.items():
            t.tactic_copies[(deck - 1) * codes.TACTICS + n] = copies
        effect = tactic.effect
        if isinstance(effect, TacticDice):
            for kind in effect.kinds:
                t.tactic_extra[n * codes.KINDS + t.kind_ids.index(kind)] = effect.amount
        elif isinstance(effect, DefenseBonus):
            for counter in effect.counters:
                t.tactic_bonus[n * codes.KINDS + t.counter_ids.index(counter)] = effect.amount
        elif isinstance(effect, SuppressionCap):
            t.tactic_cap[n] = effect.tokens_per_counter
        else:
            _approach(t, n, effect)


def _approach(t: PackedComponents, tactic: int, effect: PlacementTable) -> None:
    for counter in effect.counters:
        t.tactic_approach[tactic] |= 1 << t.counter_ids.index(counter)
    for face, area in effect.die.items():
        t.tactic_table[tactic * 6 + face - 1] = area - 2


def _numbers(t: PackedComponents, c: Components) -> None:
    t.actions_per_turn = c.rule("defender_actions_per_turn")
    t.cards_per_turn = c.rule("ss_cards_per_turn")
    t.most_suppression = c.total("suppression_tokens")
    for deck in c.escape_decks:
        t.bottom_cards[deck.deck] = deck.bottom_cards
    fill_numbers(t, "points_", {record.id: record.points for record in c.scoring_points})


def rules_of(setup: Setup, components: Components, packed: PackedComponents) -> Rules:
    """The rules in force at a table: scenario, edition, rulings. The playtest states only what differs. [P.8]"""
    rules = Rules()
    variant = next(v for v in components.variants if v.id == setup.scenario)
    _scenario(rules, variant, packed)
    if setup.edition == PLAYTEST:
        rules.playtest = True
        rules.recoveries = components.playtest_rule("command_recoveries")
        rules.thrown_away = components.playtest_rule("escape_cards_removed")
    else:
        rules.recoveries = components.rule("command_recoveries")
    rules.scenario = setup.scenario
    rules.edition = setup.edition
    choose(rules, components.rulings, setup.rulings)
    return rules


def _scenario(rules: Rules, variant: Variant, packed: PackedComponents) -> None:
    """Levels of difficulty, and the SS player of the competitive game. [6.1, 6.2]"""
    rules.competitive = variant.players == 2
    if rules.competitive and packed.cards_per_turn > codes.ORDERS_ROOM:
        raise BadComponent(
            f"components: rules.ss_cards_per_turn: {packed.cards_per_turn} in the competitive game, whose order pile"
            f" has room for {codes.ORDERS_ROOM}"
        )
    rules.tactics_in_play = variant.tactics_in_play
    for deck, removed in variant.tactics_removed.items():
        rules.tactics_removed[deck - 1] = removed
    for counter, count in variant.setup_counters.items():
        rules.lineup[packed.counter_ids.index(counter)] = count
    rules.lineup_random = variant.setup_random
    rules.hand_cards = variant.ss_hand
    rules.hand_tactics = variant.tactics_hand
