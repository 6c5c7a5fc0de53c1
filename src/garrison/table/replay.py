"""A table from the lines of a save: the header is seated, the entries are followed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from garrison import __version__
from garrison.core import journal, save_text
from garrison.core.ask import Choice, Draw, Over
from garrison.core.content import content_of, former_of, overlaid
from garrison.core.errors import BadSave, GarrisonError, unknown
from garrison.core.game import Game
from garrison.core.journal import Entry, Header
from garrison.table import games
from garrison.table.chance import TYPED, ChanceSource, NoChance, ScriptedChance, SeededChance
from garrison.table.fair_dice import FairChance, KeysInMemory
from garrison.table.games import FindGame
from garrison.table.header import setup_of
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
    game = find_game(header.game, header.corrections or None)
    check_rules(header, game)
    if header.components != game.components_hash:
        game = _with_former_data(header, game, find_game)
    if _has_changed(game, header):
        game = find_game(header.game, overlaid(game.corrections, header.content))
    return make(game, header)


def check_rules(header: Header, game: Game) -> None:
    """Refuse a save of rules that are not known here."""
    if not 1 <= header.rules <= game.about.rules:
        wrote = f"garrison {header.garrison}" if header.garrison else "another garrison"
        raise BadSave(
            f"saved by {wrote} under rules {header.rules} of {header.game}; this one ({__version__}) knows rules"
            f" 1 to {game.about.rules}: use that one or a newer one"
        )


def _has_changed(game: Game, header: Header) -> bool:
    """Whether what the save carries is no longer what we have."""
    if not header.content:
        return False
    try:
        return content_of(game, game.settle(game.formerly(setup_of(header), header.rules))) != header.content
    except (GarrisonError, KeyError):  # as when the mission is gone, or is not the one it was
        return True


def _with_former_data(header: Header, game: Game, find_game: FindGame) -> Game:
    """The game with the older edition of its components that the save was played with."""
    for difference in former_of(game):
        older = find_game(header.game, overlaid(difference, header.corrections))
        if older.components_hash == header.components:
            return older
    raise BadSave(
        f"made with component data {header.components}, but here it is {game.components_hash or 'none'};"
        " give the data it was made with (--components FILE) or use the garrison that wrote it"
    )


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
