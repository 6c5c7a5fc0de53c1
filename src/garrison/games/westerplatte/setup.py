"""The set-up: what lies on the table, then the draws of the action tiles and of the first attack cards."""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core.ask import Prompt
from garrison.core.position import Offers
from garrison.games.westerplatte import codes as c
from garrison.games.westerplatte import events as e
from garrison.games.westerplatte.components.packed import PackedComponents, Rules
from garrison.games.westerplatte.flow import begin_turn
from garrison.games.westerplatte.germans.movement import deploy, find_track
from garrison.games.westerplatte.position import DrawStep, WesterplattePosition, empty_row
from garrison.games.westerplatte.rules.days import left_over
from garrison.games.westerplatte.rules.deck import attack_weights, take_card, troop_weights
from garrison.games.westerplatte.rules.troops import discard


def set_up(packed: PackedComponents, rules: Rules) -> WesterplattePosition:
    """The printed set-up; what is dealt at random is asked for. [S.5, S.5b, S.7, S.8, S.9, S.9c]"""
    p = laid_out(packed, rules)
    p.restart(DEAL_TILES)
    return p


def laid_out(packed: PackedComponents, rules: Rules) -> WesterplattePosition:
    """What lies on the table before anything is dealt. [S.4, S.5, S.5b, S.7, S.8, S.9, S.9c, S.10, S.11]"""
    p = WesterplattePosition(packed, rules, empty_row())
    p.morale = rules.morale_start
    for space in range(c.SPACES):
        p.row[c.WALL + space] = packed.start_bricks[space]
    for who in range(rules.officers):
        p.row[c.AT + who] = packed.start_space
        p.row[c.ROUNDS + who] = rules.ammunition
    _reserves(p)
    _supplies(p)
    _decks(p)
    return p


def _reserves(p: WesterplattePosition) -> None:
    """Tokens and ammunition beside the board. [S.5b, S.6]"""
    t = p.packed
    p.row[c.RESERVE + c.SHARE_MOVEMENT] = t.box_extra_movement
    p.row[c.RESERVE + c.SHARE_LIMITED] = t.box_limited_movement
    p.row[c.RESERVE + c.SHARE_ACTIONS] = t.box_extra_action
    p.row[c.RESERVE + c.SHARE_AMMUNITION] = t.box_ammunition - p.rules.officers * p.rules.ammunition


def _supplies(p: WesterplattePosition) -> None:
    """Markers on their tiles; the rest goes into the box. [S.4, S.4b, S.4c, S.4d]"""
    for supply in range(c.SUPPLIES):
        p.row[c.STOCK + supply] = p.rules.amount[c.SUPPLY_TILE + supply]
        p.row[c.BOXED + supply] = left_over(p, supply)


def _decks(p: WesterplattePosition) -> None:
    """Phase 1 on phase 2; of the events as many of each sign as the level says. [S.10, S.11, S.11b]"""
    t = p.packed
    for card in range(t.cards):
        p.row[c.BAG + card] = t.card_copies[card]
        if card < t.phase_2:
            p.phase_1 += t.card_copies[card]
        else:
            p.phase_2 += t.card_copies[card]
    for event in range(t.events):
        p.row[c.EVENT_BAG + event] = t.event_copies[event]
    p.positive = p.rules.positive
    p.negative = p.rules.negative


class DealTiles(DrawStep):
    """The action tiles are dealt at random to their places, from the left. [S.3, C.5]"""

    def weights(self, p: WesterplattePosition, out: Offers) -> None:
        tile: i64 = 0
        while tile < c.TILES:
            out.a[tile] = 1
            tile += 1
        place: i64 = 0
        while place < p.stage:
            out.a[p.row[c.TILE + place]] = 0
            place += 1
        out.n = c.TILES

    def chance(self, p: WesterplattePosition, outcome: i64) -> None:
        p.row[c.TILE + p.stage] = outcome
        p.tell(e.TILE_DEALT, outcome, c.POSTS + p.stage)
        p.stage += 1
        if p.stage == c.TILES:
            p.stage = 0
            p.restart(OPENING)

    def prompt(self, p: WesterplattePosition) -> Prompt:
        return Prompt("deal-tile", "S.3", {"space": p.packed.space_ids[c.POSTS + p.stage]})


class Opening(DrawStep):
    """The first cards: one discarded, or none, then two or three troops that stay. [S.12, S.12b, S.12c, S.14]"""

    def weights(self, p: WesterplattePosition, out: Offers) -> None:
        if p.stage < p.rules.discarded or p.rules.setup_non_troop == 1:
            attack_weights(p, out)
        else:
            troop_weights(p, out)

    def chance(self, p: WesterplattePosition, outcome: i64) -> None:
        card = take_card(p, outcome)
        if p.stage < p.rules.discarded:
            set_aside(p, card)
            p.stage += 1
        elif p.packed.card_kind[card] != c.TROOP:
            set_aside(p, card)
        else:
            deploy(p, card, find_track(p, p.packed.card_track[card]))
            p.stage += 1
        if p.stage == p.rules.discarded + p.rules.deployed:
            p.stage = 0
            p.officer = p.rules.officers - 1
            begin_turn(p)

    def prompt(self, p: WesterplattePosition) -> Prompt:
        left = p.rules.discarded + p.rules.deployed - p.stage
        if p.stage < p.rules.discarded:
            return Prompt("opening-discard", "S.12", {})
        return Prompt("opening-card", "S.12b", {"left": left})


def set_aside(p: WesterplattePosition, card: i64) -> None:
    """A card opens the pile of day 1 without effect. [S.12]"""
    discard(p, card)
    p.tell(e.CARD_SET_ASIDE, card)


DEAL_TILES: Final = DealTiles()
OPENING: Final = Opening()
