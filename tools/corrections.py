"""Recorded games with one earlier answer changed: what is kept, what is named, how long it takes.

    python tools/corrections.py [--games 1000] [--game ID] [--most-ms 300]

Each game is played by machines; one of its answers, any die, card or choice, is changed at random. What `correct` says
is compared with a plain reading of the rules: entry by entry, as long as it is among what is asked. Leaves with 1 where
they differ, where the line as it was is lost, or where one correction takes longer than `--most-ms` (of CPU time).
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from garrison import build
from garrison.core import journal, save_text
from garrison.core.ask import Answer, Ask, Choice, Draw, Drawn, Pick, Roll, Rolled
from garrison.core.game import Game, Setup
from garrison.core.journal import AnswerEntry, DrawEntry, PickEntry, RollEntry, answer_in
from garrison.core.position import Position
from garrison.table import games
from garrison.table.correction import Correction, correct
from garrison.table.seats import seat_names
from garrison.table.table import Table

PLAYERS = ("random", "heuristic")


@dataclass
class CorrectionFigures:
    """What many corrections came to."""

    whole: int = 0  # everything after the change still fitted
    conflicts: int = 0
    kept: int = 0
    left: int = 0
    milliseconds: list[float] = field(default_factory=list)


def recorded(game: Game, seed: int) -> Table:
    """A whole game of machines, of one scenario after the other."""
    scenario = game.about.scenarios[seed % len(game.about.scenarios)]
    players = list(scenario.seats)[seed % len(scenario.seats)]
    setup = game.settle(Setup(scenario.id, players))
    seats = [PLAYERS[seed % 2]] * len(seat_names(game, setup))
    table = Table.new(game, setup, seed, seats)
    table.run_machines()
    return table


def other_answer(ask: Ask, entry: AnswerEntry, chance: random.Random) -> Answer:
    """Any answer to what was asked; where it can be, not the one that was given."""
    if isinstance(ask, Choice):
        named = isinstance(entry, PickEntry) and entry.pick
        others = [option for option in ask.options if option.name != named] or list(ask.options)
        return Pick(entry.seat if isinstance(entry, PickEntry) else 0, chance.choice(others))
    if isinstance(ask, Roll):
        return Rolled(tuple(sorted(chance.randint(1, ask.sides) for _ in range(ask.dice))))
    assert isinstance(ask, Draw)
    others_drawn = (
        [name for name in ask.outcomes if name != entry.got] if isinstance(entry, DrawEntry) else []
    )
    return Drawn(chance.choice(others_drawn or list(ask.outcomes)))


def fits(ask: Ask, entry: AnswerEntry) -> bool:
    """Whether an entry is among what is asked, read off the ask alone."""
    if isinstance(entry, PickEntry):
        offered = isinstance(ask, Choice) and entry.pick in {option.name for option in ask.options}
        return offered and isinstance(ask, Choice) and entry.seat in ask.seats
    if isinstance(entry, RollEntry):
        return isinstance(ask, Roll) and entry.roll == f"{ask.dice}d{ask.sides}"
    if isinstance(entry, DrawEntry):
        return isinstance(ask, Draw) and entry.draw == ask.pile and entry.got in ask.outcomes
    return False  # these games are told move by move


def plainly(table: Table, changed: int, answer: Answer) -> tuple[int, str]:
    """How many of the later answers fit once one is changed, and the position after them: played from the beginning."""
    game, line = table.game, table.line()
    p: Position = game.setup(table.setup)
    for number, entry in enumerate(line, start=1):
        if number == changed:
            game.apply(p, answer)
        elif number > changed and not fits(game.ask(p), entry):
            return number - changed - 1, game.hash(p)
        else:
            game.apply(p, answer_in(entry, game.options))
    return len(line) - changed, game.hash(p)


def check(table: Table, chance: random.Random, figures: CorrectionFigures) -> list[str]:
    """One answer changed in a recorded game; what is not as it should be."""
    end, was, before = table.cursor, table.hash(), table.line()
    changed = chance.randrange(1, end + 1)
    entry = before[changed - 1]
    answer = other_answer(table.asked(changed), entry, chance)
    same = answer == answer_in(entry, table.game.options)
    kept, wanted = plainly(table, changed, answer)
    began = time.process_time()
    found = correct(table, changed, answer)
    figures.milliseconds.append((time.process_time() - began) * 1000)
    _count(figures, found)
    faults = {
        "kept": found.kept == kept,
        "left": found.left == end - changed - kept,
        "position": table.hash() == wanted,
        "named": (found.conflict.n if found.conflict else 0)
        == (0 if found.left == 0 else changed + kept + 1),
        "rule": found.conflict is None or bool(found.conflict.why.rule),
        "take-backs": table.takebacks == (0 if same else 1),
        "unchanged": not same or table.hash() == was,
        "save": _reads_again(table),
    }
    table.go(end)
    faults["old line"] = table.hash() == was and table.line() == before
    return [name for name, right in faults.items() if not right]


def _count(figures: CorrectionFigures, found: Correction) -> None:
    figures.whole += found.conflict is None
    figures.conflicts += found.conflict is not None
    figures.kept += found.kept
    figures.left += found.left


def _reads_again(table: Table) -> bool:
    """Whether the journal, read from its text, leads to the same tree and position."""
    header, entries = save_text.read(journal.dump(table.journal))
    again = Table(table.game, header)
    for _, entry in entries:
        again.replay(entry)
    return again.hash() == table.hash() and again.tree() == table.tree()


def run(game_id: str, count: int) -> tuple[CorrectionFigures, list[str]]:
    """So many games of a title."""
    game = games.find(game_id)
    figures, faults = CorrectionFigures(), list[str]()
    for seed in range(count):
        found = check(recorded(game, seed), random.Random(seed), figures)
        faults += [f"{game_id}, seed {seed}: {fault}" for fault in found]
    return figures, faults


def main(arguments: Sequence[str] | None = None) -> int:
    """Check and measure."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--game", choices=games.ids())
    parser.add_argument("--most-ms", type=float, default=0.0, help="0: only measured")
    args = parser.parse_args(arguments)
    failed = False
    for game_id in [args.game] if args.game else games.ids():
        figures, faults = run(game_id, args.games)
        times = figures.milliseconds
        print(
            f"{game_id} ({build.name()}): {args.games} corrections, {figures.whole} fitted to the end,"
            f" {figures.conflicts} named a conflict; {figures.kept} later answers kept, {figures.left} left;"
            f" median {statistics.median(times):.1f} ms, worst {max(times):.1f} ms"
        )
        too_slow = args.most_ms and max(times) > args.most_ms
        for fault in faults:
            print(f"  {fault}")
        failed = failed or bool(faults) or bool(too_slow)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
