"""A table from the lines of a save: the header is seated, the entries are followed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from garrison import __version__
from garrison.core import journal, save_text
from garrison.core.ask import Choice, Draw, Over
from garrison.core.errors import BadSave, GarrisonError, unknown
from garrison.core.game import Game
from garrison.core.journal import Entry, Header
from garrison.table import games
from garrison.table.chance import TYPED, ChanceSource, NoChance, ScriptedChance, SeededChance
from garrison.table.data import game_for_save
from garrison.table.fair_dice import FairChance, KeysInMemory
from garrison.table.games import FindGame
from garrison.table.table import Table

SEEDED = "seeded"  # known dice, as saves of 0.1.0 call them
DICE = (FairChance.kind, SeededChance.kind, TYPED, ScriptedChance.kind, SEEDED)

SHOWN = 5  # answers that are listed where a save stops

T = TypeVar("T", bound=Table)
Make = Callable[[Game, Header], T]


def seated(header: Header, make: Make[T], find_game: FindGame = games.find) -> T:
    """The table of a header, nothing answered yet; or an error that says what would be valid."""
    if header.dice not in DICE:
        raise unknown("kind of dice", header.dice, list(DICE))
    return make(game_for_save(header, find_game), header)


def follow(table: Table, entries: Iterable[tuple[int, Entry]]) -> None:
    """Replay entries, given with their line numbers, up to one that the rules do not offer, which is named."""
    for number, entry in entries:
        try:
            table.replay(entry)
        except GarrisonError as error:
            said = journal.write(entry).decode().strip()
            raise BadSave(f"line {number}: {said}: {error}{_asked(table)}{_written_by(table)}") from error


def follow_lines(table: Table, lines: Iterable[tuple[int, bytes]]) -> None:
    """`follow` for entries as they stand in a save."""
    follow(table, ((number, save_text.read_entry(line, number)) for number, line in lines))


def _asked(table: Table) -> str:
    """What is asked where a save stops, and what could be answered."""
    ask = table.ask
    if isinstance(ask, Over):
        return "; asked here: nothing, the game is over"
    if isinstance(ask, Choice):
        valid = [option.name for option in ask.options]
    elif isinstance(ask, Draw):
        valid = list(ask.outcomes)
    else:
        valid = [f"{ask.dice}d{ask.sides}"]
    more = f" and {len(valid) - SHOWN} more" if len(valid) > SHOWN else ""
    return f"; asked here: {ask.prompt.key} [{ask.prompt.rule}], valid: {', '.join(valid[:SHOWN])}{more}"


def _written_by(table: Table) -> str:
    """Which program and rules wrote the save, where they are not these."""
    header, here = table.journal.header, table.game.about.rules
    if (header.garrison, header.rules) == (__version__, here):
        return ""
    wrote = f"garrison {header.garrison}" if header.garrison else "a garrison before 0.2"
    return f" (saved by {wrote} under rules {header.rules}; this is garrison {__version__} with rules {here})"


def has_known_dice(header: Header) -> bool:
    """Whether the dice of a save follow from a seed that stands in it."""
    return header.dice in (SeededChance.kind, SEEDED)


def chance_of(header: Header) -> ChanceSource:
    """What answers chance in a save that is only looked at."""
    if has_known_dice(header):
        return SeededChance()
    return FairChance(KeysInMemory()) if header.dice == FairChance.kind else NoChance()
