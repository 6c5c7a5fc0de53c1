"""Whether the dice of a recorded game are those that they had to be.

The rules say what was rolled for and what lay in the bag; the published keys (or the known seed) say what had
to come. The first line that is otherwise is named. docs/fair-dice.md says what this proves and what it does not.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from garrison.core import journal, save_text
from garrison.core.ask import Answer, Draw, Roll
from garrison.core.errors import BadSave, GarrisonError
from garrison.core.journal import Commit, DrawEntry, Entry, Header, Key, RollEntry
from garrison.table import games
from garrison.table.chance import TYPED
from garrison.table.fair_dice import FairChance, KeysInMemory, commitment_of, derived, in_order, words_digest
from garrison.table.games import FindGame
from garrison.table.replay import chance_of, has_known_dice, seated
from garrison.table.table import Table

Numbered = tuple[int, Entry]


@dataclass(frozen=True, slots=True)
class UnfairEntry:
    """Where a record is not what it had to be. `expected` is "" if the line itself cannot stand there."""

    line: int
    found: str
    expected: str = ""


@dataclass(slots=True)
class FairReport:
    """What came of a check. `dice` is fair, known or typed; `sealed` dice have a key that is not published.

    `typed` are the rolls and draws that people said themselves: real dice, or a past that was corrected.
    """

    game: str
    dice: str
    over: bool = False
    rolls: int = 0
    draws: int = 0
    sealed: int = 0
    typed: int = 0
    words: int = 0
    keys: int = 0
    renewed: int = 0  # how often a new key was begun
    fault: UnfairEntry | None = None

    @property
    def ok(self) -> bool:
        """Whether all dice were checked and are right."""
        return self.fault is None and self.sealed == 0 and self.dice in (FairChance.kind, "known")


def check_dice(text: bytes, find_game: FindGame = games.find) -> FairReport:
    """Play a save again and compare every roll and draw."""
    header, lines = save_text.read(save_text.whole(text))
    dice = "known" if has_known_dice(header) else header.dice
    report = FairReport(header.game, dice)
    entries: list[Numbered] = []
    try:
        entries.extend(lines)
    except BadSave as error:
        report.fault = _of_error(error, len(entries) + 2)
        return report
    _Check(header, entries, report, find_game).run()
    return report


class _Check:
    """One pass over the lines of a save."""

    def __init__(
        self, header: Header, entries: Sequence[Numbered], report: FairReport, find_game: FindGame
    ) -> None:
        self._entries = entries
        self._report = report
        chance = FairChance(KeysInMemory()) if header.dice == TYPED else chance_of(header)
        self._table: Table = seated(header, lambda game, head: Table(game, head, chance), find_game)
        published = [bytes.fromhex(entry.key) for _, entry in entries if isinstance(entry, Key)]
        self._keys = {commitment_of(key): key for key in published}
        self._bags: dict[str, dict[str, dict[str, int]]] = {}

    def run(self) -> None:
        """Up to the first fault."""
        report = self._report
        for number, entry in self._entries:
            report.fault = self._follow(number, entry)
            if report.fault is not None:
                return
        record = self._table.journal
        report.over = self._table.outcome is not None
        report.words, report.keys = len(record.words), len(record.keys)

    def _follow(self, number: int, entry: Entry) -> UnfairEntry | None:
        fault = self._compare(number, entry) if isinstance(entry, (RollEntry, DrawEntry)) else None
        if fault is None and isinstance(entry, Key):
            fault = self._compare_bags(number, entry)
        if fault is not None:
            return fault
        self._report.renewed += isinstance(entry, Commit)
        try:
            self._table.replay(entry)
        except GarrisonError as error:
            return UnfairEntry(number, f"{_written(entry)}: {error}")
        return None

    def _compare(self, number: int, entry: RollEntry | DrawEntry) -> UnfairEntry | None:
        ask = self._table.ask
        if not isinstance(ask, (Roll, Draw)):
            return None  # the rules will refuse it
        if entry.typed:
            self._report.typed += 1
            return None
        expected = self._expected(ask)
        if expected is None:
            self._report.sealed += 1
            return None
        wanted = journal.entry_of(entry.n, ask, expected)
        if wanted != entry:
            return UnfairEntry(number, _written(entry), _written(wanted))
        self._report.rolls += isinstance(entry, RollEntry)
        self._report.draws += isinstance(entry, DrawEntry)
        return None

    def _expected(self, ask: Roll | Draw) -> Answer | None:
        """What had to come; None if nobody can tell yet."""
        table = self._table
        state = table.chance_state
        if not isinstance(table.chance, FairChance):
            return table.chance.answer(table.game, table.position, ask, state)[0]
        commitment = table.journal.cursor.commitment or ""
        if isinstance(ask, Draw):
            bags = self._bags.setdefault(commitment, {})
            bags[str(len(table.journal.nodes))] = dict(in_order(ask.outcomes))
        key = self._keys.get(commitment)
        return None if key is None else derived(key, words_digest(table.journal.words), state, ask)

    def _compare_bags(self, number: int, entry: Key) -> UnfairEntry | None:
        commitment = commitment_of(bytes.fromhex(entry.key))
        if commitment not in self._table.journal.commitments:
            return None  # the journal will refuse it
        bags = self._bags.get(commitment, {})
        for node in sorted({*entry.bags, *bags}, key=int):
            told, true = entry.bags.get(node), bags.get(node)
            if told != true:
                return UnfairEntry(number, f"bag {node}: {told}", f"bag {node}: {true}")
        return None


def _written(entry: Entry) -> str:
    return journal.write(entry).decode().strip()


def _of_error(error: GarrisonError, line: int) -> UnfairEntry:
    return UnfairEntry(line, str(error))
