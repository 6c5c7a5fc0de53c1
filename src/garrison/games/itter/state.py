"""Positions as canonical text and back, and the set-up from which every game starts."""

from __future__ import annotations

from typing import Final

from garrison.core import dumping
from garrison.core.dumping import Body
from garrison.core.game import Setup
from garrison.games.itter import codes, flow
from garrison.games.itter import position as at
from garrison.games.itter.components.packed import PackedComponents, Rules
from garrison.games.itter.position import ROW, ItterPosition, Step, empty_row
from garrison.games.itter.rules import (
    actions,
    barrage,
    counters,
    dealing,
    ending,
    fire,
    locations,
    losses,
    planning,
    shooting,
)

SCALARS: Final = (
    "turn", "actions", "cards", "exhausted", "disrupted", "acted", "commanded", "shifted", "supply", "apart",
    "gone", "taken", "targets", "guns", "loaded", "tank", "escaped", "deck_left", "never", "regiment", "under",
    "top_deck", "escape_from", "escape_clear", "plan", "ending",
)  # fmt: skip

STEPS: Final[dict[str, type[Step]]] = {
    kind.__name__: kind
    for kind in (
        dealing.LineUp, flow.DefenderPhase, flow.Act, dealing.DealTactics, flow.SsPhase, flow.OrdersPhase,
        shooting.AttackRoll, shooting.WeaponChoice, shooting.Split, actions.Recoveries,
        barrage.Barrage, counters.PlaceCounters, counters.Suppression, counters.SuppressionRoll,
        fire.Aim, fire.Shot, fire.Colour, fire.Flak, locations.LocationRoll, locations.LocationShot,
        locations.Rescue, locations.Shaken, losses.Sacrifice, planning.FillHand, planning.ChooseOrders,
        planning.ChooseTactic, ending.GameOver,
    )
}  # fmt: skip
COMPETITIVE: Final = "competitive"
FLAGS: Final = {"Act": (1, 2), "Aim": (2,), "Shot": (2,)}  # arguments that are yes or no


def set_up(packed: PackedComponents, rules: Rules) -> ItterPosition:
    """The printed set-up; what is dealt at random is asked for. [S.2, S.3, S.4, S.5, S.5b, S.6, S.7, 6.2a]"""
    p = ItterPosition(packed, rules, empty_row())
    for n in range(codes.LOCATIONS):
        p.row[at.DEFENSE + n] = packed.start_defense[n]
    p.supply = packed.first
    p.apart = packed.reinforcements
    cellar = [n for n in range(codes.SQUARES) if packed.location[n] == codes.CELLAR]
    prisoners = [n for n in range(codes.DEFENDERS) if packed.prisoners >> n & 1]
    for who, square in zip(prisoners, cellar, strict=True):
        p.put(who, square)
    _stack_decks(p)
    _stack_tactics(p)
    flow.begin_turn(p)
    if rules.lineup_random:
        for kind in range(codes.KINDS):
            p.row[at.LINEUP + kind] = rules.lineup[kind]
        p.push(dealing.LineUp(0))
    else:
        _line_up(p)
    return p


def _stack_decks(p: ItterPosition) -> None:
    for card in range(p.packed.cards - 1):
        if p.rules.competitive or not p.packed.card_competitive[card]:
            p.row[at.DECK + card] = p.packed.card_copies[card]
            p.row[at.DECK_COUNT + p.packed.card_deck[card]] += p.packed.card_copies[card]
            p.deck_left += p.packed.card_copies[card]


def _stack_tactics(p: ItterPosition) -> None:
    """The cards removed unseen are simply those that never come. [6.1.2b, 6.1.3b, 6.2a]"""
    if p.rules.tactics_in_play == 0:
        return
    for deck in range(codes.DECKS):
        size = 0
        for tactic in range(codes.TACTICS):
            copies = p.packed.tactic_copies[deck * codes.TACTICS + tactic]
            p.row[at.TACTIC_DECK + deck * codes.TACTICS + tactic] = copies
            size += copies
        p.row[at.TACTIC_LEFT + deck] = size - p.rules.tactics_removed[deck]
        if p.rules.tactics_decks_shuffled == 1 and not p.rules.competitive:
            _remove_from_top(p, deck, p.rules.tactics_removed[deck])


def _remove_from_top(p: ItterPosition, deck: int, removed: int) -> None:
    """Decks that are not shuffled lie in the order of the components file. [6.1.2b, 6.1.3b]"""
    for tactic in range(codes.TACTICS):
        here = at.TACTIC_DECK + deck * codes.TACTICS + tactic
        taken = min(removed, p.row[here])
        p.row[here] -= taken
        removed -= taken


def _line_up(p: ItterPosition) -> None:
    kinds = [kind for kind in range(codes.KINDS) for _ in range(p.rules.lineup[kind])]
    for area, kind in enumerate(kinds):
        p.row[at.SPACE + area] = kind
        p.targets |= 1 << area


def dump(p: ItterPosition) -> str:
    """Exact, canonical JSON: how the table was set up, the scalars, the row, the pending steps."""
    rules = p.rules
    head = {"scenario": rules.scenario, "edition": rules.edition, "rulings": rules.choices}
    return dumping.write(head, p, SCALARS, ROW)


def setup_of(body: Body) -> Setup:
    """How the table of a dump was set up."""
    scenario, edition = dumping.word(body, "scenario"), dumping.word(body, "edition")
    return Setup(scenario, 2 if scenario == COMPETITIVE else 1, edition, "", dumping.rulings(body))


def load(body: Body, packed: PackedComponents, rules: Rules) -> ItterPosition:
    """The position of a dump."""
    p = ItterPosition(packed, rules, empty_row())
    dumping.read_scalars(body, p, SCALARS)
    dumping.read_row(body, p, ROW)
    dumping.read_steps(body, p, STEPS, FLAGS)
    return p
