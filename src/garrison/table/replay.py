"""A table from the lines of a save: the header is seated, the entries are followed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from garrison.core import journal
from garrison.core.errors import BadSave, GarrisonError, NotOffered, unknown
from garrison.core.game import Game
from garrison.core.journal import Entry, Header
from garrison.table import games
from garrison.table.chance import ChanceSource, ScriptedChance, SeededChance, TypedChance
from garrison.table.games import FindGame
from garrison.table.table import Table

DICE = (SeededChance.kind, TypedChance.kind, ScriptedChance.kind)

T = TypeVar("T", bound=Table)
Make = Callable[[Game, Header], T]


def seated(header: Header, make: Make[T], find_game: FindGame = games.find) -> T:
    """The table of a header, nothing answered yet; or an error that says what would be valid."""
    if header.dice not in DICE:
        raise unknown("kind of dice", header.dice, list(DICE))
    game = find_game(header.game, header.corrections or None)
    if header.components != game.components_hash:
        raise BadSave(
            f"made with component data {header.components}, but here it is {game.components_hash};"
            " give the data it was made with (--components FILE) or use the garrison that wrote it"
        )
    return make(game, header)


def follow(table: Table, entries: Iterable[tuple[int, Entry]]) -> None:
    """Replay entries, given with their line numbers, up to one that the rules do not offer, which is named."""
    for number, entry in entries:
        try:
            table.replay(entry)
        except GarrisonError as error:
            said = journal.write(entry).decode().strip()
            raise BadSave(f"line {number}: {said}: {error}{_rules_note(table)}") from error


def follow_lines(table: Table, lines: Iterable[tuple[int, bytes]]) -> None:
    """`follow` for entries as they stand in a save."""
    follow(table, ((number, journal.read_entry(line, number)) for number, line in lines))


def _rules_note(table: Table) -> str:
    saved, here = table.journal.header.rules, table.game.about.rules
    return "" if saved == here else f" (saved under rules {saved}, these are rules {here})"


def chance_of(header: Header) -> ChanceSource:
    """What answers chance in a save that is only looked at."""
    if header.dice == SeededChance.kind:
        return SeededChance()
    return TypedChance(lambda ask: _refuse(header.dice))


def _refuse(dice: str) -> str:
    raise NotOffered(f"this game is played with {dice} dice: give them to go on")
