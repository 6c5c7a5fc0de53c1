"""Exact chances of the attack card that ends a turn: which kind it is, and where a troop would land."""

from __future__ import annotations

from garrison.core.ask import Facts
from garrison.core.odds import Odd, chance_of
from garrison.core.option import Option
from garrison.core.position import DRAW, Offers, Position
from garrison.games.westerplatte import codes as c
from garrison.games.westerplatte.actions.extra import END
from garrison.games.westerplatte.flow import NewCard
from garrison.games.westerplatte.germans.movement import find_track
from garrison.games.westerplatte.position import WesterplattePosition
from garrison.games.westerplatte.rules.deck import attack_weights, first_card
from garrison.games.westerplatte.state import dump

ODDS: dict[str, frozenset[str]] = {
    "odds-troop": frozenset({"track"}),
    "odds-tracks-full": frozenset(),
    "odds-air-raid": frozenset(),
    "odds-morale-decline": frozenset(),
    "odds-breach": frozenset(),
}
KINDS = {c.AIR_RAID: "air-raid", c.DECLINE: "morale-decline"}


def odds(p: WesterplattePosition, option: Option | None) -> tuple[Odd, ...]:
    """The odds of the pending card, or of the one that follows if the turn is ended now."""
    if option is None:
        return (*_card(p), *_breach(p)) if isinstance(p.top, NewCard) else ()
    if not END.has(option.index) or p.reason(option.index) != 0:
        return ()
    after = p.copy()
    after.play(option.index)
    return (*_card(p), *_breach(after))


def _breach(p: WesterplattePosition) -> tuple[Odd, ...]:
    """Whether the second tile wall falls before anybody is asked again. [V.1]"""
    chance = float(p.ending == c.BREACHED)
    if p.pending() == DRAW:
        chance = chance_of(
            p, lambda q: isinstance(q, WesterplattePosition) and q.ending == c.BREACHED, dump_of
        )
    return (Odd("breach", {}, chance, aim=False),) if chance > 0 else ()


def dump_of(p: Position) -> str:
    """Positions are told apart by their dumps."""
    assert isinstance(p, WesterplattePosition)
    return dump(p)


def _card(p: WesterplattePosition) -> tuple[Odd, ...]:
    """Each thing the next card may be, most likely first."""
    found: dict[tuple[str, str], int] = {}
    cards = _weights(p)
    for card, weight in cards.items():
        thing = _thing(p, card)
        found[thing] = found.get(thing, 0) + weight
    total = sum(cards.values())
    ordered = sorted(found.items(), key=lambda item: (-item[1], item[0]))
    return tuple(_odd(key, track, weight / total) for (key, track), weight in ordered)


def _odd(key: str, track: str, chance: float) -> Odd:
    facts: Facts = {"track": track} if track else {}
    return Odd(key, facts, chance, aim=False)


def _weights(p: WesterplattePosition) -> dict[int, int]:
    """The cards that can come next with their weights."""
    if p.phase_1 + p.phase_2 == 0:
        return {p.row[c.UNDER]: 1}
    out = Offers()
    attack_weights(p, out)
    first = first_card(p)
    return {first + n: out.a[n] for n in range(out.n) if out.a[n]}


def _thing(p: WesterplattePosition, card: int) -> tuple[str, str]:
    """What a card does, and the track it takes."""
    kind = p.packed.card_kind[card]
    if kind != c.TROOP:
        return KINDS[kind], ""
    track = find_track(p, p.packed.card_track[card])
    return ("tracks-full", "") if track == c.NONE else ("troop", p.packed.track_ids[track])
