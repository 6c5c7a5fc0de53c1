"""Why what lies on the table of Castle Itter cannot be: with paragraph, field and place on the board."""

from __future__ import annotations

from collections.abc import Iterator

from garrison.core import bits
from garrison.core.sheet import Objection
from garrison.games.itter import codes as c
from garrison.games.itter.flow import is_deck_exhausted
from garrison.games.itter.position import ItterPosition

TOKENS = {"exhausted": "2.6", "disrupted": "2.6b", "acted": "2.0b", "commanded": "2.7d"}
# Each with its facts, for the words.
OBJECTIONS: dict[str, frozenset[str]] = {
    "two-on-square": frozenset({"who", "other", "space"}),
    "nowhere": frozenset({"who"}),
    "two-places": frozenset({"who"}),
    "token-off-board": frozenset({"who", "mark"}),
    "not-supply": frozenset({"who"}),
    "not-reinforcement": frozenset({"who"}),
    "in-wreck": frozenset({"who"}),
    "wreck-value": frozenset({"count"}),
    "wreck-loaded": frozenset(),
    "too-many-acted": frozenset({"count", "most"}),
    "defense-step": frozenset({"location", "count"}),
    "too-many-counters": frozenset({"counter", "count", "most"}),
    "too-many-tokens": frozenset({"count", "most"}),
    "too-many-cards": frozenset({"card", "count", "most"}),
    "deck-order": frozenset({"card", "deck"}),
    "too-many-tactics": frozenset({"tactic", "deck"}),
    "tactics-to-come": frozenset({"deck", "count", "most"}),
    "escaper-here": frozenset({"who"}),
    "regiment-early": frozenset(),
    "regiment-late": frozenset(),
    "cards-of-turn": frozenset({"turn", "count", "need"}),
    "deck-through": frozenset(),
}


def on_board(p: ItterPosition, kind: int) -> int:
    """How many counters of a kind there are on the board."""
    return sum(p.row[c.SPACE + n] == kind for n in range(c.SPACES)) + sum(
        p.row[c.GUN_KIND + n] == kind for n in range(p.guns)
    )


def _of(who: str) -> tuple[str, str]:
    return "defenders", who


def _places(p: ItterPosition) -> Iterator[Objection]:
    """Each defender in one place, each square with one defender. [S.3, 2.4d, 3.4]"""
    t = p.packed
    seen: dict[int, str] = {}
    for who, name in enumerate(t.defender_ids):
        square = int(p.row[c.AT + who])
        boxes = sum(int(boxed >> who & 1) for boxed in (p.supply, p.apart, p.gone))
        places = boxes + (square != c.OFF_BOARD)
        if places != 1:
            yield Objection(
                "two-places" if places else "nowhere", "S.3", {"who": name}, _of(name), _ref(p, who)
            )
        if square != c.OFF_BOARD:
            if square in seen:
                facts = {"who": name, "other": seen[square], "space": t.square_ids[square]}
                yield Objection("two-on-square", "2.4d", facts, _of(name), _ref(p, who))
            seen[square] = name
        if (p.supply & ~(t.first | t.reinforcements)) >> who & 1:
            yield Objection("not-supply", "S.3", {"who": name}, _of(name))
        if (p.apart & ~t.reinforcements) >> who & 1:
            yield Objection("not-reinforcement", "3.4", {"who": name}, _of(name))


def _ref(p: ItterPosition, who: int) -> tuple[str, ...]:
    square = p.row[c.AT + who]
    return () if square == c.OFF_BOARD else (f"space:{p.packed.square_ids[square]}",)


def _marks(p: ItterPosition) -> Iterator[Objection]:
    """Tokens lie on defenders who are on the board. [2.6, 2.6b, 2.0b, 2.7d]"""
    for mark, rule in TOKENS.items():
        for who in bits.members(getattr(p, mark)):
            if p.row[c.AT + who] == c.OFF_BOARD:
                name = p.packed.defender_ids[who]
                yield Objection("token-off-board", rule, {"who": name, "mark": mark}, _of(name))
    if bits.count(p.acted) > p.packed.actions_per_turn:
        facts = {"count": int(bits.count(p.acted)), "most": int(p.packed.actions_per_turn)}
        yield Objection("too-many-acted", "2.0", facts)


def _tank(p: ItterPosition) -> Iterator[Objection]:
    """A wreck holds nobody, has no value and no load. [4.2e, 4.2f]"""
    field = ("castle", "tank")
    if p.tank and not p.rules.sacrifice_when_tank_is_destroyed:
        for who in bits.members(p.row[c.HERE + c.TANK]):
            yield Objection("in-wreck", "4.2e", {"who": p.packed.defender_ids[who]}, field, _ref(p, who))
    value = int(p.row[c.DEFENSE + c.TANK])
    if (value == 0) != bool(p.tank):
        yield Objection("wreck-value", "4.2e", {"count": value}, field, ("location:besotten_jenny",))
    if p.tank and p.loaded:
        yield Objection("wreck-loaded", "4.2e", {}, ("castle", "loaded"), ("location:besotten_jenny",))


def _locations(p: ItterPosition) -> Iterator[Objection]:
    """Values that a location goes through, tokens that there are. [S.2, 4.2b, 2.3c]"""
    t = p.packed
    for n, name in enumerate(t.location_ids):
        value = int(p.row[c.DEFENSE + n])
        if n != c.CELLAR and value not in steps_down(p, n):
            facts = {"location": name, "count": value}
            yield Objection("defense-step", "4.2b", facts, ("defense", name), (f"location:{name}",))
    tokens = sum(int(p.row[c.TOKENS + n]) for n in range(c.CRATES))
    if not p.rules.suppression_token_supply and tokens > t.most_suppression:
        facts = {"count": tokens, "most": int(t.most_suppression)}
        yield Objection("too-many-tokens", "2.3c", facts, ("counters", "suppression"))


def steps_down(p: ItterPosition, location: int) -> list[int]:
    """The values that a location may have, from the first down. [4.2b]"""
    t = p.packed
    values = [int(t.start_defense[location])]
    while (lower := int(t.next_defense[location * 8 + values[-1]])) >= 0 and lower not in values:
        values.append(lower)
    return values


def _cards(p: ItterPosition) -> Iterator[Objection]:
    """No more cards than there are, and none before the deck above it is through. [S.5]"""
    t, field = p.packed, ("cards", "gone")
    unseen = {n: int(p.row[c.DECK + n]) for n in range(t.cards - 1)}
    for card, left in unseen.items():
        if left < 0:
            most = int(t.card_copies[card])
            yield Objection(
                "too-many-cards", "S.5", {"card": t.card_ids[card], "count": most - left, "most": most}, field
            )
    open_deck = min((int(t.card_deck[card]) for card, left in unseen.items() if left > 0), default=c.DECKS)
    for card, left in unseen.items():
        deck = int(t.card_deck[card])
        copies = int(t.card_copies[card]) if p.rules.competitive or not t.card_competitive_only[card] else 0
        if deck > open_deck and 0 <= left < copies and not p.never:
            yield Objection("deck-order", "S.5", {"card": t.card_ids[card], "deck": open_deck}, field)


def _tactics(p: ItterPosition) -> Iterator[Objection]:
    """Tactics decks have what was not dealt. [6.1, 6.1a]"""
    t = p.packed
    if p.rules.tactics_in_play == 0:
        return
    for deck in range(c.DECKS):
        bag = [int(p.row[c.TACTIC_DECK + deck * c.TACTICS + n]) for n in range(t.tactics)]
        for n, left in enumerate(bag):
            if left < 0:
                facts = {"tactic": t.tactic_ids[n], "deck": deck + 1}
                yield Objection("too-many-tactics", "6.1", facts, ("tactics", f"gone-{deck + 1}"))
        to_come = int(p.row[c.TACTIC_LEFT + deck])
        if to_come > sum(bag):
            facts = {"deck": deck + 1, "count": to_come, "most": sum(bag)}
            yield Objection("tactics-to-come", "6.1", facts, ("tactics", f"to-come-{deck + 1}"))


def _escape(p: ItterPosition) -> Iterator[Objection]:
    """Who has escaped is gone, and then the 142nd is on its way. [2.8, 2.8d, S.6]"""
    t = p.packed
    escaper = bits.members(t.escapers)[0]
    if p.escaped and not p.gone >> escaper & 1:
        name = t.defender_ids[escaper]
        yield Objection("escaper-here", "2.8", {"who": name}, _of(name), _ref(p, escaper))
    if p.rules.playtest or p.rules.competitive:
        return
    if not p.escaped and p.regiment != c.ASIDE:
        yield Objection("regiment-early", "2.8d", {}, ("cards", "regiment"))
    if p.escaped and p.regiment == c.ASIDE:
        yield Objection("regiment-late", "2.8d", {}, ("cards", "regiment"))


def start_objections(p: ItterPosition) -> Iterator[Objection]:
    """Three cards for each turn that is over, and one more to come. [4.0, 5.0]"""
    if p.rules.competitive:
        return
    gone = sum(int(p.packed.card_copies[n] - p.row[c.DECK + n]) for n in _solo_cards(p))
    gone += int(p.regiment == c.PLAYED)
    need = (int(p.turn) - 1) * int(p.packed.cards_per_turn)
    if gone != need:
        facts = {"turn": int(p.turn), "count": gone, "need": need}
        yield Objection("cards-of-turn", "4.0", facts, ("castle", "turn"))
    elif is_deck_exhausted(p):
        yield Objection("deck-through", "5.0", {}, ("cards", "gone"))


def _solo_cards(p: ItterPosition) -> list[int]:
    return [n for n in range(p.packed.cards - 1) if not p.packed.card_competitive_only[n]]


CHECKS = (_places, _marks, _tank, _locations, _cards, _tactics, _escape)
