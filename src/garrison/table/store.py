"""Save files: whole lines, each on disk before anybody is told of it, never written over."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from garrison.core import journal, save_text
from garrison.core.errors import BadSave, GarrisonError, Unknown
from garrison.core.game import Game
from garrison.core.journal import Entry, Header, answer_of
from garrison.table import games
from garrison.table.chance import ChanceSource
from garrison.table.games import FindGame
from garrison.table.replay import chance_of, follow, seated
from garrison.table.table import Table


class StoppedSave(BadSave):
    """A save that could be followed only so far; `table` stands where it stopped."""

    def __init__(self, message: str, table: Table) -> None:
        super().__init__(_printable(message))
        self.table = table


@dataclass(frozen=True, slots=True)
class Verified:
    """What a save came to when it was played again."""

    game: str
    answers: int
    cursor: int
    takebacks: int
    renewals: int
    over: bool
    hash: str
    journal_hash: str


class SaveFile:
    """The end of a save file; called with an entry, it has put it on disk when it returns."""

    def __init__(self, path: Path, size: int) -> None:
        self.path = path
        self._size = size

    def __call__(self, entry: Entry) -> None:
        line = journal.write(entry)
        try:
            with self.path.open("r+b", buffering=0) as file:
                if file.seek(0, os.SEEK_END) != self._size:
                    raise BadSave(f"{self.path}: another program has written to it; load it again")
                try:
                    written = file.write(line)
                    os.fsync(file.fileno())
                    if written != len(line):
                        raise OSError(0, "the disk is full")
                except BaseException:
                    file.truncate(self._size)  # half a line must not stay
                    raise
        except OSError as error:
            raise BadSave(f"{self.path}: cannot be written: {error.strerror}") from error
        self._size += len(line)


def home() -> Path:
    """Where Garrison keeps what it writes: GARRISON_HOME, or the platform's folder for a user's data."""
    if chosen := os.environ.get("GARRISON_HOME"):
        return Path(chosen)
    if sys.platform == "win32":
        base = os.environ.get("APPDATA") or str(Path.home() / "AppData/Roaming")
    elif sys.platform == "darwin":
        base = str(Path.home() / "Library/Application Support")
    else:
        base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local/share")
    return Path(base) / "garrison"


def made(folder: Path, remedy: str) -> Path:
    """A folder that exists from now on; if it cannot, the error says what to do."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise OSError(error.errno, f"{error.strerror}; {remedy}", str(folder)) from error
    return folder


def new_path(game_id: str) -> Path:
    """An unused name for an automatic save, in a folder that exists."""
    folder = made(home() / "saves", "GARRISON_HOME names another folder")
    stem = f"{game_id}-{datetime.now():%Y%m%d-%H%M%S}"
    names = [f"{stem}.save", *(f"{stem}-{n}.save" for n in range(2, 1000))]
    return next(folder / name for name in names if not (folder / name).exists())


def create(path: Path, table: Table) -> None:
    """Begin a save with everything the table has recorded; each further entry is added as it comes."""
    text = journal.dump(table.journal)
    try:
        with path.open("xb") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
    except FileExistsError:
        raise BadSave(f"{path}: exists and is never written over; load it or choose another name") from None
    except OSError as error:
        raise BadSave(f"{path}: cannot be written: {error.strerror}") from error
    table.sink = SaveFile(path, len(text))


def load(
    path: Path, find_game: FindGame = games.find, salvage: bool = False, chance: ChanceSource | None = None
) -> Table:
    """The table a save leads to, cursor and branches included; the file is only read.

    A line the rules do not offer stops with StoppedSave, which carries the table up to there.
    """
    return _replay(path, _read(path, salvage), find_game, chance)


def resume(
    path: Path, find_game: FindGame = games.find, salvage: bool = False, chance: ChanceSource | None = None
) -> Table:
    """Load a save and go on writing to it. With `salvage` a cut last line is dropped from the file."""
    text = _read(path, salvage)
    table = _replay(path, text, find_game, chance)
    _mend(path, text)  # only now: what cannot be replayed is not touched
    table.sink = SaveFile(path, len(text))
    return table


def peek(path: Path) -> Header:
    """The header of a save."""
    first = _bytes(path).removeprefix(save_text.BYTE_ORDER_MARK).split(b"\n")[0]
    try:
        return save_text.read_header(first)
    except BadSave as error:
        raise BadSave(f"{path}, {error}") from None


def verify(path: Path, find_game: FindGame = games.find) -> Verified:
    """Play a save again in two ways, through the table and on the fast tier; both must reach one position."""
    table = load(path, find_game)
    game = table.game
    if faults := game.check(table.position):
        raise BadSave(f"{path}: the position is broken: {'; '.join(faults)}")
    straight = _straight(game, table)
    if straight != table.hash():
        raise BadSave(f"{path}: two ways to replay disagree: {table.hash()} and {straight}")
    record = table.journal
    return Verified(
        game.about.id,
        len(record.nodes) - 1,
        table.cursor,
        record.takebacks,
        record.renewals,
        table.outcome is not None,
        straight,
        table.journal_hash(),
    )


def _straight(game: Game, table: Table) -> str:
    """The hash at the end of the line, played from the root in plain integers."""
    p = game.setup(table.setup)
    for entry in table.line():
        game.advance(p, answer_of(entry, game.ask(p), game.options))
    return game.hash(p)


def _bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise BadSave(f"{path}: cannot be read: {error.strerror}") from error


def _read(path: Path, salvage: bool) -> bytes:
    text = _bytes(path)
    try:
        return save_text.whole(text, salvage)
    except BadSave as error:
        raise BadSave(f"{path}, {error}") from None


def _mend(path: Path, text: bytes) -> None:
    """Make the file what `whole` made of it. If that left anything out, the file as it was stays beside it."""
    found = _bytes(path)
    if found == text:
        return
    if len(text) < len(found.removeprefix(save_text.BYTE_ORDER_MARK).replace(b"\r\n", b"\n")):
        names = [f"{path.name}.damaged", *(f"{path.name}.damaged-{n}" for n in range(2, 1000))]
        aside = next(path.with_name(name) for name in names if not path.with_name(name).exists())
        aside.write_bytes(found)
    mended = path.with_name(f"{path.name}.new")
    with mended.open("wb") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    mended.replace(path)


def _replay(path: Path, text: bytes, find_game: FindGame, chance: ChanceSource | None) -> Table:
    try:
        header, entries = save_text.read(text)
    except BadSave as error:
        raise BadSave(f"{path}, {error}") from None
    table = _seated(path, header, find_game, chance)
    try:
        follow(table, entries)
    except BadSave as error:
        raise StoppedSave(f"{path}, {error}", table) from error
    return table


def _seated(path: Path, header: Header, find_game: FindGame, chance: ChanceSource | None) -> Table:
    """The table at its root, or an error that names line 1 and what would be valid."""
    try:
        return seated(header, lambda game, head: Table(game, head, chance or chance_of(head)), find_game)
    except Unknown as error:
        raise Unknown(_printable(f"{path}, line 1: {error}")) from None
    except GarrisonError as error:
        raise BadSave(_printable(f"{path}, line 1: {error}")) from error


def _printable(message: str) -> str:
    """What a file says is quoted in errors: on one line, and never as control codes."""
    return "".join(letter if letter.isprintable() else "?" for letter in message)
