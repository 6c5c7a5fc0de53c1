"""Positions as canonical text and back, and the set-up from which every game starts."""

from __future__ import annotations

from typing import Final

from garrison.core import state
from garrison.core.game import Setup
from garrison.core.state import Body
from garrison.games.itter import codes as c
from garrison.games.itter import flow
from garrison.games.itter.components.packed import PackedComponents, Rules
from garrison.games.itter.position import ItterPosition, Step, empty_row
from garrison.games.itter.rules import dealing

COMPETITIVE: Final = "competitive"


def laid_out(packed: PackedComponents, rules: Rules) -> ItterPosition:
    """The board and the decks, nobody on the board yet and nothing pending. [S.2, S.5, S.5b, S.6, S.7]"""
    p = ItterPosition(packed, rules, empty_row())
    for n in range(c.LOCATIONS):
        p.row[c.DEFENSE + n] = packed.start_defense[n]
    _stack_decks(p)
    _stack_tactics(p)
    return p


def set_up(packed: PackedComponents, rules: Rules) -> ItterPosition:
    """The printed set-up; what is dealt at random is asked for. [S.2, S.3, S.4, S.5, S.5b, S.6, S.7, 6.2a]"""
    p = laid_out(packed, rules)
    p.supply = packed.first
    p.apart = packed.reinforcements
    cellar = [n for n in range(c.SQUARES) if packed.location[n] == c.CELLAR]
    prisoners = [n for n in range(c.DEFENDERS) if packed.prisoners >> n & 1]
    for who, square in zip(prisoners, cellar, strict=True):
        p.put(who, square)
    flow.begin_turn(p)
    if rules.lineup_random:
        for kind in range(c.KINDS):
            p.row[c.LINEUP + kind] = rules.lineup[kind]
        p.push(dealing.LineUp(0))
    else:
        _line_up(p)
    return p


def _stack_decks(p: ItterPosition) -> None:
    for card in range(p.packed.cards - 1):
        if p.rules.competitive or not p.packed.card_competitive_only[card]:
            p.row[c.DECK + card] = p.packed.card_copies[card]
            p.row[c.DECK_COUNT + p.packed.card_deck[card]] += p.packed.card_copies[card]
            p.deck_left += p.packed.card_copies[card]


def _stack_tactics(p: ItterPosition) -> None:
    """The cards removed unseen are simply those that never come. [6.1.2b, 6.1.3b, 6.2a]"""
    if p.rules.tactics_in_play == 0:
        return
    for deck in range(c.DECKS):
        size = 0
        for tactic in range(c.TACTICS):
            copies = p.packed.tactic_copies[deck * c.TACTICS + tactic]
            p.row[c.TACTIC_DECK + deck * c.TACTICS + tactic] = copies
            size += copies
        p.row[c.TACTIC_LEFT + deck] = size - p.rules.tactics_removed[deck]
        if p.rules.tactics_decks_shuffled == 1 and not p.rules.competitive:
            _remove_from_top(p, deck, p.rules.tactics_removed[deck])


def _remove_from_top(p: ItterPosition, deck: int, removed: int) -> None:
    """Decks that are not shuffled lie in the order of the components file. [6.1.2b, 6.1.3b]"""
    for tactic in range(c.TACTICS):
        here = c.TACTIC_DECK + deck * c.TACTICS + tactic
        taken = min(removed, p.row[here])
        p.row[here] -= taken
        removed -= taken


def _line_up(p: ItterPosition) -> None:
    kinds = [kind for kind in range(c.KINDS) for _ in range(p.rules.lineup[kind])]
    for area, kind in enumerate(kinds):
        p.row[c.SPACE + area] = kind
        p.targets |= 1 << area


def dump(p: ItterPosition) -> str:
    """Exact, canonical JSON: how the table was set up, the scalars, the row, the pending steps."""
    return state.dump(state.head_of(p.rules, "scenario", "edition"), p, c.ROW)


def setup_of(body: Body) -> Setup:
    """How the table of a dump was set up."""
    scenario, edition = state.word(body, "scenario"), state.word(body, "edition")
    return Setup(scenario, 2 if scenario == COMPETITIVE else 1, edition, "", state.rulings(body))


def load(body: Body, packed: PackedComponents, rules: Rules) -> ItterPosition:
    """The position of a dump."""
    p = ItterPosition(packed, rules, empty_row())
    state.fill(body, p, c.ROW, Step)
    return p
