"""Checks of counters, cards, variants and scoring."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from garrison.core.components.fault import Fault, each, faults_of, ids, must_exist, must_total
from garrison.games.itter import codes
from garrison.games.itter.components.records import (
    FACES,
    CardKind,
    Category,
    Components,
    DefenseBonus,
    PlacementTable,
    SsCard,
    Tactic,
    TacticDice,
    Variant,
)

REGIMENT = "regiment_142"
PARTS = ("places", "dice", "die_to_colour", "die_to_location", "location")
SHAPES: dict[Category, tuple[set[str], ...]] = {
    "place": ({"places"},),
    "attack_defender": ({"dice", "die_to_colour"},),
    "disrupt_defenders": ({"dice", "die_to_colour"},),
    "suppressive_fire": (set(),),
    "attack_location": ({"dice", "die_to_location"}, {"dice", "location"}),
    "special": (set(),),
}


def card_faults(c: Components) -> Iterator[Fault]:
    """Everything that cannot be right about counters, cards, variants and scoring, names before sums."""
    yield from faults_of(c, c.ss_card_kinds, card_kind)
    yield from faults_of(c, c.ss_cards, ss_card)
    yield from faults_of(c, c.tactics_cards, tactics_card)
    yield from ss_sums(c)
    yield from tactics_sums(c)
    yield from faults_of(c, c.variants, set_up)
    yield from counters(c)
    yield from scoring(c)


def card_kind(c: Components, kind: CardKind) -> Iterator[Fault]:
    """A card has what its category needs, and its table finds a target for each face."""
    where = f"ss_card_kinds.{kind.id}"
    given = {name for name in PARTS if getattr(kind, name)}
    if given not in SHAPES[kind.category]:
        needs = " or ".join(" and ".join(sorted(shape)) or "nothing" for shape in SHAPES[kind.category])
        has = ", ".join(sorted(given)) or "nothing"
        text = f"a card of category '{kind.category}' needs {needs}; it has {has}"
        yield Fault(tuple(f"{where}.{name}" for name in PARTS), text)
    targets = [place.id for place in c.locations if place.defense_track]
    if kind.places:
        yield from must_exist(f"{where}.places", [kind.places], ids(c.ss_counters), "SS counter")
    if kind.location:
        yield from must_exist(f"{where}.location", [kind.location], targets, "location with a defense value")
    if kind.die_to_colour:
        yield from must_cover(f"{where}.die_to_colour", kind.die_to_colour)
    if kind.die_to_location:
        field, names = f"{where}.die_to_location", kind.die_to_location.values()
        yield from must_cover(field, kind.die_to_location)
        yield from must_exist(field, names, targets, "location with a defense value")


def must_cover(field: str, table: Mapping[int, object]) -> Iterator[Fault]:
    """A table of die faces has each of the six."""
    if sorted(table) != FACES:
        faces = ", ".join(str(face) for face in sorted(table)) or "none"
        yield Fault((field,), f"the table has the faces {faces}; it needs each of 1 to 6")


def ss_card(c: Components, card: SsCard) -> Iterator[Fault]:
    """A card is of a known kind and says how many counters it places, if it places any."""
    where = f"ss_cards.{card.id}"
    kinds = [kind.id for kind in c.ss_card_kinds if kind.id != REGIMENT]  # that card comes with the Escape
    yield from must_exist(f"{where}.kind", [card.kind], kinds, "kind of SS card")
    places = any(kind.id == card.kind and kind.places for kind in c.ss_card_kinds)
    if places != bool(card.counters):
        text = f"a {card.kind} card places {'at least one counter' if places else 'no counters'}"
        yield Fault((f"{where}.counters", f"{where}.kind"), f"{text}, not {card.counters}")


def tactics_card(c: Components, tactic: Tactic) -> Iterator[Fault]:
    """An effect names what exists."""
    effect, field = tactic.effect, f"tactics_cards.{tactic.id}.effect"
    if isinstance(effect, TacticDice):
        yield from must_exist(field, effect.kinds, ids(c.ss_card_kinds), "kind of SS card")
    if isinstance(effect, (DefenseBonus, PlacementTable)):
        yield from must_exist(field, effect.counters, ids(c.ss_counters), "SS counter")
    if isinstance(effect, PlacementTable):
        yield from must_cover(field, effect.die)


def ss_sums(c: Components) -> Iterator[Fault]:
    """The decks have the printed number of cards, in no more kinds than there is room for."""
    yield from must_total(c, "ss_cards", *copies(c.ss_cards, "SS cards"))
    competitive = [card for card in c.ss_cards if card.competitive_only]
    yield from must_total(c, "competitive_ss_cards", *copies(competitive, "competitive SS cards"))
    reinforcements = [card for card in c.ss_cards if card.kind == "reinforcements"]
    fields, what, found = copies(reinforcements, "Reinforcements cards")
    if found != 1:
        yield Fault(fields, f"{what} {found}, but there is exactly one")
    for deck in (1, 2, 3, 4):
        cards = [card for card in c.ss_cards if card.deck == deck and not card.competitive_only]
        if not sum(card.copies for card in cards):
            yield Fault(
                each("ss_cards", cards or c.ss_cards, "copies"), f"SS deck {deck} would have no cards"
            )
    if len(c.ss_cards) >= codes.CARDS:
        yield Fault(
            each("ss_cards", c.ss_cards, "kind"), f"there is room for {codes.CARDS - 1} kinds of SS card"
        )


def copies(cards: Sequence[SsCard], what: str) -> tuple[tuple[str, ...], str, int]:
    """How many cards these records stand for: the fields that say it, in words, the sum."""
    return (
        each("ss_cards", cards, "copies"),
        f"the copies of the {what} add up to",
        sum(c.copies for c in cards),
    )


def tactics_sums(c: Components) -> Iterator[Fault]:
    """The copies fill the tactics decks, and the decks together are all the tactics cards."""
    fields = each("tactics_cards", c.tactics_cards, "copies_by_deck")
    for deck in c.tactics_decks:
        found = sum(tactic.copies_by_deck.get(deck.deck, 0) for tactic in c.tactics_cards)
        if found != deck.size:
            size = f"tactics_decks.{deck.id}.size"
            text = f"the copies in tactics deck {deck.deck} add up to {found}, but {size} says {deck.size}"
            yield Fault((*fields, size), f"{text}; correct one or the other")
    fields = each("tactics_decks", c.tactics_decks, "size")
    found = sum(deck.size for deck in c.tactics_decks)
    yield from must_total(c, "tactics_cards", fields, "the sizes of the tactics decks add up to", found)


def set_up(c: Components, variant: Variant) -> Iterator[Fault]:
    """One advancing counter for each area, and tactics cards left in each deck."""
    where = f"variants.{variant.id}"
    advancing = [counter.id for counter in c.ss_counters if counter.advances]
    yield from must_exist(f"{where}.setup_counters", variant.setup_counters, advancing, "advancing counter")
    found = sum(variant.setup_counters.values())
    what = f"the set-up counters of {variant.id} add up to"
    yield from must_total(c, "placement_areas", (f"{where}.setup_counters",), what, found)
    for deck in c.tactics_decks:
        removed = variant.tactics_removed.get(deck.deck, 0)
        if removed and removed >= deck.size:
            text = f"{removed} cards leave tactics deck {deck.deck}, which has {deck.size}; some must stay"
            yield Fault((f"{where}.tactics_removed", f"tactics_decks.{deck.id}.size"), text)
    yield from must_exist(f"{where}.must_play", variant.must_play, ids(c.ss_card_kinds), "kind of SS card")
    if variant.players == 2 and variant.ss_hand < c.rule("ss_cards_per_turn"):
        yield Fault((f"{where}.ss_hand",), f"{variant.ss_hand} cards are too few to play a turn's cards from")
    if variant.players == 2 and variant.tactics_hand < variant.tactics_in_play:
        yield Fault((f"{where}.tactics_hand",), f"{variant.tactics_hand} cards are too few to play one from")


def counters(c: Components) -> Iterator[Fault]:
    """There are enough counters of each type for every card and the set-up of every variant."""
    for counter in c.ss_counters:
        for variant in c.variants:
            cards = placing(c, counter.id, competitive=variant.players == 2)
            by_cards = sum(card.counters * card.copies for card in cards)
            at_start = variant.setup_counters.get(counter.id, 0)
            if by_cards + at_start > counter.count:
                text = f"{counter.id}: {by_cards} placed by cards + {at_start} at the set-up of {variant.id}"
                fields = (f"ss_counters.{counter.id}.count", *each("ss_cards", cards, "counters"))
                fields += (*each("ss_cards", cards, "copies"), f"variants.{variant.id}.setup_counters")
                yield Fault(
                    fields, f"{text} = {by_cards + at_start}, but there are only {counter.count} counters"
                )
    found = sum(counter.count for counter in c.ss_counters)
    fields = each("ss_counters", c.ss_counters, "count")
    yield from must_total(c, "ss_counters", fields, "the SS counters add up to", found)
    heavy = [counter for counter in c.ss_counters if not counter.advances]
    if sum(counter.count for counter in heavy) > codes.GUNS:
        text = f"there is room for {codes.GUNS} counters that do not advance"
        yield Fault(each("ss_counters", heavy, "count"), text)


def placing(c: Components, counter: str, competitive: bool) -> list[SsCard]:
    """The cards that place a counter."""
    kinds = [kind.id for kind in c.ss_card_kinds if kind.places == counter]
    return [card for card in c.ss_cards if card.kind in kinds and competitive >= card.competitive_only]


def scoring(c: Components) -> Iterator[Fault]:
    """Exactly one band for every score."""
    floors = [band.min for band in c.scoring_bands]
    if len(set(floors)) < len(floors) or floors.count(None) != 1:
        text = f"every band but the lowest needs a `min` of its own; they have {floors}"
        yield Fault(each("scoring_bands", c.scoring_bands, "min"), text)
    points = [-100 if floor is None else floor for floor in floors]
    if points != sorted(points, reverse=True):
        yield Fault(each("scoring_bands", c.scoring_bands, "min"), f"bands go from high to low, not {floors}")
