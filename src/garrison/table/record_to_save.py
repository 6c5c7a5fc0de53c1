"""A tape as a save: the very lines that a table of that seed with the same machines would have written."""

from __future__ import annotations

from array import array

from garrison.core import journal
from garrison.core.game import Game, Setup
from garrison.core.journal import Mark, entry_of
from garrison.core.playout import Tape
from garrison.core.position import OVER
from garrison.table.batch import answers, kinds_of
from garrison.table.chance import SeededChance
from garrison.table.header import header_of
from garrison.table.table import MARK_EVERY


def record_to_save(game: Game, setup: Setup, policy: str, seed: int, tape: Tape) -> bytes:
    """The save of a game that was just played; `setup` has been through `settle`."""
    header = header_of(game, setup, seed, kinds_of(game, setup, policy), SeededChance.kind)
    lines = [journal.write(header)]
    p = game.setup(setup)
    for n, code in enumerate(array("q", answers(tape)), start=1):
        answer = game.decode(p, code)
        lines.append(journal.write(entry_of(n, game.ask(p), answer)))
        game.apply(p, answer)
        if n % MARK_EVERY == 0 or p.pending() == OVER:
            lines.append(journal.write(Mark(n, game.hash(p))))
    return b"".join(lines)
