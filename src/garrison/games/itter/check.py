"""Invariants of Castle Itter: nothing lost from the box, nothing in two places."""

from __future__ import annotations

from collections.abc import Iterator

from garrison.core import bits
from garrison.games.itter import codes as c
from garrison.games.itter.position import ItterPosition
from garrison.games.itter.rules.counters import gun_target

EVERYBODY = (1 << c.DEFENDERS) - 1


def faults(p: ItterPosition) -> Iterator[str]:
    """Every broken invariant, in words."""
    for check in (_defenders, _counters, _tokens, _decks):
        yield from check(p)


def _defenders(p: ItterPosition) -> Iterator[str]:
    t = p.packed
    board = 0
    for who, name in enumerate(t.defender_ids):
        square = p.row[c.AT + who]
        if square == c.OFF_BOARD:
            continue
        board |= 1 << who
        if p.row[c.WHO + square] != who:
            yield f"{name} stands on {t.square_ids[square]}, which does not know him"
        if not p.row[c.HERE + t.location[square]] >> who & 1:
            yield f"{name} is missing from his location's set"
    places: list[int] = [board, p.supply, p.apart, p.gone]
    if sum(places) != EVERYBODY or sum(int(bits.count(n)) for n in places) != c.DEFENDERS:
        yield f"defenders lost or in two places: {[f'{n:07x}' for n in places]}"
    taken = sum(1 << n for n in range(c.SQUARES) if p.row[c.WHO + n] != c.NOBODY)
    if taken != p.taken or taken.bit_count() != board.bit_count():
        yield "occupied squares and defenders on the board differ"
    if (p.exhausted | p.disrupted | p.acted | p.commanded) & ~board:
        yield "a token lies on a defender who is not on the board"
    if p.tank and p.row[c.HERE + c.TANK] and not p.rules.sacrifice_when_tank_is_destroyed:
        yield "somebody is inside the destroyed tank"
    if bits.count(p.acted) > t.actions_per_turn:
        yield "more Action tokens than actions"


def _counters(p: ItterPosition) -> Iterator[str]:
    targets = sum(1 << n for n in range(c.SPACES) if p.row[c.SPACE + n])
    for n in range(p.guns):
        targets |= 1 << gun_target(p.row[c.GUN_KIND + n], p.row[c.GUN_AREA + n])
    if targets != p.targets:
        yield f"targets {p.targets:x} differ from the counters on the board {targets:x}"
    if any(not 0 <= p.row[c.SPACE + n] <= c.STURM for n in range(c.SPACES)):
        yield "something that does not advance stands on a track"


def _tokens(p: ItterPosition) -> Iterator[str]:
    tokens: list[int] = [p.row[c.TOKENS + n] for n in range(c.CRATES)]
    if min(tokens) < 0:
        yield f"negative suppression: {tokens}"
    if not p.rules.suppression_token_supply and sum(tokens) > p.packed.most_suppression:
        yield f"{sum(tokens)} suppression tokens, {p.packed.most_suppression} in the box"
    if not 0 <= p.actions <= p.packed.actions_per_turn:
        yield f"{p.actions} actions left"


def _decks(p: ItterPosition) -> Iterator[str]:
    unseen: list[int] = [p.row[c.DECK + n] for n in range(p.packed.cards - 1)]
    if min(unseen) < 0 or sum(unseen) != int(p.deck_left + p.never):
        yield f"{sum(unseen)} unseen cards, {p.deck_left} to come and {p.never} thrown away"
    held: list[int] = [p.row[c.HAND + n] for n in range(p.packed.cards)]
    if min(held) < 0 or (max(held) > 0 and not p.rules.competitive):
        yield f"cards in hand: {held}"
    for deck in range(c.DECKS):
        bag: list[int] = [p.row[c.TACTIC_DECK + deck * c.TACTICS + n] for n in range(c.TACTICS)]
        if min(bag) < 0 or int(p.row[c.TACTIC_LEFT + deck]) > sum(bag):
            yield f"tactics deck {deck + 1}: {p.row[c.TACTIC_LEFT + deck]} to come of {bag}"
