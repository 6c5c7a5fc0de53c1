"""The draws of the set-up: the action tiles on their places, the first attack cards on the tracks."""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core.ask import Prompt
from garrison.core.position import DRAW, Offers
from garrison.games.westerplatte import codes as c
from garrison.games.westerplatte import events as e
from garrison.games.westerplatte.flow import begin_turn
from garrison.games.westerplatte.position import Step, WesterplattePosition
from garrison.games.westerplatte.rules.deck import attack_weights, take_card, troop_weights
from garrison.games.westerplatte.rules.troops import deploy, discard, find_track


class DealTiles(Step):
    """The action tiles are dealt at random to their places, from the left. [S.3, C.5]"""

    def pending(self) -> i64:
        return DRAW

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


class Opening(Step):
    """The first cards: one discarded, or none, then two or three troops that stay. [S.12, S.12b, S.12c, S.14]"""

    def pending(self) -> i64:
        return DRAW

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
