"""Whole games in which people bring every roll and draw, and nothing of ours may be thrown.

    python tools/real_games.py [--games 1000] [--game ID]

Machines choose, a stand-in for people throws and draws what is asked, and the table has a source of chance that raises
if anything asks it. At every draw what the picker shows is compared with a count of our own, from the copies that are
printed and what came: a deck loses the card that was drawn and nothing else, until it is shuffled anew or the next one
follows. Leaves with 1 where they differ.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from garrison.core.ask import Answer, Draw, Drawn, Roll, Rolled
from garrison.core.game import Game, Setup
from garrison.core.journal import DrawEntry
from garrison.core.randomizers import DECK, randomizers_of, whereabouts_of
from garrison.table import games
from garrison.table.chance import NoChance
from garrison.table.header import header_of
from garrison.table.seats import seat_names
from garrison.table.table import Table
from garrison.table.whereabouts import copies_left

PLAYERS = ("random", "heuristic")
TACTICS = "tactics-deck"
SEVERAL = (TACTICS, "equipment-deck", "crate-deck")  # decks that follow one another, or are made anew
REMOVED = 4  # cards taken out of a Tactics deck at most


@dataclass
class RealFigures:
    """What many games came to."""

    rolls: int = 0
    draws: int = 0


def begun(game: Game, seed: int) -> Table:
    """A table where everything is real, of one scenario after the other."""
    scenario = game.about.scenarios[seed % len(game.about.scenarios)]
    setup = game.settle(Setup(scenario.id, list(scenario.seats)[seed % len(scenario.seats)]))
    seats = [PLAYERS[seed % 2]] * len(seat_names(game, setup))
    return Table(game, header_of(game, setup, seed, seats, NoChance.kind), NoChance())


def brought(ask: Roll | Draw, left: dict[str, int], dice: random.Random) -> Answer:
    """What comes at a real table."""
    if isinstance(ask, Roll):
        return Rolled(tuple(sorted(dice.randint(1, ask.sides) for _ in range(ask.dice))))
    return Drawn(dice.choices(list(left), list(left.values()))[0])


def play(table: Table, seed: int, figures: RealFigures | None = None) -> list[str]:
    """To the end; what the picker showed and should not have, or the other way round."""
    dice, figures, faults = random.Random(seed), figures or RealFigures(), list[str]()
    decks = _Decks(table)
    table.run_machines()
    while (ask := table.real_ask) is not None:
        left = copies_left(table.game, table.position, ask) if isinstance(ask, Draw) else {}
        answer = brought(ask, left, dice)
        if isinstance(ask, Draw) and isinstance(answer, Drawn):
            figures.draws += 1
            faults += decks.compare(ask, left)
            decks.drawn(ask, left, answer.got)
        else:
            figures.rolls += 1
        table.put(answer)
        table.run_machines()
    if table.outcome is None:
        faults.append(f"stopped at {table.ask}")
    return faults


class _Decks:
    """The piles of a table as somebody counts them who sees only what is printed and what comes."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._printed = {pile: self._all(pile) for pile in randomizers_of(table.game)}
        self._dealt = {pile: self._all(pile, "held") for pile in randomizers_of(table.game)}
        self._before: dict[str, Counter[str]] = {}  # what was shown at the last draw, without what came of it

    def _all(self, pile: str, place: str = "") -> Counter[str]:
        """The copies of each card, or those in a place."""
        known = whereabouts_of(self._table.game, self._table.position, pile)
        return Counter(
            {
                card: sum(one.count for one in found if place in ("", one.place))
                for card, found in known.items()
            }
        )

    def compare(self, ask: Draw, left: dict[str, int]) -> list[str]:
        """What is shown and should not be, or the other way round."""
        table, printed = self._table, self._printed[ask.pile]
        faults = self._several(ask.pile, left) if ask.pile in SEVERAL else self._one(ask.pile, left)
        for card, found in whereabouts_of(table.game, table.position, ask.pile).items():
            can_come = sum(place.count for place in found if place.place == DECK)
            if sum(place.count for place in found) != printed[card] or (can_come > 0) != (
                card in ask.outcomes
            ):
                faults.append(f"{ask.pile}: {card}: {found}, shown: {card in ask.outcomes}")
        return faults

    def _one(self, pile: str, left: dict[str, int]) -> list[str]:
        """A deck that is never made anew: what is printed, less what heroes began with, less what came."""
        came = Counter(
            one.got for one in self._table.line() if isinstance(one, DrawEntry) and one.draw == pile
        )
        there = {card: self._printed[pile][card] - self._dealt[pile][card] - came[card] for card in left}
        return [] if there == left else [f"{pile}: {left} shown, {there} left"]

    def _several(self, pile: str, left: dict[str, int]) -> list[str]:
        """Decks that follow one another or are made anew: until one is through it loses what is drawn alone."""
        before = self._before.get(pile, Counter())
        through = sum(before.values()) <= (REMOVED if pile == TACTICS else 0)
        return [] if through or Counter(left) == before else [f"{pile}: {left} after {dict(before)}"]

    def drawn(self, ask: Draw, left: dict[str, int], got: str) -> None:
        """A card came."""
        self._before[ask.pile] = Counter(left) - Counter([got])


def run(game_id: str, count: int) -> tuple[RealFigures, list[str]]:
    """So many games of a title."""
    game, figures, faults = games.find(game_id), RealFigures(), list[str]()
    for seed in range(count):
        faults += [f"{game_id}, seed {seed}: {fault}" for fault in play(begun(game, seed), seed, figures)]
    return figures, faults


def main(arguments: Sequence[str] | None = None) -> int:
    """Play and compare."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--game", choices=games.ids())
    args = parser.parse_args(arguments)
    failed = False
    for game_id in [args.game] if args.game else games.ids():
        figures, faults = run(game_id, args.games)
        print(f"{game_id}: {args.games} games, {figures.rolls} rolls and {figures.draws} draws typed")
        for fault in faults[:10]:
            print(f"  {fault}")
        failed = failed or bool(faults)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
